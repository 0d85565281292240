"""The state of a game in progress, and the questions all chapters ask of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Unpack

from levant.croisades import words as w
from levant.croisades.board import HEX_COUNT, HIGH_SEAS, KIND, NOWHERE, TOWNS
from levant.croisades.fights import Assault, Battle, SeaFight, Siege
from levant.croisades.lands import Lands
from levant.croisades.pieces import Castle, Desk, Dungeon, Group, Meeting, Ship
from levant.croisades.records import (
    Capture,
    Cell,
    Clash,
    Count,
    GroupName,
    Passage,
    Piece,
    copied,
    loaded,
    row_of,
    written,
)
from levant.croisades.scenario import NEUTRAL, Scenario, load
from levant.croisades.views import EventFacts, LogEntry, LoggedEvent
from levant.kernel.dice import Dice, parse_dice

MOST_GROUPS: Final = 40
MOST_SHIPS: Final = 40

_PLAIN: Final = (
    "turn", "phase", "active", "order", "winner", "reason", "owner", "points", "pacts", "offers",
    "out", "held", "captured", "marching", "mover", "left", "passed", "site", "answering", "queue",
    "rivals", "kinds", "asked", "after", "stage", "rotated", "quit", "lent",
    "passes", "truce",
)  # fmt: skip
_MANY: Final[dict[str, type]] = {
    "groups": Group, "ships": Ship, "sieges": Siege, "meetings": Meeting, "desks": Desk,
    "worn": Siege, "dungeons": Dungeon, "castles": Castle, "seized": Capture, "informed": Count,
    "agreed": Passage, "clashes": Clash, "scattered": GroupName, "withdrawn": GroupName,
}  # fmt: skip
_ONE: Final[dict[str, type[Piece]]] = {
    "seafight": SeaFight, "battle": Battle, "assault": Assault,
}  # fmt: skip
_FIELDS: Final = (*_PLAIN, *_MANY, *_ONE)


class Position:
    """All that is true, secret or not."""

    def __init__(self, scenario: Scenario, options: Mapping[str, int], dice: Dice) -> None:
        self.scenario = scenario
        self.options = dict(options)
        self.dice = dice
        self.log: list[LogEntry] | None = None
        # For each reader of the log: how far it was read, and which entries he may read.
        self.read_by: dict[int | None, tuple[int, list[int]]] = {}
        roles = len(scenario.sides)
        self.roles = roles
        self.names: list[str] = [*scenario.roles, "nobody"]  # the last one, -1, is NEUTRAL
        self._lands: Lands | None = None
        self.turn = 0
        self.phase = w.MUSTER
        self.stage = 0  # 2.21: which of the seven phases runs
        self.after = 0  # the step that follows when a march or meeting is over
        self.active = 0
        self.order: list[int] = list(range(roles))  # 2.93: of land movement in this turn
        self.winner = NEUTRAL
        self.reason = ""
        self.owner: list[int] = list(scenario.owners)
        self.kinds: list[int] = list(scenario.kinds)
        self.points: list[int] = [0] * roles
        self.pacts: list[int] = [0] * roles  # masks of the roles each is allied with
        self.offers: list[int] = [0] * roles
        self.out: list[int] = [0] * roles  # 1: beaten or resigned
        self.quit: list[int] = [0] * roles  # 1: resigned; leaves at the end of the turn
        self.held: list[int] = [0] * len(scenario.instants)
        self.captured: list[int] = []  # places that were captured at least once
        self.seized: list[Capture] = []
        self.marching = 0  # the number of the group on the march
        self.mover = NEUTRAL  # whose it is
        self.left = 0  # its half points
        self.passed = NOWHERE  # a hex with a stronghold it may only go on from
        self.site = NOWHERE  # the hex the phase is about
        self.answering = NEUTRAL  # the role that is met, asked or waited for
        self.asked = 0  # 2.93: whether the mover asked for passage
        self.rotated = 0  # 2.93: how many of this turn's movers are done
        self.queue: list[int] = []  # hexes of fights to come in this phase
        self.rivals: list[int] = []  # roles still to be met or asked there
        self.informed: list[Count] = []
        self.agreed: list[Passage] = []
        self.clashes: list[Clash] = []
        self.scattered: list[GroupName] = []  # 2.72: on the way to a town
        self.withdrawn: list[GroupName] = []  # 2.56: left a battle this turn
        self.worn: list[Siege] = []  # 2.68: sieges given up in this turn, as they were
        self.lent: list[int] = [NEUTRAL] * roles  # 2.96: who commands for each role
        self.passes: list[int] = [0] * roles  # 2.93: masks of whom each lets pass in this turn
        self.truce: list[int] = [0] * roles  # 2.13: 1: wants a truce
        self.dungeons: list[Dungeon] = []
        self.castles: list[Castle] = []
        self.groups: list[Group] = []
        self.ships: list[Ship] = []
        self.sieges: list[Siege] = []
        self.meetings: list[Meeting] = []
        self.desks: list[Desk] = [Desk() for _ in range(roles)]
        self.seafight: SeaFight | None = None
        self.battle: Battle | None = None
        self.assault: Assault | None = None

    # --- Dice and events ----------------------------------------------------------------------

    def d10(self) -> int:
        """One ten-sided die: 1 to 10."""
        return self.dice.below(10) + 1

    def d6(self) -> int:
        """One six-sided die."""
        return self.dice.roll()

    def note(
        self, event: str, to: Iterable[int] | None = None, **facts: Unpack[EventFacts]
    ) -> None:
        """Record an event; `to` are the roles that may read it, all when None."""
        if self.log is not None:
            entry: LoggedEvent = {"event": event, "turn": self.turn, **facts}
            self.log.append({"to": None if to is None else sorted(to), "entry": entry})

    def role_name(self, role: int) -> str:
        """A role as it is written; nobody for NEUTRAL."""
        return self.names[role]

    # --- Who, where ---------------------------------------------------------------------------

    def lands(self) -> Lands:
        """What follows from who holds what, as it is now."""
        besieged = [siege.hex for siege in self.sieges]
        now = self.owner, self.kinds, self.pacts, besieged, self.captured, self.seized
        known = self._lands
        if known is None or not known.same(*now):
            known = self._lands = Lands(*now)
        return known

    def strongholds(self) -> list[int]:
        """The hexes with a stronghold, those built in the game last."""
        if not self.options.get("build_castles"):
            return self.scenario.strongholds
        built = [h for h in range(HEX_COUNT) if self.kinds[h] >= 0 and KIND[h] < 0]
        return self.scenario.strongholds + built

    def group(self, role: int, number: int) -> Group | None:
        """A group by its number."""
        for group in self.groups:
            if group.role == role and group.number == number:
                return group
        return None

    def marcher(self) -> Group:
        """The group on the march."""
        group = self.group(self.mover, self.marching)
        assert group is not None
        return group

    def groups_at(self, place: int, role: int | None = None) -> list[Group]:
        """The groups ashore in a hex, of one role or all."""
        return [
            g
            for g in self.groups
            if g.hex == place and not g.ship and (role is None or g.role == role)
        ]

    def own_groups(self, role: int) -> list[Group]:
        """All groups of a role."""
        return [g for g in self.groups if g.role == role]

    def ship(self, role: int, number: int) -> Ship | None:
        """A ship by its number."""
        for ship in self.ships:
            if ship.role == role and ship.number == number:
                return ship
        return None

    def ships_at(self, port: int, role: int | None = None) -> list[Ship]:
        """The ships in a sea box."""
        return [s for s in self.ships if s.port == port and (role is None or s.role == role)]

    def siege_at(self, place: int) -> Siege | None:
        """The siege in a hex."""
        for siege in self.sieges:
            if siege.hex == place:
                return siege
        return None

    def meeting_at(self, place: int) -> Meeting | None:
        """The battle that is due in a hex."""
        for meeting in self.meetings:
            if meeting.hex == place:
                return meeting
        return None

    def besiegers(self, siege: Siege) -> list[Group]:
        """The groups that besiege: the besieger's and his allies', outside the walls."""
        return [
            g
            for g in self.groups_at(siege.hex)
            if not g.inside and self.friends(siege.besieger, g.role)
        ]

    def sheltered(self, siege: Siege) -> list[Group]:
        """The groups inside the walls."""
        return [g for g in self.groups_at(siege.hex) if g.inside]

    # --- Friend and foe -----------------------------------------------------------------------

    def friends(self, one: int, other: int) -> bool:
        """Whether two roles are the same or allied (2.9)."""
        if one == other:
            return True
        return one != NEUTRAL and other != NEUTRAL and bool(self.pacts[one] >> other & 1)

    def enemy_stronghold(self, place: int, role: int) -> bool:
        """Whether a stronghold stands there that is neither the role's nor an ally's."""
        return self.kinds[place] != NOWHERE and not self.friends(role, self.owner[place])

    def friendly_town(self, place: int, role: int) -> bool:
        """Whether it is the role's own or an ally's town, not under siege."""
        return (
            self.kinds[place] in TOWNS
            and self.friends(role, self.owner[place])
            and self.siege_at(place) is None
        )

    def keeper(self, siege: Siege) -> int:
        """Who decides for the besieged: the owner, or for nobody's the besieger's left (30)."""
        owner = self.owner[siege.hex]
        if owner != NEUTRAL and not self.out[owner]:
            return owner
        for after in range(1, self.roles):
            role = (siege.besieger + after) % self.roles
            if not self.out[role]:
                return role
        return siege.besieger

    def family(self, role: int) -> str:
        """The family a role buys from; nobody's garrisons are Crusader (30)."""
        return "crusader" if role == NEUTRAL else self.scenario.sides[role].family

    def free_number(self, role: int) -> int:
        """The lowest group number not in use; 0 when all forty are."""
        used = {g.number for g in self.groups if g.role == role}
        for number in range(1, MOST_GROUPS + 1):
            if number not in used:
                return number
        return 0

    def free_ship_number(self, role: int, war: int) -> int:
        """The lowest number free: warships 1 to 20, transports 21 to 40; 0 when none is."""
        used = {s.number for s in self.ships if s.role == role}
        for number in range(1 if war else 21, 21 if war else MOST_SHIPS + 1):
            if number not in used:
                return number
        return 0

    def alive(self) -> list[int]:
        """The roles still in the game, in the order of movement."""
        return [role for role in self.order if not self.out[role]]

    @property
    def deciders(self) -> tuple[int, ...]:
        """The roles that must choose now."""
        if self.phase == w.OVER:
            return ()
        if self.phase in w.TOGETHER:
            return tuple(
                role
                for role in range(self.roles)
                if not self.desks[role].done and not self.out[role]
            )
        return (self.commander(self.active) if self.phase in w.FIGHTING else self.active,)

    def commander(self, role: int) -> int:
        """2.96: who decides for a role in the fight that is being fought."""
        return role if self.lent[role] == NEUTRAL else self.deputy(role, self.sides())

    def siege_commander(self, siege: Siege, role: int) -> int:
        """2.96: who decides for one of the two parties of a siege."""
        return role if self.lent[role] == NEUTRAL else self.deputy(role, self.siege_sides(siege))

    def deputy(self, role: int, sides: list[list[int]]) -> int:
        """Whom a role lent command, unless he is gone or stands on another side; else itself."""
        lent = self.lent[role]
        if lent == NEUTRAL or self.out[lent] or self.quit[lent]:
            return role
        own = [side for side in sides if role in side]
        against = any(lent in side for side in sides if side not in own)
        return role if own and against else lent

    def sides(self) -> list[list[int]]:
        """The roles on each side of the fight that is being fought."""
        if self.seafight is not None:
            return self.seafight.parties
        siege = self.siege_at(self.site)
        if self.battle is None or siege is None:
            fought = [] if self.battle is None else self.battle.roles
            return fought if siege is None else self.siege_sides(siege)
        # 2.66: before besieged walls the camp is on one side, the garrison on the other.
        camp, walls = self.siege_sides(siege)
        ours, theirs = self.battle.roles
        outside = set(ours) & set(camp)
        return [[*ours, *(camp if outside else walls)], [*theirs, *(walls if outside else camp)]]

    def siege_sides(self, siege: Siege) -> list[list[int]]:
        """The besieger with all who are in his camp, the keeper with all who shelter there."""
        # Decision 54: who goes aboard stands there until the ships sail.
        here = [g for g in self.groups if g.hex == siege.hex]
        outside = {g.role for g in here if not g.inside and self.friends(siege.besieger, g.role)}
        inside = {g.role for g in here if g.inside}
        return [sorted({siege.besieger, *outside}), sorted({self.keeper(siege), *inside})]

    # --- Copies and texts ---------------------------------------------------------------------

    def copy_into(self, other: Position) -> None:
        """Make another position of the same scenario equal, without its events."""
        for name in _FIELDS:
            setattr(other, name, copied(getattr(self, name)))
        other._lands = self._lands

    def text(self) -> str:
        """The whole secret state as one line."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        state = {name: written(getattr(self, name)) for name in _FIELDS}
        packed = json.dumps(state, separators=(",", ":"), sort_keys=True)
        return f"croisades {self.scenario.name} [{options}] {self.dice.state()} {packed}"

    def read(self, state: Mapping[str, Cell]) -> None:
        """Set everything from the state of a text."""
        if set(state) != set(_FIELDS):
            raise ValueError(f"fields differ: {', '.join(sorted(set(_FIELDS) ^ set(state)))}")
        for name in _PLAIN:
            setattr(self, name, state[name])
        for name, many in _MANY.items():
            setattr(self, name, loaded(many, state[name]))
        for name, one in _ONE.items():
            row = state[name]
            setattr(self, name, None if row is None else one.read(row_of(row)))


Steps = dict[int, Callable[[Position], None]]
"""What a chapter does in phases in which nobody decides."""


def parse_frame(text: str) -> tuple[Scenario, dict[str, int], Dice, dict[str, Cell]]:
    """Scenario, options, dice and state of a position's text; ValueError says what is wrong."""
    parts = text.strip().split(" ", 4)
    if len(parts) != 5 or parts[0] != "croisades":
        raise ValueError("a position reads 'croisades SCENARIO [OPTIONS] DICE STATE'")
    options: dict[str, int] = {}
    for option in filter(None, parts[2].strip("[]").split(",")):
        name, _, value = option.partition("=")
        options[name] = int(value)
    try:
        state: dict[str, Cell] = json.loads(parts[4])
    except json.JSONDecodeError as error:
        raise ValueError(f"the state cannot be read: {error}") from None
    return load(parts[1]), options, parse_dice(parts[3]), state


assert HIGH_SEAS not in range(HEX_COUNT)
