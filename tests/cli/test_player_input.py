"""What a player means by what he types, and how his choices are listed."""

from __future__ import annotations

import pytest
from rich.text import Text

from levant.cli.abbreviations import fold, matches
from levant.cli.menu import Label, menu
from levant.cli.terminal_texts import TerminalTexts

LEGAL = [
    "done",
    "march king_guy",
    "march templar_gaza",
    "march templar_acre",
    "muster acre",
    "muster st_simeon",
    "to tyre",
    "to acre",
]
NAMES = {
    "king_guy": "King Guy",
    "templar_gaza": "Templars of Gaza",
    "templar_acre": "Templars of Acre",
    "acre": "Acre",
    "st_simeon": "St. Simeon",
    "tyre": "Tyre",
}


def naming(text: str) -> str:
    return NAMES.get(text.partition(" ")[2], "")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("done", ["done"]),
        ("DONE", ["done"]),
        ("d", ["done"]),
        ("march king_guy", ["march king_guy"]),
        ("march King Guy", ["march king_guy"]),
        ("m guy", ["march king_guy"]),
        ("guy", ["march king_guy"]),
        ("march templar", ["march templar_gaza", "march templar_acre"]),
        ("march templars of g", ["march templar_gaza"]),
        ("gaza", ["march templar_gaza"]),
        ("march acre", ["march templar_acre"]),
        ("mu acre", ["muster acre"]),
        ("muster st. simeon", ["muster st_simeon"]),
        ("simeon", ["muster st_simeon"]),
        ("acre", ["muster acre", "to acre"]),
        ("to", ["to tyre", "to acre"]),
        ("muster", ["muster acre", "muster st_simeon"]),
        ("t tyre", ["to tyre"]),
        ("sail guy", []),
        ("to jaffa", []),
        ("march", ["march king_guy", "march templar_gaza", "march templar_acre"]),
        ("", []),
        ("   ", []),
        ("?", []),
    ],
)
def test_beginnings_will_do(typed: str, meant: list[str]) -> None:
    assert matches(typed, LEGAL, naming) == meant


def test_what_is_written_in_full_beats_what_it_begins() -> None:
    assert matches("to acre", ["to acre_castle", "to acre"], lambda text: "") == ["to acre"]


def test_letters_are_compared_without_accents() -> None:
    assert fold("Saône") == "saone"
    assert fold("  Trípoli   DEL  norte ") == "tripoli_del_norte"
    assert fold("d’Acre") == "d_acre"
    assert matches("antioquia", ["to antioch"], lambda text: "Antioquía") == ["to antioch"]


# --- The menu ---


def numbers(legal: list[str], width: int) -> dict[int, str]:
    """What stands behind each number of a menu."""
    shown = menu(legal, TerminalTexts("en"), lambda text: Label(Text(f"<{text}>")), width)
    found: dict[int, str] = {}
    for line in shown:
        assert len(line.plain) <= width
        words = line.plain.replace("<", " < ").split()
        for at, word in enumerate(words):
            if word.isdigit():
                found[int(word)] = " ".join(words[at + 1 : at + 4])
    return found


@pytest.mark.parametrize("width", [80, 100, 170])
def test_a_menu_counts_in_the_order_of_the_legal_actions(width: int) -> None:
    towns = ["acre", "tyre", "jaffa", "gaza", "egypt", "hama", "homs", "zoar", "kerak", "sidon"]
    legal = ["done", *[f"group {t}" for t in towns], *[f"muster {t}" for t in towns[:3]]]
    found = numbers(legal, width)
    assert sorted(found) == list(range(1, len(legal) + 1))
    for number, text in enumerate(legal[1:11], 2):
        assert found[number] == f"< {text}>"
    assert found[12].startswith("Call a muster")


def test_few_actions_are_told_in_words_with_their_notation() -> None:
    shown = menu(
        ["halt", "to acre"],
        TerminalTexts("en"),
        lambda text: Label(Text("Acre"), (Text("F2"),) if text != "halt" else ()),
        60,
    )
    assert [line.plain for line in shown] == [
        " 1 Halt here" + " " * 44 + "halt",
        " 2 Go to Acre  F2" + " " * 36 + "to acre",
    ]


def test_a_long_line_keeps_its_words_and_drops_its_notation() -> None:
    shown = menu(["to acre"], TerminalTexts("en"), lambda text: Label(Text("Acre")), 20)
    assert shown[0].plain == " 1 Go to Acre"
