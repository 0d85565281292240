"""Questions that change nothing: why not, where to, with what odds, what would you do."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, cast

from levant.server.auth.person import Person
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Forbidden, Invalid
from levant.server.matches.header import Header
from levant.server.messages import action, refusal
from levant.server.play.presentation import viewer_of
from levant.server.play.schemas import GestureOut, HintOut, WhyOut
from levant.server.play.table import Table
from levant.server.services import Services

MOST_PIECES = 40


def seed_of_odds() -> int:
    """A new one for each question."""
    return secrets.randbelow(2**60)


async def why(
    services: Services, match_id: str, person: Person, text: str, role: str | None
) -> WhyOut:
    """Whether an action is legal now, and if not, by which rule."""
    async with services.table_cache.open(match_id, fresh=True) as (header, table):
        place, at = _seated(header, table, person, role)
        try:
            refused = at.refusal(place, text)
        except ValueError as error:
            raise Invalid(str(error), rule="notation", field="action") from None
    if refused is None:
        return {"legal": True, "rule": None, "say": None}
    return {"legal": False, "rule": refused.rule, "say": refusal(at.title.name, refused)}


async def gestures(
    services: Services, match_id: str, person: Person, pieces: list[str], role: str | None
) -> list[GestureOut]:
    """Where some pieces can go together, and the actions that take them there."""
    if not 1 <= len(pieces) <= MOST_PIECES:
        raise Invalid(
            sentence("name 1 to {count} pieces, with commas between", count=MOST_PIECES), field="of"
        )
    async with services.table_cache.open(match_id, fresh=True) as (header, table):
        place, at = _seated(header, table, person, role)
        if place not in at.position.deciders:
            return []
        # The keys that a title adds are its own business.
        return cast("list[GestureOut]", at.title_services.gestures(at.position, place, pieces))


async def odds(
    services: Services, match_id: str, person: Person | None, spec: dict[str, Any], key: str | None
) -> dict[str, Any]:
    """How a battle would end, from what the asker sees."""
    async with services.table_cache.open(match_id, fresh=True) as (header, table):
        header.check_visible(person, key)
        if table is None:
            raise Conflict("the match has not begun")
        view = table.view(viewer_of(header, person))
        fight = table.title_services.odds
    # Many fights take a while: meanwhile others are served.
    return dict(await asyncio.to_thread(fight, view, spec, seed_of_odds()))


async def hint(
    services: Services, match_id: str, person: Person, level: str | None, role: str | None
) -> HintOut:
    """What a bot, the title's adviser unless one is named, would do with the asker's view."""
    # He must hear the whole history, for which a table that began at a snapshot is too young.
    async with services.table_cache.open(match_id, fresh=True, viewer=0) as (header, table):
        place, at = _seated(header, table, person, role)
        if header.row.rated:
            raise Forbidden("there are no hints in rated matches")
        bot = at.title_services.adviser if level is None else level
        if bot not in at.title_services.bots:
            raise Invalid(
                sentence("choose one of the bots {bots}", bots=", ".join(at.title_services.bots)),
                field="level",
            )
        if place not in at.position.deciders:
            raise Conflict("it is not your turn")
        question = services.bots.question(header, at, place, bot, hint=True)
    text = await services.bots.choose(question)
    return {"bot": bot, "action": text, "say": action(at.title.name, text)}


def _seated(
    header: Header, table: Table | None, person: Person, role: str | None
) -> tuple[int, Table]:
    header.check_visible(person)
    seat = header.need_seat(person, role)
    header.check_running()
    assert table is not None
    return seat.row.place, table
