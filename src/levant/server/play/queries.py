"""Questions that change nothing: why not, where to, with what odds, what would you do."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from typing import cast

from levant.kernel.title import Json
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Forbidden, Invalid
from levant.server.matches.header import Header
from levant.server.messages import action, refusal
from levant.server.play.presentation import viewer_of
from levant.server.play.requests import (
    Asker,
    GesturesRequest,
    HintRequest,
    OddsRequest,
    WhyRequest,
)
from levant.server.play.schemas import GestureOut, GesturesOut, HintOut, WhyOut
from levant.server.play.table import Table
from levant.server.services import Services

MOST_PIECES = 40


def seed_of_odds() -> int:
    """A new one for each question."""
    return secrets.randbelow(2**60)


async def why(services: Services, asker: Asker, wanted: WhyRequest) -> WhyOut:
    """Whether an action is legal now, and if not, by which rule."""
    async with services.table_cache.open(asker.match_id, fresh=True) as (header, table):
        place, at = _seated(header, table, asker, wanted.role)
        try:
            refused = at.refusal(place, wanted.action)
        except ValueError as error:
            raise Invalid(str(error), rule="notation", field="action") from None
    if refused is None:
        return {"legal": True, "rule": None, "say": None}
    return {"legal": False, "rule": refused.rule, "say": refusal(at.title.name, refused)}


async def gestures(services: Services, asker: Asker, wanted: GesturesRequest) -> GesturesOut:
    """Where some pieces can go together, and the actions that take them there."""
    pieces = [piece.strip() for piece in wanted.of.split(",") if piece.strip()]
    if not 1 <= len(pieces) <= MOST_PIECES:
        raise Invalid(
            sentence("name 1 to {count} pieces, with commas between", count=MOST_PIECES), field="of"
        )
    async with services.table_cache.open(asker.match_id, fresh=True) as (header, table):
        place, at = _seated(header, table, asker, wanted.role)
        if place not in at.position.deciders:
            return {"gestures": []}
        found = at.title_services.gestures(at.position, place, pieces)
    # The keys that a title adds are its own business.
    return {"gestures": cast("list[GestureOut]", found)}


async def odds(services: Services, asker: Asker, wanted: OddsRequest) -> dict[str, Json]:
    """How a battle would end, from what the asker sees."""
    async with services.table_cache.open(asker.match_id, fresh=True) as (header, table):
        header.check_visible(asker.person, asker.key)
        if table is None:
            raise Conflict("the match has not begun")
        view = table.view(viewer_of(header, asker.person))
        fight = table.title_services.odds
    # Many fights take a while: meanwhile others are served.
    return await asyncio.to_thread(fight, view, wanted.spec(), seed_of_odds())


async def hint(services: Services, asker: Asker, wanted: HintRequest) -> HintOut:
    """What a bot, the title's adviser unless one is named, would do with the asker's view."""
    # He must hear the whole history, for which a table that began at a snapshot is too young.
    async with services.table_cache.open(asker.match_id, fresh=True, viewer=0) as (header, table):
        place, at = _seated(header, table, asker, wanted.role)
        if header.row.rated:
            raise Forbidden("there are no hints in rated matches")
        bot = at.title_services.adviser if wanted.level is None else wanted.level
        if bot not in at.title_services.bots:
            raise Invalid(
                sentence("choose one of the bots {bots}", bots=", ".join(at.title_services.bots)),
                field="level",
            )
        if place not in at.position.deciders:
            raise Conflict("it is not your turn")
        question = services.bots.question(header, at, place, bot, hint=True)
    whom = asker.player().id
    if services.settings.limits:
        await services.rate_limits.exhausted("thinking", whom)
    begun = time.monotonic()
    text = await services.bots.advise(question)
    if services.settings.limits:
        await services.rate_limits.spend("thinking", whom, math.ceil(time.monotonic() - begun))
    return {"bot": bot, "action": text, "say": action(at.title.name, text)}


def _seated(
    header: Header, table: Table | None, asker: Asker, wanted: str | None
) -> tuple[int, Table]:
    person = asker.player()
    header.check_visible(person)
    seat = header.need_seat(person, asker.role_for(wanted))
    header.check_running()
    assert table is not None
    return seat.row.place, table
