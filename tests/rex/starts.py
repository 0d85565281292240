"""Positions to begin with that games from the set-up seldom reach: dealt by a seed, by a theme.

Each is one that could stand at the start of a game turn: sieges with few or many besiegers,
Crusaders staged or landed, any year and turn, few ports, worn armies, empty pools.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from levant.kernel.dice import Dice, FastDice, derive_seed
from levant.rex.army import (
    ARMY,
    CRUSADERS,
    ENGLISH,
    FRENCH,
    GERMANS,
    HOME,
    JAMES,
    PHILIP,
    RICHARD,
    SIDE,
    STEPS,
)
from levant.rex.bits import members, size
from levant.rex.board import CITIES, DEAD, GONE, MASYAF, NEAR, POOL, PORTS, REALM, TOWN, TOWN_COUNT
from levant.rex.cards import CARD_KINDS, MOVE_1, WINTER_CAMPAIGN, year_start
from levant.rex.game import Game, advance
from levant.rex.rules import Rules, rules_for
from levant.rex.tokens import mark
from levant.rex.words import TURN_START

MAP = ((1 << TOWN_COUNT) - 1) & ~(1 << MASYAF)
LATER_YEARS = 5  # 1188 to 1192
_TRIES = 50


class Theme(NamedTuple):
    """What a kind of position has much or little of."""

    name: str
    on_map: tuple[int, int] = (6, 6)  # of ten blocks of each side
    sieges: int = 3  # at most
    towns: int = 7  # where a side camps, at most
    worn: bool = False  # nobody has more than two steps
    pools: bool = True  # False: who is not on the map is dead
    landed: int = 0  # Crusaders that are on the map in any case
    ready: bool = False  # every nation that has not landed is staged
    ports_lost: int = 0  # so many Frankish ports are the Saracens'
    turns: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    events: bool = False  # hands full of event cards
    campaign: bool = False  # the last cards are Winter Campaign and Move 1
    castles: int = 0  # towns whose castles Saracens besiege
    pilgrims: bool = False  # the Frankish pool has Pilgrims only
    conquest: bool = False  # one side has all victory cities but one, and besieges that


FORTRESSES = 1 << TOWN["tripoli"] | 1 << TOWN["tyre"]
THEMES = (
    Theme("open", turns=(2, 3, 4, 5, 6)),
    Theme("last port", (6, 7), 1, 4, landed=ENGLISH, ports_lost=12, turns=(2, 3, 4)),
    Theme("fleets", (5, 7), 4, 6, ready=True, ports_lost=6),
    Theme("flanders", (5, 6), 2, 4, worn=True, landed=FRENCH, turns=(2, 3, 4, 5)),
    Theme("winter", sieges=4, turns=(6,)),
    Theme("crowds", (8, 8), 4, 3, turns=(2, 3, 4, 5)),
    Theme("remnants", (2, 2), 2, 3, worn=True, pools=False),
    Theme("events", sieges=4, events=True, turns=(3, 4, 5, 6)),
    Theme("sieges", (7, 7), 6, 4, turns=(2, 3, 4, 5, 6)),
    Theme("fortresses", (4, 6), 1, 5, ready=True, castles=FORTRESSES, turns=(3, 4, 5)),
    Theme("fortresses in winter", (4, 6), 1, castles=FORTRESSES, turns=(6,), campaign=True),
    Theme("pilgrims", (3, 8), 1, 4, ports_lost=12, castles=FORTRESSES, pilgrims=True, turns=(2, 3)),
    Theme("conquest", (4, 4), 0, 3, worn=True, conquest=True, turns=(2, 3, 4)),
)


def theme_of(name: str) -> Theme:
    """The theme of a name."""
    return next(theme for theme in THEMES if theme.name == name)


def construct(seed: int, edition: str, options: Mapping[str, int], theme: Theme) -> Game:
    """A position of a theme, at the choice of cards."""
    dice = FastDice(derive_seed(seed, "start"))
    rules = rules_for(edition, options)
    for _ in range(_TRIES):
        game = Game(rules, FastDice(seed))
        game.clear()
        game.log = []
        _Dealer(game, theme, dice).deal()
        if game.cities(0) != CITIES and game.cities(1) != CITIES:  # else it would be over
            return game
    raise AssertionError(f"no position of theme {theme.name} from seed {seed}")


class _Dealer:
    """Deals out one position."""

    def __init__(self, game: Game, theme: Theme, dice: Dice) -> None:
        self.game = game
        self.rules: Rules = game.rules
        self.theme = theme
        self.dice = dice
        self.free = MAP  # towns where nobody stands yet

    def deal(self) -> None:
        game, theme = self.game, self.theme
        game.year = 1188 + self.dice.below(LATER_YEARS)
        year_start(game)
        game.turn = theme.turns[self.dice.below(len(theme.turns))]
        self._cards()
        armies = [self._fates(side) for side in (0, 1)]
        for town in members(theme.castles):
            self._besiege(armies, town)
        if theme.conquest:
            self._conquer(armies, self.dice.below(2))
        if theme.ports_lost:
            self._lose_ports(armies)
        if game.turn > 1:  # winter ends sieges
            for _ in range(self.dice.below(theme.sieges + 1)):
                self._besiege(armies)
        for side in (0, 1):
            self._camp(side, armies[side])
        self._show_besiegers()
        game.phase = TURN_START
        advance(game)

    # 4.0

    def _cards(self) -> None:
        """The hands of this turn, and the last turn's cards."""
        game = self.game
        if self.theme.events:
            self._event_hands()
        last = [-1, -1]
        hands = game.hands[:]
        for side in (0, 1):
            for _ in range(game.turn - 1):
                cards = [c for c in range(CARD_KINDS) for _ in range(hands[side] >> (4 * c) & 15)]
                if self.theme.events and self.dice.below(4):
                    cards = [c for c in cards if c < WINTER_CAMPAIGN] or cards
                last[side] = cards[self.dice.below(len(cards))]
                hands[side] -= 1 << (4 * last[side])
        game.hands = hands
        if game.turn > 1:
            game.last = last
        if self.theme.campaign:
            cards = self._shuffled([WINTER_CAMPAIGN, MOVE_1])
            game.hands = [1 << (4 * card) for card in cards]

    def _event_hands(self) -> None:
        """Every event card of the deck in one hand or the other."""
        deck = self.rules.deck
        events = self._shuffled([c for c in deck if c >= WINTER_CAMPAIGN])
        others = self._shuffled([c for c in deck if c < WINTER_CAMPAIGN])
        hands = [0, 0]
        for n in range(2 * self.rules.hand):
            pile = events if events else others
            hands[n % 2] += 1 << (4 * pile.pop())
        self.game.hands = hands

    # 2.0, 6.34, 7.21

    def _fates(self, side: int) -> list[int]:
        """Who stands on the map, in any order; all others go where they may be."""
        army = []
        for block in members(ARMY[side] & ~CRUSADERS):
            if self.theme.pilgrims and self.rules.pilgrims >> block & 1:
                continue  # it is in the pool
            if self.dice.below(10) < self.theme.on_map[side]:
                army.append(block)
            else:
                self.game.where[block] = self._off_map(block)
        if side == 0:
            for nation in (ENGLISH, FRENCH, GERMANS):
                army += self._nation(nation)
        return self._shuffled(army)

    def _off_map(self, block: int) -> int:
        """In the pool, or dead in the way of the edition."""
        pooled = self.theme.pools and not (self.theme.pilgrims and SIDE[block] == 0)
        if pooled and self.dice.below(3):
            return POOL
        if self.rules.permanent >> block & 1:
            return GONE
        return POOL if self.rules.dead_drawn_same_year or self.game.turn == 1 else DEAD

    def _nation(self, nation: int) -> list[int]:
        """7.21: partly in the pool and staged, or all staged, landed or gone for good."""
        game, dice = self.game, self.dice
        blocks = members(nation)
        whole = nation & self.theme.landed or self.theme.ready or not self.theme.pools
        if not (whole or self.theme.pilgrims or dice.below(2)):
            for block in blocks:
                game.where[block] = POOL if dice.below(2) else self._stage(block)
            return []
        landed = []
        for block in blocks:
            here = nation & self.theme.landed or not self.theme.ready
            fate = dice.below(6)
            if here and fate:
                landed.append(block)
            elif fate == 0 and not self.theme.landed >> block & 1:
                game.where[block] = GONE
                game.set_strength(block, 0)
            else:
                game.where[block] = self._stage(block)
        if self.rules.fickle_philip and game.where[JAMES] == GONE:
            # Philip went home with him.
            game.where[PHILIP] = GONE
            game.set_strength(PHILIP, 0)
            landed = [block for block in landed if block != PHILIP]
        return landed

    def _stage(self, block: int) -> int:
        self.game.set_strength(block, STEPS[block])
        return HOME[block]

    # Where they stand

    def _lose_ports(self, armies: list[list[int]]) -> None:
        """Saracens in Frankish ports; Richard in Egypt, if he is there and none is left."""
        ports = self._shuffled(members(PORTS & REALM[0]))[: self.theme.ports_lost]
        if len(ports) == size(PORTS & REALM[0]) and RICHARD in armies[0]:
            armies[0].remove(RICHARD)
            self._stand(RICHARD, TOWN["egypt"])
            besieged = next(t for t in ports if self.free >> t & 1 and self.rules.rating[t])
            self._besiege(armies, besieged)
            for block in members(self.game.field[besieged]):
                self.game.set_strength(block, 1)
            inland = members(NEAR[besieged] & ~PORTS & self.free)
            if inland and len(armies[1]) > len(ports):
                self._stand(armies[1].pop(), inland[0])
        for port in ports:
            if armies[1] and self.free >> port & 1:
                self._stand(armies[1].pop(), port)

    def _conquer(self, armies: list[list[int]], side: int) -> None:
        """1.2: all cities but one, and that one besieged."""
        cities = self._shuffled(members(CITIES & REALM[1 - side] & self.free))
        self._besiege(armies, cities.pop(), 1 - side)
        for city in cities:
            if armies[side]:
                self._stand(armies[side].pop(), city)

    def _besiege(self, armies: list[list[int]], town: int = -1, inside: int = 0) -> None:
        """6.5: a castle (else any) with one block up to its limit, and its besiegers."""
        dice = self.dice
        if town < 0:
            places = [t for t in members(self.free) if self.rules.rating[t]]
            if not places:
                return
            town = places[dice.below(len(places))]
            inside = dice.below(2)
        if not armies[inside] or not armies[1 - inside]:
            return
        self.free &= ~(1 << town)
        for _ in range(1 + dice.below(self.rules.rating[town])):
            if armies[inside]:
                block = armies[inside].pop()
                self._strengthen(block)
                self.game.put_in_castle(block, town)
        for _ in range(1 + dice.below(3)):
            if armies[1 - inside]:
                block = armies[1 - inside].pop()
                self._strengthen(block)
                self.game.put_in_field(block, town)

    def _camp(self, side: int, army: list[int]) -> None:
        """The rest in a few towns, rather where the enemy is near."""
        enemy = self.game.held[1 - side] | self.game.garrisoned[1 - side]
        camps: list[int] = []
        for _ in range(1 + self.dice.below(self.theme.towns)):
            close = [t for t in members(self.free) if NEAR[t] & enemy]
            towns = close if close and self.dice.below(3) else members(self.free)
            town = towns[self.dice.below(len(towns))]
            camps.append(town)
            self.free &= ~(1 << town)
        for block in army:
            self._stand(block, camps[self.dice.below(len(camps))])

    def _stand(self, block: int, town: int) -> None:
        self.free &= ~(1 << town)
        self._strengthen(block)
        self.game.put_in_field(block, town)

    def _strengthen(self, block: int) -> None:
        most = min(2, STEPS[block]) if self.theme.worn else STEPS[block]
        self.game.set_strength(block, 1 + self.dice.below(most))

    def _show_besiegers(self) -> None:
        """6.51: one besieger of each siege is face-up, in the first edition all."""
        game = self.game
        for side in (0, 1):
            for town in members(game.sieges(side)):
                besiegers = members(game.field[town] & ARMY[side])
                if not self.rules.all_besiegers_shown:
                    besiegers = [besiegers[self.dice.below(len(besiegers))]]
                for block in besiegers:
                    mark(game, block)

    def _shuffled(self, things: list[int]) -> list[int]:
        for i in range(len(things) - 1, 0, -1):
            j = self.dice.below(i + 1)
            things[i], things[j] = things[j], things[i]
        return things
