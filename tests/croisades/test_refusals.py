"""Refusals: whatever is not legal is refused with a section, and nothing changes."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import levant.croisades
from levant.croisades import words as w
from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.croisades.turn import DECISIONS
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from tests.croisades.probes import probes
from tests.croisades.warlike import decisions

SECTION = re.compile(r"[23]\.\d{1,2}")
OUT_OF_TURN = (w.RESIGN, w.LEND, w.TAKE_BACK, w.TRUCE, w.FIGHT_ON)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_refusal_cites_a_section(scenario: str) -> None:
    dice = FastDice(4)
    options = {"turns": 1, "captures": 1, "build_castles": 1}
    for ply, (game, role, _) in enumerate(decisions(scenario, 8, options)):
        if ply % 9:
            continue
        legal = set(game.legal(role))
        for probe in probes(game, role, dice, each=3):
            refusal = game.refusal(role, probe)
            if refusal is None:
                assert probe in legal or probe >> 48 in OUT_OF_TURN
            else:
                assert probe not in legal
                assert SECTION.fullmatch(refusal.rule), refusal


def test_every_phase_names_its_section_and_its_chapter() -> None:
    """What a decision offers, does and refuses lies together in the chapter its row names."""
    for number, phase in enumerate(w.PHASES):
        assert SECTION.fullmatch(phase.rule)
        chapter = import_module(f"levant.croisades.{phase.chapter}")
        for function in DECISIONS.get(number, ()):
            assert function is None or function.__module__ == chapter.__name__
    assert set(DECISIONS) == set(range(len(w.PHASES))) - {w.OVER}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_phase_offers_only_the_verbs_of_its_row(scenario: str) -> None:
    for game, role, _ in decisions(scenario, 8, {"turns": 1}):
        assert {act >> 48 for act in game.legal(role)} <= w.PHASES[game.phase].verbs


def reasons() -> set[str]:
    """The keys of all refusals in the rules, those of `march.barred` among them."""
    found: set[str] = set()
    for path in Path(levant.croisades.__file__).parent.glob("*.py"):
        source = path.read_text("utf-8")
        found.update(re.findall(r'return "[0-9.]+", "(\w+)"', source))
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return found


def test_every_reason_is_asked_for_by_a_test() -> None:
    asked = "".join(
        path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))
    )
    assert len(reasons()) > 140
    assert [key for key in sorted(reasons()) if f'"{key}"' not in asked] == []


def test_wrong_roles_numbers_and_moments_are_refused() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(1))
    before = game.text()
    for role, act, key in (
        (7, w.action(w.DONE), "no_such_role"),
        (-1, w.action(w.DONE), "no_such_role"),
        (0, -1, "no_such_action"),
        (0, 1 << 60, "no_such_action"),
        (0, w.action(w.DONE, 1), "no_such_action"),
        (0, w.action(w.MARCH_WITH, 1), "not_in_this_phase"),
    ):
        with pytest.raises(Refusal) as refused:
            game.play(role, act)
        assert refused.value.key == key
    assert game.text() == before


def test_a_game_that_is_over_takes_no_more() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(1), log=True)
    game.play(0, w.action(w.RESIGN))
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (1, "resignation")
    assert game.deciders == ()
    with pytest.raises(Refusal, match="game_over"):
        game.play(1, w.action(w.DONE))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a verb and its objects"),
        ("fly acre", "unknown verb"),
        ("to atlantis", "unknown hex"),
        ("march 3x", "written like g3"),
        ("take dragon 1", "unknown character or good"),
        ("done now", "takes no object"),
        ("offer nobody", "unknown role"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, complaint: str) -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(1))
    with pytest.raises(ValueError, match=complaint):
        CROISADES.parse(game, text)
