"""Before and around play: matches made, joined, listed, timed and repeated."""
