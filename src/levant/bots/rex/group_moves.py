"""5.2 Group moves and joint attacks, each with what it gains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from levant.bots.rex.departures import Departures, MovedForces
from levant.bots.rex.forces import fire_of
from levant.bots.rex.map_tables import DISTANCE, stack_capacity
from levant.bots.rex.policy_weights import PolicyWeights
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice
from levant.rex.bits import lowest, mask_of, members
from levant.rex.board import CITIES, MASYAF, RATINGS, REALM, TOWN_COUNT
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.words import GROUP_OF

_FINE: Final = 1000
_NOTHING: Final = -1e9
"""Less than any order gains."""
_NOISE_STEPS: Final = 4.0
"""How many steps the noise may be worth."""
_WALLED: Final[int] = mask_of([town for town in range(TOWN_COUNT) if RATINGS[town]]) & ~(
    1 << MASYAF
)


class Order:
    """One move, and where each of its blocks is to go."""

    def __init__(self, verb: int, thing: int, score: float, goal: int) -> None:
        self.verb: int = verb
        self.thing: int = thing
        self.score: float = score
        self.goal: int = goal
        self.dest: dict[int, int] = {}
        self.paths: dict[int, list[int]] = {}


class GroupMove:
    """A group that could go to a target: what it costs to send, and how strong it is."""

    def __init__(self, order: Order, cost: float, steps: float, fire: float, number: float) -> None:
        self.order: Order = order
        self.cost: float = cost
        self.steps: float = steps
        self.fire: float = fire
        self.number: float = number


class GroupMoves:
    """Rates the group moves of one decision; `noise` says how much chance has a say in it."""

    def __init__(self, valuation: Valuation, dice: Dice, noise: float) -> None:
        self.valuation: Valuation = valuation
        self.w: PolicyWeights = valuation.w
        self.p: Game = valuation.p
        self.side: int = valuation.side
        self.dice: Dice = dice
        self.noise: float = noise
        self.moves: int = self.p.moves
        self.hostile: int = 0  # towns to be taken or guarded: a group goes there with its best
        self.orders: list[Order] = []
        self.departures: Departures = Departures(valuation)

    def add_order(self, order: Order) -> None:
        """Keep an order; its score is blurred by the noise."""
        if self.noise > 0:
            chance = self.dice.below(_FINE) / _FINE - 0.5
            order.score += self.noise * chance * (_NOISE_STEPS + order.score)
        self.orders.append(order)

    def rate_groups(self, sources: int) -> None:
        """Orders for the groups of some towns, and for several groups on one target."""
        p = self.p
        valuation = self.valuation
        foe = valuation.foe
        vacant = _WALLED & ~REALM[self.side] & ~p.held[foe]
        self.hostile = p.held[foe] | p.garrisoned[foe] | CITIES
        if p.turn == WINTER_TURN:
            for start in members(sources):
                order = Order(GROUP_OF, start, 0.0, start)
                self.fill(order)
                if order.dest:
                    self.add_order(order)
            return
        attacks: dict[int, list[GroupMove]] = {}
        for start in members(sources):
            blocks = self.departures.free(start)
            if not blocks:
                continue
            reach = self.departures.reach(start, 3)
            for target in members(reach & (self.hostile | vacant | self._forward(start, reach))):
                group_move = self._group(start, target, blocks)
                if group_move is not None:
                    self.add_order(group_move.order)
                    if p.held[foe] >> target & 1:
                        attacks.setdefault(target, []).append(group_move)
        if self.moves > 1 and not p.groups_only:
            for target in sorted(attacks):
                if len(attacks[target]) > 1:
                    self._joint(target, attacks[target])

    def _forward(self, start: i64, reach: i64) -> i64:
        """The two towns in reach that pull most."""
        valuation = self.valuation
        here = valuation.pull(start)
        best, second = here, here
        first: i64 = 0
        other: i64 = 0
        towns = reach & ~valuation.foe_held
        while towns:
            bit = towns & -towns
            towns ^= bit
            pull = valuation.pull(lowest(bit))
            if pull > best:
                second, other = best, first
                best, first = pull, bit
            elif pull > second:
                second, other = pull, bit
        return first | other

    def _group(self, start: int, target: int, blocks: list[int]) -> GroupMove | None:
        """The best number of blocks to send from one town to another."""
        p = self.p
        valuation = self.valuation
        able = self._able(blocks, DISTANCE[start * TOWN_COUNT + target])
        room = stack_capacity(start, target)
        if p.guide == self.side:
            room *= 2
        if not self.hostile >> target & 1:
            able.reverse()
        most = min(len(able), room)
        if not most:
            return None
        gone = 0
        steps = fire = number = 0.0
        best = GroupMove(Order(GROUP_OF, start, _NOTHING, target), 0.0, 0.0, 0.0, 0.0)
        here = valuation.now(start)
        there = valuation.now(target)
        nearer = valuation.pull(target) - valuation.pull(start)
        if valuation.foe_held >> target & 1:
            nearer *= self.w.in_battle
        for count in range(1, most + 1):
            block = able[count - 1]
            strength = p.strength(block)
            gone |= 1 << block
            steps += strength
            fire += fire_of(block, strength)
            number += 1
            if 1 < count < most - 1 and count != most // 2:
                continue
            cost = self.departures.without(start, gone, steps, fire, number) - here + steps * nearer
            gain = (
                valuation.worth(
                    target,
                    valuation.steps[target] + steps,
                    valuation.fire[target] + fire,
                    valuation.number[target] + number,
                )
                - there
            )
            if cost + gain > best.order.score:
                best.order.score = cost + gain
                best.cost, best.steps, best.fire, best.number = cost, steps, fire, number
        for i in range(int(best.number)):
            best.order.dest[able[i]] = target
        return best

    def _able(self, blocks: list[int], legs: i64) -> list[int]:
        """Those of some blocks who may go so far."""
        able: list[int] = []
        for block in blocks:
            if self.departures.legs(block) >= legs:
                able.append(block)
        return able

    def fill(self, order: Order) -> None:
        """5.2: the others of the group may go elsewhere at no further cost."""
        p = self.p
        valuation = self.valuation
        start = order.thing
        forces = MovedForces(valuation)
        for block in order.dest:
            steps = p.strength(block)
            forces.move(start, order.dest[block], steps, fire_of(block, steps))
        # The last block that found no place.
        stayed_steps, stayed_fire, stayed_legs = 0, 0.0, 0
        for block in self.departures.free(start):
            if block in order.dest:
                continue
            steps = p.strength(block)
            fire = fire_of(block, steps)
            legs = self.departures.legs(block)
            if steps == stayed_steps and fire == stayed_fire and legs == stayed_legs:
                continue  # for one like the last there is no better place either
            leaving = forces.worth_with(start, -steps, -fire, -1.0) - forces.worth(start)
            best, choice = self.w.worth_a_march, -1
            here = valuation.pull(start)
            reach: i64 = self.departures.reach(start, legs)
            while reach:
                town = lowest(reach)
                reach &= reach - 1
                gain = forces.worth_with(town, steps, fire, 1.0) - forces.worth(town)
                score = leaving + gain + steps * (valuation.pull(town) - here)
                if score > best:
                    best, choice = score, town
            if choice < 0:
                stayed_steps, stayed_fire, stayed_legs = steps, fire, legs
                continue
            stayed_steps = 0
            order.dest[block] = choice
            order.score += best
            forces.move(start, choice, steps, fire)

    def _joint(self, target: int, group_moves: list[GroupMove]) -> None:
        """Several groups on one target; each order carries its share of the whole."""
        valuation = self.valuation
        there = valuation.now(target)
        ranked: list[tuple[float, int]] = []
        for i in range(len(group_moves)):
            ranked.append((-group_moves[i].steps * group_moves[i].fire, i))
        ranked.sort()
        steps = fire = number = cost = 0.0
        for count in range(min(self.moves, len(ranked))):
            group_move = group_moves[ranked[count][1]]
            part = self.w.reserve if count else 1.0
            steps += part * group_move.steps
            fire += part * group_move.fire
            number += part * group_move.number
            cost += group_move.cost
            if not count:
                continue
            gain = valuation.worth(
                target,
                valuation.steps[target] + steps,
                valuation.fire[target] + fire,
                valuation.number[target] + number,
            )
            score = (cost + gain - there) / (count + 1)
            for i in range(count + 1):
                order = group_moves[ranked[i][1]].order
                if score > order.score:
                    joint = Order(GROUP_OF, order.thing, score, target)
                    joint.dest = order.dest
                    self.add_order(joint)
