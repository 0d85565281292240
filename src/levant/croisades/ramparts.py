"""2.61, 2.64 Those who fight about walls, as fighters of an arena, and back again."""

from __future__ import annotations

from typing import Final

from levant.croisades.aftermath import fate
from levant.croisades.deployment import muster_company
from levant.croisades.field import recruit
from levant.croisades.fights import Battle, Company, Fighter, Siege
from levant.croisades.pieces import Group, counted
from levant.croisades.position import Position
from levant.croisades.ranks import FIELD, GONE, able, attack_of, led_by
from levant.croisades.remnants import regroup
from levant.croisades.roster import CIVILIAN, SOLDIER
from levant.croisades.tables import MAP

THE_GARRISON: Final = 0  # a fighter of the fixed garrison has this for a group
UNFORMED: Final = -1  # his company, until they line up


def arena(p: Position, siege: Siege) -> Battle:
    """An empty field before the walls."""
    b = Battle()
    b.hex = siege.hex
    b.roles = [[siege.besieger], [p.keeper(siege)]]
    b.wings = [MAP["crossroads"]] * 3
    return b


def from_camp(p: Position, siege: Siege, b: Battle) -> None:
    """All besiegers as fighters of side 0."""
    for group in p.besiegers(siege):
        for c, n in enumerate(group.men):
            b.fighters += [recruit(c, 0, UNFORMED, group, 0) for _ in range(n)]
        b.fighters += [recruit(c, 0, UNFORMED, group, turns) for c, turns in group.hurt]


def from_walls(p: Position, siege: Siege, b: Battle) -> None:
    """The garrison, without civilians, and the sheltered as fighters of side 1."""
    ghost = Group()
    ghost.number, ghost.role = THE_GARRISON, p.keeper(siege)
    for c, n in enumerate(siege.men):
        if c != CIVILIAN:
            b.fighters += [recruit(c, 1, UNFORMED, ghost, 0) for _ in range(n)]
    hurt = [(c, turns) for c, turns in siege.hurt if c != CIVILIAN]
    b.fighters += [recruit(c, 1, UNFORMED, ghost, turns) for c, turns in hurt]
    for group in p.sheltered(siege):
        for c, n in enumerate(group.men):
            b.fighters += [recruit(c, 1, UNFORMED, group, 0) for _ in range(n)]
        b.fighters += [recruit(c, 1, UNFORMED, group, turns) for c, turns in group.hurt]


def line_up(b: Battle) -> None:
    """Two companies face to face."""
    for side in (0, 1):
        force = [i for i, f in enumerate(b.fighters) if f.side == side]
        if force:
            muster_company(b, side, force, -1)
            b.companies[-1].status = FIELD
        else:
            b.companies.append(Company(side=side, wing=1))


def disband(p: Position, siege: Siege, b: Battle) -> None:
    """Everyone back to his group or the garrison, wounded as the healing die says (3.22)."""
    left: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
    for f in b.fighters:
        key = (f.side, f.role, f.group)
        left.setdefault(key, [])
        f.state &= ~GONE
        turns = fate(p, f)
        if turns >= 0:
            left[key].append((f.cls, turns))
    for (side, role, number), survivors in left.items():
        if side == 1 and number == THE_GARRISON:
            civilians = siege.men[CIVILIAN]
            siege.men, siege.hurt = counted(survivors)
            siege.men[CIVILIAN] = civilians
            continue
        group = p.group(role, number)
        assert group is not None
        group.men, group.hurt = counted(survivors)
    for role in range(p.roles):
        regroup(p, role, siege.hex)


def fit(b: Battle, side: int) -> list[Fighter]:
    """Those of a side who can fight, best first."""
    return sorted(
        (f for f in b.fighters if f.side == side and able(f)), key=lambda f: -attack_of(f)
    )


def ready(b: Battle, side: int) -> list[Fighter]:
    """2.61, 2.83a: those who can attack and shoot, best first: soldiers only in command."""
    led = led_by(b, side)
    return sorted(
        (
            f
            for i, f in enumerate(b.fighters)
            if f.side == side and able(f) and (i in led or not SOLDIER[f.cls])
        ),
        key=lambda f: -attack_of(f),
    )


def others(force: list[Fighter], without: list[Fighter]) -> list[Fighter]:
    """A force without some of its men; equal fighters are still different men."""
    left_out = {id(f) for f in without}
    return [f for f in force if id(f) not in left_out]
