"""What clicks and drags on a board mean in each phase.

A board needs this to know which of its pieces can be picked up, and which action to ask about when
somebody clicks where nothing can be done. What may be done stands in the view's `legal`.
"""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import TypedDict

Picks = Literal["none", "one", "several"]


class PhaseGestures(TypedDict):
    """The gestures of a phase."""

    picks: Picks
    """Whether blocks are picked up first, and a destination is chosen for them then."""
    picks_town: bool
    """A click on a town picks up all its blocks."""
    finds_ways: bool
    """Blocks that are picked up or dragged go by the ways that the server finds for them."""
    moves_once: bool
    """Blocks that have moved already are out of the question."""
    by_initiative: bool
    """Blocks act in the order of their letters."""
    battle_buttons: bool
    """What a block does in its battle is chosen at the block."""
    needs_map: bool
    """Even during a battle the choice is made on the map."""
    town_verb: str | None
    """What a click on a town means."""
    block_verb: str | None
    """What a click on a block means; without one, a click on its town."""
    drag: list[str]
    """The actions that take a {block} from its {origin} to a {town}, one after the other."""
    drag_one_road: bool
    """They have a meaning for adjacent towns only."""


# Deployment and regroups take one block at a time; so does a muster, block by block.
_PICKS: Final[dict[str, Picks]] = {
    "frank_deploy": "one",
    "moves": "several",
    "group": "several",
    "muster": "one",
    "regroup": "one",
}
_FINDS_WAYS: Final = frozenset(("moves", "group", "march", "muster", "muster_march"))
_MOVES_ONCE: Final = _FINDS_WAYS | {"sail", "enter"}
_BY_INITIATIVE: Final = frozenset(("field", "storming", "hits"))
_BATTLE_BUTTONS: Final = _BY_INITIATIVE | {"garrison", "storm", "sally", "forced_retreat", "leave"}

_TOWN_VERBS: Final[dict[str, str]] = {
    "deploy_to": "to",
    "assassins": "strike_field",
    "moves": "group",
    "march": "to",
    "muster_march": "to",
    "sail": "land",
    "enter": "to",
    "main_road": "main",
    "jihad_site": "jihad",
    "battle_order": "battle",
    "retreat_to": "to",
    "regroup_to": "to",
    "place_draw": "to",
}
_BLOCK_VERBS: Final[dict[str, str]] = {
    "frank_deploy": "deploy",
    "saracen_deploy": "exchange",
    "assassins": "assassinate",
    "manna": "give",
    "group": "march",
    "muster": "march",
    "marker": "show",
    "garrison": "castle",
    "storm": "storm",
    "sally": "sally",
    "field": "fire",
    "storming": "fire",
    "hits": "hit",
    "regroup": "regroup",
    "forced_retreat": "retreat",
    "leave": "retreat",
    "supply": "starve",
    "replacements": "restore",
}
_RETREAT: Final = ["retreat {block}", "to {town}"]
_DRAGS: Final[dict[str, list[str]]] = {
    "frank_deploy": ["deploy {block}", "to {town}"],
    "moves": ["group {origin}", "march {block}", "to {town}"],
    "group": ["march {block}", "to {town}"],
    "field": _RETREAT,
    "storming": _RETREAT,
    "regroup": ["regroup {block}", "to {town}"],
    "forced_retreat": _RETREAT,
    "leave": _RETREAT,
}


def phase_gestures(phase: str) -> PhaseGestures:
    """The gestures of a phase by its name; one that is not known has none."""
    return {
        "picks": _PICKS.get(phase, "none"),
        "picks_town": phase == "moves",
        "finds_ways": phase in _FINDS_WAYS,
        "moves_once": phase in _MOVES_ONCE,
        "by_initiative": phase in _BY_INITIATIVE,
        "battle_buttons": phase in _BATTLE_BUTTONS,
        "needs_map": phase == "regroup",
        "town_verb": _TOWN_VERBS.get(phase),
        "block_verb": _BLOCK_VERBS.get(phase),
        "drag": _DRAGS.get(phase, []),
        "drag_one_road": phase in _FINDS_WAYS,
    }
