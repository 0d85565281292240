"""Proof that players go on elsewhere when the web process that they are at dies."""
