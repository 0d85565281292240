"""What fights are made of: fighters, companies, battles, naval battles, sieges, assaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from levant.croisades.board import NOWHERE
from levant.croisades.records import GroupName, Piece, Slain, Wounded
from levant.croisades.roster import CLASS_COUNT, GOOD_COUNT


def _men() -> list[int]:
    return [0] * CLASS_COUNT


def _goods() -> list[int]:
    return [0] * GOOD_COUNT


def _both(value: int) -> list[int]:
    return [value, value]


# --- Battles on land (2.5) --------------------------------------------------------------------


@dataclass
class Fighter(Piece):
    """One character in a fight."""

    cls: int = 0
    side: int = 0
    company: int = 0  # before companies form: -1, or -2 less the hex he comes from
    state: int = 0  # bits, see ranks.py
    group: int = 0  # its number; 0: the fixed garrison
    role: int = 0
    run: int = 0  # points of movement fled
    hunger: int = 0  # 2.72: turns out of supply
    turns: int = 0  # until healed, for those who came wounded


@dataclass
class Company(Piece):
    """Fighters who stand together under one leader."""

    side: int = 0
    wing: int = 0
    place: int = 0  # the band it stands in
    leader: int = 0
    stance: int = 0  # a verb; 0: not given yet
    status: int = 0  # see ranks.py
    entry: int = 0  # the own turn from which it may enter
    exit: int = 0  # bands to go when in retreat
    came: int = 0  # the hex it comes from
    moved: int = 0  # bands moved in this turn
    owner: int = 0  # the role whose people they are
    stride: int = 0  # points of movement towards the next band; below 0 on the way back


@dataclass(eq=False)
class Battle(Piece):
    """2.5: a land battle on our line: two sides, three wings, companies in depth."""

    kinds: ClassVar[Mapping[str, type]] = {
        "fighters": Fighter, "companies": Company, "slain": Slain, "placing": GroupName,
    }  # fmt: skip
    hex: int = NOWHERE
    via: int = NOWHERE
    roles: list[list[int]] = field(default_factory=lambda: [[], []])  # first, who provoked it
    initiative: int = 0
    maps: list[int] = field(default_factory=list)  # 3.27: as rolled, those not yet laid out
    wings: list[int] = field(default_factory=list)  # the map of each wing, as laid out
    edge: int = 0  # the board side of the side that provoked it: 0 is A
    fighters: list[Fighter] = field(default_factory=list)
    companies: list[Company] = field(default_factory=list)
    unplaced: list[list[int]] = field(default_factory=lambda: [[], []])  # still to be deployed
    side: int = 0  # whose player turn it is
    turns: list[int] = field(default_factory=lambda: _both(0))  # player turns begun
    retreat: list[int] = field(default_factory=lambda: _both(-1))  # 2.56: the edge sounded
    sounded: list[int] = field(default_factory=lambda: _both(0))  # in which own turn
    chief_dead: list[int] = field(default_factory=lambda: _both(0))  # own turns since; 0: lives
    slain: list[Slain] = field(default_factory=list)
    placing: list[GroupName] = field(default_factory=list)  # they must choose a hex
    loser: int = -1  # the side that left the field
    gap: int = 0  # bands between the lines at the start
    quiet: int = 0  # never set; the text of a battle has it


# --- Battles at sea (2.33) --------------------------------------------------------------------


@dataclass
class Sinking(Piece):
    """2.33: how many ships a party still has to lose."""

    party: int = 0
    ships: int = 0


@dataclass(eq=False)
class SeaFight(Piece):
    """2.33, 2.94: a naval battle."""

    kinds: ClassVar[Mapping[str, type]] = {"to_sink": Sinking}
    port: int = NOWHERE
    parties: list[list[int]] = field(default_factory=list)  # coalitions, in order of movement
    turn: int = 0  # which party chooses
    rival: int = -1  # the party it fights in this round
    asked: list[int] = field(default_factory=list)  # roles that have yet to say who flees
    to_sink: list[Sinking] = field(default_factory=list)


# --- Sieges (2.6) -----------------------------------------------------------------------------


@dataclass
class Job(Piece):
    """2.63: engines that are being put together before the walls."""

    engine: int = 0
    count: int = 0
    days: int = 0  # of work that are left


@dataclass(eq=False)
class Siege(Piece):
    """2.6: a stronghold under siege."""

    kinds: ClassVar[Mapping[str, type]] = {"hurt": Wounded, "work": Job}
    hex: int = NOWHERE
    besieger: int = 0
    since: int = 0  # the turn it was established
    manned: int = 0  # whether the garrison has been chosen
    points: int = 0  # still to spend on it
    men: list[int] = field(default_factory=_men)
    hurt: list[Wounded] = field(default_factory=list)
    supply: int = 0  # in quarters of a point
    mules: int = 0
    carts: int = 0
    oil: int = 0
    ballistas: int = 0
    outer: int = 0  # 2.64: damage of the outer wall; 4 is a breach
    inner: int = 0
    line: int = 0  # 0: the defenders hold the ramparts; 1: the citadel or keep only
    gate: int = 0  # broken by a ram in the line that is now held
    ration: int = 4  # never changed; the text of a siege has it
    fed: int = 4  # quarters of a point given yesterday: the effects are felt today
    ready: list[int] = field(default_factory=_goods)  # 2.63: engines that stand assembled
    work: list[Job] = field(default_factory=list)
    day: int = 0
    watched: int = 0  # 2.66: kept up during a battle by watchers


@dataclass(eq=False)
class Assault(Piece):
    """2.64, 2.69: an assault on the walls; its fighters stand in the position's battle."""

    round: int = 0
    climbing: int = 0  # men on ladders who can step over in this round
    foothold: int = 0  # besiegers on the rampart
