"""Lessons as clients are told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from levant.croisades.views import CroisadesView
from levant.rex.limits import Limits
from levant.rex.views import RexView
from levant.server.play.schemas import ChoiceOut, EventOut, GestureOut
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
    show: Annotated[Sequence[str], Field(description="Places to look at.")]
    choices: list[ChoiceOut]


class LessonTableOut(LessonTaskOut):
    """Where a pupil stands in a lesson."""

    view: RexView
    limits: Limits
    prompt: MessageOut
    events: list[EventOut]
    gestures: list[GestureOut]


class CroisadesLessonTableOut(LessonTaskOut):
    """Where a pupil stands in a lesson of Croisades Strategic."""

    view: CroisadesView
    prompt: MessageOut
    events: list[EventOut]
