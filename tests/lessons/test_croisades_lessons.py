"""The lessons of Croisades Strategic: what they say can be done, and nothing else leads astray."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from levant.croisades.board import PLACE
from levant.croisades.words import PHASES, VERBS
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal, UnknownName
from levant.lessons import LessonRun, lesson_names, load_lesson
from levant.lessons.lesson import LessonError
from levant.lessons.lesson_run import MOST_ACTIONS, NotNow
from levant.locale import languages

TITLE = "croisades"
NAMES = lesson_names(TITLE)


def sit(name: str) -> LessonRun:
    return LessonRun(load_lesson(name, TITLE))


def starred(task: str) -> list[str]:
    return re.findall(r"\*([^*]+)\*", task)


def said(run: LessonRun, words: list[str]) -> str:
    """The first thing that a task names and that can be done now; a verb alone takes any object."""
    for word in words:
        for choice in run.choices():
            if choice == word or choice.startswith(f"{word} "):
                return choice
    raise AssertionError(f"nothing of {words} among {run.view()['legal']}")


def obey(run: LessonRun, language: str = "en") -> list[str]:
    """Do exactly what the tasks say, to the end of the lesson."""
    played: list[str] = []
    while run.task is not None:
        step, words = run.step, starred(run.task.task[language])
        if run.task.again:
            while run.step == step:
                played.append(said(run, words))
                run.play(played[-1])
                assert len(played) <= MOST_ACTIONS
        else:
            for word in words:
                run.play(word)
                played.append(word)
            assert run.step > step, f"{words} did not end step {step}"
    return played


def test_there_are_four() -> None:
    assert [name[0] for name in NAMES] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("name", NAMES)
def test_doing_what_is_said_finishes_the_lesson(name: str) -> None:
    run = sit(name)
    played = obey(run)
    assert run.task is None
    assert sit(name).play_all(played).task is None


@pytest.mark.parametrize("name", NAMES)
def test_the_tasks_say_the_same_in_every_language(name: str) -> None:
    for step in load_lesson(name, TITLE).steps:
        first = starred(step.task["en"])
        assert first
        for language in languages():
            assert starred(step.task[language]) == first
        assert len(set(step.text.values())) == len(languages())


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_speaks_of_what_there_is(name: str) -> None:
    verbs = {verb.word for verb in VERBS}
    phases = {phase.name for phase in PHASES}
    for step in load_lesson(name, TITLE).steps:
        assert set(step.show) <= set(PLACE)
        assert not step.goal.phase or step.goal.phase in phases
        for known in step.allow:
            phase, slash, action = known.rpartition("/")
            assert not slash or phase in phases
            assert action.split()[0] in verbs
        for word in starred(step.task["en"]):
            assert word.split()[0] in verbs


@pytest.mark.parametrize("name", NAMES)
def test_no_pupil_gets_stuck(name: str) -> None:
    for seed in range(8):
        run, dice, played = sit(name), FastDice(seed), 0
        while run.task is not None:
            choices = run.choices()
            assert choices, f"nothing to do: {run.view()['phase']} {run.view()['legal']}"
            run.play(choices[dice.below(len(choices))])
            played += 1
            assert played <= MOST_ACTIONS


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_beside_the_task_is_put_off_and_changes_nothing(name: str) -> None:
    run = sit(name)
    beside = 0
    while run.task is not None:
        before, step = run.game.text(), run.step
        for text in run.view()["legal"]:
            if not run.allows(text):
                beside += 1
                with pytest.raises(NotNow):
                    run.play(text)
        assert (run.game.text(), run.step) == (before, step)
        run.play(said(run, starred(run.task.task["en"])))
    assert beside > 0


WRONG = [
    # 3105 is two steps from 3107; supplies cannot be given twice; nobody besieges an empty hex.
    ("1_supply_and_march", 0, "feed krak_des_chevaliers", "2.71"),
    ("1_supply_and_march", 0, "march g1", "2.71"),
    ("1_supply_and_march", 3, "to 3105", "2.41"),
    ("1_supply_and_march", 3, "besiege", "2.42"),
    ("2_siege", 0, "forage 8", "2.64"),
    ("2_siege", 0, "press", "2.64"),
    ("3_battle", 0, "charge c0", "2.53"),
    ("4_fleets", 0, "embark g1 s1", "2.31"),
    ("4_fleets", 0, "sail s9 sidon", "2.12"),
    ("4_fleets", 2, "sail s1 3105", "2.32"),
    ("4_fleets", 5, "land s1", "2.31"),
]


@pytest.mark.parametrize(("name", "step", "wrong", "rule"), WRONG)
def test_an_obvious_mistake_is_refused_by_its_rule(
    name: str, step: int, wrong: str, rule: str
) -> None:
    run = sit(name)
    while run.step < step:
        assert run.task is not None
        words = starred(run.task.task["en"])
        for word in words if not run.task.again else [said(run, words)]:
            run.play(word)
    with pytest.raises(Refusal) as refused:
        run.play(wrong)
    assert refused.value.rule == rule


def test_the_raid_is_fed_again_when_its_line_is_open() -> None:
    run = sit("1_supply_and_march")
    obey(run)
    raid = next(g for g in run.view()["groups"] if g["group"] == 2 and g["role"] == "crusader")
    assert (raid["hungry"], raid["goods"]["supplies"]) == (0, 50 - 2 * (8 + 8 + 2))
    assert "feed 3105" not in run.view()["legal"]


def test_nothing_hidden_is_told() -> None:
    view = sit("3_battle").view()
    theirs = [group for group in view["groups"] if group["role"] == "saracen"]
    assert theirs
    assert all("men" not in group for group in theirs)


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ({"begin": "breakfast"}, "breakfast"),
        ({"weather": "fine"}, "weather is nothing"),
        ({"groups": "one"}, "groups are a list"),
        ({"groups": ["crusader paris: knight 3"]}, "paris"),
        ({"groups": ["crusader acre: dragon 3"]}, "dragon"),
        ({"ships": ["crusader tyre: raft 1"]}, "raft"),
        ({"sieges": ["nobody acre"]}, "nobody"),
    ],
)
def test_a_start_that_cannot_be_is_named(start: dict[str, object], said: str) -> None:
    lesson = load_lesson("1_supply_and_march", TITLE)
    with pytest.raises(LessonError, match=said):
        LessonRun(replace(lesson, start={**lesson.start, **start}))


def test_unknown_lessons_and_titles_are_named() -> None:
    with pytest.raises(UnknownName, match="1_supply_and_march"):
        load_lesson("1_first_turn", TITLE)
    with pytest.raises(UnknownName, match="chess"):
        lesson_names("chess")
