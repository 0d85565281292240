"""Croisades Strategic in words: which message says an event, a refusal, a prompt or an action.

Everything here comes from what a viewer may know: his events, his view, his refusals. A fact is
named by what it is called in the data: `hex` is a place, `role` a side, `character` a class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from levant.croisades import notation
from levant.croisades.board import NAME
from levant.croisades.roster import GOODS
from levant.croisades.scenario import SCENARIOS, load
from levant.croisades.words import VERBS
from levant.kernel.title import Refusal
from levant.locale.message import Fact, Message, Name

if TYPE_CHECKING:
    from levant.croisades.views import CroisadesEvent, CroisadesView

ROLES: Final = tuple(sorted({role for name in SCENARIOS for role in load(name).roles}))
_STRONGHOLDS: Final = frozenset(NAME.values())
_ROLE_FACTS: Final = frozenset(
    (
        "role",
        "owner",
        "foe",
        "to",
        "other",
        "captor",
        "winner",
        "initiative",
        "attacker",
        "defender",
    )
)
_HEX_FACTS: Final = frozenset(("hex", "port", "start"))
_VARIANTS: Final[dict[str, str]] = {"winner": "nobody", "owner": "nobody"}

# Decisions in which a role may have nothing to choose from the start.
_IDLE: Final = frozenset(
    (
        "muster", "redeploy", "diplomacy", "supply", "reorganise", "sail", "land", "moves",
        "reinforce", "watch",
    )
)  # fmt: skip

# Names


def name(kind: str, thing: str) -> Name:
    """What a kind and an id name."""
    return Name(kind, thing)


def _place(place: str) -> Fact:
    """A stronghold by its name; any other hex by its number."""
    if place in _STRONGHOLDS or place == "high_seas":
        return Name("hex", place)
    return place


def _role(role: str) -> Fact:
    return Name("role", role, many=role in ROLES)


def _ware(ware: str) -> Fact:
    if ware.startswith("wounded_"):
        return Message(
            "phrase.wounded", {"character": Name("class", ware.removeprefix("wounded_"))}
        )
    return Name("good" if ware in GOODS else "class", ware)


# Events


def event(told: CroisadesEvent) -> Message:
    """An event as a viewer may read it."""
    code = str(told["event"])
    facts = {key: _fact(key, value) for key, value in told.items() if key not in ("event", "n")}
    variant = ""
    for key, value in _VARIANTS.items():
        if told.get(key) == value:
            variant = f".{value}"
    if code == "over":
        return result(told["winner"], told["reason"])
    if code == "began":
        facts["goal"] = Message(f"goal.{told['scenario']}")
    if code == "captured":
        facts["why"] = Message(f"capture.{told['reason']}")
    return Message(f"event.{code}{variant}", facts)


def _fact(key: str, value: object) -> Fact:
    """A fact by what its key says it is."""
    if isinstance(value, str):
        return _word(key, value)
    if isinstance(value, list):
        return _listed(key, value)
    if isinstance(value, dict):
        parts = [Message("phrase.score", {"role": _role(r), "points": n}) for r, n in value.items()]
        return _chain(parts)
    if isinstance(value, bool):
        return Message(f"phrase.{key}.{'yes' if value else 'no'}")
    return value if isinstance(value, int) else str(value)


def _word(key: str, word: str) -> Fact:
    """What an id names, by its key."""
    if key in _ROLE_FACTS:
        return _role(word)
    if key in _HEX_FACTS:
        return _place(word)
    if key == "character":
        return Name("class", word)
    if key in ("ware", "good", "engine"):
        return _ware(word)
    if key == "stance":
        return Name("verb", word)
    if key == "scenario":
        return Name("scenario", word)
    return word


def _listed(key: str, values: list[str | int]) -> Fact:
    """Several things with commas between them."""
    if key in ("maps", "wings"):
        return _chain([Message(f"map.{one}") for one in values])
    if key == "order":
        return _chain([Message(f"role.{one}") for one in values])
    return tuple(int(number) for number in values)


def _chain(parts: list[Message]) -> Fact:
    """Messages joined by the language's comma."""
    if not parts:
        return ""
    joined: Message = parts[0]
    for part in parts[1:]:
        joined = Message("phrase.and", {"first": joined, "second": part})
    return joined


# Refusals


def refusal(refused: Refusal) -> Message:
    """The rule, and why it forbids the action."""
    facts = {fact: _refusal_fact(fact, value) for fact, value in refused.facts.items()}
    why = Message(f"refusal.{refused.key}", facts)
    return Message("citation.frame", {"rule": refused.rule, "why": why})


def _refusal_fact(fact: str, value: bool | int | str) -> Fact:
    if fact in ("phase", "verb", "option"):
        return Name(fact, str(value))
    if fact in _HEX_FACTS and isinstance(value, str):
        return _place(value)
    return value


# Decisions


def prompt(view: CroisadesView) -> Message:
    """What a view waits for; when the game is over, how it ended."""
    if view["result"] is not None:
        return result(view["result"]["winner"], view["result"]["reason"])
    facts: dict[str, Fact] = {"phase": Name("phase", view["phase"])}
    if view["site"] is not None:
        facts["hex"] = _place(view["site"])
    if view["role"] in view["deciders"]:
        asked = Message(f"prompt.{view['phase']}{_variant(view)}", facts)
        if view["acting"] in (None, view["role"]):
            return asked
        return Message("prompt.for", {"what": asked, "role": _role(view["acting"])})
    waiting = [Message(f"role.{role}") for role in view["deciders"]]
    return Message("wait", {**facts, "roles": _chain(waiting), "count": len(waiting)})


def _variant(view: CroisadesView) -> str:
    """Where a decider has something open, or nothing to choose."""
    own = view.get("own")
    if view["phase"] in ("reorganise", "muster", "redeploy") and own and own["group"]:
        return ".open"
    return ".none" if view["phase"] in _IDLE and view.get("legal") == ["done"] else ""


def result(winner: str | None, reason: str) -> Message:
    """How a game ended."""
    if winner in (None, "nobody"):
        return Message(f"result.{reason}.nobody")
    return Message(f"result.{reason}", {"role": _role(str(winner))})


def label(view: CroisadesView) -> Message:
    """Where a game stands, in a few words."""
    return Message("label.turn", {"turn": view["turn"], "last": view["last_turn"]})


# Actions


def action(text: str) -> Message:
    """An action in notation; ValueError says what cannot be read."""
    notation.parse(text, ROLES)
    verb, *things = text.split()
    facts: dict[str, Fact] = {}
    for kind, thing in zip(dict(VERBS)[verb], things, strict=True):
        facts[kind] = _object(kind, thing)
    return Message(f"action.{verb}", facts)


def _object(kind: str, thing: str) -> Fact:
    if kind == "hex":
        return _place(thing)
    if kind == "role":
        return _role(thing)
    if kind == "ware":
        return _ware(thing)
    if kind in ("class", "good", "map"):
        return Name(kind, thing)
    if kind == "count":
        return int(thing)
    return thing
