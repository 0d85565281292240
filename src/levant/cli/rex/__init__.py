"""Crusader Rex on a terminal: the map, the list of blocks, the battle, the frame."""
