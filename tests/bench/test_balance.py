"""Who wins between equal bots: counting, intervals, and the same games for any workers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.balance import Game, Job, balanced, figures, main, measure, play, wilson

NAMES = ("crusader", "saracen")


def games(crusader: int, saracen: int) -> list[Game]:
    won = ["crusader"] * crusader + ["saracen"] * saracen
    return [Game(who, "acre_taken", 5, 100, (30, 40)) for who in won]


def test_an_interval_holds_the_share_and_shrinks_with_games() -> None:
    low, high = wilson(5, 10)
    assert low < 0.5 < high
    assert low == pytest.approx(0.237, abs=0.001)
    assert high == pytest.approx(0.763, abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(500, 1000)[1] - wilson(500, 1000)[0] < (high - low) / 5


def test_of_two_none_may_win_more_than_three_of_five() -> None:
    assert balanced("siege_of_acre", games(6, 4))
    assert not balanced("siege_of_acre", games(7, 3))
    assert not balanced("siege_of_acre", games(3, 7))


def test_of_several_none_may_win_more_than_twice_its_share() -> None:
    won = ["egypt"] * 2 + ["syria", "jerusalem"]
    four = [Game(who, "capture_value", 30, 900, (1, 2, 3, 4)) for who in won]
    assert balanced("nile", four)
    assert not balanced("nile", [*four, *four[:1]])


def test_figures_count_wins_reasons_and_choices() -> None:
    told = figures("siege_of_acre", games(3, 1))
    assert told["games"] == 4
    assert told["reasons"] == {"acre_taken": 4}
    assert told["choices"] == {"crusader": 30, "saracen": 40}
    wins = told["wins"]
    assert isinstance(wins, dict)
    assert [wins[name]["games"] for name in NAMES] == [3, 1]


def test_workers_play_the_games_that_one_process_plays() -> None:
    seeds = range(3, 6)
    alone = [play(Job("siege_of_acre", "pilgrim", seed)) for seed in seeds]
    assert measure("siege_of_acre", "pilgrim", seeds, 2) == alone
    assert all(game.decisions > max(game.choices) > 0 for game in alone)


def test_figures_are_told_and_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.json"
    main(["--edition", "siege_of_acre", "--games", "1", "--bots", "pilgrim", "--json", str(file)])
    assert "siege_of_acre: 1 games of pilgrim" in capsys.readouterr().out
    (saved,) = json.loads(file.read_text("utf-8"))
    assert sum(one["games"] for one in saved["wins"].values()) == 1
