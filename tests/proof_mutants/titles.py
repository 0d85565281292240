"""What the proof needs to know of each title: its chapters, and which tests are nearest to them."""

from __future__ import annotations

from typing import NamedTuple


class Title(NamedTuple):
    """The rules of a title and their tests."""

    name: str
    chapters: tuple[str, ...]
    nearest: dict[str, tuple[str, ...]]  # rule tests of a chapter, by how their file names begin
    left_out: tuple[str, ...]  # they start processes, read the source, or test what is built on it
    last: tuple[str, ...]  # whole games
    kept: tuple[str, str] | None = None  # a module and its table of what was computed before


_REX_CHAPTERS = (
    "position", "leaving", "movement", "marches", "muster", "sea", "moves", "reserves", "cards",
    "battle", "fire", "storm", "hits", "siege", "retreats", "draws", "winter", "deployment",
    "game", "tokens", "sight", "pieces", "rules",
)  # fmt: skip
_REX_NEAREST = {
    "position": ("test_1_", "test_2_", "test_6_siege"),
    "leaving": ("test_fog", "test_6_siege", "test_1_", "test_es_options"),
    "movement": ("test_5_movement", "test_options"),
    "marches": ("test_5_movement", "test_options"),
    "muster": ("test_5_movement",),
    "sea": ("test_5_sea", "test_7_entry"),
    "moves": ("test_5_movement", "test_4_cards", "test_8_winter"),
    "reserves": ("test_6_reserves", "test_6_relief", "test_4_cards"),
    "cards": ("test_4_cards",),
    "battle": ("test_6_battle", "test_6_relief", "test_6_reserves", "test_6_sally"),
    "fire": ("test_6_fire", "test_6_battle", "test_6_storm"),
    "storm": ("test_6_storm", "test_6_siege"),
    "hits": ("test_6_fire", "test_6_storm", "test_6_battle"),
    "siege": ("test_6_siege", "test_6_sally", "test_6_attrition"),
    "retreats": ("test_6_retreats", "test_6_regroups", "test_6_siege"),
    "draws": ("test_7_draws",),
    "winter": ("test_8_winter", "test_1_victory"),
    "deployment": ("test_3_deployment",),
    "tokens": ("test_fog", "test_onlooker", "test_golden"),
    "sight": ("test_golden", "test_properties"),
    "pieces": ("test_golden", "test_properties"),
    "rules": ("test_options", "test_1_", "test_fields"),
}
_REX_LEFT_OUT = (
    "test_compiled_agrees", "test_no_branches", "test_comparison", "test_proof_mutants",
    "test_belief", "test_gestures", "test_odds", "test_random_games",
)  # fmt: skip

_CROISADES_CHAPTERS = (
    "assault", "combat", "line", "morale", "stances", "ramparts", "ranks", "aftermath", "field",
    "deployment", "sallies", "siege", "garrison", "investment", "tables",
)  # fmt: skip
_BATTLE = ("test_2_5_", "test_2_8_")
_WALLS = ("test_2_6_",)
_CROISADES_NEAREST = {
    "assault": _WALLS,
    "combat": ("test_2_8_", "test_2_6_walls"),
    "line": _BATTLE,
    "morale": ("test_2_8_", "test_2_6_walls", "test_3_58_"),
    "stances": _BATTLE,
    "ramparts": _WALLS,
    "ranks": ("test_2_8_",),
    "aftermath": ("test_2_5_", "test_3_58_"),
    "field": ("test_2_5_",),
    "deployment": ("test_2_5_", "test_2_6_siege"),
    "sallies": _WALLS,
    "siege": _WALLS,
    "garrison": _WALLS,
    "investment": ("test_2_6_", "test_3_58_"),
    "tables": ("test_3_tables", "test_2_8_", "test_2_6_"),
}

TITLES = {
    "rex": Title(
        "rex", _REX_CHAPTERS, _REX_NEAREST, _REX_LEFT_OUT,
        ("test_soak", "test_properties", "test_random"), ("levant.rex.rules", "_KEPT"),
    ),
    "croisades": Title(
        "croisades", _CROISADES_CHAPTERS, _CROISADES_NEAREST,
        ("test_soak", "test_four_seats"),
        ("test_properties", "test_hidden", "test_onlooker", "test_conservation", "test_replay",
         "test_views", "test_secrets", "test_golden"),
    ),
}  # fmt: skip
