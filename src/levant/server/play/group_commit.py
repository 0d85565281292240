"""Group commit: what is done at all tables of this process is written in one transaction.

A commit costs the same for one row and for fifty. Whoever writes waits until his rows are on
the disk; those who come while a transaction is under way share the next one. Where one of them
cannot be written, because another process was faster, each is tried alone.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from sqlalchemy import BindParameter, bindparam, insert, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from levant.server.matches.header import Seat
from levant.server.storage.database import Database
from levant.server.storage.match_models import ActionRow, MatchRow, SeatRow, SnapshotRow
from levant.server.tracing import span

MOST_TOGETHER: Final = 100

_ACTIONS: Final = cast("SqlTable", ActionRow.__table__)
_MATCHES: Final = cast("SqlTable", MatchRow.__table__)
_SEATS: Final = cast("SqlTable", SeatRow.__table__)
_SNAPSHOTS: Final = cast("SqlTable", SnapshotRow.__table__)


class Overtaken(Exception):
    """Another process has added to the action log: what was read is no longer the present."""


@dataclass
class PendingChange:
    """Rows of one match and its header after them; it had `plies` rows before."""

    match_id: str
    plies: int
    rows: Sequence[dict[str, object]]
    state: dict[str, object]
    snapshot: dict[str, object] | None = None
    seats: Sequence[Seat] = ()
    written: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class GroupCommit:
    """Writes changes in the order in which they come."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[PendingChange] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, change: PendingChange) -> None:
        """Return when the change is on the disk; Overtaken when it does not fit any more."""
        self._waiting.append(change)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain())
        await change.written

    async def _drain(self) -> None:
        while self._waiting:
            together = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            try:
                await self._write(together)
            except Exception as error:
                if len(together) == 1:
                    _settle(together[0], error)
                    continue
                for change in together:
                    await self._write_alone(change)
            else:
                for change in together:
                    _settle(change, None)

    async def _write_alone(self, change: PendingChange) -> None:
        try:
            await self._write([change])
        except Exception as error:
            _settle(change, error)
        else:
            _settle(change, None)

    async def _write(self, changes: Sequence[PendingChange]) -> None:
        try:
            with span("commit", matches=len(changes)):
                await self._write_all(changes)
        except IntegrityError:
            raise Overtaken from None

    async def _write_all(self, changes: Sequence[PendingChange]) -> None:
        async with self._database.joined() as connection:
            rows = [row for change in changes for row in change.rows]
            await connection.execute(insert(_ACTIONS), rows)
            await _move_headers(connection, changes)
            for change in changes:
                await _write_rest(connection, change)


def _settle(change: PendingChange, error: Exception | None) -> None:
    if change.written.done():
        return  # whoever waited has gone
    if error is None:
        change.written.set_result(None)
    else:
        change.written.set_exception(error)


async def _move_headers(connection: AsyncConnection, changes: Sequence[PendingChange]) -> None:
    """One statement for all headers of which the same columns change."""
    alike: dict[tuple[str, ...], list[PendingChange]] = defaultdict(list)
    for change in changes:
        alike[tuple(change.state)].append(change)
    where = (_MATCHES.c.id == bindparam("own_id")) & (_MATCHES.c.plies == bindparam("own_plies"))
    for columns, group in alike.items():
        values: dict[str, BindParameter[object]] = {
            name: bindparam(name) for name in (*columns, "plies")
        }
        moved = await connection.execute(
            update(_MATCHES).where(where).values(values),
            [
                {
                    **change.state,
                    "plies": change.plies + len(change.rows),
                    "own_id": change.match_id,
                    "own_plies": change.plies,
                }
                for change in group
            ],
        )
        if moved.rowcount != len(group):
            raise Overtaken


async def _write_rest(connection: AsyncConnection, change: PendingChange) -> None:
    for seat in change.seats:
        await connection.execute(
            update(_SEATS)
            .where(_SEATS.c.match == change.match_id, _SEATS.c.role == seat.role)
            .values(bot=seat.row.bot, resigned=seat.row.resigned)
        )
    if change.snapshot is not None:
        await connection.execute(insert(_SNAPSHOTS), change.snapshot)
