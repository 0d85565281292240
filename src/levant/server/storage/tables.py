"""Every table, imported once so that `Base.metadata` knows them all."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from sqlalchemy import MetaData

from levant.server.storage.base import Base

MODULES: Final = ("match_models", "people_models")


def metadata() -> MetaData:
    """What the database should look like."""
    for module in MODULES:
        name = f"levant.server.storage.{module}"
        if find_spec(name) is not None:
            import_module(name)
    return Base.metadata
