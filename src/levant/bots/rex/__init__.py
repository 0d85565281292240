"""Computer players of Crusader Rex."""
