"""Whole runs in a folder: played, stopped, gone on with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from levant.arena.entrants import Entrant
from levant.arena.executors import Games, in_this_process, processes
from levant.arena.play import Job, Played, play
from levant.arena.run_folder import LEDGER, RESULTS, SETTINGS, FolderError, open_folder, record_name
from levant.arena.schedule import Settings, fixtures
from levant.kernel.record import Record
from levant.kernel.runner import Chooser, GameFailed
from tests.arena import runs
from tests.kernel.toy import TITLE


def records(path: Path) -> dict[str, str]:
    """The texts of all records of a folder."""
    files = sorted((path / "games").rglob("*.toy"))
    return {file.relative_to(path).as_posix(): file.read_text("utf-8") for file in files}


def test_every_game_is_recorded_and_proves_itself(tmp_path: Path) -> None:
    run = runs.settings(games=6)
    summary = runs.play(tmp_path, run)
    assert summary.games == summary.planned == 6
    assert set(records(tmp_path)) == {record_name(run, game) for game in fixtures(run)}
    for text in records(tmp_path).values():
        record = Record.parse(text)
        assert record.verify(TITLE).ok
        assert record.players == {"fox": "pilgrim", "hound": "pilgrim"}


def test_a_mirrored_game_has_the_same_dice_and_is_another_game(tmp_path: Path) -> None:
    runs.play(tmp_path, runs.settings(games=2))
    one, other = (Record.parse(text) for text in records(tmp_path).values())
    assert one.dice == other.dice == "fast 1"
    assert [entry.text for entry in one.entries] != [entry.text for entry in other.entries]


def test_the_same_settings_give_the_same_games(tmp_path: Path) -> None:
    runs.play(tmp_path / "one", runs.settings(games=5))
    runs.play(tmp_path / "two", runs.settings(games=5))
    runs.play(tmp_path / "other", runs.settings(games=5, seed=2))
    assert records(tmp_path / "one") == records(tmp_path / "two")
    assert records(tmp_path / "one") != records(tmp_path / "other")


@pytest.mark.slow
def test_processes_play_the_same_games(tmp_path: Path) -> None:
    run = runs.settings(games=9)
    alone = runs.play(tmp_path / "alone", run)
    shared = runs.play(tmp_path / "shared", run, processes(2))
    assert records(tmp_path / "alone") == records(tmp_path / "shared")
    assert shared.pairs[0].score_a == alone.pairs[0].score_a


def stop_after(count: int, jobs: Iterable[Job]) -> Games:
    """Play so many games; then somebody presses Ctrl-C."""
    for number, job in enumerate(jobs):
        if number == count:
            raise KeyboardInterrupt
        yield play(job)


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    run = runs.settings(games=8)
    whole = runs.play(tmp_path / "whole", run)
    with pytest.raises(KeyboardInterrupt):
        runs.play(tmp_path / "parts", run, lambda jobs: stop_after(3, jobs))
    assert len(records(tmp_path / "parts")) == 3
    assert (tmp_path / "parts" / RESULTS).is_file()  # of what there is
    handed: list[int] = []

    def count(jobs: Iterable[Job]) -> Games:
        listed = list(jobs)
        handed.append(len(listed))
        return in_this_process(listed)

    summary = runs.play(tmp_path / "parts", run, count)
    assert handed == [5]
    assert records(tmp_path / "parts") == records(tmp_path / "whole")
    assert summary.pairs[0].score_a == whole.pairs[0].score_a


def test_a_run_can_be_prolonged(tmp_path: Path) -> None:
    runs.play(tmp_path / "once", runs.settings(games=7))
    runs.play(tmp_path / "twice", runs.settings(games=3))
    summary = runs.play(tmp_path / "twice", runs.settings(games=7))
    assert summary.games == 7
    assert records(tmp_path / "twice") == records(tmp_path / "once")
    with pytest.raises(FolderError, match="is for 7 games"):
        runs.play(tmp_path / "twice", runs.settings(games=3))


def spoil(path: Path, how: str) -> None:
    """What a crash, or a careless hand, may leave behind."""
    ledger = path / LEDGER
    text = ledger.read_bytes()
    if how == "torn":
        ledger.write_bytes(text[:-20])
    elif how == "lost record":
        next(iter((path / "games").rglob("*.toy"))).unlink()
    else:
        ledger.unlink()


@pytest.mark.parametrize("how", ["torn", "lost record", "lost ledger"])
def test_what_was_lost_is_played_again(tmp_path: Path, how: str) -> None:
    run = runs.settings(games=4)
    runs.play(tmp_path, run)
    before = records(tmp_path)
    spoil(tmp_path, how)
    assert runs.play(tmp_path, run).games == 4
    assert records(tmp_path) == before
    assert runs.play(tmp_path, run).games == 4
    ledger = (tmp_path / LEDGER).read_text("utf-8").splitlines()
    assert {msgspec.json.decode(line)["number"] for line in ledger} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (runs.settings(seed=2), r"another seed \(1, now 2\)"),
        (runs.settings(bots="squire,pilgrim"), r"\(pilgrim,pilgrim, now squire,pilgrim\)"),
        (runs.settings(champion="squire"), r"another gauntlet \(none, now squire\)"),
        (msgspec.structs.replace(runs.settings(), options={"long": 1}), "other options"),
        (msgspec.structs.replace(runs.settings(), edition="1.0"), "another edition"),
        (msgspec.structs.replace(runs.settings(), code="0"), "other code of bots or rules"),
    ],
)  # fmt: skip
def test_a_folder_of_another_run_is_refused(tmp_path: Path, other: Settings, told: str) -> None:
    run = runs.settings()
    runs.play(tmp_path, run)
    before = (tmp_path / SETTINGS).read_bytes()
    with pytest.raises(FolderError, match=told):
        runs.play(tmp_path, other)
    assert (tmp_path / SETTINGS).read_bytes() == before


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    with pytest.raises(FolderError, match="no folder of an arena, and not empty"):
        runs.play(tmp_path, runs.settings())


def test_unreadable_settings_are_refused(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text("{", "utf-8")
    with pytest.raises(FolderError, match=r"settings\.json cannot be read"):
        runs.play(tmp_path, runs.settings())


def test_two_runs_cannot_share_a_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="this system cannot lock a folder")
    run = runs.settings()
    with open_folder(tmp_path, run), pytest.raises(FolderError, match="another arena plays in"):
        runs.play(tmp_path, run)


def test_a_game_that_fails_says_which_it_was(tmp_path: Path) -> None:
    run = runs.settings(bots="squire,pilgrim")  # the squire knows another title
    with pytest.raises(GameFailed, match=r"seed 1 \(fox: squire, hound: pilgrim\) failed"):
        runs.play(tmp_path, run)


def test_bots_are_not_made_where_the_game_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(entrant: Entrant, seed: int) -> Chooser:
        raise AssertionError

    monkeypatch.setattr(Entrant, "sit_down", never)
    assert runs.play(tmp_path, runs.settings(games=2)).games == 2


def test_a_worker_with_other_code_plays_nothing() -> None:
    run = msgspec.structs.replace(runs.settings(), code="0")
    with pytest.raises(GameFailed, match="other code of bots or rules"):
        play((run, next(fixtures(run))))


def test_nothing_is_played_twice_at_once(tmp_path: Path) -> None:
    def nobody(jobs: Iterable[Job]) -> Games:
        assert list(jobs) == []
        yield from list[Played]()

    run = runs.settings(games=2)
    runs.play(tmp_path, run)
    assert runs.play(tmp_path, run, nobody).games == 2
