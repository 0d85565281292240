"""Play: a match's position, what is done to it, and what each viewer is told of it."""
