"""Bridges for researchers: Crusader Rex as their libraries know games.

`tensors` and `vector` need numpy alone; `openspiel` and `pettingzoo` need the extra of their name.
All of them tell a player what his view tells, and nothing else. docs/bridges.md describes them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from levant.kernel.title import LevantError


class MissingExtra(LevantError, ImportError):
    """A library that is not installed; the message says how to get it."""


def need(module: str, extra: str) -> Any:
    """A library of an optional extra."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingExtra(
            f"{module} is not here ({error}): pip install 'levant[{extra}]'"
        ) from error
