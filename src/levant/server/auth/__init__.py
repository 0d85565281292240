"""Who sends a request, by what proof, and how often."""
