"""A full position redrawn from a view: what a role sees as it is, the rest as it may be.

The view of a drawn position is, for that role, the view it was drawn from. Nothing is drawn while a
battle or naval battle is being fought, nor in the middle of a phase in which all decide at
once: there the view does not tell how far a role has come (`Belief.can_draw`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from levant.croisades import words as w
from levant.croisades.belief_draws import (
    draw_garrison,
    draw_group,
    draw_points,
    fit_count,
    fit_guests,
    fit_leader,
)
from levant.croisades.belief_memory import Memory
from levant.croisades.board import (
    DESERT,
    GROUND,
    HIGH_SEAS,
    KINDS,
    NOWHERE,
    PLACE,
    PORTS,
    ROAD,
)
from levant.croisades.fights import Job, Siege
from levant.croisades.game import Game
from levant.croisades.garrison import defenders, soldiers, soldiers_inside
from levant.croisades.outcome import INCOME_EVERY, income_of
from levant.croisades.pieces import Captive, Castle, Desk, Dungeon, Group, Meeting, Ship
from levant.croisades.records import Count, Wounded
from levant.croisades.roster import CLASS, CLASS_COUNT, GOOD_COUNT, GOODS
from levant.croisades.scenario import NEUTRAL, load
from levant.croisades.views import (
    CroisadesEvent,
    CroisadesView,
    GroupView,
    MeetingView,
    ShipView,
    SiegeView,
)
from levant.croisades.works import CASTLES, teams
from levant.kernel.dice import Dice, FastDice

PHASE: Final = {phase.name: number for number, phase in enumerate(w.PHASES)}
TOGETHER: Final = frozenset(("diplomacy", "supply", "reorganise", "sail"))
"""Phases of all that can be drawn, before the role has decided anything in them."""
SINGLE: Final = frozenset(
    ("moves", "march", "meet", "answer", "reinforce", "siege_day", "sally_day", "rations")
)
_SIEGES: Final = frozenset(("siege_day", "sally_day", "rations"))
_BEFORE_SPENDING: Final = frozenset(("diplomacy", "supply", "reorganise"))


class Belief:
    """What one role of a game may believe."""

    def __init__(self, edition: str, role: str, options: Mapping[str, int]) -> None:
        self.scenario = load(edition)
        self.options = dict(options)
        self.role = self.scenario.roles.index(role)
        self.memory = Memory(self.scenario, self.role)
        self.view: CroisadesView | None = None

    def observe(self, view: CroisadesView, events: Sequence[CroisadesEvent]) -> None:
        """The view of a decision, and what happened since the last one."""
        self.memory.observe(view, events)
        self.view = view

    def can_draw(self) -> bool:
        """Whether positions can be drawn from the view of this decision."""
        view = self.view
        if view is None or view["battle"] is not None or view["sea_fight"] is not None:
            return False
        if view["phase"] in TOGETHER:
            return self.memory.fresh
        return view["phase"] in SINGLE

    def sample(self, dice: Dice) -> Game:
        """A position that shows the role its view; its own dice are drawn as well."""
        view = self.view
        if view is None or not self.can_draw():
            raise ValueError("no position can be drawn from this view")
        p = Game(self.scenario, self.options, FastDice(dice.below(1 << 30)))
        _Redrawing(p, view, self.memory, dice).all()
        return p


class _Redrawing:
    """One position, being filled from a view."""

    def __init__(self, p: Game, view: CroisadesView, memory: Memory, dice: Dice) -> None:
        self.p = p
        self.view = view
        self.memory = memory
        self.dice = dice
        self.me = memory.role

    def all(self) -> None:
        """Everything, in an order in which nothing is asked before it is there."""
        self.frame()
        self.standing()
        self.p.groups = [self.group(seen) for seen in self.view["groups"]]
        self.p.ships = [self.ship(seen) for seen in self.view["ships"]]
        self.p.meetings = [self.meeting(seen) for seen in self.view["meetings"]]
        self.prisoners()
        self.counted()
        self.p.sieges = [self.siege(seen) for seen in self.view["sieges"]]
        for siege, seen in zip(self.p.sieges, self.view["sieges"], strict=True):
            self.camps(siege, seen)
        self.crews()
        self.own()
        self.progress()

    # --- The frame ------------------------------------------------------------------------------

    def role(self, name: str) -> int:
        """A role by its name; NEUTRAL for nobody."""
        return NEUTRAL if name == "nobody" else self.p.scenario.roles.index(name)

    def frame(self) -> None:
        """Which phase of which turn it is."""
        p, view = self.p, self.view
        p.turn, p.phase = view["turn"], PHASE[view["phase"]]
        p.order = [self.role(name) for name in view["order"]]
        p.active = NOWHERE if view["acting"] is None else self.role(view["acting"])
        p.site = NOWHERE if view["site"] is None else PLACE[view["site"]]
        p.out = [int(name in view["out"]) for name in p.scenario.roles]
        p.quit = [int(r in self.memory.quit) for r in range(p.roles)]
        p.held = list(self.memory.held)
        p.seized = list(self.memory.seized)
        p.captured = list(self.memory.captured)

    def standing(self) -> None:
        """Whose the places are, who is allied with whom."""
        p, view = self.p, self.view
        p.owner = [NEUTRAL if letter == "." else int(letter) for letter in view["territory"]]
        for name, owner in view["strongholds"].items():
            holder, built, kind = owner.partition(":")
            p.owner[PLACE[name]] = self.role(holder)
            if built:
                p.kinds[PLACE[name]] = KINDS.index(kind)
        for one, other in view["pacts"]:
            a, b = self.role(one), self.role(other)
            for x, y in ((a, b), (b, a)):
                p.pacts[x] |= 1 << y
                p.offers[x] |= 1 << y
        for role, deputy in view["lent"].items():
            p.lent[self.role(role)] = self.role(deputy)
        p.truce = [int(name in view["truce"]) for name in p.scenario.roles]

    # --- Pieces ---------------------------------------------------------------------------------

    def group(self, seen: GroupView) -> Group:
        """A group: as it is seen, or as it may be."""
        group = Group()
        group.role, group.number = self.role(seen["role"]), seen["group"]
        group.hex = NOWHERE if seen["hex"] is None else PLACE[seen["hex"]]
        group.ship = seen.get("ship", 0)
        group.inside = int(seen.get("inside", False))
        group.via = self.memory.start_of(group.role, group.number)
        if "men" not in seen:
            draw_group(self.p, group, self.dice)
            group.moved = int(self.has_moved(group))
            return group
        for name, count in seen["men"].items():
            group.men[CLASS[name]] = count
        group.hurt = [Wounded(CLASS[name], turns) for name, turns in seen["hurt"]]
        for name, count in seen["goods"].items():
            group.goods[GOODS.index(name)] = count
        group.hungry, group.desert = seen["hungry"], seen["desert"]
        group.moved, group.landed = int(seen["moved"]), seen["landed"]
        building = seen["building"]
        if building is not None:
            group.building, group.work = GOODS.index(building), seen["work"]
        return group

    def crews(self) -> None:
        """2.62: as many build as could begin now: the garrison serves where nobody besieges."""
        for group in self.p.groups:
            if group.work:
                group.crews = teams(self.p, group)

    def has_moved(self, group: Group) -> bool:
        """Whether another's group has had its move: those of roles before the mover have."""
        order, mover = self.p.order, self.mover()
        if mover == NOWHERE:
            return False
        return order.index(group.role) < order.index(mover)

    def mover(self) -> int:
        """Whose land movement it is; NOWHERE in other phases."""
        marching = self.view["marching"]
        if marching is not None:
            return self.role(marching["role"])
        return self.p.active if self.view["phase"] in ("moves", "march") else NOWHERE

    def ship(self, seen: ShipView) -> Ship:
        """A ship; another's on the high seas is bound for any port."""
        ship = Ship()
        ship.role, ship.number, ship.war = self.role(seen["role"]), seen["ship"], int(seen["war"])
        ship.port = HIGH_SEAS if seen["port"] == "high_seas" else PLACE[seen["port"]]
        ship.fleeing = int(seen.get("fleeing", False))
        bound = seen.get("bound")
        if bound is not None:
            ship.bound = PLACE[bound]
        elif ship.port == HIGH_SEAS:
            ship.bound = PORTS[self.dice.below(len(PORTS))]
        for name, count in seen.get("goods", {}).items():
            ship.goods[GOODS.index(name)] = count
        return ship

    def meeting(self, seen: MeetingView) -> Meeting:
        """A battle that is due; who came later is remembered."""
        meeting = Meeting()
        meeting.hex = PLACE[seen["hex"]]
        meeting.attackers = [self.role(name) for name in seen["attackers"]]
        meeting.defenders = [self.role(name) for name in seen["defenders"]]
        meeting.arrived = [one for place, one in self.memory.arrivals if place == meeting.hex]
        joined = {(one.role, one.number) for one in meeting.arrived}
        first = meeting.attackers[0]
        came = [
            g.via
            for g in self.p.groups_at(meeting.hex, first)
            if not g.inside and (g.role, g.number) not in joined
        ]
        meeting.via = next((via for via in came if via != NOWHERE), NOWHERE)
        meeting.reinforced = int(any(one.role in meeting.attackers for one in meeting.arrived))
        meeting.closed = int(GROUND[meeting.hex] == DESERT and not ROAD[meeting.hex])
        return meeting

    def prisoners(self) -> None:
        """3.58: where prisoners are held is told to all."""
        for seen in self.view["prisoners"]:
            one = Captive(self.role(seen["role"]), CLASS[seen["class"]])
            captor = self.role(seen["captor"])
            if seen["group"] is not None:
                group = self.p.group(captor, seen["group"])
                assert group is not None
                group.captives.append(one)
                continue
            assert seen["hex"] is not None
            place = PLACE[seen["hex"]]
            cell = next((cell for cell in self.p.dungeons if cell.hex == place), None)
            if cell is None:
                cell = Dungeon(place)
                self.p.dungeons.append(cell)
            cell.captives.append(one)

    def counted(self) -> None:
        """2.42c: what the role was told of those who came holds for what is drawn."""
        for told in self.view["own"]["counted"]:
            place = PLACE[told["hex"]]
            self.p.informed.append(Count(self.me, place, told["foot"], told["mounted"]))
            marching = self.view["marching"]
            if marching is None or self.p.site != place:
                continue
            comers = self.p.groups_at(place, self.role(marching["role"]))
            comers = [g for g in comers if not g.inside]
            if comers and comers[0].role != self.me:
                fit_count(self.p, comers, told["foot"], told["mounted"], self.dice)

    # --- Sieges ---------------------------------------------------------------------------------

    def siege(self, seen: SiegeView) -> Siege:
        """A siege: the walls as they are, a garrison as it is or as it may be."""
        siege = Siege()
        siege.hex, siege.besieger = PLACE[seen["hex"]], self.role(seen["besieger"])
        siege.since, siege.day = seen["since"], seen["day"]
        siege.outer, siege.inner = seen["outer"], seen["inner"]
        siege.line, siege.gate = int(seen["ramparts_taken"]), int(seen["gate_broken"])
        here = self.view["phase"] in _SIEGES and self.p.site == siege.hex
        siege.manned = int(seen["since"] < self.view["turn"] or here)
        siege.manned |= int(siege.hex in self.memory.fought)
        if "garrison" in seen:
            siege.men = [seen["garrison"].get(name, 0) for name in CLASS]
            siege.hurt = [Wounded(CLASS[name], turns) for name, turns in seen["hurt"]]
            siege.points, siege.supply, siege.fed = (
                seen["points"], round(4 * seen["supply"]), seen["fed"],
            )  # fmt: skip
            siege.mules, siege.carts = seen["mules"], seen["carts"]
            siege.oil, siege.ballistas = seen["oil"], seen["ballistas"]
        elif siege.manned:
            fallen = self.memory.assaulted.get(siege.hex, 0)
            draw_garrison(self.p, siege, fallen, self.dice)
        if "ready" in seen:
            for name, count in seen["ready"].items():
                siege.ready[GOODS.index(name)] = count
            siege.work = [Job(GOODS.index(name), count, days) for name, count, days in seen["work"]]
        elif siege.manned:
            camp = self.p.besiegers(siege)
            siege.ready = [sum(g.goods[good] for g in camp) for good in range(GOOD_COUNT)]
            siege.ready[:3] = [0, 0, 0]
        return siege

    def camps(self, siege: Siege, seen: SiegeView) -> None:
        """Allies in one's own siege: what is known of them together."""
        if "led" in seen:
            theirs = [g for g in self.p.besiegers(siege) if self.hidden(g)]
            others = [g for g in self.p.besiegers(siege) if not self.hidden(g)]
            if theirs and not any(g.has_commander() for g in others):
                fit_leader(self.p, theirs, led=seen["led"])
        if "mouths" in seen:
            guests = [g for g in self.p.sheltered(siege) if self.hidden(g)]
            if guests:
                for group in guests:
                    group.men, group.hurt = [0] * CLASS_COUNT, []
                mouths = seen["mouths"] - defenders(self.p, siege)
                fighting = seen["soldiers"] - soldiers_inside(self.p, siege)
                fit_guests(guests, mouths, fighting)
                assert sum(map(soldiers, guests)) == fighting

    def hidden(self, group: Group) -> bool:
        """Whether only the counter of a group is seen."""
        return group.role != self.me

    # --- What the role has, and what others may have ---------------------------------------------

    def own(self) -> None:
        """Points, offers, and who has decided."""
        p, view = self.p, self.view
        own = view["own"]
        for role in range(p.roles):
            p.points[role] = own["points"] if role == self.me else draw_points(p, role, self.dice)
            fresh = view["phase"] in _BEFORE_SPENDING and (p.turn - 1) % INCOME_EVERY == 0
            if role != self.me and fresh and p.turn > 1:
                p.points[role] += income_of(p, role)
        p.offers[self.me] = sum(1 << self.role(name) for name in own["offers"])
        for name in own["offered"]:
            p.offers[self.role(name)] |= 1 << self.me
        p.passes[self.me] = sum(1 << self.role(name) for name in own["passage"])
        for name in own["passage_from"]:
            p.passes[self.role(name)] |= 1 << self.me
        p.castles = [
            Castle(PLACE[one["hex"]], CASTLES.index(one["kind"]), one["turns"], self.me)
            for one in own["castles"]
        ]
        together = view["phase"] in TOGETHER
        p.desks = [Desk() for _ in range(p.roles)]
        for role, name in enumerate(p.scenario.roles):
            p.desks[role].done = int(together and name not in view["deciders"])

    def progress(self) -> None:
        """How far the turn has come, for what follows this decision."""
        p, view = self.p, self.view
        phase, marching = view["phase"], view["marching"]
        p.agreed = list(self.memory.agreed)
        if phase in TOGETHER:
            return
        if phase in _SIEGES:
            p.stage, p.after = w.STAGE_SIEGES, w.SIEGE_START
            done = self.memory.fought | {p.site}
            p.queue = [s.hex for s in p.sieges if s.hex not in done]
            return
        p.stage, p.after = w.STAGE_LAND, w.MOVES
        p.mover = self.mover()
        if p.mover == NOWHERE:
            p.mover = self.attacker_at(p.site)
        p.rotated = p.order.index(p.mover)
        if marching is not None:
            p.marching = marching["group"]
            p.left = marching.get("half_points", 0)
            if marching.get("passing"):
                p.passed = p.marcher().hex
            if self.memory.by_sea(p.mover, p.marching) and phase in ("meet", "answer"):
                p.stage, p.after = w.STAGE_NAVAL, w.NEXT_LANDING
        if phase == "reinforce":
            p.queue, p.rivals = [p.site], [p.active]
        elif phase in ("meet", "answer"):
            p.answering = p.active if phase == "answer" else self.met()
            p.asked = int(any(act == "grant" for act in view["legal"]))

    def attacker_at(self, place: int) -> int:
        """Who provoked the battle in a hex; the first mover if nobody did."""
        meeting = self.p.meeting_at(place)
        return self.p.order[0] if meeting is None else meeting.attackers[0]

    def met(self) -> int:
        """Whom the mover has met: one of those in the hex who are no friends of his."""
        p = self.p
        there = [g.role for g in p.groups_at(p.site) if not g.inside]
        return min((r for r in there if not p.friends(r, p.mover)), default=p.mover)
