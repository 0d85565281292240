"""When a match is over everything opens: its record, its dice key, every view of every ply."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from levant.kernel.dice import commitment
from levant.kernel.record import Record
from levant.kernel.title import Position, Result
from levant.server.errors import Conflict, Invalid
from levant.server.matches.header import Header
from levant.server.parts import Parts
from levant.server.people.person import Person
from levant.server.phrases import action, plain
from levant.server.play.table import Step, Table
from levant.server.play.tables import tables
from levant.server.sentences import sentence
from levant.server.wire import iso

MOST_PLIES = 100_000


def check_over(header: Header) -> None:
    """Raise Conflict while there is anything to hide."""
    if header.row.status not in ("finished", "aborted") or header.row.started is None:
        raise Conflict("the match is not over: until then only its players' views are shown")


async def whole(
    own: Parts, match_id: str, check: Callable[[Header], None] = check_over
) -> tuple[Header, list[Step], Table]:
    """A match that is over, with its whole line."""
    async with tables(own).open(match_id, fresh=True, since=(0, 0)) as (header, table):
        check(header)
        if table is None or table.beginning.line:
            raise AssertionError("the whole ledger was asked for")
        return header, list(table.line), table


async def _over(
    own: Parts, match_id: str, person: Person | None, key: str | None
) -> tuple[Header, list[Step], Table]:
    """The same for somebody who may see it."""

    def check(header: Header) -> None:
        header.check_visible(person, key)
        check_over(header)

    return await whole(own, match_id, check)


def record_of(header: Header, line: Sequence[Step]) -> Record:
    """The record of a match, which `levant verify` can prove."""
    row = header.row
    seats = [_player(seat.person, seat.row.bot) for seat in header.seats]
    roles = [seat.role for seat in header.seats]
    record = Record(
        title=row.title,
        edition=row.edition,
        rules=row.rules,
        players=dict(zip(roles, seats, strict=True)),
        dice=f"fair {commitment(row.dice_key)}",
        options=dict(row.options),
        key=row.dice_key,
        nonces=tuple(seat.row.nonce for seat in header.seats if seat.row.nonce is not None),
        remarks={"date": str(iso(row.started))[:10], "place": "levant", "note": f"match {row.id}"},
    )
    for step in line:
        record.append(step.role, step.text)
    if row.result is not None:
        winner = row.result["winner"]
        place = None if winner is None else roles.index(winner)
        record.finish(Result(place, row.result["reason"]))
    return record


def _player(person: Person | None, bot: str | None) -> str:
    if person is None:
        return bot or "?"
    return person.name if bot is None else f"{person.name}, then {bot}"


async def record(own: Parts, match_id: str, person: Person | None, key: str | None) -> str:
    """The record as a text file."""
    header, line, _ = await _over(own, match_id, person, key)
    return record_of(header, line).text()


async def replay(
    own: Parts, match_id: str, person: Person | None, key: str | None
) -> dict[str, Any]:
    """All actions in words, everything that happened, and a chart of how it went."""
    header, line, table = await _over(own, match_id, person, key)
    return await asyncio.to_thread(_replay, header, line, table)


def _replay(header: Header, line: Sequence[Step], table: Table) -> dict[str, Any]:
    title, speech, roles = table.title, table.trade.speech, table.roles
    position = table.beginning.position()
    plies = []
    chart = [_point(table, position, 0)]
    # After which ply each event was told, for each viewer.
    told = [[0] * len(title.events(position, viewer)) for viewer in table.viewers]
    for number, step in enumerate(line, 1):
        position.play(step.role, title.parse(position, step.text))
        for numbers, viewer in zip(told, table.viewers, strict=True):
            numbers += [number] * len(title.events(position, viewer, len(numbers)))
        say = action(title.name, step.text)
        plies.append({"role": roles[step.role], "action": step.text, "say": say})
        point = _point(table, position, number)
        if {**point, "ply": 0} != {**chart[-1], "ply": 0} or number == len(line):
            chart.append(point)
    events: dict[str, list[dict[str, Any]]] = {}
    for viewer, name, numbers in zip(table.viewers, (*roles, "spectator"), told, strict=True):
        events[name] = [
            {**event, "ply": ply, "say": plain(speech.event(event))}
            for ply, event in zip(numbers, title.events(position, viewer), strict=True)
        ]
    return {"plies": plies, "events": events, "chart": chart}


def _point(table: Table, position: Position, ply: int) -> dict[str, Any]:
    views = [position.view(place) for place in range(len(table.roles))]
    return {"ply": ply, **table.trade.standing(views)}


async def replay_at(
    own: Parts, match_id: str, person: Person | None, ply: int, viewer: str, key: str | None
) -> dict[str, Any]:
    """The table after some ply, as one role, a spectator or somebody who saw all would."""
    header, line, table = await _over(own, match_id, person, key)
    names = [*table.roles, "spectator"]
    if viewer not in (*names, "all"):
        raise Invalid(
            sentence("choose one of {roles}", roles=", ".join((*names, "all"))), field="as"
        )
    if not 0 <= ply <= len(line):
        raise Invalid(sentence("the match has {count} plies", count=len(line)), field="ply")
    position = await asyncio.to_thread(_position_at, table, line, ply)
    views = {name: position.view(v) for name, v in zip(names, table.viewers, strict=True)}
    seen = views["spectator" if viewer == "all" else viewer]
    index = names.index("spectator" if viewer == "all" else viewer)
    told = table.title.events(position, table.viewers[index])
    speech = table.trade.speech
    return {
        "ply": ply,
        "plies": len(line),
        "match": header.shown(person),
        "role": seen["role"],
        "view": seen,
        "limits": table.trade.limits(seen),
        "views": views if viewer == "all" else None,
        "prompt": plain(speech.prompt(seen)),
        "events": [{**event, "say": plain(speech.event(event))} for event in told],
    }


def _position_at(table: Table, line: Sequence[Step], ply: int) -> Position:
    position = table.beginning.position()
    for step in line[:ply]:
        position.play(step.role, table.title.parse(position, step.text))
    return position
