"""Crusader Rex. The files are the chapters of its rulebook."""
