"""Games on a real Ray cluster; `tests/cli` plays the same ones on a stand-in for it."""
