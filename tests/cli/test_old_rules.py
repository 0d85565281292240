"""Records of old rules at the terminal: proved, shown, told, and played on by these rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from levant.bots.remote_bot import BotFailed, RemoteBot
from levant.cli.arguments import load
from levant.cli.terminal_game import TerminalGame
from levant.kernel.record import Record
from levant.kernel.runner import random_choosers, run
from levant.releases.registry import TITLES
from tests.cli.runs import REX, edited, levant, random_game, shown, table

OLD = TITLES.find("rex", 1)
FINISHED = Path(__file__).parent.parent / "records" / "rules-1" / "frank_sudden_death.rex"


def begun(folder: Path, seats: tuple[str, str]) -> Path:
    """The file of a game by rules version 1 that is not over, with the Franks to choose."""
    record = Record.begin(OLD, "2.0", {}, "fast 11", seats)
    position = record.start(OLD)
    run(OLD, position, random_choosers(OLD, "2.0", 3), record, 60)
    while position.deciders[0] != 0:
        run(OLD, position, random_choosers(OLD, "2.0", 3), record, 1)
    path = folder / "begun.rex"
    record.save(path)
    return path


def test_a_record_is_read_by_its_rules() -> None:
    record, title = load(FINISHED)
    assert (record.rules, title.rules_version) == (1, 1)
    assert type(record.replay(title)).__module__ == "levant.releases.rex_1.game"


def test_a_record_is_proved_shown_and_told() -> None:
    assert levant("verify", FINISHED).code == 0
    assert "all seven victory cities" in shown(levant("replay", FINISHED))
    assert "1187" in shown(levant("show", FINISHED, "--ply", "30", "--language", "fr"))
    assert levant("show", FINISHED, "--ply", "30", "--json").json["ply"] == 30


def test_a_game_is_played_on_by_its_rules(tmp_path: Path) -> None:
    path = begun(tmp_path, ("me", "squire"))
    before = len(Record.load(path).entries)
    shown(table("1", "1", "1", "quit", options=("--resume", path)))
    kept = Record.load(path)
    assert kept.rules == 1
    assert len(kept.entries) > before
    assert kept.verify(OLD).ok


def test_a_bot_that_fails_over_old_rules_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> int:
        raise BotFailed("a bot failed: it reads other rules")

    record = Record.load(begun(tmp_path, ("squire", "me")))
    sitting = TerminalGame.resume(OLD, record)
    monkeypatch.setattr(RemoteBot, "choose", fail)
    assert sitting.play_bots() > 0
    assert sitting.decider == 1
    assert record.verify(OLD)["rules"].outcome == "ok"
    ours = TerminalGame.begin(REX, "2.0", {}, ["squire", "me"], 1)
    with pytest.raises(BotFailed):
        ours.play_bots()


@pytest.mark.parametrize(("version", "told"), [("0", "no longer supports"), ("99", "newer")])
def test_rules_that_are_not_there_are_named(tmp_path: Path, version: str, told: str) -> None:
    game = random_game(5, tmp_path, most=20)
    other = edited(game, f"rules: {REX.rules_version}", f"rules: {version}", seal=True)
    assert told in levant("show", other, "--as", "frank").complaint
    proof = levant("verify", other)
    assert proof.code == 1
    assert told in proof.out
