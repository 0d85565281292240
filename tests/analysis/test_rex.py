"""The analysis of a finished game: its turns, its decisions, what they cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from levant.analysis.past_decisions import PastGame, take_apart
from levant.analysis.rex import AnalysisSettings, Verdict, analyse, judge
from levant.kernel.record import Record
from levant.kernel.title import Title
from levant.rex.cards import MOVE_1
from levant.rex.game import REX, Game
from levant.rex.words import CARD, CARDS
from tests.bots.rex.matches import Seat

TITLE = cast("Title", REX)
QUICK = AnalysisSettings(
    turn_playouts=2, first_thought=4, first_playouts=2, again=2, second_thought=8,
    second_playouts=4, told=1,
)  # fmt: skip


def recorded(until: Callable[[Game], bool], recall: bool = False) -> Record:
    """A game between squires up to some moment; perhaps the first card is laid twice."""
    record = Record.begin(TITLE, "2.0", {}, "fast 7")
    game = cast("Game", record.start(TITLE, log=True))
    seats = [Seat("squire", role, role) for role in range(2)]

    def play(role: int, action: int) -> None:
        record.append(role, REX.spell(game, action))
        game.play(role, action)

    while not until(game):
        role = game.deciders[0]
        action = seats[role].choose(game)
        if recall and game.phase == CARDS:
            play(role, game.legal(role)[0])
            play(role, game.legal(role)[0])
            recall = False
        play(role, action)
    return record


@pytest.fixture(scope="module")
def past() -> PastGame:
    return take_apart(recorded(lambda game: game.turn == 3), TITLE)


def test_a_turn_has_a_card_and_a_movement_phase_of_each_side(past: PastGame) -> None:
    assert [(turn.position.year, turn.position.turn) for turn in past.turns] == [
        (1187, 1), (1187, 2),
    ]  # fmt: skip
    for turn, end in ((1, past.turns[1].ply), (2, 10_000)):
        made = [d for d in past.decisions if past.turns[turn - 1].ply <= d.ply < end]
        assert sorted((d.kind, d.role) for d in made) == [
            ("card", 0), ("card", 1), ("moves", 0), ("moves", 1),
        ]  # fmt: skip


def test_what_was_played_is_legal_to_the_end_of_the_phase(past: PastGame) -> None:
    for decision in past.decisions:
        game = decision.position.copy()
        for action in decision.played:
            assert game.allows(decision.role, action)
            game.play(decision.role, action)
        assert game.phase == CARDS or decision.kind == "moves" or len(decision.played) == 1


def test_a_card_that_was_taken_back_is_no_decision() -> None:
    plain = take_apart(recorded(lambda game: game.turn == 2), TITLE)
    twice = take_apart(recorded(lambda game: game.turn == 2, recall=True), TITLE)
    cards = [[d.played for d in past.decisions if d.kind == "card"] for past in (plain, twice)]
    assert cards[0] == cards[1]


def test_a_decision_is_judged_from_what_its_player_saw(past: PastGame) -> None:
    """The same verdict whatever stands behind the fog: the true position is not looked at."""
    decision = next(d for d in past.decisions if d.kind == "moves")
    honest = judge(decision, past, 8, 4)
    decision.position, kept = past.turns[0].position, decision.position
    try:
        assert _numbers(judge(decision, past, 8, 4)) == _numbers(honest)
    finally:
        decision.position = kept


def _numbers(verdict: Verdict) -> tuple[list[int], float, float]:
    return verdict.better, verdict.cost, verdict.error


def test_doing_what_the_king_would_do_costs_nothing(past: PastGame) -> None:
    decision = next(d for d in past.decisions if d.kind == "moves")
    kept = decision.played
    try:
        decision.played = judge(decision, past, 8, 2).better
        again = judge(decision, past, 8, 2)
    finally:
        decision.played = kept
    assert (again.cost, again.error) == (0.0, 0.0)


def test_an_analysis_counts_its_steps_and_ends_with_decisions() -> None:
    record = recorded(lambda game: game.turn == 2)
    lines: list[dict[str, Any]] = list(analyse(record, TITLE, lambda view: view["turn"], QUICK))
    total, *steps, last = lines
    assert total == {"total": len(steps)}
    turns = [step["turn"] for step in steps if step]
    assert [(turn["ply"], turn["label"]) for turn in turns] == [(0, 1)]
    assert turns[0]["known"]["frank"] == -turns[0]["known"]["saracen"]
    assert set(turns[0]["seen"]) == {"frank", "saracen"}
    assert list(last) == ["decisions"]
    assert len(last["decisions"]) <= QUICK.told
    # The same record, the same answer.
    assert list(analyse(record, TITLE, lambda view: view["turn"], QUICK)) == lines


def test_a_decision_is_told_with_both_ways() -> None:
    """A pilgrim's first march costs something, and the king's alternative can be drawn."""
    record = recorded(lambda game: game.turn == 2)
    settings = AnalysisSettings(
        turn_playouts=1, first_thought=8, first_playouts=4, again=4, second_thought=16,
        second_playouts=12, told=4,
    )  # fmt: skip
    past = take_apart(record, TITLE)
    lines: list[dict[str, Any]] = list(analyse(record, TITLE, lambda view: view["turn"], settings))
    assert lines[-1]["decisions"], "a game of pilgrims in which nothing was wrong"
    for told in lines[-1]["decisions"]:
        decision = next(d for d in past.decisions if d.ply == told["ply"])
        assert told["cost"] == pytest.approx(
            told["better"]["expected"] - told["played"]["expected"], abs=0.002
        )
        assert told["cost"] > 0
        if told["kind"] == "card":
            assert told["played"]["card"] != told["better"]["card"]
            assert decision.played[0] >= CARD * 64 + MOVE_1
        else:
            ways = [journey["way"] for journey in told["played"]["journeys"]]
            assert all(len(way) > 1 for way in ways)
    assert lines[-1]["decisions"]


def test_what_was_taken_over_from_another_game_is_nobodys_decision() -> None:
    first = recorded(lambda game: game.turn == 2)
    ply = len(first.entries) - 6
    later = first.continued(ply, "fast 9", ["", ""])
    game = cast("Game", later.replay(TITLE, log=True))
    while game.turn < 3:
        role = game.deciders[0]
        later.append(role, REX.spell(game, game.legal(role)[0]))
        game.play(role, game.legal(role)[0])
    past = take_apart(later, TITLE)
    assert [turn.position.turn for turn in past.turns][:2] == [1, 2]
    assert past.decisions
    assert all(decision.ply >= ply for decision in past.decisions)
    assert len(take_apart(first, TITLE).decisions) > 0
