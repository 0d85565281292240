"""A game at the table: what may be taken back, and how a saved game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from levant.bots.remote_bot import RemoteBot
from levant.cli import players
from levant.cli.arguments import TITLES
from levant.cli.terminal_game import TerminalGame
from levant.kernel.dice import FastDice, commitment
from levant.kernel.record import Record, RecordError
from levant.kernel.runner import Chooser
from levant.kernel.title import Event, Refusal, View
from levant.rex.board import ROLES

REX = TITLES["rex"]


def sit(frank: str = "me", saracen: str = "me", seed: int | None = 1) -> TerminalGame:
    return TerminalGame.begin(REX, "2.0", {}, [frank, saracen], seed)


def play(sitting: TerminalGame, *texts: str) -> TerminalGame:
    for text in texts:
        role = sitting.decider
        assert role is not None
        sitting.play(role, text)
    return sitting


def set_up() -> TerminalGame:
    """Two persons, the Franks about to move with three moves."""
    sitting = play(sit(), "done", "done")
    for role in (0, 1):
        hand = sitting.view(role)["legal"]
        assert isinstance(hand, list)
        sitting.play(role, str(hand[-1 if role == 0 else 0]))
    return sitting


def wander(sitting: TerminalGame, dice: FastDice, count: int) -> None:
    """Let the persons play at random."""
    for _ in range(count):
        sitting.play_bots()
        role = sitting.decider
        if role is None:
            return
        legal = sitting.view(role)["legal"]
        assert isinstance(legal, list)
        sitting.play(role, str(legal[dice.below(len(legal))]))


# --- Taking back ---


def test_a_change_of_seat_can_be_taken_back() -> None:
    sitting = sit()
    before = sitting.view(0)
    play(sitting, "deploy king_guy", "to hebron")
    assert sitting.undoable == 2
    sitting.undo(1)
    assert sitting.view(0)["phase"] == "deploy_to"
    sitting.undo(1)
    assert sitting.view(0) == before
    assert sitting.record.entries == []
    assert sitting.undoable == 0


def test_nothing_can_be_taken_back_after_the_dice_fell() -> None:
    sitting = play(sit(), "deploy king_guy", "to hebron", "done")
    assert sitting.undoable == 0, "nomads were drawn"
    with pytest.raises(ValueError, match="0 actions"):
        sitting.undo(1)


def test_nothing_can_be_taken_back_from_before_the_other_side_chose() -> None:
    sitting = play(sit(), "done", "exchange al_adil")
    assert sitting.decider == 0
    assert sitting.undoable == 0


def test_nothing_can_be_taken_back_after_something_came_to_light() -> None:
    """A field battle lays both sides face-up before any die falls."""
    met = 0
    for seed in range(20):
        sitting = sit(seed=seed)
        dice = FastDice(seed)
        while (role := sitting.decider) is not None and not met:
            known, rolled = _enemies(sitting.view(role), role), sitting._position.dice.state()
            wander(sitting, dice, 1)
            if _enemies(sitting.view(role), role) - known:
                assert sitting.undoable == 0
                met += sitting.decider == role and sitting._position.dice.state() == rolled
    assert met > 0, "no such case in these games: choose others"


def test_an_undo_leaves_no_trace_in_record_or_log() -> None:
    played, other = set_up(), set_up()
    role = played.decider
    assert role is not None
    legal = played.view(role)["legal"]
    assert isinstance(legal, list)
    group = next(str(text) for text in legal if str(text).startswith("group "))
    seen = len(played.news(role))
    played.play(role, group)
    assert played.news(role)
    played.undo(1)
    assert played.record.text() == other.record.text()
    assert played.events(role) == other.events(role)
    assert len(played.events(role)) == seen
    assert played.news(role) == []


@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_taken_back_rolls_no_dice_and_reveals_nothing(seed: int) -> None:
    """In random games: play again what was undone, and see the same again."""
    sitting = sit(seed=seed)
    dice = FastDice(seed)
    for _ in range(70):
        wander(sitting, dice, 1)
        role = sitting.decider
        if role is None:
            break
        count = sitting.undoable
        if count:
            undone = sitting.record.entries[-count:]
            after = sitting.view(role)
            assert {entry.role for entry in undone} == {role}
            sitting.undo(count)
            before = sitting.view(role)
            assert _enemies(before, role) >= _enemies(after, role)
            for entry in undone:
                sitting.play(entry.role, entry.text)
            assert sitting.view(role) == after


def _enemies(view: View, role: int) -> set[str]:
    pieces: Any = view["pieces"]
    own = ROLES[role]
    return {piece["block"] for piece in pieces if piece["role"] != own and "block" in piece}


def test_an_illegal_action_changes_nothing() -> None:
    sitting = sit()
    before = sitting.record.text()
    with pytest.raises(Refusal):
        sitting.play(0, "march king_guy")
    assert sitting.record.text() == before
    assert sitting.changes == 0
    refusal = sitting.refusal(0, "march king_guy")
    assert refusal is not None
    assert sitting.refusal(0, "done") is None


# --- Dice ---


def test_new_games_have_fair_dice_of_their_own() -> None:
    one, other = sit(seed=None), sit(seed=None)
    for sitting in (one, other):
        assert sitting.record.key is not None
        assert sitting.record.dice == f"fair {commitment(sitting.record.key)}"
    assert one.record.dice != other.record.dice


def test_a_seed_gives_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        sitting = sit(saracen="pilgrim", seed=9)
        wander(sitting, FastDice(1), 80)
        games.append(sitting.record.text())
    assert games[0] == games[1]


# --- Saving and resuming ---


@pytest.mark.parametrize("bot", ["pilgrim", "squire"])
@pytest.mark.parametrize("seed", [None, 4])
def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(
    bot: str, seed: int | None, tmp_path: Path
) -> None:
    """The bots too: they have seen the same and roll the same."""
    sitting = sit(saracen=bot, seed=seed)
    dice = FastDice(3)
    wander(sitting, dice, 60)
    sitting.save(tmp_path / "game.rex")
    resumed = TerminalGame.resume(REX, Record.load(tmp_path / "game.rex"))
    assert resumed.view(0) == sitting.view(0)
    assert resumed.undoable == sitting.undoable
    again = dice.copy()
    wander(sitting, dice, 80)
    wander(resumed, again, 80)
    assert resumed.record.text() == sitting.record.text()


def test_a_bot_that_thinks_by_the_clock_is_told_what_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It would have to think as long as before to live through the game again."""
    sitting = sit(saracen="squire", seed=4)
    dice = FastDice(3)
    wander(sitting, dice, 60)
    told: list[list[Event]] = []

    def choose(king: RemoteBot, view: View, legal: list[int], events: list[Event]) -> int:
        told.append(events)
        return legal[0]

    monkeypatch.setattr(RemoteBot, "choose", choose)
    record = Record.parse(sitting.record.text())
    record.players["saracen"] = "king"
    resumed = TerminalGame.resume(REX, record)
    assert not told
    wander(resumed, dice, 80)
    assert [event["n"] for event in told[0]] == list(range(len(told[0])))
    assert told[1][0]["n"] == len(told[0])


def test_a_bot_is_not_made_where_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(seed: int) -> Chooser:
        raise AssertionError

    monkeypatch.setitem(players.BOTS["rex"], "squire", never)
    assert play(sit(saracen="squire"), "done").play_bots() > 0


def test_a_resumed_game_keeps_its_comments(tmp_path: Path) -> None:
    sitting = play(sit(), "deploy king_guy", "to hebron")
    text = sitting.record.text().replace("to hebron", "to hebron ; a good idea")
    resumed = TerminalGame.resume(REX, Record.parse(text))
    assert "; a good idea" in resumed.record.text()


def test_a_resumed_game_reminds_of_the_last_events() -> None:
    sitting = sit(saracen="pilgrim", seed=2)
    wander(sitting, FastDice(1), 40)
    resumed = TerminalGame.resume(REX, Record.parse(sitting.record.text()))
    assert resumed.news(0) == sitting.events(0)[-10:]


def test_a_finished_game_cannot_be_resumed() -> None:
    sitting = play(sit(), "resign")
    assert sitting.result is not None
    with pytest.raises(RecordError, match="over"):
        TerminalGame.resume(REX, Record.parse(sitting.record.text()))


def test_a_record_that_breaks_the_rules_cannot_be_resumed() -> None:
    text = play(sit(), "deploy king_guy", "to hebron").record.text()
    wrong = Record.parse(text.replace("to hebron", "to damascus"), sealed=False).text()
    with pytest.raises(RecordError, match=r"action 2 \(frank to damascus\)"):
        TerminalGame.resume(REX, Record.parse(wrong))
