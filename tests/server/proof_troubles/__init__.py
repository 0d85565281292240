"""Proof that a full disk, a locked, read-only or damaged database file costs nothing."""
