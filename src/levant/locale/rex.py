"""Crusader Rex in words: which message says an event, a refusal, a prompt or an action.

Everything here comes from what a viewer may know: his events, his view, his refusals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from levant.kernel.title import Refusal
from levant.locale.message import Fact, Message, Name
from levant.rex import notation
from levant.rex.board import PLACE, ROLES, TOWN
from levant.rex.cards import WINTER_TURN
from levant.rex.game import REX
from levant.rex.rules import Rules
from levant.rex.words import A_BLOCK, A_CARD, A_PLACE, A_ROLE, VERBS

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

# How the ids of blocks begin whose name is a plural in every language.
_MANY: Final = (
    "templar_", "hospitaller_", "turcopole_", "pilgrim_", "crossbows", "kurds_", "turks_", "arabs_",
)  # fmt: skip
# The blocks of all editions.
BLOCKS: Final[dict[str, int]] = {
    block: number
    for edition in REX.editions
    for block, number in Rules(edition, {}).block_index.items()
}
# Blocks known by a fuller name than the one they bear.
FULL_NAMES: Final = frozenset(
    (
        "richard", "philip", "barbarossa", "robert", "hugh", "frederick", "james", "leopold",
        "crossbows", "conrad", "balian", "walter", "king_guy", "reynald_kerak", "bohemond",
        "josselin", "saladin",
    )
)  # fmt: skip
# Optional rules as refusals cite them.
_OPTIONAL: Final = {
    option.rule: option.name
    for edition in REX.editions
    for option in REX.options(edition)
    if option.rule.startswith("optional: ")
}
# Cards that move one group by road.
_GROUP_CARDS: Final = ("guide", "jihad")


# Names


def name(kind: str, thing: str) -> Name:
    """What a kind and an id name; a `place` may be a town, a `full` name the usual one."""
    if kind == "place":
        return _place(thing)
    if kind == "full" and thing not in FULL_NAMES:
        return Name("block", thing)
    return Name(kind, thing)


def _block(block: str) -> Name:
    return Name("block", block, many=block.startswith(_MANY))


def _place(place: str) -> Name:
    return Name("town" if place in TOWN else "place", place)


def _role(role: str) -> Name:
    return Name("role", role, many=True)


def _enemy(role: str) -> Name:
    return _role(ROLES[1 - ROLES.index(role)])


# Events


def event(told: RexEvent) -> Message:
    """An event as a viewer may read it; a block he may not know is just one of its side."""
    code = told["event"]
    facts: dict[str, Fact] = {}
    if "role" in told:
        facts["role"] = _role(told["role"])
    if "block" in told:
        hidden = Message(f"hidden.{told['role']}")
        facts["block"] = hidden if told["block"] is None else _block(told["block"])
    for place in ("place", "other"):
        if place in told:
            facts[place] = _place(told[place])
    if "card" in told:
        facts["card"] = Name("card", told["card"])
    if "number" in told:
        facts["number"] = told["number"]
        facts["hits"] = _hits(told["number"])
    if "dice" in told:
        facts |= _dice(code, told["dice"])
    return Message(f"event.{code}{_variant(code, told.get('number'))}", facts)


def _hits(count: int) -> Message:
    return Message("phrase.hits", {"count": count}) if count else Message("phrase.no_hits")


def _dice(code: str, dice: Sequence[int]) -> dict[str, Fact]:
    """The dice; in a tie two of each side."""
    if code == "tie_rolled":
        a, b, c, d = dice
        return {"frank": f"{a} + {b}", "saracen": f"{c} + {d}"}
    return {"dice": tuple(dice)}


def _variant(code: str, number: int | None) -> str:
    """Where one event reads differently: what its number means."""
    if code == "battle_begins" and number:
        return ".siege"
    if code in ("garrisoned", "attrition") and not number:
        return ".none"
    if code == "turn_begins" and number == WINTER_TURN:
        return ".winter"
    if code == "placed" and number is None:
        return ".unseen"
    return ""


# Refusals


def refusal(refused: Refusal) -> Message:
    """The rule, and why it forbids the action."""
    facts = {fact: _refusal_fact(fact, value) for fact, value in refused.facts.items()}
    why = Message(f"refusal.{refused.key}", facts)
    return Message("citation.frame", {"rule": _citation(refused.rule), "why": why})


def _refusal_fact(fact: str, value: bool | int | str) -> Fact:
    if not isinstance(value, str) or fact == "letter":
        return value
    if fact in ("card", "phase", "verb"):
        return Name(fact, value)
    if fact == "decider":
        return _role(value)
    return _place(value) if value in PLACE else _block(value)


def _citation(rule: str) -> Fact:
    """Sections are numbers in every language; cards, options and notation have names."""
    if rule == "notation":
        return Message("citation.notation")
    if rule.startswith("card "):
        card = Name("card", rule.removeprefix("card ").lower())
        return Message("citation.card", {"card": card})
    if rule in _OPTIONAL:
        return Message("citation.option", {"option": Name("option", _OPTIONAL[rule])})
    return rule


# Decisions


def prompt(view: RexView) -> Message:
    """What a view waits for; when the game is over, how it ended."""
    if view["result"] is not None:
        return result(view["result"]["winner"], view["result"]["reason"])
    mine = view["role"] in view["deciders"]
    facts = _decision_facts(view, mine)
    if mine:
        return Message(f"prompt.{view['phase']}{_asked_variant(view)}", facts)
    return Message(f"wait.{view['phase']}{_waiting_variant(view)}", facts)


def result(winner: str | None, reason: str) -> Message:
    """How a game ended."""
    facts = {} if winner is None else {"role": _role(winner), "enemy": _enemy(winner)}
    return Message(f"result.{reason}", facts)


def label(view: RexView) -> Message:
    """Where a game stands, in a few words: the year and the game turn."""
    if view["turn"] == WINTER_TURN:
        return Message("label.turn.winter", {"year": view["year"]})
    return Message("label.turn", {"year": view["year"], "turn": view["turn"]})


def _decision_facts(view: RexView, mine: bool) -> dict[str, Fact]:
    asked, battle, phase = view["asked"], view["battle"], view["phase"]
    facts: dict[str, Fact] = {"role": _role(view["deciders"][0])}
    if battle is not None:
        facts |= {"place": _place(battle["town"]), "round": battle["round"]}
    if "town" in asked:
        facts["place"] = _place(asked["town"])
    if "block" in asked:
        facts["block"] = _block(asked["block"])
    if phase in ("moves", "manna"):
        facts["count"] = view["moves"]
    elif phase == "hits" and battle is not None:
        facts["count"] = battle["hits"]
    elif "legs" in asked:
        facts["count"] = asked["legs"]
    if mine and _played(view) in _GROUP_CARDS:
        facts["card"] = Name("card", _played(view))
    return facts


def _played(view: RexView) -> str:
    """The viewer's card in effect, once the cards are revealed."""
    cards = view["cards"][ROLES.index(view["role"])]
    return str(cards["played"])


def _asked_variant(view: RexView) -> str:
    """Where a decider is left with no choice, or with a special one."""
    phase, legal = view["phase"], view["legal"]
    if phase in ("group", "manna", "moves", "muster", "replacements", "storm"):
        if legal == ["done"]:
            return ".none"
    if phase == "moves" and _played(view) in _GROUP_CARDS:
        return ".group"
    if phase == "march" and not view["asked"]["legs"]:
        return ".spent"
    if phase == "frank_deploy" and "done" not in legal:
        return ".crowded"
    return ""


def _waiting_variant(view: RexView) -> str:
    if view["phase"] == "cards":
        if len(view["deciders"]) == 2:
            return ".both"
        if "recall" in view["legal"]:
            return ".recall"
    return ""


# Actions


def action(text: str) -> Message:
    """An action in notation; ValueError says what cannot be read."""
    notation.parse(text, BLOCKS)
    verb, *things = text.split()
    facts: dict[str, Fact] = {}
    kind = dict(VERBS)[verb]
    if kind == A_BLOCK:
        facts["block"] = _block(things[0])
    elif kind == A_PLACE:
        facts["place"] = _place(things[0])
    elif kind == A_CARD:
        facts["card"] = Name("card", things[0])
    elif kind == A_ROLE:
        facts["role"] = _role(things[0])
    return Message(f"action.{verb}", facts)
