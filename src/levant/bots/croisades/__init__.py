"""Computer players of Croisades Strategic."""
