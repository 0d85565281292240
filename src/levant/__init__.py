"""Levant: the board wargames Crusader Rex and Croisades Strategic."""

from levant import compiled

__version__ = "0.1.0"

compiled.arrange()
