"""Chat and private notes."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from levant.kernel.title import Json
from levant.server.encoding import now
from levant.server.errors import Conflict, Forbidden, Invalid
from levant.server.matches.header import load_header
from levant.server.messaging.fanout import ChatRead, ChatSaid
from levant.server.play import talks
from levant.server.play.presentation import said
from levant.server.play.requests import (
    LONGEST_CHAT,
    Asker,
    ChatRequest,
    NotesRequest,
    ReadRequest,
)
from levant.server.play.schemas import ChatOut, Room
from levant.server.services import Services
from levant.server.storage.match_models import ChatReadRow, ChatRow, NoteRow


async def say(services: Services, asker: Asker, wanted: ChatRequest) -> ChatOut:
    """Say something at a table: players among themselves, spectators among themselves.

    What is said `to` a role, its player alone hears.
    """
    match_id, room, person = asker.match_id, wanted.room, asker.player()
    text = _clean(wanted.text)
    if wanted.to is not None:
        return await talks.say(services, asker, wanted.role, wanted.to, text)
    for _ in range(5):
        try:
            async with services.database.writing() as session:
                header = await load_header(session, match_id)
                header.check_visible(person, asker.key)
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
        players = tuple(header.people)
        news = ChatSaid(match_id, row.n, row.by, person.id, row.room, row.text, line["at"], players)
        await services.fanout.publish(news)
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
    return cleaned[:LONGEST_CHAT]


async def mark_read(services: Services, asker: Asker, wanted: ReadRequest) -> dict[str, Json]:
    """Remember how far a player has read the chat; never less far than before."""
    match_id, person = asker.match_id, asker.player()
    if wanted.to is not None:
        await talks.mark_read(services, asker, wanted.role, wanted.to, wanted.n)
        return {}
    async with services.database.writing() as session:
        header = await load_header(session, match_id)
        header.check_visible(person)
        if not header.took_part(person):
            raise Forbidden("you do not play in this match")
        row = await session.get(ChatReadRow, (match_id, person.id))
        if row is None:
            session.add(ChatReadRow(match=match_id, person=person.id, n=wanted.n))
        else:
            row.n = max(row.n, wanted.n)
    await services.fanout.publish(ChatRead(match_id, person.id))
    return {}


async def write_notes(services: Services, asker: Asker, wanted: NotesRequest) -> dict[str, Json]:
    """Replace one's notes on a match: nobody else will read them."""
    match_id, person = asker.match_id, asker.player()
    async with services.database.writing() as session:
        header = await load_header(session, match_id)
        header.check_visible(person)
        row = await session.get(NoteRow, (match_id, person.id))
        if row is None:
            session.add(NoteRow(match=match_id, person=person.id, text=wanted.text))
        else:
            row.text = wanted.text
    return {}
