"""Matches: made, joined, listed, started, timed and ended."""
