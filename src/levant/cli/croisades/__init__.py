"""Croisades Strategic on the terminal."""
