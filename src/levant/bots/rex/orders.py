"""Orders for the movement phase: every sensible move, with what it would gain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from levant.bots.rex.appraise import NONE, Force
from levant.bots.rex.map_tables import DISTANCE
from levant.bots.rex.moment import March, Order
from levant.bots.rex.outlook import WINTER_TURN, Outlook
from levant.bots.rex.routes import Roads, parties
from levant.bots.rex.stakes import CITY_LIST, Stakes
from levant.rex.army import FIREPOWER, MOVE
from levant.rex.board import CITIES, REALM
from levant.rex.words import GROUP_OF, MUSTER_AT

_MUSTERS: Final = 7
"""How many towns are looked at for a muster."""


_WORTH_A_MARCH: Final = 0.3
_IN_BATTLE: Final = 0.3
"""How much it counts to have come nearer, if that is where a battle is."""
_RESERVE: Final = 0.75
"""What blocks are worth that come to a battle a round later."""


def _less(whole: Force, part: Force) -> Force:
    if part.number >= whole.number:
        return NONE
    return Force(whole.steps - part.steps, whole.fire - part.fire, whole.number - part.number)


class Planner:
    """Finds and rates the moves by road of one moment."""

    def __init__(self, seen: Outlook, stakes: Stakes, moves: int) -> None:
        self.seen = seen
        self.stakes = stakes
        self.moves = moves
        self._reach: dict[int, dict[int, list[int]]] = {}

    def reach(self, town: int) -> dict[int, list[int]]:
        """The paths from a town, or by symmetry to it."""
        found = self._reach.get(town)
        if found is None:
            found = Roads(self.seen).reach(town, 3)
            self._reach[town] = found
        return found

    def free(self, town: int) -> list[int]:
        """5.5: the blocks of a field that may go, the strongest first."""
        seen = self.seen
        here = seen.field.get(town, [])
        free = [b for b in here if b not in seen.moved and b not in seen.late]
        free.sort(key=lambda b: seen.steps[b] * FIREPOWER[b], reverse=True)
        if seen.first == seen.foe and (seen.foe, town) in seen.came:
            pinned = int(seen.foes_present.get(town, NONE).number)
            return free[: max(0, len(free) - pinned)]
        return free

    def leave(self, town: int, part: Force) -> float:
        """What a town gains, or mostly loses, when a part of its blocks leaves."""
        rest = _less(self.seen.stack(town), part)
        return self.stakes.worth(town, rest) - self.stakes.now(town)

    def join(self, town: int, part: Force) -> float:
        """What a town gains when a force comes in."""
        both = self.seen.stack(town).joined(part)
        return self.stakes.worth(town, both) - self.stakes.now(town)

    def drift(self, start: int, target: int, part: Force) -> float:
        """What it is worth to be nearer to where things are decided."""
        nearer = self.stakes.pull[target] - self.stakes.pull[start]
        return part.steps * nearer * (_IN_BATTLE if target in self.seen.foes else 1.0)

    # 5.2 group moves

    def groups(self, sources: list[int]) -> list[Order]:
        """The best group moves, and the first parts of attacks by several groups."""
        if self.seen.turn == WINTER_TURN:
            return self.quarters(sources)
        orders: list[Order] = []
        attacks: dict[int, list[tuple[float, Force, Order]]] = {}
        for start in sources:
            blocks = self.free(start)
            if not blocks:
                continue
            for target, path in self._targets(start):
                best = self._group(start, target, path, blocks)
                if best is None:
                    continue
                order, cost, force = best
                orders.append(order)
                if target in self.seen.foes:
                    attacks.setdefault(target, []).append((cost, force, order))
        if self.moves > 1:
            for target, waves in attacks.items():
                orders.extend(self._joint(target, waves))
        return orders

    def _targets(self, start: int) -> Iterator[tuple[int, list[int]]]:
        """Where it may make sense to go: the enemy, cities, what is open, and forward."""
        seen, pull = self.seen, self.stakes.pull
        home = REALM[seen.me]
        here = pull[start]
        forward: list[tuple[float, int]] = []
        for target, path in self.reach(start).items():
            if (
                target in seen.foes
                or target in seen.foes_inside
                or not home >> target & 1
                or CITIES >> target & 1
            ):
                yield target, path
            elif pull[target] > here:
                forward.append((pull[target], target))
        forward.sort(reverse=True)
        for _, target in forward[:2]:
            yield target, self.reach(start)[target]

    def _group(
        self, start: int, target: int, path: list[int], blocks: list[int]
    ) -> tuple[Order, float, Force] | None:
        """The best number of blocks to send from one town to another."""
        hostile = target in self.seen.foes or target in self.seen.foes_inside
        willing = blocks if hostile or CITIES >> target & 1 else blocks[::-1]
        sent = parties(self.seen, start, target, willing, {target: path})
        best: tuple[Order, float, Force] | None = None
        for count in _sizes(len(sent)):
            marches = sent[:count]
            force = self.seen.force([block for block, _ in marches])
            cost = self.leave(start, force) + self.drift(start, target, force)
            score = cost + self.join(target, force)
            if best is None or score > best[0].score:
                best = (Order(GROUP_OF, start, score, target, marches), cost, force)
        return best

    def _joint(self, target: int, waves: list[tuple[float, Force, Order]]) -> Iterator[Order]:
        """Several groups on one target; each order carries its share of the whole."""
        waves.sort(key=lambda wave: wave[1].steps * wave[1].fire, reverse=True)
        force, cost = NONE, 0.0
        for number, (price, wave, _) in enumerate(waves[: self.moves], 1):
            force = force.joined(wave.part(_RESERVE) if number > 1 else wave)
            cost += price
            if number == 1:
                continue
            score = (cost + self.join(target, force)) / number
            for _, _, order in waves[:number]:
                if score > order.score:
                    yield Order(GROUP_OF, order.thing, score, target, order.marches)

    def fill(self, order: Order) -> None:
        """5.2: the others of the group may go elsewhere at no further cost."""
        busy = {block for block, _ in order.marches}
        roads = Roads(self.seen)
        for _, path in order.marches:
            roads.book(path)
        for block in self.free(order.thing):
            if block in busy:
                continue
            gain, path = self._alone(order, block, roads)
            if gain > _WORTH_A_MARCH:
                roads.book(path)
                order.marches.append((block, path))
                order.score += gain

    def _alone(self, order: Order, block: int, roads: Roads) -> tuple[float, list[int]]:
        """The best place for one more block of a group, and what is gained by going there."""
        start = order.thing
        one = self.seen.force([block])
        gone = self.seen.force([b for b, _ in order.marches])
        leaving = self.leave(start, gone.joined(one)) - self.leave(start, gone)
        best: tuple[float, list[int]] = (0.0, [])
        for target, path in roads.reach(start, MOVE[block]).items():
            there = self.seen.force([b for b, way in order.marches if way[-1] == target])
            gain = self.join(target, there.joined(one))
            if there.number:
                gain -= self.join(target, there)
            score = leaving + gain + self.drift(start, target, one)
            if score > best[0]:
                best = (score, path)
        return best

    def quarters(self, sources: list[int]) -> list[Order]:
        """8.3: groups that part for the winter, every block to where it is fed."""
        orders = []
        for start in sources:
            order = Order(GROUP_OF, start, 0.0, start)
            self.fill(order)
            if order.marches:
                orders.append(order)
        return orders

    # 5.3 musters

    def musters(self, offered: list[int]) -> list[Order]:
        """Gatherings at the towns where they may help most."""
        stakes, seen = self.stakes, self.seen
        wanted = sorted(offered, key=lambda town: stakes.pull[town], reverse=True)[:_MUSTERS]
        for city in CITY_LIST:
            if city in offered and city not in wanted and seen.is_mine(city):
                wanted.append(city)
        return [order for town in wanted if (order := self._muster(town)) is not None]

    def _muster(self, town: int) -> Order | None:
        """Who comes to one town: from each neighbour the number that gains most."""
        force, score = NONE, 0.0
        marches: list[March] = []
        here = self.stakes.now(town)
        have = self.seen.stack(town)
        paths = self.reach(town)
        starts = [start for start in self.seen.field if start in paths]
        starts.sort(key=lambda start: len(paths[start]))
        roads = Roads(self.seen)
        for start in starts:
            way = paths[start][::-1]
            room = max(0, roads.room(way))
            able = [b for b in self.free(start) if MOVE[b] >= len(way) - 1][:room]
            gain, count, worth = 0.2, 0, here
            for number in _sizes(len(able)):
                part = self.seen.force(able[:number])
                after = self.stakes.worth(town, have.joined(force).joined(part))
                rise = after - here + self.leave(start, part) + self.drift(start, town, part)
                if rise > gain:
                    gain, count, worth = rise, number, after
            if count:
                force = force.joined(self.seen.force(able[:count]))
                score += gain
                here = worth
                for block in able[:count]:
                    marches.append((block, way))
                    roads.book(way)
        return Order(MUSTER_AT, town, score, town, marches) if marches else None


def _sizes(most: int) -> list[int]:
    """The numbers of blocks worth trying."""
    return sorted({1, most // 2, most - 1, most} - {0})


def sources(seen: Outlook) -> list[int]:
    """Towns whose blocks could move, before anybody says which are legal."""
    return list(seen.field)


def muster_towns(seen: Outlook) -> list[int]:
    """Friendly towns near own blocks, before anybody says which are legal."""
    near: set[int] = set()
    for town in seen.field:
        legs = DISTANCE[town]
        near.update(t for t in range(len(legs)) if legs[t] <= 3 and seen.friendly(t))
    if seen.turn == WINTER_TURN:
        near -= set(seen.foes_inside)
    return sorted(near)
