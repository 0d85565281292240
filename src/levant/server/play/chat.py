"""Chat and private notes."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.auth.person import Person
from levant.server.encoding import now
from levant.server.errors import Conflict, Forbidden, Invalid
from levant.server.matches.header import load_header
from levant.server.play.presentation import said
from levant.server.play.schemas import ChatOut, Room
from levant.server.services import Services
from levant.server.storage.match_models import ChatRow, NoteRow

LONGEST = 1000
LONGEST_NOTES = 20_000


async def say(
    services: Services, match_id: str, person: Person, text: str, room: Room, key: str | None = None
) -> ChatOut:
    """Say something at a table: players among themselves, spectators among themselves."""
    text = _clean(text)
    for _ in range(5):
        try:
            async with services.database.writing() as session:
                header = await load_header(session, match_id)
                header.check_visible(person, key)
                playing = header.took_part(person)
                over = header.row.status in ("finished", "aborted")
                if not over and playing != (room == "players"):
                    raise Forbidden("players and spectators talk apart while the match is played")
                row = ChatRow(
                    match=match_id, n=await _number(session, match_id, room), person=person.id,
                    by=person.name, room=room, text=text, at=now(),
                )  # fmt: skip
                session.add(row)
        except IntegrityError:
            # Somebody spoke at the same moment.
            continue
        line = said(row)
        await services.fanout.publish("chat", match=match_id, line=line)
        return line
    raise Conflict("everybody talks at once: try again")


async def _number(session: AsyncSession, match_id: str, room: Room) -> int:
    """The next number of a room: odd for players, even for spectators.

    Each room counts for itself: a gap would tell one how much is said in the other.
    """
    first = 1 if room == "players" else 2
    last = await session.scalar(
        select(func.max(ChatRow.n)).where(ChatRow.match == match_id, ChatRow.n % 2 == first % 2)
    )
    return first if last is None else last + 2


def _clean(text: str) -> str:
    """One paragraph of visible characters; what it looks like is the client's business."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    cleaned = "\n".join(line for line in lines if line)
    cleaned = "".join(c for c in cleaned if c == "\n" or c.isprintable())
    if not cleaned:
        raise Invalid("there is nothing to say in this", field="text")
    return cleaned[:LONGEST]


async def write_notes(services: Services, match_id: str, person: Person, text: str) -> None:
    """Replace one's notes on a match."""
    async with services.database.writing() as session:
        header = await load_header(session, match_id)
        header.check_visible(person)
        row = await session.get(NoteRow, (match_id, person.id))
        if row is None:
            session.add(NoteRow(match=match_id, person=person.id, text=text))
        else:
            row.text = text
