"""Playing on: a new match against bots from any moment of one that is over.

The new match takes the actions up to that moment over as its own, with the dice that they were
played with, and goes on with dice of its own. It is private, and it is not rated: whoever has seen
the replay may know what is hidden there. The bots know what their seats were told up to then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from levant.kernel.record_dice import DiceSet, dice_until
from levant.kernel.title import Title
from levant.server.auth.person import Person
from levant.server.encoding import now
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Invalid
from levant.server.lobby import creation
from levant.server.lobby.requests import ContinueRequest, NewMatch
from levant.server.matches.header import Header, Seat
from levant.server.messages import plain
from levant.server.metrics import MATCHES
from levant.server.play.action_log import start_of
from levant.server.play.finished import check_ply, whole_for
from levant.server.play.table import FINAL, PlayedAction, Table
from levant.server.play.table_start import TableStart
from levant.server.services import Services
from levant.server.storage.json_columns import StoredDice
from levant.server.storage.match_models import ActionRow

RESIGN = "resign"


async def play_on(
    services: Services,
    match_id: str,
    person: Person,
    wanted: ContinueRequest,
    key: str | None = None,
    creation_key: str | None = None,
) -> Header:
    """Begin a private match against bots after some ply of a match that is over."""
    old, whole_line, old_table = await whole_for(services, match_id, person, key)
    check_ply(whole_line, wanted.ply)
    line = whole_line[: wanted.ply]
    _check(old, wanted)
    header = _header(old, old_table.title, person, wanted, creation_key)
    dice = dice_until((*old.earlier_dice, old.own_dice), wanted.ply)
    table = await asyncio.to_thread(_follow, replace(start_of(header), earlier=dice), line)
    _begin(header, table, old.row.id, dice)
    known = await _write(services, person, header, _rows(header, table), creation_key)
    if known is not None:
        return known
    MATCHES.labels("created").inc()
    await creation.announce_open(services, header)
    return header


def _check(old: Header, wanted: ContinueRequest) -> None:
    roles = [seat.role for seat in old.seats]
    if wanted.role not in roles:
        raise Invalid(sentence("choose one of {roles}", roles=", ".join(roles)), field="role")
    creation.check_bot(old.row.title, wanted.bot, field="bot")


def _header(
    old: Header,
    title: Title,
    person: Person,
    wanted: ContinueRequest,
    creation_key: str | None,
) -> Header:
    """The header of the new match, by the rules of the old one."""
    row = creation.new_row(
        title, old.row.edition, dict(old.row.options),
        NewMatch(visibility="private"), person, creation_key, len(old.seats),
    )  # fmt: skip
    seats = []
    for seat in old.seats:
        mine = seat.role == wanted.role
        new = creation.new_seat(
            row, seat.row.place, seat.role, ready=True,
            open_to="invited" if mine else "anyone", bot=None if mine else wanted.bot,
        )  # fmt: skip
        if mine:
            new.person, new.nonce = person.id, creation.nonce_of(wanted.nonce)
        seats.append(Seat(new, person if mine else None))
    return Header(row, seats)


def _stored(dice: DiceSet) -> StoredDice:
    assert dice.key is not None, "a match knows the keys of its dice"
    assert dice.until is not None, "dice that were taken over end"
    nonces = [nonce.hex() for nonce in dice.nonces]
    return {"until": dice.until, "key": dice.key.hex(), "nonces": nonces}


def _follow(start: TableStart, line: Sequence[PlayedAction]) -> Table:
    """The table of the new match where it begins."""
    table = Table(start)
    for step in line:
        # Nobody can undo what another match has brought about.
        table.follow(PlayedAction(step.role, step.text, None, FINAL))
    return table


def _begin(header: Header, table: Table, origin: str, dice: Sequence[DiceSet]) -> None:
    """Begin the match where its table stands, if anybody has to choose there."""
    if table.position.result is not None:
        raise Conflict("the match is over there: choose an earlier moment", field="ply")
    for step in table.played:
        # Of several sides one may have resigned while the others played on.
        if step.text == RESIGN:
            seat = header.seats[step.role]
            seat.row.resigned = True
            if seat.person is not None:
                raise Conflict("this side has resigned by then: choose another", field="role")
    header.row.origin = {
        "match": origin,
        "ply": table.length,
        "label": plain(table.title_services.label(table.view(table.spectator))),
        "dice": [_stored(one) for one in dice],
    }
    header.row.plies = table.length
    creation.begin(header, table)


def _rows(header: Header, table: Table) -> list[dict[str, object]]:
    """The actions that were taken over, for the action log."""
    moment = now()
    after = [list(header.row.seen), list(header.row.asked), table.all_told()]
    return [
        {
            "match": header.row.id, "ply": ply, "role": step.role, "text": step.text,
            "kind": RESIGN if step.text == RESIGN else "play", "person": None, "request": None,
            "at": moment, "floor": step.stored, "after": after,
        }
        for ply, step in enumerate(table.played, 1)
    ]  # fmt: skip


async def _write(
    services: Services,
    person: Person,
    header: Header,
    rows: Sequence[dict[str, object]],
    creation_key: str | None,
) -> Header | None:
    """Write a new match with its actions; the one that the same request has made before, if any."""
    try:
        async with services.database.writing() as session:
            known = await creation.made_before(session, person, creation_key)
            if known is not None:
                return known
            await creation.check_number(services, session, person)
            session.add(header.row)
            await session.flush()
            session.add_all([seat.row for seat in header.seats])
            if rows:
                await session.execute(insert(ActionRow), rows)
    except IntegrityError:
        # The same request a moment ago, on another connection.
        raise Conflict("this match is being made already") from None
    return None
