"""Croisades Strategic: campaigns on the map of the Middle East, for two to seven players."""
