"""5.0 The choice of moves, and the end of a player's turn: main roads, markers, Jihad."""

from __future__ import annotations

from levant.rex import words as w
from levant.rex.army import ARMY, FAST, NO_BLOCK
from levant.rex.bits import first, members
from levant.rex.board import FRANK, SEA, TOWN_COUNT
from levant.rex.cards import WINTER_CAMPAIGN, WINTER_TURN, only
from levant.rex.movement import bound, free_blocks, legs_of, roll_forced, steps
from levant.rex.muster import muster_towns
from levant.rex.position import NOWHERE, Position
from levant.rex.sea import entering, entry_is_paid, sailors
from levant.rex.tokens import mark


def move_choices(p: Position) -> list[int]:
    """5.0: group move, muster, sea move, entry, winter campaign, or end the phase."""
    side = p.active
    if not p.moves:
        paid = entering(p) if entry_is_paid(p) else 0
        return [w.DONE, 1, w.ENTER_WITH, paid] if paid else [w.DONE, 1]
    sources = fast = 0
    groups = 0
    exits = p.exits
    winter = bound(p, side)
    for town in members(p.held[side]):
        blocks = free_blocks(p, town, side)
        if blocks and exits[town]:
            sources |= 1 << town
            if blocks & FAST:
                fast |= 1 << town
            if not winter or steps(p, town, legs_of(p, first(blocks & FAST or blocks))):
                groups |= 1 << town
    choices = [w.DONE, 1]
    if groups:
        choices += [w.GROUP_OF, groups]
    if p.groups_only:
        if p.campaigner == side:
            choices += [w.KEEP_SIEGE, p.held[side] | p.garrisoned[side]]
        return choices
    musters = muster_towns(p, sources, fast)
    if musters:
        choices += [w.MUSTER_AT, musters]
    afloat = sailors(p)
    if afloat:
        choices += [w.SAIL_WITH, afloat]
    if side == FRANK:
        coming = entering(p)
        if coming:
            choices += [w.ENTER_WITH, coming]
    if winter and p.played[side] == WINTER_CAMPAIGN and not p.moved:
        kept = p.sieges(side)
        if kept:
            choices += [w.KEEP_SIEGE, kept]
    return choices


def play_moves(p: Position, verb: int, thing: int) -> None:
    if verb == w.DONE:
        p.phase = w.PLAYER_END
        return
    if verb == w.SAIL_WITH:
        p.mover = thing
        p.phase = w.SAIL
    elif verb == w.ENTER_WITH:
        p.mover = thing
        p.phase = w.ENTER
    elif verb == w.KEEP_SIEGE:
        p.kept |= 1 << thing
        p.moves = 0
        p.note("siege_kept", p.active, place=thing)
        p.phase = w.PLAYER_END
    else:
        p.moves -= 1
        p.group = thing
        p.phase = w.GROUP if verb == w.GROUP_OF else w.MUSTER
        p.note("group_moves" if verb == w.GROUP_OF else "muster_called", p.active, place=thing)


# The end of a player's turn


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


def main_choices(p: Position) -> list[int]:
    return [w.MAIN, _roads_in(p, p.group)]


def play_main(p: Position, verb: int, thing: int) -> None:
    p.note("main_road", p.active, place=p.group, other=thing)
    p.phase = w.PLAYER_END if _declare_road(p, p.group, thing) else w.MAIN_GROUP


def main_group_choices(p: Position) -> list[int]:
    """6.3 of 1.3: the main attack starts in one town and uses one road."""
    return [w.MAIN_FROM, _starts_by(p, p.group, p.main)]


def play_main_group(p: Position, verb: int, thing: int) -> None:
    p.note("main_group", p.active, place=p.group, other=thing)
    declare_main(p, p.group, p.main, thing)
    p.phase = w.PLAYER_END


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
