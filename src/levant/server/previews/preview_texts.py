"""The words of previews, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from levant.locale.catalogue import catalogue
from levant.locale.translator import Translator
from levant.server.matches.header import Header, Seat
from levant.server.titles.title_services import find_title_services

FOLDER: Final = "previews"
"""The folder of the catalogues that has them."""


class PreviewTexts:
    """Writes in one language.

    >>> PreviewTexts("fr").title("rex")
    'Crusader Rex'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._entries = catalogue(language, FOLDER).entries

    def say(self, key: str, /, **facts: str | int) -> str:
        """One sentence."""
        entry = self._entries[key]
        assert isinstance(entry, str), f"{key} has forms"
        return entry.format_map(facts)

    def title(self, title: str) -> str:
        """The name of a game; its id where nobody has named it."""
        return self._named(f"title.{title}", title)

    def edition(self, title: str, edition: str) -> str:
        """The name of an edition or a scenario; one that needs no words goes by its own."""
        return self._named(f"edition.{title}.{edition}", edition)

    def players(self, header: Header) -> Sequence[str]:
        """Each role with who plays it."""
        names = Translator(self.language, header.row.title)
        return [
            self.say("seat", role=names.name("role", seat.role), player=self._player(seat))
            for seat in header.seats
        ]

    def heading(self, header: Header) -> str:
        """The game and who plays it."""
        players = " – ".join(self._player(seat) for seat in header.seats)
        return self.say("match", title=self.title(header.row.title), players=players)

    def invitation(self, header: Header) -> str:
        """Who has a seat already and asks for company."""
        hosts = [seat.person.name for seat in header.seats if seat.person and seat.row.ready]
        title = self.title(header.row.title)
        return self.say("open.by", name=hosts[0], title=title) if hosts else self.say("open")

    def result(self, header: Header) -> str:
        """How a match ended."""
        ended = header.row.result
        if ended is None:
            return self.say("aborted")
        said = find_title_services(header.row.title).result(ended["winner"], ended["reason"])
        return Translator(self.language, header.row.title).say(said)

    def _player(self, seat: Seat) -> str:
        if seat.row.bot is not None:
            return self._named(f"bot.{seat.row.bot}", seat.row.bot)
        return self.say("seat.free") if seat.person is None else seat.person.name

    def _named(self, key: str, otherwise: str) -> str:
        return self.say(key) if key in self._entries else otherwise
