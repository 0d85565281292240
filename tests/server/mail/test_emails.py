"""Letters: every one can be written in every language."""

from __future__ import annotations

from datetime import UTC, datetime
from string import Formatter

import pytest

from levant.locale import languages
from levant.locale.catalogue import catalogue
from levant.server.mail.emails import FOLDER, EmailWriter

FACTS: dict[str, str | int] = {
    "name": "Balian",
    "server": "Club",
    "hours": 24,
    "link": "https://club.example/x",
}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_all_with_the_same_facts(language: str) -> None:
    source, services = catalogue("en", FOLDER).entries, catalogue(language, FOLDER).entries
    assert set(services) == set(source)
    for key, entry in services.items():
        assert placeholders(str(entry)) == placeholders(str(source[key])), key
        if language != "en" and not key.startswith("title."):
            assert entry != source[key], key


@pytest.mark.parametrize("language", languages())
def test_a_letter_has_subject_greeting_body_and_sender(language: str) -> None:
    letter = EmailWriter(language).email("reset", "reset.body", FACTS)
    assert letter.subject
    assert "Balian" in letter.text.splitlines()[0]
    assert "https://club.example/x" in letter.text
    assert letter.text.endswith("Club\n")


def test_people_stand_in_a_row() -> None:
    pen = EmailWriter("en")
    assert pen.people([]) == "nobody yet"
    assert pen.people(["Guy"]) == "Guy"
    assert pen.people(["Guy", "Raymond", "Balian"]) == "Guy, Raymond and Balian"
    assert EmailWriter("es").people(["Guy", "Balian"]) == "Guy y Balian"


def test_a_moment_is_told_in_the_zone_of_the_reader() -> None:
    when = datetime(2027, 7, 4, 10, 0, tzinfo=UTC)
    told = EmailWriter("fr").moment(when, "Europe/Paris")
    assert told == "4 juillet 2027 à 12:00 (Europe/Paris)"
    first = datetime(2026, 3, 1, 9, 5, tzinfo=UTC)
    assert EmailWriter("fr").moment(first) == "1er mars 2026 à 09:05 (UTC)"
    assert EmailWriter("es").moment(first) == "1 de marzo de 2026, 09:05 (UTC)"
    assert EmailWriter("en").moment(first) == "1 March 2026, 09:05 (UTC)"


def test_a_game_without_a_name_goes_by_its_id() -> None:
    assert EmailWriter("es").title("rex") == "Crusader Rex"
    assert EmailWriter("es").title("acre") == "acre"
