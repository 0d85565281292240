"""2.51-2.55 Before a battle: initiative, ground, sides, zones, companies, deployment."""

from __future__ import annotations

from typing import Final

from levant.croisades.board import BARRED, GROUND, NOWHERE, SIDES, spell_hex
from levant.croisades.pieces import Battle, Group, Meeting, Siege
from levant.croisades.position import Position
from levant.croisades.ranks import (
    COMPANY,
    COMPANY_FIELDS,
    ENTRY,
    FIELD,
    FIGHTER_FIELDS,
    FROM,
    GROUP,
    LEADER,
    OWNER,
    PLACE,
    ROLE,
    STATUS,
    UNPLACED,
    WAITING,
    WATCHING,
    WING,
    WOUNDED,
    has_power,
    members,
)
from levant.croisades.roster import (
    ARM,
    ARMED_PEASANT,
    CIVILIAN,
    COMMANDER,
    FOOT,
    GOOD_COUNT,
    NCO,
    NOBLE,
    OFFICER,
    RANK,
    SUPREME,
    may_command,
)
from levant.croisades.sequence import choose_next
from levant.croisades.tables import MAPS, field_maps
from levant.croisades.words import (
    BATTLE_START,
    BATTLE_TURN,
    BEGIN,
    CENTRE,
    COMPANIES_FORMED,
    DEPLOY,
    DEPLOYED,
    DONE,
    FIRST,
    LAND_BATTLES,
    LAY,
    LAY_OUT,
    LEFT,
    NEXT_BATTLE,
    RIGHT,
    SALLY_DAY,
    SIDE,
    SIDE_ON,
    SIEGES,
    STAGE_BATTLES,
    WATCH,
    WATCH_WITH,
    action,
)

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
REINFORCEMENT_TURN: Final = 5  # 2.55
RETREAT_SIDE_TURN: Final = 3  # 2.56
GAP: Final = {A: 4, C: 4, B: 6, D: 6}  # bands between the lines; deep deployment brings them near
SECOND_COMPANY: Final = 12  # more than so many of one arm form two companies

# --- Which battle -----------------------------------------------------------------------------


def land_battles(p: Position) -> None:
    """Phase 6: every hex where a battle is due."""
    p.stage = STAGE_BATTLES
    for meeting in list(p.meetings):
        if not all(fighting(p, meeting, side) for side in (0, 1)):
            p.meetings.remove(meeting)
    p.queue = [m.hex for m in p.meetings]
    p.phase = NEXT_BATTLE


def next_battle(p: Position) -> None:
    """The next battle, or the sieges."""
    p.battle = None
    if not p.queue:
        p.site = NOWHERE
        p.meetings = []
        p.phase = SIEGES
        return
    roles = sorted({r for m in p.meetings for r in (*m.attackers, *m.defenders)})
    choose_next(p, roles, BATTLE_START)


def fighting(p: Position, meeting: Meeting, side: int) -> list[Group]:
    """The groups of one side of a meeting."""
    roles = meeting.defenders if side else meeting.attackers
    # 2.56: who withdrew from another battle is placed here only at the end of the turn.
    return [
        g
        for g in p.groups_at(meeting.hex)
        if g.role in roles and not g.inside and [g.role, g.number] not in p.withdrawn
    ]


# --- Zones (2.54) -----------------------------------------------------------------------------


def entry_side(place: int, via: int) -> int:
    """Which of the six sides of a hex leads to `via`; from the sea, the first side of water."""
    sides = SIDES[place]
    if via in sides and via != NOWHERE:
        return sides.index(via)
    return sides.index(NOWHERE) if NOWHERE in sides else 0


def zones(place: int, via: int, edge: int) -> dict[int, list[int]]:
    """2.54: the hexes behind each edge of the board, by the edge of the side that provoked.

    That edge is the hex it came from, the opposite edge the opposite hex; each of the other
    edges leads to two hexes. Going round the hex against the clock one meets the edges in the
    order C, B, A, D; an edge's hexes are listed left to right, or top to bottom.
    """
    sides = SIDES[place]
    start = entry_side(place, via)
    ring = [sides[(start - i) % 6] for i in range(6)]
    turned = {C: (C, B, A, D), B: (B, A, D, C), A: (A, D, C, B), D: (D, C, B, A)}[edge]
    found = {turned[0]: [ring[0]], turned[1]: ring[1:3], turned[2]: [ring[3]], turned[3]: ring[4:6]}
    # Against the clock B runs right to left and A top to bottom; D left to right, C upwards.
    for one in (B, C):
        found[one] = found[one][::-1]
    return found


def exits(place: int, via: int, edge: int, chosen: int) -> list[int]:
    """2.56: where a retreat over an edge can lead: no sea, no lake, no barred side."""
    return [
        there
        for there in zones(place, via, edge)[chosen]
        if there != NOWHERE and (place, there) not in BARRED
    ]


def opposite(edge: int) -> int:
    """The edge across the board."""
    return (edge + 2) % 4


# --- The start --------------------------------------------------------------------------------


def battle_start(p: Position) -> None:
    """2.51, 2.52: initiative and the four maps; besiegers who are attacked first post watchers."""
    meeting = p.meeting_at(p.site)
    assert meeting is not None
    b = p.battle = Battle()
    b.hex, b.via = meeting.hex, meeting.via
    b.roles = [list(meeting.attackers), list(meeting.defenders)]
    ours = {(r, n): via for r, n, via in meeting.arrived}
    for side in (0, 1):
        groups = fighting(p, meeting, side)
        for group in groups:
            enlist(b, group, side, ours.get((group.role, group.number), NOWHERE))
    b.initiative = initiative(p, b)
    b.maps = field_maps(GROUND[b.hex], p.d6())
    p.note(
        "battle", hex=spell_hex(b.hex), attacker=p.role_name(b.roles[0][0]),
        defender=p.role_name(b.roles[1][0]), initiative=p.role_name(b.roles[b.initiative][0]),
        maps=[MAPS[m] for m in b.maps],
    )  # fmt: skip
    p.phase, p.active = LAY_OUT, b.roles[b.initiative][0]


def enlist(b: Battle, group: Group, side: int, came: int) -> None:
    """Every character becomes a fighter; until companies form, the origin stands for his."""
    origin = -2 - came if came != NOWHERE else -1
    for c, n in enumerate(group.men):
        for _ in range(n):
            b.fighters.append(recruit(c, side, origin, group, 0))
    for c, turns in group.hurt:
        b.fighters.append(recruit(c, side, origin, group, turns))


def recruit(c: int, side: int, origin: int, group: Group, turns: int) -> list[int]:
    """A fighter out of a group."""
    fighter = [0] * FIGHTER_FIELDS
    fighter[0], fighter[1], fighter[COMPANY] = c, side, origin
    fighter[3] = WOUNDED if turns else 0
    fighter[GROUP], fighter[5] = group.number, group.role
    fighter[7], fighter[8] = group.hungry, turns
    return fighter


def initiative_bonus(b: Battle, side: int) -> int:
    """2.51, decision 31: +6, +3 or +1 for the best commander of a side."""
    best = min((RANK[f[0]] for f in b.fighters if f[1] == side), default=9)
    return {SUPREME: 6, NOBLE: 3, OFFICER: 1}.get(best, 0)


def initiative(p: Position, b: Battle) -> int:
    """2.51: the higher die with its bonus; ties are rolled again."""
    while True:
        totals = [p.d10() + initiative_bonus(b, side) for side in (0, 1)]
        if totals[0] != totals[1]:
            return int(totals[1] > totals[0])


def lay_choices(p: Position) -> list[int]:
    """2.52: the map of the next wing, left to right; the last one lies behind."""
    b = p.battle
    assert b is not None
    return sorted({action(LAY, m) for m in b.maps})


def play_lay(p: Position, chosen: int) -> None:
    """2.52: lay a map; after three the other side chooses its edge."""
    b = p.battle
    assert b is not None
    b.maps.remove(chosen)
    b.wings.append(chosen)
    if len(b.wings) == 3:
        p.note("laid_out", wings=[MAPS[m] for m in b.wings])
        p.phase, p.active = SIDE, b.roles[1 - b.initiative][0]


def side_choices(p: Position) -> list[int]:
    """2.53: one of the four edges."""
    return [action(SIDE_ON, edge) for edge in (A, B, C, D)]


def play_side(p: Position, edge: int) -> None:
    """2.53: the other side takes the opposite edge."""
    b = p.battle
    assert b is not None
    chooser = 1 - b.initiative
    b.edge = edge if chooser == 0 else opposite(edge)
    b.gap = GAP[edge]
    p.note("edge", role=p.role_name(b.roles[chooser][0]), edge="abcd"[edge])
    p.phase = COMPANIES_FORMED


# --- Companies (2.53, 2.82) -------------------------------------------------------------------


def companies_formed(p: Position) -> None:
    """2.53, 2.55: form companies under leaders; those from other zones come later."""
    b = p.battle
    assert b is not None
    deploy_with_main_force(b)
    for side in (0, 1):
        origins = sorted({f[COMPANY] for f in b.fighters if f[1] == side}, reverse=True)
        for origin in origins:
            came = -2 - origin if origin < -1 else NOWHERE
            for role in b.roles[side]:
                force = [
                    i
                    for i, f in enumerate(b.fighters)
                    if (f[1], f[COMPANY], f[ROLE]) == (side, origin, role)
                ]
                if force:
                    form(b, side, force, came)
        b.unplaced[side] = [
            c for c, one in enumerate(b.companies) if one[0] == side and one[STATUS] == UNPLACED
        ]
    siege = p.siege_at(b.hex)
    if siege is not None and siege.besieger in b.roles[1]:
        p.phase, p.active = WATCH, b.roles[1][0]
    else:
        start_deploying(p, b)


def deploy_with_main_force(b: Battle) -> None:
    """2.55: who comes over the own edge deploys normally; 2.95b: so do all whose edge both want."""
    wanted: list[set[int]] = [set(), set()]
    for f in b.fighters:
        if f[COMPANY] < -1:
            if -2 - f[COMPANY] == (behind(b) if f[1] else b.via):
                f[COMPANY] = -1
            else:
                wanted[f[1]].add(edge_of(b, -2 - f[COMPANY]))
    shared = wanted[0] & wanted[1]
    for f in b.fighters:
        if f[COMPANY] < -1 and edge_of(b, -2 - f[COMPANY]) in shared:
            f[COMPANY] = -1


def edge_of(b: Battle, came: int) -> int:
    """2.54: the edge of the board behind which a hex lies."""
    return next(e for e, hexes in zones(b.hex, b.via, b.edge).items() if came in hexes)


def behind(b: Battle) -> int:
    """2.54: the hex behind the edge of the side that was attacked."""
    return zones(b.hex, b.via, b.edge)[opposite(b.edge)][0]


def form(b: Battle, side: int, force: list[int], came: int) -> None:
    """Foot with enough leaders to command them; the other riders by themselves."""
    foot = [i for i in force if ARM[b.fighters[i][0]] == FOOT]
    riders = [i for i in force if ARM[b.fighters[i][0]] != FOOT]
    riders.sort(key=lambda i: (-RANK[b.fighters[i][0]], i))
    walkers = [i for i in riders if COMMANDER[b.fighters[i][0]]]
    guides: list[int] = []
    unled = [i for i in foot if not COMMANDER[b.fighters[i][0]]]
    for leader in walkers:
        if not unled or (leader == walkers[-1] and len(riders) > 1 and guides):
            break
        led = 0
        for i in list(unled):
            c = b.fighters[i][0]
            if may_command(b.fighters[leader][0], c) and has_power(
                RANK[b.fighters[leader][0]], c, led, 0
            ):
                led += 1
                unled.remove(i)
        if led:
            guides.append(leader)
    riders = [i for i in riders if i not in guides]
    for force_part in (foot + guides if foot else [], riders if foot else riders + guides):
        for part in halves(b, force_part):
            muster_company(b, side, part, came)


def halves(b: Battle, force: list[int]) -> list[list[int]]:
    """One company, or two of a large force with its leaders shared out."""
    if not force:
        return []
    if len(force) <= SECOND_COMPANY:
        return [force]
    ordered = sorted(force, key=lambda i: (RANK[b.fighters[i][0]] > NCO, b.fighters[i][0], i))
    return [ordered[0::2], ordered[1::2]]


def muster_company(b: Battle, side: int, part: list[int], came: int) -> None:
    """A company of these fighters; the highest in rank leads."""
    number = len(b.companies)
    company = [0] * COMPANY_FIELDS
    company[0], company[WING], company[FROM] = side, 1, came
    company[PLACE] = 0 if side == 0 else b.gap
    company[STATUS] = WAITING if came != NOWHERE else UNPLACED
    company[ENTRY] = REINFORCEMENT_TURN if came != NOWHERE else 0
    company[OWNER] = b.fighters[part[0]][ROLE]
    company[LEADER] = min(part, key=lambda i: (RANK[b.fighters[i][0]], i))
    b.companies.append(company)
    for i in part:
        b.fighters[i][COMPANY] = number


# --- Watchers (2.66) --------------------------------------------------------------------------


def watch_choices(p: Position) -> list[int]:
    """2.66: companies that stay by the walls and take no part in the battle."""
    b = p.battle
    assert b is not None
    posted = [action(WATCH_WITH, c) for c in b.unplaced[1]] if len(b.unplaced[1]) > 1 else []
    return [action(DONE), *posted]


def play_watch(p: Position, verb: int, company: int) -> None:
    """2.66: post a company; when done, see whether the siege holds."""
    b = p.battle
    assert b is not None
    if verb == WATCH_WITH:
        b.unplaced[1].remove(company)
        b.companies[company][STATUS] = WATCHING
        return
    siege = p.siege_at(b.hex)
    assert siege is not None
    watchers = sum(
        len(members(b, c)) for c, one in enumerate(b.companies) if one[STATUS] == WATCHING
    )
    siege.watched = int(watchers > soldiers_inside(p, siege))
    if not siege.watched:
        from levant.croisades.siege import siege_interrupted

        siege_interrupted(p, siege, watchers)
        if watchers:
            # 2.66: the garrison can fall upon the camp and those who were left there.
            p.phase, p.active = SALLY_DAY, p.keeper(siege)
            return
    start_deploying(p, b)


def soldiers_inside(p: Position, siege: Siege) -> int:
    """2.66: the surviving soldiers of the besieged; peasants and civilians do not count."""
    unarmed = (ARMED_PEASANT, CIVILIAN)
    inside = sum(n for c, n in enumerate(siege.men) if c not in unarmed)
    inside += sum(1 for c, _ in siege.hurt if c not in unarmed)
    refugees = [c for g in p.sheltered(siege) for c in g.classes()]
    return inside + sum(1 for c in refugees if c not in unarmed)


# --- Deployment (2.53) ------------------------------------------------------------------------


def start_deploying(p: Position, b: Battle) -> None:
    """2.53: both sides place their companies in secret."""
    p.phase = DEPLOY
    ask_deployment(p)


def ask_deployment(p: Position) -> None:
    """2.53, 2.96: while companies are placed, everybody who has one to place is asked."""
    if p.phase == DEPLOY:
        for role, desk in enumerate(p.desks):
            desk.done = int(not to_place(p, role))


def to_place(p: Position, role: int) -> list[int]:
    """The companies that a role still has to place, its own and those lent to it."""
    b = p.battle
    assert b is not None
    return [
        c for side in (0, 1) for c in b.unplaced[side] if p.commander(b.companies[c][OWNER]) == role
    ]


def deploy_choices(p: Position, role: int) -> list[int]:
    """2.53: the wing of the next company."""
    company = to_place(p, role)[0]
    return [action(LEFT, company), action(CENTRE, company), action(RIGHT, company)]


def play_deploy(p: Position, role: int, verb: int, company: int) -> None:
    """2.53: put the company into a wing."""
    b = p.battle
    assert b is not None
    placed = b.companies[company]
    placed[WING], placed[STATUS] = verb - LEFT, FIELD
    b.unplaced[placed[0]].remove(company)
    ask_deployment(p)


def deployed(p: Position) -> None:
    """2.53: all stand; the side with the initiative says who begins."""
    b = p.battle
    assert b is not None
    p.note("deployed", hex=spell_hex(b.hex))
    p.phase, p.active = FIRST, b.roles[b.initiative][0]


def first_choices(p: Position) -> list[int]:
    """2.53: which side begins."""
    b = p.battle
    assert b is not None
    return sorted(action(BEGIN, b.roles[side][0]) for side in (0, 1))


def play_first(p: Position, role: int) -> None:
    """2.53: that side has the first player turn."""
    b = p.battle
    assert b is not None
    b.side = 0 if b.roles[0][0] == role else 1
    p.note("begins", role=p.role_name(role))
    p.phase = BATTLE_TURN


STEPS: Final = {
    LAND_BATTLES: land_battles,
    NEXT_BATTLE: next_battle,
    BATTLE_START: battle_start,
    COMPANIES_FORMED: companies_formed,
    DEPLOYED: deployed,
}
assert GOOD_COUNT
assert RIGHT - LEFT == 2
