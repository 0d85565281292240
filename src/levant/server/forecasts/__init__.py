"""What each side could expect, turn by turn: told when a match is over and all is open."""
