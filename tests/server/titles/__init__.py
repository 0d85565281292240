"""Titles behind the server: a new one is added by rules, words and a few services."""
