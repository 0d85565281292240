"""Lessons: every one can be finished, whatever the pupil tries."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal, UnknownName
from levant.lessons import LessonRun, lesson_names, load_lesson
from levant.lessons.lesson_run import MOST_ACTIONS, NotNow
from levant.rex.army import BLOCK
from levant.rex.board import PLACE, TOWN
from levant.rex.edition import CARD
from levant.rex.words import PHASES

ROOT: Final = Path(__file__).resolve().parents[2]


def wander(name: str, seed: int) -> list[str]:
    """Take a lesson choosing among what its tasks allow; what was played."""
    sitting, dice, played = LessonRun(load_lesson(name)), FastDice(seed), list[str]()
    while sitting.task is not None:
        choices = sitting.choices()
        assert choices, f"nothing to do after {played}: {sitting.view()['legal']}"
        played.append(choices[dice.below(len(choices))])
        sitting.play(played[-1])
        assert len(played) <= MOST_ACTIONS
    return played


@pytest.mark.parametrize("name", lesson_names())
def test_no_pupil_gets_stuck(name: str) -> None:
    for seed in range(60):
        played = wander(name, seed)
        assert LessonRun(load_lesson(name)).play_all(played).task is None


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_speaks_of_what_there_is(name: str) -> None:
    lesson = load_lesson(name)
    for step in lesson.steps:
        assert set(step.show) <= set(PLACE)
        assert set(step.goal.at) <= set(BLOCK)
        assert set(step.goal.at.values()) <= set(TOWN)
        assert not step.goal.phase or step.goal.phase in PHASES
        assert len(set(step.text.values())) == len(step.text)


@pytest.mark.parametrize("name", lesson_names())
def test_a_task_names_what_to_click_alike_in_every_language(name: str) -> None:
    page = json.loads((ROOT / "web/src/locale/en/rex.json").read_text("utf-8"))
    known = {f"block.{block}" for block in BLOCK} | {f"town.{town}" for town in TOWN}
    known |= {f"card.{card}" for card in CARD} | {key for key in page if ".do" in key}
    for step in load_lesson(name).steps:
        clicks = [re.findall(r"\*([^*]+)\*", task) for task in step.task.values()]
        assert clicks[0]
        assert all(other == clicks[0] for other in clicks)
        for task in step.task.values():
            assert set(re.findall(r"[*{]([a-z_.0-9]+)[*}]", task)) <= known


def test_a_legal_action_beside_the_task_is_put_off() -> None:
    sitting = LessonRun(load_lesson("1_first_turn"))
    before = sitting.game.text()
    with pytest.raises(NotNow):
        sitting.play("card move_1")
    assert sitting.game.text() == before
    assert sitting.step == 0


def test_an_illegal_action_is_refused_by_the_rules() -> None:
    with pytest.raises(Refusal):
        LessonRun(load_lesson("1_first_turn")).play("card jihad")


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(UnknownName, match="jousting"):
        load_lesson("jousting")
