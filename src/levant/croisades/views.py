"""The types of what a viewer is told of a game of Croisades Strategic (docs/croisades.md).

Roles go by their names; where nobody can stand for one, it is `nobody`.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

# --- Pieces -----------------------------------------------------------------------------------


class GroupView(TypedDict):
    """A group; who does not command it sees its counter only."""

    role: str
    group: int
    hex: str | None
    """Null: aboard a ship that has sailed."""
    ship: NotRequired[int]
    inside: NotRequired[bool]
    """True: it shelters behind the walls."""
    men: NotRequired[dict[str, int]]
    hurt: NotRequired[list[tuple[str, int]]]
    """Each wounded character's class, and the turns until he is healed."""
    goods: NotRequired[dict[str, int]]
    hungry: NotRequired[int]
    """Turns out of supply."""
    desert: NotRequired[int]
    """Moves in a row that ended in the desert."""
    moved: NotRequired[bool]
    landed: NotRequired[int]
    """1: landed in this turn and marches half as far, 2: landed and marches no more."""
    building: NotRequired[str | None]
    """The engine in work."""
    work: NotRequired[int]
    """Turns of work on it that are left."""


class ShipView(TypedDict):
    """A ship; where it is bound and what it carries are its owner's to know."""

    role: str
    ship: int
    war: bool
    port: str
    fleeing: NotRequired[bool]
    bound: NotRequired[str | None]
    goods: NotRequired[dict[str, int]]


class SiegeView(TypedDict):
    """A siege: the walls are for all to see, each camp for who decides there."""

    hex: str
    besieger: str
    keeper: str
    since: int
    outer: int
    inner: int
    ramparts_taken: bool
    gate_broken: bool
    day: int
    ready: NotRequired[dict[str, int]]
    """The besieger's engines that stand assembled."""
    work: NotRequired[list[tuple[str, int, int]]]
    """The besieger's engines in work, how many, and the days of work that are left."""
    led: NotRequired[bool]
    """Whether anybody in the besieger's camp can command."""
    garrison: NotRequired[dict[str, int]]
    hurt: NotRequired[list[tuple[str, int]]]
    points: NotRequired[int]
    """Points still to be spent on the garrison."""
    supply: NotRequired[float]
    fed: NotRequired[int]
    """Quarters of a point given yesterday."""
    mules: NotRequired[int]
    carts: NotRequired[int]
    oil: NotRequired[int]
    ballistas: NotRequired[int]
    mouths: NotRequired[int]
    soldiers: NotRequired[int]


class MeetingView(TypedDict):
    """A battle that is due."""

    hex: str
    attackers: list[str]
    defenders: list[str]


PrisonerView = TypedDict(
    "PrisonerView",
    {"captor": str, "role": str, "class": str, "group": int | None, "hex": str | None},
)
"""A prisoner, in a stronghold when no `group` guards him."""


# --- Fights -----------------------------------------------------------------------------------


class AssaultView(TypedDict):
    """An assault on the walls."""

    round: int
    climbing: int
    foothold: int


class CompanyView(TypedDict):
    """A company on the field or on its way there."""

    company: int
    side: int
    wing: str
    place: int
    stride: int
    """Points of movement towards the next band; below 0 on the way back."""
    stance: str | None
    status: str
    men: dict[str, list[int]]
    """By class: how many there are, are wounded, and are in panic, in rout or stunned."""


class BattleView(TypedDict):
    """The battle being fought; in lists of two, who provoked it comes first."""

    hex: str
    via: str | None
    """The hex from which it was provoked, behind the edge of that side; null in an assault."""
    roles: list[list[str]]
    initiative: int
    maps: list[str]
    wings: list[str]
    edge: str
    gap: int
    side: int
    turns: list[int]
    retreat: list[str | None]
    companies: list[CompanyView]
    assault: NotRequired[AssaultView]


class MarchView(TypedDict):
    """The group on the march; what it can still do is for its owner to know."""

    role: str
    group: int
    half_points: NotRequired[int]
    passing: NotRequired[bool]


class SeaFightView(TypedDict):
    """The naval battle being fought."""

    port: str
    parties: list[list[str]]


# --- Views ------------------------------------------------------------------------------------


class CountView(TypedDict):
    """What the viewer was told of those who came to one of his hexes (2.42)."""

    hex: str
    foot: int
    mounted: int


ArmySupply = Literal["line", "water", "packs", "none"]


class ArmyView(TypedDict):
    """An own army, all groups in one hex, and how it is supplied (2.71)."""

    hex: str
    size: int
    supply: ArmySupply
    """By a line; in the desert by its water (2.73); by its packs for a turn; by nothing."""
    feeds: int | None
    """The most men that the line from its hex feeds, 0 without one; null: any number."""
    needs: int
    """What it eats in a turn."""
    carries: int
    """The supply points in its packs."""


class CastleView(TypedDict):
    """A castle that the role is building (decision 18)."""

    hex: str
    kind: str
    turns: int


class OwnView(TypedDict):
    """What only the role itself knows beside its pieces."""

    points: int
    done: bool | None
    group: int | None
    """The group that is open."""
    source: int | Literal["market"] | None
    """Where the open group takes from: the market or another group."""
    offers: list[str]
    offered: list[str]
    """Who offers the viewer a pact, from the moment in which he is told so."""
    passage: list[str]
    """Whom the viewer lets pass in this turn."""
    passage_from: list[str]
    """Who lets the viewer pass in this turn."""
    counted: list[CountView]
    armies: list[ArmyView]
    """While supply, troops, orders and marches are decided; empty in fights."""
    castles: list[CastleView]


class GameResult(TypedDict):
    """How a game ended."""

    winner: str
    reason: str


class FrameView(TypedDict):
    """Which game it is, and what it waits for."""

    title: str
    edition: str
    options: dict[str, int]
    role: str | None
    turn: int
    last_turn: int
    phase: str
    rule: str
    deciders: list[str]
    acting: str | None
    order: list[str]
    site: str | None


class StandingView(TypedDict):
    """Who is in the game, whose the places are, who is allied with whom."""

    out: list[str]
    territory: str
    strongholds: dict[str, str]
    pacts: list[list[str]]
    lent: dict[str, str]
    truce: list[str]
    """Who wants a truce."""
    scores: dict[str, int]
    held: NotRequired[list[int]]
    """For how many turns in a row each objective that wins at once was held when a turn ended, in
    the order of the scenario; older rules do not tell it."""


class PiecesView(TypedDict):
    """What stands on the map."""

    groups: list[GroupView]
    ships: list[ShipView]
    sieges: list[SiegeView]
    meetings: list[MeetingView]
    prisoners: list[PrisonerView]


class FightsView(TypedDict):
    """The battle, march or naval battle under way."""

    battle: BattleView | None
    marching: MarchView | None
    sea_fight: SeaFightView | None


class RoleView(TypedDict, total=False):
    """What a role knows of itself and may do; a spectator has neither."""

    own: OwnView
    legal: list[str]


class CroisadesView(FrameView, StandingView, PiecesView, FightsView, RoleView):
    """All that a role, or a spectator, may know of a position of Croisades Strategic."""

    result: GameResult | None


# --- Events -----------------------------------------------------------------------------------


class PrisonerFacts(TypedDict):
    """What everybody is told of a prisoner."""

    role: str
    character: str
    captor: str


class EventFacts(TypedDict, total=False):
    """What an event is about, beside its name and the turn."""

    role: str
    other: str
    foe: str
    owner: str
    captor: str
    attacker: str
    defender: str
    initiative: str
    winner: str
    order: list[str]
    scores: dict[str, int]
    scenario: str
    hex: str
    port: str
    start: str
    edge: str
    maps: list[str]
    wings: list[str]
    group: int
    ship: int
    company: int
    character: str
    ware: str
    good: str
    engine: str
    warship: bool
    stance: str
    reason: str
    count: int
    number: int
    day: int
    turn_of_battle: int
    quarters: int
    points: int
    value: int
    foot: int
    mounted: int
    lost: int
    burnt: int
    damaged: bool
    fought: list[int]
    fallen: list[int]
    die: int
    roll: int
    totals: list[int]


class LoggedEvent(EventFacts):
    """Something that happened, as the log of a position has it."""

    event: str
    turn: int


class LogEntry(TypedDict):
    """An event, and the roles that may read it; all when None."""

    to: list[int] | None
    entry: LoggedEvent


class CroisadesEvent(LoggedEvent):
    """Something that happened, as a viewer may read it; `n` counts what he may read."""

    n: int
