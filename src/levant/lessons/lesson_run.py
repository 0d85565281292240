"""A lesson under way: the lesson and what its pupil has played so far.

The opponent does what the lesson's replies say; where they are silent he does what is usual in a
lesson of the title (lesson_titles.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from levant.kernel.title import Event, Position, View
from levant.lessons.lesson import Goal, Lesson, LessonStep
from levant.lessons.lesson_titles import LESSON_TITLES, LessonTitle

MOST_ACTIONS: Final = 400
_LONGEST_REPLY: Final = 500


class NotNow(Exception):
    """Legal, but not what the lesson is about; the step's text says what is."""


@dataclass
class LessonRun:
    """A lesson under way. `play` raises the Refusal of an illegal action, or NotNow."""

    lesson: Lesson
    game: Position = field(init=False)
    step: int = 0

    def __post_init__(self) -> None:
        self._kind: LessonTitle = LESSON_TITLES[self.lesson.title_name]()
        self._title = self._kind.title
        self.game = self._kind.begin(self.lesson)
        self.game.log = []
        edition = str(self.game.view(None)["edition"])
        self.role = self._title.roles_of(edition).index(self.lesson.role)
        self._replies = list(self.lesson.replies)
        self._opponent()

    @property
    def task(self) -> LessonStep | None:
        """What is to be done now; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.step] if self.step < len(steps) else None

    def play_all(self, actions: Iterable[str]) -> LessonRun:
        """Play actions in notation, one after the other."""
        for action in actions:
            self.play(action)
        return self

    def play(self, text: str) -> None:
        """One action of the pupil, all that the opponent does then, and the step it may end."""
        action = self._title.parse(self.game, text)
        refusal = self.game.refusal(self.role, action)
        if refusal is not None:
            raise refusal
        task = self.task
        if task is None or not self.allows(text):
            raise NotNow(text)
        told = len(self.events())
        self.game.play(self.role, action)
        self._opponent()
        events = {str(event["event"]) for event in self.events()[told:]}
        while task is not None and self._reached(task.goal, text, events):
            self.step += 1
            # An event or an action ends one step only; a place or a phase may end several.
            events, text = set(), ""
            task = self.task

    def allows(self, text: str) -> bool:
        """Whether the lesson's task is about this action."""
        phase = str(self.view()["phase"])
        return self.task is not None and any(
            _matches(known, phase, text) for known in self.task.allow
        )

    def choices(self) -> list[str]:
        """The legal actions that the task is about."""
        view = self.game.view(self.role)
        return [text for text in view["legal"] if self.allows(text)]

    def view(self) -> View:
        """The pupil's view."""
        return self.game.view(self.role)

    def events(self) -> Sequence[Event]:
        """What the pupil may read of what has happened."""
        return self._title.events(self.game, self.role)

    def _reached(self, goal: Goal, played: str, events: set[str]) -> bool:
        if goal.event and goal.event not in events:
            return False
        if goal.played and not f"{played} ".startswith(f"{goal.played} "):
            return False
        view = self.game.view(self.role)
        if goal.phase and view["phase"] != goal.phase:
            return False
        stands = self._kind.stands(view)
        return all(stands.get(block) == town for block, town in goal.at.items())

    def _opponent(self) -> None:
        for _ in range(_LONGEST_REPLY):
            others = [role for role in self.game.deciders if role != self.role]
            if not others:
                return
            self.game.play(others[0], self._reply(others[0]))
        raise AssertionError("the opponent of a lesson does not come to an end")

    def _reply(self, role: int) -> int:
        legal = self.game.legal(role)
        texts = [self._title.spell(self.game, action) for action in legal]
        if self._replies and self._replies[0] in texts:
            return legal[texts.index(self._replies.pop(0))]
        for verb in self._kind.usual:
            for action, text in zip(legal, texts, strict=True):
                if text.split()[0] == verb:
                    return action
        return legal[0]


def _matches(known: str, phase: str, text: str) -> bool:
    """Whether `VERB`, `VERB OBJECT` or either after `PHASE/` is this action."""
    only, slash, action = known.rpartition("/")
    if slash and only != phase:
        return False
    return text == action or text.startswith(f"{action} ")
