"""2.62, 3.21, 3.58 What is built, bought and ransomed beside groups: engines, ships, castles."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import DESERT as DESERT_GROUND
from levant.croisades.board import GROUND, NOWHERE, PORTS, spell_hex
from levant.croisades.custody import held, let_out, welcome
from levant.croisades.pieces import Castle, Group, Ship
from levant.croisades.position import Position
from levant.croisades.roster import (
    BUILD_TURNS,
    CART,
    CLASSES,
    ENGINEER,
    ENGINES,
    GARRISON_POINTS,
    GOODS,
    MULE,
    PER_BUILD,
    PRICE,
    PRICES,
    SUPPLIES,
    standard_garrison,
)
from levant.kernel.title import Refusal

BUILDERS: Final = 5  # 2.62: characters under an engineer's orders
CASTLE_TURNS: Final = 2

CASTLES: Final = ("border_castle", "baronial_castle")
SHIPS: Final = ("transport", "warship")
_LEFT_BEHIND: Final = (MULE, CART, *ENGINES)


def play_works(p: Position, role: int, act: w.Action) -> None:
    """2.62, 3.21, 3.58: what is built, bought, ransomed or left behind beside groups."""
    if act.verb == w.BUILD:
        group = p.group(role, act.a)
        assert group is not None
        start_building(p, group, act.b)
    elif act.verb == w.BUY_SHIP:
        buy_ship(p, role, act.a, act.b)
    elif act.verb == w.RAISE_CASTLE:
        raise_castle(p, role, act.a, act.b)
    elif act.verb == w.RANSOM:
        pay_ransom(p, role, act.a, act.b)
    elif act.verb == w.ABANDON:
        abandon(p, role, act.a, act.b, act.c)


# --- Works and ships --------------------------------------------------------------------------


def teams(p: Position, group: Group) -> int:
    """2.62: each engineer with five characters under his orders, the garrison's among them."""
    engineers = group.men[ENGINEER]
    return min(engineers, own_teams(group) + garrison_teams(p, group))


def own_teams(group: Group) -> int:
    """2.62: the engineers who have five characters of their group."""
    engineers = group.men[ENGINEER]
    return min(engineers, (sum(group.men) - engineers) // BUILDERS)


def garrison_teams(p: Position, group: Group) -> int:
    """2.62, decision 73: how many engineers the men of an own garrison can serve.

    A garrison is chosen when a siege begins; until then it counts as the ready-made one.
    """
    kind = p.kinds[group.hex]
    if kind == NOWHERE or p.owner[group.hex] != group.role or p.siege_at(group.hex) is not None:
        return 0
    hands = sum(standard_garrison(p.family(group.role), GARRISON_POINTS[kind]))
    others = [g for g in p.groups_at(group.hex, group.role) if g is not group and g.work]
    return max(0, hands // BUILDERS - sum(max(0, g.crews - own_teams(g)) for g in others))


def build_choices(p: Position, group: Group) -> list[int]:
    """2.62: what a group can begin to build; not in the desert nor inside a besieged place."""
    if not teams(p, group) or group.inside or group.ship or GROUND[group.hex] == DESERT_GROUND:
        return []
    return [w.action(w.BUILD, group.number, engine) for engine in ENGINES]


def why_not_building(p: Position, role: int, act: w.Action) -> Refusal:
    """2.62: why a group cannot begin an engine."""
    group = p.group(role, act.a)
    if group is None:
        return reasons.no_such_group(act.a)
    reason = reasons.busy(p, group)
    if reason is not None:
        return reason
    if act.b not in ENGINES:
        return Refusal("2.62", "not_an_engine")
    if group.inside:
        return Refusal("2.62", "group_is_besieged", group=group.number)
    if GROUND[group.hex] == DESERT_GROUND:
        return Refusal("2.62", "no_building_in_desert", group=group.number)
    if not group.men[ENGINEER]:
        return Refusal("2.62", "no_engineer", group=group.number)
    return Refusal("2.62", "too_few_builders", group=group.number, needs=BUILDERS)


def start_building(p: Position, group: Group, engine: int) -> None:
    """2.62: one turn or two of work on the spot."""
    group.building, group.work, group.crews = engine, BUILD_TURNS[engine], teams(p, group)
    p.note("building", [group.role], group=group.number, engine=GOODS[engine])


def finish_work(p: Position) -> None:
    """2.62: at the end of a turn; the engines can be used from the next turn on."""
    for group in p.groups:
        if not group.work:
            continue
        group.work -= 1
        if group.work:
            continue
        built = min(group.crews, teams(p, group)) * PER_BUILD[group.building]
        group.goods[group.building] += built
        siege = p.siege_at(group.hex)
        if siege is not None and group in p.besiegers(siege):
            siege.ready[group.building] += built
        p.note("built", [group.role], group=group.number, engine=GOODS[group.building], count=built)
        group.building = group.crews = 0


def abandon_choices(p: Position, role: int) -> list[int]:
    """Decision 55: beasts, carts and engines can be left behind, one or all of a kind."""
    if p.phase == w.MUSTER:
        return []
    offers: list[int] = []
    for group in p.own_groups(role):
        if group.ship or group.work:
            continue
        for good in _LEFT_BEHIND:
            counts = {1, group.goods[good]} if group.goods[good] else set()
            offers += [w.action(w.ABANDON, group.number, good, n) for n in counts]
    return offers


def abandon(p: Position, role: int, number: int, good: int, count: int) -> None:
    """Decision 55: they are lost, and so is what their packs held."""
    group = p.group(role, number)
    assert group is not None
    group.goods[good] -= count
    group.goods[SUPPLIES] = min(group.goods[SUPPLIES], group.load())
    p.note("abandoned", [role], role=p.role_name(role), group=number, ware=GOODS[good], count=count)


def why_not_abandoning(p: Position, role: int, act: w.Action) -> Refusal:
    """Decision 55: why a group cannot leave so much of a good behind."""
    if p.phase == w.MUSTER:
        return Refusal("2.11", "not_before_the_game")
    group = p.group(role, act.a)
    if group is None:
        return reasons.no_such_group(act.a)
    if group.ship or group.work:
        reason = reasons.busy(p, group)
        assert reason is not None
        return reason
    if act.b not in _LEFT_BEHIND:
        return Refusal("2.63", "not_left_behind")
    have = group.goods[act.b]
    if 0 < act.c <= have:
        return Refusal("2.63", "one_or_all", have=have)
    return reasons.none_taken(act.c, "2.63") or Refusal("2.63", "only_so_many", have=have)


def ship_choices(p: Position, role: int) -> list[int]:
    """3.21: ships are bought in an own port: 0 a transport, 1 a warship."""
    if p.phase == w.MUSTER or not p.scenario.purchases:
        return []
    offers: list[int] = []
    for port in PORTS:
        if p.owner[port] == role and p.siege_at(port) is None:
            for war, kind in enumerate(SHIPS):
                if p.points[role] >= PRICES[kind] and p.free_ship_number(role, war):
                    offers.append(w.action(w.BUY_SHIP, port, war))
    return offers


def buy_ship(p: Position, role: int, port: int, war: int) -> None:
    """A new ship appears in the box of the port."""
    p.points[role] -= PRICES[SHIPS[war]]
    add_ship(p, role, port, war)
    p.note("ship_bought", role=p.role_name(role), port=spell_hex(port), warship=bool(war))


def why_not_ship(p: Position, role: int, act: w.Action) -> Refusal:
    """3.21: why a ship cannot be bought in a port."""
    if p.phase == w.MUSTER:
        return Refusal("2.11", "not_before_the_game")
    if not p.scenario.purchases:
        return Refusal("3.21", "no_purchases")
    no_port = reasons.no_port(act.a, "3.21")
    if no_port is not None:
        return no_port
    if act.b >= len(SHIPS):
        return Refusal("2.31", "no_such_kind_of_ship")
    if p.owner[act.a] != role:
        return Refusal("3.21", "not_your_place", hex=spell_hex(act.a))
    if p.siege_at(act.a) is not None:
        return Refusal("3.21", "place_is_besieged", hex=spell_hex(act.a))
    if not p.free_ship_number(role, act.b):
        return Refusal("2.12", "no_ship_number_free")
    return reasons.too_dear(PRICES[SHIPS[act.b]], p.points[role])


def add_ship(p: Position, role: int, port: int, war: int) -> None:
    """Put a ship with the next number into a port's box."""
    ship = Ship()
    ship.number, ship.role = p.free_ship_number(role, war), role
    ship.war, ship.port = war, port
    p.ships.append(ship)
    p.ships.sort(key=lambda s: (s.role, s.number))


def castle_choices(p: Position, role: int, group: Group) -> list[int]:
    """Decision 18, an option: a castle on an own hex without stronghold, with an engineer."""
    place = group.hex
    if (
        p.kinds[place] != NOWHERE
        or p.owner[place] != role
        or not group.men[ENGINEER]
        or any(castle.hex == place for castle in p.castles)
        or GROUND[place] == DESERT_GROUND
    ):
        return []
    return [
        w.action(w.RAISE_CASTLE, group.number, kind)
        for kind, name in enumerate(CASTLES)
        if p.points[role] >= PRICES[name]
    ]


def why_not_castle(p: Position, role: int, act: w.Action) -> Refusal:
    """Decision 18: why a group cannot begin a castle."""
    off = reasons.option_is_off(p, "build_castles", "3.21")
    group = p.group(role, act.a)
    if off is not None or group is None:
        return off or reasons.no_such_group(act.a)
    reason = reasons.busy(p, group)
    if reason is not None:
        return reason
    here = spell_hex(group.hex)
    if act.b >= len(CASTLES):
        return Refusal("3.21", "no_such_castle")
    if p.kinds[group.hex] != NOWHERE:
        return Refusal("3.21", "stronghold_stands", hex=here)
    if any(castle.hex == group.hex for castle in p.castles):
        return Refusal("3.21", "castle_is_begun", hex=here)
    if GROUND[group.hex] == DESERT_GROUND:
        return Refusal("3.21", "no_castle_in_desert", hex=here)
    if p.owner[group.hex] != role:
        return Refusal("3.21", "not_your_place", hex=here)
    if not group.men[ENGINEER]:
        return Refusal("3.21", "no_engineer", group=group.number)
    return reasons.too_dear(PRICES[CASTLES[act.b]], p.points[role])


def raise_castle(p: Position, role: int, number: int, kind: int) -> None:
    """Pay; two turns later the castle stands."""
    group = p.group(role, number)
    assert group is not None
    p.points[role] -= PRICES[CASTLES[kind]]
    p.castles.append(Castle(group.hex, kind, CASTLE_TURNS, role))
    p.note("castle_begun", role=p.role_name(role), hex=spell_hex(group.hex))


def finish_castles(p: Position) -> None:
    """Decision 18: a turn of work needs an engineer on the spot; a hex that is lost ends it."""
    for castle in list(p.castles):
        if p.owner[castle.hex] != castle.role:
            p.castles.remove(castle)
            continue
        castle.turns -= int(any(g.men[ENGINEER] for g in p.groups_at(castle.hex, castle.role)))
        if castle.turns == 0:
            p.castles.remove(castle)
            p.kinds[castle.hex] = castle.kind
            p.note("castle_built", role=p.role_name(castle.role), hex=spell_hex(castle.hex))


# --- Prisoners (option, 3.58) -----------------------------------------------------------------


def ransom_choices(p: Position, role: int) -> list[int]:
    """3.58: what a role can pay for its own people in others' hands."""
    if home_of(p, role) == NOWHERE:
        return []
    return [
        w.action(w.RANSOM, prisoner.captor, prisoner.cls)
        for prisoner in held(p)
        if prisoner.owner == role and p.points[role] >= PRICE[prisoner.cls]
    ]


def why_not_ransom(p: Position, role: int, act: w.Action) -> Refusal:
    """3.58: why a prisoner cannot be ransomed."""
    off = reasons.option_is_off(p, "captures", "3.58")
    if off is not None:
        return off
    named = (act.a, role, act.b)
    if not any((one.captor, one.owner, one.cls) == named for one in held(p)):
        return Refusal("3.58", "nobody_to_ransom")
    if home_of(p, role) == NOWHERE:
        return Refusal("3.58", "no_home")
    return reasons.too_dear(PRICE[act.b], p.points[role])


def home_of(p: Position, role: int) -> int:
    """An own town where the freed and the homeless gather: the dearest."""
    homes = [
        (p.scenario.incomes[h], -h)
        for h in range(len(p.kinds))
        if p.owner[h] == role and p.friendly_town(h, role) and p.groups_at(h, role)
    ]
    return -max(homes)[1] if homes else NOWHERE


def pay_ransom(p: Position, role: int, captor: int, c: int) -> None:
    """3.58: the price goes to the captor, the freed joins a group with horse and arms."""
    prisoner = next(one for one in held(p) if (one.captor, one.owner, one.cls) == (captor, role, c))
    p.points[role] -= PRICE[c]
    p.points[captor] += PRICE[c]
    turns = let_out(p, prisoner).turns
    welcome(p.groups_at(home_of(p, role), role)[0], c, turns)
    p.note("ransomed", role=p.role_name(role), captor=p.role_name(captor), character=CLASSES[c])
