"""The state of a game: who stands where, how strong, and what is being decided.

Sets of blocks and of towns are bit masks. Control is computed from them, never
stored: it changes at the instant blocks enter or leave (1.12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from levant.kernel.dice import Dice
from levant.rex import words as w
from levant.rex.army import ARMY, BLOCK_COUNT, NO_BLOCK, SIDE
from levant.rex.bits import replaced
from levant.rex.board import (
    CITIES,
    NEAR,
    POOL,
    REALM,
    ROAD_COUNT,
    TOWN_COUNT,
)
from levant.rex.edition import FIRST_YEAR
from levant.rex.rules import Rules

if TYPE_CHECKING:
    # Only the compiler needs the type: machine words where control is reckoned.
    from mypy_extensions import i64

NOWHERE: Final = -1
NOBODY: Final = -1

# What most positions have nothing to say about: never written, whoever writes owns a copy first.
NO_LOADS: Final[list[int]] = [0] * ROAD_COUNT
NO_ENTRIES: Final[list[int]] = [0] * (2 * TOWN_COUNT)
NO_WAYS: Final[list[int]] = [NOWHERE] * BLOCK_COUNT
NO_POINTS: Final[list[int]] = [0] * TOWN_COUNT
NO_CASTLES: Final[list[int]] = [0] * TOWN_COUNT
OPEN_ROADS: Final[list[int]] = NEAR[:TOWN_COUNT]

# Lists that a position may share with its copies, as digits of `Position.lent`.
GROUND: Final = 1
CASTLES: Final = 2
TOKENS: Final = 4
ENTRIES: Final = 8
WAYS: Final = 16
LOADS: Final = 32
EXITS: Final = 64
POINTS: Final = 128
EVERYTHING: Final = 255

# An event: code, side, block, place, other place, number, dice, face-up at that moment.
Event = tuple[str, int, int, int, int, int, tuple[int, ...], bool]


class Position:
    """One game in progress. `clear` sets up an empty board; `copy_into` makes another."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        self.rules: Rules = rules
        self.dice: Dice = dice
        self.log: list[Event] | None = None
        self.secrets: list[int] = []  # where the log's secret events stand, each * 2 + its owner

    def clear(self) -> None:
        """Give an empty board: everything that a copy would take from its original."""
        # The frame: 1.2, 4.0
        self.year: int = FIRST_YEAR
        self.turn: int = 1
        self.phase: int = w.FRANK_DEPLOY
        self.active: int = 0  # who decides, in every phase but the card phase
        self.first: int = NOBODY  # player 1 of this game turn
        self.player: int = NOBODY  # whose player turn it is
        self.winner: int = NOBODY
        self.reason: str = ""

        # 5.0 movement, all of the active player's phase unless said otherwise
        self.moves: int = 0
        self.groups_only: bool = False  # Guide and Jihad move one group by road
        self.moved: int = 0
        self.group: int = NOWHERE  # the town whose group moves, or the muster town
        self.mover: int = NO_BLOCK
        self.legs: int = 0
        self.forced: int = 0  # blocks on a forced march
        self.declared: int = 0  # towns whose main road is settled
        self.entered: int = 0  # blocks that entered a contested field this turn, by road
        self.by_sea: int = 0  # blocks that attacked from the sea this turn
        self.second: int = 0  # blocks that arrive in round 2
        self.third: int = 0  # blocks that arrive in round 3
        self.guide: int = NOBODY
        self.jihad: int = NOBODY  # the side that holds the Jihad bonus
        self.jihad_site: int = NOWHERE
        self.main: int = NOWHERE  # the main road whose group is still to be named
        self.german_town: int = NOWHERE  # where Germans entered in this phase
        self.campaigner: int = NOBODY  # whom a winter campaign frees from winter's limits
        self.campaign: int = 0  # the blocks that moved under it
        self.kept: int = 0  # 8.2: towns whose siege or group lasts over the winter
        self.old_sieges: int = 0  # sieges that stood when the turn began
        self.deployments: int = 0

        # 6.0 combat
        self.unfought: int = 0
        self.site: int = NOWHERE
        self.round: int = 0
        self.attacker: int = NOBODY
        self.fresh: bool = False  # the battle began with a deployment this turn
        self.storming: int = 0
        self.sallying: int = 0
        self.sallied: int = 0  # in this round
        self.stood_back: int = 0  # stormers who withdrew to the field
        self.half_hit: int = NO_BLOCK
        self.acted: int = 0
        self.slot: int = 0
        self.storm_combat: bool = False
        self.storm_goes_on: bool = False  # last round's stormers may not all stop
        self.hits: int = 0
        self.target: int = NOBODY  # the side that takes the hits
        self.harrier: int = NO_BLOCK
        self.crowded: int = 0  # neighbours of the site whose road is full this round
        self.after: int = 0  # the phase to return to from a destination or a marker

        # 7.0, 8.0
        self.drawn: int = NO_BLOCK
        self.drawing: int = 0

        # Fog: what the enemy can see and follow by eye
        self.shown: int = 0  # face-up in a battle
        self.markers: int = 0  # 6.51: face-up besiegers
        self.known: int = 0  # upright, but seen before and followed since
        self.token_count: int = 0
        # The strengths the enemy saw last, as binary digits: blocks whose digit is 1.
        self.seen_1: int = 0
        self.seen_2: int = 0
        self.seen_4: int = 0

        # Blocks by their strength.
        self.at_1: int = 0
        self.at_2: int = 0
        self.at_3: int = 0
        self.at_4: int = 0

        # Replaced, never changed in place: copies share them.
        self.hands: list[int] = [0, 0]
        self.chosen: list[int] = [-1, -1]
        self.played: list[int] = [-1, -1]  # this turn's cards in effect
        self.last: list[int] = [-1, -1]  # last turn's
        self.garrisoned: list[int] = [0, 0]  # towns where a side is besieged
        self.attacked: list[int] = [0, 0]  # towns a side attacked this turn
        # Changed in place, after `own_...`: copies share them until then.
        self.lent: int = 0  # which of them another position may hold too
        self.where: list[int] = [POOL] * BLOCK_COUNT
        self.field: list[int] = [0] * TOWN_COUNT
        self.held: list[int] = [0, 0]  # towns where a side has blocks in the field
        self.token: list[int] = [0] * BLOCK_COUNT
        self.castle: list[int] = NO_CASTLES
        self.entry: list[int] = NO_ENTRIES  # roads a side entered a battle by
        # How a block entered a battle: the last place, plus 64 times its starting town.
        self.via: list[int] = NO_WAYS
        self.load: list[int] = NO_LOADS
        self.exits: list[int] = OPEN_ROADS
        self.points: list[int] = NO_POINTS  # 8.4 replacement points left

    # A copy and its original share every list until one of them writes it. Whoever writes asks
    # for a list of his own first; a list taken from the position before that may be stale.

    def own_ground(self) -> None:
        """Where the blocks stand, this position's own: `where`, `field` and `held`."""
        if self.lent & GROUND:
            self.lent ^= GROUND
            self.where = self.where[:]
            self.field = self.field[:]
            self.held = self.held[:]

    def own_castles(self) -> list[int]:
        """The castles, this position's own."""
        if self.lent & CASTLES or self.castle is NO_CASTLES:
            self.lent &= ~CASTLES
            self.castle = self.castle[:]
        return self.castle

    def own_tokens(self) -> list[int]:
        """The tokens, this position's own."""
        if self.lent & TOKENS:
            self.lent ^= TOKENS
            self.token = self.token[:]
        return self.token

    def own_entries(self) -> list[int]:
        """The entry roads, this position's own."""
        if self.lent & ENTRIES or self.entry is NO_ENTRIES:
            self.lent &= ~ENTRIES
            self.entry = self.entry[:]
        return self.entry

    def own_ways(self) -> list[int]:
        """How blocks entered battles, this position's own."""
        if self.lent & WAYS or self.via is NO_WAYS:
            self.lent &= ~WAYS
            self.via = self.via[:]
        return self.via

    def own_loads(self) -> list[int]:
        """The road counters, this position's own."""
        if self.lent & LOADS or self.load is NO_LOADS:
            self.lent &= ~LOADS
            self.load = self.load[:]
        return self.load

    def own_exits(self) -> list[int]:
        """The open roads, this position's own."""
        if self.lent & EXITS or self.exits is OPEN_ROADS:
            self.lent &= ~EXITS
            self.exits = self.exits[:]
        return self.exits

    def own_points(self) -> list[int]:
        """The replacement points, this position's own."""
        if self.lent & POINTS or self.points is NO_POINTS:
            self.lent &= ~POINTS
            self.points = self.points[:]
        return self.points

    def remember_sight(self, block: int) -> None:
        """The enemy saw the block at the strength it has now."""
        bit = 1 << block
        steps = self.strength(block)
        self.seen_1 = self.seen_1 & ~bit | (bit if steps & 1 else 0)
        self.seen_2 = self.seen_2 & ~bit | (bit if steps & 2 else 0)
        self.seen_4 = self.seen_4 & ~bit | (bit if steps & 4 else 0)

    def sight_of(self, block: int) -> int:
        """The strength the enemy saw the block at last."""
        return (
            (self.seen_1 >> block & 1)
            | (self.seen_2 >> block & 1) << 1
            | (self.seen_4 >> block & 1) << 2
        )

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one, sharing nothing that changes."""
        other.year = self.year
        other.turn = self.turn
        other.phase = self.phase
        other.active = self.active
        other.first = self.first
        other.player = self.player
        other.winner = self.winner
        other.reason = self.reason
        other.moves = self.moves
        other.groups_only = self.groups_only
        other.moved = self.moved
        other.group = self.group
        other.mover = self.mover
        other.legs = self.legs
        other.forced = self.forced
        other.declared = self.declared
        other.entered = self.entered
        other.by_sea = self.by_sea
        other.second = self.second
        other.third = self.third
        other.guide = self.guide
        other.jihad = self.jihad
        other.jihad_site = self.jihad_site
        other.main = self.main
        other.german_town = self.german_town
        other.campaigner = self.campaigner
        other.campaign = self.campaign
        other.kept = self.kept
        other.old_sieges = self.old_sieges
        other.deployments = self.deployments
        other.unfought = self.unfought
        other.site = self.site
        other.round = self.round
        other.attacker = self.attacker
        other.fresh = self.fresh
        other.storming = self.storming
        other.sallying = self.sallying
        other.sallied = self.sallied
        other.stood_back = self.stood_back
        other.half_hit = self.half_hit
        other.acted = self.acted
        other.slot = self.slot
        other.storm_combat = self.storm_combat
        other.storm_goes_on = self.storm_goes_on
        other.hits = self.hits
        other.target = self.target
        other.harrier = self.harrier
        other.crowded = self.crowded
        other.after = self.after
        other.drawn = self.drawn
        other.drawing = self.drawing
        other.shown = self.shown
        other.markers = self.markers
        other.known = self.known
        other.token_count = self.token_count
        other.hands = self.hands
        other.chosen = self.chosen
        other.played = self.played
        other.last = self.last
        other.garrisoned = self.garrisoned
        other.attacked = self.attacked
        other.at_1 = self.at_1
        other.at_2 = self.at_2
        other.at_3 = self.at_3
        other.at_4 = self.at_4
        other.where = self.where
        other.field = self.field
        other.held = self.held
        other.token = self.token
        other.castle = self.castle
        other.entry = self.entry
        other.via = self.via
        other.load = self.load
        other.exits = self.exits
        other.points = self.points
        self.lent = other.lent = EVERYTHING
        other.seen_1 = self.seen_1
        other.seen_2 = self.seen_2
        other.seen_4 = self.seen_4

    # 1.12 control

    def friendly(self, side: int) -> int:
        """Towns friendly to a side: its realm and what it holds, no enemy in the field."""
        return (REALM[side] | self.held[side]) & ~self.held[1 - side]

    def sieges(self, side: int) -> int:
        """Towns a side besieges: enemies in the castle, its own blocks in the field."""
        return self.garrisoned[1 - side] & self.held[side]

    def cities(self, side: int) -> int:
        """1.2: victory cities a side controls; a besieged city belongs to the castle."""
        enemy = 1 - side
        inside: i64 = self.garrisoned[side]
        besieged: i64 = self.garrisoned[enemy]
        hostile: i64 = self.held[enemy]
        realm: i64 = REALM[side]
        held: i64 = self.held[side]
        own: i64 = (realm & ~(hostile & ~inside) & ~besieged) | inside
        taken: i64 = held & ~besieged & ~hostile
        return CITIES & (own | taken)

    # Blocks

    def strength(self, block: int) -> int:
        """The current steps of a block; 0 when it is off the map and has none."""
        bit = 1 << block
        if self.at_3 & bit:
            return 3
        if self.at_4 & bit:
            return 4
        if self.at_2 & bit:
            return 2
        return 1 if self.at_1 & bit else 0

    def at_strength(self, steps: int) -> int:
        """The blocks at a strength of 1 to 4."""
        if steps == 4:
            return self.at_4
        if steps == 3:
            return self.at_3
        return self.at_2 if steps == 2 else self.at_1

    def set_strength(self, block: int, steps: int) -> None:
        """Turn a block to a strength; 0 takes it out of the count."""
        bit = 1 << block
        others = ~bit
        self.at_1 = self.at_1 | bit if steps == 1 else self.at_1 & others
        self.at_2 = self.at_2 | bit if steps == 2 else self.at_2 & others
        self.at_3 = self.at_3 | bit if steps == 3 else self.at_3 & others
        self.at_4 = self.at_4 | bit if steps == 4 else self.at_4 & others

    def strongest(self, blocks: int) -> int:
        """6.31: those of a set that share its highest strength."""
        return self.at_4 & blocks or self.at_3 & blocks or self.at_2 & blocks or self.at_1 & blocks

    def active_blocks(self, town: int, side: int) -> int:
        """A side's blocks in a field that take part now: not its waiting reserves."""
        return self.field[town] & ARMY[side] & ~(self.second | self.third)

    def besieged_side(self, town: int) -> int:
        """The side in a castle, or nobody."""
        castle = self.castle[town]
        if not castle:
            return NOBODY
        return 0 if castle & ARMY[0] else 1

    def put_in_field(self, block: int, town: int) -> None:
        """Set a block into the field of a town."""
        side = SIDE[block]
        self.own_ground()
        self.where[block] = town
        self.field[town] |= 1 << block
        self.held[side] |= 1 << town

    def put_in_castle(self, block: int, town: int) -> None:
        """Set a block into the castle of a town."""
        self.own_ground()
        self.where[block] = town
        self.own_castles()[town] |= 1 << block
        side = SIDE[block]
        inside = self.garrisoned[side] | 1 << town
        self.garrisoned = replaced(self.garrisoned, side, inside)

    # Events

    def note(
        self,
        code: str,
        side: int = NOBODY,
        block: int = NO_BLOCK,
        place: int = NOWHERE,
        other: int = NOWHERE,
        number: int = 0,
        dice: tuple[int, ...] = (),
        opened: bool = False,
    ) -> None:
        """Record what happened; `opened` says that the block's face is public."""
        if self.log is not None:
            if code in w.SECRET_EVENTS:
                self.secrets.append(len(self.log) * 2 + side)
            face = opened or (block >= 0 and bool((self.shown | self.markers) >> block & 1))
            self.log.append((code, side, block, place, other, number, dice, face))

    def finish(self, winner: int, reason: str) -> None:
        """The game is over."""
        self.winner = winner
        self.reason = reason
        self.phase = w.OVER
        self.active = NOBODY
        self.note("game_over", winner)
