"""The yardstick: a FastAPI endpoint that commits one row, and nothing else.

It has our database settings and our uvicorn settings. On SQLite writers queue for a lock in the
process; without it they would wait for each other inside SQLite, which is slower.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel
from sqlalchemy import Column, Integer, MetaData, String, Table, insert

from levant.server.serve import listen, make_server
from levant.server.settings import load_settings
from levant.server.storage.database import Database

METADATA = MetaData()
ROWS = Table(
    "bare_rows",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("request", String(64)),
    Column("version", Integer),
    Column("text", String(200)),
)


class Given(BaseModel):
    """As much as an action brings."""

    id: str
    version: int
    actions: list[str]


def create_bare(database: Database) -> FastAPI:
    """An application with one endpoint."""

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        async with database.connection() as connection:
            await connection.run_sync(METADATA.create_all)
        yield
        await database.close()

    app = FastAPI(lifespan=life)
    alone: Any = asyncio.Lock() if database.sqlite else nullcontext()

    @app.get("/healthz")
    async def health() -> dict[str, str]:
        return {"status": "ok"}

    @app.post("/row")
    async def row(given: Given) -> dict[str, int]:
        values = {"request": given.id, "version": given.version, "text": given.actions[0]}
        async with alone, database.connection() as connection:
            await connection.execute(insert(ROWS), values)
        return {"version": given.version}

    return app


if __name__ == "__main__":
    settings = load_settings()
    server = make_server(create_bare(Database(settings)), settings)
    server.run([listen(settings)])
