"""A rematch: the same match with the sides changed round."""

from __future__ import annotations

import secrets

from levant.server.auth.person import Person
from levant.server.encoding import new_id, now
from levant.server.errors import Conflict
from levant.server.lobby.creation import announce_open, begin_if_full, check_may_meet
from levant.server.lobby.joining import join
from levant.server.lobby.requests import JoinRequest
from levant.server.matches.header import Header, Seat, load_header
from levant.server.messaging.fanout import UNKNOWN_PLIES, MatchChanged
from levant.server.services import Services
from levant.server.storage.match_models import MatchRow, SeatRow
from levant.server.titles.title_services import TITLES, options_for


async def rematch(services: Services, match_id: str, person: Person) -> Header:
    """Ask for another match; whoever asks second takes his seat in the one that was made."""
    async with services.database.writing() as session:
        old = await load_header(session, match_id, lock=True)
        old.check_visible(person)
        old.need_seat(person)
        if old.row.status not in ("finished", "aborted") or old.row.started is None:
            raise Conflict("the match is not over")
        made = old.row.rematch
        if made is None:
            await check_may_meet(session, person, old.seats)
            header = _swapped(old, person)
            session.add(header.row)
            session.add_all([seat.row for seat in header.seats])
            begin_if_full(header)
            old.row.rematch = header.row.id
            old.row.changed = now()
            await session.flush()
    if made is not None:
        return await join(services, made, person, JoinRequest())
    await announce_open(services, header, inviter=person)
    # All who look at the old one see the new one.
    players = tuple(old.people)
    await services.fanout.publish(
        MatchChanged(match_id, UNKNOWN_PLIES, old.row.status, players, seen_by=players)
    )
    return header


def _swapped(old: Header, person: Person) -> Header:
    """The header of the new match: everybody moves one seat on."""
    row, moment = old.row, now()
    count = len(old.seats)
    clock = {**row.clock, "left": {}, "since": {}}
    title = TITLES.find(row.title)  # a new match, by the rules of today
    match = MatchRow(
        id=new_id(), title=row.title, edition=row.edition,
        options=options_for(title, row.edition, row.options),
        rules=title.rules_version, status="open", visibility=row.visibility,
        rated=row.rated, link_key=new_id() if row.link_key else None, creator=person.id,
        created=moment, changed=moment, clock=clock, dice_key=secrets.token_bytes(32),
        deciders=[], plies=0, seen=[1] * (count + 1), asked=[1] * count, offers=[],
        rematch_of=row.id, bot_due=False, pinned=False,
    )  # fmt: skip
    seats = []
    for place, seat in enumerate(old.seats):
        before = old.seats[(place + 1) % count]
        who = before.person
        ready = before.row.bot is not None and who is None
        new = SeatRow(
            match=match.id, role=seat.role, place=place, person=None if who is None else who.id,
            bot=before.row.bot if who is None else None, open_to="invited",
            ready=ready or (who is not None and who.id == person.id), resigned=False,
        )  # fmt: skip
        seats.append(Seat(new, who, before.vacation, before.auto_forced, before.auto_roll))
    return Header(match, seats)
