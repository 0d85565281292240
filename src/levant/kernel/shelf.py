"""A shelf of titles: each by its name and the version of its rules.

A running match keeps the rules it began with. When a change of a title's code raises its
rules version, the old code stays on the shelf under the old number for as long as matches
that began with it are played.
"""

from __future__ import annotations

from collections.abc import Iterable

from levant.kernel.title import Title, UnknownName


class Shelf:
    """Titles by name and rules version; without a version, the newest."""

    def __init__(self, titles: Iterable[Title] = ()) -> None:
        self._titles: dict[str, dict[int, Title]] = {}
        for title in titles:
            self.add(title)

    def add(self, title: Title) -> None:
        """Put a title on the shelf; two of one name and version are a mistake."""
        versions = self._titles.setdefault(title.name, {})
        if title.rules_version in versions:
            raise ValueError(f"{title.name} has rules version {title.rules_version} twice")
        versions[title.rules_version] = title

    @property
    def names(self) -> tuple[str, ...]:
        """The titles there are."""
        return tuple(self._titles)

    def find(self, name: str, rules: int | None = None) -> Title:
        """A title as it is played today, or by the rules version of an old match."""
        if name not in self._titles:
            known = ", ".join(self._titles) or "none"
            raise UnknownName(f"unknown title '{name}'; known: {known}")
        versions = self._titles[name]
        if rules is None:
            return versions[max(versions)]
        if rules not in versions:
            known = ", ".join(str(version) for version in sorted(versions))
            raise UnknownName(
                f"{name} has no rules version {rules} here; there is {known}: "
                "use the program that the match was begun with, or a newer one"
            )
        return versions[rules]
