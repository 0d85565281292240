"""What a player keeps in mind of the turn being played, beside what his view shows.

A view tells where things stand; some rules also ask how they came to stand so: by which road
a block of ours entered a battle, who sallied in this round, which cards are out of the deck.
The ledger reads it from the viewer's events and from nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from levant.rex.army import NO_BLOCK
from levant.rex.board import GERMANIA, PLACE, ROADS, SEA, TOWN, TOWN_COUNT
from levant.rex.edition import CARD
from levant.rex.position import NOBODY, NOWHERE
from levant.rex.rules import Rules

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

_SIDES = {"frank": 0, "saracen": 1}


def side_named(role: str | None) -> int:
    """The side that a view or an event names."""
    return NOBODY if role is None else _SIDES[role]


def side_of(told: RexEvent) -> int:
    """The role an event is about."""
    return side_named(told.get("role"))


def town_of(told: RexEvent) -> int:
    """The place of an event."""
    place = told.get("place")
    return NOWHERE if place is None else PLACE[place]


def other_of(told: RexEvent) -> int:
    """Where a move came from."""
    place = told.get("other")
    return NOWHERE if place is None else PLACE[place]


class Ledger:
    """Public and own facts of this year, this turn and this battle."""

    def __init__(self, rules: Rules, me: int) -> None:
        self.rules: Rules = rules
        self.me: int = me
        self.deployments: int = 0  # own changes of seat
        self.early_draws: int = 0  # draws of a handicap
        self.year_begun: bool = False
        self.spent: list[int] = []  # cards revealed this year, as they were played
        self.sieges: int = NOWHERE  # sieges that stood when the turn began; unknown: nowhere
        self.new_turn()

    def new_turn(self) -> None:
        """Forget what belonged to the last game turn."""
        self.played: list[int] = [-1, -1]
        self.winter: bool = False
        self.restored: dict[int, int] = {}  # winter replacements given, by town
        self.fought: bool = False
        self.attacked: list[int] = [0, 0]
        self.german_town: int = NOWHERE
        self.groups: list[int] = [NOWHERE, NOWHERE]
        self.entered: int = 0
        self.by_sea: int = 0
        self.forced: int = 0
        self.via: dict[int, int] = {}
        self.declared: list[int] = [0, 0]
        self.main: dict[int, int] = {}
        self.arrivals: list[tuple[int, int]] = []  # enemies: the town entered, and the way
        self.marched: int = 0  # towns where marches of this turn ended
        self.leavers: dict[int, int] = {}
        self.new_battle(True)

    def new_battle(self, fresh: bool) -> None:
        """Forget what belonged to the last battle."""
        self.fresh: bool = fresh
        self.stood_back: int = 0
        self.must_retreat: bool = False
        self.harrier: int = NO_BLOCK
        self.half_hit: int = NO_BLOCK
        self.stormed: int = 0  # the last round of storm
        self.field_round: int = 0
        self.sallied: int = 0  # in the last field round
        self.sallying: int = 0  # since

    # One event

    def hear(self, told: RexEvent, entries: dict[int, int]) -> None:
        """Take one event in; `entries` are the view's roads into battles, by side and town."""
        code = told["event"]
        if code == "turn_begins":
            self.new_turn()
        elif code == "year_begins":
            self.spent = []
            self.year_begun = True
        elif code == "seated":
            self.deployments += 1
        elif code in ("staged", "placed", "draw_lost", "pool_empty"):
            self.early_draws += not self.year_begun
        elif code == "revealed_card":
            self.spent.append(CARD[told["card"]])
            self.played[side_of(told)] = CARD[told["card"]]
        elif code == "intrigue":
            self.played[side_of(told)] = CARD[told["card"]]
        elif code == "winter_begins":
            self.winter = True
        elif code == "restored":
            self.restored[town_of(told)] = self.restored.get(town_of(told), 0) + 1
        elif not self._moved(code, told, entries):
            self._fought(code, told, entries)

    def _block(self, told: RexEvent) -> int:
        name = told.get("block")
        return NO_BLOCK if name is None else self.rules.block_index[name]

    # 5.0 movement

    def _moved(self, code: str, told: RexEvent, entries: dict[int, int]) -> bool:
        side = side_of(told)
        if code in ("marched", "sailed"):
            self._arrived(code, told, side, entries)
        elif code in ("group_moves", "muster_called"):
            self.groups[side] = town_of(told)
        elif code == "force_marched":
            if side == self.me:
                block = self._block(told)
                self.forced |= 1 << block
                self.via[block] = town_of(told) + 64 * self.groups[side]
        elif code == "force_rolled":
            if side == self.me:
                block = self._block(told)
                self.forced &= ~(1 << block)
                self.groups[side] = self.via[block] >> 6
        elif code == "main_road":
            self.main[town_of(told)] = other_of(told)
            self.declared[side] |= 1 << town_of(told)
        elif code == "main_group":
            self.declared[side] |= 1 << town_of(told)
        else:
            return False
        return True

    def _arrived(self, code: str, told: RexEvent, side: int, entries: dict[int, int]) -> None:
        """A block came into a town; by the roads of `entries` it came into a battle."""
        town = town_of(told)
        origin = SEA if code == "sailed" else other_of(told)
        if origin == GERMANIA:
            self.german_town = town
        self.marched |= 1 << town
        if not entries.get(side * 64 + town, 0) >> origin & 1:
            return
        if not self.attacked[1 - side] >> town & 1:
            self.attacked[side] |= 1 << town
        by_road = origin < TOWN_COUNT and self.groups[side] != NOWHERE
        via = origin + 64 * self.groups[side] if by_road else origin
        if side != self.me:
            self.arrivals.append((town, via))
            return
        block = self._block(told)
        self.via[block] = via
        if code == "sailed":
            self.by_sea |= 1 << block
        else:
            self.entered |= 1 << block

    # 6.0 combat

    def _fought(self, code: str, told: RexEvent, entries: dict[int, int]) -> None:
        block = self._block(told)
        if code == "battle_begins":
            self.fought = True
            fresh = not told.get("number", 0)
            self.new_battle(fresh)
        elif code in ("fires", "charges"):
            self.harrier = NO_BLOCK
        elif code == "harries":
            self.harrier = block
        elif code == "half_hit":
            self.half_hit = block
        elif code in ("hit", "eliminated") and block == self.half_hit:
            self.half_hit = NO_BLOCK
        elif code in ("retreated", "regrouped"):
            self._left(told, block, entries)
        elif code == "must_retreat":
            self.must_retreat = True
        elif code == "storm_left":
            self.stood_back |= 1 << block
        elif code == "storm_round":
            self.stormed = int(told.get("number", 0))
        elif code == "sallies":
            self.sallying |= 1 << block
        elif code == "field_round":
            self.field_round = int(told.get("number", 0))
            self.sallied = self.sallying
            self.sallying = 0
        elif code == "storm_declined":
            self.sallying = 0

    def _left(self, told: RexEvent, block: int, entries: dict[int, int]) -> None:
        """A block left a battle by road; it may join another (regroups of 1.4)."""
        side = side_of(told)
        here, there = other_of(told), town_of(told)
        self.leavers[ROADS[here * 54 + there]] = side
        if side == self.me:
            self.entered &= ~(1 << block)
            self.by_sea &= ~(1 << block)
            if entries.get(side * 64 + there, 0) >> here & 1:
                self.entered |= 1 << block
                self.via[block] = here


def entries_of(view: RexView) -> dict[int, int]:
    """The roads into this turn's battles, by 64 * side + town."""
    entries: dict[int, int] = {}
    for entry in view["entries"]:
        roads = 0
        for place in entry["from"]:
            roads |= 1 << PLACE[place]
        entries[_SIDES[entry["role"]] * 64 + TOWN[entry["town"]]] = roads
    return entries
