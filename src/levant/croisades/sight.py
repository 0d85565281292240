"""Views: who may know what.

Of others one sees counters: groups by number and hex, ships by kind and box, strongholds,
territory, sieges, battles on the field. Hidden are what groups and ships carry, orders, points,
supplies, garrisons (2.11, 2.32, 2.42c, 2.61). Two positions that differ only in what a role may
not know give it the same view, byte for byte.
"""

from __future__ import annotations

from levant.croisades import notation
from levant.croisades import words as w
from levant.croisades.board import KINDS as KIND_NAMES
from levant.croisades.board import NAME, NOWHERE, SPELLED, spell_hex
from levant.croisades.custody import Prisoner, held
from levant.croisades.fights import Battle, Company, Siege
from levant.croisades.garrison import defenders, soldiers, soldiers_inside
from levant.croisades.naval import spell_box
from levant.croisades.outcome import last_turn, score
from levant.croisades.pieces import Desk, Group, Meeting, Ship
from levant.croisades.position import Position
from levant.croisades.ranks import (
    FIELD,
    OFF,
    PANIC,
    ROUT,
    STUNNED,
    WATCHING,
    WOUNDED,
    company_number,
)
from levant.croisades.roster import CLASSES, GOODS
from levant.croisades.scenario import NEUTRAL
from levant.croisades.stances import STANCE_NAMES
from levant.croisades.supply import armies, carried, line_feeds, lives_on_water, ration
from levant.croisades.tables import MAPS
from levant.croisades.views import (
    ArmySupply,
    ArmyView,
    BattleView,
    CompanyView,
    CroisadesEvent,
    CroisadesView,
    FightsView,
    FrameView,
    GameResult,
    GroupView,
    MarchView,
    MeetingView,
    OwnView,
    PiecesView,
    PrisonerView,
    RoleView,
    SeaFightView,
    ShipView,
    SiegeView,
    StandingView,
)

_OWNERS = [*"0123456789", "."]  # the last one, -1, is nobody
# When armies are fed, put together, shipped and marched.
_CAMPAIGN = frozenset((w.SUPPLY, w.REORGANISE, w.SAIL, w.LAND, w.MOVES, w.MARCH))
_WAITING = ("not_deployed", "field", "waiting", "left", "watching")


def view(p: Position, role: int | None, legal: list[int], *, lines: bool = True) -> CroisadesView:
    """All that a role (None: a spectator) may know, with what it may do.

    Lines of supply can be left out, for a player in a playout who finds them himself.
    """
    return {
        **_frame(p, role),
        **_standing(p),
        **_pieces(p, role),
        **_fights(p, role),
        "result": _result(p),
        **_of_role(p, role, legal, lines=lines),
    }


def _of_role(p: Position, role: int | None, legal: list[int], *, lines: bool) -> RoleView:
    """What a role knows of itself and may do."""
    if role is None:
        return {}
    return {
        "own": _own(p, role, lines=lines),
        "legal": [notation.spell(act, p.scenario.roles) for act in legal],
    }


def _result(p: Position) -> GameResult | None:
    if p.phase != w.OVER:
        return None
    return {"winner": p.role_name(p.winner), "reason": p.reason}


def _frame(p: Position, role: int | None) -> FrameView:
    """Which game it is, and what it waits for."""
    names = p.scenario.roles
    phase = w.PHASES[p.phase]
    return {
        "title": "croisades",
        "edition": p.scenario.name,
        "options": dict(sorted(p.options.items())),
        "role": None if role is None else names[role],
        "turn": p.turn,
        "last_turn": last_turn(p),
        "phase": phase.name,
        "rule": phase.rule,
        "deciders": [names[r] for r in p.deciders],
        "acting": None if p.phase in w.TOGETHER or p.phase == w.OVER else names[p.active],
        "order": [names[r] for r in p.order],
        "site": None if p.site == NOWHERE else spell_hex(p.site),
    }


def _standing(p: Position) -> StandingView:
    """Who is in the game, whose the places are, who is allied with whom."""
    names = p.names
    everyone = range(p.roles)
    lands = p.lands()
    if not lands.scores:
        lands.letters = "".join(map(_OWNERS.__getitem__, p.owner))
        lands.strongholds = _strongholds(p)
        lands.scores = [score(p, r) for r in everyone]
    pairs = [(a, b) for a in everyone for b in everyone if a < b and p.pacts[a] >> b & 1]
    return {
        "out": [names[r] for r in everyone if p.out[r]],
        "territory": lands.letters,
        "strongholds": lands.strongholds.copy(),
        "pacts": [[names[a], names[b]] for a, b in pairs],
        "lent": {names[r]: names[p.lent[r]] for r in everyone if p.lent[r] != NEUTRAL},
        "truce": [names[r] for r in everyone if p.truce[r]],
        "scores": {names[r]: lands.scores[r] for r in everyone},
        "held": list(p.held),
    }


def _pieces(p: Position, role: int | None) -> PiecesView:
    """What stands on the map."""
    groups = _counters(p, role)
    return {
        "groups": [_group(p, g, role) for g in groups],
        "ships": [_ship(p, s, role) for s in p.ships],
        "sieges": [_siege(p, s, role) for s in p.sieges],
        "meetings": [_meeting(p, m) for m in p.meetings],
        "prisoners": [_prisoner(p, one) for one in held(p, groups)],
    }


def _fights(p: Position, role: int | None) -> FightsView:
    """The battle, march or naval battle under way."""
    return {
        "battle": None if p.battle is None else seen_battle(p, p.battle, role),
        "marching": _marching(p, role),
        "sea_fight": _sea_fight(p),
    }


def _meeting(p: Position, meeting: Meeting) -> MeetingView:
    return {
        "hex": spell_hex(meeting.hex),
        "attackers": [p.role_name(r) for r in meeting.attackers],
        "defenders": [p.role_name(r) for r in meeting.defenders],
    }


def _strongholds(p: Position) -> dict[str, str]:
    names, owner = p.names, p.owner
    standing = p.scenario.strongholds
    held = {NAME[place]: names[owner[place]] for place in standing}
    for place in p.strongholds()[len(standing) :]:
        held[spell_hex(place)] = f"{names[owner[place]]}:{KIND_NAMES[p.kinds[place]]}"
    return held


def _counts(men: list[int]) -> dict[str, int]:
    return {CLASSES[c]: n for c, n in enumerate(men) if n}


def _goods(goods: list[int]) -> dict[str, int]:
    return {GOODS[good]: n for good, n in enumerate(goods) if n}


def _counters(p: Position, role: int | None) -> list[Group]:
    """2.11, 2.22, decision 68: a role's own groups; of others the counters that lie on the map.

    What somebody is still putting together is on his card only; before the game all cards are.
    """
    hides = w.PHASES[p.phase].hides
    if hides not in (w.ARMIES, w.OPEN_GROUPS):
        return p.groups
    found: list[Group] = []
    for other in range(p.roles):
        own = p.own_groups(other)
        if other != role:
            own = _before_changes(p, own, p.desks[other]) if hides == w.OPEN_GROUPS else []
        # By numbers: where a new one stands in the list would tell when others close a group.
        found += sorted(own, key=lambda g: g.number)
    return found


def _before_changes(p: Position, own: list[Group], desk: Desk) -> list[Group]:
    """A role's groups as they were before it opened one of them."""
    opened = next((g for g in own if g.number == desk.group), None)
    if opened is None:
        return own
    kept = [g for g in own if g.ship or g.hex != opened.hex]
    return kept + desk.saved


def _group(p: Position, group: Group, role: int | None) -> GroupView:
    seen: GroupView = {
        "role": p.names[group.role],
        "group": group.number,
        "hex": None if group.hex == NOWHERE else SPELLED[group.hex],
    }
    if group.ship and (role == group.role or group.hex == NOWHERE):
        seen["ship"] = group.ship
    if group.inside:
        seen["inside"] = True
    if role == group.role or _seen_at_sea(p, group, role):
        seen["men"] = _counts(group.men)
        seen["hurt"] = [(CLASSES[c], turns) for c, turns in group.hurt]
        seen["goods"] = _goods(group.goods)
        seen["hungry"] = group.hungry
        seen["desert"] = group.desert
        seen["moved"] = bool(group.moved)
        seen["landed"] = group.landed
        seen["building"] = GOODS[group.building] if group.work else None
        seen["work"] = group.work
    return seen


def _seen_at_sea(p: Position, group: Group, role: int | None) -> bool:
    """2.96: so does who commands the ship it is aboard."""
    if p.seafight is None or not group.ship:
        return False
    return _commands_at_sea(p, p.ship(group.role, group.ship), role)


def _prisoner(p: Position, prisoner: Prisoner) -> PrisonerView:
    """3.58: where somebody is held, and who guards him, is told to all."""
    return {
        "captor": p.role_name(prisoner.captor),
        "role": p.role_name(prisoner.owner),
        "class": CLASSES[prisoner.cls],
        "group": prisoner.group or None,
        "hex": None if prisoner.hex == NOWHERE else spell_hex(prisoner.hex),
    }


def _ship(p: Position, ship: Ship, role: int | None) -> ShipView:
    seen: ShipView = {
        "role": p.names[ship.role],
        "ship": ship.number,
        "war": bool(ship.war),
        "port": spell_box(ship.port),
    }
    if ship.fleeing:
        seen["fleeing"] = True
    if role == ship.role:
        seen["bound"] = None if ship.bound == NOWHERE else spell_hex(ship.bound)
    if role == ship.role or _commands_at_sea(p, ship, role):
        seen["goods"] = _goods(ship.goods)
    return seen


def _commands_at_sea(p: Position, ship: Ship | None, role: int | None) -> bool:
    """2.96: who commands a ship in the battle that is being fought knows what it carries."""
    fight = p.seafight
    if fight is None or ship is None or ship.port != fight.port:
        return False
    return role == p.commander(ship.role)


def _siege(p: Position, siege: Siege, role: int | None) -> SiegeView:
    seen: SiegeView = {
        "hex": spell_hex(siege.hex),
        "besieger": p.role_name(siege.besieger),
        "keeper": p.role_name(p.keeper(siege)),
        "since": siege.since,
        "outer": siege.outer,
        "inner": siege.inner,
        "ramparts_taken": bool(siege.line),
        "gate_broken": bool(siege.gate),
        "day": siege.day,
    }
    if role in (siege.besieger, p.siege_commander(siege, siege.besieger)):
        seen["ready"] = _goods(siege.ready)
        seen["work"] = [(GOODS[job.engine], job.count, job.days) for job in siege.work]
        camp = p.besiegers(siege) + _boarding(p, siege, siege.besieger, inside=False)
        seen["led"] = any(g.has_commander() for g in camp)
    keeper = p.keeper(siege)
    if role in (keeper, p.siege_commander(siege, keeper)):
        seen["garrison"] = _counts(siege.men)
        seen["hurt"] = [(CLASSES[c], turns) for c, turns in siege.hurt]
        seen["points"] = siege.points
        seen["supply"] = siege.supply / 4
        seen["fed"] = siege.fed
        seen["mules"], seen["carts"] = siege.mules, siege.carts
        seen["oil"], seen["ballistas"] = siege.oil, siege.ballistas
        # Allies who took shelter eat and sally with the garrison: how many, not who.
        guests = _boarding(p, siege, keeper, inside=True)
        seen["mouths"] = defenders(p, siege) + sum(g.size() for g in guests)
        seen["soldiers"] = soldiers_inside(p, siege) + sum(map(soldiers, guests))
    return seen


def _boarding(p: Position, siege: Siege, role: int | None, *, inside: bool) -> list[Group]:
    """Decision 54: groups of others who go aboard are there for all to see until ships sail."""
    return [
        g
        for g in p.groups
        if g.ship and g.hex == siege.hex and bool(g.inside) == inside and g.role != role
        and (inside or p.friends(siege.besieger, g.role))
    ]  # fmt: skip


def _marching(p: Position, role: int | None) -> MarchView | None:
    if not p.marching or p.mover == NEUTRAL:
        return None
    seen: MarchView = {"role": p.role_name(p.mover), "group": p.marching}
    if role == p.mover:
        seen["half_points"] = p.left
        seen["passing"] = p.passed != NOWHERE
    return seen


def _sea_fight(p: Position) -> SeaFightView | None:
    fight = p.seafight
    if fight is None:
        return None
    return {
        "port": spell_hex(fight.port),
        "parties": [[p.role_name(r) for r in party] for party in fight.parties],
    }


def _own(p: Position, role: int, *, lines: bool) -> OwnView:
    """What only the role itself knows beside its pieces."""
    desk = p.desks[role]
    names = p.scenario.roles
    return {
        "points": p.points[role],
        "done": bool(desk.done) if p.phase in w.TOGETHER else None,
        "group": desk.group or None,
        "source": ("market" if desk.source < 0 else desk.source)
        if desk.group and desk.source
        else None,
        "offers": [names[r] for r in range(p.roles) if p.offers[role] >> r & 1],
        "offered": [names[r] for r in range(p.roles) if p.offers[r] >> role & 1],
        "passage": [names[r] for r in range(p.roles) if p.passes[role] >> r & 1],
        "passage_from": [names[r] for r in range(p.roles) if p.passes[r] >> role & 1],
        "counted": [
            {"hex": spell_hex(h), "foot": foot, "mounted": mounted}
            for who, h, foot, mounted in p.informed
            if who == role
        ],
        "armies": _armies(p, role) if lines and p.phase in _CAMPAIGN else [],
        "castles": [
            {"hex": spell_hex(one.hex), "kind": KIND_NAMES[one.kind], "turns": one.turns}
            for one in p.castles
            if one.role == role
        ],
    }


def _supply(place: int, army: list[Group], feeds: int | None) -> ArmySupply:
    if feeds is None or sum(group.size() for group in army) <= feeds:
        return "line"
    if lives_on_water(place, army):
        return "water"
    return "packs" if carried(army) >= ration(army) else "none"


def _armies(p: Position, role: int) -> list[ArmyView]:
    """2.71: how each army of a role is supplied; lines lie open, what is in packs does not."""
    seen: list[ArmyView] = []
    lands = p.lands()
    for place, army in sorted(armies(p, role).items()):
        size = sum(group.size() for group in army)
        needs, carries = ration(army), carried(army)
        feeds = line_feeds(p, role, place, lands)
        seen.append(
            {
                "hex": spell_hex(place),
                "size": size,
                "supply": _supply(place, army, feeds),
                "feeds": feeds,
                "needs": needs,
                "carries": carries,
            }
        )
    return seen


# --- Battles ----------------------------------------------------------------------------------


def seen_battle(p: Position, b: Battle, role: int | None) -> BattleView:
    """A battle as a viewer sees it."""
    # 2.96: who commands for somebody sees what he sees.
    own = [side for side in (0, 1) if any(role in (one, p.commander(one)) for one in b.roles[side])]
    seen: BattleView = {
        "hex": spell_hex(b.hex),
        "via": None if b.via == NOWHERE else spell_hex(b.via),
        "roles": [[p.role_name(r) for r in roles] for roles in b.roles],
        "initiative": b.initiative,
        "maps": [MAPS[m] for m in b.maps],
        "wings": [MAPS[m] for m in b.wings],
        "edge": "abcd"[b.edge],
        "gap": b.gap,
        "side": b.side,
        "turns": list(b.turns),
        "retreat": [None if edge < 0 else "abcd"[edge] for edge in b.retreat],
        "companies": [],
    }
    if p.assault is not None:
        seen["assault"] = {
            "round": p.assault.round,
            "climbing": p.assault.climbing,
            "foothold": p.assault.foothold,
        }
    # Decision 69: all of a side see its companies; others see who stands on the field when all
    # are placed, and who watches the walls as soon as all watchers are posted.
    hides = w.PHASES[p.phase].hides
    shown = {FIELD: hides != w.COMPANIES, WATCHING: hides != w.WATCHERS}
    seen["companies"] = [
        _company(b, c, company)
        for c, company in enumerate(b.companies)
        if company.side in own or shown.get(company.status, False)
    ]
    return seen


def _company(b: Battle, number: int, company: Company) -> CompanyView:
    men: dict[str, list[int]] = {}
    for f in b.fighters:
        if f.company != number or f.state & OFF:
            continue
        tally = men.setdefault(CLASSES[f.cls], [0, 0, 0])
        tally[0] += 1
        tally[1] += bool(f.state & WOUNDED)
        tally[2] += bool(f.state & (PANIC | ROUT | STUNNED))
    return {
        "company": company_number(b, number),
        "side": company.side,
        "wing": w.WINGS[company.wing],
        "place": company.place,
        "stride": company.stride,
        "stance": STANCE_NAMES.get(company.stance),
        "status": _WAITING[company.status],
        "men": men,
    }


# --- Events -----------------------------------------------------------------------------------


def events(p: Position, role: int | None, since: int = 0) -> list[CroisadesEvent]:
    """The log as a viewer may read it, from his own event number `since`."""
    log = p.log or []
    read, readable = p.read_by.get(role, (0, []))
    for i in range(read, len(log)):
        to = log[i]["to"]
        if to is None or (role is not None and role in to):
            readable.append(i)
    p.read_by[role] = (len(log), readable)
    return [{"n": since + k, **log[i]["entry"]} for k, i in enumerate(readable[max(0, since) :])]
