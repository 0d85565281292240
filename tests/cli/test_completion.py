"""What a shell completes, and that help shows nothing of Python's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from levant.cli import app
from tests.cli.runs import levant, shown


def completed(typed: str) -> list[str]:
    """What a shell offers for the last word."""
    words = typed.split(" ")
    env = {
        "_LEVANT_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1),
    }  # fmt: skip
    return CliRunner().invoke(app, [], env=env, prog_name="levant").stdout.split()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("levant ini", ["init"]),
        ("levant table --title ", ["rex", "croisades"]),
        ("levant table --frank k", ["knight", "king"]),
        ("levant table --frank m", ["me"]),
        ("levant table --title croisades --player egypt=", ["egypt=me", "egypt=pilgrim",
                                                            "egypt=constable", "egypt=marshal"]),
        ("levant selfplay --title rex --player ", ["frank=", "saracen="]),
        ("levant selfplay --title rex --edition 1", ["1.4", "1.3"]),
        ("levant selfplay --title rex --option ir", ["iron_bridge"]),
        ("levant arena --bots pilgrim,sq", ["pilgrim,squire"]),
        ("levant editions m", ["manual"]),
        ("levant table --language ", ["en", "es", "fr"]),
        ("levant admin list matches --status r", ["running"]),
        ("levant admin list people --kind b", ["bot"]),
    ],
)  # fmt: skip
def test_a_shell_knows_the_names(typed: str, offered: list[str]) -> None:
    assert completed(typed) == offered


def commands(command: object, *words: str) -> Iterator[tuple[str, ...]]:
    yield words
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *words, name)


@pytest.mark.parametrize("words", list(commands(get_command(app))), ids=" ".join)
def test_help_shows_names_and_no_types(words: tuple[str, ...]) -> None:
    """`{FILE}`, `<list[str]>` and their like mean nothing to whoever reads help."""
    told = shown(levant(*words, "--help"))
    assert not re.search(r"\{[A-Z]|<[a-z_]+(\[|>)|\b(TEXT|INTEGER|PATH)\b", told), told
