"""Accounts: how they begin, change and end. Every function works in the caller's transaction."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts.vacation import DAYS_A_YEAR
from levant.server.auth import names
from levant.server.auth.person import GONE
from levant.server.encoding import new_id
from levant.server.errors import Conflict, Invalid
from levant.server.storage.match_models import (
    ChatReadRow,
    ChatRow,
    NoteRow,
    SeatRow,
    TalkReadRow,
    TalkRow,
)
from levant.server.storage.people_models import (
    BlockRow,
    EntryLinkRow,
    FriendRow,
    LinkRow,
    NoticeRow,
    PasskeyRow,
    PersonRow,
    RatingRow,
    RecoveryCodeRow,
    ReportRow,
    SecondFactorRow,
    SessionRow,
    SubscriptionRow,
    TokenRow,
)
from levant.server.storage.tournament_models import TournamentPlayerRow, TournamentRow

GUEST: Final = "Guest"
LEFT: Final = "[deleted]"
"""The name of one who has deleted his account."""
LOOKS_TAKEN: Final = "That name is taken, or looks like one that is."


def _new(name: str, kind: str, now: datetime) -> PersonRow:
    return PersonRow(
        id=new_id(),
        name=name,
        folded=names.folded(name),
        skeleton=names.skeleton(name),
        kind=kind,
        email_confirmed=False,
        created=now,
        seen=now,
        preferences={},
        vacation_left=DAYS_A_YEAR,
        vacation_year=now.year,
    )


async def new_guest(session: AsyncSession, now: datetime) -> PersonRow:
    """A guest with a number for a name; numbers grow longer as they fill up."""
    for digits in (4, 4, 5, 6, 8, 10, 12):
        low = 10 ** (digits - 1)
        row = _new(f"{GUEST} {low + secrets.randbelow(9 * low)}", "guest", now)
        if await _is_free(session, row.name, None):
            session.add(row)
            await session.flush()
            return row
    raise Conflict("no guest name is free")


async def new_member(session: AsyncSession, name: str, now: datetime) -> PersonRow:
    """A member by that name, or Invalid/Conflict."""
    row = _new(await free_name(session, name, None), "member", now)
    session.add(row)
    await _flush(session)
    return row


async def rename(session: AsyncSession, row: PersonRow, name: str) -> None:
    """Give a person another name, or Invalid/Conflict."""
    name = await free_name(session, name, row.id)
    row.name, row.folded, row.skeleton = name, names.folded(name), names.skeleton(name)
    await _flush(session)


async def _flush(session: AsyncSession) -> None:
    """Write; two who took one name in the same moment are told apart by the database."""
    try:
        await session.flush()
    except IntegrityError:
        raise Conflict(LOOKS_TAKEN, field="name") from None


async def free_name(session: AsyncSession, name: str, services: str | None) -> str:
    """The name as it will be kept: allowed, and nobody else's."""
    try:
        name = names.checked(name)
    except names.NameRefused as refused:
        raise Invalid(refused.args[0], field="name") from None
    if not await _is_free(session, name, services):
        raise Conflict(LOOKS_TAKEN, field="name")
    return name


async def _is_free(session: AsyncSession, name: str, services: str | None) -> bool:
    """Whether nobody but the person `own` has this name or one that looks like it."""
    same = (PersonRow.folded == names.folded(name)) | (PersonRow.skeleton == names.skeleton(name))
    taken = await session.scalars(select(PersonRow.id).where(same))
    return all(id_ == services for id_ in taken)


async def by_name(session: AsyncSession, name: str) -> PersonRow | None:
    """The person of that name, in any case."""
    found = await session.scalars(select(PersonRow).where(PersonRow.folded == names.folded(name)))
    return found.one_or_none()


async def by_login(session: AsyncSession, name: str) -> PersonRow | None:
    """Whom a name or a confirmed address belongs to, if it is one person."""
    if "@" not in name:
        return await by_name(session, name)
    found = await by_email(session, name)
    return found[0] if len(found) == 1 else None


async def by_email(session: AsyncSession, email: str) -> list[PersonRow]:
    """Everybody who has confirmed that this address is his."""
    mine = select(PersonRow).where(
        PersonRow.email == email.strip().casefold(), PersonRow.email_confirmed
    )
    return list(await session.scalars(mine))


async def by_ids(session: AsyncSession, ids: Iterable[str]) -> dict[str, PersonRow]:
    """Several people at once, by their ids."""
    found = await session.scalars(select(PersonRow).where(PersonRow.id.in_(set(ids))))
    return {row.id: row for row in found}


async def erase(session: AsyncSession, row: PersonRow) -> None:
    """Forget a person: only an id without a name stays, for the matches that others played too."""
    for table in (
        SessionRow, PasskeyRow, TokenRow, LinkRow, SubscriptionRow, NoticeRow, EntryLinkRow,
        SecondFactorRow, RecoveryCodeRow, FriendRow, BlockRow,
    ):  # fmt: skip
        await session.execute(delete(table).where(table.person == row.id))
    await session.execute(delete(FriendRow).where(FriendRow.friend == row.id))
    await session.execute(delete(BlockRow).where(BlockRow.blocked == row.id))
    await session.execute(delete(ReportRow).where(ReportRow.about == row.id))
    made = update(ReportRow).where(ReportRow.reporter == row.id)
    await session.execute(made.values(reporter=None))
    waiting = TournamentRow.started.is_(None)
    called_off = delete(TournamentRow).where(TournamentRow.creator == row.id, waiting)
    await session.execute(called_off)
    in_vain = select(TournamentRow.id).where(waiting)
    await session.execute(
        delete(TournamentPlayerRow).where(
            TournamentPlayerRow.person == row.id, TournamentPlayerRow.tournament.in_(in_vain)
        )
    )
    for kept in (NoteRow, ChatReadRow, TalkReadRow):
        await session.execute(delete(kept).where(kept.person == row.id))
    declined = update(SeatRow).where(SeatRow.declined_by == row.name)
    await session.execute(declined.values(declined_by=LEFT))
    for said in (ChatRow, TalkRow):
        his = update(said).where(said.person == row.id)
        await session.execute(his.values(by=LEFT, text=""))
    mine = RatingRow.name == row.id
    await session.execute(delete(RatingRow).where(RatingRow.kind == "person", mine))
    row.name, row.folded, row.skeleton, row.kind = LEFT, row.id, row.id, GONE
    row.password = row.email = None
    row.may_invite = False
    row.email_confirmed = False
    row.preferences = {}
    row.vacation_from = row.vacation_until = None
