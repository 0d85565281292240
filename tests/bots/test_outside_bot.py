"""Bots from outside: programs that speak lines of JSON, and those that do not."""

from __future__ import annotations

import io
import json
import shutil
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from levant.arena.entrants import BadEntry, read_entrant, read_entrants
from levant.arena.play import FORFEIT, play
from levant.arena.run import arrange
from levant.arena.schedule import fixtures
from levant.bots import outside_bot
from levant.bots.action_texts import reader
from levant.bots.outside_bot import Forfeit, OutsideBot
from levant.cli.mind import answer_all
from levant.cli.players import check_seat, seat_bot
from levant.croisades.game import CROISADES
from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.kernel.runner import RandomChooser, run
from levant.kernel.title import Event, Title, UnknownName, View
from levant.rex.game import REX

ROOT = Path(__file__).resolve().parents[2]
HELLO = """
import json, sys, time
def say(**told): print(json.dumps(told), flush=True)
def asked(): return json.loads(sys.stdin.readline())
asked(); say(type="hello", protocol=1)
"""


def program(folder: Path, rest: str, hello: str = HELLO) -> str:
    """The name of a bot whose program goes on like this after its hello."""
    file = folder / "bot.py"
    file.write_text(hello + rest, "utf-8")
    return f"exec:{sys.executable} {file}"


def ask(bot: OutsideBot) -> int:
    """One choice at the beginning of a game."""
    game = REX.new("2.0", {}, FastDice(1))
    return bot.choose(game.view(0), game.legal(0), [])


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        ("sys.exit(3)", r"ended before it answered \(exit code 3\)"),
        ("time.sleep(60)", "gave no answer within 0.2 seconds"),
        ("print('x' * (1 << 22)); time.sleep(60)", "no object of JSON: 'xxxx"),
        ("asked(); asked(); print('fly')", "no object of JSON: 'fly'"),
        ("asked(); asked(); say(type='choice', action='march saladin')", "which is not legal"),
        ("asked(); asked(); say(type='choice', action='fly')", "chose 'fly', which is not legal"),
        ("asked(); asked(); say(type='choice')", "answered without an action"),
        ("asked(); asked(); say(type='hello')", "answered 'hello' where 'choice' was asked"),
        ("asked(); asked(); say(error='I am lost')", "gave up: 'I am lost'"),
    ],
)  # fmt: skip
def test_whoever_dies_stalls_or_talks_nonsense_forfeits(
    rest: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside_bot, "GRACE", 0.1)
    with closing(OutsideBot(program(tmp_path, rest), seconds=0.1)) as bot:
        bot.start()
        with pytest.raises(Forfeit, match=told):
            ask(bot)
        assert bot._program is None


def test_another_protocol_and_a_missing_program_forfeit(tmp_path: Path) -> None:
    other = HELLO.replace("protocol=1", "protocol=7")
    with pytest.raises(Forfeit, match="speaks protocol 7, not 1"):
        OutsideBot(program(tmp_path, "", other)).start()
    with pytest.raises(Forfeit, match="cannot be started"):
        OutsideBot("exec:/no/such/program").start()


class First:
    """Takes the first action, and can be named as module:Class."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        assert view["role"] in ("frank", "saracen")
        return legal[0]


def spoken(bot: str, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What `levant mind` answers."""
    said = io.BytesIO()
    lines = "".join(json.dumps(message) + "\n" for message in messages)
    answer_all(bot, io.BytesIO(lines.encode()), said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


@pytest.mark.parametrize("bot", ["squire", "king@2n", f"{__name__}:First"])
def test_a_mind_answers_with_a_legal_action(bot: str) -> None:
    game = REX.new("2.0", {}, FastDice(3))
    view = game.view(0)
    frame: dict[str, Any] = {"title": "rex", "edition": "2.0", "seed": 5, "seconds": None}
    asked = {"type": "choose", "view": view, "legal": view["legal"], "events": []}
    hello, choice = spoken(bot, {"type": "hello"}, {"type": "game", **frame}, asked)
    assert hello == {"type": "hello", "protocol": 1, "name": bot}
    assert choice["action"] in view["legal"]


@pytest.mark.parametrize(("title", "edition"), [(REX, "1.3"), (CROISADES, "nile")])
def test_texts_of_actions_read_back_without_a_game(title: Title, edition: str) -> None:
    game: Any = title.new(edition, {}, FastDice(1))
    dice = FastDice(2)
    read = reader(title.name, edition)
    for _ in range(150):
        role = game.deciders[0]
        legal = game.legal(role)
        assert sorted(map(read, game.view(role)["legal"])) == legal
        game.play(role, legal[dice.below(len(legal))])


def test_a_class_named_by_its_module_plays_in_a_program_of_its_own() -> None:
    game = REX.new("2.0", {"handicap": 1}, FastDice(2), log=True)
    with closing(OutsideBot(f"{__name__}:First")) as bot:
        bot.reset({"seed": 3})
        assert run(REX, game, [bot, RandomChooser(3)], None, 30) == 30


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here")
def test_the_example_in_another_language_plays() -> None:
    game = REX.new("2.0", {}, FastDice(2), log=True)
    with closing(OutsideBot(f"exec:node {ROOT / 'examples' / 'mind.mjs'}")) as bot:
        bot.reset({"seed": 1 << 61})
        assert run(REX, game, [bot, RandomChooser(3)], None, 200) == 200


def test_the_arena_gives_a_forfeited_game_to_the_other(tmp_path: Path) -> None:
    late = program(tmp_path, "asked(); asked(); sys.exit(1)")
    entrants = read_entrants(f"pilgrim,{late}")
    settings = arrange("levant.rex.game:REX", "2.0", {}, entrants, None, 2, 1)
    for fixture in fixtures(settings):
        outcome, text = play((settings, fixture))
        role = settings.roles[fixture.seats.index(1)]
        assert (outcome.winner == role, outcome.reason) == (False, FORFEIT)
        assert outcome.score(0, settings.roles) == 1
        record = Record.parse(text)
        assert record.result is None
        assert record.remarks["note"].startswith(f"{role} forfeits: exec:")


def test_entrants_from_outside_have_budgets_and_must_exist() -> None:
    entrant = read_entrant(f"exec:{sys.executable} bot.py@0.5")
    assert (entrant.bot, entrant.seconds) == (f"exec:{sys.executable} bot.py", 0.5)
    with pytest.raises(BadEntry, match="there is no such program"):
        read_entrant("exec:/no/such/program")


def test_no_record_starts_a_program_that_nobody_typed() -> None:
    name = f"exec:{sys.executable} -c pass"
    record = Record.begin(REX, "2.0", {}, "fast 1", [name, "me"])
    with pytest.raises(UnknownName, match="the record names a program"):
        seat_bot(record, 0)
    for person in ("anna@acre", "Anna: the queen"):
        assert seat_bot(Record.begin(REX, "2.0", {}, "fast 1", [person, "me"]), 0) is None
    check_seat(name, persons=False)
    assert isinstance(seat_bot(record, 0), OutsideBot)
