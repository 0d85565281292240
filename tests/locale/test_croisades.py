"""Croisades Strategic can be told: every event, refusal, decision and name, in every language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from string import Formatter
from zipfile import ZipFile

import pytest

import levant.croisades
import levant.releases
from levant.croisades.board import NAME
from levant.croisades.game import CROISADES
from levant.croisades.roster import CLASSES, GOODS
from levant.croisades.scenario import OPTIONS, SCENARIOS, load
from levant.croisades.tables import MAPS
from levant.croisades.words import PHASES, VERBS, WINGS
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from levant.locale import Translator, languages
from levant.locale.catalogue import SOURCE, Entry, catalogue

TITLE = "croisades"
FOLDER = Path(levant.croisades.__file__).parent


@cache
def strings_of(call: str) -> frozenset[str]:
    """The literal keys that the rules give to `note` (first argument) or `Refusal` (second)."""
    return keys_in(call, [path.read_text("utf-8") for path in FOLDER.glob("*.py")])


def keys_in(call: str, sources: list[str]) -> frozenset[str]:
    """The literal keys that sources give to a call."""
    place = 0 if call == "note" else 1
    found: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or len(node.args) <= place:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            given = node.args[place]
            if name == call and isinstance(given, ast.Constant):
                found.add(str(given.value))
    return frozenset(found)


def barred() -> set[str]:
    """The reasons why a hex may not be entered, as `march.barred` returns them."""
    source = FOLDER.joinpath("march.py").read_text("utf-8")
    return set(re.findall(r'return "[0-9.]+", "(\w+)"', source))


def left_behind() -> set[str]:
    """The reasons of rules that matches may still be played by."""
    sources: list[str] = []
    for path in Path(levant.releases.__file__).parent.glob("croisades-*.zip"):
        with ZipFile(path) as archive:
            names = [name for name in archive.namelist() if name.endswith(".py")]
            sources += [archive.read(name).decode() for name in names]
    return set(keys_in("Refusal", sources)) | {"cannot_lend", "nothing_lent"}


def texts(entry: Entry) -> tuple[str, ...]:
    return (entry,) if isinstance(entry, str) else entry.texts


def placeholders(entry: Entry) -> set[str]:
    parsed = [part for text in texts(entry) for part in Formatter().parse(text)]
    return {name for _, name, _, _ in parsed if name is not None}


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_sentence(language: str) -> None:
    keys = catalogue(language, TITLE).entries
    # How a game ends is told by its result; a pact and its end share one call.
    codes = strings_of("note") - {"over"} | {"pact", "pact_broken"}
    assert len(codes) > 60
    assert [code for code in sorted(codes) if f"event.{code}" not in keys] == []


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(language: str) -> None:
    keys = catalogue(language, TITLE).entries
    reasons = strings_of("Refusal") | barred()
    assert {"too_far", "no_commander", "siege_is_new"} <= reasons
    assert [key for key in sorted(reasons) if f"refusal.{key}" not in keys] == []


@pytest.mark.parametrize("language", languages())
def test_no_refusal_is_worded_for_nothing(language: str) -> None:
    keys = [key for key in catalogue(language, TITLE).entries if key.startswith("refusal.")]
    said = strings_of("Refusal") | barred() | left_behind()
    assert [key for key in keys if key.removeprefix("refusal.") not in said] == []


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_name(language: str) -> None:
    translator = Translator(language, TITLE)
    things = [("phase", phase.name) for phase in PHASES]
    things += [("verb", verb) for verb, _ in VERBS]
    things += [("class", one) for one in CLASSES] + [("good", one) for one in GOODS]
    things += [("map", one) for one in MAPS] + [("hex", one) for one in NAME.values()]
    things += [("wing", wing) for wing in WINGS]
    things += [("option", option.name) for option in OPTIONS]
    things += [("scenario", name) for name in SCENARIOS]
    things += [("role", role) for name in SCENARIOS for role in load(name).roles]
    assert all(translator.name(kind, thing) for kind, thing in things)


@pytest.mark.parametrize("language", languages())
def test_every_decision_is_asked_and_every_action_phrased(language: str) -> None:
    keys = catalogue(language, TITLE).entries
    asked = [phase.name for phase in PHASES if phase.name != "over"]
    assert [name for name in asked if f"prompt.{name}" not in keys] == []
    assert [verb for verb, _ in VERBS if f"action.{verb}" not in keys] == []
    for verb, kinds in VERBS:
        assert placeholders(keys[f"action.{verb}"]) == set(kinds)


@pytest.mark.parametrize("language", [one for one in languages() if one != SOURCE])
def test_languages_have_the_same_messages_with_the_same_facts(language: str) -> None:
    own, source = catalogue(language, TITLE).entries, catalogue(SOURCE, TITLE).entries
    assert set(own) == set(source)
    assert [key for key in own if placeholders(own[key]) != placeholders(source[key])] == []


@pytest.mark.parametrize("language", [one for one in languages() if one != SOURCE])
def test_no_sentence_is_left_in_english(language: str) -> None:
    own, source = catalogue(language, TITLE).entries, catalogue(SOURCE, TITLE).entries
    said = [k for k in own if k.startswith(("event.", "prompt.", "refusal.", "result."))]
    assert [key for key in said if texts(own[key]) == texts(source[key])] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_is_told_without_a_gap(language: str, scenario: str) -> None:
    """All that comes up in a short random game: log, questions, actions, the result."""
    translator = Translator(language, TITLE)
    game = CROISADES.new(scenario, {"turns": 1}, FastDice(3), log=True)
    rng = FastDice(4)
    told: list[str] = []
    while game.deciders:
        role = game.deciders[0]
        legal = game.legal(role)
        action = legal[rng.below(len(legal))]
        told.append(translator.ask(game.view(role)))
        told.append(translator.ask(game.view(None)))
        told.append(translator.action(CROISADES.spell(game, action)))
        game.play(role, action)
    told += [translator.tell(event) for event in CROISADES.events(game, None)]
    told += [translator.tell(event) for event in CROISADES.events(game, 0)]
    told.append(translator.ask(game.view(None)))
    broken = [text for text in told if re.match(r"[A-Za-z]+\.[a-z_]+", text) or "{" in text]
    assert broken == []


def refused() -> list[tuple[str, set[str]]]:
    """Every literal refusal of the rules: its key and the facts it gives."""
    found: list[tuple[str, set[str]]] = []
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    # Without a name stand the facts of a step on land: whence and whither.
                    given = [{one.arg} if one.arg else {"start", "hex"} for one in node.keywords]
                    found.append((str(key.value), set().union(*given)))
    return found


@pytest.mark.parametrize("language", languages())
def test_refusals_say_only_what_they_are_given(language: str) -> None:
    entries = catalogue(language, TITLE).entries
    assert ("no_room", {"group", "needs", "room"}) in refused()
    lacking = [
        key for key, facts in refused() if not placeholders(entries[f"refusal.{key}"]) <= facts
    ]
    assert lacking == []


def test_a_refusal_cites_its_rule() -> None:
    refusal = Refusal("2.41", "too_far", cost=4, left=2, start="acre", hex="2008")
    said = Translator("en", TITLE).explain(refusal)
    assert said == "2.41: 2008 costs 4 half points from Acre, and 2 are left"
    assert Translator("fr", TITLE).explain(refusal).startswith("2.41\u00a0: 2008 coûte 4")
