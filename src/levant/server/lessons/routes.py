"""Lessons: a list of them, and a table for the actions played so far."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field

from levant.kernel.title import Refusal, UnknownName
from levant.lessons import Lesson, LessonRun, lesson_names, load_lesson
from levant.lessons.lesson_run import MOST_ACTIONS, NotNow
from levant.locale.catalogue import SOURCE
from levant.server import messages
from levant.server.auth.rate_limit_dependencies import at_most_from
from levant.server.encoding import JsonReply
from levant.server.errors import Conflict, Invalid, NotFound, Problem
from levant.server.lessons.schemas import (
    LessonOut,
    LessonTableOut,
    LessonTaskOut,
)
from levant.server.play.presentation import told, typed
from levant.server.play.schemas import GestureOut
from levant.server.schemas import MessageOut
from levant.server.titles.title_services import TitleServices, find_title_services

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

TITLE: Final = "rex"
CROISADES_TITLE: Final = "croisades"
STARRED: Final = re.compile(r"\*([^*]+)\*")
Action = Annotated[str, Field(max_length=80)]


class Played(BaseModel):
    """All actions of the pupil since the lesson began."""

    actions: list[Action] = Field(default=[], max_length=MOST_ACTIONS)
    of: list[Action] = Field(
        default=[], max_length=20, description="blocks whose gestures are asked for too"
    )


@router.get("", response_model=list[LessonOut])
async def lessons() -> JsonReply:
    """The lessons in the order in which they are best taken."""
    return JsonReply([_facts(load_lesson(name)) for name in lesson_names()])


@router.get("/croisades", response_model=list[LessonOut])
async def croisades_lessons() -> JsonReply:
    """The lessons of Croisades Strategic."""
    names = lesson_names(CROISADES_TITLE)
    return JsonReply([_facts(load_lesson(name, CROISADES_TITLE)) for name in names])


@router.post(
    "/{name}", response_model=LessonTableOut, dependencies=[Depends(at_most_from("lesson"))]
)
async def sit(name: str, played: Played) -> JsonReply:
    """The table after these actions. The last one may be refused, or be beside the task."""
    return JsonReply(_table(TITLE, _taken(TITLE, name, played), played))


@router.post(
    "/croisades/{name}",
    response_model=LessonTableOut,
    dependencies=[Depends(at_most_from("lesson"))],
)
async def sit_at_croisades(name: str, played: Played) -> JsonReply:
    """The table of a lesson of Croisades Strategic; actions stand between stars."""
    return JsonReply(_table(CROISADES_TITLE, _taken(CROISADES_TITLE, name, played), played))


def _taken(title: str, name: str, played: Played) -> LessonRun:
    """The lesson after these actions."""
    try:
        lesson = load_lesson(name, title)
    except UnknownName as unknown:
        raise NotFound(str(unknown)) from None
    run = LessonRun(lesson)
    for index, text in enumerate(played.actions):
        try:
            run.play(text)
        except Refusal as refused:
            raise _refused(title, refused, index) from None
        except NotNow:
            raise Conflict("not the task of this step", code="not_now", index=index) from None
        except ValueError as unread:
            raise Invalid(str(unread), field="actions", index=index) from None
    return run


def _refused(title: str, refused: Refusal, index: int) -> Problem:
    return Invalid(
        str(refused), code="refused", rule=refused.rule, say=messages.refusal(title, refused),
        index=index,
    )  # fmt: skip


def _facts(lesson: Lesson) -> LessonOut:
    return {
        "name": lesson.name,
        "title": lesson.title,
        "summary": lesson.summary,
        "role": lesson.role,
        "steps": len(lesson.steps),
    }


def _task(run: LessonRun) -> LessonTaskOut:
    lesson, task = run.lesson, run.task
    return {
        **_facts(lesson),
        "step": run.step,
        "done": task is None,
        "text": lesson.end if task is None else task.text,
        "task": None if task is None else task.task,
        "says": {} if task is None else _says(lesson, task.task[SOURCE]),
        "show": [] if task is None else task.show,
        "choices": [
            {"action": text, "say": messages.action(lesson.title_name, text)}
            for text in run.choices()
        ],
    }


def _says(lesson: Lesson, task: str) -> dict[str, MessageOut]:
    """What a task has between stars in words, where it is an action and not a name."""
    said = {}
    for text in STARRED.findall(task):
        with suppress(ValueError, KeyError):
            said[text] = messages.action(lesson.title_name, text)
    return said


def _table(title: str, run: LessonRun, played: Played) -> LessonTableOut:
    view, services = run.view(), find_title_services(title)
    return {
        **_task(run),
        "view": typed(view),
        "limits": services.limits(view),
        "prompt": messages.plain(services.source.prompt(view)),
        "events": [told(services.source, event) for event in run.events()],
        "gestures": _gestures(services, run, played) if played.of else [],
    }


def _gestures(services: TitleServices, run: LessonRun, played: Played) -> list[GestureOut]:
    """The gestures that the task is about: those that can be played to their end."""
    try:
        # The keys that a title adds are its own business.
        ways = cast("list[GestureOut]", services.gestures(run.game, run.role, played.of))
    except UnknownName as unknown:
        raise Invalid(str(unknown), field="of") from None
    return [way for way in ways if _fits(run.lesson, [*played.actions, *way["actions"]])]


def _fits(lesson: Lesson, actions: list[str]) -> bool:
    try:
        LessonRun(lesson).play_all(actions)
    except NotNow:
        return False
    return True
