"""`levant arena`: bots against bots, with intervals."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import pytest

from levant.kernel.record import Record
from tests.cli.ray_standin import Cluster
from tests.cli.runs import REX, Run, levant
from tests.cli.stopping import stopped

PILGRIMS = ("arena", "--bots", "pilgrim,pilgrim", "--seed", "5")


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs without --out are kept among the user's data: here, in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def without_times(line: str) -> dict[str, object]:
    told: dict[str, object] = json.loads(line)
    for name in ("decisions_per_s", "pace_a", "pace_b", "longest_game"):
        del told[name]
    return told


def test_one_line_of_json_for_each_pair(tmp_path: Path) -> None:
    run = levant(*PILGRIMS, "--games", "2", "--json", "--out", tmp_path / "run")
    assert run.code == 0
    assert run.err == ""
    told = run.json
    assert list(told)[:6] == ["a", "b", "games", "score_a", "ci95", "by_side"]
    assert (told["a"], told["b"], told["games"]) == ("pilgrim", "pilgrim", 2)
    low, high = told["ci95"]
    assert 0 <= low <= told["score_a"] <= high <= 1
    assert set(told["by_side"]) == {"frank", "saracen"}
    assert {side["games"] for side in told["by_side"].values()} == {1}


def test_every_game_can_be_verified(tmp_path: Path) -> None:
    levant(*PILGRIMS, "--games", "2", "--option", "iron_bridge", "--out", tmp_path / "run")
    files = sorted((tmp_path / "run" / "games" / "pilgrim-pilgrim").iterdir())
    assert [file.name for file in files] == ["5-ab.rex", "5-ba.rex"]
    for file in files:
        assert levant("verify", file).code == 0
        assert Record.load(file).options == {"iron_bridge": 1}
        assert Record.load(file).verify(REX)["result"].outcome == "ok"


def test_for_people(tmp_path: Path) -> None:
    run = levant(*PILGRIMS, "--games", "1", "--edition", "1.3")
    assert run.code == 0
    assert "note: 1 games are no multiple of 2" in run.err
    lines = run.out.splitlines()
    assert " ".join(lines[1].split()) == "pair games score 95 % Elo 95 % frank saracen"
    assert lines[2].startswith("pilgrim - pilgrim      1")
    assert " ".join(lines[4].split()) == "bot turns decisions a second s a turn most most a game"
    assert max(len(line) for line in lines if str(tmp_path) not in line) <= 80
    report = Path(run.out.split("report ")[1].strip())
    assert report.is_file()
    assert (tmp_path / "data") in report.parents


def test_a_second_run_goes_on(tmp_path: Path) -> None:
    args = (*PILGRIMS, "--json", "--out", tmp_path / "run")
    levant(*args, "--games", "2")
    again = levant(*args, "--games", "3")
    assert "going on: 2 of 3 games are in" in again.err
    assert json.loads(again.out)["games"] == 3


def test_a_gauntlet(tmp_path: Path) -> None:
    run = levant(
        "arena", "--bots", "pilgrim,squire", "--gauntlet", "squire", "--games", "1", "--json",
    )  # fmt: skip
    told = json.loads(run.out)
    assert (told["a"], told["b"]) == ("squire", "pilgrim")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--bots", "mule,squire"], "unknown bot 'mule'; known: pilgrim, squire, knight"),
        (["--bots", "squire"], "an arena needs two bots"),
        (["--bots", "king@x,pilgrim"], "seconds for a decision"),
        (["--bots", "squire@1,pilgrim"], "takes no budget"),
        (["--bots", "squire,squire,pilgrim"], "given twice"),
        (["--bots", "squire,pilgrim", "--games", "0"], "'--games'"),
        (["--bots", "squire,pilgrim", "--games", "-3"], "'--games'"),
        (["--bots", "squire,pilgrim", "--seed", "-1"], "a seed is a number"),
        (["--bots", "squire,pilgrim", "--seed", str(2**62 - 1), "--games", "4"], "a seed is"),
        (["--bots", "squire,pilgrim", "--budget", "0"], "a budget goes from"),
        (["--bots", "squire,pilgrim", "--budget", "nan"], "a budget goes from"),
        (["--bots", "squire,pilgrim", "--gauntlet", "mule"], "unknown bot 'mule'"),
        (["--bots", "squire,pilgrim", "--edition", "9"], "unknown edition '9' of rex"),
        (["--bots", "squire,pilgrim", "--option", "snow"], "unknown option 'snow'"),
        (["--bots", "squire,pilgrim", "--title", "chess"], "unknown title 'chess'"),
        (["--bots", "squire,pilgrim", "--workers", "-1"], "'--workers'"),
        (["--bots", "squire,pilgrim", "10.0.0.1:6379"], "goes with --ray"),
        ([], "'--bots'"),
    ],
)
def test_refused(args: list[str], told: str) -> None:
    run = levant("arena", *args)
    assert told in run.complaint
    assert run.code == 2


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    def complaint(folder: Path, *more: str) -> str:
        run: Run = levant(*PILGRIMS, "--games", "1", "--out", folder, *more)
        assert run.code == 2
        return run.complaint if "note:" not in run.err else run.err.splitlines()[-1]

    (tmp_path / "file").touch()
    assert "cannot save games in" in complaint(tmp_path / "file")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "diary").touch()
    assert "no folder of an arena" in complaint(tmp_path / "full")
    levant(*PILGRIMS, "--games", "1", "--out", tmp_path / "run")
    told = complaint(tmp_path / "run", "--edition", "1.4")
    assert "was begun with another edition (2.0, now 1.4)" in told


@pytest.mark.slow
@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_run_can_go_on(tmp_path: Path, way: signal.Signals) -> None:
    out = tmp_path / "run"
    ledger = out / "games.jsonl"
    run = stopped(
        *(*PILGRIMS, "--games", "1000", "--workers", "2", "--out", out),
        once=lambda: ledger.exists() and ledger.stat().st_size > 0,
        way=way,
    )
    assert run.code == 130
    assert run.out == ""
    assert run.err.startswith("stopped: ")
    assert run.err.count("\n") == 1
    assert f"the same command with --out {out} goes on" in run.err
    held = len(ledger.read_text("utf-8").splitlines())
    assert f"stopped: {held} of 1000 games" in run.err
    assert (out / "report.html").is_file()


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    run = levant(*PILGRIMS, "--ray")
    assert run.complaint == "--ray needs Ray, which is not here: pip install 'levant[ray]'"


def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a stand-in; `tests/cli/proof_ray` asks a real cluster."""
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster.module())
    args = (*PILGRIMS, "--games", "4", "--json", "--out")
    alone = levant(*args, tmp_path / "alone")
    shared = levant(*args, tmp_path / "shared", "--ray")
    assert (len(cluster.began), cluster.ended) == (1, 1)
    assert without_times(shared.out) == without_times(alone.out)
    for file in (tmp_path / "alone" / "games").rglob("*.rex"):
        twin = tmp_path / "shared" / file.relative_to(tmp_path / "alone")
        assert twin.read_bytes() == file.read_bytes()
