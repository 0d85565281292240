"""Every table, imported once so that `Base.metadata` knows them all."""

from __future__ import annotations

from sqlalchemy import MetaData

from levant.server.storage import match_models, people_models, tournament_models
from levant.server.storage.base import Base

MODULES = (match_models, people_models, tournament_models)


def metadata() -> MetaData:
    """What the database should look like."""
    return Base.metadata
