"""Guided lessons: a real position, a few tasks, and a patient opponent.

A lesson is a file in the folder of its title: where it begins, and its steps. A
run is nothing but the lesson and the actions played so far, so nothing has to be stored.
"""

from __future__ import annotations

from levant.lessons.lesson import Lesson, lesson_names, load_lesson
from levant.lessons.lesson_run import LessonRun

__all__ = ["Lesson", "LessonRun", "lesson_names", "load_lesson"]
