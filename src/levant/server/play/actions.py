"""Acting: a batch of actions of one role, all or nothing, once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Final, TypeVar

from levant.server.auth.person import Person
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Refused, Stale
from levant.server.matches.header import Header, Seat
from levant.server.metrics import ACTIONS, REFUSED
from levant.server.play import action_log
from levant.server.play.group_commit import Overtaken
from levant.server.play.match_change import MatchChange
from levant.server.play.requests import ActionRequest, Asker
from levant.server.play.schemas import ActedOut
from levant.server.play.table import MOST_FORCED, Table
from levant.server.services import Services
from levant.server.tracing import span

ATTEMPTS: Final = 4
"""How often a move is tried when other processes keep moving the match."""

T = TypeVar("T")
Change = Callable[[Header, Table], Awaitable[tuple[MatchChange | None, T]]]


async def change_match(
    services: Services, match_id: str, make: Change[T], person: Person | None = None
) -> T:
    """Change a running match: `make` prepares and commits the move, or raises a Problem.

    `person` wants it; where he may not know of the match it does not exist, begun or not.

    Where another process was faster the match is loaded anew and the move tried again, from
    the checks on.
    """
    with span("change match", match=match_id):
        return await _try_to_change(services, match_id, make, person)


async def _try_to_change(
    services: Services, match_id: str, make: Change[T], person: Person | None
) -> T:
    for _ in range(ATTEMPTS):
        try:
            async with services.table_cache.open(match_id) as (header, table):
                if person is not None:
                    header.check_visible(person)
                if table is None:
                    header.check_running()
                assert table is not None
                change, answer = await make(header, table)
        except Overtaken:
            continue
        if change is not None:
            await change.announce()
        return answer
    raise Conflict("the match keeps changing: try again")


def check_version(header: Header, table: Table, place: int, version: int) -> None:
    """Raise Stale unless a role's choice was made from what it is asked now."""
    if not table.asked[place] <= version <= table.seen[place]:
        raise Stale(
            sentence(
                "the match has moved on: this was chosen at version {then}, it is now at {now}",
                then=version,
                now=table.seen[place],
            ),
            version=table.seen[place],
        )


async def act(services: Services, asker: Asker, wanted: ActionRequest) -> ActedOut:
    """Play actions, all or none; the same `id` again gives the same answer."""
    person, role = asker.player(), asker.role_for(wanted.role)

    async def make(header: Header, table: Table) -> tuple[MatchChange | None, ActedOut]:
        seat = header.need_seat(person, role)
        place = seat.row.place
        known = any(step.request == wanted.id and step.role == place for step in table.played)
        if known or wanted.version != table.seen[place] or header.row.status != "running":
            done = await action_log.earlier(services.database, asker.match_id, place, wanted.id)
            if done is not None:
                return None, {"version": done[0][place], "events": done[2][place]}
        header.check_running()
        check_version(header, table, place, wanted.version)
        change = await play(services, header, table, seat, wanted.actions, wanted.id, person.id)
        return change, {"version": table.seen[place], "events": table.told(place)}

    try:
        answer = await change_match(services, asker.match_id, make, person)
    except (Refused, Stale) as problem:
        REFUSED.labels(problem.code).inc()
        raise
    return answer


async def play(
    services: Services,
    header: Header,
    table: Table,
    seat: Seat,
    texts: Sequence[str],
    request: str | None,
    person: str | None,
    lease: datetime | None = None,
) -> MatchChange:
    """Play a role's actions and the forced steps that follow, and write them down."""
    place = seat.row.place
    parsed = table.check(place, texts)
    change = MatchChange(services, header, table, place, person)
    for action in parsed:
        change.played(table.play(place, action, request))
    play_forced(header, table, change, request)
    await change.commit(lease=lease)
    ACTIONS.labels(table.title.name, "bot" if person is None else "person").inc(len(texts))
    return change


def play_forced(header: Header, table: Table, change: MatchChange, request: str | None) -> None:
    """Take the steps that leave no choice, for those who want it so.

    A step that would tell the others that there was no choice is left to the player; one that
    rolls dice is taken only for those who let the server roll.
    """
    for _ in range(MOST_FORCED):
        step = _next_forced(header, table)
        if step is None:
            return
        place, text = step
        change.played(table.play(place, table.parse(text), request), "forced")


def _next_forced(header: Header, table: Table) -> tuple[int, str] | None:
    for place in table.position.deciders:
        seat = header.seats[place]
        if seat.human is None or not (seat.auto_forced or seat.auto_roll):
            continue
        text = table.forced(place)
        if text is None or not _may_pass(header, table, place, text):
            continue
        if seat.auto_roll if table.title_services.rolls(text) else seat.auto_forced:
            return place, text
    return None


def _may_pass(header: Header, table: Table, place: int, text: str) -> bool:
    """Whether a lone choice played at once tells nobody anything that he may not know."""
    view, services = table.view(place), table.title_services
    if not services.tells(view, text):
        return True
    people = {seat.human.id for seat in header.seats if seat.human is not None}
    return len(people) == 1 and services.passes(view)
