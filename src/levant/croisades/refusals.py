"""Why an action is not legal: the rule that says so, a key for the sentence, and the facts.

Only the role's own pieces and what lies open on the map are looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.croisades import march, muster, naval, works
from levant.croisades import words as w
from levant.croisades.board import BARRED, HEX_COUNT, HIGH_SEAS, NEAR, NOWHERE, spell_hex
from levant.croisades.pieces import can_carry
from levant.croisades.position import Position
from levant.croisades.roster import PRICE
from levant.kernel.title import Refusal


def explain(p: Position, role: int, number: int) -> Refusal:
    """Why a role may not do this now."""
    if p.phase == w.OVER:
        return Refusal("2.13", "game_over")
    if not 0 <= role < p.roles:
        return Refusal("2.11", "no_such_role", role=role)
    verb, a, b, *_ = w.unpack(number) if number >= 0 else (-1, 0, 0, 0, 0)
    if not 0 <= verb < len(w.VERBS):
        return Refusal("2.21", "no_such_action", action=number)
    word = w.VERBS[verb][0]
    phase = w.PHASES[p.phase]
    if verb in (w.LEND, w.TAKE_BACK):
        return Refusal("2.96", "cannot_lend" if verb == w.LEND else "nothing_lent")
    if role not in p.deciders:
        return Refusal(phase.rule, "not_your_turn", phase=phase.name)
    special = _SPECIAL.get((p.phase, verb))
    found = special(p, role, a, b) if special is not None else None
    if found is not None:
        return found
    if verb not in _VERBS_OF.get(p.phase, frozenset()):
        return Refusal(phase.rule, "not_in_this_phase", verb=word, phase=phase.name)
    return Refusal(phase.rule, "not_possible_now", verb=word, phase=phase.name)


# --- Marching (2.4) ---------------------------------------------------------------------------


def _march_with(p: Position, role: int, number: int, _: int) -> Refusal | None:
    group = p.group(role, number)
    if group is None:
        return Refusal("2.11", "no_such_group", group=number)
    if group.ship:
        return Refusal("2.34", "group_is_aboard", group=number)
    if group.moved:
        return Refusal("2.41", "group_has_moved", group=number)
    if group.inside:
        return Refusal("2.64", "group_is_besieged", group=number)
    if group.work:
        return Refusal("2.62", "group_is_building", group=number)
    if group.landed == 2:
        return Refusal("2.34", "landed_in_enemy_port", group=number)
    if p.meeting_at(group.hex) is not None:
        return Refusal("2.41", "group_is_in_battle", group=number)
    if not can_carry(group):
        return Refusal("2.63", "cannot_carry_engines", group=number)
    return Refusal("2.41", "no_way_open", group=number)


def _to(p: Position, role: int, there: int, _: int) -> Refusal | None:
    group = p.marcher()
    if there >= HEX_COUNT:
        return Refusal("3.41", "no_such_hex")
    here = group.hex
    facts = {"start": spell_hex(here), "hex": spell_hex(there)}
    if (here, there) in BARRED:
        return Refusal("3.41", "barred_side", **facts)
    if there not in NEAR[here]:
        return Refusal("2.41", "not_adjacent", **facts)
    reason = march.barred(p, group, there)
    if reason is not None:
        return Refusal(reason[0], reason[1], **facts)
    price = march.cost(p, role, here, there)
    return Refusal("2.41", "too_far", cost=price, left=p.left, **facts)


def _halt(p: Position, role: int, _: int, __: int) -> Refusal | None:
    return Refusal("2.42", "besiege_or_go_on", hex=spell_hex(p.marcher().hex))


# --- Groups (2.11, 2.22) ----------------------------------------------------------------------


def _close(p: Position, role: int, _: int, __: int) -> Refusal | None:
    desk = p.desks[role]
    group = p.group(role, desk.group) if desk.group else None
    if group is None:
        return None
    small = muster.lacking(p, role, group)
    if small:
        return Refusal("2.11", "group_too_small", group=small[0].number)
    careless = muster.unguarded(p, role, group)
    return Refusal("3.58", "too_few_guards", group=careless[0].number) if careless else None


def _take(p: Position, role: int, ware: int, count: int) -> Refusal | None:
    desk = p.desks[role]
    if not desk.group:
        return Refusal("2.22", "no_group_open")
    if not desk.source:
        return Refusal("2.22", "no_source")
    if desk.source == muster.THE_MARKET and ware < len(PRICE):
        cost = PRICE[ware] * count
        if cost > p.points[role]:
            return Refusal("3.21", "too_dear", cost=cost, points=p.points[role])
        return Refusal("3.21", "not_for_sale")
    return Refusal("2.22", "not_there")


def _build(p: Position, role: int, number: int, _: int) -> Refusal | None:
    group = p.group(role, number)
    if group is None:
        return Refusal("2.11", "no_such_group", group=number)
    if not works.teams(group):
        return Refusal("2.62", "no_builders", group=number)
    return Refusal("2.62", "cannot_build_here", group=number)


# --- Ships (2.3) ------------------------------------------------------------------------------


def _sail(p: Position, role: int, number: int, _: int) -> Refusal | None:
    ship = p.ship(role, number)
    if ship is None:
        return Refusal("2.12", "no_such_ship", ship=number)
    if ship.port == HIGH_SEAS:
        return Refusal("2.32", "destination_is_written", ship=number)
    if ship.bound != NOWHERE:
        return Refusal("2.32", "already_ordered", ship=number)
    return Refusal("2.32", "no_port", ship=number)


def _embark(p: Position, role: int, number: int, ship_number: int) -> Refusal | None:
    group, ship = p.group(role, number), p.ship(role, ship_number)
    if group is None:
        return Refusal("2.11", "no_such_group", group=number)
    if ship is None:
        return Refusal("2.12", "no_such_ship", ship=ship_number)
    if ship.war:
        return Refusal("2.31", "warships_carry_nothing", ship=ship_number)
    if group.hex != ship.port:
        return Refusal("2.34", "not_in_the_port", group=number, ship=ship_number)
    if p.meeting_at(group.hex) is not None:
        return Refusal("2.41", "group_is_in_battle", group=number)
    if group.engines():
        return Refusal("2.31", "engines_need_their_own_ship", group=number)
    if group.room() > naval.room_left(p, ship):
        room = naval.room_left(p, ship)
        return Refusal("2.31", "no_room", group=number, needs=group.room(), room=room)
    return Refusal("2.34", "port_is_closed", group=number, ship=ship_number)


def _stow(p: Position, role: int, number: int, _: int) -> Refusal | None:
    ship = p.ship(role, number)
    if ship is None:
        return Refusal("2.12", "no_such_ship", ship=number)
    if ship.war:
        return Refusal("2.31", "warships_carry_nothing", ship=number)
    return Refusal("2.31", "does_not_fit", ship=number)


def _land(p: Position, role: int, number: int, _: int) -> Refusal | None:
    ship = p.ship(role, number)
    if ship is None:
        return Refusal("2.12", "no_such_ship", ship=number)
    if ship.port == HIGH_SEAS:
        return Refusal("2.34", "on_the_high_seas", ship=number)
    if naval.contested(p, ship.port):
        return Refusal("2.33", "battle_in_the_box", ship=number)
    if not naval.aboard(p, ship):
        return Refusal("2.34", "nobody_aboard", ship=number)
    return Refusal("2.34", "cannot_land_here", ship=number, hex=spell_hex(ship.port))


# --- Battles and sieges -----------------------------------------------------------------------


def _retreat(p: Position, role: int, _: int, __: int) -> Refusal | None:
    b = p.battle
    assert b is not None
    first = 3 if b.initiative == b.side else 2
    if b.turns[b.side] < first:
        return Refusal("2.56", "retreat_too_early", turn=first)
    return Refusal("2.56", "no_way_out")


def _batter(p: Position, role: int, _: int, __: int) -> Refusal | None:
    return Refusal("2.64", "nothing_to_batter_with", hex=spell_hex(p.site))


def _assault(p: Position, role: int, _: int, __: int) -> Refusal | None:
    return Refusal("2.64", "no_way_onto_the_walls", hex=spell_hex(p.site))


def _forage(p: Position, role: int, _: int, __: int) -> Refusal | None:
    return Refusal("2.64", "no_sally_possible", hex=spell_hex(p.site))


def _rations(p: Position, role: int, _: int, __: int) -> Refusal | None:
    return Refusal("2.65", "not_enough_food", hex=spell_hex(p.site))


_Reason = Callable[[Position, int, int, int], Refusal | None]
_SPECIAL: Final[dict[tuple[int, int], _Reason]] = {
    (w.MOVES, w.MARCH_WITH): _march_with,
    (w.MARCH, w.TO): _to,
    (w.MARCH, w.HALT): _halt,
    (w.REORGANISE, w.DONE): _close,
    (w.MUSTER, w.DONE): _close,
    (w.REORGANISE, w.TAKE): _take,
    (w.MUSTER, w.TAKE): _take,
    (w.REORGANISE, w.BUILD): _build,
    (w.SAIL, w.SAIL_TO): _sail,
    (w.SAIL, w.EMBARK): _embark,
    (w.SAIL, w.STOW): _stow,
    (w.LAND, w.LAND_SHIP): _land,
    (w.STANCE, w.RETREAT): _retreat,
    (w.SIEGE_DAY, w.BATTER): _batter,
    (w.SIEGE_DAY, w.ASSAULT): _assault,
    (w.SALLY_DAY, w.FORAGE): _forage,
    (w.RATIONS, w.RATION): _rations,
}
_GROUPS: Final = frozenset(
    (w.DONE, w.GROUP, w.FOUND, w.FROM, w.MARKET, w.TAKE, w.CANCEL, w.BUILD, w.BUY_SHIP,
     w.RAISE_CASTLE, w.RANSOM, w.ABANDON, w.CONFINE, w.GUARD)
)  # fmt: skip
_VERBS_OF: Final[dict[int, frozenset[int]]] = {
    w.MUSTER: _GROUPS,
    w.DIPLOMACY: frozenset((w.DONE, w.OFFER, w.RENOUNCE, w.LEND, w.TAKE_BACK)),
    w.SUPPLY: frozenset((w.DONE, w.FEED, w.STARVE)),
    w.REORGANISE: _GROUPS,
    w.RALLY: frozenset((w.TO,)),
    w.SAIL: frozenset((w.DONE, w.SAIL_TO, w.EMBARK, w.STOW)),
    w.LAND: frozenset((w.DONE, w.LAND_SHIP, w.DELIVER)),
    w.MOVES: frozenset((w.DONE, w.MARCH_WITH)),
    w.MARCH: frozenset((w.TO, w.HALT, w.BESIEGE)),
    w.MEET: frozenset((w.ATTACK, w.ASK)),
    w.ANSWER: frozenset((w.FIGHT, w.SHELTER, w.GRANT)),
    w.DESERT_MEETING: frozenset((w.PASS, w.ATTACK)),
    w.REINFORCE: frozenset((w.DONE, w.REINFORCE_WITH)),
    w.ORDER: frozenset((w.NEXT,)),
    w.ENGAGE: frozenset((w.ENGAGE_WITH,)),
    w.FLIGHT: frozenset((w.DONE, w.FLEE)),
    w.SINK: frozenset((w.SINK_SHIP,)),
    w.FLEE_TO: frozenset((w.SAIL_TO,)),
    w.WATCH: frozenset((w.DONE, w.WATCH_WITH)),
    w.LAY_OUT: frozenset((w.LAY,)),
    w.SIDE: frozenset((w.SIDE_ON,)),
    w.DEPLOY: frozenset((w.LEFT, w.CENTRE, w.RIGHT)),
    w.FIRST: frozenset((w.BEGIN,)),
    w.STANCE: frozenset(
        (w.ADVANCE, w.HOLD, w.SHOOT, w.CHARGE, w.FALL_BACK, w.ENTER, w.DELAY, w.RETREAT,
         w.END_PURSUIT)
    ),
    w.RETREAT_TO: frozenset((w.TO,)),
    w.GARRISON: frozenset((w.DONE, w.STANDARD, w.MAN)),
    w.SIEGE_DAY: frozenset((w.PASS, w.NEGOTIATE, w.BATTER, w.ASSAULT)),
    w.SALLY_DAY: frozenset((w.PASS, w.FORAGE, w.RAID)),
    w.STORM: frozenset((w.PRESS, w.CALL_OFF)),
    w.WALL: frozenset((w.STAND, w.YIELD)),
    w.RATIONS: frozenset((w.RATION,)),
}  # fmt: skip
