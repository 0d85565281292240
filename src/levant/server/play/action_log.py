"""The action log of a match, read from the database into a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.matches.header import Header, load_header
from levant.server.play.table import PlayedAction, Table, rewound
from levant.server.play.table_start import TableStart
from levant.server.storage.database import Database
from levant.server.storage.json_columns import Counts
from levant.server.storage.match_models import ActionRow, SnapshotRow
from levant.server.titles.title_services import TITLES

PLAYED: Final = ("play", "forced", "resign")
"""Kinds of rows that are actions of the game."""
REWOUND: Final = ("undo", "reset", "takeback")
"""Kinds of rows that go back: their text is the length of the line that is left, and a role
where the actions of the others after that stay."""

Logged = tuple[str, int | None, str, str | None, int]
"""Kind, role, text, request and floor of an action."""


def start_of(header: Header) -> TableStart:
    """The first position of a match, from its header."""
    row = header.row
    title = TITLES.find(row.title, row.rules)
    return TableStart(
        title, row.edition, row.options, row.dice_key, header.nonces, header.earlier_dice
    )


async def read(session: AsyncSession, match_id: str, *, whole: bool) -> tuple[Header, Table | None]:
    """A match with its table; `whole` from the first action, not from a snapshot."""
    header = await load_header(session, match_id)
    if header.row.started is None:
        return header, None
    start, ply, last = start_of(header), 0, header.row.plies
    if not whole:
        ply = await _snapshot(session, match_id, start, last)
    table = Table(start)
    for step in _line(await _rows(session, match_id, ply, last), start.length):
        table.follow(step)
    table.seen, table.asked = list(header.row.seen), list(header.row.asked)
    rewound = await session.scalars(
        select(ActionRow.after)
        .where(ActionRow.match == match_id, ActionRow.kind.in_(REWOUND), ActionRow.ply <= last)
        .order_by(ActionRow.ply)
    )
    table.rewinds = [(_whole(after[0]), after[-1]) for after in rewound]
    return header, table


async def catch_up(
    session: AsyncSession, match_id: str, known: Header, table: Table
) -> Header | None:
    """Add to a table what others have done since its header was read; the header of today.

    None: something was taken back, and the table has to be read anew.
    """
    header = await load_header(session, match_id)
    since, last = known.row.plies, header.row.plies
    rows = await _rows(session, match_id, since, last) if last != since else []
    if len(rows) != last - since or any(kind in REWOUND for kind, *_ in rows):
        return None
    for step in _line(rows, table.length):
        table.follow(step)
    table.seen, table.asked = list(header.row.seen), list(header.row.asked)
    return header


async def _rows(session: AsyncSession, match_id: str, after: int, last: int) -> Sequence[Logged]:
    """What was done after a ply and up to another: none that the header does not know of."""
    found = await session.execute(
        select(ActionRow.kind, ActionRow.role, ActionRow.text, ActionRow.request, ActionRow.floor)
        .where(ActionRow.match == match_id, ActionRow.ply > after, ActionRow.ply <= last)
        .order_by(ActionRow.ply)
    )
    return found.all()


async def _snapshot(session: AsyncSession, match_id: str, start: TableStart, last: int) -> int:
    """Begin at the last snapshot up to a ply; its ply."""
    kept = await session.scalar(
        select(SnapshotRow)
        .where(SnapshotRow.match == match_id, SnapshotRow.ply <= last)
        .order_by(SnapshotRow.ply.desc())
        .limit(1)
    )
    if kept is None:
        return 0
    start.snapshot, start.length = kept.text, kept.line
    start.told, start.dice = kept.told, kept.dice
    return kept.ply


def _line(rows: Sequence[Logged], begun: int) -> list[PlayedAction]:
    """The actions that still hold, after everything that was taken back."""
    line: list[PlayedAction] = []
    for kind, role, text, request, floor in rows:
        if kind in PLAYED:
            assert role is not None, "an action of the game is a role's"
            line.append(PlayedAction.read(role, text, request, floor))
        elif kind in REWOUND:
            length, *only = (int(number) for number in text.split())
            line = rewound(line, length - begun, only[0] if only else None)
    return line


async def earlier(
    database: Database, match_id: str, role: int, request: str
) -> list[list[int]] | None:
    """What a request led to that was granted before: [seen, asked, told]."""
    async with database.reading() as session:
        query = (
            select(ActionRow.after)
            .where(
                ActionRow.match == match_id, ActionRow.request == request, ActionRow.role == role
            )
            .order_by(ActionRow.ply.desc())
            .limit(1)
        )
        found = await session.scalar(query)
    return None if found is None else [_whole(counts) for counts in found[:3]]


def _whole(counts: Counts) -> list[int]:
    """Numbers of which each viewer has one."""
    return [count for count in counts if count is not None]
