"""Lessons: every one can be finished, whatever the pupil tries."""

from __future__ import annotations

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal, UnknownName
from levant.lessons import LessonRun, lesson_names, load_lesson
from levant.lessons.lesson_run import MOST_ACTIONS, NotNow
from levant.rex.army import BLOCK
from levant.rex.board import TOWN
from levant.rex.words import PHASES


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
        assert set(step.show) <= set(TOWN)
        assert set(step.goal.at) <= set(BLOCK)
        assert set(step.goal.at.values()) <= set(TOWN)
        assert not step.goal.phase or step.goal.phase in PHASES
        assert len(set(step.text.values())) == len(step.text)


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
