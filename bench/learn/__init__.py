"""The king's judgement: games to learn from, and a net that is fitted to how they ended."""
