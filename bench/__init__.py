"""Benchmarks: `make bench`, or `python -m bench`. No test ever asserts a time."""
