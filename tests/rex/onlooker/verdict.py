"""Does a view name anything that an onlooker could not name?

`Verdict` holds one viewer's views against the table: every enemy piece, every token and its
history, the names in a battle, the cards, the legal actions; and it knows every key of a view.
A key that it does not know is reported: whoever adds one must say here why it is public.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from levant.rex.army import LETTERS, SIDE
from levant.rex.bits import members, size
from levant.rex.board import CITIES, PLACE, REALM, ROLES, TOWN, TOWNS
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.game import Game
from levant.rex.words import CARDS, FIELD, HITS, PHASES, STORMING
from tests.rex.onlooker.deeds import Deeds
from tests.rex.onlooker.table import Table, enemy_of

Piece = Mapping[str, Any]
View = Mapping[str, Any]

# Public by themselves: the calendar, the turn's frame, declared towns. The others are looked into.
_PLAIN: Final = frozenset(
    ("title", "edition", "options", "role", "year", "turn", "rule", "deciders", "player_one",
     "player", "moves", "guide", "jihad", "kept", "unfought", "result")
)  # fmt: skip
_LOOKED_INTO: Final = frozenset(
    ("phase", "cities", "cards", "pieces", "staging", "pool", "dead", "gone", "sieges", "battle",
     "asked", "legal", "points", "roads", "entries")
)  # fmt: skip
_KEYS: Final = _PLAIN | _LOOKED_INTO
# Decision 122: how a march goes on would tell a move rating, so the enemy reads `moves`.
_OWN_PHASES: Final = frozenset(("group", "march", "muster", "muster_march", "sail", "enter"))
_FIGHTS: Final = frozenset((FIELD, STORMING, HITS))
_CITIES: Final = tuple(members(CITIES))
_REALM: Final = tuple(0 if REALM[0] >> town & 1 else 1 for town in range(len(TOWNS)))


class Verification:
    """One viewer's views, held against what he could see for himself."""

    def __init__(self, deeds: Deeds, viewer: int | None) -> None:
        self.deeds = deeds
        self.table: Table = deeds.table
        self.viewer = viewer
        self.enemies = enemy_of(viewer)
        self.enemy_roles = {ROLES[side]: side for side in self.enemies}
        self.name = "spectator" if viewer is None else ROLES[viewer]
        self.index: Mapping[str, int] = deeds.game.rules.block_index
        # Which threads a token may stand for; nearly always one.
        self.tokens: dict[int, tuple[int, ...]] = {}
        self.initiative: list[int] = deeds.game.rules.initiative
        self.points: dict[tuple[int, int], dict[str, int]] = {}
        self.leaks: list[str] = []
        self._enemy_names = {
            name: block for name, block in self.index.items() if SIDE[block] in self.enemies
        }

    def _leak(self, text: str) -> None:
        self.leaks.append(f"{self.name}: {text}")

    def look(self, view: View) -> None:
        """The whole view."""
        self.pieces(view["pieces"])
        game = self.deeds.game
        if not view.keys() <= _KEYS:
            self._leak(f"unknown keys {sorted(view.keys() - _KEYS)}")
        if self.viewer is None or self.viewer not in game.deciders:
            if view["phase"] in _OWN_PHASES:
                self._leak(f"the phase is {view['phase']}")
            if view["asked"]:
                self._leak(f"asked {view['asked']} of somebody else")
            if view["legal"] and view["legal"] != ["recall"]:
                self._leak(f"choices {view['legal']} of somebody else")
        elif view["legal"]:
            self._legal(view["legal"])
        self._off_map(view)
        self._cards(view)
        self._control(view)
        self._roads(view)
        if view["battle"] is not None:
            self._battle(view["battle"])
        if "points" in view:
            self._points(view["points"])

    # Pieces

    def pieces(self, pieces: list[Piece]) -> None:
        """Enemy pieces: as many in every area as can be counted, and no more told of them."""
        counted: dict[int, dict[tuple[int, bool], int]] = {side: {} for side in self.enemies}
        claimed = 0
        roles = self.enemy_roles
        for piece in pieces:
            side = roles.get(piece["role"])
            if side is None:
                continue
            key = (TOWN[piece["town"]], "castle" in piece)
            count = piece.get("count", 1)
            counts = counted[side]
            counts[key] = counts.get(key, 0) + count
            if "block" in piece or "token" in piece or "arrives" in piece:
                claimed |= self._one(piece, side, key, claimed)
            elif len(piece) != 2 + ("castle" in piece) + ("count" in piece):
                self._leak(f"{dict(piece)} tells more than a stack shows")
        for side in self.enemies:
            if counted[side] != self.table.counts[side]:
                self._miscount(side, counted[side])

    def _miscount(self, side: int, counted: dict[tuple[int, bool], int]) -> None:
        right = self.table.counts[side]
        for key in sorted(counted.keys() | right.keys()):
            if counted.get(key, 0) != right.get(key, 0):
                where = f"{'castle' if key[1] else 'field'} of {TOWNS[key[0]]}"
                self._leak(
                    f"{counted.get(key, 0)} {ROLES[side]} blocks in the {where}, "
                    f"an eye counts {right.get(key, 0)}"
                )

    def _one(self, piece: Piece, side: int, key: tuple[int, bool], claimed: int) -> int:
        """A piece that is told apart; gives the block that it must be."""
        table = self.table
        area = table.area(side, *key)
        if "arrives" in piece:
            late = table.second if piece["arrives"] == 2 else table.third
            area &= late
            if size(area) < piece.get("count", 1):
                self._leak(f"{dict(piece)}: so many do not wait there")
        name = piece.get("block")
        if name is not None:
            block = self.index[name]
            bit = 1 << block
            if not area & bit & table.known:
                self._leak(f"names {name} in {piece['town']}: {dict(piece)}")
                return 0
            face_up = bool(table.up & bit)
            if "steps" in piece or "face_up" in piece:
                if not face_up:
                    self._leak(f"{name} in {piece['town']} is not face-up: {dict(piece)}")
                elif piece["steps"] != table.steps[block]:
                    self._leak(f"{dict(piece)}: its face shows {table.steps[block]}")
            elif piece["seen"] != table.seen[block]:
                self._leak(f"{dict(piece)}: it was last seen with {table.seen[block]}")
            candidates = bit
        else:
            candidates = area & table.single & ~table.up & ~claimed
            if "seen" in piece or "steps" in piece or "moved" in piece or "face_up" in piece:
                self._leak(f"{dict(piece)} has no name but more than a back shows")
        token = piece.get("token")
        if token is None:
            return 0 if name is None else candidates
        if not candidates:
            self._leak(f"token {token} for one of a stack: {dict(piece)}")
            return 0
        return self._follow(token, candidates, piece)

    def _follow(self, token: int, candidates: int, piece: Piece) -> int:
        """A token says: this is the block that had it before."""
        thread = self.table.thread
        now = tuple(thread[block] for block in members(candidates))
        before = self.tokens.get(token)
        if before is None:
            self.tokens[token] = now
        elif before != now:
            both = tuple(t for t in now if t in before)
            if not both:
                self._leak(f"token {token} was followed where no eye could: {dict(piece)}")
            self.tokens[token] = both or now
        return candidates if len(now) == 1 else 0

    # The rest of a view

    def _off_map(self, view: View) -> None:
        table = self.table
        for key, lie in (("dead", table.dead), ("gone", table.gone)):
            for name in view[key]:
                if not lie >> self.index[name] & 1:
                    self._leak(f"{name} is told to be {key}")
        for place in view["staging"].values():
            for name in place:
                if not table.staged >> self.index[name] & 1:
                    self._leak(f"{name} is told to be in staging")
        for heap in view["pool"]:
            if heap["role"] in self.enemy_roles and len(heap) != 2:
                self._leak(f"the pool shows {dict(heap)}")

    def _cards(self, view: View) -> None:
        game = self.deeds.game
        for row in view["cards"]:
            side = ROLES.index(row["role"])
            if side not in self.enemies:
                continue
            if "hand" in row or "chosen" in row or len(row) != 5:
                self._leak(f"the cards show {dict(row)}")
            open_card = game.played[side] if game.phase != CARDS else -1
            told = row["played"]
            if told is not None and (open_card < 0 or told != CARD_NAMES[open_card]):
                self._leak(f"the card {told} is told before it is revealed")

    def _control(self, view: View) -> None:
        """1.12, 1.2: who holds what follows from the backs that all can count."""
        table = self.table
        sieges = {(TOWN[s["town"]], ROLES.index(s["besieger"])) for s in view["sieges"]}
        own = self.viewer is not None and self.deeds.game.deciders == (self.viewer,)
        if sieges != set(table.sieges()) and not (own and self.deeds.deployed):
            self._leak(f"the sieges {view['sieges']} are not what an eye sees")
        if self.deeds.deployed and not own:
            for side, role in enumerate(ROLES):
                if {TOWN[city] for city in view["cities"][role]} != self._cities(side):
                    self._leak(f"the cities {view['cities']} tell who went inside")

    def _roads(self, view: View) -> None:
        """5.1, 6.61: as many on a road as were seen to take it, and in by roads they took."""
        for road in view["roads"]:
            a, b = sorted((PLACE[road[0]], PLACE[road[1]]))
            if road[2] > self.deeds.legs.get((a, b), 0):
                self._leak(f"so many were not seen on the road: {road}")
        for entry in view["entries"]:
            side, town = ROLES.index(entry["role"]), TOWN[entry["town"]]
            for place in entry["from"]:
                if (side, town, PLACE[place]) not in self.deeds.ways_in:
                    self._leak(f"nobody was seen to come in like this: {dict(entry)}")

    def _cities(self, side: int) -> set[int]:
        counts, others = self.table.counts[side], self.table.counts[1 - side]
        found = set()
        for town in _CITIES:
            inside, outside = (town, True) in counts, (town, False) in counts
            enemy_inside, enemy_outside = (town, True) in others, (town, False) in others
            if inside or (outside and not enemy_inside and not enemy_outside):
                found.add(town)
            elif _REALM[town] == side and not (enemy_inside or enemy_outside):
                found.add(town)
        return found

    def _battle(self, battle: View) -> None:
        """6.2, 6.54: who storms, sallies, acts or is half hit has shown his face in this battle."""
        in_battle = self.deeds.in_battle
        names = [*battle["storming"], *battle["sallying"], *battle["acted"]]
        if battle["half_hit"] is not None:
            names.append(battle["half_hit"])
        for name in names:
            block = self._enemy_names.get(name)
            if block is not None and not in_battle >> block & 1:
                self._leak(f"the battle names {name}, who has not shown his face")
        letter = battle["letter"]
        if letter is not None and self.deeds.game.phase in _FIGHTS:
            # Before and after a fight the letter is that of the last one, which all have seen.
            if not in_battle & self.initiative[LETTERS.index(letter)]:
                self._leak(f"the letter {letter} is told though nobody fights with it")

    def _points(self, points: Mapping[str, int]) -> None:
        """8.4: where the price of a step depends on the block, what was paid would tell the block.

        1.4 and the manual: Saracens away from their seats pay twice. Turning a block to its next
        step shows the town, not the price.
        """
        game = self.deeds.game
        if game.rules.replacement_price_for != "saracens_away" or game.active not in self.enemies:
            return
        at_first = self.points.setdefault((game.year, game.active), dict(points))
        if game.active == 1 and at_first != dict(points):
            self._leak(f"the points {dict(points)} tell the price of a hidden block's step")

    def _legal(self, legal: list[str]) -> None:
        """Decision 10: of enemies only those that lie face-up can be named."""
        for text in legal:
            block = self._enemy_names.get(text.partition(" ")[2])
            if block is not None and not self.table.up >> block & 1:
                self._leak(f"the legal action {text!r} names a hidden block")

    # Refusals

    def refusals(self, game: Game, verb: int) -> None:
        """One and the same answer for all enemy blocks that cannot be told apart."""
        if self.viewer is None:
            return
        hidden = [
            (name, block)
            for name, block in self._enemy_names.items()
            if not self.table.nameable() >> block & 1
        ]
        answers: dict[str, str] = {}
        for name, block in hidden:
            refusal = game.refusal(self.viewer, verb * 64 + block)
            answers[re.sub(rf"\b{name}\b", "?", str(refusal))] = name
        if len(answers) > 1:
            self._leak(f"refusals of hidden blocks differ in {PHASES[game.phase]}: {answers}")
