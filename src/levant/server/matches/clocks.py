"""Clocks: a bank of time for each role, something added whenever its decision is made.

Time runs for a role from the moment it must choose until the server has its answer; both run
where both must choose. What is added never lifts a clock above its bank, so that nobody gains
time by choosing, recalling and choosing again. Bots have no clock. In `days` matches time does
not run while a player is on vacation.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from levant.server.encoding import iso
from levant.server.matches.schemas import ClockOut
from levant.server.storage.json_columns import ClockKind, OnTimeout, StoredClock

Vacation = tuple[datetime, datetime]


@dataclass
class Clock:
    """The clock of a match; roles by name."""

    kind: ClockKind = "none"
    bank: float = 0
    increment: float = 0
    on_timeout: OnTimeout = "lose"
    left: dict[str, float] = field(default_factory=dict)
    since: dict[str, float] = field(default_factory=dict)
    """For each role whose time runs, from when on, in seconds of the epoch."""

    @classmethod
    def read(cls, stored: StoredClock) -> Clock:
        """A clock from the database."""
        return cls(**stored)

    def stored(self) -> StoredClock:
        """A clock for the database."""
        return {
            "kind": self.kind, "bank": self.bank, "increment": self.increment,
            "on_timeout": self.on_timeout, "left": dict(self.left), "since": dict(self.since),
        }  # fmt: skip

    def start(self, roles: Collection[str]) -> None:
        """Fill the banks of these roles."""
        if self.kind != "none":
            self.left = dict.fromkeys(roles, float(self.bank))

    def turn(
        self, deciders: Collection[str], now: datetime, vacations: Mapping[str, Vacation]
    ) -> None:
        """These roles must choose from now on; those who no longer must have made up their mind."""
        for role in [role for role in self.since if role not in deciders]:
            rest = self.rest(role, now, vacations) + self.increment
            self.left[role] = min(rest, max(self.bank, self.left[role]))
            del self.since[role]
        for role in deciders:
            if role in self.left and role not in self.since:
                self.since[role] = now.timestamp()

    def stop(self, now: datetime, vacations: Mapping[str, Vacation]) -> None:
        """The match is over: all clocks stand."""
        for role in list(self.since):
            self.left[role] = max(0.0, self.rest(role, now, vacations))
            del self.since[role]

    def hand_over(self, role: str) -> None:
        """A bot has taken the seat: it has no clock."""
        self.left.pop(role, None)
        self.since.pop(role, None)

    def rest(self, role: str, now: datetime, vacations: Mapping[str, Vacation]) -> float:
        """The seconds a role has left, below 0 when its time is up."""
        left = self.left[role]
        if role not in self.since:
            return left
        begun = datetime.fromtimestamp(self.since[role], UTC)
        spent = now - begun
        if self.kind == "days" and role in vacations:
            spent -= _overlap((begun, now), vacations[role])
        return left - spent.total_seconds()

    def deadline(self, role: str, vacations: Mapping[str, Vacation]) -> datetime | None:
        """When a running clock runs out; a vacation that has begun puts it off."""
        if role not in self.since:
            return None
        begun = datetime.fromtimestamp(self.since[role], UTC)
        end = begun + timedelta(seconds=self.left[role])
        if self.kind == "days" and role in vacations:
            away = vacations[role]
            if away[0] < end:
                end += max(away[1] - max(away[0], begun), timedelta())
        return end

    def next_deadline(self, vacations: Mapping[str, Vacation]) -> datetime | None:
        """The first of all deadlines; none where nothing follows from one."""
        if self.on_timeout == "nothing":
            return None
        ends = [self.deadline(role, vacations) for role in self.since]
        return min((end for end in ends if end is not None), default=None)

    def overdue(self, now: datetime, vacations: Mapping[str, Vacation], grace: float) -> list[str]:
        """The roles whose time was up that many seconds ago."""
        return [role for role in self.since if self.rest(role, now, vacations) < -grace]

    def shown(self, now: datetime, vacations: Mapping[str, Vacation]) -> ClockOut:
        """The clock as clients see it."""
        return {
            "kind": self.kind, "bank": self.bank, "increment": self.increment,
            "on_timeout": self.on_timeout,
            "left": {
                role: max(0.0, round(self.rest(role, now, vacations), 1)) for role in self.left
            },
            "running": list(self.since),
            "deadline": {role: iso(self.deadline(role, vacations)) for role in self.left},
            "now": iso(now),
        }  # fmt: skip


def _overlap(one: Vacation, other: Vacation) -> timedelta:
    return max(min(one[1], other[1]) - max(one[0], other[0]), timedelta())
