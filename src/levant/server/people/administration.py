"""What the host of a server may do with people and matches, beside the running server."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from levant.server.accounts import accounts, blocks, friends
from levant.server.auth import api_tokens, entry_links, second_factor, sessions
from levant.server.auth.person import person_of
from levant.server.encoding import iso
from levant.server.errors import Conflict, NotFound
from levant.server.matches.header import load_seats
from levant.server.storage.match_models import (
    ActionRow,
    AnalysisRow,
    ChatReadRow,
    ChatRow,
    ForecastRow,
    MatchRow,
    NoteRow,
    SeatRow,
    SnapshotRow,
    TalkReadRow,
    TalkRow,
)
from levant.server.storage.people_models import (
    EntryLinkRow,
    NoticeRow,
    PersonRow,
    RatingRow,
    ReportRow,
    SessionRow,
)

MATCH_TABLES: Final = (
    ActionRow, SnapshotRow, ForecastRow, AnalysisRow, ChatRow, ChatReadRow, TalkRow,
    TalkReadRow, NoteRow, SeatRow, NoticeRow,
)  # fmt: skip


async def stats(session: AsyncSession) -> dict[str, int]:
    """How much there is of everything."""
    counts: dict[str, int] = {}
    people = select(PersonRow.kind, func.count()).group_by(PersonRow.kind)
    for kind, number in await session.execute(people.order_by(PersonRow.kind)):
        counts[f"people: {kind}"] = number
    matches = select(MatchRow.status, func.count()).group_by(MatchRow.status)
    for status, number in await session.execute(matches.order_by(MatchRow.status)):
        counts[f"matches: {status}"] = number
    for name, table in (
        ("actions", ActionRow), ("snapshots", SnapshotRow), ("logins", SessionRow),
        ("notices waiting", NoticeRow), ("ratings", RatingRow), ("reports", ReportRow),
    ):  # fmt: skip
        counts[name] = await session.scalar(select(func.count()).select_from(table)) or 0
    return counts


async def people(session: AsyncSession, kind: str | None, limit: int) -> list[PersonRow]:
    """People, those seen last first."""
    found = select(PersonRow).order_by(PersonRow.seen.desc()).limit(limit)
    return list(
        await session.scalars(found if kind is None else found.where(PersonRow.kind == kind))
    )


async def matches(
    session: AsyncSession, status: str | None, player: str | None, limit: int
) -> list[tuple[MatchRow, str]]:
    """Matches with who plays them, those changed last first."""
    query = select(MatchRow).order_by(MatchRow.changed.desc()).limit(limit)
    if status is not None:
        query = query.where(MatchRow.status == status)
    if player is not None:
        person = await known(session, player)
        his = select(SeatRow.match).where(SeatRow.person == person.id)
        query = query.where(MatchRow.id.in_(his))
    rows = list(await session.scalars(query))
    seats_of = await load_seats(session, [row.id for row in rows])
    told = []
    for row in rows:
        seats = sorted(seats_of[row.id], key=lambda seat: seat.row.place)
        names = [s.person.name if s.person else s.row.bot or "(free)" for s in seats]
        told.append((row, " - ".join(names)))
    return told


async def known(session: AsyncSession, name: str) -> PersonRow:
    """The person of that name, or NotFound."""
    row = await accounts.by_name(session, name)
    if row is None:
        raise NotFound(f"nobody is called '{name}'")
    return row


async def known_match(session: AsyncSession, match_id: str) -> MatchRow:
    """The match of that id, or NotFound."""
    row = await session.get(MatchRow, match_id)
    if row is None:
        raise NotFound(f"there is no match '{match_id}'")
    return row


async def pin(session: AsyncSession, match_id: str, *, on: bool) -> None:
    """Keep a match whatever is cleaned up, or no longer."""
    (await known_match(session, match_id)).pinned = on


async def delete_match(session: AsyncSession, match_id: str) -> None:
    """Delete a match and all that belongs to it. Ratings that it has changed stay changed."""
    row = await known_match(session, match_id)
    if row.pinned:
        raise Conflict(f"match '{match_id}' is pinned: take the pin out first")
    if row.status == "running":
        raise Conflict(f"match '{match_id}' is being played: it can be deleted when it is over")
    for table in MATCH_TABLES:
        await session.execute(delete(table).where(table.match == match_id))
    await session.execute(delete(MatchRow).where(MatchRow.id == match_id))


async def set_password(session: AsyncSession, name: str, kept: str) -> int:
    """Give a member another password and log him out everywhere; how many logins ended."""
    row = await known(session, name)
    if row.kind == "guest":
        raise Conflict(f"'{row.name}' is a guest: he has no account")
    row.password = kept
    return len(await sessions.close_all(session, row.id))


async def let_invite(session: AsyncSession, name: str, *, on: bool) -> None:
    """Let a member make invitation links, or no longer: then those that he made end."""
    row = await known(session, name)
    if row.kind != "member":
        raise Conflict(f"'{row.name}' is no member")
    row.may_invite = on
    if not on:
        await entry_links.drop_all(session, row.id)


async def invitations(
    session: AsyncSession, limit: int, now: datetime
) -> list[tuple[EntryLinkRow, str | None]]:
    """Invitation links that have not expired, with who made them, the newest first."""
    found = (
        select(EntryLinkRow, PersonRow.name)
        .join(PersonRow, PersonRow.id == EntryLinkRow.person, isouter=True)
        .where(EntryLinkRow.expires > now)
        .order_by(EntryLinkRow.created.desc())
        .limit(limit)
    )
    return [(row, by) for row, by in await session.execute(found)]


async def reports(
    session: AsyncSession, limit: int, *, closed: bool
) -> list[tuple[ReportRow, str, str | None]]:
    """Reports with the names of whom they are about and of who made them, the newest first."""
    about, reporter = aliased(PersonRow), aliased(PersonRow)
    query = (
        select(ReportRow, about.name, reporter.name)
        .join(about, about.id == ReportRow.about)
        .outerjoin(reporter, reporter.id == ReportRow.reporter)
        .order_by(ReportRow.created.desc(), ReportRow.id)
        .limit(limit)
    )
    if not closed:
        query = query.where(ReportRow.closed.is_(None))
    return [(row, name, by) for row, name, by in await session.execute(query)]


async def close_report(session: AsyncSession, report_id: str, now: datetime) -> None:
    """Note that the host has done with a report."""
    row = await session.get(ReportRow, report_id)
    if row is None:
        raise NotFound(f"there is no report '{report_id}'")
    row.closed = row.closed or now


async def reset_second_factor(session: AsyncSession, name: str) -> bool:
    """Switch somebody's second factor off; whether there was one."""
    return await second_factor.drop(session, (await known(session, name)).id)


async def new_bot(session: AsyncSession, name: str, now: datetime) -> str:
    """An account for a program that plays over the API; its token."""
    row = await accounts.new_member(session, name, now)
    row.kind = "bot"
    _, token = await api_tokens.make(session, row.id, "made by the host", now)
    return token


async def new_person(session: AsyncSession, name: str, kept: str, now: datetime) -> str:
    """A member with this password; his name as it is kept."""
    row = await accounts.new_member(session, name, now)
    row.password = kept
    return row.name


async def all_about(session: AsyncSession, name: str) -> dict[str, object]:
    """Everything that is kept of a person and is not a secret, for himself to read."""
    row = await known(session, name)
    said = await session.scalars(select(ChatRow).where(ChatRow.person == row.id))
    whispered = await session.scalars(select(TalkRow).where(TalkRow.person == row.id))
    noted = await session.scalars(select(NoteRow).where(NoteRow.person == row.id))
    seats = await session.scalars(select(SeatRow).where(SeatRow.person == row.id))
    reported = select(ReportRow, PersonRow.name).join(PersonRow, PersonRow.id == ReportRow.about)
    reported = reported.where(ReportRow.reporter == row.id)
    rated = select(RatingRow).where(RatingRow.kind == "person", RatingRow.name == row.id)
    return {
        "user": person_of(row).user(),
        "email": row.email,
        "email_confirmed": row.email_confirmed,
        "seen": iso(row.seen),
        "settings": row.preferences,
        "second_factor": await second_factor.of(session, row.id) is not None,
        "may_invite": row.may_invite,
        "matches": [{"match": s.match, "role": s.role} for s in seats],
        "ratings": [
            {"title": r.title, "edition": r.edition, "shown": r.shown, "games": r.games}
            for r in await session.scalars(rated)
        ],
        "chat": [{"match": c.match, "at": iso(c.at), "text": c.text} for c in said],
        "talks": [
            {"match": t.match, "between": t.between, "at": iso(t.at), "text": t.text}
            for t in whispered
        ],
        "notes": [{"match": n.match, "text": n.text} for n in noted],
        "friends": [friend.person.name for friend in await friends.of(session, row.id)],
        "blocked": [person.name for person in await blocks.of(session, row.id)],
        "reports": [
            {"about": about, "at": iso(r.created), "reason": r.reason, "text": r.text}
            for r, about in await session.execute(reported)
        ],
    }
