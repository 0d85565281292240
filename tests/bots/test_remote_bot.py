"""Bots in a process of their own: they choose as they would here, and cannot look at the game."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any

import msgspec
import pytest

from levant.bots.bot_process import BotHost
from levant.bots.remote_bot import BotFailed, RemoteBot
from levant.bots.rex.players import make_bot
from levant.kernel.runner import Chooser
from levant.kernel.title import Event, Json, View
from levant.rex.game import Game
from tests.bots.rex.matches import Seat, match

HERE = __name__


class Spy:
    """Looks for the game in its process, and does not care for its view."""

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        assert not any(isinstance(thing, Game) for thing in gc.get_objects()), "I can see it"
        return legal[0]


class Doomed:
    """Takes its process with it."""

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


class Diarist:
    """Chooses by what it has heard so far: the number of its questions."""

    def __init__(self) -> None:
        self.questions = -1

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        self.questions += 1
        return legal[self.questions]


def make(who: Mapping[str, Any]) -> Chooser:
    own: dict[str, Callable[[], Chooser]] = {"spy": Spy, "doomed": Doomed, "diarist": Diarist}
    name = who["bot"]
    return own[name]() if name in own else make_bot(name, 7)


@pytest.fixture
def remote() -> Iterator[RemoteBot]:
    with closing(RemoteBot(f"{HERE}:make")) as remote:
        yield remote


@pytest.mark.parametrize("bot", ["squire", "knight"])
def test_a_bot_chooses_what_it_would_choose_here(remote: RemoteBot, bot: str) -> None:
    """Views and events get there as text: nothing that a bot needs is lost on the way."""
    near, far = Seat(bot, 1, 7), Seat(bot, 1, 7)
    far.bot = remote
    remote.reset({"bot": bot})
    compared = 0
    for game, role, _ in match("squire", "squire", 4):
        if role == 1:
            assert far.choose(game) == near.choose(game)
            compared += len(game.legal(1)) > 1
        if compared == 12:
            break
    assert compared == 12


def test_the_game_is_not_where_its_bots_are(remote: RemoteBot) -> None:
    game, role, _ = next(match("squire", "squire", 4))
    asked = game.view(role), game.legal(role), list[dict[str, Json]]()
    remote.reset({"bot": "spy"})
    assert remote.choose(*asked) == asked[1][0]
    with pytest.raises(AssertionError, match="I can see it"):
        Spy().choose(*asked)


def test_a_bot_remembers_until_another_takes_its_place(remote: RemoteBot) -> None:
    remote.reset({"bot": "diarist"})
    assert [remote.choose({}, [4, 5, 6], []) for _ in range(3)] == [4, 5, 6]
    remote.reset({"bot": "diarist"})
    remote.start()
    assert remote.choose({}, [4, 5, 6], []) == 4


def test_a_bot_that_fails_says_why_and_the_next_one_plays(remote: RemoteBot) -> None:
    remote.reset({"bot": "squire"})
    with pytest.raises(BotFailed, match="KeyError"):
        remote.choose({}, [1], [])
    remote.reset({"bot": "sultan"})
    with pytest.raises(BotFailed, match="unknown bot 'sultan'"):
        remote.start()
    remote.reset({"bot": "diarist"})
    assert remote.choose({}, [4, 5], []) == 4


def test_a_process_that_dies_is_told_and_replaced(remote: RemoteBot) -> None:
    remote.reset({"bot": "doomed"})
    with pytest.raises(BotFailed, match="the process of a bot has died"):
        remote.choose({}, [1], [])
    remote.reset({"bot": "diarist"})
    assert remote.choose({}, [4, 5], []) == 4


def test_ctrl_c_does_not_reach_it(remote: RemoteBot) -> None:
    remote.reset({"bot": "diarist"})
    remote.start()
    assert remote._process is not None
    remote._process.send_signal(signal.SIGINT)
    assert remote.choose({}, [4, 5], []) == 4


def test_its_process_ends_with_it() -> None:
    remote = RemoteBot(f"{HERE}:make")
    remote.reset({"bot": "diarist"})
    remote.start()
    process = remote._process
    assert process is not None
    del remote
    gc.collect()
    assert process.returncode == -signal.SIGKILL


def test_it_ends_without_a_word_when_nobody_waits_for_the_answer() -> None:
    line = [sys.executable, "-m", "levant.bots.bot_process", f"{HERE}:make"]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        question = {"key": "", "fresh": True, "who": {"bot": "diarist"}}
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_bot_that_fails_is_made_anew() -> None:
    host = BotHost(make)
    asked = {"key": "a", "fresh": True, "who": {"bot": "diarist"}, "view": {}, "events": []}
    assert host.answer(asked | {"legal": [3]}) == {"choice": 0}
    assert "error" in host.answer(asked | {"fresh": False, "legal": [3]})
    assert host.answer(asked | {"fresh": False, "legal": [3]}) == {"choice": 0}
