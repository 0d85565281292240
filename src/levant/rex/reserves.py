"""6.4 Reserves: the end of a player's turn, with its main roads, markers (6.51) and Jihad."""

from __future__ import annotations

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, NO_BLOCK
from levant.rex.bits import first, members
from levant.rex.board import PLACES, SEA, TOWN_COUNT
from levant.rex.cards import WINTER_TURN, only
from levant.rex.marches import roll_forced
from levant.rex.position import NOWHERE, Position
from levant.rex.tokens import mark
from levant.rex.why_not import why_not_own


def player_end(p: Position) -> None:
    """Forced marches, then the main roads, then face-up besiegers, then Jihad."""
    p.mover = NO_BLOCK
    if p.forced:
        roll_forced(p)
    town = _undeclared(p)
    if town != NOWHERE:
        p.group = town
        p.phase = w.MAIN_ROAD if p.main == NOWHERE else w.MAIN_GROUP
        return
    p.group = NOWHERE
    p.after = w.MARKERS_SET
    p.phase = w.MARKERS_SET
    show_besiegers(p)


# 6.41 the main road


def _undeclared(p: Position) -> int:
    """6.41: the next town entered by several roads; single roads declare themselves."""
    towns = 0
    for block in members((p.entered | p.by_sea) & ARMY[p.active] & p.moved):
        towns |= 1 << p.where[block]
    # By town, not by block: the order in which roads are asked for is public.
    for town in members(towns & ~p.declared):
        roads = _roads_in(p, town)
        if p.rules.sea_attackers and roads >> SEA & 1:
            road = SEA  # 7.22: the English must be the main attack
        elif _rounds_of_arrival(p, town)[0] == _rounds_of_arrival(p, town)[1]:
            declare_main(p, town, first(roads), NOWHERE)  # decision 131
            continue
        else:
            road = only(roads)
        if road < 0 or not _declare_road(p, town, road):
            return town
    return NOWHERE


def _declare_road(p: Position, town: int, road: int) -> bool:
    """The road is settled; False when its group is still to be named (1.3)."""
    starts = _starts_by(p, town, road) if p.rules.main_by_group else 0
    if starts & (starts - 1):
        p.main = road
        return False
    declare_main(p, town, road, only(starts))
    return True


def _starts_by(p: Position, town: int, road: int) -> int:
    """The towns from which blocks came in by one road."""
    starts = 0
    for block in members(p.entered & ARMY[p.active] & p.moved & p.field[town]):
        if p.via[block] & 63 == road and p.via[block] >> 6 < TOWN_COUNT:
            starts |= 1 << (p.via[block] >> 6)
    return starts


def _roads_in(p: Position, town: int) -> int:
    """The roads by which living attackers of this phase came in."""
    roads = 0
    arrivals = (p.entered | p.by_sea) & ARMY[p.active] & p.moved & p.field[town]
    for block in members(arrivals):
        roads |= 1 << (p.via[block] & 63)
    return roads


def _rounds_of_arrival(p: Position, town: int) -> tuple[int, int]:
    """6.41, 6.42, 6.56: the rounds of the main road and of the others."""
    side = p.active
    if side != p.first and p.attacked[1 - side] >> town & 1:
        return 2, p.rules.response_other_roads
    if side != p.first and p.garrisoned[side] >> town & 1:
        return p.rules.relief_of_player_two, p.rules.relief_of_player_two + 1
    return 1, 2


def declare_main(p: Position, town: int, road: int, start: int) -> None:
    """6.41, 6.42, 6.56: who fights at once, and who arrives in which round."""
    side = p.active
    sooner, later = _rounds_of_arrival(p, town)
    for block in members((p.entered | p.by_sea) & ARMY[side] & p.moved & p.field[town]):
        via = p.via[block]
        main = via & 63 == road and (start < 0 or via >> 6 == start)
        arrives = sooner if main else later
        if arrives == 2:
            p.second |= 1 << block
        elif arrives == 3:
            p.third |= 1 << block
    p.declared |= 1 << town
    p.main = NOWHERE


def waiting(p: Position, town: int, side: int) -> int:
    """6.4: a side's reserves that have not arrived yet in the field."""
    return p.field[town] & ARMY[side] & (p.second | p.third)


def main_choices(p: Position) -> list[int]:
    return [w.MAIN, _roads_in(p, p.group)]


def play_main(p: Position, verb: int, thing: int) -> None:
    p.note("main_road", p.active, place=p.group, other=thing)
    p.phase = w.PLAYER_END if _declare_road(p, p.group, thing) else w.MAIN_GROUP


def why_not_main_road(p: Position, role: int, origin: int) -> Refusal | None:
    return Refusal("6.41", "not_an_entry_road", town=PLACES[p.group], other=PLACES[origin])


def main_group_choices(p: Position) -> list[int]:
    """6.3 of 1.3: the main attack starts in one town and uses one road."""
    return [w.MAIN_FROM, _starts_by(p, p.group, p.main)]


def play_main_group(p: Position, verb: int, thing: int) -> None:
    p.note("main_group", p.active, place=p.group, other=thing)
    declare_main(p, p.group, p.main, thing)
    p.phase = w.PLAYER_END


def why_not_main_group(p: Position, role: int, town: int) -> Refusal | None:
    return Refusal("6.41", "not_a_start", town=PLACES[p.group], other=PLACES[town])


# 6.51 the face-up besieger


def show_besiegers(p: Position) -> None:
    """6.51: every siege shows one besieger, not a waiting reserve; the owner chooses which."""
    for side in (0, 1):
        for town in members(p.sieges(side)):
            besiegers = p.active_blocks(town, side)
            if p.rules.all_besiegers_shown:
                for block in members(besiegers & ~p.markers):
                    mark(p, block)
                continue
            if besiegers & p.markers or not besiegers:
                continue
            block = only(besiegers)
            if block < 0:
                p.group = town
                p.active = side
                p.phase = w.MARKER
                return
            mark(p, block)
    p.phase = p.after


def marker_choices(p: Position) -> list[int]:
    return [w.SHOW, p.active_blocks(p.group, p.active)]


def play_marker(p: Position, verb: int, thing: int) -> None:
    mark(p, thing)
    p.group = NOWHERE
    show_besiegers(p)


def why_not_show(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_own(p, role, block, "6.51")
    name, town = p.rules.blocks[block], PLACES[p.group]
    return missing or Refusal("6.51", "not_a_besieger", block=name, town=town)


def markers_set(p: Position) -> None:
    """After a phase's markers: the Jihad town, then the other player."""
    side = p.player
    p.active = side
    if p.campaigner == side:
        p.campaign = p.moved
    if p.jihad == side and p.jihad_site == NOWHERE and p.turn != WINTER_TURN:
        towns = jihad_towns(p)
        if towns and only(towns) < 0:
            p.phase = w.JIHAD_SITE
            return
        if towns:
            name_jihad(p, first(towns))
    p.phase = w.NEXT_PLAYER


# Card Jihad


def jihad_towns(p: Position) -> int:
    """Card Jihad, decision 34: battles he began, sieges he keeps or may sally from."""
    side = p.active
    return p.attacked[side] | p.sieges(side) | p.garrisoned[side]


def name_jihad(p: Position, town: int) -> None:
    p.jihad_site = town
    p.note("jihad_named", p.active, place=town)


def jihad_choices(p: Position) -> list[int]:
    return [w.JIHAD, jihad_towns(p)]


def play_jihad(p: Position, verb: int, thing: int) -> None:
    name_jihad(p, thing)
    p.phase = w.NEXT_PLAYER
