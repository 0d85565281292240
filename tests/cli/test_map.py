"""The map: every town and road of the board is on it, and nothing hides anything."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from levant.cli.rex.map import crowd, cut, draw
from levant.cli.rex.map_layout import BENDS, COLUMNS, PLACES, ROWS
from levant.cli.rex.roads import room, route, strokes
from levant.cli.rex.screen import RexScreen
from levant.cli.rex.screen_state import ScreenState, Stand
from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.dice import FastDice
from levant.rex import board
from levant.rex.board import MINOR, ROAD_ENDS, ROAD_KINDS, TOWNS
from levant.rex.game import REX, Game
from tests.rex.scene import scene

GOLDEN = Path(__file__).parent / "golden" / "map.txt"
ROADS = [(board.PLACES[a], board.PLACES[b]) for a, b in ROAD_ENDS]


def start() -> Game:
    return REX.new("2.0", {}, FastDice(1))


def lines(game: Game, role: int | None, language: str = "en", *, plain: bool = False) -> list[str]:
    seen = ScreenState(game.view(role), TerminalTexts(language))
    return [line.plain for line in draw(seen, ascii_only=plain)]


def test_every_town_has_a_point_of_its_own() -> None:
    assert set(PLACES) == {*TOWNS, "germania"}
    assert len(set(PLACES.values())) == len(PLACES)
    assert all(0 <= row < ROWS and 0 <= column < COLUMNS for row, column in PLACES.values())


def test_bends_belong_to_roads() -> None:
    assert set(BENDS) <= set(ROADS)


def test_a_road_runs_straight_or_at_45_degrees_from_bend_to_bend() -> None:
    for ends in ROADS:
        points = [PLACES[ends[0]], *BENDS.get(ends, ()), PLACES[ends[1]]]
        for (r, c), (s, d) in pairwise(points):
            assert r == s or c == d or abs(r - s) == abs(c - d), ends


def test_a_road_shares_no_cell_with_another_road_or_place() -> None:
    drawn = strokes()
    for ends in ROADS:
        cells = [point for point, _ in route(*ends)][1:]
        assert all(drawn[cell].ends == ends for cell in cells), ends
        assert not set(cells) & set(PLACES.values()), ends


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_part_of_every_road_can_be_seen(language: str) -> None:
    """Even when everybody is at home."""
    shown = lines(start(), None, language)
    visible = {
        stroke.ends
        for (row, column), stroke in strokes().items()
        if shown[row][column : column + 1] == stroke.character
    }
    assert visible == set(ROADS)


def test_kinds_of_roads_look_different() -> None:
    drawn = strokes()
    for (a, b), kind in zip(ROAD_ENDS, ROAD_KINDS, strict=True):
        ends = (board.PLACES[a], board.PLACES[b])
        dashed = any(s.character in "┄┆·" for s in drawn.values() if s.ends == ends)
        assert dashed == (kind == MINOR), ends


def test_names_have_room() -> None:
    """Beside an army before a besieged castle, four letters of any name."""
    for town in TOWNS:
        assert room(town) >= len("3 Acr. S3[F2]"), town


def test_the_map_at_the_start() -> None:
    """To renew: run this file as a module."""
    assert "\n".join(lines(start(), 0)) + "\n" == GOLDEN.read_text("utf-8")


def test_the_map_without_line_characters() -> None:
    shown = "".join(lines(start(), 0, plain=True))
    assert shown.replace("ô", "o").isascii()


def test_a_battle_and_a_siege_on_the_map() -> None:
    here = scene("acre: king_guy walter | saladin", "tyre: conrad* | kurds_1 kurds_2 turks_1")
    shown = "\n".join(lines(here.game, 0))
    assert "3 Acre*~ F2×S1 " in shown
    assert "2 Tyre≈ S3[F1] " in shown


def test_hidden_blocks_are_counted() -> None:
    here = scene("acre: king_guy", "damascus: | saladin kurds_1 kurds_2")
    assert "Damascus* S3" in "\n".join(lines(here.game, 0))
    assert "Damascus* S3" in "\n".join(lines(here.game, None))


def test_an_army_never_covers_another_town() -> None:
    """Only the name gives way."""
    blocks = " ".join(f"{kind}_{i}" for kind in ("kurds", "turks", "arabs") for i in (1, 2, 3, 4))
    here = scene(f"harim: bohemond* | {blocks}")
    line = lines(here.game, 0)[PLACES["harim"][0]]
    assert "S12[F1]" in line
    assert "Artah" in line
    assert line[PLACES["artah"][1]] == "1"


def test_a_crowd() -> None:
    assert crowd(Stand()).plain == ""
    assert crowd(Stand((3, 0))).plain == "F3"
    assert crowd(Stand((3, 2))).plain == "F3×S2"
    assert crowd(Stand((0, 4), (2, 0))).plain == "S4[F2]"


def test_a_name_is_cut_at_a_word_if_possible() -> None:
    assert cut("Acre", 4) == "Acre"
    assert cut("Krak des Chevaliers", 12) == "Krak"
    assert cut("Jerusalem", 5) == "Jeru."


def test_owners() -> None:
    """1.12: who stands there, else whose realm it is; nobody's in a battle or at Masyaf."""
    assert Stand().owner("acre") == 0
    assert Stand().owner("damascus") == 1
    assert Stand().owner("masyaf") == 2
    assert Stand((0, 1)).owner("acre") == 1
    assert Stand((1, 1)).owner("acre") == 2
    assert Stand((0, 3), (1, 0)).owner("acre") == 0


@pytest.mark.parametrize("edition", REX.editions)
def test_every_screen_of_a_game_can_be_drawn(
    edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In random games, for players and spectators, nothing is wider than the screen."""
    game = REX.new(edition, {}, FastDice(4), log=True)
    dice = FastDice(5)
    console = Console(width=80, highlight=False, no_color=True)
    number = 0
    while deciders := game.deciders:
        if number % 37 == 0:
            wording = TerminalTexts(("en", "es", "fr")[number % 3])
            screen = RexScreen(console, wording, game.view((*deciders, None)[number % 2]))
            for part in (screen.banner(), screen.map(), screen.roster(), screen.battle() or ""):
                console.print(part)
            console.print(screen.question())
            console.print(screen.menu())
            shown = capsys.readouterr().out
            assert max(len(line) for line in shown.splitlines()) <= 80
        game.play(deciders[0], game.random_action(deciders[0], dice))
        number += 1
    console.print(RexScreen(console, TerminalTexts("en"), game.view(None)).question())
    assert capsys.readouterr().out.strip()


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text("\n".join(lines(start(), 0)) + "\n", "utf-8")
