"""What can be played, as clients are told."""

from __future__ import annotations

from collections.abc import Iterable

from levant.kernel.title import Title
from levant.server.lobby.schemas import EditionOut, TitleOut
from levant.server.titles.title_services import TITLES, find_title_services


def facts(names: Iterable[str]) -> list[TitleOut]:
    """What can be played, as clients are told."""
    told: list[TitleOut] = []
    for name in names:
        title, title_services = TITLES.find(name), find_title_services(name)
        counts = [len(title.roles_of(edition)) for edition in title.editions]
        told.append(
            {
                "name": name,
                "roles": list(title.roles_of(title.editions[0])),
                "editions": [_edition(title, edition) for edition in title.editions],
                "bots": list(title_services.bots),
                "seats": {"min": min(counts), "max": max(counts)},
                "rules_version": title.rules_version,
            }
        )
    return told


def _edition(title: Title, edition: str) -> EditionOut:
    return {
        "name": edition,
        "roles": list(title.roles_of(edition)),
        "options": [
            {"name": option.name, "rule": option.rule, "most": option.most}
            for option in title.options(edition)
        ],
    }
