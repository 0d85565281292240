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

TITLES: Final = ("rex", "croisades")
"""The titles that have lessons."""
_GOALS: Final = ("at", "phase", "event", "played")


class LessonError(LevantError):
    """A lesson file that cannot be used; the message names the file and what is wrong."""


@dataclass(frozen=True)
class Goal:
    """When a step is done: pieces stand somewhere, a phase, an event, an action played."""

    at: Mapping[str, str]
    phase: str
    event: str
    played: str


@dataclass(frozen=True)
class LessonStep:
    """One step: what is explained, what to click, which actions that is, when it is done.

    Whatever is to be clicked stands between stars in the task, as the page names it; for a title
    without a board whatever is to be typed. A step with `again` is one that is repeated until it is
    done.
    """

    text: Text
    task: Text
    again: bool
    allow: tuple[str, ...]
    goal: Goal
    show: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A guided lesson. It begins with a `position` in notation, or with a `start` as described
    in croisades_start.py."""

    title_name: str
    name: str
    title: Text
    summary: Text
    end: Text
    role: str
    position: str
    start: Mapping[str, object]
    steps: tuple[LessonStep, ...]
    replies: tuple[str, ...]


@cache
def lesson_names(title: str = "rex") -> tuple[str, ...]:
    """The lessons of a title, in the order in which they are best taken."""
    if title not in TITLES:
        raise UnknownName(f"there are no lessons of the title {title!r}: {', '.join(TITLES)}")
    folder = files("levant.lessons").joinpath(title)
    found = [path.name for path in folder.iterdir() if path.name.endswith(".toml")]
    return tuple(name.removesuffix(".toml") for name in sorted(found))


@cache
def load_lesson(name: str, title: str = "rex") -> Lesson:
    """A lesson by its name."""
    known = lesson_names(title)
    if name not in known:
        raise UnknownName(f"unknown lesson {name!r}: choose one of {', '.join(known)}")
    path = files("levant.lessons").joinpath(title, f"{name}.toml")
    table = tomllib.loads(path.read_text("utf-8"))
    try:
        if ("position" in table) == ("start" in table):
            raise ValueError("a lesson begins with a position, or with a start")
        return Lesson(
            title,
            name,
            _text(table["title"]),
            _text(table["summary"]),
            _text(table["end"]),
            str(table["role"]),
            str(table.get("position", "")),
            dict(table.get("start", {})),
            tuple(_step(step) for step in table["step"]),
            tuple(table.get("replies", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise LessonError(f"lesson {name}: {error!r}") from error


def _text(table: Mapping[str, object]) -> Text:
    if set(table) != set(languages()):
        raise ValueError(f"a text needs the languages {', '.join(languages())}")
    return {language: " ".join(str(text).split()) for language, text in table.items()}


# Any: a table of TOML; what is wrong in it raises where it is read
def _step(table: Mapping[str, Any]) -> LessonStep:
    goal = table["goal"]
    if not goal or set(goal) - set(_GOALS):
        raise ValueError(f"a goal is one of {', '.join(_GOALS)}")
    return LessonStep(
        _text(table["text"]),
        _text(table["task"]),
        bool(table.get("again", False)),
        tuple(table["allow"]),
        Goal(
            dict(goal.get("at", {})),
            goal.get("phase", ""),
            goal.get("event", ""),
            goal.get("played", ""),
        ),
        tuple(table.get("show", ())),
    )
