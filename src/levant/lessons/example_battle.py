"""A battle that becomes a siege, played by the rules of each edition and told step by step.

`examples/battle.toml` has the position it begins with (without its edition) and the steps. A step
plays actions of both sides, one a line:

    saracen fire saladin: 1 3 5 6
    [storm_factor=2] saracen storm kurds_3

with the dice that fall, and the conditions under which an edition plays the line (rule_text.py).
`after` is what the words rely on: where blocks then stand, `*` in the castle, and how strong. The
words are in `battle.md` of each language, a section for each step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from typing_extensions import TypedDict

from levant.kernel.dice import ScriptedDice
from levant.kernel.title import LevantError, UnknownName
from levant.locale.rule_text import all_hold, paragraphs_for, sections_in, split_conditions
from levant.locale.translator import Translator
from levant.rex.army import BLOCK
from levant.rex.board import FRANK, ROLES, TOWNS
from levant.rex.game import REX, Game
from levant.rex.rules import rules_for
from levant.rex.views import Battle, Piece, RexEvent, RexView

TITLE: Final = "rex"
WORDS: Final = "battle"
"""The file with the words, in the folder of each language."""

Picture = Literal["map", "battle"]


class ExampleError(LevantError):
    """An example that does not fit the rules; the message names the edition and the line."""


@dataclass(frozen=True)
class ExampleStep:
    """A step of the example, for all editions."""

    id: str
    picture: Picture
    sections: tuple[str, ...]
    """The ids of the sections of the rulebook that it shows at work."""
    play: tuple[str, ...]
    after: Mapping[str, str]


@dataclass(frozen=True)
class Example:
    """Where the example begins, and its steps."""

    town: str
    position: str
    steps: tuple[ExampleStep, ...]


@dataclass(frozen=True)
class PlayedStep:
    """A step as an edition plays it: what happened, and the view of the Franks after it."""

    step: ExampleStep
    view: RexView
    events: list[RexEvent]


class ToldEvent(RexEvent):
    """An event with its sentence."""

    text: str


class ToldStep(TypedDict):
    """A step of the battle: its words, what happened in it, and what its picture shows.

    `sections` are ids of sections of the rulebook.
    """

    step: str
    title: str
    text: str
    sections: list[str]
    picture: Picture
    pieces: list[Piece]
    battle: Battle | None
    events: list[ToldEvent]


class ToldBattle(TypedDict):
    """The example of an edition in one language, as the Franks see it.

    `names` has the names of blocks and towns.
    """

    town: str
    names: dict[str, str]
    steps: list[ToldStep]


@cache
def load_example() -> Example:
    """The example as it is written down."""
    path = files("levant.lessons").joinpath("examples", "battle.toml")
    table = tomllib.loads(path.read_text("utf-8"))
    steps = tuple(
        ExampleStep(
            step["id"],
            step["picture"],
            tuple(step["sections"]),
            tuple(step["play"].strip().splitlines()),
            step["after"],
        )
        for step in table["step"]
    )
    return Example(table["town"], table["position"], steps)


@cache
def play_example(edition: str) -> tuple[PlayedStep, ...]:
    """The steps of the example as an edition plays them."""
    if edition not in REX.editions:
        raise UnknownName(f"unknown edition {edition!r}: choose one of {', '.join(REX.editions)}")
    example = load_example()
    game = REX.parse_position(f"rex {edition} - {example.position}")
    game.log = []
    steps: list[PlayedStep] = []
    for step in example.steps:
        told = len(REX.events(game, FRANK))
        for line in step.play:
            _play_line(game, line, edition)
        _check(game, step, edition)
        steps.append(PlayedStep(step, game.view(FRANK), REX.events(game, FRANK)[told:]))
    return tuple(steps)


def _play_line(game: Game, line: str, edition: str) -> None:
    conditions, action = split_conditions(line)
    if not all_hold(conditions, game.rules.edition):
        return
    action, _, rolls = action.partition(":")
    role, _, text = action.partition(" ")
    dice = ScriptedDice([int(die) for die in rolls.split()])
    game.dice = dice
    game.play(ROLES.index(role), REX.parse(game, text))
    if not dice.spent:
        raise ExampleError(f"{edition}: too many dice in {line!r}")


def _check(game: Game, step: ExampleStep, edition: str) -> None:
    for block, expected in step.after.items():
        number = BLOCK[block]
        town = game.where[number]
        inside = "*" if game.castle[town] >> number & 1 else ""
        found = f"{TOWNS[town]}{inside} {game.strength(number)}"
        if found != expected:
            raise ExampleError(f"{edition} {step.id}: {block} is at {found!r}, not {expected!r}")


@cache
def example_battle(title: str, edition: str, language: str) -> ToldBattle:
    """The example of an edition in one language."""
    if title != TITLE:
        raise UnknownName(f"there is no example of the title {title!r}")
    translator = Translator(language, title)
    return {
        "town": load_example().town,
        "names": _names(edition, translator),
        "steps": [_told(played, edition, translator) for played in play_example(edition)],
    }


def _told(played: PlayedStep, edition: str, translator: Translator) -> ToldStep:
    words = next(s for s in sections_in(translator.language, WORDS) if s.id == played.step.id)
    return {
        "step": played.step.id,
        "title": words.title,
        "text": " ".join(paragraphs_for(words, rules_for(edition, {}), translator)),
        "sections": list(played.step.sections),
        "picture": played.step.picture,
        "pieces": played.view["pieces"],
        "battle": played.view["battle"],
        "events": [{**event, "text": translator.tell(event)} for event in played.events],
    }


def _names(edition: str, translator: Translator) -> dict[str, str]:
    """The names of the towns, and of the blocks that can be seen in a picture."""
    seen = {
        piece["block"]
        for played in play_example(edition)
        for piece in played.view["pieces"]
        if "block" in piece
    }
    names = {block: translator.name("block", block) for block in sorted(seen)}
    return names | {town: translator.name("town", town) for town in TOWNS}
