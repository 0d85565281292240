"""How Alembic reaches the database: on a connection that is handed to it."""

from __future__ import annotations

from typing import Literal

from alembic import context

from levant.server.storage.all_models import metadata
from levant.server.storage.base import UtcDateTime


def _named(kind: str, thing: object, _: object) -> str | Literal[False]:
    """Our own column type by its short name, which every revision imports."""
    return "UtcDateTime()" if kind == "type" and isinstance(thing, UtcDateTime) else False


connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata(),
    render_as_batch=connection.dialect.name == "sqlite",
    compare_type=True,
    render_item=_named,
)
with context.begin_transaction():
    context.run_migrations()
