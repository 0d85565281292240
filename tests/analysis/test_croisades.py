"""The analysis of a finished war: its turns, the movements of its powers, what they cost."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest

from levant.analysis.croisades import AnalysisSettings, analyse, judge
from levant.analysis.movements import follow, moves_now
from levant.analysis.past_campaigns import PastWar, take_apart
from levant.bots.croisades.constable import Constable
from levant.croisades import words as w
from levant.croisades.game import CROISADES, Game
from levant.croisades.sight import view
from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.kernel.title import Title

TITLE = cast("Title", CROISADES)
QUICK = AnalysisSettings(
    turn_playouts=2, first_thought=1, first_playouts=2, again=2, second_thought=1,
    second_playouts=3, told=1,
)  # fmt: skip


@cache
def recorded(turns: int, edition: str = "siege_of_acre", idle: bool = False) -> Record:
    """A war of constables; perhaps the first power's groups stay where they are in turn 1."""
    record = Record.begin(TITLE, edition, {"turns": turns}, "fast 3")
    game = cast("Game", record.start(TITLE, log=True))
    players = [Constable(role) for role in range(game.roles)]
    while game.phase != w.OVER:
        role = game.deciders[0]
        legal = game.legal(role)
        chosen = players[role].choose(view(game, role, [], lines=False), legal, ())
        if idle and game.turn == 1 and role == 0 and game.phase == w.MOVES:
            chosen = w.action(w.DONE)
        record.append(role, CROISADES.spell(game, chosen))
        game.play(role, chosen)
    return record


@pytest.fixture(scope="module")
def past() -> PastWar:
    return take_apart(recorded(2), TITLE)


def _lines(record: Record, settings: AnalysisSettings) -> list[dict[str, Any]]:
    return list(analyse(record, TITLE, lambda seen: seen["turn"], settings))


def test_a_turn_has_a_movement_of_each_power(past: PastWar) -> None:
    assert [turn.position.turn for turn in past.turns] == [1, 2]
    for turn in past.turns:
        seen = [d for d in past.campaigns if d.view["turn"] == turn.position.turn]
        assert len({d.role for d in seen}) == len(seen) > 0
        assert all(d.ply >= turn.ply and d.view["phase"] == "moves" for d in seen)


def test_a_movement_leads_where_the_groups_went(past: PastWar) -> None:
    """Played again in the true position, the groups stand where they stood."""
    record = recorded(2)
    decision = next(d for d in past.campaigns if d.played.ways)
    game = cast("Game", record.start(TITLE))
    for entry in record.entries[: decision.ply]:
        game.play(entry.role, TITLE.parse(game, entry.text))
    for number, way in decision.played.ways.items():
        group = game.group(decision.role, number)
        assert group is not None
        assert CROISADES.spell(game, w.action(w.TO, group.hex)) == f"to {way[0]}"
        assert len(way) > 1
    ends = {number: way[-1] for number, way in decision.played.ways.items()}
    game.log = []
    follow(game, decision.role, decision.played, [Constable(r) for r in range(game.roles)])
    marched = {
        event["group"]: event["hex"]
        for event in CROISADES.events(game, None)
        if event["event"] == "marched" and event["role"] == past.roles[decision.role]
    }
    assert marched == ends


def test_what_is_no_movement_is_not_in_it(past: PastWar) -> None:
    for decision in past.campaigns:
        assert {number >> 48 for number in decision.played.order} <= {w.MARCH_WITH, w.COME_OUT}
    game = CROISADES.new("siege_of_acre", {}, FastDice(1))
    assert not any(moves_now(game, role) for role in range(game.roles))


def test_a_movement_is_judged_the_same_whenever_it_is_asked(past: PastWar) -> None:
    decision = past.campaigns[0]
    one, other = (judge(decision, past, 1, 3) for _ in range(2))
    assert (one.better, one.cost, one.error) == (other.better, other.cost, other.error)


def test_doing_what_the_marshal_would_do_costs_nothing(past: PastWar) -> None:
    decision = past.campaigns[0]
    kept = decision.played
    try:
        decision.played = judge(decision, past, 1, 1).better
        again = judge(decision, past, 1, 3)
    finally:
        decision.played = kept
    assert (again.cost, again.error) == (0.0, 0.0)


def test_an_analysis_counts_its_steps_and_ends_with_decisions() -> None:
    lines = _lines(recorded(2), QUICK)
    total, *steps, last = lines
    assert total == {"total": len(steps)}
    turns = [step["turn"] for step in steps if step]
    assert [turn["label"] for turn in turns] == [1, 2]
    for turn in turns:
        assert set(turn["seen"]) == set(turn["known"]) == {"crusader", "saracen"}
        assert sum(turn["known"].values()) == pytest.approx(0, abs=0.01)
    assert list(last) == ["decisions"]
    # The same record, the same answer.
    assert _lines(recorded(2), QUICK) == lines


def test_of_several_powers_each_has_its_chances() -> None:
    record = recorded(1, "last_crusade")
    turn = next(line["turn"] for line in _lines(record, QUICK) if "turn" in line)
    roles = list(CROISADES.roles_of("last_crusade"))
    assert len(roles) > 2
    assert list(turn["seen"]) == list(turn["known"]) == roles
    # The shares of all are the whole.
    assert sum(turn["known"].values()) == pytest.approx(2 - len(roles), abs=0.02)


def test_an_army_that_stayed_at_home_is_told_with_its_way() -> None:
    settings = AnalysisSettings(
        turn_playouts=1, first_thought=2, first_playouts=6, again=1, second_thought=4,
        second_playouts=24, told=1,
    )  # fmt: skip
    (told,) = _lines(recorded(3, idle=True), settings)[-1]["decisions"]
    assert (told["role"], told["kind"], told["label"]) == ("crusader", "campaign", 1)
    assert told["played"]["journeys"] == []
    ways = [journey["way"] for journey in told["better"]["journeys"]]
    assert any(way[-1] == "acre" for way in ways)
    assert told["cost"] == pytest.approx(
        told["better"]["expected"] - told["played"]["expected"], abs=0.002
    )
    assert told["cost"] > 2 * told["error"] > 0


def test_what_was_taken_over_from_another_game_is_nobodys_decision(past: PastWar) -> None:
    ply = past.turns[1].ply
    later = recorded(2).continued(ply, "fast 9", ["", ""])
    game = cast("Game", later.replay(TITLE, log=True))
    while game.phase != w.OVER:
        role = game.deciders[0]
        chosen = game.default(role)
        later.append(role, CROISADES.spell(game, chosen))
        game.play(role, chosen)
    again = take_apart(later, TITLE)
    assert len(again.turns) == 2
    assert all(decision.ply >= ply for decision in again.campaigns)
