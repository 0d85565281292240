"""The catalogues are complete: all that the program can say, in every language, no more."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po

import levant.locale
from levant.locale import Translator, languages
from levant.locale.catalogue import SOURCE, Entry, catalogue
from levant.locale.rex import BLOCKS, FULL_NAMES
from tests.locale import sources, spoken

FOLDER = Path(levant.locale.__file__).parent
FILES = sorted(FOLDER.glob("*/*/*.po"))
OTHERS = [language for language in languages() if language != SOURCE]
# Keys of whole sentences: the same text in two languages would be a forgotten translation.
SENTENCES = ("event.", "result.", "prompt.", "wait.", "action.", "refusal.")


@cache
def needed() -> set[str]:
    """The keys of all that can be said."""
    keys = {name.key for name in spoken.names()}
    return keys.union(*(spoken.keys(message) for message in spoken.messages()))


def texts(entry: Entry) -> tuple[str, ...]:
    return (entry,) if isinstance(entry, str) else entry.texts


def placeholders(entry: Entry) -> set[str]:
    parsed = [part for text in texts(entry) for part in Formatter().parse(text)]
    return {name for _, name, _, _ in parsed if name is not None}


def test_the_languages_are_those_promised() -> None:
    assert languages() == ("en", "es", "fr")
    assert {path.parts[-3] for path in FILES} == set(languages())


def test_the_source_is_read_in_full() -> None:
    """What is known to be there is found, however it is handed in."""
    codes = {noted.code for noted in sources.noted()}
    assert {"fires", "charges", "eliminated", "starved", "group_moves", "muster_called"} <= codes
    assert ("road_full", ("limit", "other", "town")) in sources.refused()
    assert "sudden_death" in sources.reasons()


@pytest.mark.parametrize("language", languages())
def test_every_message_is_there(language: str) -> None:
    missing = needed() - set(catalogue(language, "rex").entries)
    assert not missing, f"{language} lacks {sorted(missing)}"


@pytest.mark.parametrize("language", languages())
def test_no_message_is_unused(language: str) -> None:
    unused = set(catalogue(language, "rex").entries) - needed()
    assert not unused, f"{language} has, for nothing, {sorted(unused)}"


def test_full_names_belong_to_blocks() -> None:
    assert set(BLOCKS) >= FULL_NAMES


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_placeholders(language: str) -> None:
    source = catalogue(SOURCE, "rex").entries
    for key, entry in catalogue(language, "rex").entries.items():
        assert placeholders(entry) == placeholders(source[key]), key


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_depends_on_the_same_fact(language: str) -> None:
    source = catalogue(SOURCE, "rex").entries
    for key, entry in catalogue(language, "rex").entries.items():
        original = source[key]
        if isinstance(entry, str) or isinstance(original, str):
            assert isinstance(entry, str), key
            assert isinstance(original, str), key
        else:
            assert entry.by == original.by, key


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    source = catalogue(SOURCE, "rex").entries
    for key, entry in catalogue(language, "rex").entries.items():
        if key.startswith(SENTENCES):
            assert set(texts(entry)).isdisjoint(texts(source[key])), key


@pytest.mark.parametrize("language", languages())
def test_every_placeholder_is_provided(language: str) -> None:
    """Saying all that can be said fails on a placeholder without a fact."""
    translator = Translator(language)
    for message in spoken.messages():
        sentence = translator._sentence(message)
        assert "{" not in sentence, message
        assert message.key not in sentence


@pytest.mark.parametrize("language", languages())
def test_no_two_blocks_towns_or_cards_share_a_name(language: str) -> None:
    entries = catalogue(language, "rex").entries
    for kind in ("block.", "town.", "card.", "full."):
        named = [entry for key, entry in entries.items() if key.startswith(kind)]
        assert len(named) == len(set(named))


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-3:]))
def test_a_file_is_finished_and_sound(path: Path) -> None:
    language = path.parts[-3]
    with path.open("rb") as file:
        read = read_po(file, locale=language, abort_invalid=True)
    plural = get_plural(language)
    assert (read.num_plurals, read.plural_expr) == (plural.num_plurals, plural.plural_expr)
    assert str(read.locale) == language
    assert not [message.id for message in read if message.id and message.fuzzy]
    written = re.findall(r'^msgid "(.+)"$', path.read_text("utf-8"), re.MULTILINE)
    assert len(written) == len(set(written)) == len(read)


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_in_two_files(language: str) -> None:
    written: list[str] = []
    for path in FOLDER.glob(f"{language}/rex/*.po"):
        written += re.findall(r'^msgid "(.+)"$', path.read_text("utf-8"), re.MULTILINE)
    assert len(written) == len(set(written)) == len(catalogue(language, "rex").entries)
