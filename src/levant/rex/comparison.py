"""Editions side by side: every question in plain English, each answer with its source.

The questions stand in `data/questions.toml`, the answers in `data/editions/*.toml`.

>>> [row.question.field for chapter in compare(["1.3", "1.4"]) for row in chapter.rows][:2]
['options', 'winter_campaign_beats_mud']
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from levant.rex.board import TOWN, TOWN_NAMES
from levant.rex.edition import EDITIONS, FIELDS, AnswerValue, EditionError, load_edition


class Question(NamedTuple):
    """One thing on which editions may differ, and how its answers are put in words."""

    field: str
    ask: str
    words: Mapping[str, str] = {}
    say: str = ""
    unit: str = ""

    def put(self, value: AnswerValue) -> str:
        """An answer in words: 'yes', '4 blocks', 'Antioch, Aleppo'."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Mapping):
            say = self.say or "{name} {n}"
            listed = [say.format(name=self._name(word).title(), n=value[word]) for word in value]
            return ", ".join(listed) or self.words["none"]
        if isinstance(value, tuple):
            return ", ".join(self._name(each) for each in value) or self.words["none"]
        if str(value) in self.words:
            return self.words[str(value)]
        if self.unit:
            return f"{value} {self.unit}" if value == 1 else f"{value} {self.unit}s"
        return (self.say or "{n}").format(n=value)

    def _name(self, word: str) -> str:
        """A town as on the map, anything else as the question says or its id reads."""
        if word in TOWN:
            return TOWN_NAMES[TOWN[word]]
        return self.words.get(word, word.replace("_", " "))


class Reply(NamedTuple):
    """What one edition answers, in words, and where its text says so."""

    value: AnswerValue
    words: str
    rule: str
    note: str


class Row(NamedTuple):
    """One question with the reply of each edition, in the order they were asked for."""

    question: Question
    replies: dict[str, Reply]

    @property
    def differs(self) -> bool:
        """Whether two of the editions answer differently."""
        answers = [_unordered(reply.value) for reply in self.replies.values()]
        return any(answer != answers[0] for answer in answers)


class Chapter(NamedTuple):
    """The questions of one chapter of the rules."""

    title: str
    rows: list[Row]


def _unordered(value: AnswerValue) -> AnswerValue | frozenset[str]:
    """An answer without the order in which a file lists it."""
    return frozenset(value) if isinstance(value, tuple) else value


@cache
def questions() -> tuple[tuple[str, tuple[Question, ...]], ...]:
    """The chapters with their questions: one for every field of an edition, and no others."""
    path = files("levant.rex").joinpath("data", "questions.toml")
    chapters: list[tuple[str, tuple[Question, ...]]] = []
    asked: list[str] = []
    for table in tomllib.loads(path.read_text("utf-8"))["chapter"]:
        title = table.pop("title")
        chapters.append((title, tuple(Question(field, **about) for field, about in table.items())))
        asked.extend(table)
    for field in (*FIELDS, *asked):
        if field not in FIELDS or asked.count(field) != 1:
            raise EditionError(f"questions.toml must ask once for every field, see {field}")
    return tuple(chapters)


def compare(editions: Sequence[str] = EDITIONS, *, everything: bool = False) -> list[Chapter]:
    """The questions that these editions answer differently, or all of them."""
    answers = {name: load_edition(name).answers for name in editions}
    chapters: list[Chapter] = []
    for title, asked in questions():
        rows: list[Row] = []
        for question in asked:
            replies: dict[str, Reply] = {}
            for name, given in answers.items():
                answer = given[question.field]
                words = question.put(answer.value)
                replies[name] = Reply(answer.value, words, answer.rule, answer.note)
            row = Row(question, replies)
            if everything or row.differs:
                rows.append(row)
        if rows:
            chapters.append(Chapter(title, rows))
    return chapters
