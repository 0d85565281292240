"""Refusals: whatever is not legal is refused with a section, and nothing changes."""

from __future__ import annotations

import re

import pytest

from levant.croisades import words as w
from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from tests.croisades.warlike import decisions

SECTION = re.compile(r"[23]\.\d{1,2}")
OUT_OF_TURN = (w.RESIGN, w.LEND, w.TAKE_BACK)
PROBES = [
    w.action(verb, a, b) for verb in range(len(w.VERBS)) for a, b in ((0, 0), (3, 1), (40, 9))
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_refusal_cites_a_section(scenario: str) -> None:
    for ply, (game, role, _) in enumerate(decisions(scenario, 8, {"turns": 1})):
        if ply % 9:
            continue
        legal = set(game.legal(role))
        for probe in PROBES:
            refusal = game.refusal(role, probe)
            if refusal is None:
                assert probe in legal or probe >> 48 in OUT_OF_TURN
            else:
                assert probe not in legal
                assert SECTION.fullmatch(refusal.rule), refusal


def test_every_phase_names_its_section() -> None:
    assert all(SECTION.fullmatch(phase.rule) for phase in w.PHASES)


def test_wrong_roles_numbers_and_moments_are_refused() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(1))
    before = game.text()
    for role, act, key in (
        (7, w.action(w.DONE), "no_such_role"),
        (-1, w.action(w.DONE), "no_such_role"),
        (0, -1, "no_such_action"),
        (0, 1 << 60, "no_such_action"),
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
