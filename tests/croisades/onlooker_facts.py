"""What an eye at the table sees, and what stands in a role's own papers, as plain facts.

A fact is a tuple: its kind, whom or what it is about, and the value, in the words of the views.
This is a second idea of who may know what, made from the rulebook and the decisions; it must not
import `sight`, or both would be wrong alike.
"""

from __future__ import annotations

import json
from typing import Any, Final

from levant.croisades import outcome
from levant.croisades import words as w
from levant.croisades.board import (
    DESERT,
    GROUND,
    HEX_COUNT,
    HIGH_SEAS,
    KINDS,
    NOWHERE,
    OWNABLE,
    spell_hex,
)
from levant.croisades.fights import Company, Siege
from levant.croisades.game import Game
from levant.croisades.pieces import Captive, Group
from levant.croisades.roster import (
    ARMED_PEASANT,
    CART,
    CIVILIAN,
    CLASSES,
    GOODS,
    MOUNTED,
    MULE,
    NCO,
    RANK,
    SUPPLIES,
)
from levant.croisades.scenario import NEUTRAL
from levant.croisades.supply import in_line, line_feeds
from levant.croisades.tables import MAPS

Fact = tuple[Any, ...]
Facts = set[Fact]

# Of a fighter: class, company, state. Of a company: side, wing, place, stance, status.
_UNPLACED, _ON_FIELD, _WAITING, _LEFT, _WATCHING = range(5)
_STATUS_WORDS: Final = ("not_deployed", "field", "waiting", "left", "watching")
_HURT, _OUT_OF_HAND, _OFF = 1, 2 | 4 | 8, 16 | 32 | 512
_STANCES: Final = (w.ADVANCE, w.HOLD, w.SHOOT, w.CHARGE, w.FALL_BACK)


def box(port: int) -> str:
    """A sea box."""
    return "high_seas" if port == HIGH_SEAS else spell_hex(port)


def deputy(game: Game, role: int, sides: list[list[int]]) -> int:
    """Decision 57: who holds a role's command; nobody does against himself."""
    other = game.lent[role]
    if other == NEUTRAL or game.out[other] or game.quit[other]:
        return role
    mine = [side for side in sides if role in side]
    if mine and any(other in side for side in sides if role not in side):
        return role
    return other


# --- What lies on the table -------------------------------------------------------------------


def seen_groups(game: Game) -> list[Group]:
    """The counters on the map: what a player is still putting together is on his card only.

    2.11, 2.12: before the game counters are laid out when all armies are divided, and so they
    are after a truce (2.13). 2.22: while a player modifies his groups in secret, the counters are
    those of before.
    """
    if game.phase in (w.MUSTER, w.REDEPLOY):
        return []
    found: list[Group] = []
    for role in range(game.roles):
        groups = game.own_groups(role)
        desk = game.desks[role]
        changing = game.group(role, desk.group) if desk.group else None
        if changing is not None:
            place = changing.hex
            groups = [g for g in groups if g.ship or g.hex != place]
            groups += desk.saved
        found += groups
    return sorted(found, key=lambda g: (g.role, g.number))


def counter_facts(game: Game, group: Group, *, own: bool) -> Facts:
    """2.34, decision 54: a counter is put onto its ship when the ships sail."""
    name = (game.role_name(group.role), group.number)
    facts: Facts = {("counter", *name)}
    ashore = group.hex != NOWHERE
    if ashore:
        facts.add(("at", *name, spell_hex(group.hex)))
    if group.ship and (own or not ashore):
        facts.add(("aboard", *name, group.ship))
    if group.inside:
        facts.add(("inside", *name))
    return facts


def public_facts(game: Game) -> Facts:
    """What everybody at the table sees."""
    name = game.role_name
    facts: Facts = frame_facts(game)
    for group in seen_groups(game):
        facts |= counter_facts(game, group, own=False)
        for captive in group.captives:
            facts.add(_prisoner(game, group.role, captive, group.number, group.hex))
    if game.phase != w.MUSTER:
        for dungeon in game.dungeons:
            for captive in dungeon.captives:
                captor = game.owner[dungeon.hex]
                facts.add(_prisoner(game, captor, captive, None, dungeon.hex))
    for ship in game.ships:
        facts.add(("ship", name(ship.role), ship.number, bool(ship.war), box(ship.port)))
        if ship.fleeing:
            facts.add(("fleeing", name(ship.role), ship.number))
    for siege in game.sieges:
        facts |= siege_facts(game, siege)
    for meeting in game.meetings:
        sides = (meeting.attackers, meeting.defenders)
        facts.add(("meeting", spell_hex(meeting.hex), *(tuple(map(name, one)) for one in sides)))
    if game.battle is not None:
        facts |= battle_facts(game)
        facts |= company_facts(game, None)
    if game.seafight is not None:
        facts.add(("sea_fight", box(game.seafight.port)))
        for i, party in enumerate(game.seafight.parties):
            facts.add(("party", i, tuple(map(name, party))))
    for castle in game.castles:
        facts.add(("works", name(castle.role), spell_hex(castle.hex)))
    if game.marching and game.mover != NEUTRAL:
        facts.add(("marching", name(game.mover), game.marching))
    return facts


def _prisoner(game: Game, captor: int, one: Captive, group: int | None, place: int) -> Fact:
    """3.58, decision 64: everybody sees where a prisoner is."""
    where = None if place == NOWHERE else spell_hex(place)
    owner = game.role_name(one.owner)
    return ("prisoner", game.role_name(captor), owner, CLASSES[one.cls], group, where)


def frame_facts(game: Game) -> Facts:
    """The turn track, the map's markers, and what is said aloud: pacts, commands, who is done."""
    name = game.role_name
    over = game.phase == w.OVER
    alone = not over and game.phase not in w.TOGETHER
    result = game.result
    ended = None
    if result is not None:
        winner = "nobody" if result.winner is None else name(result.winner)
        ended = json.dumps({"winner": winner, "reason": result.reason})
    frame: dict[str, Any] = {
        "title": "croisades",
        "edition": game.scenario.name,
        "options": json.dumps({k: v for k, v in sorted(game.options.items()) if v}),
        "turn": game.turn,
        "last_turn": outcome.last_turn(game),
        "phase": w.PHASES[game.phase].name,
        "rule": w.PHASES[game.phase].rule,
        "deciders": tuple(map(name, game.deciders)),
        "acting": name(game.active) if alone else None,
        "order": tuple(map(name, game.order)),
        "out": tuple(name(r) for r in range(game.roles) if game.out[r]),
        "site": None if game.site == NOWHERE else spell_hex(game.site),
        "result": ended,
        "held": tuple(game.held),
        "territory": "".join(
            str(game.owner[h]) if OWNABLE[h] and game.owner[h] != NEUTRAL else "."
            for h in range(HEX_COUNT)
        ),
    }
    held = {}
    for place in game.strongholds():
        built = "" if game.scenario.kinds[place] != NOWHERE else f":{KINDS[game.kinds[place]]}"
        held[spell_hex(place)] = name(game.owner[place]) + built
    frame["strongholds"] = json.dumps(held, sort_keys=True)
    facts: Facts = {("frame", key, value) for key, value in frame.items()}
    for role in range(game.roles):
        facts.add(("score", name(role), outcome.score(game, role)))
        if game.truce[role]:
            facts.add(("truce", name(role)))
        if game.lent[role] != NEUTRAL:
            facts.add(("lent", name(role), name(game.lent[role])))
        for other in range(role + 1, game.roles):
            if game.pacts[role] >> other & 1:
                facts.add(("pact", name(role), name(other)))
    return facts


def siege_facts(game: Game, siege: Siege) -> Facts:
    """2.6: who besieges whom since when, and the walls as they stand."""
    values = {
        "besieger": game.role_name(siege.besieger),
        "keeper": game.role_name(game.keeper(siege)),
        "since": siege.since,
        "day": siege.day,
        "outer": siege.outer,
        "inner": siege.inner,
        "ramparts_taken": bool(siege.line),
        "gate_broken": bool(siege.gate),
    }
    return {("siege", spell_hex(siege.hex), key, value) for key, value in values.items()}


def battle_facts(game: Game) -> Facts:
    """2.51-2.57: the boards, the edges, whose turn it is; all of that is done in the open."""
    b = game.battle
    assert b is not None
    values: dict[str, Any] = {
        "hex": spell_hex(b.hex),
        # Whence they marched in was there for all to see.
        "via": None if b.via == NOWHERE else spell_hex(b.via),
        "roles": tuple(tuple(map(game.role_name, side)) for side in b.roles),
        "initiative": b.initiative,
        "maps": tuple(MAPS[m] for m in b.maps),
        "wings": tuple(MAPS[m] for m in b.wings),
        "edge": w.SIDES[b.edge],
        "gap": b.gap,
        "side": b.side,
        "turns": tuple(b.turns),
        "retreat": tuple(None if edge < 0 else w.SIDES[edge] for edge in b.retreat),
    }
    a = game.assault
    if a is not None:
        now = {"climbing": a.climbing, "foothold": a.foothold, "round": a.round}
        values["assault"] = json.dumps(now)
    return {("battle", key, value) for key, value in values.items()}


def shares(game: Game, side: int, viewer: int) -> bool:
    """Decisions 57, 69: whether a viewer leads people of a side, his own or another's."""
    b = game.battle
    assert b is not None
    sides = game.sides()
    return any(viewer in (role, deputy(game, role, sides)) for role in b.roles[side])


def company_facts(game: Game, viewer: int | None) -> Facts:
    """The companies on the boards that everybody sees; of a viewer, those of his side."""
    b = game.battle
    assert b is not None
    # 2.53: placed in secret; decision 69: watchers stand in the open when all are posted. 2.55:
    # reinforcements are seen when they enter; 2.56: who has left the field is gone.
    seen = {_ON_FIELD: game.phase != w.DEPLOY, _WATCHING: game.phase != w.WATCH}
    facts: Facts = set()
    counts = [0, 0]
    for company, one in enumerate(b.companies):
        number = 2 * counts[one.side] + one.side
        counts[one.side] += 1
        if seen.get(one.status) if viewer is None else shares(game, one.side, viewer):
            facts |= _company(game, company, number, one)
            if viewer is not None:
                facts.add(("asked", number, one.stance))  # held back or not: his side knows
    return facts


def _company(game: Game, company: int, number: int, one: Company) -> Facts:
    b = game.battle
    assert b is not None
    stance = w.VERBS[one.stance][0] if one.stance in _STANCES else None
    facts: Facts = {
        ("company", number, "side", one.side),
        ("company", number, "status", _STATUS_WORDS[one.status]),
        ("company", number, "wing", w.WINGS[one.wing]),
        ("company", number, "place", one.place),
        ("company", number, "stride", one.stride),
        ("company", number, "stance", stance),
    }
    people: dict[int, list[int]] = {}
    for f in b.fighters:
        if f.company == company and not f.state & _OFF:
            tally = people.setdefault(f.cls, [0, 0, 0])
            tally[0] += 1
            tally[1] += bool(f.state & _HURT)
            tally[2] += bool(f.state & _OUT_OF_HAND)
    facts |= {("ranks", number, CLASSES[c], *tally) for c, tally in people.items()}
    return facts


# --- A role's own papers ----------------------------------------------------------------------


def sheet_facts(game: Game, role: int) -> Facts:
    """The troop division card, the navigation sheet and the purse of a role."""
    name = game.role_name(role)
    facts: Facts = {("own", name, "points", game.points[role])}
    for group in game.own_groups(role):
        facts |= counter_facts(game, group, own=True) | card_facts(game, group)
        facts |= {
            _prisoner(game, role, captive, group.number, group.hex) for captive in group.captives
        }
    for ship in game.ships:
        if ship.role == role:
            facts |= cargo_facts(game, role, ship.number)
            bound = None if ship.bound == NOWHERE else spell_hex(ship.bound)
            facts.add(("bound", name, ship.number, bound))
    for castle in game.castles:
        if castle.role == role:
            place = spell_hex(castle.hex)
            facts.add(("castle", name, place, KINDS[castle.kind], castle.turns))
    facts |= army_facts(game, role)
    desk = game.desks[role]
    source = {0: None, -1: "market"}.get(desk.source, desk.source)
    together = game.phase in w.TOGETHER
    facts.add(("desk", name, json.dumps(desk.dump())))  # what he has written down so far
    facts.add(("own", name, "done", bool(desk.done) if together else None))
    facts.add(("own", name, "group", desk.group or None))
    facts.add(("own", name, "source", source if desk.group else None))
    for other in range(game.roles):
        if game.offers[role] >> other & 1:
            facts.add(("own", name, "offers", game.role_name(other)))
        if game.passes[role] >> other & 1:
            facts.add(("passage", name, game.role_name(other)))
    if game.marching and game.mover == role:
        facts.add(("march", game.marching, "half_points", game.left))
        passing = game.passed == game.marcher().hex
        facts.add(("march", game.marching, "passing", passing))
    for siege in game.sieges:
        if siege.besieger == role:
            facts |= camp_facts(game, siege, role)
        if game.keeper(siege) == role:
            facts |= walls_facts(game, siege, role)
    return facts


def army_facts(game: Game, role: int) -> Facts:
    """2.71: what a role reckons for its armies from its own cards and from lines, which lie open.

    The lines are asked of the rules: they go over owners, pacts and sieges; whether over anything
    hidden as well the stand-ins show.
    """
    hosts: dict[int, list[Group]] = {}
    for group in game.own_groups(role):
        besieged = group.inside and any(siege.hex == group.hex for siege in game.sieges)
        if not group.ship and not besieged:
            hosts.setdefault(group.hex, []).append(group)
    facts: Facts = set()
    for place, army in hosts.items():
        size = sum(sum(g.men) + len(g.hurt) for g in army)
        horses = sum(1 for g in army for c in g.classes() if MOUNTED[c])
        beasts = horses + sum(g.goods[MULE] + g.goods[CART] for g in army)
        needs = 2 * (size + beasts + sum(len(g.captives) for g in army))
        carries = sum(g.goods[SUPPLIES] for g in army)
        # 2.73: who came into the desert in supply has water for a stop, then pays with points.
        water = GROUND[place] == DESERT and (
            all(not g.hungry for g in army) or any(g.desert > 1 for g in army)
        )
        packs = "water" if water else "packs" if carries >= needs else "none"
        values = {
            "size": size,
            "supply": "line" if in_line(game, role, place, size) else packs,
            "feeds": line_feeds(game, role, place),
            "needs": needs,
            "carries": carries,
        }
        where = spell_hex(place)
        facts |= {("army", game.role_name(role), where, key, one) for key, one in values.items()}
    return facts


def card_facts(game: Game, group: Group) -> Facts:
    """What stands on the card of a group."""
    name = (game.role_name(group.role), group.number)
    facts: Facts = {("men", *name, CLASSES[c], n) for c, n in enumerate(group.men) if n}
    facts |= {("hurt", *name, CLASSES[c], turns) for c, turns in group.hurt}
    facts |= {("goods", *name, GOODS[g], n) for g, n in enumerate(group.goods) if n}
    facts.add(("state", *name, "hungry", group.hungry))
    facts.add(("state", *name, "desert", group.desert))
    facts.add(("state", *name, "moved", bool(group.moved)))
    facts.add(("state", *name, "landed", group.landed))
    facts.add(("state", *name, "building", GOODS[group.building] if group.work else None))
    facts.add(("state", *name, "work", group.work))
    return facts


def cargo_facts(game: Game, role: int, number: int) -> Facts:
    """2.31: what is in the hold of a ship."""
    ship = game.ship(role, number)
    assert ship is not None
    name = game.role_name(role)
    return {("cargo", name, number, GOODS[g], n) for g, n in enumerate(ship.goods) if n}


def camp_facts(game: Game, siege: Siege, role: int) -> Facts:
    """2.63: the besieger's engines, and whether his camp has a commander (2.67)."""
    place = spell_hex(siege.hex)
    facts: Facts = {("ready", place, GOODS[g], n) for g, n in enumerate(siege.ready) if n}
    facts |= {("work", place, GOODS[job.engine], job.count, job.days) for job in siege.work}
    led = any(RANK[c] <= NCO for g in _camp(game, siege, role) for c in g.classes())
    facts.add(("camp", place, "led", led))
    return facts


def _ashore(game: Game, siege: Siege, role: int) -> list[Group]:
    """Who stands in the hex for all a role knows: of others he sees it when the ships sail."""
    here = [g for g in game.groups if g.hex == siege.hex]
    return [g for g in here if not g.ship or g.role != role]


def _camp(game: Game, siege: Siege, role: int) -> list[Group]:
    here = _ashore(game, siege, role)
    return [g for g in here if not g.inside and game.friends(siege.besieger, g.role)]


def walls_facts(game: Game, siege: Siege, role: int) -> Facts:
    """2.61, 2.65: the keeper's garrison and stores, and how many he has to feed and can send."""
    place = spell_hex(siege.hex)
    facts: Facts = {("garrison", place, CLASSES[c], n) for c, n in enumerate(siege.men) if n}
    facts |= {("garrison_hurt", place, CLASSES[c], turns) for c, turns in siege.hurt}
    guests = [c for g in _ashore(game, siege, role) if g.inside for c in g.classes()]
    people = [c for c, n in enumerate(siege.men) for _ in range(n)]
    people += [c for c, _ in siege.hurt] + guests
    values = {
        "supply": siege.supply / 4,
        "mules": siege.mules,
        "carts": siege.carts,
        "oil": siege.oil,
        "ballistas": siege.ballistas,
        "points": siege.points,
        "fed": siege.fed,
        "mouths": len(people),
        "soldiers": sum(1 for c in people if c not in (ARMED_PEASANT, CIVILIAN)),
    }
    return facts | {("walls", place, key, value) for key, value in values.items()}


def lent_facts(game: Game, viewer: int) -> Facts:
    """Decision 57: who decides for another in a fight sees there what that one sees."""
    facts: Facts = set()
    for siege in game.sieges:
        sides = siege_sides(game, siege)
        if deputy(game, siege.besieger, sides) == viewer:
            facts |= camp_facts(game, siege, siege.besieger)
        if deputy(game, game.keeper(siege), sides) == viewer:
            facts |= walls_facts(game, siege, game.keeper(siege))
    if game.battle is not None:
        facts |= company_facts(game, viewer)
    fight = game.seafight
    if fight is not None:
        for ship in game.ships_at(fight.port):
            if deputy(game, ship.role, fight.parties) == viewer:
                facts |= cargo_facts(game, ship.role, ship.number)
                for group in game.own_groups(ship.role):
                    if group.ship == ship.number:
                        facts |= card_facts(game, group)
    return facts


def siege_sides(game: Game, siege: Siege) -> list[list[int]]:
    """The camp and the walls, by who stands there as everybody sees it."""
    nobody = NEUTRAL
    camp = {siege.besieger, *(g.role for g in _camp(game, siege, nobody))}
    walls = {game.keeper(siege), *(g.role for g in _ashore(game, siege, nobody) if g.inside)}
    return [sorted(camp), sorted(walls)]
