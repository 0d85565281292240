"""The rollout policy: rules of thumb for every decision, on whole positions.

It plays on positions that were drawn from a belief, never on the real one: both sides of a
playout, the plans that search compares, and the squire's choices.
"""

from __future__ import annotations

from typing import Final

from levant.bots.rex.battle_policy import (
    battle_order_choice,
    field_choice,
    garrison_choice,
    leave_choice,
    sally_choice,
    storm_choice,
    storming_choice,
)
from levant.bots.rex.card_policy import assassins_choice, card_choice
from levant.bots.rex.group_moves import Order
from levant.bots.rex.map_tables import DISTANCE
from levant.bots.rex.move_choice import MoveChooser
from levant.bots.rex.offers import NO_CHOICE, least, most, offered
from levant.bots.rex.placement_policy import (
    frank_deploy_choice,
    place_choice,
    saracen_deploy_choice,
    seat_choice,
)
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS, PolicyWeights
from levant.bots.rex.retreat_policy import regroup_choice, retreat_choice
from levant.bots.rex.targets import KEPT_TARGET_WEIGHT
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice
from levant.rex.army import ARMY, FIREPOWER
from levant.rex.bits import first, members, size
from levant.rex.board import TOWN_COUNT
from levant.rex.game import Game
from levant.rex.words import (
    ASSASSINS,
    BATTLE_ORDER,
    CARD,
    CARDS,
    DEPLOY_TO,
    DONE,
    ENTER,
    FIELD,
    FORCED_RETREAT,
    FRANK_DEPLOY,
    GARRISON,
    GIVE,
    GO_FIRST,
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
    REPLACEMENTS,
    RESTORE,
    RETREAT,
    SALLY,
    SEA_ATTACK,
    SHOW,
    STARVE,
    STORM,
    STORMING,
    SUPPLY,
    TAKE_HIT,
    TIE,
    TO,
)

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
        """Have a side go for a city."""
        self.targets[side] = city
        self.target_weight = _SET_TARGET_WEIGHT

    def copy(self, dice: Dice) -> RolloutPolicy:
        """A policy that carries out the same order for the same targets, with dice of its own."""
        other = RolloutPolicy(dice, self.noise, self.w)
        other.order = self.order
        other.targets = self.targets[:]
        other.target_weight = self.target_weight
        return other

    def choose(self, p: Game, side: int) -> int:
        """One of the legal actions of a side."""
        offer = p.offer(side)
        phase = p.phase
        action = NO_CHOICE
        if MOVES <= phase <= ENTER:
            action = self._move(p, side, offer)
        elif BATTLE_ORDER <= phase <= LEAVE:
            action = self._battle(p, side, offer)
        elif phase <= CARDS:
            action = self._prepare(p, side, offer)
        else:
            action = self._rest(p, side, offer)
        if action < 0:
            action = p.random_action(side, self.dice)
        return action

    def _prepare(self, p: Game, side: int, offer: list[int]) -> int:
        """3.0, 4.1: deployment and the choice of a card."""
        phase = p.phase
        if phase == CARDS:
            return card_choice(offered(offer, CARD), self._valuation(p, side), self.dice)
        if phase == FRANK_DEPLOY:
            return frank_deploy_choice(p, offer)
        if phase == DEPLOY_TO:
            return seat_choice(p, offer)
        return saracen_deploy_choice(offer, self.dice)

    def _battle(self, p: Game, side: int, offer: list[int]) -> int:
        """6.0: battles, sieges, retreats."""
        phase = p.phase
        if phase == FIELD:
            return field_choice(p, side, offer, self.w)
        if phase == HITS:
            return least(p, offered(offer, TAKE_HIT), TAKE_HIT, True)
        if phase == STORMING:
            return storming_choice(p, side, offer, self.w)
        if phase == STORM:
            return storm_choice(p, side, offer, self.w)
        if phase == SALLY:
            return sally_choice(p, side, offer, self.w)
        if phase == GARRISON:
            return garrison_choice(p, side, offer, self.w)
        if phase == REGROUP:
            return regroup_choice(p, side, offer)
        if phase == LEAVE:
            return leave_choice(p, side, offer, self.w)
        if phase == FORCED_RETREAT:
            return most(p, offered(offer, RETREAT), RETREAT)
        if phase == BATTLE_ORDER:
            return battle_order_choice(p, side, offer)
        return retreat_choice(p, side, offered(offer, TO))

    def _rest(self, p: Game, side: int, offer: list[int]) -> int:
        """Events, the end of movement, draws and winter."""
        phase = p.phase
        if phase == PLACE_DRAW:
            return place_choice(p, side, offer, self.w)
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
        if phase == MANNA:
            return most(p, offered(offer, GIVE), GIVE)
        if phase == ASSASSINS:
            return assassins_choice(self._valuation(p, side), offer)
        if phase == TIE:
            return GO_FIRST * 64 + side  # whoever strikes first chooses the battles
        return NO_CHOICE

    def _valuation(self, p: Game, side: int) -> Valuation:
        return Valuation(p, side, self.w, self.targets[side], self.target_weight)

    # 5.0 movement

    def _move(self, p: Game, side: int, offer: list[int]) -> int:
        phase = p.phase
        if phase == MOVES:
            self.order = None
            if not p.moves or len(offer) <= 2:
                return offer[0] * 64 + first(offer[1])
            valuation = self._valuation(p, side)
            self.targets[side] = valuation.target()
            order = self._move_chooser(valuation).choose(offer)
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
            return onward if onward >= 0 else self._nearest(offered(offer, TO), p.group, TO)
        chooser = MoveChooser(Valuation(p, side, self.w), self.dice, self.noise)
        best, action = -999.0, NO_CHOICE
        for verb in (LAND, SEA_ATTACK, TO):
            for town in members(offered(offer, verb)):
                rate = chooser.landing(p.mover, town)
                if rate > best:
                    best, action = rate, verb * 64 + town
        return action

    def _move_chooser(self, valuation: Valuation) -> MoveChooser:
        """What rates the moves of one decision."""
        return MoveChooser(valuation, self.dice, self.noise)

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
            return NO_CHOICE
        path = order.paths.get(p.mover, _NO_PATH)
        here = p.where[p.mover]
        for i in range(len(path) - 1):
            if path[i] == here and offered(offer, TO) >> path[i + 1] & 1:
                return TO * 64 + path[i + 1]
        return NO_CHOICE

    def _next_leg(self, p: Game, side: int, offer: list[int]) -> int:
        """On along the block's path; without one it halts, or goes next door."""
        onward = self._onward(p, offer)
        if onward >= 0:
            return onward
        if offered(offer, HALT):
            return HALT * 64
        towns = offered(offer, TO)
        return self._nearest(towns & ~p.held[1 - side] or towns, p.where[p.mover], TO)

    def _nearest(self, towns: int, here: int, verb: int) -> int:
        best, choice = 999, NO_CHOICE
        for town in members(towns):
            legs = DISTANCE[here * TOWN_COUNT + town]
            if legs < best:
                best, choice = legs, town
        return verb * 64 + choice if choice >= 0 else NO_CHOICE

    def _main_road(self, p: Game, side: int, roads: int) -> int:
        """6.41: the road by which most of the fire came."""
        best, choice = -1, NO_CHOICE
        for road in members(roads):
            fire = 0
            for block in members(p.field[p.group] & ARMY[side] & p.entered):
                if p.via[block] & 63 == road:
                    fire += p.strength(block) * FIREPOWER[block]
            if fire > best:
                best, choice = fire, road
        return MAIN * 64 + choice if choice >= 0 else NO_CHOICE

    def _biggest(self, p: Game, side: int, towns: int, verb: int) -> int:
        best, choice = -1, NO_CHOICE
        for town in members(towns):
            count = size(p.field[town] & ARMY[side]) + 2 * (p.held[1 - side] >> town & 1)
            if count > best:
                best, choice = count, town
        return verb * 64 + choice if choice >= 0 else NO_CHOICE
