"""Lessons as files: read, checked, and the same in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from levant.kernel.title import LevantError, UnknownName
from levant.locale import languages

Text = Mapping[str, str]
"""A text in each language."""

TITLE: Final = "rex"
_GOALS: Final = ("at", "phase", "event", "played")


class LessonError(LevantError):
    """A lesson file that cannot be used; the message names the file and what is wrong."""


@dataclass(frozen=True)
class Goal:
    """When a step is done: blocks stand somewhere, a phase, an event, an action played."""

    at: Mapping[str, str]
    phase: str
    event: str
    played: str


@dataclass(frozen=True)
class LessonStep:
    """One task: what is said, which actions it is about, when it is done, what to look at."""

    text: Text
    allow: tuple[str, ...]
    goal: Goal
    show: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A guided lesson."""

    name: str
    title: Text
    summary: Text
    end: Text
    role: str
    position: str
    steps: tuple[LessonStep, ...]
    replies: tuple[str, ...]


@cache
def lesson_names() -> tuple[str, ...]:
    """The lessons, in the order in which they are best taken."""
    folder = files("levant.lessons").joinpath(TITLE)
    found = [path.name for path in folder.iterdir() if path.name.endswith(".toml")]
    return tuple(name.removesuffix(".toml") for name in sorted(found))


@cache
def load_lesson(name: str) -> Lesson:
    """A lesson by its name."""
    if name not in lesson_names():
        raise UnknownName(f"unknown lesson {name!r}: choose one of {', '.join(lesson_names())}")
    path = files("levant.lessons").joinpath(TITLE, f"{name}.toml")
    table = tomllib.loads(path.read_text("utf-8"))
    try:
        return Lesson(
            name,
            _text(table["title"]),
            _text(table["summary"]),
            _text(table["end"]),
            str(table["role"]),
            str(table["position"]),
            tuple(_step(step) for step in table["step"]),
            tuple(table.get("replies", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise LessonError(f"lesson {name}: {error!r}") from error


def _text(table: Mapping[str, Any]) -> Text:
    if set(table) != set(languages()):
        raise ValueError(f"a text needs the languages {', '.join(languages())}")
    return {language: " ".join(str(text).split()) for language, text in table.items()}


def _step(table: Mapping[str, Any]) -> LessonStep:
    goal = table["goal"]
    if not goal or set(goal) - set(_GOALS):
        raise ValueError(f"a goal is one of {', '.join(_GOALS)}")
    return LessonStep(
        _text(table["text"]),
        tuple(table["allow"]),
        Goal(
            dict(goal.get("at", {})),
            goal.get("phase", ""),
            goal.get("event", ""),
            goal.get("played", ""),
        ),
        tuple(table.get("show", ())),
    )
