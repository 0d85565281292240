"""`levant table`: a player types, and sees what he may see."""

from __future__ import annotations

import re

import pytest

from tests.cli.runs import levant, shown, table

SEED = ("--seed", "5")


def test_the_first_screen() -> None:
    out = shown(table(options=SEED))
    assert "4 Egypt*~ S4" in out
    assert re.search(r"━━ 1187, turn 1 · Frankish set-up ━+ Franks 4 : 3 Saracens ━━\n", out)
    assert re.search(r"^ +1 End this step +done$", out, re.MULTILINE)
    assert re.search(r"^ 13 King Guy +B2 4/4 Jerusalem$", out, re.MULTILINE)
    assert out.count("Franks> ") == 1


def test_without_colour_there_are_no_escapes() -> None:
    assert "\x1b" not in table("map", "list", "help", options=SEED).out


def test_an_action_by_number_by_text_and_by_its_beginning() -> None:
    for order in ("13", "deploy king_guy", "deploy king", "guy", "dep Guy"):
        assert "Choose a seat for King Guy." in shown(table(order, options=SEED))


def test_a_whole_turn_is_played() -> None:
    out = shown(table("done", "card move_3", "done", options=SEED))
    assert "The Franks play Move 3" in out
    assert "Your hand: " in out
    assert "move left" in out or "moves left" in out


def test_several_meanings_are_listed() -> None:
    out = shown(table("deploy templar", options=SEED))
    assert "Which one? deploy templar_jerusalem, deploy templar_antioch" in out
    assert out.count("Franks> ") == 2


@pytest.mark.parametrize("order", ["17", "0", "99999999999999999999", "1000"])
def test_a_number_that_is_not_listed(order: str) -> None:
    assert "There are numbers from 1 to 16." in shown(table(order, options=SEED))


@pytest.mark.parametrize("order", ["hello", "deploy nobody", "-1", "1.5", "§", "done now", "why x"])
def test_what_is_not_understood(order: str) -> None:
    assert "is not understood" in shown(table(order, options=SEED))


@pytest.mark.parametrize("order", ["march king_guy", "why march king_guy", "why ma guy"])
def test_an_illegal_action_is_refused_with_its_rule(order: str) -> None:
    assert "5.2: it is not the moment to march (Frankish set-up)" in shown(
        table(order, options=SEED)
    )


def test_why_of_a_legal_action() -> None:
    out = shown(table("why deploy king_guy", options=SEED))
    assert "This is legal now: Choose another seat for King Guy" in out
    assert "Choose a seat for" not in out


def test_an_empty_line_does_nothing() -> None:
    assert shown(table("", "   ", options=SEED)).count("Franks> ") == 3


def test_undo() -> None:
    out = shown(table("deploy king", "to hebron", "undo", "undo", "undo", options=SEED))
    assert out.count("1 action taken back.") == 2
    assert "Nothing can be taken back" in out


def test_undo_many_and_all() -> None:
    orders = ("deploy king", "to hebron", "deploy balian", "to ascalon")
    assert "4 actions taken back." in shown(table(*orders, "undo all", options=SEED))
    assert "2 actions taken back." in shown(table(*orders, "undo 2", options=SEED))
    for wrong in ("undo 5", "undo 0", "undo x", "undo -1"):
        assert "Up to 4 actions can be taken back" in shown(table(*orders, wrong, options=SEED))


def test_looking_around() -> None:
    assert shown(table("map", options=SEED)).count("4 Egypt*~ S4") == 2
    assert shown(table("map south", options=SEED)).count("3 Aleppo*") == 1
    assert shown(table("map north", options=SEED)).count("3 Aleppo*") == 2
    assert "map [north|south]" in shown(table("map east", options=SEED))
    assert re.search(r"4 Damascus\* +Saracens +4 hidden blocks", shown(table("list", options=SEED)))
    assert "o Harim  " in shown(table("list harim", options=SEED))
    assert "nobody" in shown(table("list harim", options=SEED))
    assert "Which one? tartus, tiberias, tripoli, tyre" in shown(table("list t", options=SEED))
    assert "‘atlantis’ is not understood" in shown(table("list atlantis", options=SEED))


def test_one_block() -> None:
    out = shown(table("block guy", options=SEED))
    assert "King Guy: B2, moves 2, 4 steps\nJerusalem: King Guy B2 4/4" in out
    assert "Saladin: A3, moves 3, 4 steps\nYou do not see this block." in shown(
        table("block saladin", options=SEED)
    )
    assert "Pool of the Franks" in shown(table("block richard", options=SEED))
    assert "block NAME" in shown(table("block", options=SEED))


def test_help_lists_every_order() -> None:
    for order in ("help", "?", "HELP"):
        out = shown(table(order, options=SEED))
        for word in ("map", "list", "block", "log", "why", "undo", "save", "language", "quit"):
            assert re.search(rf"^  {word}\b", out, re.MULTILINE)


def test_the_log() -> None:
    orders = ("done", "card move_2")
    assert "The Franks have set up their blocks" in shown(table(*orders, "log 500", options=SEED))
    for wrong in ("log x", "log 0", "log -3"):
        assert "log [NUMBER]" in shown(table(wrong, options=SEED))


def test_another_language() -> None:
    out = shown(table("language fr", "quit", "", options=SEED))
    assert "━━ 1187, tour 1 · " in out
    assert "Francs> " in out
    out = shown(table(options=(*SEED, "--language", "es")))
    assert "Despliegue franco" in out
    assert "language en|es|fr" in shown(table("language klingon", options=SEED))


def test_resigning_is_asked_for() -> None:
    out = shown(table("resign", "no", options=SEED))
    assert out.count("Franks> ") == 2
    out = shown(table("resign", "yes", "", options=SEED))
    assert "The game is over: the Saracens win" in out


def test_the_saracens_against_a_bot() -> None:
    out = shown(table(options=(*SEED, "--saracen", "me")))
    assert "Saracens> " in out
    assert "The Franks have set up their blocks" in out
    assert "Saracen set-up" in out


TO_THE_MUSTER = (
    *("", "done", "", "done", "", "card move_3", "", "1", ""),
    *("muster acre", "march hospitaller_jerusalem"),
)
"""Two persons set up and choose cards; then the Franks lead a block to a muster."""


def test_forced_choices_are_played() -> None:
    """Where only one road leads to the muster, it is walked without a question."""
    both = (*SEED, "--frank", "me", "--saracen", "me")
    one_choice = re.compile(r"^ 1 Go to .*\nFranks>", re.MULTILINE)
    assert one_choice.search(shown(table(*TO_THE_MUSTER, options=both)))
    assert not one_choice.search(shown(table(*TO_THE_MUSTER, options=(*both, "--auto"))))


def test_an_undo_goes_back_to_a_real_choice() -> None:
    both = (*SEED, "--frank", "me", "--saracen", "me", "--auto")
    out = shown(table(*TO_THE_MUSTER, "undo", options=both))
    assert re.search(r"[2-9] actions taken back\.", out)
    assert "Muster in Acre" in out.rpartition("taken back.")[2]


# --- Two persons ---


def test_the_screen_is_passed_and_tells_nothing_of_the_other() -> None:
    orders = ("", "deploy king_guy", "to hebron", "done", "", "list", "log 100")
    out = shown(table(*orders, options=(*SEED, "--frank", "me", "--saracen", "me")))
    franks, _, saracens = out.partition("Pass the screen to the Saracens.")
    assert "Pass the screen to the Franks." in franks
    assert "King Guy takes up a seat in Hebron" in franks
    assert "Press Enter" in saracens
    for secret in ("King Guy", "Templars", "Balian"):
        assert secret not in saracens
    assert "Saladin" in saracens


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--edition", "7"], "unknown edition '7' of rex; known: 2.0"),
        (["--edition", ""], "unknown edition ''"),
        (["--option", "snow"], "unknown option 'snow'"),
        (["--option", "handicap=99999999999"], "is no option"),
        (["--option", "Iron Bridge"], "is no option"),
        (["--seed", "-5"], "a seed is a number"),
        (["--seed", str(10**30)], "a seed is a number"),
        (["--language", "de"], "unknown language 'de'"),
        (["--frank", "bishop"], "unknown player 'bishop'; known: me, pilgrim, squire"),
        (["--frank", "squire", "--saracen", "pilgrim"], "levant selfplay"),
        (["--save", "/no/such/folder/game.rex"], "cannot write"),
        (["--resume", "/no/such/game.rex"], "cannot read /no/such/game.rex"),
        (["--resume", "x", "--seed", "1"], "--resume brings its own"),
        (["--resume", "x", "--edition", "2.0"], "--resume brings its own"),
        (["--resume", "x", "--option", "iron_bridge"], "--resume brings its own"),
    ],
)
def test_refused(args: list[str], told: str) -> None:
    run = levant("table", *args)
    assert told in run.complaint
    assert run.code == 2
