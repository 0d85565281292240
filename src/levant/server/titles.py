"""What the server needs of a title beyond the kernel's contract, in one place for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, cast

from levant.kernel.runner import Chooser
from levant.kernel.title import Json, Position, Title, UnknownName
from levant.locale.message import Message
from levant.locale.tongue import SPEECHES, Speech
from levant.releases.archive import function
from levant.releases.shelf import SHELF, is_old

__all__ = ["SHELF", "TRADES", "Trade", "find_trade", "options_for", "resume"]

View = Mapping[str, Any]
Forecast = Callable[[View, Sequence[Mapping[str, Any]], int], float]


@dataclass(frozen=True)
class Trade:
    """A title as the server deals in it. All of it works on views, but for `gestures`.

    A match by older rules has the gestures and the odds of these rules, which are made of them;
    all else is of today: sentences and what is made of views know whatever an old view can hold,
    and bots may misjudge a match by rules that they do not know, but not break them.
    """

    speech: Speech
    result: Callable[[str | None, str], Message]
    """The sentence for a winner and a reason."""
    bots: Mapping[str, Callable[[int], Chooser]]
    stand_in: str
    """The bot that answers at once for one that takes too long, or fails."""
    adviser: str
    """The bot whose choice is a player's hint, unless he asks for another's."""
    label: Callable[[View], Message]
    """Where a game stands, in a few words."""
    knowledge: Callable[[View], frozenset[Any]]
    """What a viewer has learned that cannot be unlearned: no undo goes behind more of it."""
    tells: Callable[[View, str], bool]
    """Whether it would tell others something if a lone choice were played at once."""
    onward: Callable[[View, str], bool]
    """Whether an action can be followed by another in one request: it rolls no dice, shows and
    draws nothing and leaves the decision where it is, and all that its player may do next
    follows from his view. To be judged by the view alone, and by hidden facts never."""
    same: Callable[[View, View], bool]
    """Whether a player is still at the same question: only then he can undo what led from one
    view to the other by himself."""
    rolls: Callable[[str], bool]
    """Whether an action rolls dice."""
    hits: Callable[[Mapping[str, Any]], int]
    """The hits in an event with dice."""
    gestures: Callable[[Position, int, Sequence[str]], list[dict[str, Json]]]
    odds: Callable[[View, Mapping[str, Any], int], dict[str, Json]]
    standing: Callable[[Sequence[View]], dict[str, dict[str, int]]]
    """For the chart of a finished game: some numbers of each role, from every role's view."""
    forecast: Forecast | None = None
    """From a player's view, his whole history and a seed what he may expect: -1 lost, 1 won."""


def _rex() -> Trade:
    from levant.server import rex_trade

    return rex_trade.trade(SPEECHES["rex"])


def _croisades() -> Trade:
    from levant.server import croisades_trade

    return croisades_trade.trade(SPEECHES["croisades"])


TRADES: Final[dict[str, Callable[[], Trade]]] = {"rex": _rex, "croisades": _croisades}


@cache
def find_trade(name: str, rules: int | None = None) -> Trade:
    """A title's trade by its name; for an old match, with what must follow its rules."""
    if name not in TRADES:
        raise UnknownName(f"unknown title '{name}'; known: {', '.join(TRADES)}")
    if rules is None:
        return TRADES[name]()
    today = find_trade(name)
    if not is_old(SHELF.find(name, rules)):
        return today
    return replace(
        today,
        gestures=function(name, rules, "gestures") or today.gestures,
        odds=function(name, rules, "odds") or today.odds,
    )


def make_bot(who: Mapping[str, Any]) -> Chooser:
    """The bot whom a question to a bot process means."""
    return find_trade(who["title"]).bots[who["bot"]](who["seed"])


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
    # The contract lets only `new` start a log; every title keeps it under this name.
    cast("Any", position).log = []
    return position


def facts(names: Iterable[str]) -> list[dict[str, Any]]:
    """What can be played, as clients are told."""
    told = []
    for name in names:
        title, trade = SHELF.find(name), find_trade(name)
        counts = [len(title.roles_of(edition)) for edition in title.editions]
        told.append(
            {
                "name": name,
                "roles": list(title.roles),
                "editions": [_edition(title, edition) for edition in title.editions],
                "bots": list(trade.bots),
                "seats": {"min": min(counts), "max": max(counts)},
                "rules_version": title.rules_version,
            }
        )
    return told


def _edition(title: Title, edition: str) -> dict[str, Any]:
    return {
        "name": edition,
        "roles": list(title.roles_of(edition)),
        "options": [
            {"name": option.name, "rule": option.rule, "most": option.most}
            for option in title.options(edition)
        ],
    }
