"""5.2 Group moves and joint attacks, each with what it gains."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.departures import Departures
from levant.bots.rex.map_tables import DISTANCE, stack_capacity
from levant.bots.rex.policy_weights import PolicyWeights
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice
from levant.rex.army import FIREPOWER
from levant.rex.bits import mask_of, members
from levant.rex.board import CITIES, MASYAF, RATINGS, REALM, TOWN_COUNT
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.movement import legs_of
from levant.rex.words import GROUP_OF

_FINE: Final = 1000
_NOISE_STEPS: Final = 4.0
"""How many steps the noise may be worth."""
_WALLED: Final[int] = mask_of([town for town in range(TOWN_COUNT) if RATINGS[town]]) & ~(
    1 << MASYAF
)
_NOBODY: Final = [0.0, 0.0, 0.0]


def _add(added: dict[int, list[float]], town: int, steps: float, fire: float) -> None:
    """Count one more block that is on its way to a town."""
    there = added.get(town, _NOBODY)
    added[town] = [there[0] + steps, there[1] + fire, there[2] + 1]


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
        self.orders: list[Order] = []
        self.gains: dict[int, float] = {}  # by verb and town, when prospects are asked for
        self.departures: Departures = Departures(valuation)

    def add_order(self, order: Order) -> None:
        """Keep an order and its gain; its score is blurred by the noise."""
        key = order.verb * 64 + order.thing
        if order.score > self.gains.get(key, 0.0):
            self.gains[key] = order.score
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
        targets = p.held[foe] | p.garrisoned[foe] | vacant | CITIES
        if p.turn == WINTER_TURN:
            for start in members(sources):
                order = Order(GROUP_OF, start, 0.0, start)
                self.fill(order)
                if order.dest:
                    self.add_order(order)
            return
        group_moves: list[list[GroupMove]] = [[] for _ in range(TOWN_COUNT)]
        for start in members(sources):
            blocks = self.departures.free(start)
            if not blocks:
                continue
            reach = self.departures.reach(start, 3)
            for target in members(reach & (targets | self._forward(start, reach))):
                group_move = self._group(start, target, blocks)
                if group_move is not None:
                    self.add_order(group_move.order)
                    if p.held[foe] >> target & 1:
                        group_moves[target].append(group_move)
        if self.moves > 1 and not p.groups_only:
            for target in members(p.held[foe]):
                if len(group_moves[target]) > 1:
                    self._joint(target, group_moves[target])

    def _forward(self, start: int, reach: int) -> int:
        """The two towns in reach that pull most."""
        valuation = self.valuation
        here = valuation.pull(start)
        best, second = here, here
        first = other = 0
        for town in members(reach & ~self.p.held[1 - self.side]):
            pull = valuation.pull(town)
            if pull > best:
                second, other = best, first
                best, first = pull, 1 << town
            elif pull > second:
                second, other = pull, 1 << town
        return first | other

    def _group(self, start: int, target: int, blocks: list[int]) -> GroupMove | None:
        """The best number of blocks to send from one town to another."""
        p = self.p
        valuation = self.valuation
        legs = DISTANCE[start][target]
        able = [b for b in blocks if legs_of(p, b) >= legs]
        room = stack_capacity(start, target)
        if p.guide == self.side:
            room *= 2
        hostile = (p.held[valuation.foe] | p.garrisoned[valuation.foe] | CITIES) >> target & 1
        if not hostile:
            able.reverse()
        most = min(len(able), room)
        if not most:
            return None
        best: GroupMove | None = None
        gone = 0
        steps = fire = 0.0
        here = valuation.now(start)
        there = valuation.now(target)
        nearer = valuation.pull(target) - valuation.pull(start)
        if p.held[valuation.foe] >> target & 1:
            nearer *= self.w.in_battle
        for number in range(1, most + 1):
            block = able[number - 1]
            strength = p.strength(block)
            gone |= 1 << block
            steps += strength
            fire += strength * FIREPOWER[block] / 6
            if 1 < number < most - 1 and number != most // 2:
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
            if best is None or cost + gain > best.order.score:
                order = Order(GROUP_OF, start, cost + gain, target)
                best = GroupMove(order, cost, steps, fire, number)
        if best is not None:
            for i in range(int(best.number)):
                best.order.dest[able[i]] = target
        return best

    def fill(self, order: Order) -> None:
        """5.2: the others of the group may go elsewhere at no further cost."""
        valuation = self.valuation
        start = order.thing
        gone_steps = gone_fire = gone = 0.0
        added: dict[int, list[float]] = {}
        for block in order.dest:
            strength = self.p.strength(block)
            gone_steps += strength
            gone_fire += strength * FIREPOWER[block] / 6
            gone += 1
            _add(added, order.dest[block], strength, strength * FIREPOWER[block] / 6)
        for block in self.departures.free(start):
            if block in order.dest:
                continue
            steps = float(self.p.strength(block))
            fire = steps * FIREPOWER[block] / 6
            left_steps = valuation.steps[start] - gone_steps
            left_fire = valuation.fire[start] - gone_fire
            left = valuation.number[start] - gone
            leaving = valuation.worth(
                start, left_steps - steps, left_fire - fire, left - 1
            ) - valuation.worth(start, left_steps, left_fire, left)
            best, choice = self.w.worth_a_march, -1
            for town in members(self.departures.reach(start, legs_of(self.p, block))):
                there = added.get(town, _NOBODY)
                s = valuation.steps[town] + there[0]
                f = valuation.fire[town] + there[1]
                n = valuation.number[town] + there[2]
                gain = valuation.worth(town, s + steps, f + fire, n + 1)
                gain -= valuation.worth(town, s, f, n) if there[2] > 0 else valuation.now(town)
                nearer = valuation.pull(town) - valuation.pull(start)
                score = leaving + gain + steps * nearer
                if score > best:
                    best, choice = score, town
            if choice >= 0:
                order.dest[block] = choice
                order.score += best
                gone_steps += steps
                gone_fire += fire
                gone += 1
                _add(added, choice, steps, fire)

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
