"""A session at a real terminal: play, look, ask why, undo, save, go on another day."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from levant.kernel.record import Record

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

from tests.cli.runs import levant
from tests.cli.terminal import Terminal

FRANKS = "Franks> "


@pytest.mark.slow
def test_ctrl_c_stops_self_play_and_its_workers_quietly() -> None:
    with Terminal("selfplay", "--games", "100000", "--workers", "2") as screen:
        screen.wait_for(" 1")  # of the progress bar: the workers are playing
        screen.interrupt()
        assert screen.close() == 130
        assert "Traceback" not in screen.text
        assert "Error" not in screen.text


def test_an_evening_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "evening.rex"
    with Terminal("table", "--seed", "5") as screen:
        first = screen.wait_for(FRANKS)
        assert "4 Egypt*~ S4" in first
        assert "Choose a seat for King Guy." in screen.type("deploy king_guy", FRANKS)
        assert "King Guy takes up a seat in Hebron" in screen.type("to hebron", FRANKS)
        refused = screen.type("march king_guy", FRANKS)
        assert "5.2: it is not the moment to march" in refused
        assert "1.13: " in screen.type("why deploy reynald_kerak", FRANKS)
        assert "1 action taken back." in screen.type("undo", FRANKS)
        assert "King Guy takes up a seat in Tyre" in screen.type("6", FRANKS)
        cards = screen.type("done", FRANKS)
        assert "Choose a card for this turn." in cards
        assert "Your hand: " in cards
        assert "Nothing can be taken back" in screen.type("undo", FRANKS)
        moves = screen.type("1", FRANKS)
        assert "The Franks play Move 1" in moves
        assert "1 move left" in moves
        assert "Saved in" in screen.type(f"save {path}", FRANKS)
        screen.type("quit", "Goodbye.")
        assert screen.close() == 0
    played = [entry.text for entry in Record.load(path).entries if entry.role == 0]
    assert played[:3] == ["deploy king_guy", "to tyre", "done"]
    with Terminal("table", "--resume", str(path)) as screen:
        again = screen.wait_for(FRANKS)
        assert "1 move left" in again
        assert "Cards: Franks Move 1" in again
        screen.type("done", FRANKS)
        screen.type("quit", "Saved in")
        assert screen.close() == 0
    assert len(Record.load(path).entries) > len(played)
    assert levant("verify", path).code == 0


def test_colour_is_used_and_can_be_refused() -> None:
    with Terminal("table", "--seed", "5", colour=True) as screen:
        screen.wait_for(FRANKS)
        assert re.search(r"\x1b\[[0-9;]*m", screen.raw)
    with Terminal("table", "--seed", "5") as screen:
        screen.wait_for(FRANKS)
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", screen.raw)


def test_ctrl_c_leaves_cleanly_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.rex"
    with Terminal("table", "--seed", "5", "--save", str(path)) as screen:
        screen.wait_for(FRANKS)
        screen.type("deploy king_guy", FRANKS)
        screen.interrupt()
        assert screen.close() == 130
        assert "Traceback" not in screen.text
        assert "Saved in" in screen.text
    assert [entry.text for entry in Record.load(path).entries] == ["deploy king_guy"]


def test_two_persons_never_see_each_other_s_screen() -> None:
    """The screen is wiped, scrolled lines included, and so are the lines that were typed."""
    with Terminal("table", "--seed", "5", "--frank", "me", "--saracen", "me") as screen:
        screen.wait_for("Press Enter when nobody else is looking.")
        screen.type("", FRANKS)
        screen.type("deploy king_guy", FRANKS)
        screen.type("to hebron", FRANKS)
        screen.type("done", "Press Enter when nobody else is looking.")
        assert "\x1b[3J" in screen.raw
        wiped = screen.raw.rindex("\x1b[2J")
        screen.type("", "Saracens> ")
        assert "King Guy" not in screen.raw[wiped:]
        up = screen.type("\x1b[A", "Saracens> ")
        assert "deploy" not in up
        assert "hebron" not in up


@pytest.mark.slow
def test_ctrl_c_stops_self_play_with_workers() -> None:
    with Terminal("selfplay", "--games", "1000", "--workers", "2") as screen:
        screen.wait_for("0/1000")
        screen.interrupt()
        assert screen.close() == 130
        assert "Traceback" not in screen.text
