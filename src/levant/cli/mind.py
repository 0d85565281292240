"""`levant mind`: a bot that speaks lines of JSON, for arenas and tables elsewhere."""

from __future__ import annotations

import sys
from typing import Annotated, Any, BinaryIO

import msgspec
import typer


def mind(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="As in 'levant arena': king@2, or module:Class.")
    ],
) -> None:
    """Let a bot answer questions on standard input, a line of JSON each.

    An arena, self-play or a table starts it by exec:. So a bot of this release sits among those of
    another one. docs/write-a-bot.md describes the lines, for bots in any language.

    \b
    Examples:
      levant arena --bots 'king@2,exec:/opt/older/bin/levant mind king@2' --games 100
      levant arena --bots 'knight,exec:node examples/mind.mjs' --games 20
      levant selfplay --frank mybots:Raider --saracen squire
    """
    answer_all(bot, sys.stdin.buffer, sys.stdout.buffer)


def answer_all(bot: str, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question of an arena, until there are no more."""
    from levant.arena.entrants import make_named_bot
    from levant.bots.action_texts import reader
    from levant.bots.outside_bot import PROTOCOL
    from levant.kernel.runner import Chooser

    def say(message: dict[str, object]) -> None:
        answers.write(msgspec.json.encode(message) + b"\n")
        answers.flush()

    chooser: Chooser | None = None
    game: dict[str, Any] = {}  # Any: JSON from an arena
    for line in questions:
        asked = msgspec.json.decode(line)
        kind = asked["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": PROTOCOL, "name": bot})
        elif kind == "game":
            game, chooser = asked, make_named_bot(bot, asked)
        elif kind == "choose" and chooser is not None:
            read = reader(game["title"], game["edition"])
            texts = {read(text): text for text in asked["legal"]}
            chosen = chooser.choose(asked["view"], sorted(texts), asked["events"])
            say({"type": "choice", "action": texts[chosen]})
