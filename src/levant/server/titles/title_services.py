"""What the server needs of a title beyond the kernel's contract, in one place for each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from typing_extensions import TypedDict

from levant.croisades.limits import CroisadesLimits
from levant.kernel.record import Record
from levant.kernel.runner import Chooser
from levant.kernel.title import AnyEvent, AnyView, Json, Position, Title, UnknownName
from levant.locale.message import Message
from levant.locale.translator import MESSAGE_SOURCES, MessageSource
from levant.releases.archive import function
from levant.releases.registry import TITLES, is_old
from levant.rex.limits import Limits

__all__ = [
    "TITLES",
    "TITLE_SERVICES",
    "NoAnalysis",
    "TitleServices",
    "find_title_services",
    "options_for",
    "resume",
    "why_no_analysis",
]

Forecast = Callable[[AnyView, Sequence[AnyEvent], int], float]
Knowledge = frozenset[Hashable]
"""What a viewer has learned, in a form of the title's own: it is only compared."""
Analysis = Callable[[Record, Title, Callable[[AnyView], object]], Iterator[dict[str, object]]]


@dataclass(frozen=True)
class TitleServices:
    """What the server needs of a title. All of it works on views, but for `gestures`.

    A match by older rules has the gestures and the odds of these rules, which are made of them;
    all else is of today: sentences and what is made of views know whatever an old view can hold,
    and bots may misjudge a match by rules that they do not know, but not break them.
    """

    source: MessageSource
    result: Callable[[str | None, str], Message]
    """The sentence for a winner and a reason."""
    bots: Mapping[str, Callable[[int], Chooser]]
    stand_in: str
    """The bot that answers at once for one that takes too long, or fails."""
    adviser: str
    """The bot whose choice is a player's hint, unless he asks for another's."""
    label: Callable[[AnyView], Message]
    """Where a game stands, in a few words."""
    knowledge: Callable[[AnyView], Knowledge]
    """What a viewer has learned that cannot be unlearned: no undo goes behind more of it."""
    tells: Callable[[AnyView, str], bool]
    """Whether it would tell others something if a lone choice were played at once."""
    onward: Callable[[AnyView, str], bool]
    """Whether an action can be followed by another in one request: it rolls no dice, shows and
    draws nothing and leaves the decision where it is, and all that its player may do next
    follows from his view. To be judged by the view alone, and by hidden facts never."""
    same: Callable[[AnyView, AnyView], bool]
    """Whether a player is still at the same question: only then he can undo what led from one
    view to the other by himself."""
    rolls: Callable[[str], bool]
    """Whether an action rolls dice."""
    hits: Callable[[AnyEvent], int]
    """The hits in an event with dice."""
    gestures: Callable[[Position, int, Sequence[str]], list[dict[str, Json]]]
    odds: Callable[[AnyView, Mapping[str, object], int], dict[str, Json]]
    standing: Callable[[Sequence[AnyView]], dict[str, dict[str, int]]]
    """For the chart of a finished game: some numbers of each role, from every role's view."""
    passes: Callable[[AnyView], bool] = lambda _: False
    """Whether a lone choice may be played at once where no other person sits at the table, whatever
    it would tell: bots see views, not moments."""
    choices: Callable[[AnyView], Sequence[Mapping[str, object]]] = lambda view: [
        {"action": text} for text in view["legal"]
    ]
    """The legal actions, each under `action`; a title with long lists may sum them up."""
    limits: Callable[[AnyView], Limits | CroisadesLimits | None] = lambda _: None
    """The limits of a step and the gestures of its phase, for titles whose board draws them."""
    draw: Callable[[AnyView | None, Callable[[str, str], str]], str] | None = None
    """The board of a spectator's view as SVG, 720 by 630, given the names of things by their kind
    and id; a bare board without a view."""
    forecast: Forecast | None = None
    """From a player's view, his whole history and a seed what he may expect: -1 lost, 1 won."""
    hurried: Callable[[str, int, float], Chooser] | None = None
    """A bot by name and seed that thinks so many seconds at most; None: all are quick."""
    analyse: Analysis | None = None
    """Where a finished game turned, from its record by the rules of today, step by step; the last
    argument gives the label of a view as it is to be told."""


def _rex() -> TitleServices:
    from levant.server.titles import rex

    return rex.title_services(MESSAGE_SOURCES["rex"])


def _croisades() -> TitleServices:
    from levant.server.titles import croisades

    return croisades.title_services(MESSAGE_SOURCES["croisades"])


TITLE_SERVICES: Final[dict[str, Callable[[], TitleServices]]] = {
    "rex": _rex,
    "croisades": _croisades,
}


@cache
def find_title_services(name: str, rules: int | None = None) -> TitleServices:
    """A title's services by its name; for an old match, with what must follow its rules."""
    if name not in TITLE_SERVICES:
        raise UnknownName(f"unknown title '{name}'; known: {', '.join(TITLE_SERVICES)}")
    if rules is None:
        return TITLE_SERVICES[name]()
    today = find_title_services(name)
    if not is_old(TITLES.find(name, rules)):
        return today
    return replace(
        today,
        gestures=function(name, rules, "gestures") or _no_gestures,
        odds=function(name, rules, "odds") or today.odds,
    )


NoAnalysis = Literal["title", "rules"]


def why_no_analysis(name: str, rules: int) -> NoAnalysis | None:
    """Why a match cannot be looked back on: of this title none can, or its rules were left."""
    if find_title_services(name).analyse is None:
        return "title"
    # Old rules need not be fetched to be told from those of today: lists ask this of every match.
    return "rules" if rules != TITLES.find(name).rules_version else None


def _no_gestures(position: Position, role: int, pieces: Sequence[str]) -> list[dict[str, Json]]:
    """Of rules that had none: a gesture of today knows another position."""
    return []


class Who(TypedDict):
    """Which bot a process is to make."""

    title: str
    bot: str
    seed: int
    seconds: float | None


def make_bot(who: Who) -> Chooser:
    """The bot that a question to a bot process is for."""
    hurried = find_title_services(who["title"]).hurried
    if who["seconds"] is not None and hurried is not None:
        return hurried(who["bot"], who["seed"], who["seconds"])
    return find_title_services(who["title"]).bots[who["bot"]](who["seed"])


def options_for(title: Title, edition: str, given: Mapping[str, int]) -> dict[str, int]:
    """The options of a match, checked; those that are off are left out."""
    if edition not in title.editions:
        raise UnknownName(
            f"unknown edition '{edition}' of {title.name}; known: {', '.join(title.editions)}"
        )
    most = {option.name: option.most for option in title.options(edition)}
    for name, value in given.items():
        if name not in most:
            raise UnknownName(f"unknown option '{name}'; known: {', '.join(most) or 'none'}")
        if not 0 <= int(value) <= most[name]:
            raise UnknownName(f"option '{name}' goes from 0 to {most[name]}, not to {value}")
    return {name: int(value) for name, value in sorted(given.items()) if value}


def resume(title: Title, text: str) -> Position:
    """A position from its text, which records events from here on."""
    position = title.parse_position(text)
    position.log = []
    return position
