"""Whatever goes wrong is told in the reader's language."""

from __future__ import annotations

from string import Formatter

import pytest

from levant.locale.catalogue import SOURCE, catalogue, languages
from levant.server.error_texts import FOLDER, in_language, language_of, sentence
from tests.server.browser import House
from tests.server.problems import sentences

OTHERS = [language for language in languages() if language != SOURCE]


@pytest.mark.parametrize("language", languages())
def test_every_problem_is_translated_and_no_other(language: str) -> None:
    entries, raised = catalogue(language, FOLDER).entries, sentences()
    missing = {text: where for text, where in raised.items() if text not in entries}
    assert not missing
    assert not entries.keys() - raised.keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_facts(language: str) -> None:
    for text, entry in catalogue(language, FOLDER).entries.items():
        assert isinstance(entry, str)
        assert entry != text
        assert _facts(entry) == _facts(text), text


def _facts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_facts_are_told_in_every_language() -> None:
    told = sentence("A password has at least {count} characters.", count=8)
    assert told == "A password has at least 8 characters."
    assert in_language(told, "es") == "Una contraseña tiene al menos 8 caracteres."
    assert in_language(told, SOURCE) == told
    assert type(in_language(told, SOURCE)) is str
    assert in_language("nobody has translated this", "fr") == "nobody has translated this"


@pytest.mark.parametrize(
    ("wished", "given"),
    [("", "en"), ("es", "es"), ("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("de, es;q=0.5", "es"),
     ("en;q=0.2, es;q=0.9", "es"), ("xx", "en"), ("es;q=much, fr;q=0.1", "fr"), (",;=,", "en")],
)  # fmt: skip
def test_the_language_that_is_liked_best(wished: str, given: str) -> None:
    assert language_of({"accept-language": wished}) == given


def test_a_browser_reads_its_own_language(hall: House) -> None:
    browser = hall.browser()
    wrong = {"name": "Balian", "password": "not the password"}
    for language, message in (
        ("fr", "Le nom ou le mot de passe est faux."),
        ("es", "El nombre o la contraseña no son correctos."),
        ("de", "The name or the password is wrong."),
    ):
        answer = browser.send("POST", "/login", wrong, **{"Accept-Language": language})
        assert answer.json()["error"]["message"] == message
    taken = browser.send("POST", "/register", {"name": "x", "password": "three camels to tyre"},
                         **{"Accept-Language": "es"})  # fmt: skip
    assert taken.json()["error"]["message"] == "Un nombre tiene de 2 a 24 caracteres."
