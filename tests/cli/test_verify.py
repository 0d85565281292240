"""`levant verify`: 0 for a sound record, 1 for a false one, 2 for none at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from levant.kernel.dice import commitment
from levant.kernel.record import Record
from levant.kernel.runner import random_choosers, run
from tests.cli.runs import REX, edited, levant


def outcomes(*args: str | Path) -> dict[str, str]:
    return {
        check["name"]: check["outcome"]
        for check in levant("verify", "--json", *args).json["checks"]
    }


def test_a_finished_game_is_proved(finished: Path) -> None:
    told = levant("verify", finished)
    assert told.code == 0
    assert told.err == ""
    assert [line.split()[:2] for line in told.out.splitlines()] == [
        ["digest", "ok"],
        ["dice", "skipped"],
        ["rules", "ok"],
        ["result", "ok"],
    ]


def test_for_programs(finished: Path) -> None:
    facts = levant("verify", "--json", finished).json
    assert facts["ok"] is True
    assert facts["file"] == str(finished)
    assert {check["name"] for check in facts["checks"]} == {"digest", "dice", "rules", "result"}


def test_a_running_game_has_no_result_to_prove(running: Path) -> None:
    assert levant("verify", running).code == 0
    assert outcomes(running)["result"] == "skipped"


def test_fair_dice_are_proved_by_their_key(tmp_path: Path) -> None:
    key = bytes(range(32))
    record = Record.begin(REX, "2.0", {}, f"fair {commitment(key)}")
    record.key = key
    run(REX, record.start(REX, log=True), random_choosers(REX, record.edition, 3), record, 60)
    path = tmp_path / "fair.rex"
    record.save(path)
    assert outcomes(path)["dice"] == "ok"
    assert outcomes(path)["rules"] == "ok"
    record.key = bytes(32)
    record.save(path)
    assert levant("verify", path).code == 1
    assert outcomes(path)["dice"] == "failed"


def test_an_edited_action_is_found_out(finished: Path) -> None:
    path = edited(finished, "\nfrank card ", "\nfrank card x")
    assert levant("verify", path).code == 1
    assert outcomes(path)["digest"] == "failed"


def test_an_illegal_action_is_found_out_in_a_sealed_record(finished: Path) -> None:
    path = edited(finished, "\nfrank card ", "\nfrank muster acre\nfrank card ", seal=True)
    told = levant("verify", path)
    assert told.code == 1
    assert outcomes(path) == {
        "digest": "ok",
        "dice": "skipped",
        "rules": "failed",
        "result": "skipped",
    }
    assert "line " in told.out


def test_a_false_result_is_found_out(finished: Path) -> None:
    record = Record.load(finished)
    assert record.result is not None
    assert record.result.winner is not None
    winner = record.roles[record.result.winner]
    loser = "saracen" if winner == "frank" else "frank"
    path = edited(finished, f"result: {winner}", f"result: {loser}", seal=True)
    assert levant("verify", path).code == 1
    assert outcomes(path)["result"] == "failed"


def test_a_truncated_record_fails(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text("utf-8")
    for name, part in (("half", text[: len(text) // 2]), ("header", text[:60])):
        path = tmp_path / f"{name}.rex"
        path.write_text(part, "utf-8")
        assert levant("verify", path).code == 1, name


@pytest.mark.parametrize(
    "content",
    [b"", b"not a record\n", bytes(range(256)), b"\0" * 50],
    ids=["empty", "text", "binary", "nul"],
)
def test_what_is_no_record_is_bad_input(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.rex"
    path.write_bytes(content)
    told = levant("verify", path)
    assert told.code == 2
    assert str(path) in told.complaint


def test_missing_files_and_folders_are_bad_input(tmp_path: Path) -> None:
    for path in (tmp_path / "none.rex", tmp_path):
        told = levant("verify", path)
        assert told.code == 2
        assert str(path) in told.complaint
