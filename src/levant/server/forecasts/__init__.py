"""The chances of the players of a finished match, and its costliest decisions."""
