"""What follows from who holds what: found out once, and kept until any of it changes.

Much of what views and bots ask (lines of supply, scores, whose each hex is) hangs on a few lists
that change only when something is taken, besieged or agreed on. Copies of a position share it.
"""

from __future__ import annotations

from levant.croisades.records import Capture


class Lands:
    """Who held what, who was allied with whom and what was besieged, and what was made of it."""

    def __init__(
        self,
        owner: list[int],
        kinds: list[int],
        pacts: list[int],
        besieged: list[int],
        captured: list[int],
        seized: list[Capture],
    ) -> None:
        # Own lists: these must not change with the position's.
        self.owner = owner[:]
        self.kinds = kinds[:]
        self.pacts = pacts[:]
        self.besieged = besieged
        self.captured = captured[:]
        self.seized = seized[:]
        # What was asked for so far.
        self.sources: dict[int, int] = {}  # 2.71: by role and hex, the best source of supply
        self.scores: list[int] = []  # 3.5: by role
        self.letters = ""  # a letter for the owner of each hex
        self.strongholds: dict[str, str] = {}  # by name, whose each is

    def same(
        self,
        owner: list[int],
        kinds: list[int],
        pacts: list[int],
        besieged: list[int],
        captured: list[int],
        seized: list[Capture],
    ) -> bool:
        """Whether nothing has changed."""
        return (
            self.owner == owner
            and self.besieged == besieged
            and self.pacts == pacts
            and self.kinds == kinds
            and self.captured == captured
            and self.seized == seized
        )
