"""2.57, 2.58, 3.22, 3.58 After a battle: desertion, healing, prisoners, retreat, the hex."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import BARRED, NOWHERE, SIDES, spell_hex
from levant.croisades.custody import entrust, post_guards, set_free
from levant.croisades.field import exits, opposite
from levant.croisades.fights import Battle, Fighter
from levant.croisades.investment import begin_siege, lift_siege
from levant.croisades.meetings import annex, enemy_groups
from levant.croisades.pieces import Captive, Group, counted
from levant.croisades.position import Position, Steps
from levant.croisades.ranks import CAPTIVE, FLEEING, GONE, OFF, ROUT, WATCHING, WOUNDED
from levant.croisades.records import Clash, GroupName
from levant.croisades.remnants import regroup
from levant.croisades.roster import GOOD_COUNT
from levant.kernel.title import Refusal

PANIC_DESERTS: Final = 3  # 3.27
ROUT_DESERTS: Final = 6


def deserts(p: Position, state: int) -> bool:
    """2.58, 3.27: whether somebody who left the field panicked or routed is gone for good."""
    return p.d10() <= (ROUT_DESERTS if state & ROUT else PANIC_DESERTS)


def battle_over(p: Position) -> None:
    """2.57: count who is left, put them back into their groups, and see who holds the hex."""
    b = p.battle
    assert b is not None
    taken = prisoners(p, b)
    fallen = [0, 0]
    survivors: dict[GroupName, list[tuple[int, int]]] = {}
    for f in b.fighters:
        left = survivors.setdefault(GroupName(f.role, f.group), [])
        turns = fate(p, f)
        if turns < 0:
            fallen[f.side] += 1
        else:
            left.append((f.cls, turns))
    for name, left in survivors.items():
        group = p.group(name.role, name.number)
        assert group is not None
        group.men, group.hurt = counted(left)
    share_out(p, b, taken)
    winner = p.role_name(b.roles[1 - b.loser][0])
    p.note("battle_over", hex=spell_hex(b.hex), winner=winner, fallen=fallen)
    besieged_hold(p, b)
    for role in sorted({f.role for f in b.fighters}):
        regroup(p, role, b.hex)
    b.placing = beaten_groups(p, b, list(survivors))
    next_placing(p)


def beaten_groups(p: Position, b: Battle, fought: list[GroupName]) -> list[GroupName]:
    """2.56: the groups of the beaten that are left; those with watchers among them go last."""
    watchers = {
        GroupName(f.role, f.group)
        for f in b.fighters
        if f.company >= 0 and b.companies[f.company].status == WATCHING
    }
    beaten = [one for one in fought if one.role in b.roles[b.loser]]
    left = [one for one in beaten if p.group(one.role, one.number) is not None]
    return sorted(left, key=lambda one: one in watchers)


def fate(p: Position, f: Fighter) -> int:
    """What becomes of a fighter: -1 gone, 0 whole, else the turns he needs to heal."""
    state = f.state
    if state & OFF and not state & GONE:
        return -1
    if state & GONE and state & FLEEING and deserts(p, state):
        return -1
    if not state & WOUNDED:
        return 0
    if f.turns:
        return f.turns
    turns = healing(p)
    # Decision 56: whole turns; the one in which he was hurt does not count.
    return turns + 1 if turns else -1


# --- Wounds and prisoners (3.22, 3.58) --------------------------------------------------------


def healing(p: Position) -> int:
    """3.22: the turns until a wounded character is whole; 0: he dies."""
    die = p.d6()
    if die <= 2:
        return 1
    if die <= 4:
        return 2
    if die == 5:
        return 3
    return 0 if p.d6() <= 2 else 5


def prisoners(p: Position, b: Battle) -> list[Captive]:
    """3.58: whom the victors of a battle took; who was taken by the beaten is free again."""
    taken: list[Captive] = []
    guards = [g.cls for g in b.fighters if g.side != b.loser and not g.state & OFF]
    for f in b.fighters:
        if not f.state & CAPTIVE:
            continue
        if b.loser != f.side or not post_guards(f.cls, guards):
            f.state = f.state & ~CAPTIVE | WOUNDED
            continue
        turns = 0
        if f.state & WOUNDED:
            turns = f.turns or healing(p)
            if not turns:
                continue
        taken.append(Captive(f.role, f.cls, turns, p.turn))
    return taken


def share_out(p: Position, b: Battle, taken: list[Captive]) -> None:
    """3.58: prisoners of the beaten are freed by their friends, or change hands."""
    winners = b.roles[1 - b.loser]
    fought = {(f.role, f.group) for f in b.fighters}
    groups = [g for g in p.groups_at(b.hex) if (g.role, g.number) in fought]
    keepers = [g for role in winners for g in groups if g.role == role and g.size()]
    left: list[Captive] = []
    for group in groups:
        if group not in keepers:
            left += group.captives
            group.captives = []
    for one in left:
        if p.friends(winners[0], one.owner):
            set_free(p, one, b.hex)
        else:
            taken.append(one)
    entrust(p, taken, keepers, b.hex)


# --- Where the beaten go ----------------------------------------------------------------------


def ways_out(b: Battle) -> list[int]:
    """2.56: the hexes behind the edge of the retreat; without one, whatever is behind the line."""
    side = b.loser
    if b.retreat[side] >= 0:
        return exits(b.hex, b.via, b.edge, b.retreat[side])
    rear = opposite(b.edge) if side else b.edge
    found = exits(b.hex, b.via, b.edge, rear)
    return found or [
        there for there in SIDES[b.hex] if there != NOWHERE and (b.hex, there) not in BARRED
    ]


def next_placing(p: Position) -> None:
    """2.56: each beaten group goes out; over an edge with two hexes its owner chooses."""
    b = p.battle
    assert b is not None
    while b.placing:
        role, number = b.placing[0]
        group = p.group(role, number)
        assert group is not None
        ways = ways_out(b)
        if len(ways) > 1:
            p.phase, p.active = w.RETREAT_TO, role
            return
        b.placing.pop(0)
        if ways:
            withdraw(p, b, group, ways[0])
        else:
            p.groups.remove(group)
            p.note("cut_off", role=p.role_name(role), group=number)
    settle(p, b)


def retreat_to_choices(p: Position, role: int) -> list[int]:
    """2.56: one of the hexes behind the edge."""
    b = p.battle
    assert b is not None
    return sorted(w.action(w.TO, there) for there in ways_out(b))


def play_retreat_to(p: Position, role: int, act: w.Action) -> None:
    """2.56: the group is placed there."""
    place = act.a
    b = p.battle
    assert b is not None
    role, number = b.placing.pop(0)
    group = p.group(role, number)
    assert group is not None
    withdraw(p, b, group, place)
    next_placing(p)


def why_not_retreat_to(p: Position, role: int, act: w.Action) -> Refusal:
    """2.56: why a beaten group cannot go to a hex."""
    here = reasons.no_such_hex(act.a)
    return here or Refusal("2.56", "not_behind_the_edge", hex=spell_hex(act.a))


def withdraw(p: Position, b: Battle, group: Group, place: int) -> None:
    """2.58, 2.63, 2.71: who retreats loses beasts, carts, engines and supplies."""
    group.goods = [0] * GOOD_COUNT
    group.hex, group.via, group.moved, group.landed = place, b.hex, 1, 0
    group.building = group.work = group.crews = 0
    p.withdrawn.append(GroupName(group.role, group.number))
    p.note("withdrew", role=p.role_name(group.role), group=group.number, hex=spell_hex(place))


# --- Who holds the hex ------------------------------------------------------------------------


def besieged_hold(p: Position, b: Battle) -> None:
    """2.66: beaten besiegers lift the siege and lose their engines."""
    siege = p.siege_at(b.hex)
    if siege is not None and siege.besieger in b.roles[b.loser]:
        lift_siege(p, siege)


def settle(p: Position, b: Battle) -> None:
    """2.42, 2.57: groups keep their least size; the victor takes the hex or besieges it."""
    meeting = p.meeting_at(b.hex)
    if meeting is not None:
        p.meetings.remove(meeting)
    for role in sorted({f.role for f in b.fighters}):
        for place in sorted({g.hex for g in p.own_groups(role) if not g.ship}):
            regroup(p, role, place)
    for group in p.groups:
        if group.via == b.hex and group.role in b.roles[b.loser] and not group.ship:
            clash(p, group)
    victors = [r for r in b.roles[1 - b.loser] if p.groups_at(b.hex, r)]
    if victors and not enemy_groups(p, victors[0], b.hex):
        hold(p, victors[0], b.hex)
    p.battle = None
    p.phase = w.NEXT_BATTLE


def hold(p: Position, role: int, place: int) -> None:
    """2.42, decision 42: the victor takes the hex; before enemy walls he besieges if he can."""
    if not p.enemy_stronghold(place, role):
        annex(p, role, place)
    elif p.siege_at(place) is None and any(g.has_commander() for g in p.groups_at(place, role)):
        begin_siege(p, role, place)


def clash(p: Position, group: Group) -> None:
    """2.56: who retreats onto an enemy fights him in the next turn."""
    foes = enemy_groups(p, group.role, group.hex)
    if foes and not any(one.hex == group.hex for one in p.clashes):
        p.clashes.append(Clash(group.hex, group.role, foes[0].role))


STEPS: Final[Steps] = {w.BATTLE_OVER: battle_over}
