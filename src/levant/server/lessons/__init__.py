"""Guided lessons over HTTP: nothing is stored, the client keeps what it has played."""
