"""Before a match begins: joining, leaving, inviting, giving a nonce."""

from __future__ import annotations

from levant.server.auth.person import Person
from levant.server.encoding import new_id, now
from levant.server.errors import Conflict, Forbidden, Invalid, NotFound
from levant.server.lobby.creation import (
    announce_open,
    begin_if_full,
    check_bot,
    check_may_meet,
    find_person,
    nonce_of,
)
from levant.server.lobby.requests import InviteRequest, JoinRequest
from levant.server.matches.header import Header, Seat, load_header
from levant.server.services import Services


async def join(services: Services, match_id: str, person: Person, wanted: JoinRequest) -> Header:
    """Take a seat; the match begins when it was the last. Joining twice changes nothing."""
    async with services.database.writing() as session:
        header = await load_header(session, match_id, lock=True)
        _check_known(header, person, wanted.key)
        seat = _find_seat(header, person, wanted)
        if header.row.status != "open":
            if seat is not None and seat.row.ready and seat.human == person:
                return header
            raise Conflict("the match has begun already: you can watch it")
        if seat is None:
            raise Conflict("no seat is free for you in this match", field="role")
        if header.row.rated and person.kind == "guest":
            raise Forbidden("guests cannot play rated matches: make an account")
        if seat.person is None:
            await check_may_meet(session, person, header.seats)
        seat.person, seat.row.person, seat.row.ready = person, person.id, True
        seat.row.declined_by = None
        seat.row.nonce = nonce_of(wanted.nonce) or seat.row.nonce
        _changed(header)
        begin_if_full(header)
    await announce_open(services, header)
    return header


def _check_known(header: Header, person: Person, key: str | None) -> None:
    """By a right key anybody comes in; else as for watching."""
    if not header.opens(key):
        header.check_visible(person)


def _find_seat(header: Header, person: Person, wanted: JoinRequest) -> Seat | None:
    """The seat somebody means: his own, the one he is invited to, or one free for him."""
    named = [s for s in header.seats if wanted.role in (None, s.role) and s.row.bot is None]
    mine = [s for s in named if s.person is not None and s.person.id == person.id]
    free = [s for s in named if s.person is None and _is_open(header, s, person, wanted.key)]
    return next(iter(mine + free), None)


def _is_open(header: Header, seat: Seat, person: Person, key: str | None) -> bool:
    """Whether a free seat is for somebody; who has declined it may change his mind."""
    if seat.row.open_to == "anyone" or seat.row.declined_by == person.name:
        return True
    return seat.row.open_to == "link" and header.opens(key)


async def leave(services: Services, match_id: str, person: Person) -> Header:
    """Give a seat back or decline an invitation; without its creator a match is off.

    A seat that was declined waits for whom its creator invites next.
    """
    async with services.database.writing() as session:
        header = await load_header(session, match_id, lock=True)
        header.check_visible(person)
        seats = header.seats_of(person)
        if not seats:
            raise NotFound("you have no seat in this match")
        if header.row.status != "open":
            raise Conflict("the match has begun: resign, or offer to abort it")
        declines = not any(seat.row.ready for seat in seats)
        for seat in seats:
            if declines:
                seat.row.declined_by = person.name
                _open_by_link(header, seat)
            elif seat.row.open_to == "invited":
                seat.row.open_to = "link" if header.row.link_key else "anyone"
            seat.person = seat.row.person = seat.row.nonce = None
            seat.row.ready = False
        if person.id == header.row.creator:
            header.row.status, header.row.finished = "aborted", now()
        _changed(header)
    await announce_open(services, header, left=person, declined=person if declines else None)
    return header


def _open_by_link(header: Header, seat: Seat) -> None:
    """Leave a seat to who has the match's link; a private match is open to him, too."""
    header.row.link_key = header.row.link_key or new_id()
    if header.row.visibility == "private":
        header.row.visibility = "link"
    seat.row.open_to = "link"


async def invite(
    services: Services, match_id: str, person: Person, wanted: InviteRequest
) -> Header:
    """Invite somebody to a seat that nobody has taken, in place of who was invited before."""
    if wanted.kind == "user" and not wanted.name:
        raise Invalid("name the person you invite", field="name")
    async with services.database.writing() as session:
        header = await load_header(session, match_id, lock=True)
        header.check_visible(person)
        if person.id != header.row.creator:
            raise Forbidden("who made a match invites to it")
        if header.row.status != "open":
            raise Conflict("the match has begun already: you can watch it")
        if wanted.kind == "bot":
            check_bot(header.row.title, wanted.bot, field="bot")
        named = [s for s in header.seats if wanted.role in (None, s.role) and not s.row.ready]
        if not named:
            raise Conflict("every seat is taken", field="role")
        seat = named[0]
        before = seat.person
        seat.person = None
        if wanted.kind == "user":
            seat.person = await find_person(session, str(wanted.name), field="name")
            await check_may_meet(session, person, [seat], field="name")
            seat.row.open_to = "invited"
        elif wanted.kind == "bot":
            seat.row.open_to = "anyone"
        elif wanted.kind == "link":
            _open_by_link(header, seat)
        else:
            header.row.visibility, seat.row.open_to = "public", "anyone"
        seat.row.person = None if seat.person is None else seat.person.id
        seat.row.bot = wanted.bot if wanted.kind == "bot" else None
        seat.row.ready = seat.person == person or wanted.kind == "bot"
        seat.row.declined_by = seat.row.nonce = None
        _changed(header)
        begin_if_full(header)
    await announce_open(services, header, inviter=person, left=before)
    return header


async def give_nonce(
    services: Services, match_id: str, person: Person, nonce: str, role: str | None
) -> Header:
    """Mix a number of one's own into the dice, before they first fall."""
    async with services.database.writing() as session:
        header = await load_header(session, match_id, lock=True)
        header.check_visible(person)
        seat = header.need_seat(person, role)
        if header.row.status != "open":
            raise Conflict("the match has begun: the dice are cast from what was given before")
        seat.row.nonce = nonce_of(nonce)
        _changed(header)
    await announce_open(services, header)
    return header


def _changed(header: Header) -> None:
    header.row.seen = [version + 1 for version in header.row.seen]
    header.row.changed = now()
