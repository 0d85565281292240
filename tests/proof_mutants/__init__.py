"""The proof of the tests: the rules are falsified in one place at a time, and a test must fail."""
