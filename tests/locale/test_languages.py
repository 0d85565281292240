"""Names, phrases for actions, and the languages themselves."""

from __future__ import annotations

import json

import pytest

from levant.kernel.title import LevantError, UnknownName
from levant.locale import Translator, export_json, languages
from levant.locale.catalogue import Catalogue, Forms, catalogue
from levant.locale.message import Fact, Message
from levant.locale.rex import BLOCKS
from tests.locale import spoken

EN, ES, FR = Translator("en"), Translator("es"), Translator("fr")


# Actions and names


def test_every_action_reads_differently() -> None:
    for translator in (EN, ES, FR):
        messages = [translator.action(text) for text in spoken.action_texts()]
        assert len(messages) == len(set(messages))


def test_an_action_is_a_phrase() -> None:
    assert EN.action("march zangi") == "March with Zangi"
    assert ES.action("strike_castle krak_des_chevaliers") == (
        "Enviar a los Asesinos al castillo del Krak de los Caballeros"
    )
    assert FR.action("card winter_campaign") == "Jouer «\u00a0Campagne d’hiver\u00a0»"


def test_an_action_that_cannot_be_read_says_why() -> None:
    with pytest.raises(ValueError, match="unknown town 'atlantis'"):
        EN.action("to atlantis")


def test_names() -> None:
    assert [t.name("town", "jerusalem") for t in (EN, ES, FR)] == [
        "Jerusalem", "Jerusalén", "Jérusalem",
    ]  # fmt: skip
    assert [t.name("block", "saladin") for t in (EN, ES, FR)] == ["Saladin", "Saladino", "Saladin"]
    assert FR.name("full", "richard") == "Richard Cœur de Lion"
    assert FR.name("full", "zangi") == FR.name("block", "zangi")
    assert ES.name("place", "acre") == ES.name("town", "acre")
    assert ES.name("place", "england") == "Inglaterra"


def test_a_name_that_does_not_exist() -> None:
    with pytest.raises(UnknownName, match=r"town\.atlantis"):
        EN.name("town", "atlantis")
    with pytest.raises(UnknownName, match=r"phrase\.hits"):
        EN.name("phrase", "hits")


# Languages


def test_an_unknown_language_is_refused_with_the_choices() -> None:
    with pytest.raises(LevantError, match="'xx': choose from en, es, fr"):
        Translator("xx")
    with pytest.raises(LevantError, match="choose from en, es, fr"):
        export_json("EN")


def test_a_missing_message_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    full = catalogue("fr", "rex")
    poor = Catalogue("fr", {"role.frank": "Francs"}, full.form, ())
    translator = Translator("fr")
    monkeypatch.setattr(translator, "_catalogue", poor)
    assert translator.tell({"event": "castle_taken", "role": "frank", "place": "acre"}) == (
        "The Francs take the castle of Acre"
    )
    # The number chooses as English does: zero is a plural there.
    zero: dict[str, Fact] = {"count": 0}
    assert translator._phrase(Message("phrase.hits", zero)) == "0 hits"


def test_a_message_that_nobody_has_shows_its_key() -> None:
    assert FR.tell({"event": "miracle"}) == "Event.miracle"


@pytest.mark.parametrize("language", languages())
def test_the_export_has_every_message(language: str) -> None:
    exported = json.loads(json.dumps(export_json(language)))
    entries = catalogue(language, "rex").entries
    assert set(exported) == set(entries)
    for key, entry in entries.items():
        if isinstance(entry, Forms):
            one, other = entry.texts
            assert exported[key] == {"by": entry.by, "one": one, "other": other}
        else:
            assert exported[key] == entry


def test_every_block_has_its_own_name_in_a_sentence() -> None:
    for translator in (EN, ES, FR):
        told_of = {translator.action(f"fire {block}") for block in BLOCKS}
        assert len(told_of) == len(BLOCKS)
