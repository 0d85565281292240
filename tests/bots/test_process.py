"""A bot in a process of its own: the same choices, hard limits, fresh starts."""

from __future__ import annotations

from itertools import islice

import pytest

from levant.bots import make_bot
from levant.bots.budget import Budget
from levant.bots.process import BotProcess
from levant.kernel.title import Json, UnknownName
from levant.rex.game import REX
from tests.bots.matches import Seat, match

QUICK = Budget(nodes=2)
Asked = tuple[dict[str, Json], list[int], list[dict[str, Json]]]


def questions(role: int, count: int) -> list[Asked]:
    """The first decisions of a role, as they are put to it."""
    asked: list[Asked] = []
    heard = 0
    for game, decider, _ in match("squire", "squire", 4):
        if decider == role:
            events = REX.events(game, role, heard)
            heard += len(events)
            asked.append((game.view(role), game.legal(role), events))
        if len(asked) == count:
            break
    return asked


def test_a_process_chooses_as_the_bot_does() -> None:
    bot = make_bot("knight", 5, QUICK)
    with BotProcess("knight", 5, QUICK) as process:
        for view, legal, events in questions(1, 12):
            assert process.choose(view, legal, events) == bot.choose(view, legal, events)
        assert (process.restarts, process.stood_in) == (0, 0)


def test_a_process_that_dies_is_started_anew_and_told_the_history() -> None:
    asked = questions(0, 10)
    with BotProcess("knight", 5, QUICK) as process:
        for view, legal, events in asked[:5]:
            process.choose(view, legal, events)
        assert process._process is not None
        process._process.kill()
        process._process.join()
        for view, legal, events in asked[5:]:
            assert process.choose(view, legal, events) in legal
        assert process.stood_in == 0


def test_the_squire_stands_in_for_who_takes_too_long() -> None:
    view, legal, events = questions(1, 3)[-1]
    assert len(legal) > 1
    with BotProcess("king", 5, Budget(seconds=30.0), cap=0.001) as process:
        assert process.choose(view, legal, events) in legal
        assert process.restarts == 2
        assert process.stood_in == 1


def test_an_unknown_bot_is_refused_before_anything_starts() -> None:
    with pytest.raises(UnknownName, match="emperor"):
        BotProcess("emperor", 1)


def test_a_process_forecasts_for_a_viewer() -> None:
    game = next(islice((g for g, _, _ in match("squire", "pilgrim", 4)), 300, None))
    with BotProcess("squire", 5) as process:
        value = process.evaluate(game.view(0), REX.events(game, 0), Budget(nodes=3))
    assert -1 <= value <= 1


def test_seats_and_processes_play_the_same_game() -> None:
    """The process keeps what it heard between decisions, like any seat."""
    seat = Seat("squire", 0, 3)
    with BotProcess("squire", 3) as process:
        heard = 0
        for game, role, _ in islice(match("squire", "squire", 9), 80):
            if role == 0:
                events = REX.events(game, 0, heard)
                heard += len(events)
                chosen = process.choose(game.view(0), game.legal(0), events)
                assert chosen == seat.choose(game)
