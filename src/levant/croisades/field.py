"""2.51-2.54 Before a battle: whose it is, initiative, ground, edges and the hexes behind them."""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.board import BARRED, GROUND, NOWHERE, SIDES, spell_hex
from levant.croisades.fights import Battle, Fighter
from levant.croisades.pieces import Group, Meeting
from levant.croisades.position import Position, Steps
from levant.croisades.ranks import WOUNDED
from levant.croisades.records import GroupName
from levant.croisades.roster import NOBLE, OFFICER, RANK, SUPREME
from levant.croisades.sequence import choose_next
from levant.croisades.tables import MAPS, field_maps
from levant.kernel.title import Refusal

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
RETREAT_SIDE_TURN: Final = 3  # 2.56
GAP: Final = {A: 4, C: 4, B: 6, D: 6}  # bands between the lines; deep deployment brings them near

# --- Which battle -----------------------------------------------------------------------------


def land_battles(p: Position) -> None:
    """Phase 6: every hex where a battle is due."""
    p.stage = w.STAGE_BATTLES
    for meeting in list(p.meetings):
        if not all(fighting(p, meeting, side) for side in (0, 1)):
            p.meetings.remove(meeting)
    p.queue = [m.hex for m in p.meetings]
    p.phase = w.NEXT_BATTLE


def next_battle(p: Position) -> None:
    """The next battle, or the sieges."""
    p.battle = None
    if not p.queue:
        p.site = NOWHERE
        p.meetings = []
        p.phase = w.SIEGES
        return
    roles = sorted({r for m in p.meetings for r in (*m.attackers, *m.defenders)})
    choose_next(p, roles, w.BATTLE_START)


def fighting(p: Position, meeting: Meeting, side: int) -> list[Group]:
    """The groups of one side of a meeting."""
    roles = meeting.defenders if side else meeting.attackers
    # 2.56: who withdrew from another battle is placed here only at the end of the turn.
    return [
        g
        for g in p.groups_at(meeting.hex)
        if g.role in roles and not g.inside and GroupName(g.role, g.number) not in p.withdrawn
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
    # Who came out of the walls of the hex deploys with the others (decision 79).
    ours = {(r, n): via for r, n, via in meeting.arrived if via != meeting.hex}
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
    p.phase, p.active = w.LAY_OUT, b.roles[b.initiative][0]


def enlist(b: Battle, group: Group, side: int, came: int) -> None:
    """Every character becomes a fighter; until companies form, the origin stands for his."""
    origin = -2 - came if came != NOWHERE else -1
    for c, n in enumerate(group.men):
        for _ in range(n):
            b.fighters.append(recruit(c, side, origin, group, 0))
    for c, turns in group.hurt:
        b.fighters.append(recruit(c, side, origin, group, turns))


def recruit(c: int, side: int, origin: int, group: Group, turns: int) -> Fighter:
    """A fighter out of a group."""
    return Fighter(
        cls=c,
        side=side,
        company=origin,
        state=WOUNDED if turns else 0,
        group=group.number,
        role=group.role,
        hunger=group.hungry,
        turns=turns,
    )


def initiative_bonus(b: Battle, side: int) -> int:
    """2.51, decision 31: +6, +3 or +1 for the best commander of a side."""
    best = min((RANK[f.cls] for f in b.fighters if f.side == side), default=9)
    return {SUPREME: 6, NOBLE: 3, OFFICER: 1}.get(best, 0)


def initiative(p: Position, b: Battle) -> int:
    """2.51: the higher die with its bonus; ties are rolled again."""
    while True:
        totals = [p.d10() + initiative_bonus(b, side) for side in (0, 1)]
        if totals[0] != totals[1]:
            return int(totals[1] > totals[0])


def lay_choices(p: Position, role: int) -> list[int]:
    """2.52: the map of the next wing, left to right; the last one lies behind."""
    b = p.battle
    assert b is not None
    return sorted({w.action(w.LAY, m) for m in b.maps})


def play_lay(p: Position, role: int, act: w.Action) -> None:
    """2.52: lay a map; after three the other side chooses its edge."""
    chosen = act.a
    b = p.battle
    assert b is not None
    b.maps.remove(chosen)
    b.wings.append(chosen)
    if len(b.wings) == 3:
        p.note("laid_out", wings=[MAPS[m] for m in b.wings])
        p.phase, p.active = w.SIDE, b.roles[1 - b.initiative][0]


def why_not_laying(p: Position, role: int, act: w.Action) -> Refusal:
    """2.52: only the maps that were rolled, each as often as it was, can be laid."""
    return Refusal("2.52", "map_not_left")


def side_choices(p: Position, role: int) -> list[int]:
    """2.53: one of the four edges."""
    return [w.action(w.SIDE_ON, edge) for edge in (A, B, C, D)]


def play_side(p: Position, role: int, act: w.Action) -> None:
    """2.53: the other side takes the opposite edge."""
    edge = act.a
    b = p.battle
    assert b is not None
    chooser = 1 - b.initiative
    b.edge = edge if chooser == 0 else opposite(edge)
    b.gap = GAP[edge]
    p.note("edge", role=p.role_name(b.roles[chooser][0]), edge="abcd"[edge])
    p.phase = w.COMPANIES_FORMED


def why_not_side(p: Position, role: int, act: w.Action) -> Refusal:
    """2.53: a board has four edges."""
    return Refusal("2.53", "no_such_edge")


def edge_of(b: Battle, came: int) -> int:
    """2.54: the edge of the board behind which a hex lies."""
    return next(e for e, hexes in zones(b.hex, b.via, b.edge).items() if came in hexes)


def behind(b: Battle) -> int:
    """2.54: the hex behind the edge of the side that was attacked."""
    return zones(b.hex, b.via, b.edge)[opposite(b.edge)][0]


STEPS: Final[Steps] = {
    w.LAND_BATTLES: land_battles,
    w.NEXT_BATTLE: next_battle,
    w.BATTLE_START: battle_start,
}
