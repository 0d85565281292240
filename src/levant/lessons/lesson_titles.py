"""What lessons need of a title: a beginning, where pieces stand, what an opponent does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from levant.kernel.title import Position, Title, View
from levant.lessons.lesson import Lesson


@dataclass(frozen=True)
class LessonTitle:
    """A title as lessons use it."""

    title: Title
    begin: Callable[[Lesson], Position]
    stands: Callable[[View], Mapping[str, str]]
    """Where the pieces are that the viewer knows by name."""
    usual: tuple[str, ...]
    """What the opponent does where the lesson does not say: the first of these verbs."""


def _rex() -> LessonTitle:
    from levant.rex.game import REX

    def stands(view: View) -> dict[str, str]:
        return {p["block"]: p["town"] for p in view["pieces"] if "block" in p}

    return LessonTitle(
        REX, lambda lesson: REX.parse_position(lesson.position), stands, ("fire", "done", "halt")
    )


def _croisades() -> LessonTitle:
    from levant.croisades.game import CROISADES
    from levant.lessons.croisades_start import begin

    def stands(view: View) -> dict[str, str]:
        own = [g for g in view["groups"] if g["role"] == view["role"]]
        return {f"g{g['group']}": g["hex"] for g in own if g["hex"]}

    usual = (
        "cancel", "done", "pass", "halt", "shelter", "fight", "standard", "begin", "stand",
        "rations", "shoot", "hold", "delay",
    )  # fmt: skip
    return LessonTitle(CROISADES, begin, stands, usual)


LESSON_TITLES: Final[Mapping[str, Callable[[], LessonTitle]]] = {
    "rex": _rex,
    "croisades": _croisades,
}
