"""5.0 Movement: group moves, musters, sea moves, entries, pinning, the main road."""

from __future__ import annotations

from typing import Final

from levant.rex.army import (
    ARMY,
    ENGLISH,
    FAST,
    FRENCH,
    GERMANS,
    MOVE,
    NO_BLOCK,
    SIDE,
)
from levant.rex.bits import first, members, size
from levant.rex.board import (
    ENGLAND,
    FORTIFIED,
    FRANCE,
    FRANK,
    GERMAN_ENTRY,
    GERMANIA,
    NEAR,
    POOL,
    PORTS,
    REALM,
    ROAD_COUNT,
    ROADS,
    SEA,
    TOWN_COUNT,
)
from levant.rex.cards import (
    WINTER_CAMPAIGN,
    WINTER_TURN,
    begin_event,
    is_event,
    moves_of,
    only,
)
from levant.rex.draws import castle_ports, open_ports
from levant.rex.position import NOBODY, NOWHERE, Position
from levant.rex.tokens import stand, step_out
from levant.rex.words import (
    BATTLES,
    DONE,
    ENTER,
    ENTER_WITH,
    FORCE,
    GROUP,
    GROUP_OF,
    HALT,
    JIHAD,
    JIHAD_SITE,
    KEEP_SIEGE,
    LAND,
    MAIN,
    MAIN_ROAD,
    MARCH,
    MARCH_WITH,
    MARKER,
    MARKERS_SET,
    MOVES,
    MUSTER,
    MUSTER_AT,
    MUSTER_MARCH,
    NEXT_PLAYER,
    PLAYER_END,
    PLAYER_START,
    SAIL,
    SAIL_WITH,
    SEA_ATTACK,
    SHOW,
    TO,
    WINTER,
)

_FORCE_BONUS: Final = 1


def player_start(p: Position) -> None:
    """A player's turn: fresh roads, then his event or his moves."""
    side = p.active
    p.player = side
    p.moved = p.forced = p.declared = 0
    for r in range(ROAD_COUNT):
        p.load[r] = 0
    exits = NEAR[:TOWN_COUNT]
    if side != p.first:
        # 5.5: unpinned blocks leave by no road that the attacker used.
        for town in members(p.attacked[p.first] & p.held[side]):
            exits[town] &= ~p.entry[p.first * TOWN_COUNT + town]
    p.exits = exits
    card = p.played[side]
    p.groups_only = False
    if is_event(card):
        begin_event(p, card)
    else:
        p.moves = moves_of(card)
        p.phase = MOVES


def limits(p: Position, side: int) -> list[int]:
    """5.1: the road limits of a side; Guide raises them all turn (14)."""
    return p.rules.guide_limit if p.guide == side else p.rules.road_limit


def use_road(p: Position, side: int, a: int, b: int) -> None:
    """5.1: count a block on a road and close the road when it is full."""
    road = ROADS[a * 54 + b]
    load = p.load[road] + 1
    p.load[road] = load
    if load >= limits(p, side)[road]:
        if a < TOWN_COUNT:
            p.exits[a] &= ~(1 << b)
        p.exits[b] &= ~(1 << a)


def is_winter(p: Position) -> bool:
    """8.1: the sixth turn of a year."""
    return p.turn == WINTER_TURN


# 5.5 pinning


def pinned_count(p: Position, town: int, side: int) -> int:
    """5.5: attackers in the field, reserves apart, pin as many defenders."""
    if side == p.first or not p.attacked[1 - side] >> town & 1:
        return 0
    return size(p.active_blocks(town, 1 - side))


def free_blocks(p: Position, town: int, side: int) -> int:
    """Unmoved blocks of a field that may still leave it."""
    blocks = p.field[town] & ARMY[side] & ~p.moved & ~(p.second | p.third)
    if blocks and p.attacked[1 - side] >> town & 1 and size(blocks) <= pinned_count(p, town, side):
        return 0
    return blocks


# The choice of a move


def move_choices(p: Position) -> list[int]:
    """5.0: group move, muster, sea move, entry, winter campaign, or end the phase."""
    side = p.active
    if not p.moves:
        return [DONE, 1]
    sources = fast = 0
    groups = 0
    exits = p.exits
    winter = p.turn == WINTER_TURN
    for town in members(p.held[side]):
        blocks = free_blocks(p, town, side)
        if blocks and exits[town]:
            sources |= 1 << town
            if blocks & FAST:
                fast |= 1 << town
            if not winter or _can_step(p, town, 3 if blocks & FAST else 2):
                groups |= 1 << town
    choices = [DONE, 1]
    if groups:
        choices += [GROUP_OF, groups]
    if p.groups_only:
        return choices
    musters = _muster_towns(p, sources, fast)
    if musters:
        choices += [MUSTER_AT, musters]
    sailors = _sailors(p)
    if sailors:
        choices += [SAIL_WITH, sailors]
    if side == FRANK:
        entering = _entering(p)
        if entering:
            choices += [ENTER_WITH, entering]
    if winter and p.played[side] == WINTER_CAMPAIGN and p.moves == 1 and not p.moved:
        kept = p.sieges(side)
        if kept:
            choices += [KEEP_SIEGE, kept]
    return choices


def play_moves(p: Position, verb: int, thing: int) -> None:
    if verb == DONE:
        p.phase = PLAYER_END
        return
    if verb == SAIL_WITH:
        p.mover = thing
        p.phase = SAIL
    elif verb == ENTER_WITH:
        p.mover = thing
        p.phase = ENTER
    elif verb == KEEP_SIEGE:
        p.kept_siege = thing
        p.moves = 0
        p.note("siege_kept", p.active, place=thing)
        p.phase = PLAYER_END
    else:
        p.moves -= 1
        p.group = thing
        p.phase = GROUP if verb == GROUP_OF else MUSTER
        p.note("group_moves" if verb == GROUP_OF else "muster_called", p.active, place=thing)


def _next_move(p: Position) -> None:
    """Back to the choice of a move.

    The phase ends only when its player says so: if it ended by itself, the moment
    would tell the enemy the move rating of the last block.
    """
    p.mover = NO_BLOCK
    p.group = NOWHERE
    p.phase = MOVES


# 5.2 group moves


def group_choices(p: Position) -> list[int]:
    """5.2: any of the blocks of the group, each once."""
    blocks = group_blocks(p)
    return [DONE, 1, MARCH_WITH, blocks] if blocks else [DONE, 1]


def group_blocks(p: Position) -> int:
    """The blocks of the moving group that can make a step."""
    town = p.group
    blocks = free_blocks(p, town, p.active)
    if not blocks or not p.exits[town]:
        return 0
    if p.turn == WINTER_TURN:
        able = 0
        for block in members(blocks):
            if _can_step(p, town, MOVE[block]):
                able |= 1 << block
        return able
    return blocks


def play_group(p: Position, verb: int, thing: int) -> None:
    if verb == DONE:
        _next_move(p)
        return
    p.mover = thing
    p.legs = MOVE[thing]
    step_out(p, thing)
    p.phase = MARCH


def march_choices(p: Position) -> list[int]:
    """One leg after another, while the block's move rating lasts."""
    block = p.mover
    town = p.where[block]
    started = p.legs < MOVE[block]
    onward = _steps(p, town, p.legs) if p.legs else 0
    choices: list[int] = []
    if onward:
        choices += [TO, onward]
    if started:
        if _may_stop(p, town):
            choices += [HALT, 1]
        if not p.legs:
            forced = _forced_steps(p, town)
            if forced:
                choices += [FORCE, forced]
    return choices


def _may_stop(p: Position, town: int) -> bool:
    """8.1: no step may end in a siege in winter."""
    return p.turn != WINTER_TURN or not p.garrisoned[1 - p.active] >> town & 1


def _steps(p: Position, town: int, legs: int) -> int:
    """Towns that a block with so many legs may enter next."""
    if p.turn != WINTER_TURN:
        return p.exits[town]
    steps = 0
    for there in members(p.exits[town] & ~p.held[1 - p.active]):
        if _winter_step(p, town, there, legs):
            steps |= 1 << there
    return steps


def _winter_step(p: Position, town: int, there: int, legs: int) -> bool:
    """8.1: an own siege may be crossed in winter, if there is a way on."""
    enemy = 1 - p.active
    if not p.garrisoned[enemy] >> there & 1:
        return True
    if legs < 2:
        return False
    for onward in members(p.exits[there] & ~p.held[enemy] & ~(1 << town)):
        if _winter_step(p, there, onward, legs - 1):
            return True
    return False


def _can_step(p: Position, town: int, legs: int) -> bool:
    return _steps(p, town, legs) != 0


def _forced_steps(p: Position, town: int) -> int:
    """Option: a forced march adds one leg; not in winter (107)."""
    if not p.rules.forced_march or p.turn == WINTER_TURN:
        return 0
    return p.exits[town]


def play_march(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    if verb == TO:
        _walk(p, block, thing)
        if _contested(p, thing) or (p.legs == 0 and not _forced_steps(p, thing)):
            _halt(p, block)
        return
    if verb == FORCE:
        _force(p, block, thing)
    _halt(p, block)


def _contested(p: Position, town: int) -> bool:
    """5.0: a block stops where enemies stand in the field."""
    return bool(p.held[1 - p.active] >> town & 1)


def _walk(p: Position, block: int, there: int) -> None:
    """One leg along a road."""
    here = p.where[block]
    use_road(p, p.active, here, there)
    p.take_up(block)
    p.note("marched", p.active, block, there, here)
    p.legs -= 1
    arrive(p, block, there, here)


def arrive(p: Position, block: int, town: int, origin: int) -> None:
    """A block comes into the field of a town; among enemies it attacks."""
    side = p.active
    if p.held[1 - side] >> town & 1:
        bit = 1 << town
        if origin == SEA:
            p.by_sea |= 1 << block
        else:
            p.entered |= 1 << block
        p.via[block] = origin
        p.entry[side * TOWN_COUNT + town] |= 1 << origin
        if not p.attacked[1 - side] & bit:
            p.attacked[side] |= bit
        p.legs = 0
    p.put_in_field(block, town)


def _halt(p: Position, block: int) -> None:
    """The block has moved for this phase."""
    p.moved |= 1 << block
    p.legs = 0
    p.mover = NO_BLOCK
    stand(p, block)
    if p.phase == MUSTER_MARCH:
        p.phase = MUSTER
        return
    p.phase = GROUP
    if not (free_blocks(p, p.group, p.active) and p.exits[p.group]):
        _next_move(p)


def _force(p: Position, block: int, there: int) -> None:
    """Decision 106: the extra leg takes its place on the road now, the block moves later."""
    use_road(p, p.active, p.where[block], there)
    p.forced |= 1 << block
    p.via[block] = there
    p.note("force_marched", p.active, block, there, p.where[block])


# 5.3 musters


def _reach(p: Position, target: int, legs: int, avoid: int) -> list[int]:
    """Towns from which the muster town is reached in 0, 1, ... legs, not through `avoid`."""
    free = ~p.held[1 - p.active] & ~avoid
    exits = p.exits
    within = 1 << target
    rings = [within]
    frontier = within
    for _ in range(legs):
        grown = within
        while frontier:
            low = frontier & -frontier
            frontier ^= low
            grown |= exits[low.bit_length() - 1]
        frontier = grown & ~within & free
        within = grown
        rings.append(within)
    return rings


def _muster_towns(p: Position, sources: int, fast: int) -> int:
    """5.3: friendly towns that a block from elsewhere can reach."""
    side = p.active
    if not sources:
        return 0
    targets = p.friendly(side)
    if p.turn == WINTER_TURN:
        targets &= ~p.garrisoned[1 - side]
    if p.rules.forced_march or sources & p.attacked[1 - side]:
        found = 0
        for town in members(targets):
            if muster_blocks(p, town):
                found |= 1 << town
        return found
    return _near_sources(p, targets, sources, fast)


def _near_sources(p: Position, targets: int, sources: int, fast: int) -> int:
    """The targets within two legs of a source, or three of a fast one."""
    exits = p.exits
    free = ~p.held[1 - p.active]
    found = 0
    while targets:
        bit = targets & -targets
        targets ^= bit
        ring = exits[bit.bit_length() - 1]
        if ring & sources:
            found |= bit
            continue
        # No source next to it: two legs, then three.
        frontier = ring & free
        reach = ring
        while frontier:
            low = frontier & -frontier
            frontier ^= low
            reach |= exits[low.bit_length() - 1]
        reach &= ~bit
        if reach & sources:
            found |= bit
            continue
        frontier = reach & ~ring & free
        if not fast or not frontier:
            continue
        while frontier:
            low = frontier & -frontier
            frontier ^= low
            if exits[low.bit_length() - 1] & fast & ~bit:
                found |= bit
                break
    return found


def muster_blocks(p: Position, target: int) -> int:
    """5.3: unmoved, unpinned blocks elsewhere that can reach the muster town."""
    side = p.active
    extra = _FORCE_BONUS if p.rules.forced_march and p.turn != WINTER_TURN else 0
    rings = _reach(p, target, 3 + extra, 0)
    enemy_field = p.held[1 - side]
    found = 0
    for town in members(rings[3 + extra] & p.held[side] & ~(1 << target)):
        blocks = free_blocks(p, town, side)
        if not blocks:
            continue
        exits = p.exits[town] & (~enemy_field | 1 << target)
        if exits & rings[1 + extra]:
            found |= blocks
        elif exits & rings[2 + extra]:
            found |= blocks & FAST
    return found


def muster_choices(p: Position) -> list[int]:
    blocks = muster_blocks(p, p.group)
    return [DONE, 1, MARCH_WITH, blocks] if blocks else [DONE, 1]


def play_muster(p: Position, verb: int, thing: int) -> None:
    if verb == DONE:
        _next_move(p)
        return
    p.mover = thing
    p.legs = MOVE[thing]
    step_out(p, thing)
    p.phase = MUSTER_MARCH


def muster_march_choices(p: Position) -> list[int]:
    """Legs that still lead to the muster town in time, never back where it stands."""
    town = p.where[p.mover]
    forced = p.rules.forced_march and p.turn != WINTER_TURN
    if not p.legs:
        return [FORCE, 1 << p.group]
    left = p.legs - 1 + (_FORCE_BONUS if forced else 0)
    rings = _reach(p, p.group, left, 1 << town)
    free = ~p.held[1 - p.active] | 1 << p.group
    return [TO, p.exits[town] & rings[left] & free]


def play_muster_march(p: Position, verb: int, thing: int) -> None:
    block = p.mover
    if verb == FORCE:
        _force(p, block, thing)
        _halt(p, block)
        return
    _walk(p, block, thing)
    if thing == p.group:
        _halt(p, block)


# 5.4 sea moves


def staged_ready(p: Position, block: int) -> bool:
    """7.21: a nation sets out when none of its blocks is still in the pool."""
    if ENGLISH >> block & 1:
        nation = ENGLISH
    else:
        nation = FRENCH if FRENCH >> block & 1 else GERMANS
    for other in members(nation):
        if p.where[other] == POOL:
            return False
    return True


def _havens(p: Position, side: int) -> int:
    """5.4: the ports a side may land in, besieged Tripoli and Tyre included."""
    ports = open_ports(p, side)
    if p.turn == WINTER_TURN:
        return ports & ~p.garrisoned[1 - side]
    return ports | castle_ports(p, side)


def port_blocks(p: Position, town: int, side: int) -> int:
    """5.4, 5.5, 6.51: the blocks that may leave a port by sea."""
    enemy = 1 - side
    if FORTIFIED >> town & 1:
        if p.garrisoned[enemy] >> town & 1:
            return 0
        if p.garrisoned[side] >> town & 1:
            return p.castle[town] & ~p.moved
    if p.held[enemy] >> town & 1 and not p.attacked[enemy] >> town & 1:
        return 0
    return free_blocks(p, town, side)


def _sailors(p: Position) -> int:
    """Blocks that may make a sea move: there is a port to leave and one to reach."""
    side = p.active
    havens = _havens(p, side)
    english = 0
    blocks = 0
    for town in members(PORTS & (p.held[side] | p.garrisoned[side])):
        leaving = port_blocks(p, town, side)
        english |= leaving & ENGLISH
        if havens & ~(1 << town):
            blocks |= leaving
    if side == FRANK:
        for block in members(FRENCH | ENGLISH):
            place = p.where[block]
            if (place == ENGLAND or place == FRANCE) and staged_ready(p, block):
                english |= 1 << block & ENGLISH
                if havens:
                    blocks |= 1 << block
        for block in members(english & ~blocks):
            if landings(p, block):
                blocks |= 1 << block
    return blocks


def landings(p: Position, block: int) -> list[int]:
    """Where a block may land (5.4), and where an English one may attack (7.22)."""
    side = SIDE[block]
    enemy = 1 - side
    ports = _havens(p, side)
    attacks = 0
    if ENGLISH >> block & 1:
        ports |= PORTS & REALM[enemy] & ~p.held[enemy] & ~p.garrisoned[enemy]
        if p.turn != WINTER_TURN:
            # Decision 40: an enemy port, but not a battle the enemy began.
            attacks = PORTS & p.held[enemy] & ~p.attacked[enemy]
    here = p.where[block]
    if here < TOWN_COUNT:
        ports &= ~(1 << here)
        attacks &= ~(1 << here)
    choices: list[int] = []
    if ports:
        choices += [LAND, ports]
    if attacks:
        choices += [SEA_ATTACK, attacks]
    return choices


def sail_choices(p: Position) -> list[int]:
    return landings(p, p.mover)


def play_sail(p: Position, verb: int, thing: int) -> None:
    """5.4: one move for each block; the block has moved."""
    block = p.mover
    side = p.active
    here = p.where[block]
    if here < TOWN_COUNT:
        step_out(p, block)
        p.take_up(block)
    else:
        p.note("sets_out", side, block, here, opened=True)
    p.note("sailed", side, block, thing, here, opened=here >= TOWN_COUNT)
    if verb == LAND and p.held[1 - side] >> thing & 1:
        p.put_in_castle(block, thing)
    else:
        arrive(p, block, thing, SEA)
    p.moved |= 1 << block
    if here >= TOWN_COUNT:
        p.known |= 1 << block
        p.seen[block] = p.strength(block)
    stand(p, block)
    p.moves -= 1
    _next_move(p)


# 7.23 German entry


def entry_towns(p: Position) -> int:
    """7.23: Aleppo, Antioch and St. Simeon, subject to road limits."""
    towns = 0
    limit = limits(p, FRANK)
    for town in members(GERMAN_ENTRY):
        road = ROADS[GERMANIA * 54 + town]
        if p.load[road] < limit[road]:
            towns |= 1 << town
    if p.turn == WINTER_TURN:
        towns &= ~p.held[1] & ~p.garrisoned[1]
    return towns


def _entering(p: Position) -> int:
    blocks = 0
    for block in members(GERMANS):
        if p.where[block] == GERMANIA and staged_ready(p, block):
            blocks |= 1 << block
    return blocks if blocks and entry_towns(p) else 0


def enter_choices(p: Position) -> list[int]:
    return [TO, entry_towns(p)]


def play_enter(p: Position, verb: int, thing: int) -> None:
    """One move for each block; it stops where it enters (37)."""
    block = p.mover
    use_road(p, FRANK, GERMANIA, thing)
    p.known |= 1 << block
    p.seen[block] = p.strength(block)
    p.note("marched", FRANK, block, thing, GERMANIA, opened=True)
    arrive(p, block, thing, GERMANIA)
    p.moved |= 1 << block
    stand(p, block)
    p.moves -= 1
    _next_move(p)


# The end of a player's phase


def player_end(p: Position) -> None:
    """Forced marches, then the main roads, then face-up besiegers, then Jihad."""
    p.mover = NO_BLOCK
    if p.forced:
        _roll_forced(p)
    town = _undeclared(p)
    if town != NOWHERE:
        p.group = town
        p.phase = MAIN_ROAD
        return
    p.group = NOWHERE
    p.after = MARKERS_SET
    p.phase = MARKERS_SET
    show_besiegers(p)


def _roll_forced(p: Position) -> None:
    """Option: a die for each, then the survivors make their last leg."""
    blocks = p.forced
    p.forced = 0
    for block in members(blocks):
        die = p.dice.roll()
        here = p.where[block]
        there = p.via[block]
        p.note("force_rolled", p.active, block, here, there, number=die, dice=(die,))
        if die <= p.rules.forced_march_loss:
            p.lose_step(block)
        if p.strength(block):
            step_out(p, block)
            p.take_up(block)
            p.note("marched", p.active, block, there, here)
            arrive(p, block, there, here)
            stand(p, block)


def _undeclared(p: Position) -> int:
    """6.41: the next town entered by several roads; single roads declare themselves."""
    side = p.active
    arrivals = (p.entered | p.by_sea) & ARMY[side] & p.moved
    for block in members(arrivals):
        town = p.where[block]
        if p.declared >> town & 1:
            continue
        roads = _roads_in(p, town)
        if roads >> SEA & 1:
            declare_main(p, town, SEA)
        elif not roads & (roads - 1):
            declare_main(p, town, first(roads))
        else:
            return town
    return NOWHERE


def _roads_in(p: Position, town: int) -> int:
    """The roads by which living attackers of this phase came in."""
    roads = 0
    arrivals = (p.entered | p.by_sea) & ARMY[p.active] & p.moved & p.field[town]
    for block in members(arrivals):
        roads |= 1 << p.via[block]
    return roads


def declare_main(p: Position, town: int, road: int) -> None:
    """6.41, 6.42, 6.56: who fights at once, and who arrives in which round."""
    side = p.active
    response = side != p.first and (
        p.attacked[1 - side] >> town & 1 or p.garrisoned[side] >> town & 1
    )
    arrivals = (p.entered | p.by_sea) & ARMY[side] & p.moved & p.field[town]
    for block in members(arrivals):
        bit = 1 << block
        main = p.via[block] == road
        if response:
            if main or p.rules.response_other_roads == 2:
                p.second |= bit
            else:
                p.third |= bit
        elif not main:
            p.second |= bit
    p.declared |= 1 << town


def main_choices(p: Position) -> list[int]:
    return [MAIN, _roads_in(p, p.group)]


def play_main(p: Position, verb: int, thing: int) -> None:
    p.note("main_road", p.active, place=p.group, other=thing)
    declare_main(p, p.group, thing)
    p.phase = PLAYER_END


# 6.51 the face-up besieger


def show_besiegers(p: Position) -> None:
    """6.51: every siege shows one besieger; the owner chooses which."""
    for side in (0, 1):
        for town in members(p.sieges(side)):
            besiegers = p.field[town] & ARMY[side]
            if besiegers & p.markers:
                continue
            block = only(besiegers)
            if block < 0:
                p.group = town
                p.active = side
                p.phase = MARKER
                return
            mark(p, block)
    p.phase = p.after


def mark(p: Position, block: int) -> None:
    """Lay a besieger face-up."""
    p.markers |= 1 << block
    p.known |= 1 << block
    p.note("shown", SIDE[block], block, p.where[block], opened=True)


def marker_choices(p: Position) -> list[int]:
    return [SHOW, p.field[p.group] & ARMY[p.active]]


def play_marker(p: Position, verb: int, thing: int) -> None:
    mark(p, thing)
    p.group = NOWHERE
    show_besiegers(p)


def markers_set(p: Position) -> None:
    """After a phase's markers: the Jihad town, then the other player."""
    side = p.player
    p.active = side
    if p.jihad == side and p.jihad_site == NOWHERE and p.turn != WINTER_TURN:
        towns = jihad_towns(p)
        if towns and only(towns) < 0:
            p.phase = JIHAD_SITE
            return
        if towns:
            name_jihad(p, first(towns))
    p.phase = NEXT_PLAYER


def jihad_towns(p: Position) -> int:
    """Card Jihad, decision 34: battles he began, sieges he keeps or may sally from."""
    side = p.active
    return p.attacked[side] | p.sieges(side) | p.garrisoned[side]


def name_jihad(p: Position, town: int) -> None:
    p.jihad_site = town
    p.note("jihad_named", p.active, place=town)


def jihad_choices(p: Position) -> list[int]:
    return [JIHAD, jihad_towns(p)]


def play_jihad(p: Position, verb: int, thing: int) -> None:
    name_jihad(p, thing)
    p.phase = NEXT_PLAYER


def next_player(p: Position) -> None:
    """Player 2 after player 1; then battles, or winter."""
    if p.player == p.first:
        p.active = 1 - p.first
        p.phase = PLAYER_START
        return
    p.active = NOBODY
    p.phase = WINTER if p.turn == WINTER_TURN else BATTLES
