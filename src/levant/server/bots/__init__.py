"""Bots at matches: they think in processes of their own and see their role's view only."""
