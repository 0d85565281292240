"""Editions as data: every number or choice in which the published rules differ.

`Edition` is what an editions/*.toml file says, with the section each answer comes
from. `Rules` is an edition with the options of one match applied, in the form the
engine reads: plain ints and masks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from levant.kernel.title import LevantError, Option, UnknownName
from levant.rex.army import INITIATIVE, KINDS
from levant.rex.board import BRIDGE, MAJOR, RATINGS, ROAD_KINDS, TOWN

CARDS: Final[list[str]] = [
    "move_1",
    "move_2",
    "move_3",
    "winter_campaign",
    "assassins",
    "guide",
    "intrigue",
    "jihad",
    "manna",
]
CARD: Final[dict[str, int]] = {card: i for i, card in enumerate(CARDS)}

OPTIONS: Final = (
    Option("iron_bridge", "optional: Iron Bridge"),
    Option("forced_march", "optional: Forced Marches"),
    Option("regroup_when_refused", "6.7, decision 41"),
    Option("handicap", "ours: a handicap for the Franks", most=3),
)


class EditionError(LevantError):
    """An edition file that does not answer every question with the right type."""


@dataclass(frozen=True)
class Edition:
    """The questions on which editions differ, answered by one of them."""

    # 1.0, 2.0 components
    ratings: Mapping[str, int]
    deck: Mapping[str, int]
    hand: int
    permanent: tuple[str, ...]
    # 3.0 set-up
    nomads_at_start: int
    # 5.0 movement
    road_major: int
    road_minor: int
    guide_major: int
    guide_minor: int
    iron_bridge: int
    forced_march: bool
    forced_march_loss: int
    # 6.0 combat
    rounds: int
    charge_firepower: int
    charge_when_sallying: bool
    harriers: tuple[str, ...]
    harry_firepower: int
    response_other_roads: int
    storm_factor: int
    attrition: int
    attrition_fortified: int
    assassin_dice: int
    assassin_firepower: int
    manna_blocks: int
    # 7.0 draws
    first_draw_year: int
    placed_strength: int
    # 8.0 winter
    winter_attrition: int
    winter_attrition_fortified: int
    supply_factor: int
    supply_minor: int
    replacement_cost_enemy_realm: int
    # 1.2 victory
    last_year: int
    # 6.7 regroup
    regroup_when_refused: bool


# Compiled, the annotations are types; interpreted, they are their source text.
_TYPES: Final[dict[str, str]] = {
    name: kind if isinstance(kind, str) else kind.__name__
    for name, kind in vars(Edition)["__annotations__"].items()
}


def _answer(edition: str, name: str, kind: str, given: Any) -> Any:
    """One answer of an edition file, checked against the type of its question."""
    if not isinstance(given, dict) or "value" not in given or "rule" not in given:
        raise EditionError(f"edition {edition}: {name} needs a value and a rule")
    value = given["value"]
    if not isinstance(given["rule"], str) or not given["rule"]:
        raise EditionError(f"edition {edition}: {name} does not say which rule it comes from")
    if kind == "bool":
        good = isinstance(value, bool)
    elif kind == "int":
        good = isinstance(value, int) and not isinstance(value, bool)
    elif kind.startswith("tuple"):
        good = isinstance(value, list) and all(v in KINDS for v in value)
        value = tuple(value) if good else value
    else:
        good = isinstance(value, dict) and all(type(v) is int for v in value.values())
    if not good:
        raise EditionError(f"edition {edition}: {name} = {value!r} is not {kind}")
    return value


def edition_from(name: str, answers: Mapping[str, Any]) -> Edition:
    """An Edition from the tables of a TOML file; errors name the field."""
    for given in answers:
        if given not in _TYPES:
            raise EditionError(f"edition {name}: unknown field {given}")
    for wanted in _TYPES:
        if wanted not in answers:
            raise EditionError(f"edition {name}: missing field {wanted}")
    checked = {f: _answer(name, f, kind, answers[f]) for f, kind in _TYPES.items()}
    for town in checked["ratings"]:
        if town not in TOWN:
            raise EditionError(f"edition {name}: ratings names unknown town {town}")
    for card in checked["deck"]:
        if card not in CARD:
            raise EditionError(f"edition {name}: deck names unknown card {card}")
    return Edition(**checked)


EDITIONS: Final = ("2.0",)
_LOADED: Final[dict[str, Edition]] = {}


def load_edition(name: str) -> Edition:
    """A published edition by its name."""
    if name not in EDITIONS:
        raise UnknownName(f"unknown edition {name!r}: choose one of {', '.join(EDITIONS)}")
    if name not in _LOADED:
        path = files("levant.rex").joinpath("data", "editions", f"{name}.toml")
        _LOADED[name] = edition_from(name, tomllib.loads(path.read_text("utf-8")))
    return _LOADED[name]


def check_options(options: Mapping[str, int]) -> None:
    """Refuse unknown options and values out of range."""
    known = {option.name: option for option in OPTIONS}
    for name, value in options.items():
        if name not in known:
            raise UnknownName(f"unknown option {name!r}: choose from {', '.join(known)}")
        if not 0 <= int(value) <= known[name].most:
            raise UnknownName(f"option {name} takes 0 to {known[name].most}, not {value}")


def _kinds(names: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= KINDS[name]
    return mask


class Rules:
    """An edition with the options of one match, ready for the engine. Never changes."""

    def __init__(self, name: str, options: Mapping[str, int]) -> None:
        check_options(options)
        edition = load_edition(name)
        self.name: str = name
        self.options: dict[str, int] = {k: int(v) for k, v in sorted(options.items()) if int(v)}
        self.edition: Edition = edition
        self.rating: list[int] = list(RATINGS)
        for town, rating in edition.ratings.items():
            self.rating[TOWN[town]] = rating
        self.deck: list[int] = []
        for card, copies in edition.deck.items():
            self.deck.extend([CARD[card]] * copies)
        self.hand: int = edition.hand
        self.permanent: int = _kinds(edition.permanent)
        self.harriers: int = _kinds(edition.harriers)
        self.knights: int = INITIATIVE[1] & ((1 << 31) - 1)
        self.handicap: int = self.options.get("handicap", 0)
        self.nomads_at_start: int = edition.nomads_at_start - self.handicap
        bridge = edition.iron_bridge if "iron_bridge" in self.options else edition.road_major
        self.road_limit: list[int] = [
            bridge
            if kind == BRIDGE
            else (edition.road_major if kind == MAJOR else edition.road_minor)
            for kind in ROAD_KINDS
        ]
        self.guide_limit: list[int] = [
            edition.guide_minor if kind not in (MAJOR, BRIDGE) else edition.guide_major
            for kind in ROAD_KINDS
        ]
        self.forced_march: bool = edition.forced_march or "forced_march" in self.options
        self.regroup_when_refused: bool = (
            edition.regroup_when_refused or "regroup_when_refused" in self.options
        )
        # The numbers the engine reads often, as plain attributes.
        self.forced_march_loss: int = edition.forced_march_loss
        self.rounds: int = edition.rounds
        self.charge_firepower: int = edition.charge_firepower
        self.charge_when_sallying: bool = edition.charge_when_sallying
        self.harry_firepower: int = edition.harry_firepower
        self.response_other_roads: int = edition.response_other_roads
        self.storm_factor: int = edition.storm_factor
        self.attrition: int = edition.attrition
        self.attrition_fortified: int = edition.attrition_fortified
        self.assassin_dice: int = edition.assassin_dice
        self.assassin_firepower: int = edition.assassin_firepower
        self.manna_blocks: int = edition.manna_blocks
        self.first_draw_year: int = edition.first_draw_year
        self.placed_strength: int = edition.placed_strength
        self.winter_attrition: int = edition.winter_attrition
        self.winter_attrition_fortified: int = edition.winter_attrition_fortified
        self.supply_factor: int = edition.supply_factor
        self.supply_minor: int = edition.supply_minor
        self.replacement_cost_enemy_realm: int = edition.replacement_cost_enemy_realm
        self.last_year: int = edition.last_year
