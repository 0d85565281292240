"""Gestures: a march to a distant hex as one order, and the single actions it stands for.

The rules march a group hex by hex; a person says where it is to go. A gesture is that order: the
way, its cost, what is met there, and the actions that a match will accept one after the other. It
ends at the first step after which dice fall or another must choose. All of it follows from the own
groups and from what lies open on the map, so it tells its player nothing that is hidden. Beside
marches there are presets (`presets`): several decisions of one phase as one order.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from levant.croisades import notation
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, OWNABLE, spell_hex
from levant.croisades.game import Game
from levant.croisades.march import allowance, can_march, cost, march_choices, steps
from levant.croisades.meetings import enemy_groups, wild
from levant.croisades.pieces import Group
from levant.croisades.position import MOST_GROUPS, Position
from levant.croisades.presets import PRESETS, preset
from levant.kernel.title import Json, UnknownName

End = Literal["march", "besiege", "meet", "desert", "pass", "join"]
"""How a march ends: halted, before enemy walls, met by enemies, with the desert die (2.44), among
those who granted passage (2.93), or at a battle that is due (2.42)."""
_BROKEN_OFF: Final = ("meet", "desert", "pass")
"""Dice fall, or others are or may be met: what follows is to be decided anew."""


@dataclass(frozen=True)
class Way:
    """The cheapest way of a group to a hex."""

    path: tuple[int, ...]
    cost: int  # half points
    left: int  # half points that are left there
    end: End

    @property
    def to(self) -> int:
        """Where it leads."""
        return self.path[-1]


def gestures(position: Game, role: int, pieces: Sequence[str]) -> list[dict[str, Json]]:
    """Where these groups of a role can march now, the cheapest ways first; or what a preset does.

    A group is named by its number, `g3` or `3`; a preset by its name, alone. UnknownName for
    anything else. Groups that cannot march, or are not the role's own, have no gestures.
    """
    names = list(dict.fromkeys(pieces))
    if len(names) == 1 and names[0] in PRESETS:
        return preset(position, role, names[0])
    numbers = [_number(name) for name in names]
    if role not in position.deciders or not numbers:
        return []
    start = _opening(position, role, numbers)
    if start is None:
        return []
    game, begun = start
    groups = [group for n in numbers if (group := game.group(role, n)) is not None]
    if len(groups) < len(numbers) or not all(_may_set_out(game, group) for group in groups):
        return []
    return [_shown(game, order, begun) for order in _orders(game, _led(game, groups))]


def _number(name: str) -> int:
    digits = name.removeprefix("g")
    if not (digits.isascii() and digits.isdigit() and 1 <= int(digits[:4]) <= MOST_GROUPS):
        known = ", ".join(PRESETS)
        raise UnknownName(f"no group is named {name!r}: write g1 to g{MOST_GROUPS}, or {known}")
    return int(digits)


def _opening(game: Game, role: int, numbers: list[int]) -> tuple[Game, list[int]] | None:
    """Where orders can begin: here, or after the group on the march has halted; None: nowhere."""
    if game.phase == w.MOVES:
        return game, []
    if game.phase != w.MARCH:
        return None
    if game.marching in numbers:
        return game, []
    halt = w.action(w.HALT)
    if halt not in march_choices(game, role):
        return None
    after = game.copy()
    after.play(role, halt)
    return (after, [halt]) if after.phase == w.MOVES and role in after.deciders else None


def _may_set_out(game: Game, group: Group) -> bool:
    return _under_way(game, group) or can_march(game, group)


def _under_way(game: Game, group: Group) -> bool:
    return game.phase == w.MARCH and game.marching == group.number


def _led(game: Game, groups: list[Group]) -> list[Group]:
    """Who is on the march goes first, then commanders: only they lead against enemies (2.11)."""
    return sorted(groups, key=lambda g: (not _under_way(game, g), not g.has_commander()))


# --- Ways (2.41) ------------------------------------------------------------------------------


def ways(p: Position, group: Group, left: int) -> dict[int, Way]:
    """The cheapest way to each hex that a group can reach with so many half points."""
    scout = group.copy()
    found: dict[int, Way] = {}
    start = (group.hex,)
    queue: list[tuple[int, int, tuple[int, ...], int]] = [(0, 1, start, left)]
    while queue:
        spent, _, path, rest = heapq.heappop(queue)
        here = path[-1]
        if here in found:
            continue
        end: End = "march" if len(path) == 1 else ending(p, group.role, here)
        found[here] = Way(path, spent, rest, end)
        if end not in ("march", "besiege"):
            continue
        scout.hex = here
        for there in steps(p, scout, rest):
            if there not in found:
                price = cost(p, group.role, here, there)
                after = (*path, there)
                queue_entry = (spent + min(price, rest), len(after), after, max(0, rest - price))
                heapq.heappush(queue, queue_entry)
    del found[group.hex]
    return found


def ending(p: Position, role: int, place: int) -> End:
    """2.42, 2.44: what a group of a role meets in a hex, from what lies open on the map."""
    if p.meeting_at(place) is not None:
        return "join"
    if enemy_groups(p, role, place):
        return "desert" if wild(place) else "meet"
    if any(not g.inside and not p.friends(role, g.role) for g in p.groups_at(place)):
        return "pass"
    if p.enemy_stronghold(place, role) and p.siege_at(place) is None:
        return "besiege"
    return "march"


def reach(p: Position, group: Group) -> dict[int, Way]:
    """Where a group can march from where it stands, with what is left to it."""
    under_way = p.phase == w.MARCH and p.marching == group.number and p.mover == group.role
    return ways(p, group, p.left if under_way else allowance(group))


# --- Orders -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Order:
    """Some groups to one hex: a way for each that sets out, and those that must wait."""

    groups: tuple[Group, ...]
    ways: tuple[Way, ...]

    @property
    def waiting(self) -> tuple[Group, ...]:
        """Groups that can be told where to go only when the first has arrived."""
        return self.groups[len(self.ways) :]


def _orders(game: Game, groups: list[Group]) -> list[Order]:
    """The hexes that all the groups can reach, each with a way for every group."""
    reached = [reach(game, group) for group in groups]
    orders = []
    for to, lead in reached[0].items():
        if lead.end in _BROKEN_OFF:
            orders.append(Order(tuple(groups), (lead,)))
            continue
        following = reached[1:]
        if lead.end == "besiege" and len(groups) > 1:
            following = _after_siege(game, groups, lead)
        if all(to in ways_of for ways_of in following):
            orders.append(Order(tuple(groups), (lead, *(one[to] for one in following))))
    return sorted(orders, key=lambda order: (order.ways[0].cost, order.ways[0].to))


def _after_siege(game: Game, groups: list[Group], lead: Way) -> list[dict[int, Way]]:
    """2.42b: the others join a siege that the first has begun, with or without a commander."""
    after = game.copy()
    role = groups[0].role
    for act in _actions(game, groups[0], lead):
        after.play(role, act)
    others = [after.group(role, group.number) for group in groups[1:]]
    return [ways(after, group, allowance(group)) for group in others if group is not None]


def _actions(game: Game, group: Group, way: Way) -> list[int]:
    """The single actions of one march."""
    acts = [] if _under_way(game, group) else [w.action(w.MARCH_WITH, group.number)]
    acts += [w.action(w.TO, place) for place in way.path[1:]]
    if way.end in ("march", "besiege"):
        acts.append(w.action(w.HALT if way.end == "march" else w.BESIEGE))
    return acts


def _shown(game: Game, order: Order, begun: list[int]) -> dict[str, Json]:
    """An order as it is told: half points, hexes and groups as they are written."""
    lead = order.ways[0]
    acts = list(begun)
    for group, way in zip(order.groups, order.ways, strict=False):
        acts += _actions(game, group, way)
    role = order.groups[0].role
    return {
        "to": spell_hex(lead.to),
        "kind": lead.end,
        "path": [spell_hex(place) for place in lead.path],
        "legs": len(lead.path) - 1,
        "cost": lead.cost,
        "left": lead.left,
        "annexed": [spell_hex(place) for place in lead.path[1:] if _annexes(game, role, place)],
        "passed": [
            spell_hex(place)
            for place in lead.path[1:-1]
            if ending(game, role, place) == "besiege"
        ],
        "groups": [f"g{group.number}" for group in order.groups[: len(order.ways)]],
        "waiting": [f"g{group.number}" for group in order.waiting],
        "actions": [notation.spell(act, game.scenario.roles) for act in acts],
    }  # fmt: skip


def _annexes(p: Position, role: int, place: int) -> bool:
    """2.42a: whether a hex becomes the role's when a group enters it."""
    return (
        OWNABLE[place]
        and p.kinds[place] == NOWHERE
        and not p.friends(role, p.owner[place])
        and ending(p, role, place) == "march"
    )
