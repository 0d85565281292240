"""The battle of the rules page: played by every edition, told alike in every language."""

from __future__ import annotations

import re

import pytest

from levant.kernel.title import UnknownName
from levant.lessons import example_battle as example
from levant.lessons.example_battle import ExampleError, ToldStep, load_example, play_example
from levant.locale import languages
from levant.locale.rule_text import sections_in
from levant.locale.rulebook import rulebook
from levant.rex.game import REX


def steps(edition: str, language: str = "en") -> dict[str, ToldStep]:
    told = example.example_battle("rex", edition, language)["steps"]
    return {step["step"]: step for step in told}


def codes(edition: str, step: str) -> list[str]:
    return [event["event"] for event in steps(edition)[step]["events"]]


@pytest.mark.parametrize("edition", REX.editions)
def test_every_edition_plays_it_from_the_field_to_the_relief(edition: str) -> None:
    assert "charges" in codes(edition, "charge")
    assert {"harries", "retreated"} <= set(codes(edition, "harry"))
    assert {"withdrew", "field_won"} <= set(codes(edition, "withdrawal"))
    assert codes(edition, "storm").count("half_hit") == 2
    assert {"storm_declined", "sally_declined", "attrition"} <= set(codes(edition, "waiting"))
    assert "sallies" in codes(edition, "sally")
    assert "eliminated" in codes(edition, "answer")
    assert {"retreated", "field_won", "battle_over"} <= set(codes(edition, "retreat"))


def test_editions_differ_where_their_rules_do() -> None:
    def dice(edition: str, step: str, code: str) -> list[int]:
        return next(e["dice"] for e in steps(edition)[step]["events"] if e["event"] == code)

    assert [len(dice(edition, "charge", "charges")) for edition in ("2.0", "1.3")] == [3, 6]
    assert [len(dice(edition, "harry", "harries")) for edition in ("1.3", "1.4")] == [2, 1]
    assert "attrition" in codes("2.0", "hunger")
    assert "attrition" not in codes("1.3", "hunger")
    besiegers = {
        edition: [p for p in steps(edition)["hunger"]["pieces"] if p["role"] == "saracen"]
        for edition in ("2.0", "1.3")
    }
    assert sum("block" in piece for piece in besiegers["2.0"]) == 1
    assert sum(piece.get("block") is not None for piece in besiegers["1.3"]) == 4


@pytest.mark.parametrize("edition", REX.editions)
def test_pictures_show_what_the_franks_see(edition: str) -> None:
    for step in steps(edition)["arrival"]["pieces"]:
        assert ("block" in step) == (step["role"] == "frank")
    storm = steps(edition)["storm"]["battle"]
    assert storm is not None
    assert storm["half_hit"] == "raymond_tiberias"
    assert steps(edition)["sally"]["battle"] is not None


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_every_step_under_the_same_conditions(language: str) -> None:
    def shape(of: str) -> list[tuple[object, ...]]:
        return [(s.id, [p.conditions for p in s.paragraphs]) for s in sections_in(of, "battle")]

    assert shape(language) == shape("en")
    assert [step.id for step in load_example().steps] == [s[0] for s in shape(language)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", REX.editions)
def test_words_are_whole_and_every_rule_can_be_looked_up(edition: str, language: str) -> None:
    known = {section["id"] for section in rulebook("rex", edition, language)["sections"]}
    for step in steps(edition, language).values():
        assert step["sections"]
        assert set(step["sections"]) <= known
        assert step["text"].endswith(".")
        assert not re.search(r"[\[\]{}]", step["title"] + step["text"])
        assert all(event["text"] for event in step["events"])


def test_words_rely_on_what_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block that does not stand as the words say, or dice that nobody rolls, are errors."""
    written = load_example()
    for change, wrong in (
        ({"after": {"saladin": "tiberias 3"}}, "saladin"),
        ({"play": ("frank card move_1: 6",)}, "too many dice"),
    ):
        first = example.ExampleStep(**{**vars(written.steps[0]), **change})
        altered = example.Example(written.town, written.position, (first,))
        monkeypatch.setattr(example, "load_example", lambda altered=altered: altered)
        play_example.cache_clear()
        with pytest.raises(ExampleError, match=wrong):
            play_example("2.0")
        play_example.cache_clear()


@pytest.mark.parametrize(
    ("title", "edition", "language"),
    [("chess", "2.0", "en"), ("rex", "3.0", "en"), ("rex", "2.0", "tlh")],
)
def test_an_unknown_battle_is_named(title: str, edition: str, language: str) -> None:
    with pytest.raises(UnknownName):
        example.example_battle(title, edition, language)
