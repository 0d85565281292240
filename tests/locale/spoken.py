"""Every message the program can say: samples of all that it speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import cast

from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal, Value
from levant.kernel.verification import AWARDED
from levant.locale import rex
from levant.locale.message import Message, Name
from levant.rex.army import BLOCK
from levant.rex.board import GERMANIA, PLACES, ROLES, TOWN, TOWNS
from levant.rex.edition import CARDS, EDITIONS
from levant.rex.game import REX, Game
from levant.rex.position import NOBODY, NOWHERE, Event
from levant.rex.views import RexEvent, RexView
from levant.rex.words import A_BLOCK, A_CARD, A_PLACE, A_ROLE, NOTHING, PHASES, VERBS
from tests.locale import sources

VIEWERS = (0, 1, None)
# One name of each number on each side.
_BLOCKS = ("richard", "templar_gaza", "saladin", "kurds_1")
_FACTS: dict[str, tuple[Value, ...]] = {
    "block": ("richard", "templar_gaza"),
    "town": ("acre", "egypt"),
    "other": ("germania", "saladin"),
    "place": ("england",),
    "card": ("intrigue",),
    "decider": ("saracen",),
    "letter": ("B",),
    "phase": ("march",),
    "verb": ("sea_attack",),
    **dict.fromkeys(("count", "limit", "move", "points", "cost"), (1, 2)),
    **dict.fromkeys(("action", "object", "role"), (99,)),
}


def messages() -> list[Message]:
    """All messages, at least one for each key."""
    return [*events(), *refusals(), *decisions(), *labels(), *actions()]


def names() -> list[Name]:
    """All names a player can meet."""
    spoken = [
        ("block", rex.BLOCKS), ("full", rex.BLOCKS), ("card", CARDS), ("phase", PHASES),
        ("place", PLACES), ("role", ROLES), ("town", TOWNS), ("verb", [verb for verb, _ in VERBS]),
        ("option", [option.name for edition in EDITIONS for option in REX.options(edition)]),
    ]  # fmt: skip
    return [rex.name(kind, thing) for kind, things in spoken for thing in things]


def keys(message: Message) -> set[str]:
    """The keys that a message needs, those of its parts and names too."""
    found = {message.key}
    for fact in message.facts.values():
        if isinstance(fact, Message):
            found |= keys(fact)
        elif isinstance(fact, Name):
            found |= {fact.key, "grammar.many"} if fact.many else {fact.key}
    return found


def _game() -> Game:
    return REX.new("2.0", {}, FastDice(1), log=True)


# Events


def events() -> Iterator[Message]:
    """Every event, as each viewer reads it."""
    game = _game()
    for noted in sources.noted():
        for event in _events(noted):
            game.log = [event]
            for viewer in VIEWERS:
                for told in REX.events(game, viewer):
                    if event[5] or not _number_left_out(noted, told):
                        yield rex.event(told)


def _events(noted: sources.Noted) -> Iterator[Event]:
    given = noted.given
    blocks = [BLOCK[b] for b in _BLOCKS] if "block" in given else [-1]
    for side, block, number, face_up in product(
        (0, 1) if "side" in given else (NOBODY,),
        blocks,
        (0, 1, 2, 6) if "number" in given else (0,),
        (True,) if noted.opened else (False, True),
    ):
        yield (
            noted.code,
            side,
            block,
            TOWN["egypt"] if "place" in given else NOWHERE,
            GERMANIA if "other" in given else NOWHERE,
            number,
            (1, 2, 3, 6) if "dice" in given else (),
            face_up,
        )


def _number_left_out(noted: sources.Noted, told: RexEvent) -> bool:
    """A zero that is not told is a zero that never happens: a year, a round."""
    return "number" in noted.given and not {"number", "card"} & set(told)


# Refusals


def refusals() -> Iterator[Message]:
    """Every refusal with every kind of fact, and every rule that can be cited."""
    for key, facts in sources.refused():
        for values in product(*(_FACTS[fact] for fact in facts)):
            yield rex.refusal(Refusal("5.1", key, **dict(zip(facts, values, strict=True))))
    for rule in sources.citations():
        yield rex.refusal(Refusal(rule, "game_over"))


# Decisions


def decisions() -> Iterator[Message]:
    """Every prompt, for the decider and for the others, and every result."""
    game = _game()
    game.site = TOWN["acre"]
    for phase in range(len(PHASES) - 1):
        game.phase = phase
        waiting = _view(game.view(None)["phase"], role=None)
        yield rex.prompt(waiting)
        yield rex.prompt(waiting | {"legal": ["recall"]})
        yield rex.prompt(waiting | {"deciders": list(ROLES)})
        for legs, legal, played in product(
            (0, 1, 2), (["done"], ["halt"], ["done", "halt"]), ("move_1", "guide")
        ):
            asked = {"town": "acre", "block": "crossbows", "legs": legs}
            cards = [{"played": played}, {"played": None}]
            view = _view(PHASES[phase], legal=legal, moves=legs, asked=asked, cards=cards)
            yield rex.prompt(view)
    for reason in {*sources.reasons(), *AWARDED}:
        yield rex.prompt(_view("over", result={"winner": "saracen", "reason": reason}))


def _view(phase: str, **told: object) -> RexView:
    """As much of a view as a prompt may look at."""
    view = {"role": "frank", "deciders": ["frank"], "phase": phase, "legal": [], "result": None}
    battle = {"town": "acre", "round": 2, "hits": 2}
    # Not all of it: what else a prompt looked at would be missed.
    return cast("RexView", {**view, "asked": {}, "battle": battle, "moves": 2, **told})


def labels() -> Iterator[Message]:
    """Where a game stands in every turn of a year."""
    for turn in range(1, 7):
        yield rex.label(_view("moves", year=1187, turn=turn))


# Actions


def action_texts() -> Iterator[str]:
    """Every action in notation."""
    things = {
        NOTHING: [""],
        A_BLOCK: [*rex.BLOCKS],
        A_PLACE: PLACES,
        A_CARD: CARDS,
        A_ROLE: [*ROLES],
    }
    for verb, kind in VERBS:
        for thing in things[kind]:
            yield f"{verb} {thing}".strip()


def actions() -> Iterator[Message]:
    """Every action."""
    for text in action_texts():
        yield rex.action(text)
