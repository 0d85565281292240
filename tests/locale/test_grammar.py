"""Names melt into every sentence they can stand in, and French is set as French is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from levant.locale import Translator, croisades, languages, rex
from levant.locale.catalogue import Forms, catalogue
from levant.locale.message import Fact, Message, Name
from levant.locale.rule_text import sections_in
from levant.rex.board import ROLES
from tests.locale.test_catalogues import FILES, placeholders, texts

WEB = Path(__file__).parents[2] / "web" / "src" / "locale"
PLACES = frozenset(("place", "other", "town", "hex", "port", "start"))
SIDES = frozenset(
    ("role", "decider", "owner", "foe", "captor", "winner", "attacker", "defender", "enemy")
)
WRONG = {
    "en": re.compile(r"\ba (?=[AEIO][a-z])"),
    "es": re.compile(r"\b(?:a|de) el\b|\by [Ii](?!e)"),
    "fr": re.compile(
        r"\b(?:à|de) (?:le|les|Le|Les) "
        r"|\b(?:de|que) (?=[AEIOUÉaeiouéê])"
        r"|\bà (?:l’|la |)(?:Égypte|Angleterre|Allemagne|France)"
        r"|\b(?:à|de|vers|contre|quitter|pas) (?:Krak|Mont Thabor)"
        r"|\b(?:vers|contre|quitter|pas) Égypte"
    ),
}


def named(title: str, kinds: tuple[str, ...]) -> list[Name]:
    """All names of some kinds."""
    keys = (key.partition(".") for key in catalogue("en", title).entries)
    return [Name(kind, thing) for kind, _, thing in keys if kind in kinds]


def fillings(title: str, fact: str) -> list[Fact]:
    """What may stand for a fact of a title's sentences: all names, or one of what has none."""
    if title == "rex":
        if fact in PLACES:
            return [*named("rex", ("town",)), Name("place", "england"), Name("place", "germania")]
        if fact == "block":
            return [rex._block(block) for block in rex.BLOCKS]
        if fact in SIDES:
            return [Name("role", role, many=True) for role in ROLES]
        return [*named("rex", ("card",))] if fact == "card" else [2]
    if fact in SIDES or fact == "other":
        return [croisades._role(role) for role in croisades.ROLES]
    if fact in PLACES:
        return [*named("croisades", ("hex",))]
    if fact in ("character", "class"):
        return [*named("croisades", ("class",))]
    return [*named("croisades", ("good",))] if fact in ("ware", "good", "engine") else [2]


def sentences(title: str, language: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a catalogue with every name in each of its places."""
    translator = Translator(language, title)
    for key, entry in catalogue(language, title).entries.items():
        facts = placeholders(entry) | ({entry.by} if isinstance(entry, Forms) else set())
        first = {fact: fillings(title, fact)[0] for fact in facts}
        yield key, translator._sentence(Message(key, first))
        for fact in facts:
            for filling in fillings(title, fact)[1:]:
                yield key, translator._sentence(Message(key, {**first, fact: filling}))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", ["rex", "croisades"])
def test_names_melt_into_every_sentence(title: str, language: str) -> None:
    told = list(sentences(title, language))
    assert len(told) > 1000
    wrong = {(key, text) for key, text in told if WRONG[language].search(text)}
    assert not wrong, sorted(wrong)[:20]


def test_articles_and_prepositions_of_single_names() -> None:
    french, spanish = Translator("fr", "croisades"), Translator("es", "croisades")

    def besieged(translator: Translator, place: str) -> str:
        hex_ = Name("hex", place)
        return translator._sentence(Message("event.reorganised", {"role": "x", "hex": hex_}))

    assert besieged(french, "cairo").endswith("au Caire")
    assert besieged(french, "mount_tabor").endswith("au Mont Thabor")
    assert besieged(spanish, "mount_tabor").endswith("en el Monte Tabor")
    assert besieged(spanish, "cairo").endswith("en El Cairo")


# Typography


def french_texts() -> Iterator[tuple[str, str]]:
    """Every text in French: catalogues, rules, and those of the page."""
    for path in FILES:
        if path.parts[-3] == "fr":
            for key, entry in catalogue("fr", path.parts[-2]).entries.items():
                yield from ((f"{path.parts[-2]} {key}", text) for text in texts(entry))
    for section in (
        *sections_in("fr"),
        *sections_in("fr", "battle"),
        *sections_in("fr", title="croisades"),
    ):
        yield from ((f"rules {section.id}", p.text) for p in section.paragraphs)
        yield f"rules {section.id}", section.title
    for file in sorted((WEB / "fr").glob("*.json")):
        for key, entry in json.loads(file.read_text("utf-8")).items():
            forms = entry.values() if isinstance(entry, dict) else [entry]
            yield from ((f"page {key}", text) for text in forms)


def test_french_has_its_spaces_and_apostrophes() -> None:
    told = [(key, text) for key, text in french_texts() if not key.startswith("letters date")]
    assert len(told) > 1000
    loose = re.compile(r" [:;!?»]|« |[^\s\d\u00a0][;!?»](?=\s|$)|\w'\w|\u202f")
    wrong = [(key, text) for key, text in told if loose.search(text)]
    assert not wrong, wrong[:20]


def test_every_language_of_the_page_has_typographic_apostrophes() -> None:
    for file in sorted(WEB.glob("*/*.json")):
        assert not re.search(r"\w'\w", file.read_text("utf-8")), file


# Texts of the page


def page_texts(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted((WEB / language).glob("*.json")):
        for key, entry in json.loads(file.read_text("utf-8")).items():
            forms = entry.items() if isinstance(entry, dict) else [("", entry)]
            yield from ((key, text) for form, text in forms if form != "by")


def melted(language: str, text: str) -> str:
    """As the page does: it takes the contractions of a title."""
    text = f" {text}"
    for apart, joined in catalogue(language, "rex").contractions:
        text = text.replace(apart, joined)
    return text[1:]


@pytest.mark.parametrize("language", languages())
def test_towns_melt_into_texts_of_the_page(language: str) -> None:
    towns = [Translator(language).name("town", name.id) for name in named("rex", ("town",))]
    for key, text in page_texts(language):
        assert melted(language, text) == text, key
        if "{town}" in text:
            for town in towns:
                filled = melted(language, text.replace("{town}", town))
                assert not WRONG[language].search(filled), filled
