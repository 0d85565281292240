"""Proof that a server's memory stays flat while people come, play, leave and come back."""
