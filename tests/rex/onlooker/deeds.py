"""What is physically done at the table, deed by deed, from the game's secret log.

Of a log entry only the deed is used: what, which block, where, the number, the dice; never its
last part, which is the engine's opinion of what the enemy may read. What a deed does to faces and
backs is said here from the rules: decision 109, 6.1, 6.51-6.56, card Assassins, 7.21, and of the
earlier editions 1.3 7.2, 1.4 Siege, manual 5 Besieging.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.rex.army import ARMY, SIDE, STEPS
from levant.rex.board import DEAD, GONE, POOL, SEA, TOWN_COUNT
from levant.rex.game import Game
from levant.rex.position import Event
from levant.rex.words import (
    GARRISON,
    LEAVE,
    MARCH,
    MUSTER_MARCH,
    REGROUP,
    SALLY,
    STORM,
)
from tests.rex.onlooker.table import NO_BLOCK, NO_TOWN, Table

DEATHS: Final = frozenset(
    ("eliminated", "cannot_retreat", "besieger_died", "starved", "philip_left")
)
WINTER_DEATHS: Final = frozenset(("besieger_died", "starved"))
_ROLLS: Final = frozenset(("attrition", *DEATHS))
# While the Assassins strike, their victim lies face-up (109); then he stands up again.
_STRIKE: Final = frozenset(("assassins_strike", "assassins_rolled", *DEATHS))


class Deeds:
    """Does to the table what was done in the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = Table(game)
        self.deployed: list[int] = []  # 6.1: gone inside, behind the screen
        self.victim = NO_BLOCK
        self.in_battle = 0  # faces that this battle has shown so far
        # What was seen on the roads in this game turn: legs, and who came into a town from where.
        self.legs: dict[tuple[int, int], int] = {}
        self.ways_in: set[tuple[int, int, int]] = set()
        self.wrong: list[str] = []  # faces that lie open against the rules
        log = game.log
        assert log is not None, "an onlooker needs a game with log=True"
        for event in log:  # a constructed position begins with its sieges' markers
            block = event[2]
            if event[0] == "shown" and game.where[block] == event[3]:
                self.shown(event)
        self.read = len(log)

    def deed(self, event: Event) -> None:
        """One deed, and at once what eyes make of it."""
        if self.victim != NO_BLOCK and event[0] not in _STRIKE:
            self._victim_stands()
        if self.table.rolling != NO_TOWN and event[0] not in _ROLLS:
            self._rolled()
        handle = _HANDLERS.get(event[0])
        if handle is not None:
            handle(self, event)
        self.in_battle |= self.table.fighting

    def rest(self) -> None:
        """All deeds of a move are done: what the phase says about who stands up."""
        table, game = self.table, self.game
        phase = game.phase
        if self.victim != NO_BLOCK:
            self._victim_stands()
        if table.rolling != NO_TOWN:
            self._rolled()
        apart = game.mover if phase in (MARCH, MUSTER_MARCH) else NO_BLOCK
        if apart != table.apart:
            old, table.apart = table.apart, apart
            if old != NO_BLOCK:
                table.settle(table.where[old])
            if apart != NO_BLOCK:
                table.settle(table.where[apart])
        if table.site != NO_TOWN:
            if phase in (SALLY, LEAVE):
                self._storm_ends(table.site)  # 6.56 relief has come; or the last round is over
            elif phase == STORM:
                self._stormers_rest(table.storming & ~game.storming)  # 1.3 7.31: chosen anew
            elif phase == REGROUP:
                table.stand_up(table.area(game.active, table.site, False))
                table.settle(table.site)
        table.agree(game, game.site if phase == GARRISON else NO_TOWN)
        table.wait(game.second, game.third)

    def _victim_stands(self) -> None:
        self.table.stand_up(1 << self.victim)
        self.table.settle(self.table.where[self.victim])
        self.victim = NO_BLOCK

    def _rolled(self) -> None:
        town, self.table.rolling = self.table.rolling, NO_TOWN
        self.table.settle(town)

    # 3.0, 7.0, 8.0: blocks come and go

    def seated(self, event: Event) -> None:
        self.table.take(event[2])
        self.table.put(event[2], event[3], False)

    def exchanged(self, event: Event) -> None:
        """3.2: in secret; the two towns hold stacks, so no eye follows either."""
        for block in range(len(self.game.where)):
            place = self.game.where[block]
            if place != self.table.where[block] and place < TOWN_COUNT:
                self.table.take(block)
                self.table.put(block, place, False)

    def arrives_full(self, event: Event) -> None:
        self.table.steps[event[2]] = STEPS[event[2]]
        self.table.put(event[2], event[3], False)

    def placed(self, event: Event) -> None:
        """7.2: a block from the pool, its face to its owner only."""
        block, town = event[2], event[3]
        self.table.steps[block] = event[5]
        self.table.put(block, town, bool(self.game.castle[town] >> block & 1))

    def staged(self, event: Event) -> None:
        """7.21: Crusaders are drawn face-up."""
        block = event[2]
        self.table.steps[block] = STEPS[block]
        self.table.where[block] = event[3]
        self.table.staged |= 1 << block

    def dies(self, event: Event) -> None:
        """6.34, 109: the dead lie face-up; 8.3: winter's go face-down into the pool."""
        block = event[2]
        rules = self.game.rules
        if rules.permanent >> block & 1 or event[0] == "philip_left":
            place = GONE
        elif rules.dead_drawn_same_year or event[0] in WINTER_DEATHS:
            place = POOL
        else:
            place = DEAD
        self.table.lose(block, place)
        if self.victim == block:
            self.victim = NO_BLOCK

    def year_begins(self, event: Event) -> None:
        """8.5: this year's dead go face-down into the pool."""
        table = self.table
        for block, place in enumerate(table.where):
            if place == DEAD:
                table.where[block] = POOL
        table.dead = 0

    # 5.0: moves

    def moved(self, event: Event) -> None:
        """A leg by road or sea; from staging the block was face-up until now (7.21)."""
        _, _, block, town, origin, *_ = event
        table = self.table
        self._take_road(event, SEA if event[0] == "sailed" else origin)
        table.take(block)
        if origin >= TOWN_COUNT:
            table.turn_up(1 << block)
            table.stand_up(1 << block)
        inside = event[0] == "sailed" and bool(self.game.castle[town] >> block & 1)
        table.put(block, town, inside)

    def _take_road(self, event: Event, origin: int) -> None:
        road = (min(origin, event[3]), max(origin, event[3]))
        self.legs[road] = self.legs.get(road, 0) + 1
        self.ways_in.add((event[1], event[3], origin))

    def force_marched(self, event: Event) -> None:
        """Decision 123: the extra leg counts on its road when it is declared."""
        self._take_road(event, event[4])

    def turn_begins(self, event: Event) -> None:
        self.legs.clear()
        self.ways_in.clear()

    def force_rolled(self, event: Event) -> None:
        if event[5] <= self.game.rules.forced_march_loss:
            self.table.change(event[2], -1)

    # 6.51

    def shown(self, event: Event) -> None:
        """6.51: a besieger is laid face-up; in the first edition all are."""
        table = self.table
        block, town = event[2], event[3]
        bit = 1 << block
        side = SIDE[block]
        if not (table.field[town] & bit and table.castle[town] & ARMY[1 - side]):
            self.wrong.append(f"block {block} is laid face-up but besieges nobody")
        others = table.laid & table.field[town] & ARMY[side]
        if others and not self.game.rules.all_besiegers_shown:
            self.wrong.append(f"block {block} is the second face-up besieger of town {town}")
        table.turn_up(bit)
        table.stand_up(bit)
        table.laid |= bit
        table.settle(town)

    # 6.0 - 6.2

    def battle_begins(self, event: Event) -> None:
        self.table.site = event[3]
        self.deployed = []
        self.in_battle = 0

    def into_castle(self, event: Event) -> None:
        self.deployed.append(event[2])

    def garrisoned(self, event: Event) -> None:
        """6.1: the screen goes up: so many are inside, and nobody has shown his face."""
        table, town = self.table, event[3]
        for block in self.deployed:
            table.field[town] &= ~(1 << block)
            table.castle[town] |= 1 << block
        self.deployed = []
        table.settle(town)

    def _waiting(self, number: int) -> int:
        """6.4: reserves that have not arrived in this round."""
        game = self.game
        return (game.second if number < 2 else 0) | (game.third if number < 3 else 0)

    def field_round(self, event: Event) -> None:
        """6.2: all who fight in the field are face-up; reserves are not (6.41)."""
        table, town = self.table, event[3]
        self._storm_ends(town)
        table.turn_up(table.field[town] & ~self._waiting(event[5]))
        table.settle(town)

    def field_won(self, event: Event) -> None:
        """6.5, 6.7: the fight is over, the victors stand up."""
        table, town = self.table, event[3]
        table.stand_up(table.area(event[1], town, False))
        table.sallying &= ~table.field[town]
        if table.castle[town] & ARMY[event[1]]:
            table.lift(town)
        table.settle(town)

    def battle_over(self, event: Event) -> None:
        table, town = self.table, event[3]
        table.site = NO_TOWN
        table.sallying &= ~(table.field[town] | table.castle[town])
        self._storm_ends(town)
        table.stand_up(table.field[town] | table.castle[town])
        table.settle(town)

    def goes_off(self, event: Event) -> None:
        """6.6, 6.7: a block leaves the battle by road and stands upright where it arrives."""
        self._take_road(event, event[4])
        self.table.take(event[2])
        self.table.put(event[2], event[3], False)

    def withdrew(self, event: Event) -> None:
        """6.63: inside, and upright again (6.51: it neither fights nor sallies)."""
        self.table.cross(event[2], event[3], inside=True)

    # 6.3: steps

    def one_step_less(self, event: Event) -> None:
        self.table.change(event[2], -1)

    def one_step_more(self, event: Event) -> None:
        self.table.change(event[2], 1)

    def attrition(self, event: Event) -> None:
        """6.57: siege combat is over, the castle stands upright again."""
        self._storm_ends(event[3])
        if event[3] != self.table.rolling:
            self._rolled()
            self.table.rolling = event[3]
        if event[5]:
            self.table.change(event[2], -1)

    def assassins_strike(self, event: Event) -> None:
        """The card: the victim is revealed while they strike (109)."""
        if not self.table.up >> event[2] & 1:
            self.victim = event[2]
            self.table.turn_up(1 << event[2])

    def assassins_rolled(self, event: Event) -> None:
        self.table.change(event[2], -min(event[5], self.table.steps[event[2]]))

    # 6.53 - 6.56

    def storms(self, event: Event) -> None:
        self.table.storming |= 1 << event[2]
        self.table.turn_up(1 << event[2])
        self.table.settle(event[3])

    def storm_round(self, event: Event) -> None:
        """109: a castle is face-up while it is stormed; who has not arrived is not in it."""
        table, town = self.table, event[3]
        table.turn_up(table.castle[town] & ~self._waiting(event[5]))
        table.settle(town)

    def storm_left(self, event: Event) -> None:
        """6.51, 6.54: back in the field, no longer storming."""
        self._stormers_rest(1 << event[2])

    def storm_ends(self, event: Event) -> None:
        self._storm_ends(event[3])

    def _stormers_rest(self, blocks: int) -> None:
        table = self.table
        if blocks:
            table.storming &= ~blocks
            table.stand_up(blocks)
            table.settle(table.site)

    def _storm_ends(self, town: int) -> None:
        """6.54: nobody storms any more: stormers and castle stand up."""
        table = self.table
        open_castle = table.castle[town] & table.fighting
        if open_castle or table.storming:
            table.stand_up(table.storming | open_castle)
            table.storming = 0
            table.settle(town)

    def sallies(self, event: Event) -> None:
        """6.55: out of the castle, face-up."""
        self.table.cross(event[2], event[3], inside=False)


Handler = Callable[[Deeds, Event], None]
_HANDLERS: Final[dict[str, Handler]] = {
    "seated": Deeds.seated,
    "exchanged": Deeds.exchanged,
    "nomad_deployed": Deeds.arrives_full,
    "placed": Deeds.placed,
    "staged": Deeds.staged,
    "year_begins": Deeds.year_begins,
    "marched": Deeds.moved,
    "sailed": Deeds.moved,
    "turn_begins": Deeds.turn_begins,
    "force_marched": Deeds.force_marched,
    "force_rolled": Deeds.force_rolled,
    "shown": Deeds.shown,
    "battle_begins": Deeds.battle_begins,
    "into_castle": Deeds.into_castle,
    "garrisoned": Deeds.garrisoned,
    "field_round": Deeds.field_round,
    "field_won": Deeds.field_won,
    "battle_over": Deeds.battle_over,
    "retreated": Deeds.goes_off,
    "regrouped": Deeds.goes_off,
    "withdrew": Deeds.withdrew,
    "hit": Deeds.one_step_less,
    "charge_loss": Deeds.one_step_less,
    "manna": Deeds.one_step_more,
    "restored": Deeds.one_step_more,
    "attrition": Deeds.attrition,
    "assassins_strike": Deeds.assassins_strike,
    "assassins_rolled": Deeds.assassins_rolled,
    "storms": Deeds.storms,
    "storm_round": Deeds.storm_round,
    "storm_left": Deeds.storm_left,
    "storm_over": Deeds.storm_ends,
    "storm_declined": Deeds.storm_ends,
    "castle_taken": Deeds.storm_ends,
    "must_retreat": Deeds.storm_ends,
    "sallies": Deeds.sallies,
    **dict.fromkeys(DEATHS, Deeds.dies),
}
