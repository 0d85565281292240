"""Titles, each by its name and the version of its rules.

A running match keeps the rules it began with. When a change of a title's code raises its
rules version, the old code stays registered under the old number, and is loaded only when
a match that began with it is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from levant.kernel.title import Title, UnknownName


class Registry:
    """Titles by name and rules version; without a version, the newest."""

    def __init__(self, titles: Iterable[Title] = ()) -> None:
        self._titles: dict[str, dict[int, Title]] = {}
        self._archived: dict[tuple[str, int], Callable[[], Title]] = {}
        for title in titles:
            self.add(title)

    def add(self, title: Title) -> None:
        """Register a title; two of one name and version are a mistake."""
        self._check_free(title.name, title.rules_version)
        self._titles.setdefault(title.name, {})[title.rules_version] = title

    def archive(self, name: str, rules: int, load: Callable[[], Title]) -> None:
        """Put older rules of a title on the shelf, to be loaded when somebody asks for them."""
        self._check_free(name, rules)
        self._archived[name, rules] = load

    def _check_free(self, name: str, rules: int) -> None:
        if rules in self._titles.get(name, {}) or (name, rules) in self._archived:
            raise ValueError(f"{name} has rules version {rules} twice")

    @property
    def names(self) -> tuple[str, ...]:
        """The titles there are."""
        return tuple(self._titles)

    def versions(self, name: str) -> list[int]:
        """The rules versions of a title, the oldest first."""
        archived = [rules for title, rules in self._archived if title == name]
        return sorted({*self._titles.get(name, {}), *archived})

    def find(self, name: str, rules: int | None = None) -> Title:
        """A title as it is played today, or by the rules version of an old match."""
        if name not in self._titles:
            known = ", ".join(self._titles) or "none"
            raise UnknownName(f"unknown title '{name}'; known: {known}")
        titles = self._titles[name]
        if rules is None:
            return titles[max(titles)]
        if (name, rules) in self._archived:
            self._load(name, rules)
        if rules not in titles:
            known = ", ".join(str(version) for version in self.versions(name))
            raise UnknownName(
                f"{name} has no rules version {rules} here; there is {known}: "
                "use the program that the match was begun with, or a newer one"
            )
        return titles[rules]

    def _load(self, name: str, rules: int) -> None:
        """Fetch archived rules; from now on they stand beside the others."""
        title = self._archived[name, rules]()
        if (title.name, title.rules_version) != (name, rules):
            raise ValueError(
                f"the archive of {name}, rules version {rules}, "
                f"holds {title.name}, rules version {title.rules_version}"
            )
        # Two threads may both have loaded it; whoever is second brings the same title.
        self._titles[name][rules] = title
        self._archived.pop((name, rules), None)
