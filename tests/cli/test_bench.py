"""`levant bench`: the numbers are there and hang together; how large they are is no test."""

from __future__ import annotations

import sys

import pytest

from levant.cli.measure import Over, RandomRex, lap, sample
from tests.cli.runs import levant

KEYS = {
    "compiled", "decisions_per_s", "games_per_s", "decisions_per_game", "chess_moves_per_s",
    "ratio_chess", "backgammon_decisions_per_s", "ratio_backgammon", "copy_in_decisions",
    "view_in_decisions", "late_over_early",
}  # fmt: skip


def test_the_numbers_for_programs() -> None:
    run = levant("bench", "--seconds", "0.05", "--json")
    assert run.code == 0
    numbers = run.json
    assert set(numbers) == KEYS
    assert numbers["ratio_chess"] > 0
    for key in KEYS - {"compiled", "ratio_backgammon", "backgammon_decisions_per_s"}:
        assert numbers[key] > 0, key
    per_game = numbers["decisions_per_s"] / numbers["games_per_s"]
    assert per_game == pytest.approx(numbers["decisions_per_game"], rel=0.01)


def test_without_yardsticks_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    numbers = levant("bench", "--seconds", "0.01", "--json").json
    assert numbers["chess_moves_per_s"] is None
    assert numbers["ratio_chess"] is None
    assert numbers["ratio_backgammon"] is None
    told = levant("bench", "--seconds", "0.01").out
    assert told.count("levant[research]") == 2


def test_finished_games_are_counted_with_all_their_decisions() -> None:
    rex = RandomRex()
    done = 0
    while rex.games < 2:
        done += rex(64)
    assert rex.decisions == done
    assert 300 < rex.decisions / rex.games < 5000


def test_samples_come_from_the_whole_game() -> None:
    positions = sample()
    assert {position.year for position in positions} >= {1187, 1189, 1191}


def test_every_position_of_a_sample_gets_its_turn() -> None:
    positions = sample()[:100]
    seen: list[int] = []
    over = Over(positions, lambda position: seen.append(id(position)))
    assert [over(64), over(64), over(64)] == [64, 36, 64]
    assert seen[:100] == [id(position) for position in positions]
    assert seen[100:] == seen[:64]


def test_a_lap_does_its_thing_at_least_once() -> None:
    assert lap(lambda most: most, 0.0).done > 0
