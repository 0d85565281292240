"""`python -m bench`: every suite gives its figures; how large they are is no test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench import research, startup
from bench.__main__ import main
from bench.play import RandomPlay, fresh
from bench.rates import CHESS, in_turns, lap, ratio, spread
from bench.suites import SUITES
from bench.time_by_phase import Moment, middle

RATES = {"what", "per_s", "low", "high", "x_chess", "x_backgammon", "in_decisions"}
SHARES = {"what", "share_of_decisions", "share_of_time", "in_decisions", "x_chess"}
PARTS = {"what", "per_s", "low", "high", "share", "goal"}
STARTS = {"what", "ms", "low", "high", "x_python"}
COLUMNS = {
    "play": RATES, "copies": RATES, "views": RATES, "playouts": RATES, "editions": RATES,
    "phases": SHARES, "years": SHARES, "startup": STARTS,
    "bridges": PARTS, "selfplay": PARTS,
}  # fmt: skip
THINGS = {
    "play": {"games"},
    "copies": {"copies", "copies and a decision"},
    "views": {"views, frank", "views, saracen", "views, spectator", "decisions after a view"},
    "playouts": {"playouts from midgame"},
    "editions": {f"decisions, edition {name}" for name in ("2.0", "1.4", "1.3", "manual")},
}


def figures(folder: Path, *names: str) -> dict[str, Any]:
    """What a run saves."""
    main([*names, "--seconds", "0.01", "--json", str(folder / "figures.json")])
    saved: dict[str, Any] = json.loads((folder / "figures.json").read_text("utf-8"))
    return saved


@pytest.mark.parametrize("name", [name for name in SUITES if name != "startup"])
def test_each_suite_has_its_columns(name: str, tmp_path: Path) -> None:
    saved = figures(tmp_path, name)
    assert set(saved) == {"engine", "python", "cores", "slices", name}
    for row in saved[name]:
        assert set(row) == COLUMNS[name]
    things = {row["what"] for row in saved[name]}
    if COLUMNS[name] is PARTS:
        goals = {what for what in research.GOALS if what in things}
        assert {row["what"] for row in saved[name] if row["goal"] is not None} >= goals != set()
        return
    assert {"decisions", CHESS, *THINGS.get(name, ())} <= things or COLUMNS[name] is SHARES


def test_start_up_is_measured_in_a_fresh_process(monkeypatch: pytest.MonkeyPatch) -> None:
    new_game = "a new game"
    few = {name: startup.STARTS[name] for name in (startup.BARE, new_game)}
    monkeypatch.setattr(startup, "STARTS", few)
    monkeypatch.setattr(startup, "SLICES", 1)
    bare, new = startup.startup(0.01)
    assert set(bare) == set(new) == STARTS
    assert (bare["what"], new["what"]) == (startup.BARE, new_game)
    assert bare["x_python"] == 1


@pytest.mark.proof
def test_start_up_is_measured_in_many_ways(tmp_path: Path) -> None:
    rows = figures(tmp_path, "startup")["startup"]
    assert all(set(row) == STARTS for row in rows)
    assert {"python alone", "import levant.rex.game", "a new game"} <= {row["what"] for row in rows}


def test_shares_add_up(tmp_path: Path) -> None:
    rows = figures(tmp_path, "phases")["phases"]
    for share in ("share_of_decisions", "share_of_time"):
        assert sum(row[share] for row in rows) == pytest.approx(1)
    assert {"cards", "moves", "march"} <= {row["what"] for row in rows}


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["speed"])
    assert "unknown: speed; choose from play, copies" in capsys.readouterr().err


def test_things_take_turns() -> None:
    heard: list[str] = []

    def some(name: str) -> int:
        heard.append(name)
        return 1

    rates = in_turns({"a": lambda _: some("a"), "b": lambda _: some("b")}, 0.0, slices=3)
    assert heard == ["a", "b"] * 4
    assert [len(own) for own in rates.values()] == [3, 3]


def test_a_ratio_is_taken_slice_by_slice() -> None:
    assert spread([3.0, 1.0, 2.0]) == (1.0, 2.0, 3.0)
    # The machine was half as fast in the second slice; that changes no ratio.
    assert ratio([40.0, 20.0, 44.0], [10.0, 5.0, 11.0]) == (4.0, 4.0, 4.0)


def test_a_lap_does_its_thing_at_least_once() -> None:
    assert lap(lambda most: most, 0.0) > 0


def test_a_decision_counts_with_its_middle_time() -> None:
    rounds = [[Moment("cards", 1187, 2.0)], [Moment("cards", 1187, 90.0)]]
    rounds.append([Moment("cards", 1187, 3.0)])
    assert middle(rounds) == [Moment("cards", 1187, 3.0)]


def test_random_play_goes_from_game_to_game() -> None:
    play = RandomPlay(fresh("1.3"))
    first = play.game
    assert play.to_the_end(64) == 1
    assert first.deciders == ()
    assert play.game.deciders
    assert play.games == 1
    assert play(10) == 10
