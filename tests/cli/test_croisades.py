"""Croisades Strategic on the terminal: self-play, records, the map, the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console, Group

from levant.cli.croisades.roster import Names, battle, prisoners
from levant.cli.terminal_texts import TerminalTexts
from levant.cli.title_screens import make_screen
from levant.croisades.board import PLACE
from levant.croisades.game import CROISADES
from levant.croisades.pieces import Captive, Dungeon
from levant.croisades.roster import CLASS
from levant.kernel.dice import FastDice
from levant.kernel.title import Json, View
from tests.cli.runs import levant

SHORT = ("--title", "croisades", "--option", "turns=1")


def against_pilgrims(*roles: str) -> tuple[str, ...]:
    """Opponents who think of nothing, where it does not matter what they do."""
    return tuple(word for role in roles for word in ("--player", f"{role}=pilgrim"))


SARACEN = against_pilgrims("saracen")
OTHERS = against_pilgrims("jerusalem", "syria", "byzantium")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short finished game of four roles."""
    folder = tmp_path_factory.mktemp("croisades")
    run = levant("selfplay", *SHORT, "--edition", "nile", "--seed", "4", "--out", folder)
    assert run.code == 0, run.complaint
    return folder / "4.croisades"


def test_titles_lists_scenarios_with_their_roles() -> None:
    out = levant("titles").out
    assert "croisades: crusader against saracen" in out
    assert "edition nile: jerusalem, egypt, syria, byzantium" in out


def test_selfplay_counts_by_the_roles_of_the_scenario() -> None:
    run = levant("selfplay", *SHORT, "--edition", "mongols", "--json")
    assert '"mongol"' in run.out
    assert '"aleppo"' in run.out


def test_a_seat_that_does_not_exist_is_refused() -> None:
    run = levant("selfplay", *SHORT, "--player", "frank=pilgrim")
    assert run.code == 2
    assert "write ROLE=PLAYER; roles: crusader, saracen" in run.complaint


def test_a_bot_of_another_title_is_refused() -> None:
    run = levant("selfplay", *SHORT, "--player", "crusader=squire")
    assert "unknown player 'squire'; known: pilgrim, constable, marshal" in run.complaint


def test_a_record_is_proved(record: Path) -> None:
    run = levant("verify", record)
    assert run.code == 0
    assert "actions are legal" in run.out


def test_the_map_shows_strongholds_roads_and_armies(record: Path) -> None:
    out = levant("show", record, "--as", "egypt", "--ply", "0").out
    assert "seat" not in out
    lines = [line for line in out.splitlines() if line.startswith("23  ")]
    assert lines[0].startswith("23  .  TE4")
    assert "B baronial castle" in out


def test_all_sides_are_shown_when_the_game_is_over(record: Path) -> None:
    assert "knights" in levant("show", record).out


def test_a_game_is_told_in_words(record: Path) -> None:
    out = levant("replay", record, "--language", "es").out
    assert "Empieza el turno 1" in out
    assert "Nadie ha tomado más" in out or "ganan" in out


def test_one_can_sit_at_the_table() -> None:
    typed = "why march g1\nlist acre\nblock g1\nmap north\nundo\nquit\n\n"
    run = levant("table", "--title", "croisades", *SARACEN, "--seed", "3", typed=typed)
    assert run.code == 0, run.complaint
    assert "No army can be fed" not in run.out  # nothing to decide: it has passed by itself
    assert "2.22: it is not the moment to march (Reorganisation)" in run.out
    assert "kings 1, knights 4, sergeants 2" in run.out


def test_seats_are_named_by_role() -> None:
    run = levant(
        "table", "--title", "croisades", "--edition", "nile", "--player", "egypt=me", *OTHERS,
        "--seed", "1", typed="quit\n\n",
    )  # fmt: skip
    assert "Egyptians>" in run.out


def test_help_speaks_of_this_game_and_says_what_is_ours() -> None:
    out = levant("table", *SHORT, *SARACEN, typed="help\nquit\n\n").out
    assert "to acre" in out
    assert "block g1" in out
    assert "king_guy" not in out
    assert "[S1] … [S12]" in out
    assert "hold Jerusalem when the last turn ends" in " ".join(out.split())


def test_command_is_lent_at_the_table_although_no_list_offers_it() -> None:
    run = levant(
        "table", *SHORT, "--edition", "nile", "--player", "egypt=me", *OTHERS,
        typed="done\nlend syria\ntake_back\ntake_back\nquit\n\n",
    )  # fmt: skip
    said = " ".join(run.out.split())
    assert "hand the command in battles and sieges over to" in said
    assert "take their command back" in said
    assert "you have lent nobody your command" in said


def test_long_lists_are_summed_up() -> None:
    out = levant("table", *SHORT, *SARACEN, "--seed", "3", typed="done\nquit\n\n").out
    orders = out[out.index("Naval orders") :].splitlines()
    assert len(orders) < 40
    said = " ".join(" ".join(orders).split())
    assert "sail … s1 s2 s3 s4 s5 s6 s21 s22" in said
    assert "alexandria pelusium faran" in said
    assert "embark g5 s21" in said or "g5 s21" in said


def test_counts_are_shown_as_ranges() -> None:
    typed = "group g5\nmarket\nquit\n\n"
    out = " ".join(levant("table", *SHORT, *SARACEN, "--seed", "3", typed=typed).out.split())
    assert "take … " in out
    assert "knight 1-6, " in out
    assert "spearman 1-24" in out


@pytest.fixture(scope="module")
def first_turn() -> str:
    """docs/croisades.md: what every command of the first turn says, up to the answer of others."""
    typed = [
        "list", "block g1", "help", "build g4 trebuchet", "done", "done",
        "reach g5", "march g5 2309", "supply", "done",
    ]  # fmt: skip
    game = ("table", "--title", "croisades", "--seed", "3", "--player", "saracen=constable")
    return " ".join(levant(*game, typed="\n".join([*typed, "quit", "", ""])).out.split())


def test_the_first_game_goes_as_the_guide_says(first_turn: str) -> None:
    assert "is not understood" not in first_turn
    assert "Group 4 begins to build trebuchets" in first_turn
    assert "Crusaders: g5 march from Tyre to 2309" in first_turn
    # What the Saracens make of it is theirs to decide.
    assert "march from Nablus to" in first_turn


def test_the_list_tells_who_is_held_where() -> None:
    game = CROISADES.new("third_crusade", {"captures": 1}, FastDice(3))
    game.own_groups(1)[0].captives = [Captive(0, CLASS["baron"])]
    game.dungeons = [Dungeon(PLACE["cairo"], [Captive(0, CLASS["knight"])])]
    screen = make_screen(Console(width=100), TerminalTexts("en", "croisades"), game.view(0))
    assert isinstance(screen.roster(), Group)
    told = [str(line) for line in prisoners(game.view(0), Names(TerminalTexts("en", "croisades")))]
    assert [" ".join(line.split()) for line in told] == [
        "Nablus Saracens g1 ⛓ barons (Crusaders)", "Cairo Saracens ⛓ knights (Crusaders)",
    ]  # fmt: skip


def test_a_battle_is_listed_in_the_players_language() -> None:
    """Wings and stances have names; what a company is never shows as we write it."""
    game = CROISADES.new("third_crusade", {}, FastDice(3))
    company: dict[str, Json] = {
        "company": 2, "side": 0, "wing": "right", "place": 3, "stance": "fall_back",
        "status": "on_field", "men": {"knight": [4, 1, 0]},
    }  # fmt: skip
    fought: dict[str, Json] = {
        "hex": "acre", "roles": [["crusader"], ["saracen"]],
        "wings": ["forest", "village", "temple"], "companies": [company],
    }  # fmt: skip
    view: View = {**game.view(0), "battle": fought}
    told = [
        " ".join(str(line).split())
        for line in battle(view, Names(TerminalTexts("es", "croisades")))
    ]
    assert told[1] == "c2 derecha 3 replegarse caballeros 4!"


@pytest.mark.parametrize("half", ["", "south", "north"])
def test_the_map_shows_the_theatre_of_a_short_scenario_and_no_more(half: str) -> None:
    game = CROISADES.new("march_to_jaffa", {}, FastDice(3))
    console = Console(width=60)
    screen = make_screen(console, TerminalTexts("en", "croisades"), game.view(0))
    with console.capture() as shown:
        console.print(screen.map(half))
    heading, *rows = shown.get().splitlines()
    assert heading.split() == [f"{column:02d}" for column in range(11, 24)]
    assert [row.split()[0] for row in rows][:2] == ["13", "12"]
    assert any("TC" in row for row in rows)


# --- Orders of several actions ----------------------------------------------------------------


def table(*typed: str) -> str:
    """The screen, in words without line breaks, after some lines were typed."""
    game = ("table", "--title", "croisades", *SARACEN, "--seed", "3")
    run = levant(*game, typed="\n".join([*typed, "quit", "", ""]))
    assert run.code == 0, run.complaint
    return " ".join(run.out.split())


TO_THE_MOVES = ("done", "done")
"""Reorganisation and orders at sea; supply and landings have nothing to decide."""


def test_groups_march_to_a_distant_hex_as_one_order_that_is_undone_at_once() -> None:
    said = table(*TO_THE_MOVES, "march g6 g7 2309", "undo", "undo", "march g5 2408")
    assert said.count("g6 g7: Tyre > 2309 1 points, 1 left") == 1
    assert "g6, g7 march from Tyre to 2309" in said
    assert "6 actions taken back" in said
    assert "Nothing can be taken back" in said
    assert "2408 3 points, 0 left" in said
    assert "g5 march from Tyre to 2408 and annex" in said


def test_an_order_that_cannot_be_is_explained() -> None:
    said = table(*TO_THE_MOVES, "march g5 cairo", "march g99 acre", "reach", "as_before")
    assert "g5 cannot march to cairo now" in said
    assert "‘g99’ is not understood" in said
    assert "reach g1" in said
    assert "nothing to be done as_before here" in said


def test_reach_and_supply_are_shown_in_every_language() -> None:
    told = {
        "en": ("the points that a march costs", "in supply", "== is where your lines"),
        "es": ("los puntos que cuesta la marcha", "abastecido", "== es por donde van sus líneas"),
        "fr": ("les points que coûte la marche", "ravitaillée", "== marque vos lignes"),
    }
    shown = [order for name in told for order in (f"language {name}", "reach g5", "supply")]
    said = table(*TO_THE_MOVES, *shown)
    assert [words for words in sum(told.values(), ()) if words not in said] == []


def test_the_marches_of_others_are_told_group_by_group_not_step_by_step(first_turn: str) -> None:
    assert "Saracens: g" in first_turn
    assert " march from " in first_turn


def test_a_card_is_filled_in_one_order_or_not_at_all() -> None:
    said = table("recruit tripoli king 99", "recruit g5 spearman 2 mule 1", "undo", "undo")
    assert "take king 99: " in said
    assert "5 actions taken back" in said
    assert "Nothing can be taken back" in said
