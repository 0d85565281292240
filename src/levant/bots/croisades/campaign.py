"""Where the constable's armies go: who is sent to which target, and how they march together."""

from __future__ import annotations

from typing import Final

from levant.bots.croisades.doctrine import USUAL, Doctrine
from levant.bots.croisades.outlook import FAR, LIKELY_GROUP, MEN_FED, Band, Outlook
from levant.bots.croisades.targets import (
    GUARD,
    KEEP_WEIGHT,
    RELIEF,
    SIEGE,
    THREAT,
    Target,
    foes_within,
    objectives,
    pressed,
    relief_need,
    targets,
)
from levant.croisades.board import LINKS, NOWHERE
from levant.croisades.words import BESIEGE, COME_OUT, DONE, HALT, MARCH_WITH, TO, action, unpack

TURN: Final = 4  # half points that an army of foot has
FEW: Final = 28
"""How many targets are looked at closely."""
PATIENCE: Final = 3.0
"""Turns that every enterprise takes beside the march."""
KEPT: Final = 0.7
"""How much more a target counts for those who are on the way there."""
OBJECTIVE: Final = 8.0
"""How much more a target counts that the doctrine names."""
HUNGRY: Final = 3  # turns without supply after which an army looks for food
STARVING: Final = 8  # after which not even a siege nearly won keeps it
DARING: Final = 0.7
"""What must stand against one of theirs when waiting loses."""
FLIGHT: Final = 1.6
"""An army leaves the open field to enemies so many times as strong."""


class Campaign:
    """Goals of the groups for one turn, and what they were in the last."""

    def __init__(self, doctrine: Doctrine = USUAL) -> None:
        self.doctrine = doctrine
        self.planned: tuple[int, str] = (0, "")
        self.goals: dict[int, int] = {}
        self.kinds: dict[int, str] = {}
        self.paces: dict[int, int] = {}
        self.tried: set[int] = set()
        self.maps: dict[int, list[int]] = {}

    def fork(self, doctrine: Doctrine) -> Campaign:
        """The same campaign for another to go on with, by a doctrine."""
        other = Campaign(doctrine)
        other.goals = dict(self.goals)
        if doctrine == self.doctrine:
            other.planned, other.kinds = self.planned, dict(self.kinds)
            other.paces, other.tried = dict(self.paces), set(self.tried)
        return other

    # --- The plan ---------------------------------------------------------------------------

    def prepare(self, look: Outlook) -> None:
        """Make the plan of the turn, again when ships have moved."""
        phase = str(look.view["phase"])
        stage = "moves" if phase in ("moves", "march") else "before"
        if self.planned != (look.view["turn"], stage):
            self.planned = (look.view["turn"], stage)
            self.plan(look)

    def plan(self, look: Outlook) -> None:
        """Give every group a goal: the target that promises most gets its army first."""
        before = self.goals
        self.goals, self.kinds, self.tried, self.maps = {}, {}, set(), {}
        armies = look.armies()
        ways = {
            place: look.way(place, hungry=any(b.hungry for b in army))
            for place, army in armies.items()
        }
        free = [b for army in armies.values() for b in army if not b.inside]
        self._stay(look, free)
        if self.doctrine.stays:
            self._halt(free)
        wanted = self._reachable(look, free, ways)
        while free and wanted:
            best = self._best(look, wanted, free, ways, before)
            if best is None:
                break
            target, army = best
            wanted.remove(target)
            if target.kind == SIEGE and self._fronts() >= self.doctrine.fronts:
                continue
            for band in army:
                self.goals[band.number], self.kinds[band.number] = target.place, target.kind
                free.remove(band)
        self._follow(look, free, ways)
        self._send_engineers(look, ways)
        for place, army in armies.items():
            self._shun(look, place, army)
            self._ration_out(look, place, army)
        self._pace(armies)

    def _stay(self, look: Outlook, free: list[Band]) -> None:
        """Who besieges a place goes on with it: all of the camp."""
        for band in list(free):
            if look.besieging(band.hex):
                self.goals[band.number], self.kinds[band.number] = band.hex, SIEGE
                free.remove(band)

    def _halt(self, free: list[Band]) -> None:
        """Everybody waits where he is."""
        for band in free:
            self.goals[band.number], self.kinds[band.number] = band.hex, GUARD
        free.clear()

    def _fronts(self) -> int:
        """How many places are besieged or marched on."""
        return len({self.goals[n] for n, kind in self.kinds.items() if kind == SIEGE})

    def _reachable(
        self, look: Outlook, free: list[Band], ways: dict[int, list[int]]
    ) -> list[Target]:
        """The targets that are worth a closer look."""
        places = {b.hex for b in free}
        left = look.view["last_turn"] - look.view["turn"]

        def promise(target: Target) -> float:
            near = min((toll(look, ways[h], target) for h in places), default=FAR)
            if near >= FAR or near / TURN > left + 1:
                return 0.0
            favour = OBJECTIVE if target.place == self.doctrine.objective else 1.0
            return favour * target.value / (near / TURN + PATIENCE)

        rated = [(promise(target), target) for target in targets(look)]
        rated = [one for one in rated if one[0] > 0]
        return [target for _, target in sorted(rated, key=lambda one: -one[0])[:FEW]]

    def _best(
        self,
        look: Outlook,
        wanted: list[Target],
        free: list[Band],
        ways: dict[int, list[int]],
        before: dict[int, int],
    ) -> tuple[Target, list[Band]] | None:
        """The target that promises most to the army that can be brought there soonest."""
        best: tuple[Target, list[Band]] | None = None
        most = 0.0
        for target in wanted:
            army, turns = self._muster(look, target, free, ways)
            if not army:
                continue
            kept = sum(b.worth for b in army if before.get(b.number) == target.place)
            share = kept / max(1, sum(b.worth for b in army))
            score = self._value(target) * (1 + KEPT * share) / (turns + PATIENCE)
            if score > most:
                best, most = (target, army), score
        return best

    def margin(self, look: Outlook) -> float:
        """How much stronger he must be; less when he would lose by waiting."""
        return min(DARING, self.doctrine.margin) if pressed(look) else self.doctrine.margin

    def daring(self, look: Outlook) -> float:
        """The same for the relief of an own place, which is lost by waiting."""
        relief = self.doctrine.relief
        return min(DARING, relief) if pressed(look) else relief

    def _value(self, target: Target) -> float:
        if target.place == self.doctrine.objective:
            return target.value * OBJECTIVE
        return target.value * (self.doctrine.guard if target.kind in (GUARD, RELIEF) else 1.0)

    def _muster(
        self, look: Outlook, target: Target, free: list[Band], ways: dict[int, list[int]]
    ) -> tuple[list[Band], float]:
        """The nearest groups that are enough together, and the turns until the last is there."""
        tolls = {b.hex: toll(look, ways[b.hex], target) for b in free}
        rated = [(tolls[b.hex] / max(2, b.pace), -b.worth, b.number, b) for b in free]
        rated.sort()
        need = target.need * (self.daring(look) if target.kind == RELIEF else self.margin(look))
        army: list[Band] = []
        strength, led, turns = 0, False, 0.0
        limit = look.view["last_turn"] - look.view["turn"] + 1
        for turns, _, _, band in rated:
            if tolls[band.hex] >= FAR or turns > limit:
                return [], 0.0
            army.append(band)
            strength += band.worth
            led = led or band.leads
            if strength >= need and led:
                return army, turns
        return [], 0.0

    def _follow(self, look: Outlook, free: list[Band], ways: dict[int, list[int]]) -> None:
        """Who was not needed joins the main army, but for the guards of what must be kept."""
        sizes: dict[int, int] = {}
        for number, place in self.goals.items():
            if self.kinds[number] in (SIEGE, RELIEF):
                band = next(b for b in look.bands if b.number == number)
                sizes[place] = sizes.get(place, 0) + band.worth
        main = max(sizes, key=lambda place: sizes[place], default=NOWHERE)
        weights = objectives(look)
        for band in free:
            keeps = look.own(band.hex) and weights.get(band.hex, 1.0) >= KEEP_WEIGHT
            threatened = keeps and foes_within(look, band.hex, 2 * THREAT)
            follows = (
                self.doctrine.together
                and main != NOWHERE
                and not (threatened and self.doctrine.guard)
                and not look.besieging(band.hex)
                and (ways[band.hex][main] < FAR or band.hex in LINKS)
            )
            self.goals[band.number] = main if follows else band.hex
            self.kinds[band.number] = SIEGE if follows else GUARD

    def _send_engineers(self, look: Outlook, ways: dict[int, list[int]]) -> None:
        """Engineers go where a siege has none, begun or intended."""
        going = {self.goals[n] for n, kind in self.kinds.items() if kind == SIEGE}
        places = {place for place in going if look.hostile(place)}
        served = {self.goals.get(b.number, b.hex) for b in look.bands if b.engineers}
        waiting = sorted(places - served)
        for band in look.bands:
            if not waiting or not band.engineers or band.aboard or band.inside:
                continue
            here = self.goals.get(band.number, band.hex)
            others = [b for b in look.bands if b.engineers and b is not band]
            alone = not any(self.goals.get(b.number, b.hex) == here for b in others)
            if here in places and alone:
                continue
            costs = ways[band.hex]
            place = min(waiting, key=lambda h: costs[h])
            if costs[place] < FAR:
                self.goals[band.number], self.kinds[band.number] = place, SIEGE
                waiting.remove(place)

    def _shun(self, look: Outlook, place: int, army: list[Band]) -> None:
        """An army in the open goes behind walls before enemies who are much stronger."""
        if (place in look.owner and not look.hostile(place)) or pressed(look):
            return
        coming = LIKELY_GROUP * (foes_within(look, place, 1))
        if coming <= FLIGHT * look.strength_near(place) or look.meets(place):
            return
        haven = refuge(look, place)
        for band in army:
            self.goals[band.number], self.kinds[band.number] = haven, GUARD

    def _ration_out(self, look: Outlook, place: int, army: list[Band]) -> None:
        """As many stay in a hex as its line of supply feeds; the others go where there is food."""
        hungry = max(b.hungry for b in army)
        if hungry < HUNGRY or look.fed(place, sum(b.size for b in army)):
            return
        siege = look.sieges.get(place)
        if siege is not None and hungry < STARVING:
            if siege["ramparts_taken"] or siege["outer"] > 2:
                return
        limit = max((most for most in MEN_FED if look.fed(place, most)), default=0)
        for band in sorted(army, key=lambda b: (-b.engineers, -b.worth)):
            if band.inside:
                continue
            if band.size <= limit:
                limit -= band.size
            else:
                self.goals[band.number] = larder(look, place, band.size)
                self.kinds[band.number] = GUARD

    def _pace(self, armies: dict[int, list[Band]]) -> None:
        """Those who march together go as fast as the slowest; carts do not hold up an army."""
        self.paces = {}
        for army in armies.values():
            for band in army:
                goal = self.goals.get(band.number, band.hex)
                along = [
                    b.pace for b in army
                    if self.goals.get(b.number, b.hex) == goal and b.pace >= TURN
                ]  # fmt: skip
                self.paces[band.number] = max(TURN, min(along, default=band.pace))

    def steer(self, look: Outlook, goal: int) -> list[int]:
        """The way to a goal from everywhere, made once a turn."""
        if goal not in self.maps:
            self.maps[goal] = look.way(goal)
        return self.maps[goal]

    # --- Decisions --------------------------------------------------------------------------

    def moves(self, look: Outlook, legal: list[int]) -> int:
        """The next group that has somewhere to go, those with the best people first."""
        self.prepare(look)
        offered = {unpack(act)[1] for act in legal if act >> 48 == MARCH_WITH}
        ready = [b for b in look.bands if b.number in offered and b.number not in self.tried]
        for band in sorted(ready, key=lambda b: -b.worth):
            self.tried.add(band.number)
            if self.goals.get(band.number, band.hex) != band.hex:
                return action(MARCH_WITH, band.number)
        return self.sortie(look, legal)

    def sortie(self, look: Outlook, legal: list[int]) -> int:
        """Decision 79: out of the gates to a battle that is due there, or against the weaker."""
        sheltered = {unpack(act)[1] for act in legal if act >> 48 == COME_OUT}
        bands = [b for b in look.bands if b.number in sheltered]
        for band in sorted(bands, key=lambda b: -b.worth):
            ours = sum(b.worth for b in bands if b.hex == band.hex)
            theirs = LIKELY_GROUP * look.foes.get(band.hex, 0)
            if look.meets(band.hex) or ours >= self.margin(look) * theirs:
                return action(COME_OUT, band.number)
        return action(DONE)

    def march(self, look: Outlook, legal: list[int]) -> int:
        """The next hex on the way; a halt where the others come to, or before the stronger."""
        self.prepare(look)
        number = look.view["marching"]["group"]
        band = next(b for b in look.bands if b.number == number)
        goal = self.goals.get(number, band.hex)
        steps = [unpack(act)[1] for act in legal if act >> 48 == TO]
        halt, besiege = action(HALT), action(BESIEGE)
        if besiege in legal and (band.hex == goal or not steps):
            return besiege
        costs = self.steer(look, goal)
        onward = min(steps, key=lambda h: costs[h], default=NOWHERE)
        if halt not in legal:
            return action(TO, onward) if onward != NOWHERE else legal[0]
        if onward == NOWHERE or costs[onward] >= costs[band.hex]:
            return halt
        left = look.view["marching"]["half_points"]
        tired = band.pace - left >= self.paces.get(number, TURN)
        if tired or not self.may_enter(look, onward, goal):
            return halt
        return action(TO, onward)

    def may_enter(self, look: Outlook, place: int, goal: int) -> bool:
        """Whether a hex can be entered without throwing the group away."""
        siege = look.sieges.get(place)
        if siege is not None and siege["besieger"] in look.friends and not look.foes.get(place):
            return True
        foes = look.foes.get(place, 0)
        walls = place == goal and look.hostile(place)
        if not foes and not walls:
            return True
        if look.own(place) and siege is not None:
            return look.strength_near(place) >= self.daring(look) * relief_need(look, place)
        margin = min(1.2, self.margin(look))
        return look.strength_near(place) >= margin * look.resistance(place)


def toll(look: Outlook, costs: list[int], target: Target) -> int:
    """What the way to a target costs; those who wait there are reckoned with in its need."""
    cost = costs[target.place]
    return cost if cost >= FAR else max(0, cost - look.dangers(hungry=False)[target.place])


def refuge(look: Outlook, place: int) -> int:
    """The nearest own stronghold without a siege; else where one is."""
    costs = look.way(place)
    homes = [
        (costs[h], h)
        for h, owner in look.owner.items()
        if owner in look.friends and h not in look.sieges and costs[h] < FAR
    ]
    return min(homes)[1] if homes else place


def larder(look: Outlook, place: int, size: int) -> int:
    """The nearest hex without enemies where so many are fed."""
    costs = look.way(place, hungry=True)
    fed = [
        (costs[h], h)
        for h, cost in enumerate(costs)
        if cost < FAR and h not in look.foes and not look.hostile(h) and look.fed(h, size)
    ]
    return min(fed)[1] if fed else place
