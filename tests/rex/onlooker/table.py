"""The table as everybody around it sees it: backs, faces, and what eyes can follow.

The state is fed with what is physically done (`deeds.py`) and keeps, for every block:

- whether its face is turned up, and why: it fights, or it is a siege's face-up besieger;
- whether its back can be told apart from all others (`single`): it stands alone in its area,
  or it marches. Such a back is on a thread: one number for as long as it can be followed;
- whether its name is known because its face was seen on this thread, and how strong it was.

Decision 127: upright blocks of one side in one area are mixed. What was known of each of them
is lost, also to a careful enemy who could still say "two of these three": the view forgets, and
so does this table. It never looks at `shown`, `markers`, `known`, `token` or `seen_...`: those
are the engine's own idea of the same thing.
"""

from __future__ import annotations

from typing import Final

from levant.rex.army import ARMY, BLOCK_COUNT
from levant.rex.bits import members, size
from levant.rex.board import DEAD, ENGLAND, FRANCE, GERMANIA, GONE, TOWN_COUNT
from levant.rex.game import Game

NO_TOWN: Final = -1
NO_BLOCK: Final = -1
_STAGING: Final = (GERMANIA, ENGLAND, FRANCE)


class Table:
    """What lies open and what can be followed; true names are used as handles only."""

    def __init__(self, game: Game) -> None:
        self.where = list(game.where)
        self.field = list(game.field)
        self.castle = list(game.castle)
        self.steps = [game.strength(block) for block in range(BLOCK_COUNT)]
        self.second = game.second
        self.third = game.third
        self.fighting = 0  # face-up: fights, storms, sallies, is stormed, is struck
        self.laid = 0  # face-up: 6.51, besiegers that mark their siege
        self.sallying = 0
        self.storming = 0
        self.single = 0  # can be told apart; all face-up blocks are
        self.known = 0  # single, and the face was seen on this thread
        self.thread = [0] * BLOCK_COUNT
        self.seen = [0] * BLOCK_COUNT  # the strength of a known block when its face was last seen
        self.threads = 0
        self.apart = NO_BLOCK  # the block that is on its march
        self.site = NO_TOWN
        self.rolling = NO_TOWN  # the siege for which attrition is being rolled
        self.staged = self.dead = self.gone = 0
        for block in range(BLOCK_COUNT):
            self._lie_off_map(block)
        # How many backs and faces an eye counts, by (town, inside) for each side.
        self.counts: list[dict[tuple[int, bool], int]] = [{}, {}]
        for town in range(TOWN_COUNT):
            self.settle(town)

    def _lie_off_map(self, block: int) -> None:
        place = self.where[block]
        self.staged |= (1 << block) if place in _STAGING else 0
        self.dead |= (1 << block) if place == DEAD else 0
        self.gone |= (1 << block) if place == GONE else 0

    @property
    def up(self) -> int:
        """Blocks on the map whose faces are up."""
        return self.fighting | self.laid

    def nameable(self) -> int:
        """Blocks that any onlooker can name now and point at."""
        return self.known | self.staged | self.dead | self.gone

    def area(self, side: int, town: int, inside: bool) -> int:
        """The blocks of a side in one of the two areas of a town."""
        return (self.castle[town] if inside else self.field[town]) & ARMY[side]

    # Faces

    def turn_up(self, blocks: int) -> None:
        """Faces are shown to everybody: from now on these are known, one by one."""
        fresh = blocks & ~self.single
        while fresh:
            low = fresh & -fresh
            fresh ^= low
            self.threads += 1
            self.thread[low.bit_length() - 1] = self.threads
        self.single |= blocks
        self.known |= blocks
        self.fighting |= blocks
        while blocks:
            low = blocks & -blocks
            blocks ^= low
            block = low.bit_length() - 1
            self.seen[block] = self.steps[block]

    def stand_up(self, blocks: int) -> None:
        """Those that are face-up for a fight stand up again; the caller settles the town."""
        self.fighting &= ~blocks

    def change(self, block: int, by: int) -> None:
        """A block gains or loses steps; whoever sees its face sees it."""
        self.steps[block] += by
        if self.up >> block & 1:
            self.seen[block] = self.steps[block]

    # Backs

    def settle(self, town: int) -> None:
        """Blocks come to rest: sieges end, upright blocks of an area are mixed (127)."""
        if town < 0 or town >= TOWN_COUNT:
            return
        field, castle = self.field[town], self.castle[town]
        if castle and town != self.site:
            besieged = 0 if castle & ARMY[0] else 1
            if not field & ARMY[1 - besieged]:
                self.lift(town)  # 1.12: at once
                return
        if self.laid & (field | castle):
            self._end_markers(town)
        up = self.up
        if self.apart >= 0 and self.where[self.apart] == town:
            self._keep_apart(1 << self.apart)
            up |= 1 << self.apart
        for side in (0, 1):
            counts = self.counts[side]
            for inside in (False, True):
                area = (castle if inside else field) & ARMY[side]
                if not area:
                    counts.pop((town, inside), None)
                    continue
                counts[town, inside] = size(area)
                upright = area & ~up
                late = upright & (self.second | self.third)
                if late:  # 6.41: reserves wait on their roads, apart from those who fight
                    self._mix(late & self.second)
                    self._mix(late & self.third)
                    upright &= ~late
                self._mix(upright)

    def _mix(self, upright: int) -> None:
        """Nobody can tell upright blocks apart that stand together; one alone can be followed."""
        if upright & (upright - 1):
            self.single &= ~upright
            self.known &= ~upright
        elif upright:
            self._keep_apart(upright)

    def _end_markers(self, town: int) -> None:
        """6.51: a marker lies face-up while it besieges: in the field, enemies in the castle."""
        if town == self.rolling:
            return  # E57: both sides roll for the siege, even when nobody is left to face
        for side in (0, 1):
            besieged = (self.castle[town] | self.field[town] & self.sallying) & ARMY[1 - side]
            here = self.laid & (self.field[town] | self.castle[town]) & ARMY[side]
            self.laid &= ~(here if not besieged else here & self.castle[town])

    def _keep_apart(self, bit: int) -> None:
        """One back alone: followed on its thread, or from now on on a new one."""
        if not self.single & bit:
            self.threads += 1
            self.thread[bit.bit_length() - 1] = self.threads
            self.single |= bit
            self.known &= ~bit

    def lift(self, town: int) -> None:
        """The castle side holds the whole town: its two areas are one."""
        self.field[town] |= self.castle[town]
        self.castle[town] = 0
        self.settle(town)

    def take(self, block: int) -> None:
        """A block leaves where it is; an eye follows the one back that moves."""
        bit = 1 << block
        place = self.where[block]
        self.staged &= ~bit
        self.where[block] = NO_TOWN
        self.laid &= ~bit
        self.fighting &= ~bit
        self.storming &= ~bit
        self.sallying &= ~bit
        if place < TOWN_COUNT:
            self._keep_apart(bit)
            self.field[place] &= ~bit
            self.castle[place] &= ~bit
            self.settle(place)

    def put(self, block: int, town: int, inside: bool) -> None:
        """A block comes to stand in an area, upright."""
        area = self.castle if inside else self.field
        area[town] |= 1 << block
        self.where[block] = town
        self.settle(town)

    def cross(self, block: int, town: int, inside: bool) -> None:
        """Through the gate of a castle: one movement, in which no siege ends."""
        bit = 1 << block
        self._keep_apart(bit)
        self.fighting &= ~bit
        self.laid &= ~bit
        self.field[town] &= ~bit
        self.castle[town] &= ~bit
        if inside:
            self.sallying &= ~bit
            self.castle[town] |= bit
        else:
            self.sallying |= bit
            self.field[town] |= bit
            self.turn_up(bit)
        self.settle(town)

    def wait(self, second: int, third: int) -> None:
        """6.4: who waits for which round is public; who has arrived stands with the others."""
        changed = (self.second ^ second) | (self.third ^ third)
        self.second, self.third = second, third
        for town in {self.where[block] for block in members(changed)}:
            self.settle(town)

    def lose(self, block: int, place: int) -> None:
        """A block leaves the map for good or for a while, face-up (109: the dead)."""
        if self.where[block] < TOWN_COUNT:
            self.take(block)
        bit = 1 << block
        self.single &= ~bit
        self.known &= ~bit
        self.staged &= ~bit
        self.steps[block] = 0
        self.where[block] = place
        self._lie_off_map(block)

    def sieges(self) -> list[tuple[int, int]]:
        """Town and besieger of every siege that an eye sees."""
        found = []
        for side in (0, 1):
            for town, inside in self.counts[side]:
                if inside and self.field[town] & ARMY[1 - side]:
                    found.append((town, 1 - side))
        return found

    # Self-control: the true position and this table must agree on what is physical.

    def agree(self, game: Game, hidden_castle: int) -> None:
        """Take over castles that opened without a deed of their own; anything else is an error.

        `hidden_castle` is the town where a defender deploys behind his screen (6.1).
        """
        if self.field == game.field and self.castle == game.castle:
            return
        for town in range(TOWN_COUNT):
            field, castle = game.field[town], game.castle[town]
            if self.field[town] == field and self.castle[town] == castle:
                continue
            assert self.field[town] | self.castle[town] == field | castle, (
                f"town {town}: the table has {members(self.field[town] | self.castle[town])}, "
                f"the game {members(field | castle)}"
            )
            if town == hidden_castle:
                continue
            assert not castle, f"town {town}: the castle changed without a deed"
            self.lift(town)

    def agree_on_steps(self, game: Game) -> None:
        """The strengths counted from deeds are the true ones."""
        for block in range(BLOCK_COUNT):
            if self.where[block] < TOWN_COUNT:
                assert self.steps[block] == game.strength(block), f"steps of block {block}"


def enemy_of(viewer: int | None) -> tuple[int, ...]:
    """The sides whose blocks stand with their backs to a viewer."""
    return (0, 1) if viewer is None else (1 - viewer,)
