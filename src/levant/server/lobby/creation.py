"""Making a match, and beginning it when all seats are taken."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from levant.kernel.title import Title
from levant.server.accounts import blocks
from levant.server.auth.names import folded
from levant.server.auth.person import Person, person_of
from levant.server.encoding import new_id, now
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Forbidden, Invalid
from levant.server.lobby.requests import ClockChoice, NewMatch, Opponent
from levant.server.matches.clocks import Clock
from levant.server.matches.header import Header, Seat, load_header
from levant.server.messages import plain
from levant.server.metrics import MATCHES
from levant.server.play.action_log import start_of
from levant.server.play.match_change import announce
from levant.server.play.table import Table
from levant.server.services import Services
from levant.server.storage.json_columns import StoredClock
from levant.server.storage.match_models import MatchRow, SeatRow
from levant.server.storage.people_models import PersonRow
from levant.server.titles.title_services import TITLES, find_title_services, options_for

RANDOM = "random"


async def make(
    services: Services, person: Person, wanted: NewMatch, creation_key: str | None = None
) -> Header:
    """Make a match; against bots alone it begins at once."""
    title = TITLES.find(wanted.title)
    edition = wanted.edition or title.editions[0]
    options = options_for(title, edition, wanted.options)
    roles = title.roles_of(edition)
    _check(wanted, person, roles)
    try:
        async with services.database.writing() as session:
            known = await made_before(session, person, creation_key)
            if known is not None:
                return known
            await check_number(services, session, person)
            row = new_row(title, edition, options, wanted, person, creation_key, len(roles))
            session.add(row)
            seats = await _seats(session, row, wanted, person, roles)
            await check_may_meet(session, person, seats, field="opponents.name")
            header = Header(row, seats)
            begin_if_full(header)
            await session.flush()
    except IntegrityError:
        # The same request a moment ago, on another connection.
        raise Conflict("this match is being made already") from None
    MATCHES.labels("created").inc()
    await announce_open(services, header, inviter=person)
    return header


async def announce_open(
    services: Services,
    header: Header,
    *,
    inviter: Person | None = None,
    left: Person | None = None,
    declined: Person | None = None,
) -> None:
    """Announce that a match is new or has another player, and perhaps begins.

    `left` has just given his seat back; `declined` is who declined to take one.
    """
    invited: tuple[str, ...] = ()
    if inviter is not None:
        invited = tuple(s.person.id for s in header.seats if s.person and not s.row.ready)
    people = [*header.people, left.id] if left is not None else header.people
    facts = {"by": inviter.id} if inviter is not None else {}
    if declined is not None:
        facts["by"] = declined.name
    await announce(
        services, header, people, before=[], status="open", invited=invited,
        declined=(header.row.creator,) if declined is not None else (), facts=facts,
    )  # fmt: skip
    if header.row.status == "running":
        MATCHES.labels("started").inc()


def _check(wanted: NewMatch, person: Person, roles: Sequence[str]) -> None:
    if wanted.role not in (*roles, RANDOM):
        raise Invalid(
            sentence("choose one of {roles}", roles=", ".join((*roles, RANDOM))), field="role"
        )
    if len(wanted.opponents) >= len(roles):
        raise Invalid(
            sentence("the other seats are {count}", count=len(roles) - 1), field="opponents"
        )
    for opponent in wanted.opponents:
        if opponent.kind == "bot":
            check_bot(wanted.title, opponent.bot, field="opponents.bot")
        if opponent.kind == "user" and not opponent.name:
            raise Invalid("name the person you invite", field="opponents.name")
        if opponent.kind == "self" and wanted.rated:
            raise Invalid("a match on one screen is not rated", field="rated")
    if wanted.clock.kind != "none" and wanted.clock.bank < 1:
        raise Invalid("a clock needs a bank of time", field="clock.bank")
    if wanted.rated:
        if person.kind == "guest":
            raise Forbidden("guests cannot play rated matches: make an account", field="rated")


def check_bot(title: str, bot: str | None, *, field: str) -> None:
    """Invalid for a bot that a title does not have."""
    bots = find_title_services(title).bots
    if bot not in bots:
        raise Invalid(sentence("choose one of the bots {bots}", bots=", ".join(bots)), field=field)


async def made_before(
    session: AsyncSession, person: Person, creation_key: str | None
) -> Header | None:
    """The match that a person has made with the same Idempotency-Key."""
    if creation_key is None:
        return None
    query = select(MatchRow.id).where(
        MatchRow.creator == person.id, MatchRow.creation_key == creation_key
    )
    known = await session.scalar(query)
    return None if known is None else await load_header(session, known)


async def check_number(services: Services, session: AsyncSession, person: Person) -> None:
    """Raise Conflict where a person has too many matches already."""
    query = (
        select(func.count())
        .select_from(SeatRow)
        .join(MatchRow, MatchRow.id == SeatRow.match)
        .where(SeatRow.person == person.id, MatchRow.status.in_(("open", "running")))
    )
    if (await session.scalar(query) or 0) >= services.settings.most_matches:
        raise Conflict(
            sentence(
                "you have {count} matches already: finish one before the next",
                count=services.settings.most_matches,
            )
        )


def new_row(
    title: Title,
    edition: str,
    options: dict[str, int],
    wanted: NewMatch,
    person: Person,
    creation_key: str | None,
    roles: int,
) -> MatchRow:
    """The row of a match that nobody has joined yet."""
    by_link = wanted.visibility == "link" or any(o.kind == "link" for o in wanted.opponents)
    moment = now()
    return MatchRow(
        id=new_id(), title=title.name, edition=edition, options=options,
        rules=title.rules_version, status="open", visibility=wanted.visibility,
        rated=wanted.rated, link_key=new_id() if by_link else None, creator=person.id,
        creation_key=creation_key, created=moment, changed=moment, clock=stored_clock(wanted.clock),
        dice_key=secrets.token_bytes(32), deciders=[], plies=0, seen=[1] * (roles + 1),
        asked=[1] * roles, offers=[], bot_due=False, pinned=False,
    )  # fmt: skip


def stored_clock(wanted: ClockChoice) -> StoredClock:
    """The clock of a match that has not begun."""
    if wanted.kind == "none":
        return Clock().stored()
    return Clock(wanted.kind, wanted.bank, wanted.increment, wanted.on_timeout).stored()


async def _seats(
    session: AsyncSession, row: MatchRow, wanted: NewMatch, person: Person, roles: Sequence[str]
) -> list[Seat]:
    """The creator where he wants to sit, the opponents in the other seats in order."""
    mine = secrets.choice(roles) if wanted.role == RANDOM else wanted.role
    opponents = iter(wanted.opponents)
    seats = []
    for place, role in enumerate(roles):
        if role == mine:
            seat = Seat(new_seat(row, place, role, ready=True, open_to="invited"), person)
            seat.row.nonce = nonce_of(wanted.nonce)
        else:
            seat = await _opponent(session, row, place, role, next(opponents, Opponent()))
        seat.row.person = None if seat.person is None else seat.person.id
        session.add(seat.row)
        seats.append(seat)
    return seats


async def _opponent(
    session: AsyncSession, row: MatchRow, place: int, role: str, opponent: Opponent
) -> Seat:
    if opponent.kind == "bot":
        return Seat(new_seat(row, place, role, ready=True, bot=opponent.bot), None)
    if opponent.kind == "self":
        own = person_of(await session.get_one(PersonRow, row.creator))
        return Seat(new_seat(row, place, role, ready=True, open_to="invited"), own)
    if opponent.kind != "user":
        open_to = "link" if opponent.kind == "link" else "anyone"
        return Seat(new_seat(row, place, role, open_to=open_to), None)
    found = await find_person(session, str(opponent.name), field="opponents.name")
    ready = found.id == row.creator  # who plays both sides himself need not be asked
    return Seat(new_seat(row, place, role, ready=ready, open_to="invited"), found)


async def find_person(session: AsyncSession, name: str, *, field: str) -> Person:
    """The person of a name, or Invalid."""
    found = await session.scalar(select(PersonRow).where(PersonRow.folded == folded(name)))
    if found is None or found.kind == "deleted":
        raise Invalid(sentence("nobody is called '{name}'", name=name), field=field)
    return person_of(found)


async def check_may_meet(
    session: AsyncSession, person: Person, seats: Sequence[Seat], *, field: str | None = None
) -> None:
    """Conflict where somebody in one of the seats and this person are apart."""
    others = [s.human for s in seats if s.human is not None and s.human.id != person.id]
    if others:
        await blocks.check_may_meet(session, person, others, field=field)


def new_seat(
    row: MatchRow,
    place: int,
    role: str,
    *,
    ready: bool = False,
    open_to: str = "anyone",
    bot: str | None = None,
) -> SeatRow:
    """The row of a seat, for nobody yet or for a bot."""
    return SeatRow(
        match=row.id, role=role, place=place, bot=bot, open_to=open_to, ready=ready,
        resigned=False,
    )  # fmt: skip


def nonce_of(text: str | None) -> bytes | None:
    """A nonce from its hexadecimal digits."""
    return None if text is None else bytes.fromhex(text)


def begin_if_full(header: Header) -> bool:
    """Begin the match when every seat is taken and everybody has said yes."""
    row = header.row
    if row.status != "open" or not all(seat.row.ready for seat in header.seats):
        return False
    begin(header, Table(start_of(header)))
    return True


def begin(header: Header, table: Table) -> None:
    """Begin the match where its table stands."""
    row, moment = header.row, now()
    row.started = row.changed = moment
    row.status = "running"
    row.deciders = table.deciders
    row.label = plain(table.title_services.label(table.view(table.spectator)))
    row.seen = [version + 1 for version in row.seen]
    row.asked = list(row.seen[:-1])
    header.clock.start([seat.role for seat in header.seats if seat.human])
    header.clock.turn(row.deciders, moment, header.vacations)
    row.clock = header.clock.stored()
    row.deadline = header.clock.next_deadline(header.vacations)
    row.bot_due = bool(header.due_bots)
