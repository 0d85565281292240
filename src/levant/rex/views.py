"""The types of what a viewer is told of a game of Crusader Rex (docs/views.md)."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Role = Literal["frank", "saracen"]


class Piece(TypedDict):
    """A block, or a stack of blocks that cannot be told apart, on the map."""

    role: Role
    town: str
    block: NotRequired[str]
    steps: NotRequired[int]
    seen: NotRequired[int]
    """The strength at which a followed enemy was last seen."""
    token: NotRequired[int]
    count: NotRequired[int]
    castle: NotRequired[bool]
    face_up: NotRequired[bool]
    moved: NotRequired[bool]
    arrives: NotRequired[int]
    """The round of battle in which a reserve arrives."""


class Hand(TypedDict):
    """The cards of a role."""

    role: Role
    count: int
    last: str | None
    down: bool
    played: str | None
    hand: NotRequired[list[str]]
    chosen: NotRequired[str | None]


class Pool(TypedDict):
    """The blocks of a role that are not in play; only their owner knows which."""

    role: Role
    count: int
    blocks: NotRequired[list[str]]


class Siege(TypedDict):
    """A castle with an enemy before it."""

    town: str
    besieger: Role


Entry = TypedDict("Entry", {"role": Role, "town": str, "from": list[str]})
"""By which roads a role came into a battle of this turn."""


class Battle(TypedDict):
    """The battle being fought."""

    town: str
    round: int
    attacker: Role | None
    storm: bool
    letter: str | None
    storming: list[str]
    sallying: list[str]
    acted: list[str]
    half_hit: str | None
    hits: int


class Asked(TypedDict, total=False):
    """What the viewer's own decision is about."""

    town: str
    block: str
    legs: int


class GameResult(TypedDict):
    """How a game ended."""

    winner: Role | None
    reason: str


class RexView(TypedDict):
    """All that a role, or a spectator, may know of a position of Crusader Rex."""

    title: str
    edition: str
    options: dict[str, int]
    role: Role | None
    year: int
    turn: int
    phase: str
    rule: str
    deciders: list[Role]
    player_one: Role | None
    player: Role | None
    cities: dict[str, list[str]]
    cards: list[Hand]
    pieces: list[Piece]
    staging: dict[str, list[str]]
    pool: list[Pool]
    dead: list[str]
    gone: list[str]
    sieges: list[Siege]
    roads: list[list[str | int]]
    """Both ends of each road in use, and by how many blocks; a list, as JSON has no tuples."""
    entries: list[Entry]
    moves: int
    guide: Role | None
    jihad: str | None
    kept: list[str]
    unfought: list[str]
    battle: Battle | None
    asked: Asked
    legal: list[str]
    result: GameResult | None
    points: NotRequired[dict[str, int]]


class RexEvent(TypedDict):
    """Something that happened, as a viewer may read it; `n` counts what he may read."""

    n: int
    event: str
    role: NotRequired[Role]
    block: NotRequired[str | None]
    place: NotRequired[str]
    other: NotRequired[str]
    card: NotRequired[str]
    number: NotRequired[int]
    dice: NotRequired[list[int]]
