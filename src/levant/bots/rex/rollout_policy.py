"""RolloutPolicy: a quick player of whole positions, for playouts and for making plans.

It plays on positions that were drawn from a belief, never on the real one. It knows the same
rules of thumb as the squire, on plain numbers, some hundred times faster.
"""

from __future__ import annotations

from typing import Final

from levant.bots.rex.battle_policy import (
    field_choice,
    garrison_choice,
    least,
    leave_choice,
    most,
    refuge,
    regroup_choice,
    sally_choice,
    storm_choice,
    storming_choice,
)
from levant.bots.rex.card_policy import card_choice
from levant.bots.rex.map_tables import DISTANCE
from levant.bots.rex.move_choice import MoveChooser, Order, offered
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS, PolicyWeights
from levant.bots.rex.valuation import KEPT_TARGET_WEIGHT, Valuation
from levant.kernel.dice import Dice
from levant.rex.army import ARMY, FIREPOWER, STEPS
from levant.rex.bits import first, members, size
from levant.rex.game import Game
from levant.rex.words import (
    CARD,
    CARDS,
    DONE,
    ENTER,
    FIELD,
    FORCED_RETREAT,
    GARRISON,
    GIVE,
    GROUP,
    HALT,
    HITS,
    JIHAD,
    JIHAD_SITE,
    LAND,
    LEAVE,
    MAIN,
    MAIN_ROAD,
    MANNA,
    MARCH,
    MARCH_WITH,
    MARKER,
    MOVES,
    MUSTER,
    MUSTER_MARCH,
    PLACE_DRAW,
    REGROUP,
    REGROUP_TO,
    REPLACEMENTS,
    RESTORE,
    RETREAT,
    RETREAT_TO,
    SALLY,
    SEA_ATTACK,
    SHOW,
    STARVE,
    STORM,
    STORMING,
    SUPPLY,
    TAKE_HIT,
    TO,
)

_NONE: Final = -1
_SET_TARGET_WEIGHT: Final = 5.0
_NO_PATH: Final[list[int]] = []


class RolloutPolicy:
    """Chooses for both sides; remembers the order it is carrying out."""

    def __init__(self, dice: Dice, noise: float, weights: PolicyWeights = DEFAULT_WEIGHTS) -> None:
        self.w: PolicyWeights = weights
        self.dice: Dice = dice
        self.noise: float = noise
        self.order: Order | None = None
        self.targets: list[int] = [-1, -1]
        self.target_weight: float = KEPT_TARGET_WEIGHT

    def set_target(self, side: int, city: int) -> None:
        """Set a side's heart on a city."""
        self.targets[side] = city
        self.target_weight = _SET_TARGET_WEIGHT

    def choose(self, p: Game, side: int) -> int:
        """One of the legal actions of a side."""
        offer = p.offer(side)
        phase = p.phase
        action = _NONE
        if MOVES <= phase <= ENTER:
            action = self._move(p, side, offer)
        elif phase == FIELD:
            action = field_choice(p, side, offer, self.w)
        elif phase == HITS:
            action = least(p, offered(offer, TAKE_HIT), TAKE_HIT, True)
        elif phase == CARDS:
            valuation = Valuation(p, side, self.w, self.targets[side], self.target_weight)
            action = card_choice(offered(offer, CARD), valuation, self.dice)
        elif phase >= MAIN_ROAD:
            action = self._rest(p, side, offer)
        elif phase == MANNA:
            action = most(p, offered(offer, GIVE), GIVE)
        if action < 0:
            action = p.random_action(side, self.dice)
        return action

    def _rest(self, p: Game, side: int, offer: list[int]) -> int:
        phase = p.phase
        if phase == STORMING:
            return storming_choice(p, side, offer, self.w)
        if phase == STORM:
            return storm_choice(p, side, offer, self.w)
        if phase == SALLY:
            return sally_choice(p, side, offer, self.w)
        if phase == GARRISON:
            return garrison_choice(p, side, offer, self.w)
        if phase in (RETREAT_TO, REGROUP_TO):
            return refuge(p, side, offered(offer, TO))
        if phase == REGROUP:
            return regroup_choice(p, side, offer)
        if phase == LEAVE:
            return leave_choice(p, side, offer, self.w)
        if phase == FORCED_RETREAT:
            return most(p, offered(offer, RETREAT), RETREAT)
        if phase == PLACE_DRAW:
            return self._place(p, side, offered(offer, TO))
        if phase == SUPPLY:
            return least(p, offered(offer, STARVE), STARVE, False)
        if phase == REPLACEMENTS:
            return most(p, offered(offer, RESTORE), RESTORE)
        if phase == MAIN_ROAD:
            return self._main_road(p, side, offered(offer, MAIN))
        if phase == MARKER:
            return least(p, offered(offer, SHOW), SHOW, False)
        if phase == JIHAD_SITE:
            return self._biggest(p, side, offered(offer, JIHAD), JIHAD)
        return _NONE

    # 5.0 movement

    def _move(self, p: Game, side: int, offer: list[int]) -> int:
        phase = p.phase
        if phase == MOVES:
            self.order = None
            if not p.moves or len(offer) <= 2:
                return offer[0] * 64 + first(offer[1])
            valuation = Valuation(p, side, self.w, self.targets[side], self.target_weight)
            self.targets[side] = valuation.target()
            chooser = MoveChooser(valuation, self.dice, self.noise)
            order = chooser.choose(offer)
            if order is None:
                return DONE * 64
            self.order = order
            return order.verb * 64 + order.thing
        if phase in (GROUP, MUSTER):
            return self._next_block(offer)
        if phase == MARCH:
            return self._next_leg(p, side, offer)
        if phase == MUSTER_MARCH:
            onward = self._onward(p, offer)
            return (
                onward if onward >= 0 else self._nearest(offered(offer, TO), DISTANCE[p.group], TO)
            )
        chooser = MoveChooser(Valuation(p, side, self.w), self.dice, self.noise)
        best, action = -999.0, _NONE
        for verb in (LAND, SEA_ATTACK, TO):
            for town in members(offered(offer, verb)):
                rate = chooser.landing(p.mover, town)
                if rate > best:
                    best, action = rate, verb * 64 + town
        return action

    def _next_block(self, offer: list[int]) -> int:
        """5.2, 5.3: the next block that has orders, or done."""
        able = offered(offer, MARCH_WITH)
        order = self.order
        if order is not None:
            for block in order.dest:
                if able >> block & 1:
                    return MARCH_WITH * 64 + block
        return DONE * 64

    def _onward(self, p: Game, offer: list[int]) -> int:
        """The next town of a block's path; none when it has no path or that is closed."""
        order = self.order
        if order is None:
            return _NONE
        path = order.paths.get(p.mover, _NO_PATH)
        here = p.where[p.mover]
        for i in range(len(path) - 1):
            if path[i] == here and offered(offer, TO) >> path[i + 1] & 1:
                return TO * 64 + path[i + 1]
        return _NONE

    def _next_leg(self, p: Game, side: int, offer: list[int]) -> int:
        """On along the block's path; without one it halts, or goes next door."""
        onward = self._onward(p, offer)
        if onward >= 0:
            return onward
        if offered(offer, HALT):
            return HALT * 64
        towns = offered(offer, TO)
        return self._nearest(towns & ~p.held[1 - side] or towns, DISTANCE[p.where[p.mover]], TO)

    def _nearest(self, towns: int, legs: list[int], verb: int) -> int:
        best, choice = 999, _NONE
        for town in members(towns):
            if legs[town] < best:
                best, choice = legs[town], town
        return verb * 64 + choice if choice >= 0 else _NONE

    def _main_road(self, p: Game, side: int, roads: int) -> int:
        """6.41: the road by which most of the fire came."""
        best, choice = -1, _NONE
        for road in members(roads):
            fire = 0
            for block in members(p.field[p.group] & ARMY[side] & p.entered):
                if p.via[block] & 63 == road:
                    fire += p.strength(block) * FIREPOWER[block]
            if fire > best:
                best, choice = fire, road
        return MAIN * 64 + choice if choice >= 0 else _NONE

    def _biggest(self, p: Game, side: int, towns: int, verb: int) -> int:
        best, choice = -1, _NONE
        for town in members(towns):
            count = size(p.field[town] & ARMY[side]) + 2 * (p.held[1 - side] >> town & 1)
            if count > best:
                best, choice = count, town
        return verb * 64 + choice if choice >= 0 else _NONE

    # 7.0 draws

    def _place(self, p: Game, side: int, towns: int) -> int:
        """7.24, 7.25, 7.3: at full strength, where it is needed most."""
        valuation = Valuation(p, side, self.w)
        block = p.drawn
        pilgrim = p.rules.pilgrims >> block & 1
        best, choice = -99.0, _NONE
        for town in members(towns):
            full = pilgrim or p.rules.seats[block] >> town & 1
            steps = float(STEPS[block] if full else p.rules.placed_strength)
            rate = steps + 2.0
            if not p.held[1 - side] >> town & 1:
                gain = valuation.worth(
                    town,
                    valuation.steps[town] + steps,
                    valuation.fire[town] + steps * FIREPOWER[block] / 6,
                    valuation.number[town] + 1,
                )
                rate = steps + steps * valuation.pull(town) + gain - valuation.now(town)
            if rate > best:
                best, choice = rate, town
        return TO * 64 + choice if choice >= 0 else _NONE
