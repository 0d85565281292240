"""`levant show` and `levant replay`: what each viewer may see of a record."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.record import Record
from levant.rex.army import BLOCKS, FRANKS, SARACENS
from levant.rex.bits import members
from tests.cli.runs import REX, edited, levant

SIDES = {"frank": members(FRANKS), "saracen": members(SARACENS)}
ENEMY = {"frank": "saracen", "saracen": "frank"}


def named(text: str, side: str) -> set[str]:
    """The blocks of a side that a text names."""
    wording = TerminalTexts("en")
    flat = " ".join(text.split())
    return {
        BLOCKS[block]
        for block in SIDES[side]
        if re.search(rf"\b{re.escape(wording.name('block', BLOCKS[block]))}\b", flat)
    }


@pytest.mark.parametrize("viewer", ["frank", "saracen"])
@pytest.mark.parametrize("ply", [5, 60, 150, 233, 317, 400])
def test_no_hidden_enemy_is_named(viewer: str, ply: int, running: Path) -> None:
    view = levant("show", running, "--as", viewer, "--ply", str(ply), "--json").json["views"][
        viewer
    ]
    enemy = ENEMY[viewer]
    known = {
        piece["block"] for piece in view["pieces"] if piece["role"] == enemy and "block" in piece
    }
    known |= {*view["dead"], *view["gone"]}
    known.update(*view["staging"].values())
    shown = levant("show", running, "--as", viewer, "--ply", str(ply))
    assert shown.code == 0
    assert named(shown.out, enemy) <= known
    assert len(named(shown.out, viewer)) > 15


def test_the_json_is_the_view(running: Path) -> None:
    facts = levant("show", running, "--as", "saracen", "--ply", "120", "--json").json
    position = Record.load(running).replay(REX, 120, log=True)
    seen = json.loads(json.dumps(position.view(1)))
    assert facts == {"ply": 120, "plies": 400, "views": {"saracen": seen}}


def test_a_spectator_sees_no_hidden_block(running: Path) -> None:
    view = levant("show", running, "--as", "spectator", "--ply", "3", "--json").json["views"][
        "spectator"
    ]
    assert all("block" not in piece for piece in view["pieces"])
    shown = levant("show", running, "--as", "spectator", "--ply", "3").out
    assert not named(shown, "frank") | named(shown, "saracen")


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_running_game_is_not_laid_open(command: str, running: Path) -> None:
    told = levant(command, running)
    assert told.out == ""
    assert "not over" in told.complaint
    assert "--as frank" in told.complaint


def test_a_finished_game_is_laid_open(finished: Path) -> None:
    shown = levant("show", finished, "--ply", "30")
    assert shown.code == 0
    assert "both sides" in shown.out
    assert "hidden" not in shown.out
    assert named(shown.out, "frank") == {BLOCKS[b] for b in SIDES["frank"]}
    assert named(shown.out, "saracen") == {BLOCKS[b] for b in SIDES["saracen"]}
    views = levant("show", finished, "--ply", "30", "--json").json["views"]
    assert set(views) == {"frank", "saracen"}


def test_the_last_position_is_shown_without_a_ply(finished: Path) -> None:
    plies = len(Record.load(finished).entries)
    assert levant("show", finished, "--json").json["ply"] == plies
    assert levant("show", finished, "--ply", str(plies)).out == levant("show", finished).out


def test_a_wide_screen_has_the_list_beside_the_map(finished: Path) -> None:
    narrow = levant("show", finished, "--ply", "30").out
    wide = levant("show", finished, "--ply", "30", width=170).out
    assert max(len(line) for line in narrow.splitlines()) <= 80
    assert any("Egypt*~" in line and "Franks" in line for line in wide.splitlines()) or any(
        "Aleppo*" in line and "Saracens" in line for line in wide.splitlines()
    )
    assert len(wide.splitlines()) < len(narrow.splitlines())


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--ply", "100000"], "actions, not 100000"),
        (["--ply", "-1"], "'--ply'"),
        (["--ply", "x"], "'--ply'"),
        (["--as", "king"], "unknown viewer 'king'"),
        (["--as", ""], "unknown viewer ''"),
        (["--language", "xx"], "unknown language 'xx'"),
    ],
)
def test_show_refuses(args: list[str], told: str, finished: Path) -> None:
    assert told in levant("show", finished, *args).complaint


@pytest.mark.parametrize("command", ["show", "replay"])
def test_what_is_no_record_is_refused(command: str, finished: Path, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    (tmp_path / "cut").write_bytes(finished.read_bytes()[:-30])
    changed = edited(finished, "frank card", "frank  card x")
    for path in (tmp_path, tmp_path / "none", tmp_path / "bytes", tmp_path / "cut", changed):
        told = levant(command, path)
        assert str(path) in told.complaint
        assert told.code == 2


def test_a_game_of_another_title_is_refused(finished: Path) -> None:
    path = edited(finished, "title: rex", "title: chess", seal=True)
    assert "unknown title 'chess'; known: croisades, rex" in levant("show", path).complaint


# --- Replay ---


def test_a_game_is_told_to_its_end(finished: Path) -> None:
    told = levant("replay", finished)
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0] == "Pilgrim against Pilgrim, Crusader Rex (edition 2.0)"
    assert lines[-1].startswith(("The Franks win", "The Saracens win"))
    for year in range(1187, 1190):
        assert any(str(year) in line for line in lines)


def test_an_open_replay_names_every_mover(finished: Path) -> None:
    told = levant("replay", finished).out
    assert "Frankish block" not in told
    assert "Saracen block" not in told
    assert named(told, "saracen") == {BLOCKS[b] for b in SIDES["saracen"]} & named(told, "saracen")
    assert len(named(told, "saracen")) > 20
    assert len(named(told, "frank")) > 20


def test_an_open_replay_tells_every_event_once(finished: Path) -> None:
    """What both sides saw is not doubled, what one side saw is not lost."""
    position = Record.load(finished).replay(REX, log=True)
    public = REX.events(position, None)
    secret = [
        event
        for role in (0, 1)
        for event in REX.events(position, role)
        if event["event"] not in {told["event"] for told in public}
    ]
    blank = 1 + sum(
        event["event"] in ("year_begins", "turn_begins", "battle_begins", "game_over")
        for event in public
    )
    lines = levant("replay", finished, width=500).out.splitlines()
    assert len(lines) == 2 + blank + len(public) + len(secret)


def test_a_replay_as_one_side_hides_the_other(running: Path) -> None:
    told = levant("replay", running, "--as", "frank").out
    assert "Saracen block" in told
    assert "Frankish block" not in told


def test_a_replay_from_later_is_the_end_of_the_whole(finished: Path) -> None:
    whole = levant("replay", finished).out.splitlines()
    part = levant("replay", finished, "--from", "500").out.splitlines()
    assert len(part) < len(whole)
    assert whole[-len(part) + 2 :] == part[2:]


def test_other_languages(finished: Path) -> None:
    assert "Los Francos" in levant("replay", finished, "--language", "es").out
    assert "Les Francs" in levant("replay", finished, "--language", "fr").out


def test_a_replay_refuses_to_begin_after_the_end(finished: Path) -> None:
    plies = len(Record.load(finished).entries)
    assert f"has {plies} actions" in levant("replay", finished, "--from", str(plies + 1)).complaint
    assert levant("replay", finished, "--from", str(plies)).code == 0


def test_a_match_that_was_awarded_tells_its_result(running: Path) -> None:
    path = edited(
        running, "dice: fast 12\n", "dice: fast 12\nresult: saracen: timeout\n", seal=True
    )
    assert "run out of time" in levant("replay", path).out.splitlines()[-1]
