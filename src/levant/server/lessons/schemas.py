"""Lessons as clients are told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from levant.server.play.schemas import AnyLimits, ChoiceOut, EventOut, GestureOut, ViewOut
from levant.server.schemas import MessageOut

Texts = Annotated[Mapping[str, str], Field(description="A text in each language.")]


class LessonOut(TypedDict):
    """A lesson in the list of lessons."""

    name: str
    title: Texts
    summary: Texts
    role: str
    steps: int


class LessonTaskOut(LessonOut):
    """Where a pupil stands in a lesson of any title."""

    step: int
    done: bool
    text: Texts
    task: Annotated[
        Texts | None,
        Field(description="What to click, or to type, between stars; null at the end."),
    ]
    says: Annotated[
        dict[str, MessageOut], Field(description="In words, what stands between stars as actions.")
    ]
    show: Annotated[Sequence[str], Field(description="Places to look at.")]
    choices: list[ChoiceOut]


class LessonTableOut(LessonTaskOut):
    """Where a pupil stands in a lesson."""

    view: ViewOut
    limits: Annotated[AnyLimits | None, Field(description="For a board, by title.")]
    prompt: MessageOut
    events: list[EventOut]
    gestures: list[GestureOut]
