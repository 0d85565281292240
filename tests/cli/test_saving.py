"""`levant table`: fair dice, saved games and how they go on."""

from __future__ import annotations

import re
from pathlib import Path

from levant.kernel.record import Record
from tests.cli.runs import REX, edited, levant, random_game, shown, table

SEED = ("--seed", "5")
NO_UNDO = "Nothing can be taken back"


# --- Dice ---


def test_fair_dice_promise_first_and_prove_last(tmp_path: Path) -> None:
    path = tmp_path / "game.rex"
    out = shown(table("resign", "yes", options=("--save", path)))
    record = Record.load(path)
    assert record.key is not None
    promised = re.search(r"Commitment to their key:\s+([0-9a-f\s]{64,66})", out)
    assert promised is not None
    assert f"fair {''.join(promised[1].split())}" == record.dice
    assert record.key.hex() in "".join(out.split())
    assert levant("verify", path).code == 0


def test_the_key_is_not_shown_while_the_game_runs(tmp_path: Path) -> None:
    path = tmp_path / "game.rex"
    out = shown(table("done", "card move_1", "help", "log 100", options=("--save", path)))
    key = Record.load(path).key
    assert key is not None
    assert key.hex() not in "".join(out.split())


# --- Saving ---


def test_save_quit_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.rex"
    out = shown(table("deploy king", "to hebron", f"save {path}", "quit", options=SEED))
    assert f"Saved in {path}" in "".join(out.splitlines())
    assert "Goodbye." in out
    again = shown(table("list hebron", options=("--resume", path)))
    assert "King Guy takes up a seat in Hebron" in again
    assert re.search(r"1 Hebron +Franks +King Guy", again)


def test_a_kept_game_is_saved_action_by_action(tmp_path: Path) -> None:
    path = tmp_path / "game.rex"
    shown(table("deploy king", "to hebron", options=(*SEED, "--save", path)))
    assert [entry.text for entry in Record.load(path).entries] == ["deploy king_guy", "to hebron"]
    shown(table("undo", options=("--resume", path)))
    assert [entry.text for entry in Record.load(path).entries] == ["deploy king_guy"]


def test_quit_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "game.rex"
    out = shown(table("deploy king", "quit", str(tmp_path), str(path), options=SEED))
    assert "Save the game as" in out
    assert path.exists()
    out = shown(table("deploy king", "quit", "", options=SEED))
    assert "The game is not saved." in out
    assert "Goodbye." in shown(table("quit", options=SEED))


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    run = table(f"save {tmp_path}/no/game.rex", f"save {tmp_path}", "save", "guy", options=SEED)
    assert run.code == 0
    assert run.err.count("levant: cannot write") == 2
    assert "save FILE" in run.out
    assert "Choose a seat for King Guy." in run.out


def test_the_record_of_a_resumed_game_is_that_of_one_game(tmp_path: Path) -> None:
    whole, first = tmp_path / "whole.rex", tmp_path / "first.rex"
    orders = ["deploy king", "to hebron", "done", "card move_3", "done"]
    shown(table(*orders, options=(*SEED, "--save", whole)))
    shown(table(*orders[:3], options=(*SEED, "--save", first)))
    shown(table(*orders[3:], options=("--resume", first)))
    assert first.read_text("utf-8") == whole.read_text("utf-8")


def test_another_player_takes_over(tmp_path: Path) -> None:
    path = tmp_path / "game.rex"
    shown(table("done", options=(*SEED, "--save", path)))
    out = shown(table(options=("--resume", path, "--frank", "pilgrim", "--saracen", "me")))
    assert "Saracens> " in out


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "old.rex"
    path.write_text("precious", "utf-8")
    assert "exists" in levant("table", "--save", path).complaint
    assert path.read_text("utf-8") == "precious"


def test_broken_records_are_not_resumed(tmp_path: Path, finished: Path) -> None:
    running = random_game(3, tmp_path, most=30)
    (tmp_path / "cut").write_bytes(running.read_bytes()[:-20])
    (tmp_path / "binary").write_bytes(b"levant record 1\n\0\0\0")
    seats = "seat frank: Pilgrim\nseat saracen: Pilgrim"
    newer = edited(running, f"rules: {REX.rules_version}", "rules: 99", seal=True)
    for path, told in (
        (tmp_path, "directory"),
        (tmp_path / "cut", "broken"),
        (tmp_path / "binary", "NUL"),
        (finished, "over"),
        (newer, "newer"),
        (edited(random_game(4, tmp_path, most=30), seats, "seat frank: me"), "edited"),
    ):
        run = levant("table", "--resume", path)
        assert told in run.complaint
        assert run.code == 2


# --- Playing on ---


def test_a_game_that_is_over_is_played_on_from_any_action(tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "better.rex"
    before, first = finished.read_bytes(), Record.load(finished)
    options = ("--resume", finished, "--ply", "4", "--saracen", "pilgrim", "--save", path)
    shown(table("resign", "yes", options=options))
    record = Record.load(path)
    assert (record.inherited, record.players["saracen"]) == (4, "pilgrim")
    assert [e.text for e in record.entries[:4]] == [e.text for e in first.entries[:4]]
    assert record.remarks["note"] == f"continues {finished.name} after action 4"
    assert record.verify(REX)["result"].outcome == "ok"
    assert finished.read_bytes() == before


def test_what_was_taken_over_cannot_be_undone_at_the_table(tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "better.rex"
    saved = ("--save", path, "--saracen", "pilgrim")
    out = shown(table("undo", options=("--resume", finished, "--ply", "1", *saved)))
    assert len(Record.load(path).entries) == 1
    assert NO_UNDO in " ".join(out.split())
    again = shown(table("undo", options=("--resume", path)))
    assert len(Record.load(path).entries) == 1
    assert NO_UNDO in " ".join(again.split())


def test_a_game_is_played_on_only_where_it_can_be(tmp_path: Path, finished: Path) -> None:
    running = tmp_path / "running.rex"
    shown(table("deploy king", options=(*SEED, "--save", running)))
    last = len(Record.load(finished).entries)
    for options, complaint in (
        (("--resume", running, "--ply", "1"), "the game is not over"),
        (("--resume", finished, "--ply", str(last)), "the game is over there"),
        (("--resume", finished, "--ply", str(last + 1)), f"the record has {last} actions"),
        (("--ply", "1"), "--ply goes with --resume"),
        (("--resume", finished, "--ply", "1", "--save", running), "exists"),
    ):
        run = levant("table", *options)
        assert run.code == 2
        assert complaint in run.complaint
