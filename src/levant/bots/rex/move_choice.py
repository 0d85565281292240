"""5.0 The choice of a move by what each gains: groups, joint attacks, musters, voyages."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from levant.bots.rex.forces import fire_of
from levant.bots.rex.group_moves import GroupMoves, Order
from levant.bots.rex.map_tables import DISTANCE, stack_capacity
from levant.bots.rex.offers import offered
from levant.bots.rex.routing import Routing
from levant.bots.rex.targets import CITY_LIST
from levant.rex.army import ARMY, CRUSADERS, MOVE, STEPS
from levant.rex.bits import members
from levant.rex.board import CITIES, FORTIFIED, FRANCE, GERMANIA, PORTS, TOWN_COUNT
from levant.rex.cards import WINTER_TURN
from levant.rex.words import ENTER_WITH, GROUP_OF, KEEP_SIEGE, MUSTER_AT, SAIL_WITH

_MUSTERS: Final = 6
_MOST_MOVES: Final = 3
_TRIES: Final = 6
_GERMANS: Final = 3.0


class MoveChooser(GroupMoves):
    """Rates all moves of one decision and takes the best."""

    def choose(self, offer: list[int]) -> Order | None:
        """The order that gains most; none when nothing is worth a move."""
        sources = offered(offer, GROUP_OF)
        if sources:
            self.rate_groups(sources)
        musters = offered(offer, MUSTER_AT)
        if musters:
            self._musters(musters)
        afloat = offered(offer, SAIL_WITH)
        if afloat:
            self._voyages(afloat)
        coming = offered(offer, ENTER_WITH)
        if coming:
            block = members(coming)[0]
            self.add_order(Order(ENTER_WITH, block, _GERMANS, -1))
        kept = offered(offer, KEEP_SIEGE)
        for town in members(kept & self.p.sieges(self.side)):
            value = 0.5 * self.valuation.value(town) + self.valuation.steps[town]
            self.add_order(Order(KEEP_SIEGE, town, value, town))
        return self._best()

    def _best(self) -> Order | None:
        """The best order that the roads allow."""
        left = self.orders[:]
        for _ in range(_TRIES):
            best: Order | None = None
            for order in left:
                if best is None or order.score > best.score:
                    best = order
            if best is None or best.score < self.w.worth_a_move:
                break
            left.remove(best)
            if not best.dest or self._find_ways(best):
                return best
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
        """4.1: what the best three moves would gain, falling, and the best group move.

        It is asked of who rates without noise.
        """
        self.moves = _MOST_MOVES
        self.rate_groups(self.p.held[self.side])
        group = max([0.0, *self._gains()])
        self._musters(self.p.friendly(self.side))
        ranked = self._gains()
        for block in members(CRUSADERS & ARMY[self.side]):
            if GERMANIA <= self.p.where[block] <= FRANCE:
                ranked.append(self.w.staged)
        ranked.sort(reverse=True)
        return [*ranked[:_MOST_MOVES], 0.0, 0.0, 0.0], group

    def _gains(self) -> list[float]:
        """What the best order of each kind and town gains, where that is anything."""
        gains: dict[int, float] = {}
        for order in self.orders:
            key = order.verb * 64 + order.thing
            if order.score > gains.get(key, 0.0):
                gains[key] = order.score
        return list(gains.values())

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

    def _muster(self, town: i64) -> None:
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
            legs = DISTANCE[start * TOWN_COUNT + town]
            able = self._able(self.departures.free(start), legs)
            most: int = min(len(able), stack_capacity(start, town))
            if not most:
                continue
            base = valuation.now(start)
            nearer = valuation.pull(town) - valuation.pull(start)
            gone = 0
            s = f = 0.0
            best, count, worth = 0.2, 0, here
            for n in range(1, most + 1):
                block = able[n - 1]
                strength = p.strength(block)
                gone |= 1 << block
                s += strength
                f += fire_of(block, strength)
                if 1 < n < most - 1 and n != most // 2:
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
                    fire += fire_of(block, strength)
                    number += 1
                    order.dest[block] = town
        if order.dest:
            order.score = score
            self.add_order(order)

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
                self.add_order(Order(SAIL_WITH, block, self.w.staged + 0.5 * STEPS[block], -1))
                continue
            best, goal = self.w.worth_a_voyage, -1
            leaving = self._putting_out(block, here)
            for port in members(ports & ~(1 << here)):
                rate = leaving + self.landing(block, port)
                if rate > best:
                    best, goal = rate, port
            if goal >= 0:
                self.add_order(Order(SAIL_WITH, block, best, goal))

    def _putting_out(self, block: int, here: i64) -> float:
        """What the town that a block leaves by sea loses by it."""
        valuation = self.valuation
        strength = self.p.strength(block)
        steps, fire = float(strength), fire_of(block, strength)
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

    def landing(self, block: int, town: i64) -> float:
        """How good a port is for a block to land in."""
        valuation = self.valuation
        strength = self.p.strength(block)
        steps, fire = float(strength), fire_of(block, strength)
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
