"""What anybody may look up: the rules in words."""
