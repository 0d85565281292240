"""The terminal's own sentences: all there in every language, all used."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

import levant.cli
from levant.cli.arguments import TITLES
from levant.cli.player_input import EXTRA_HELP, PlayerInput
from levant.cli.terminal_texts import OWN, TerminalTexts
from levant.locale.catalogue import SOURCE, Forms, catalogue, languages

ENGLISH = catalogue(SOURCE, OWN).entries
CODE = "\n".join(path.read_text("utf-8") for path in Path(levant.cli.__path__[0]).rglob("*.py"))


def placeholders(entry: str | Forms) -> set[str]:
    """What a message wants to be told; of several forms, what any of them wants."""
    texts = (entry,) if isinstance(entry, str) else entry.texts
    names = {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name}
    return names if isinstance(entry, str) else names | {entry.by}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_everything(language: str) -> None:
    entries = catalogue(language, OWN).entries
    assert set(entries) == set(ENGLISH)
    for key, entry in entries.items():
        assert placeholders(entry) == placeholders(ENGLISH[key]), key
        texts = (entry,) if isinstance(entry, str) else entry.texts
        assert all(text.strip() for text in texts), key


def test_every_sentence_is_used_and_every_used_one_is_there() -> None:
    used = set(re.findall(r'say\(\s*["\']([a-z_]+)["\']', CODE))
    spelled = {key for key in ENGLISH if re.search(rf'["\']{key}["\']', CODE)}
    assert used <= set(ENGLISH)
    explained = {f"help_{word}" for word in (*ORDERS, "actions")}
    assert explained <= set(ENGLISH)
    # A title may say it in its own words, and explain more.
    may_be = {f"{key}_{title}" for key in explained for title in TITLES}
    extra = {f"help_{word}_{title}" for title, words in EXTRA_HELP.items() for word in words}
    assert extra <= set(ENGLISH)
    titles = {f"title.{title}" for title in TITLES}
    assert set(ENGLISH) == spelled | explained | extra | titles | (may_be & set(ENGLISH))


ORDERS = re.findall(
    r'"([a-z]+)": self\.', Path(levant.cli.player_input.__file__).read_text("utf-8")
)


def test_the_orders_were_found() -> None:
    assert {"help", "undo", "quit"} <= set(ORDERS)
    assert hasattr(PlayerInput, "help")


@pytest.mark.parametrize("language", languages())
def test_help_fits_the_screen(language: str) -> None:
    wording = TerminalTexts(language)
    for word in ORDERS:
        usage, colon, meaning = wording.say(f"help_{word}").partition(": ")
        assert colon
        assert usage.split()[0] == word
        assert len(usage) <= 19, usage
        assert len(meaning) <= 58, meaning
    assert all(len(line) <= 79 for line in wording.say("key").splitlines())
    assert len(wording.say("help_actions")) <= 80
