"""Editions as data: every number or choice in which the published rules differ.

`Edition` is what an `editions/*.toml` file says, with the section each answer comes
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
from levant.rex.army import KINDS
from levant.rex.board import TOWN

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
    "mud",
]
TURNS: Final = 6
FIRST_YEAR: Final = 1187
CARD: Final[dict[str, int]] = {card: i for i, card in enumerate(CARDS)}

OPTIONS: Final[dict[str, Option]] = {
    "iron_bridge": Option("iron_bridge", "optional: Iron Bridge"),
    "forced_march": Option("forced_march", "optional: Forced Marches"),
    "regroup_when_refused": Option("regroup_when_refused", "6.7, decision 41"),
    "richard_by_sea": Option("richard_by_sea", "optional: Richard crosses the sea"),
    "fickle_philip": Option("fickle_philip", "optional: the fickle Philip"),
    "handicap": Option("handicap", "ours: a handicap for the Franks", most=3),
    "years": Option("years", "ours: a shorter war", most=5),
}
# The answers that are a choice among words.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "main_attack": ("road", "group"),
    "winter_campaign": ("siege", "group", "free"),
    "winter_campaign_first_roll": ("besieged", "besieger"),
    "replacement_price_for": ("enemy_realm", "nobody", "saracens_away"),
}


class EditionError(LevantError):
    """An edition file that does not answer every question with the right type."""


@dataclass(frozen=True)
class Edition:
    """The questions on which editions differ, answered by one of them."""

    # 1.0, 2.0 components, 4.0 the deck
    ratings: Mapping[str, int]
    fourth_pilgrim: bool
    deck: Mapping[str, int]
    hand: int
    options: tuple[str, ...]
    # 3.0 set-up
    nomads_at_start: int
    deploy_in_any_realm: bool
    # 4.0 cards and events
    franks_decide_ties: bool
    both_events_happen: bool
    winter_campaign_is_event: bool
    winter_campaign_beats_mud: bool
    assassin_dice: int
    assassin_firepower: int
    manna_blocks: int
    # 5.0 movement
    road_major: int
    road_minor: int
    attack_major: int
    attack_minor: int
    guide_major: int
    guide_minor: int
    iron_bridge: int
    forced_march: bool
    forced_march_loss: int
    forced_march_in_winter: bool
    reserves_pin: bool
    fortified_ports: bool
    fortified_port_reserve: bool
    english_attack_by_sea: bool
    german_entry: tuple[str, ...]
    german_single_entry: bool
    german_nation_for_one_move: bool
    # 6.0 combat
    rounds: int
    retreat_round: bool
    may_pass: bool
    main_attack: str
    response_other_roads: int
    relief_of_player_two: int
    charge_firepower: int
    charge_dice: int
    charge_when_sallying: bool
    charge_when_storming: bool
    harriers: tuple[str, ...]
    harry_firepower: int
    harry_dice: int
    permanent: tuple[str, ...]
    dead_drawn_same_year: bool
    # 6.5 sieges
    storm_factor: int
    storm_factor_fortified: int
    stormers_exchanged: bool
    storm_may_stop: bool
    stormers_may_retreat: bool
    withdrawn_stormers_regroup: bool
    half_hit_lasts_all_turn: bool
    sallying_may_retreat: bool
    all_besiegers_shown: bool
    attrition: int
    attrition_fortified: int
    attrition_first_turn: bool
    attrition_after_battles: bool
    # 6.6, 6.7 retreats and regroups
    retreat_major: int
    retreat_minor: int
    only_attacker_regroups: bool
    regroup_to_vacant: bool
    regroup_into_battle: bool
    siege_joined_as_reserve: bool
    regroup_when_refused: bool
    # 7.0 draws
    first_draw_year: int
    placed_strength: int
    # 8.0 winter
    winter_move: int
    winter_campaign: str
    winter_campaign_first_roll: str
    winter_attrition: int
    winter_attrition_fortified: int
    supply_factor: int
    supply_factor_own: int
    supply_minor: int
    replacement_price: int
    replacement_price_for: str
    # 1.2 victory
    sudden_death_at_once: bool
    last_year: int


# Compiled, the annotations are types; interpreted, they are their source text.
FIELDS: Final[dict[str, str]] = {
    name: kind if isinstance(kind, str) else kind.__name__
    for name, kind in vars(Edition)["__annotations__"].items()
}


AnswerValue = bool | int | str | tuple[str, ...] | dict[str, int]
"""What a field of an edition can hold."""


class Answer:
    """One answer of an edition file: the value and where it comes from."""

    def __init__(self, value: AnswerValue, rule: str, note: str) -> None:
        self.value: AnswerValue = value
        self.rule: str = rule
        self.note: str = note


class EditionFile:
    """A whole edition file: every answer, and the edition's own section numbers."""

    def __init__(self, name: str, tables: Mapping[str, object]) -> None:
        self.name: str = name
        about = tables.get("about")
        if not isinstance(about, dict) or not isinstance(about.get("text"), str):
            raise EditionError(f"edition {name}: the table about needs a text")
        self.text: str = about["text"]
        sections = tables.get("sections", {})
        if not isinstance(sections, dict) or not all(isinstance(s, str) for s in sections.values()):
            raise EditionError(f"edition {name}: sections maps rule numbers to rule numbers")
        self.sections: dict[str, str] = dict(sections)
        given = {k: v for k, v in tables.items() if k not in ("about", "sections")}
        for field in given:
            if field not in FIELDS:
                raise EditionError(f"edition {name}: unknown field {field}")
        self.answers: dict[str, Answer] = {}
        for field, kind in FIELDS.items():
            if field not in given:
                raise EditionError(f"edition {name}: missing field {field}")
            self.answers[field] = _answer(name, field, kind, given[field])

    def edition(self) -> Edition:
        """The answers as a typed object."""
        # Any: each was held against the type of its field, which a dict of them cannot tell.
        values: dict[str, Any] = {field: answer.value for field, answer in self.answers.items()}
        return Edition(**values)


def _answer(edition: str, field: str, kind: str, given: object) -> Answer:
    """One answer, checked against the type of its question; errors name the field."""
    if not isinstance(given, dict) or "value" not in given or "rule" not in given:
        raise EditionError(f"edition {edition}: {field} needs a value and a rule")
    for key in given:
        if key not in ("value", "rule", "note"):
            raise EditionError(f"edition {edition}: {field} has an unknown key {key}")
    rule, note = given["rule"], given.get("note", "")
    if not isinstance(rule, str) or not rule:
        raise EditionError(f"edition {edition}: {field} does not say which rule it comes from")
    if not isinstance(note, str):
        raise EditionError(f"edition {edition}: the note of {field} is not a text")
    return Answer(_checked(edition, field, kind, given["value"]), rule, note)


_WORDS: Final[dict[str, Mapping[str, object]]] = {
    "options": OPTIONS,
    "german_entry": TOWN,
    "harriers": KINDS,
    "permanent": KINDS,
    "ratings": TOWN,
    "deck": CARD,
}


def _checked(edition: str, field: str, kind: str, given: object) -> AnswerValue:
    value = _of_kind(field, kind, given)
    if value is None:
        wanted = f"one of {', '.join(CHOICES[field])}" if kind == "str" else f"of type {kind}"
        raise EditionError(f"edition {edition}: {field} = {given!r} is not {wanted}")
    if field == "hand" and isinstance(value, int) and value < TURNS:
        raise EditionError(f"edition {edition}: hand = {value} does not last {TURNS} turns")
    if field in _WORDS and isinstance(value, (tuple, dict)):
        for word in value:
            if word not in _WORDS[field]:
                raise EditionError(f"edition {edition}: {field} names unknown {word!r}")
    return value


def _of_kind(field: str, kind: str, given: object) -> AnswerValue | None:
    """What a file gives, as the type of its field; None when it is of another."""
    if kind == "bool":
        return given if isinstance(given, bool) else None
    if kind == "int":
        return given if isinstance(given, int) and not isinstance(given, bool) else None
    if kind == "str":
        return given if isinstance(given, str) and given in CHOICES[field] else None
    if kind.startswith("tuple"):
        if isinstance(given, list) and all(isinstance(word, str) for word in given):
            return tuple(given)
    elif isinstance(given, dict) and all(type(number) is int for number in given.values()):
        return given
    return None


EDITIONS: Final = ("2.0", "1.4", "1.3", "manual")
_LOADED: Final[dict[str, EditionFile]] = {}


def load_edition(name: str) -> EditionFile:
    """A published edition by its name."""
    if name not in EDITIONS:
        raise UnknownName(f"unknown edition {name!r}: choose one of {', '.join(EDITIONS)}")
    if name not in _LOADED:
        path = files("levant.rex").joinpath("data", "editions", f"{name}.toml")
        _LOADED[name] = EditionFile(name, tomllib.loads(path.read_text("utf-8")))
    return _LOADED[name]


def options_of(edition: Edition) -> tuple[Option, ...]:
    """The options that a game of an edition may switch on."""
    return tuple(OPTIONS[name] for name in edition.options)


def check_options(edition: Edition, options: Mapping[str, int]) -> None:
    """Refuse unknown options and values out of range."""
    known = {option.name: option for option in options_of(edition)}
    for name, value in options.items():
        if name not in known:
            raise UnknownName(f"unknown option {name!r}: choose from {', '.join(known)}")
        if not 0 <= int(value) <= known[name].most:
            raise UnknownName(f"option {name} takes 0 to {known[name].most}, not {value}")
