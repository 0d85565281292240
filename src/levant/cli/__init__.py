"""The command line: play, watch, prove and measure from a terminal."""

from levant.cli.commands import app

__all__ = ["app"]
