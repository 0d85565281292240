"""The rulebook of Croisades Strategic: complete, alike in every language, filled from the data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import levant.croisades
from levant.croisades.game import CROISADES
from levant.croisades.scenario import load
from levant.croisades.words import PHASES
from levant.kernel.title import UnknownName
from levant.locale import languages
from levant.locale.rule_text import RulebookError, RuleSection, Section, sections_in
from levant.locale.rulebook import card_texts, rulebook
from levant.locale.translator import Translator
from tests.croisades.test_sections import SECTIONS

_SOURCE = Path(levant.croisades.__file__).parent
_CITED = re.compile(r'"(\d\.\d+)"')
_DECISION = re.compile(r"(?:decision|decisión|décision) (\d+)")
_SUBSTITUTE = re.compile(r"\bS(\d+)\b")
_DOCS = Path(__file__).parents[2] / "docs" / "rules" / "croisades.md"


def sections(edition: str = "third_crusade", language: str = "en") -> dict[str, RuleSection]:
    book = rulebook("croisades", edition, language)
    return {section["id"]: section for section in book["sections"]}


def text(section: str, edition: str = "third_crusade", language: str = "en") -> str:
    return " ".join(sections(edition, language)[section]["paragraphs"])


def blanks(said: str) -> list[str]:
    return sorted(re.findall(r"\{\w+\}", said))


def decisions(section: Section) -> list[list[str]]:
    return [sorted(_DECISION.findall(p.text)) for p in section.paragraphs]


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_sections_blanks_and_decisions(language: str) -> None:
    def shape(of: str) -> list[tuple[object, ...]]:
        return [
            (
                s.id,
                s.level,
                blanks(s.title),
                [(p.conditions, blanks(p.text), p.text.startswith("1. ")) for p in s.paragraphs],
                decisions(s),
            )
            for s in sections_in(of, title="croisades")
        ]

    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", CROISADES.editions)
def test_nothing_is_left_unfilled(edition: str, language: str) -> None:
    book = rulebook("croisades", edition, language)["sections"]
    assert len({section["id"] for section in book}) == len(book)
    for section in book:
        assert section["level"] == 1 or section["paragraphs"], section["id"]
        for paragraph in (section["title"], *section["paragraphs"]):
            assert not set("{}[]") & set(paragraph), paragraph


def cited() -> set[str]:
    """Every section that the code of the rules names as a reason."""
    return {
        rule for path in _SOURCE.glob("*.py") for rule in _CITED.findall(path.read_text("utf-8"))
    }


def test_every_rule_that_asks_or_refuses_can_be_looked_up() -> None:
    known = {number for section in sections().values() for number in section["rules"]}
    asking = {phase.rule for phase in PHASES}
    options = {option.rule for option in CROISADES.options("third_crusade")}
    assert len(cited()) > 30
    missing = (cited() | asking | options | set(SECTIONS.split())) - known
    assert not missing, sorted(missing)


@pytest.mark.parametrize("language", languages())
def test_every_decision_and_substitute_that_is_named_is_written_down(language: str) -> None:
    rows = re.findall(r"^\| (S?\d+) \|", _DOCS.read_text("utf-8"), re.MULTILINE)
    said = " ".join(
        paragraph for section in sections("nile", language).values()
        for paragraph in section["paragraphs"]
    )  # fmt: skip
    named = set(_DECISION.findall(said)) | {f"S{n}" for n in _SUBSTITUTE.findall(said)}
    assert len(named) > 30
    assert named <= set(rows), sorted(named - set(rows))


def test_prices_and_garrisons_come_from_the_data() -> None:
    assert "mule 6," in text("3.21")
    assert "Warship" not in text("3.21")
    assert "Transport 100, warship 150." in text("3.21")
    assert "Border castle: 100 points, 9 civilians, 350 points of supplies" in text("2.61")
    assert "Important town: 300 points, 34 civilians, 950" in text("2.61")
    assert "Trebuchets: 30 points each; 1 at a time, turns of work 2; carried by 12 men" in text(
        "2.62"
    )
    assert "carried by 24 men, on a cart ½, on a ship 2" in text("2.62")
    assert "Caballeros: clase 3, ataque 24, defensa 13" in text("2.81", language="es")


@pytest.mark.parametrize("edition", CROISADES.editions)
def test_the_scenario_is_the_one_asked_for(edition: str) -> None:
    scenario = load(edition)
    name = Translator("en", "croisades").name("scenario", edition)
    told = sections(edition)["own: scenario"]
    assert name in told["title"]
    assert f"{scenario.turns} turns" in told["paragraphs"][0]
    rows = [paragraph for paragraph in told["paragraphs"] if paragraph.startswith("1. ")]
    added = [n for side in scenario.sides for n in (side.subsidy, side.head_start) if n]
    assert len(rows) == len(scenario.sides) + len(added)
    assert all(any(f" {n} " in row for row in rows) for n in added)


def test_3_5_values_that_only_one_scenario_has() -> None:
    assert "Cairo: 450, for whoever takes it first." in text("3.5", "nile")
    assert "Jerusalem: 400 for the Crusaders." in text("3.5", "third_crusade")
    assert "450" not in text("3.5", "third_crusade")
    assert "is worth 50 when it is taken" in text("3.5", "nile")
    assert "is worth 50 when it is taken" not in text("3.5", "mongols")


def test_there_are_no_cards() -> None:
    with pytest.raises(UnknownName, match="no cards"):
        card_texts("croisades", "nile", "en")


def test_a_mistake_in_a_text_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from levant.locale import croisades_rulebook
    from levant.locale.rule_text import Paragraph

    for paragraph, said in (
        (Paragraph((), "{nonsense}"), "nonsense"),
        (Paragraph((), "{section_9_9}"), "9.9"),
        (Paragraph(("each.nothing",), "x"), "nothing"),
        (Paragraph(("forced_march",), "x"), "forced_march"),
    ):
        wrong = Section("2.11", "Wrong", 2, (), [paragraph])
        monkeypatch.setattr(
            croisades_rulebook, "sections_in", lambda *_, wrong=wrong, **__: (wrong,)
        )
        with pytest.raises(RulebookError, match=said):
            croisades_rulebook.croisades_sections("nile", "en")
