"""5.0 The choice of a move by what each gains: groups, joint attacks, musters, voyages."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.departures import Departures
from levant.bots.rex.map_tables import DISTANCE, stack_capacity
from levant.bots.rex.policy_weights import PolicyWeights
from levant.bots.rex.routing import Routing
from levant.bots.rex.valuation import CITY_LIST, Valuation
from levant.kernel.dice import Dice
from levant.rex.army import ARMY, CRUSADERS, FIREPOWER, MOVE, STEPS
from levant.rex.bits import mask_of, members
from levant.rex.board import (
    CITIES,
    FORTIFIED,
    FRANCE,
    GERMANIA,
    MASYAF,
    PORTS,
    RATINGS,
    REALM,
    TOWN_COUNT,
)
from levant.rex.cards import WINTER_TURN
from levant.rex.game import Game
from levant.rex.movement import legs_of
from levant.rex.words import (
    ENTER_WITH,
    GROUP_OF,
    KEEP_SIEGE,
    MUSTER_AT,
    SAIL_WITH,
)

_MUSTERS: Final = 6
_MOST_MOVES: Final = 3
_TRIES: Final = 6
_GERMANS: Final = 3.0
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


def offered(offer: list[int], verb: int) -> int:
    """The objects a verb may take."""
    for i in range(0, len(offer), 2):
        if offer[i] == verb:
            return offer[i + 1]
    return 0


class MoveChooser:
    """Rates the moves of one decision; `noise` says how much chance has a say in it."""

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

    def choose(self, offer: list[int]) -> Order | None:
        """The order that gains most; none when nothing is worth a move."""
        sources = offered(offer, GROUP_OF)
        if sources:
            self._groups(sources)
        musters = offered(offer, MUSTER_AT)
        if musters:
            self._musters(musters)
        afloat = offered(offer, SAIL_WITH)
        if afloat:
            self._voyages(afloat)
        coming = offered(offer, ENTER_WITH)
        if coming:
            block = members(coming)[0]
            self._offer(Order(ENTER_WITH, block, _GERMANS, -1))
        kept = offered(offer, KEEP_SIEGE)
        for town in members(kept & self.p.sieges(self.side)):
            value = 0.5 * self.valuation.value(town) + self.valuation.steps[town]
            self._offer(Order(KEEP_SIEGE, town, value, town))
        return self._best()

    def _best(self) -> Order | None:
        """The best order that the roads allow."""
        ranked = [(-self.orders[i].score, i) for i in range(len(self.orders))]
        ranked.sort()
        for score, i in ranked[:_TRIES]:
            if -score < self.w.worth_a_move:
                break
            order = self.orders[i]
            if not order.dest or self._find_ways(order):
                return order
        return None

    def _find_ways(self, order: Order) -> bool:
        """5.1: give every block its path; whether all came through who must."""
        grouped = order.verb == GROUP_OF
        if grouped and self.p.turn < WINTER_TURN:
            self.fill(order)
        hostile = (self.p.held[1 - self.side] | CITIES) >> order.goal & 1
        routing = Routing(self.p, self.side)
        for block in list(order.dest):
            goal = order.dest[block]
            path = routing.send(block, goal)
            if path:
                order.paths[block] = path
                continue
            if grouped and hostile and goal == order.goal:
                return False
            del order.dest[block]
        return bool(order.dest)

    def prospects(self) -> tuple[list[float], float]:
        """4.1: what the best three moves would gain, falling, and the best group move."""
        self.moves = _MOST_MOVES
        self._groups(self.p.held[self.side])
        group = max([0.0, *self.gains.values()])
        self._musters(self.p.friendly(self.side))
        ranked = [gain for gain in self.gains.values() if gain > 0]
        for block in members(CRUSADERS & ARMY[self.side]):
            if GERMANIA <= self.p.where[block] <= FRANCE:
                ranked.append(self.w.staged)
        ranked.sort(reverse=True)
        return [*ranked[:_MOST_MOVES], 0.0, 0.0, 0.0], group

    def _offer(self, order: Order) -> None:
        key = order.verb * 64 + order.thing
        if order.score > self.gains.get(key, 0.0):
            self.gains[key] = order.score
        if self.noise > 0:
            chance = self.dice.below(_FINE) / _FINE - 0.5
            order.score += self.noise * chance * (_NOISE_STEPS + order.score)
        self.orders.append(order)

    # 5.2 groups

    def _groups(self, sources: int) -> None:
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
                    self._offer(order)
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
                    self._offer(group_move.order)
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
                    self._offer(joint)

    # 5.3 musters

    def _musters(self, offer: int) -> None:
        """Gatherings at the towns where they may help most."""
        valuation = self.valuation
        ranked = [(valuation.pull(town), town) for town in members(offer)]
        ranked.sort(reverse=True)
        wanted = [town for _, town in ranked[:_MUSTERS]]
        for city in CITY_LIST:
            if offer >> city & 1 and city not in wanted and valuation.is_mine(city):
                wanted.append(city)
        for town in wanted:
            self._muster(town)

    def _muster(self, town: int) -> None:
        """Who comes to one town: from each neighbour the number that gains most."""
        p = self.p
        valuation = self.valuation
        reach = self.departures.reach(town, 3)
        score = 0.0
        steps, fire = valuation.steps[town], valuation.fire[town]
        number = valuation.number[town]
        here = valuation.now(town)
        order = Order(MUSTER_AT, town, 0.0, town)
        for start in members(reach & p.held[self.side]):
            legs = DISTANCE[start][town]
            room = stack_capacity(start, town)
            able = [b for b in self.departures.free(start) if legs_of(p, b) >= legs][:room]
            if not able:
                continue
            base = valuation.now(start)
            nearer = valuation.pull(town) - valuation.pull(start)
            gone = 0
            s = f = 0.0
            best, count, worth = 0.2, 0, here
            for n in range(1, len(able) + 1):
                strength = p.strength(able[n - 1])
                gone |= 1 << able[n - 1]
                s += strength
                f += strength * FIREPOWER[able[n - 1]] / 6
                if 1 < n < len(able) - 1 and n != len(able) // 2:
                    continue
                after = valuation.worth(town, steps + s, fire + f, number + n)
                rise = (
                    after - here + self.departures.without(start, gone, s, f, n) - base + s * nearer
                )
                if rise > best:
                    best, count, worth = rise, n, after
            if count:
                score += best
                here = worth
                for i in range(count):
                    block = able[i]
                    strength = p.strength(block)
                    steps += strength
                    fire += strength * FIREPOWER[block] / 6
                    number += 1
                    order.dest[block] = town
        if order.dest:
            order.score = score
            self._offer(order)

    # 5.4, 7.21 voyages

    def _voyages(self, afloat: int) -> None:
        """Crusaders who wait in staging set out; others sail where they are needed more."""
        p = self.p
        ports = PORTS & p.friendly(self.side)
        for port in members(FORTIFIED & p.garrisoned[self.side] & p.held[1 - self.side]):
            if self.valuation.inside[port] < p.rules.rating[port]:
                ports |= 1 << port
        for block in members(afloat):
            here = p.where[block]
            if here >= TOWN_COUNT:
                self._offer(Order(SAIL_WITH, block, self.w.staged + 0.5 * STEPS[block], -1))
                continue
            best, goal = self.w.worth_a_voyage, -1
            leaving = self._putting_out(block, here)
            for port in members(ports & ~(1 << here)):
                rate = leaving + self.landing(block, port)
                if rate > best:
                    best, goal = rate, port
            if goal >= 0:
                self._offer(Order(SAIL_WITH, block, best, goal))

    def _putting_out(self, block: int, here: int) -> float:
        """What the town that a block leaves by sea loses by it."""
        valuation = self.valuation
        steps = float(self.p.strength(block))
        fire = steps * FIREPOWER[block] / 6
        away = -steps * valuation.pull(here) - 0.01 * MOVE[block]
        if self.p.castle[here] >> block & 1:
            return away + valuation.besieged(here, -steps, -fire, -1) + steps - valuation.now(here)
        left = valuation.worth(
            here,
            valuation.steps[here] - steps,
            valuation.fire[here] - fire,
            valuation.number[here] - 1,
        )
        return away + left - valuation.now(here)

    def landing(self, block: int, town: int) -> float:
        """How good a port is for a block to land in."""
        valuation = self.valuation
        steps = float(self.p.strength(block))
        fire = steps * FIREPOWER[block] / 6
        pull = steps * valuation.pull(town) + 0.01 * MOVE[block]
        if valuation.inside[town] > 0 and valuation.foe_number[town] > 0:
            return pull + valuation.besieged(town, steps, fire, 1) - valuation.now(town) - steps
        gain = valuation.worth(
            town,
            valuation.steps[town] + steps,
            valuation.fire[town] + fire,
            valuation.number[town] + 1,
        )
        return gain - valuation.now(town) + pull
