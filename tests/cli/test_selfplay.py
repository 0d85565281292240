"""`levant selfplay`: many games, the same for any number of workers."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from levant.kernel.record import Record
from tests.cli.runs import levant
from tests.cli.stopping import stopped


def test_the_summary_is_one_object() -> None:
    run = levant("selfplay", "--games", "2", "--seed", "5", "--json")
    assert run.code == 0
    assert run.err == ""
    summary = run.json
    assert list(summary) == [
        "games", "decisions", "results", "reasons", "digest", "seconds", "decisions_per_s",
    ]  # fmt: skip
    assert summary["games"] == 2
    assert sum(summary["results"].values()) == 2
    assert set(summary["results"]) == {"frank", "saracen", "nobody", "unfinished"}
    assert sum(summary["reasons"].values()) == 2
    assert summary["decisions"] > 200
    assert len(summary["digest"]) == 32


@pytest.mark.slow
def test_workers_do_not_change_the_games() -> None:
    args = ("selfplay", "--games", "3", "--seed", "40", "--saracen", "squire", "--json")
    alone = levant(*args).json
    shared = levant(*args, "--workers", "2").json
    for timed in ("seconds", "decisions_per_s"):
        del alone[timed], shared[timed]
    assert shared == alone


@pytest.mark.slow
def test_ctrl_c_stops_at_once_and_keeps_what_was_played(tmp_path: Path) -> None:
    args = ("selfplay", "--games", "100000", "--workers", "2", "--out", tmp_path)
    run = stopped(*args, once=lambda: any(tmp_path.glob("*.rex")), way=signal.SIGINT)
    assert (run.code, run.out, run.err) == (130, "", "")
    for file in tmp_path.glob("*.rex"):
        Record.parse(file.read_text("utf-8"))


@pytest.mark.slow
def test_seeds_editions_options_and_bots_make_other_games() -> None:
    games = [
        (),
        ("--seed", "2"),
        ("--option", "handicap=2"),
        ("--edition", "1.3"),
        ("--frank", "squire"),
        ("--saracen", "squire"),
    ]
    digests = {levant("selfplay", *more, "--json").json["digest"] for more in games}
    assert len(digests) == len(games)


def test_games_are_saved_as_they_were_played(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    plain = levant("selfplay", "--games", "2", "--seed", "8", "--json").json
    run = levant("selfplay", "--games", "2", "--seed", "8", "--json", "--out", folder)
    assert run.json["digest"] == plain["digest"]
    assert sorted(path.name for path in folder.iterdir()) == ["8.rex", "9.rex"]
    records = [Record.load(folder / name) for name in ("8.rex", "9.rex")]
    assert sum(len(record.entries) for record in records) == plain["decisions"]
    assert levant("verify", folder / "8.rex").code == 0


def test_for_people() -> None:
    out = levant("selfplay", "--games", "1").out
    assert [line.split()[0] for line in out.splitlines()] == [
        "games", "decisions", "results", "reasons", "digest",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--games", "0"], "'--games'"),
        (["--games", "-1"], "'--games'"),
        (["--games", "99999999999999999999"], "'--games'"),
        (["--games", "many"], "'--games'"),
        (["--seed", "-1"], "a seed is a number"),
        (["--seed", str(2**62)], "a seed is a number"),
        (["--seed", str(2**62 - 1), "--games", "2"], "a seed is a number"),
        (["--workers", "-1"], "'--workers'"),
        (["--workers", "1000000"], "'--workers'"),
        (["--title", "chess"], "unknown title 'chess'; known: rex"),
        (["--edition", "3"], "unknown edition '3' of rex; known: 2.0"),
        (["--option", "snow"], "unknown option 'snow'; known: iron_bridge"),
        (["--option", "handicap=4"], "from 0 to 3"),
        (["--option", "handicap=-1"], "is no option"),
        (["--option", "handicap=1", "--option", "handicap=2"], "given twice"),
        (["--frank", "sultan"], "unknown player 'sultan'; known: pilgrim, squire, knight"),
        (["--saracen", "me"], "unknown player 'me'"),
    ],
)
def test_refused(args: list[str], told: str) -> None:
    run = levant("selfplay", *args)
    assert told in run.complaint
    assert run.code == 2


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot save games in" in levant("selfplay", "--out", tmp_path / "file").complaint
