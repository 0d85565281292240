"""Lessons as clients are told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

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


class LessonTableOut(LessonOut):
    """Where a pupil stands in a lesson."""

    step: int
    done: bool
    text: Texts
    show: Annotated[Sequence[str], Field(description="Places to look at.")]
    view: RexView
    limits: Limits
    prompt: MessageOut
    choices: list[ChoiceOut]
    events: list[EventOut]
    gestures: list[GestureOut]
