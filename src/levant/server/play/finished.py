"""When a match is over everything opens: its record, its dice key, every view of every ply."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import cast

from levant.kernel.record import Record
from levant.kernel.title import Position, Result, View
from levant.server.auth.person import Person
from levant.server.encoding import iso
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Invalid
from levant.server.matches.header import Header
from levant.server.messages import action, plain
from levant.server.play.presentation import told, typed
from levant.server.play.schemas import EventOut, PlyOut, PointOut, ReplayOut, ReplayViewOut
from levant.server.play.table import PlayedAction, Table
from levant.server.services import Services
from levant.server.storage.match_models import MatchRow

MOST_PLIES = 100_000


def check_over(header: Header) -> None:
    """Raise Conflict while there is anything to hide."""
    if header.row.status not in ("finished", "aborted") or header.row.started is None:
        raise Conflict("the match is not over: until then only its players' views are shown")


async def whole(
    services: Services, match_id: str, check: Callable[[Header], None] = check_over
) -> tuple[Header, list[PlayedAction], Table]:
    """A match that is over, with its whole line."""
    async with services.table_cache.open(match_id, fresh=True, viewer=0) as (header, table):
        check(header)
        if table is None or table.start.length:
            raise AssertionError("the whole action log was asked for")
        return header, list(table.played), table


async def whole_for(
    services: Services, match_id: str, person: Person | None, key: str | None
) -> tuple[Header, list[PlayedAction], Table]:
    """A match that is over, with its whole line, for somebody who may see it."""

    def check(header: Header) -> None:
        header.check_visible(person, key)
        check_over(header)

    return await whole(services, match_id, check)


def record_of(header: Header, line: Sequence[PlayedAction]) -> Record:
    """The record of a match, which `levant verify` can prove."""
    row = header.row
    seats = [_player(seat.person, seat.row.bot) for seat in header.seats]
    roles = [seat.role for seat in header.seats]
    dice = header.own_dice
    record = Record(
        title=row.title,
        edition=row.edition,
        rules=row.rules,
        players=dict(zip(roles, seats, strict=True)),
        dice=dice.text,
        options=dict(row.options),
        key=dice.key,
        nonces=dice.nonces,
        remarks={"date": str(iso(row.started))[:10], "place": "levant", "note": _note(row)},
        earlier=header.earlier_dice,
    )
    for step in line:
        record.append(step.role, step.text)
    if row.result is not None:
        winner = row.result["winner"]
        place = None if winner is None else roles.index(winner)
        record.finish(Result(place, row.result["reason"]))
    return record


def _note(row: MatchRow) -> str:
    origin = row.origin
    if origin is None:
        return f"match {row.id}"
    return f"match {row.id}, continues match {origin['match']} after action {origin['ply']}"


def _player(person: Person | None, bot: str | None) -> str:
    if person is None:
        return bot or "?"
    return person.name if bot is None else f"{person.name}, then {bot}"


async def record(services: Services, match_id: str, person: Person | None, key: str | None) -> str:
    """The record as a text file."""
    header, line, _ = await whole_for(services, match_id, person, key)
    return record_of(header, line).text()


async def replay(
    services: Services, match_id: str, person: Person | None, key: str | None
) -> ReplayOut:
    """All actions in words, everything that happened, and a chart of how it went."""
    header, line, table = await whole_for(services, match_id, person, key)
    return await asyncio.to_thread(_replay, header, line, table)


def _replay(header: Header, line: Sequence[PlayedAction], table: Table) -> ReplayOut:
    title, source, roles = table.title, table.title_services.source, table.roles
    position = table.start.position()
    plies: list[PlyOut] = []
    chart = [_point(table, position, 0)]
    # After which ply each event was told, for each viewer.
    counts = [[0] * len(title.events(position, viewer)) for viewer in table.viewers]
    for number, step in enumerate(line, 1):
        position.play(step.role, title.parse(position, step.text))
        table.start.change_dice(position, number)
        for numbers, viewer in zip(counts, table.viewers, strict=True):
            numbers += [number] * len(title.events(position, viewer, len(numbers)))
        say = action(title.name, step.text)
        plies.append({"role": roles[step.role], "action": step.text, "say": say})
        point = _point(table, position, number)
        if {**point, "ply": 0} != {**chart[-1], "ply": 0} or number == len(line):
            chart.append(point)
    events: dict[str, list[EventOut]] = {}
    for viewer, name, numbers in zip(table.viewers, (*roles, "spectator"), counts, strict=True):
        events[name] = [
            told(source, {**event, "ply": ply})
            for ply, event in zip(numbers, title.events(position, viewer), strict=True)
        ]
    return {"plies": plies, "events": events, "chart": chart}


def _point(table: Table, position: Position, ply: int) -> PointOut:
    views = [position.view(place) for place in range(len(table.roles))]
    # The keys that a title adds are its own business.
    return cast("PointOut", {"ply": ply, **table.title_services.standing(views)})


async def replay_at(
    services: Services, match_id: str, person: Person | None, ply: int, viewer: str, key: str | None
) -> ReplayViewOut:
    """The table after some ply, as one role, a spectator or somebody who saw all would."""
    header, line, table = await whole_for(services, match_id, person, key)
    names = [*table.roles, "spectator"]
    if viewer not in (*names, "all"):
        raise Invalid(
            sentence("choose one of {roles}", roles=", ".join((*names, "all"))), field="as"
        )
    check_ply(line, ply)
    position = await asyncio.to_thread(_position_at, table, line, ply)
    views: dict[str, View] = {
        name: position.view(v) for name, v in zip(names, table.viewers, strict=True)
    }
    seen = views["spectator" if viewer == "all" else viewer]
    index = names.index("spectator" if viewer == "all" else viewer)
    events = table.title.events(position, table.viewers[index])
    source = table.title_services.source
    return {
        "ply": ply,
        "plies": len(line),
        "match": header.shown(person),
        "role": None if viewer in ("all", "spectator") else viewer,
        "view": typed(seen),
        "limits": table.title_services.limits(seen),
        "views": {name: typed(one) for name, one in views.items()} if viewer == "all" else None,
        "prompt": plain(source.prompt(seen)),
        "events": [told(source, event) for event in events],
    }


def check_ply(line: Sequence[PlayedAction], ply: int) -> None:
    """Raise Invalid unless a match has so many plies."""
    if not 0 <= ply <= len(line):
        raise Invalid(sentence("the match has {count} plies", count=len(line)), field="ply")


async def spectator_view(services: Services, match_id: str, ply: int) -> View:
    """What a spectator saw after some ply of a match that is over; its end for a later one."""
    _, line, table = await whole(services, match_id)
    position = await asyncio.to_thread(_position_at, table, line, min(ply, len(line)))
    return position.view(None)


def _position_at(table: Table, line: Sequence[PlayedAction], ply: int) -> Position:
    position = table.start.position()
    for number, step in enumerate(line[:ply], 1):
        position.play(step.role, table.title.parse(position, step.text))
        table.start.change_dice(position, number)
    return position
