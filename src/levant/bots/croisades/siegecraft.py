"""How the constable besieges and is besieged: engines, days of siege, talks, sallies, rations."""

from __future__ import annotations

from typing import Any, Final

from levant.bots.croisades.battlefield import sides
from levant.bots.croisades.doctrine import Doctrine
from levant.bots.croisades.outlook import LIKELY_MEN, Outlook
from levant.bots.croisades.picking import pick
from levant.bots.croisades.targets import pressed
from levant.croisades.board import PLACE
from levant.croisades.garrison import BREACH
from levant.croisades.investment import SURRENDERS
from levant.croisades.roster import (
    BATTERING,
    BUILD_TURNS,
    ENGINES,
    GARRISON_CIVILIANS,
    GARRISON_POINTS,
    GARRISON_SUPPLY,
    GOODS,
    LADDER,
    PER_BUILD,
    TOWER,
)
from levant.croisades.siege import DAYS
from levant.croisades.words import (
    ASSAULT,
    BATTER,
    BUILD,
    CALL_OFF,
    FORAGE,
    NEGOTIATE,
    PASS,
    PRESS,
    RAID,
    RATION,
    action,
    unpack,
)

ENOUGH_LADDERS: Final = 12
ENOUGH_BATTERING: Final = 12
"""Battering points beyond which more engines do no more."""
ENOUGH_TOWERS: Final = 2
OVERWHELMING: Final = 6.0
"""How much stronger an army is that climbs unbroken walls."""
STRONGER: Final = 2.5
"""How much stronger one is that has a breach, a gate or towers."""
WORTH_PRESSING: Final = 1.5
"""How much stronger those who can still fight must be for a storm to go on."""
LOW_ON_FOOD: Final = 12  # days
A_MAN: Final = 11
"""The points that a man of a garrison costs."""
DIE: Final = 10


# --- Before walls -----------------------------------------------------------------------------


def works(look: Outlook, legal: list[int], doctrine: Doctrine) -> int | None:
    """What the engineers of a camp begin to build."""
    for act in legal:
        verb, number, *_ = unpack(act)
        if verb != BUILD:
            continue
        band = next(b for b in look.bands if b.number == number)
        if not look.besieging(band.hex):
            continue
        engine = next_engine(look, band.hex, doctrine)
        if engine is not None and action(BUILD, number, engine) in legal:
            return action(BUILD, number, engine)
    return None


def next_engine(look: Outlook, place: int, doctrine: Doctrine) -> int | None:
    """Ladders and what batters best, in the order of the doctrine, then towers; None: enough."""
    camp = [b for b in look.bands if b.hex == place]
    siege = look.sieges[place]
    ladders = sum(b.goods.get(GOODS[LADDER], 0) for b in camp)
    points = sum(BATTERING[e] * b.goods.get(GOODS[e], 0) for b in camp for e in ENGINES)
    thrower = max(ENGINES, key=lambda e: BATTERING[e] * PER_BUILD[e] / BUILD_TURNS[e])
    broken = siege["outer"] >= BREACH and (siege["inner"] >= BREACH or not siege["ramparts_taken"])
    lacks_ladders = ladders < ENOUGH_LADDERS
    lacks_throwers = points < ENOUGH_BATTERING and not broken
    if doctrine.ladders_first and lacks_ladders:
        return LADDER
    if lacks_throwers:
        return thrower
    if lacks_ladders:
        return LADDER
    # A breach is four men wide; beside it a few more come over the wall from towers.
    towers = sum(b.goods.get(GOODS[TOWER], 0) for b in camp)
    return TOWER if towers < ENOUGH_TOWERS else None


def siege_day(look: Outlook, legal: list[int], doctrine: Doctrine) -> int:
    """Storm what is open or well prepared, batter what stands, talk where it can help."""
    place = PLACE[look.view["site"]]
    siege = look.sieges[place]
    ours = sum(b.worth for b in look.bands if b.hex == place and not b.inside)
    theirs = look.resistance(place)
    wall = siege["inner"] if siege["ramparts_taken"] else siege["outer"]
    ready = siege.get("ready", {})
    opened = wall >= BREACH or siege["gate_broken"] or ready.get("tower", 0)
    ladders = ready.get("ladder", 0)
    talk = talk_chance(look, place)
    if action(ASSAULT) in legal:
        if opened and ours > doctrine.storms * STRONGER * theirs:
            return action(ASSAULT)
        if ladders >= ENOUGH_LADDERS // 2 and ours > doctrine.storms * OVERWHELMING * theirs:
            return action(ASSAULT)
        # Who loses by waiting has nothing to spare: whatever way there is, in the last turn.
        last = look.view["turn"] == look.view["last_turn"] and pressed(look)
        if last and talk <= 0 and (opened or ladders):
            return action(ASSAULT)
    if action(BATTER) in legal and talk < 0.2:
        return action(BATTER)
    return action(NEGOTIATE) if talk > 0 and action(NEGOTIATE) in legal else pick(legal, PASS)


def talk_chance(look: Outlook, place: int) -> float:
    """3.28: the chance that a garrison gives up, as far as one outside can reckon it."""
    siege = look.sieges[place]
    ours = sum(b.size for b in look.bands if b.hex == place and not b.inside)
    ours += LIKELY_MEN * look.allies_at(place)
    theirs = likely_mouths(look, place)
    bonus = 2 if ours >= 3 * theirs else int(ours >= 2 * theirs)
    bonus += likely_hunger(look, siege, theirs)
    if siege["ramparts_taken"]:
        bonus += 3 if siege["inner"] >= BREACH else 2
    else:
        bonus += int(siege["outer"] >= BREACH)
    return max(0, min(DIE, bonus + DIE - SURRENDERS + 1)) / DIE


def likely_mouths(look: Outlook, place: int) -> int:
    """How many live behind the walls, by the kind of stronghold and the groups that shelter."""
    kind = look.kind(place)
    inside = sum(1 for h in look.enemy_groups if h == place) - look.foes.get(place, 0)
    return GARRISON_CIVILIANS[kind] + GARRISON_POINTS[kind] // A_MAN + LIKELY_MEN * inside


def likely_hunger(look: Outlook, siege: dict[str, Any], mouths: int) -> int:
    """Whether rations are likely to be full (0), half (1) or a quarter (2) by now."""
    eaten = DAYS * (look.view["turn"] - siege["since"]) * mouths
    stock = GARRISON_SUPPLY[look.kind(PLACE[siege["hex"]])] // (2 if siege["ramparts_taken"] else 1)
    days = (stock - eaten) / max(1, mouths)
    if days > LOW_ON_FOOD:
        return 0
    return 1 if days > 3 else 2


def storm(look: Outlook, legal: list[int]) -> int:
    """Go on while it goes well."""
    ours, theirs = sides(look)
    rounds = look.view["battle"]["assault"]["round"]
    last = look.view["turn"] == look.view["last_turn"] and pressed(look)
    if rounds >= 2 and ours < WORTH_PRESSING * theirs and not last:
        return action(CALL_OFF)
    return pick(legal, PRESS)


# --- Behind walls -----------------------------------------------------------------------------


def sally_day(look: Outlook, legal: list[int]) -> int:
    """Fall on a camp that is badly watched, fetch food when it runs short, else stay inside."""
    if look.view["battle"] is not None:
        return max(legal, key=lambda act: (act >> 48 == RAID, unpack(act)[1]))
    siege = look.sieges[PLACE[look.view["site"]]]
    if siege.get("supply", 0) < LOW_ON_FOOD // 2 * siege.get("mouths", 0):
        return pick(legal, FORAGE, PASS)
    return pick(legal, PASS)


def rations(look: Outlook, legal: list[int]) -> int:
    """Full rations while they last for days, then half, then a quarter."""
    siege = look.sieges[PLACE[look.view["site"]]]
    days = siege.get("supply", 0) / max(1, siege.get("mouths", 1))
    wish = 4 if days > LOW_ON_FOOD else (2 if days > 3 else 1)
    given = [unpack(act)[1] for act in legal]
    return action(RATION, max([n for n in given if n <= wish], default=min(given)))
