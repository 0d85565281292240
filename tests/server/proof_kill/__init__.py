"""Proof that a killed server, worker or database loses nothing that was acknowledged."""
