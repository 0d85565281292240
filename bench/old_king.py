"""Bots of a checkout from before `levant mind`, in the arena of today.

levant arena --bots 'emperor@0.5,exec:.venv/bin/python bench/old_king.py ../old king@0.5'

The folder is a built checkout of commit e2d6aa0 (docs/bots.md says how to make one). This speaks
the lines of docs/write-a-bot.md with the bots and the engine of that folder, and imports nothing of
this one. At its end it says on standard error at how many decisions a position which the old bot
drew for itself did not offer what the arena offers: there the rules have changed since, and it is
not itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

PROTOCOL: Final = 1
_DEATHS: Final = frozenset(
    ("eliminated", "starved", "besieger_died", "cannot_retreat", "philip_left")
)
_ROLES: Final = ("frank", "saracen")

if __name__ == "__main__":
    # Before anything else: `levant` is to be that of the folder. The first entry is bench/.
    sys.path[0] = str(Path(sys.argv[1]).resolve() / "src")


class OldBots:
    """The bots of another checkout, which must come first where Python looks for `levant`."""

    def __init__(self) -> None:
        # Any: modules of another version, which no type checker sees
        self._bots: Any = import_module("levant.bots")
        self._budget: Any = import_module("levant.bots.budget")
        self._belief: Any = import_module("levant.rex.belief")
        self._dice: Any = import_module("levant.kernel.dice")
        self._game: Any = import_module("levant.rex.game")

    # Any: a bot of that version
    def make(self, name: str, seed: int, seconds: float | None) -> Any:
        """`king@0.5`, `king@200n`, or a name alone, which has the seconds of the arena."""
        bot, _, given = name.partition("@")
        if given.endswith("n"):
            return self._bots.make_bot(bot, seed, self._budget.Budget(nodes=int(given[:-1])))
        limit = float(given) if given else seconds
        return self._bots.make_bot(bot, seed, limit)

    def reader(self, edition: str) -> Callable[[str], int]:
        """What gives the number of an action's text."""
        game = self._game.REX.new(edition, {}, self._dice.FastDice(1))
        return lambda text: int(self._game.REX.parse(game, text))

    # Any: a belief of that version
    def belief(self, asked: dict[str, Any]) -> Any:
        """What follows the game to find out where the rules have changed."""
        role = _ROLES.index(asked["role"])
        return self._belief.Belief(role, asked["edition"], asked["options"])


class Seat:
    """One game of an old bot."""

    def __init__(self, bots: OldBots, name: str, game: dict[str, Any]) -> None:
        self._bot = bots.make(name, game.get("seed") or 0, game.get("seconds"))
        self._read = bots.reader(game["edition"])
        self._belief = bots.belief(game)
        self._dice = import_module("levant.kernel.dice").FastDice(1)
        self.decisions = 0
        self.strange = 0

    def choose(self, asked: dict[str, Any]) -> str:
        """One of the legal actions, as a text."""
        legal: dict[int, str] = {self._read(text): text for text in asked["legal"]}
        view, events = asked["view"], [told for told in asked["events"] if known(told)]
        self.decisions += 1
        self._belief.observe(view, events)
        drawn = self._belief.sample(self._dice)
        self.strange += set(drawn.legal(self._belief.role)) != set(legal)
        return legal[self._bot.choose(view, sorted(legal), events)]


# Any: JSON from an arena
def known(told: dict[str, Any]) -> bool:
    """Whether the old bots can hear an event: they expect that a dead block is named.

    Today a hidden one that starves is not (136). They then learn of it from the view alone.
    """
    return told["event"] not in _DEATHS or told.get("block") is not None


def main() -> None:
    """Answer lines until there are no more."""
    name = sys.argv[2]
    bots = OldBots()
    seat: Seat | None = None
    decisions = strange = 0
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            _say({"type": "hello", "protocol": PROTOCOL, "name": name})
        elif asked["type"] == "game":
            seat = Seat(bots, name, asked)
        elif asked["type"] == "choose" and seat is not None:
            before = seat.strange
            _say({"type": "choice", "action": seat.choose(asked)})
            decisions += 1
            strange += seat.strange - before
    sys.stderr.write(f"{name}: {strange} of {decisions} decisions under rules it does not know\n")


def _say(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
