"""Before a match begins: joining, leaving, giving a nonce."""

from __future__ import annotations

from levant.server.auth.person import Person
from levant.server.encoding import now
from levant.server.errors import Conflict, Forbidden, NotFound
from levant.server.lobby.creation import announce_open, begin_if_full, nonce_of
from levant.server.lobby.requests import JoinRequest
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
        seat.person, seat.row.person, seat.row.ready = person, person.id, True
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
    free = [s for s in named if s.person is None and _is_open(header, s, wanted.key)]
    return next(iter(mine + free), None)


def _is_open(header: Header, seat: Seat, key: str | None) -> bool:
    if seat.row.open_to == "anyone":
        return True
    return seat.row.open_to == "link" and header.opens(key)


async def leave(services: Services, match_id: str, person: Person) -> Header:
    """Give a seat or an invitation back; without its creator a match is off."""
    async with services.database.writing() as session:
        header = await load_header(session, match_id, lock=True)
        header.check_visible(person)
        seats = header.seats_of(person)
        if not seats:
            raise NotFound("you have no seat in this match")
        if header.row.status != "open":
            raise Conflict("the match has begun: resign, or offer to abort it")
        for seat in seats:
            seat.person = seat.row.person = seat.row.nonce = None
            seat.row.ready = False
            if seat.row.open_to == "invited":
                seat.row.open_to = "link" if header.row.link_key else "anyone"
        if person.id == header.row.creator:
            header.row.status, header.row.finished = "aborted", now()
        _changed(header)
    await announce_open(services, header)
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
