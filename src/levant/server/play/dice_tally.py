"""Dice by role, as one viewer saw them fall."""

from __future__ import annotations

from collections.abc import Sequence

from levant.kernel.title import Event
from levant.server.play.schemas import DiceOut
from levant.server.storage.json_columns import StoredTally
from levant.server.titles.title_services import TitleServices


class Tally:
    """Dice by role: how many, which faces, how many hits."""

    def __init__(self, title_services: TitleServices, roles: Sequence[str]) -> None:
        self._title_services = title_services
        self.counted = 0
        self.faces = {role: [0] * 6 for role in roles}
        self.hits = dict.fromkeys(roles, 0)

    def add(self, events: Sequence[Event]) -> None:
        """Count the dice of more events."""
        self.counted += len(events)
        for event in events:
            dice: Sequence[int] | None = event.get("dice")
            role = event.get("role")
            if dice and role in self.faces:
                for die in dice:
                    self.faces[str(role)][die - 1] += 1
                self.hits[str(role)] += self._title_services.hits(event)

    def shown(self) -> list[DiceOut]:
        """The tally as clients see it."""
        return [
            {"role": role, "rolled": sum(faces), "hits": self.hits[role], "faces": faces}
            for role, faces in self.faces.items()
        ]

    def stored(self) -> StoredTally:
        """The tally for a snapshot."""
        return [{role: list(faces) for role, faces in self.faces.items()}, {**self.hits}]

    def restore(self, stored: StoredTally) -> None:
        """Go on from a snapshot's tally."""
        faces, hits = stored
        self.faces = {role: list(dice) for role, dice in faces.items() if isinstance(dice, list)}
        self.hits = {role: count for role, count in hits.items() if isinstance(count, int)}
