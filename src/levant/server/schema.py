"""The shapes of answers, for the documentation and the page's types; nothing is made of them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field


class MessageOut(BaseModel):
    """A sentence before it is in a language: a key of the catalogue and its facts."""

    key: str = Field(examples=["event.fires"])
    facts: dict[str, Any] = Field(
        description="Numbers, texts, lists of dice, names {name, many}, or messages."
    )


class UserOut(BaseModel):
    """A person, as everybody sees him."""

    id: str
    name: str
    kind: Literal["guest", "member", "bot"]
    since: str


class OptionOut(BaseModel):
    """An optional rule."""

    name: str
    rule: str
    most: int


class EditionOut(BaseModel):
    """An edition of a title."""

    name: str
    roles: list[str]
    options: list[OptionOut]


class SeatsOut(BaseModel):
    """How many play."""

    min: int
    max: int


class TitleOut(BaseModel):
    """A title that can be played."""

    name: str
    roles: list[str]
    editions: list[EditionOut]
    bots: list[str]
    seats: SeatsOut
    rules_version: int


class CatalogueOut(BaseModel):
    """All sentences of a title in a language."""

    entries: dict[str, str | dict[str, str]]
    contractions: list[list[str]]


class SeatOut(BaseModel):
    """A seat."""

    role: str
    user: UserOut | None
    bot: str | None
    ready: bool
    online: bool
    resigned: bool


class ClockOut(BaseModel):
    """The clocks; `now` is the server's time at which `left` was true."""

    kind: Literal["none", "live", "days"]
    bank: float
    increment: float
    on_timeout: Literal["lose", "bot", "nothing"]
    left: dict[str, float]
    running: list[str]
    deadline: dict[str, str | None]
    now: str


class ResultOut(BaseModel):
    """How a match ended."""

    winner: str | None
    reason: str
    say: MessageOut


class OfferOut(BaseModel):
    """Something the others must agree to."""

    kind: Literal["abort", "takeback"]
    by: str
    accepted: list[str]


class MatchOut(BaseModel):
    """A match as you see it."""

    id: str
    title: str
    edition: str
    options: dict[str, int]
    status: Literal["open", "running", "finished", "aborted"]
    visibility: Literal["public", "private", "link"]
    rated: bool
    seats: list[SeatOut]
    clock: ClockOut
    created: str
    started: str | None
    finished: str | None
    result: ResultOut | None
    deciders: list[str]
    turn_label: MessageOut | None
    yours: list[str]
    your_turn: bool
    version: int
    commitment: str | None
    dice_key: str | None = Field(description="Only when the match is over.")
    offers: list[OfferOut]
    rematch_of: str | None
    rematch: str | None
    key: str | None = Field(description="The key of the link, for players.")
    spectators: int


class MatchPage(BaseModel):
    """A page of matches."""

    matches: list[MatchOut]
    page: int
    pages: int
    total: int


class ChoiceOut(BaseModel):
    """A legal action, in notation and in words."""

    action: str
    say: MessageOut


class EventOut(BaseModel):
    """Something that happened; a title adds its own keys."""

    model_config = {"extra": "allow"}

    n: int
    event: str
    say: MessageOut


class DiceOut(BaseModel):
    """The dice of a role that you saw fall."""

    role: str
    rolled: int
    hits: int
    faces: list[int]


class ChatOut(BaseModel):
    """A line of chat."""

    n: int
    by: str
    room: Literal["players", "watchers"]
    text: str
    at: str


class RoadLoadOut(BaseModel):
    """A road in use: its two ends, how many blocks went by it, and how many may."""

    ends: list[str]
    used: int
    most: int


class StepLimitOut(BaseModel):
    """One limit of the decision that is asked for."""

    kind: Literal["castle", "storm", "sally", "supply", "points", "road", "pinned"]
    places: list[str] = Field(description="The town it is about, or the two ends of a road.")
    used: int
    most: int
    full: bool
    rule: str


class PhaseGesturesOut(BaseModel):
    """What clicks and drags on a board mean in a phase; see docs/views.md."""

    picks: Literal["none", "one", "several"]
    picks_town: bool
    finds_ways: bool
    moves_once: bool
    by_initiative: bool
    battle_buttons: bool
    needs_map: bool
    town_verb: str | None
    block_verb: str | None
    drag: list[str]
    drag_one_road: bool


class LimitsOut(BaseModel):
    """What the board of Crusader Rex draws of the rules; see docs/views.md."""

    ratings: dict[str, int]
    roads: list[RoadLoadOut]
    step: list[StepLimitOut]
    phase: PhaseGesturesOut


class TableOut(BaseModel):
    """A table as you see it. Keep events up to `since`, then append `events`."""

    version: int
    match: MatchOut
    role: str | None
    view: dict[str, Any] | None = Field(description="See docs/views.md.")
    limits: LimitsOut | None = Field(description="For a board; null where a title has none.")
    prompt: MessageOut | None
    choices: list[ChoiceOut]
    events: list[EventOut]
    since: int
    undo: bool
    reset: bool
    takeback: bool
    forced: bool = Field(description="There is one choice only.")
    dice: list[DiceOut]
    chat: list[ChatOut]
    notes: str
    thinking: list[str] = Field(description="Roles whose bot is at it.")


class ActedOut(BaseModel):
    """Done and on disk: your version and the number of your events after it."""

    version: int
    events: int


class WhyOut(BaseModel):
    """Whether an action is legal, and if not, why."""

    legal: bool
    rule: str | None
    say: MessageOut | None


class GestureOut(BaseModel):
    """A way for some pieces, and the actions to send; a title adds its own keys."""

    model_config = {"extra": "allow"}

    to: str
    path: list[str]
    legs: int
    kind: str
    actions: list[str]


class GesturesOut(BaseModel):
    """Where pieces can go."""

    gestures: list[GestureOut]


class OddsOut(BaseModel):
    """How a battle would end; a title says how it counts."""

    model_config = {"extra": "allow"}


class HintOut(BaseModel):
    """What a bot would do."""

    bot: str
    action: str
    say: MessageOut


class PlyOut(BaseModel):
    """An action of a finished match."""

    role: str
    action: str
    say: MessageOut


class PointOut(BaseModel):
    """Where a match stood after a ply, by role; a title says what it counts."""

    model_config = {"extra": "allow"}

    ply: int


class ReplayOut(BaseModel):
    """A finished match; events as each role and the spectators saw them."""

    plies: list[PlyOut]
    events: dict[str, list[EventOut]]
    chart: list[PointOut]


class ReplayViewOut(BaseModel):
    """A finished match after some ply."""

    ply: int
    plies: int
    match: MatchOut
    role: str | None
    view: dict[str, Any]
    limits: LimitsOut | None
    views: dict[str, dict[str, Any]] | None = Field(description="All views, for `as=all`.")
    prompt: MessageOut
    events: list[EventOut]


class ForecastPointOut(BaseModel):
    """What each role could expect from what it saw then: -1 is lost, 1 is won."""

    ply: int = Field(description="After how many plies: the beginning of a turn, or the end.")
    label: MessageOut | None = Field(description="The turn, in words.")
    expected: dict[str, float] = Field(examples=[{"frank": -0.25, "saracen": 0.31}])


class ForecastOut(BaseModel):
    """How a finished match looked to its players, turn by turn, as far as it is computed."""

    available: bool = Field(description="Whether there are forecasts for this title.")
    done: bool = Field(description="Whether these are all points; else ask again.")
    total: int | None = Field(description="How many points there will be; null: not known yet.")
    points: list[ForecastPointOut] = Field(description="From the first turn on, without gaps.")
