"""The texts of e-mails and notices, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import format_datetime

from levant.locale.catalogue import SOURCE, catalogue

FOLDER: Final = "letters"
"""The folder of the catalogues that has them."""


@dataclass(frozen=True)
class Email:
    """An e-mail; also the text of a push message or a webhook."""

    subject: str
    text: str


class EmailWriter:
    """Writes in one language.

    >>> EmailWriter("fr").say("confirm.subject")
    'Confirmez votre adresse'
    """

    def __init__(self, language: str | None) -> None:
        self.language = language or SOURCE
        self._entries = catalogue(self.language, FOLDER).entries

    def say(self, key: str, /, **facts: str | int) -> str:
        """One sentence or paragraph."""
        entry = self._entries[key]
        assert isinstance(entry, str), f"{key} has forms"
        return entry.format_map(facts)

    def title(self, title: str) -> str:
        """The name of a game; its id where nobody has named it."""
        key = f"title.{title}"
        return self.say(key) if key in self._entries else title

    def people(self, names: Sequence[str]) -> str:
        """Names in a row: A, B and C."""
        if not names:
            return self.say("others.nobody")
        if len(names) == 1:
            return names[0]
        return self.say("others.and", first=", ".join(names[:-1]), last=names[-1])

    def moment(self, when: datetime, zone: str = "UTC") -> str:
        """A date with its time, as it is written there."""
        here = when.astimezone(ZoneInfo(zone))
        pattern = self.say("date.first" if here.day == 1 else "date")
        return f"{format_datetime(here, pattern, locale=self.language)} ({zone})"

    def email(self, key: str, body: str, facts: Mapping[str, str | int], *more: str) -> Email:
        """The e-mail with this subject, greeting, body and further paragraphs."""
        paragraphs = (self.say("hello", **facts), self.say(body, **facts), *more)
        text = "\n\n".join((*paragraphs, str(facts["server"])))
        return Email(self.say(f"{key}.subject", **facts), text + "\n")
