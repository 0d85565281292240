"""A view as numbers: who stands where, as far as the bot may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from levant.bots.rex.appraise import NONE, Force, force_of
from levant.rex.army import ARMY, CRUSADERS, FIREPOWER, SLOT, STEPS
from levant.rex.bits import members
from levant.rex.board import PLACE, REALM, ROADS, ROLES, TOWN
from levant.rex.rules import Rules

WINTER_TURN: Final = 6
"""8.1: the last turn of a year."""

WINTER_MOVES: Final = {
    "move_3": 3,
    "move_2": 2,
    "move_1": 1,
    "winter_campaign": 1,
    "guide": 1,
    "jihad": 1,
}
"""How many groups a card that is kept for winter can lead home."""

WEAR: Final = 0.85
"""How much of its full strength a block that nobody has seen usually has."""


_FIELD: Final = "field"
_LATE: Final = "late"
_INSIDE: Final = "inside"


class Outlook:
    """What one view says, looked up by town and block."""

    def __init__(self, view: Mapping[str, Any], rules: Rules) -> None:
        self.rules = rules
        self.me: int = ROLES.index(view["role"])
        self.foe: int = 1 - self.me
        self.year: int = view["year"]
        self.turn: int = view["turn"]
        self.phase: str = view["phase"]
        self.first: int = _role(view["player_one"])
        self.moves: int = view["moves"]
        self.cards: list[dict[str, Any]] = view["cards"]
        self.winter_moves: int = max(
            (WINTER_MOVES.get(card, 0) for card in self.cards[self.me]["hand"]), default=0
        )
        self.asked: dict[str, Any] = view["asked"]
        self.battle: dict[str, Any] | None = view["battle"]
        self.unfought: list[int] = [TOWN[town] for town in view["unfought"]]
        self.kept: set[int] = {TOWN[town] for town in view["kept"]}
        self.guide: bool = view["guide"] == view["role"]
        self.mine: int = 0  # victory cities of this side
        for city in view["cities"][view["role"]]:
            self.mine |= 1 << TOWN[city]
        self.staged: list[int] = [SLOT[b] for camp in view["staging"].values() for b in camp]
        self.pool: list[int] = [SLOT[b] for b in view["pool"][self.me]["blocks"]]
        self._read_roads(view)
        self._read_pieces(view)
        self._estimate(view)

    def _read_roads(self, view: Mapping[str, Any]) -> None:
        # 5.1: how many more blocks may use each road in this phase.
        self.room: list[int] = list(self.rules.guide_limit if self.guide else self.rules.road_limit)
        for a, b, count in view["roads"]:
            self.room[ROADS[PLACE[a] * 54 + PLACE[b]]] -= count
        # 6.6, 5.5: by which roads each side came into a town, as (side, town) -> places.
        self.came: dict[tuple[int, int], list[int]] = {
            (ROLES.index(entry["role"]), TOWN[entry["town"]]): [PLACE[p] for p in entry["from"]]
            for entry in view["entries"]
        }

    def _read_pieces(self, view: Mapping[str, Any]) -> None:
        """Own blocks by town; the enemy's seen blocks, and the number of unseen ones."""
        self.steps: dict[int, int] = {}
        self.place: dict[int, int] = {}
        self.moved: set[int] = set()
        self.late: dict[int, int] = {}  # reserves: the round in which a block arrives
        self.field: dict[int, list[int]] = {}
        self.castle: dict[int, list[int]] = {}
        self._stacks: dict[int, Force] = {}
        self.foe_seen: dict[tuple[str, int], list[tuple[int, int]]] = {}
        self.foe_hidden: dict[tuple[str, int], int] = {}
        self.exact: set[int] = set()  # towns with a face-up garrison
        for piece in view["pieces"]:
            if piece["role"] == view["role"]:
                self._read_own(piece)
            else:
                self._read_foe(piece)

    def _read_own(self, piece: Mapping[str, Any]) -> None:
        block, town = SLOT[piece["block"]], TOWN[piece["town"]]
        self.steps[block] = piece["steps"]
        self.place[block] = town
        area = self.castle if "castle" in piece else self.field
        area.setdefault(town, []).append(block)
        if "moved" in piece:
            self.moved.add(block)
        if "arrives" in piece:
            self.late[block] = piece["arrives"]

    def _read_foe(self, piece: Mapping[str, Any]) -> None:
        area = _INSIDE if "castle" in piece else (_LATE if "arrives" in piece else _FIELD)
        where = (area, TOWN[piece["town"]])
        if "block" in piece:
            steps = piece.get("steps") or piece["seen"] or 1
            if area == _INSIDE and "face_up" in piece:
                self.exact.add(where[1])
            self.foe_seen.setdefault(where, []).append((SLOT[piece["block"]], steps))
        else:
            self.foe_hidden[where] = self.foe_hidden.get(where, 0) + piece.get("count", 1)

    def _estimate(self, view: Mapping[str, Any]) -> None:
        """The typical unseen enemy, then the forces of the enemy town by town."""
        known = set(self.staged)
        known.update(SLOT[name] for name in view["dead"])
        known.update(SLOT[name] for name in view["gone"])
        for seen in self.foe_seen.values():
            known.update(block for block, _ in seen)
        unseen = [b for b in members(ARMY[self.foe] & ~CRUSADERS) if b not in known]
        count = max(1, len(unseen))
        steps = WEAR * sum(STEPS[b] for b in unseen) / count or 1.0
        fire = WEAR * sum(STEPS[b] * FIREPOWER[b] for b in unseen) / count / 6 or 0.3
        self.typical: Force = Force(steps, fire, 1.0)
        self.foes_present: dict[int, Force] = self._forces(_FIELD)
        self.foes_late: dict[int, Force] = self._forces(_LATE)
        self.foes_inside: dict[int, Force] = self._forces(_INSIDE)
        self.foes: dict[int, Force] = dict(self.foes_present)  # all in the field
        for town, force in self.foes_late.items():
            self.foes[town] = self.foes.get(town, NONE).joined(force)

    def _forces(self, area: str) -> dict[int, Force]:
        forces = {
            town: force_of(blocks) for (kind, town), blocks in self.foe_seen.items() if kind == area
        }
        for (kind, town), count in self.foe_hidden.items():
            if kind == area:
                forces[town] = forces.get(town, NONE).joined(self.typical.part(count))
        return forces

    # Questions

    def force(self, blocks: list[int]) -> Force:
        """The force of own blocks."""
        return force_of([(block, self.steps[block]) for block in blocks])

    def stack(self, town: int) -> Force:
        """The force of the own blocks in a field."""
        found = self._stacks.get(town)
        if found is None:
            found = self.force(self.field.get(town, []))
            self._stacks[town] = found
        return found

    def friendly(self, town: int) -> bool:
        """1.12: own realm or own blocks, and no enemy in the field."""
        own = bool(REALM[self.me] >> town & 1) or town in self.field
        return own and town not in self.foes

    def is_mine(self, city: int) -> bool:
        """1.2: whether this victory city counts for this side."""
        return bool(self.mine >> city & 1)

    def sieges(self) -> list[int]:
        """Towns whose castles this side besieges."""
        return [town for town in self.foes_inside if town in self.field]

    def face_up_inside(self, town: int) -> bool:
        """Whether every enemy in a castle is seen as he is."""
        return town in self.exact and (_INSIDE, town) not in self.foe_hidden

    def gauge(self, town: int, steps: float) -> None:
        """Correct the estimate of a besieged garrison."""
        guess = self.foes_inside[town]
        steps = max(guess.number, steps)
        fire = guess.fire * steps / guess.steps
        self.foes_inside[town] = Force(steps, fire, guess.number)

    def last_year(self) -> bool:
        """1.2: nothing after this year counts."""
        return self.year >= self.rules.last_year


def _role(name: str | None) -> int:
    return -1 if name is None else ROLES.index(name)
