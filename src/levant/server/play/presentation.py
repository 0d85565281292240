"""What a viewer is told of a table: all of it comes from his view and his events."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.kernel.title import Event, View
from levant.locale.translator import MessageSource
from levant.server.accounts import blocks
from levant.server.auth.person import Person
from levant.server.encoding import iso
from levant.server.error_texts import sentence
from levant.server.errors import Forbidden
from levant.server.matches.header import Header
from levant.server.messages import action, plain
from levant.server.play.schemas import (
    ChatOut,
    ChoiceOut,
    EventOut,
    PositionOut,
    Room,
    SeenTable,
    ViewOut,
)
from levant.server.play.table import Table
from levant.server.storage.match_models import ChatReadRow, ChatRow, NoteRow

RECENT_CHAT = 200


def viewer_of(header: Header, person: Person | None, role: str | None = None) -> int:
    """As whom somebody looks at a match: his role, or a spectator."""
    if role is not None:
        seat = header.seat_of(person, role)
        if seat is None:
            raise Forbidden(
                sentence("you do not play '{role}' in this match", role=role), field="role"
            )
        return seat.row.place
    seat = header.seat_of(person)
    return len(header.seats) if seat is None else seat.row.place


def tell_table(
    header: Header,
    table: Table | None,
    person: Person | None,
    viewer: int,
    since: int,
    online: Collection[str] = (),
    spectators: int = 0,
) -> SeenTable:
    """The table as one viewer sees it, with his events from `since` on; chat and notes apart."""
    version = header.row.seen[viewer]
    match = header.shown(person, online, spectators)
    match["version"] = version
    return {
        "version": version,
        "match": match,
        "role": header.seats[viewer].role if viewer < len(header.seats) else None,
        "thinking": [seat.role for seat in header.due_bots],
        **(NO_POSITION if table is None else _position(header, table, viewer, since)),
    }


NO_POSITION: Final[PositionOut] = {
    "view": None, "limits": None, "prompt": None, "choices": [], "events": [], "since": 0,
    "undo": False, "reset": False, "takeback": False, "forced": False, "dice": [],
}  # fmt: skip
"""Before a match begins."""


def _position(header: Header, table: Table, viewer: int, since: int) -> PositionOut:
    view = table.view(viewer)
    source = table.title_services.source
    running = header.row.status == "running"
    playing = viewer < len(header.seats) and running
    since = min(since, table.told(viewer))
    return {
        "view": typed(view),
        "limits": table.title_services.limits(view),
        "prompt": plain(source.prompt(view)) if running else None,
        "choices": choices(table, view) if playing else [],
        "events": [told(source, event) for event in table.events(viewer, since)],
        "since": since,
        "undo": playing and table.undo_to(viewer) is not None,
        "reset": playing and table.reset_to(viewer) is not None,
        "takeback": playing and table.takeback_to(viewer) is not None,
        "forced": playing and table.forced(viewer) is not None,
        "dice": table.tallies()[viewer].shown(),
    }


def typed(view: View) -> ViewOut:
    """A view as its title types it; whoever serves any title knows it as a mapping only."""
    return cast("ViewOut", view)


def choices(table: Table, view: View) -> list[ChoiceOut]:
    """The legal actions of a view, in words, long lists summed up."""
    title = table.title.name
    found = table.title_services.choices(view)
    told = [{**choice, "say": action(title, str(choice["action"]))} for choice in found]
    return cast("list[ChoiceOut]", told)


def told(source: MessageSource, event: Event) -> EventOut:
    """An event with its sentence."""
    # The keys that a title adds are its own business.
    return cast("EventOut", {**event, "say": plain(source.event(event))})


async def read_chat(
    session: AsyncSession, match_id: str, rooms: Sequence[Room], person: Person | None
) -> list[ChatOut]:
    """What was said in some rooms, the last of it, by people whom the reader has not blocked."""
    query = (
        select(ChatRow)
        .where(ChatRow.match == match_id, ChatRow.room.in_(rooms))
        .order_by(ChatRow.at.desc(), ChatRow.n.desc())
        .limit(RECENT_CHAT)
    )
    if person is not None:
        query = query.where(blocks.heard(ChatRow.person, person))
    rows = list(await session.scalars(query))
    return [said(row) for row in reversed(rows)]


def said(row: ChatRow) -> ChatOut:
    """A line of chat as clients see it."""
    return {
        "n": row.n,
        "by": row.by,
        "room": cast("Room", row.room),
        "text": row.text,
        "at": iso(row.at),
    }


def rooms_of(header: Header, person: Person | None) -> list[Room]:
    """The rooms somebody hears: players theirs, spectators theirs, all of it after the end."""
    over = header.row.status in ("finished", "aborted")
    if over:
        return ["players", "watchers"]
    return ["players"] if header.took_part(person) else ["watchers"]


async def read_up_to(session: AsyncSession, match_id: str, person: Person | None) -> int:
    """The number of the last line of chat that a player has read."""
    if person is None:
        return 0
    return (
        await session.scalar(
            select(ChatReadRow.n).where(
                ChatReadRow.match == match_id, ChatReadRow.person == person.id
            )
        )
        or 0
    )


async def read_notes(session: AsyncSession, match_id: str, person: Person | None) -> str:
    """What somebody has written down for himself."""
    if person is None:
        return ""
    query = select(NoteRow.text).where(NoteRow.match == match_id, NoteRow.person == person.id)
    return await session.scalar(query) or ""
