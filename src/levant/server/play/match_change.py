"""One change of a match: its rows for the action log, the header after them, who hears of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from levant.kernel.title import Result
from levant.server.encoding import now
from levant.server.matches.header import Header, Seat
from levant.server.messages import plain
from levant.server.messaging.fanout import MatchChanged
from levant.server.metrics import MATCHES
from levant.server.play.group_commit import PendingChange
from levant.server.play.table import FINAL, PlayedAction, Table
from levant.server.services import Services
from levant.server.storage.json_columns import Counts
from levant.server.storage.match_models import Status

PLAYED: Final = ("play", "forced")
LEASE_MARGIN: Final = 10.0
"""Seconds a bot's turn stays in one worker's hands beyond its longest thought."""


class MatchChange:
    """One change of a match: begun under its lock, written once, then told."""

    def __init__(
        self,
        services: Services,
        header: Header,
        table: Table,
        actor: int | None,
        person: str | None,
    ) -> None:
        self.services = services
        self.header = header
        self.table = table
        self.actor = actor
        self.person = person
        self.at = now()
        self.rows: list[dict[str, object]] = []
        self.seats: list[Seat] = []
        """Seats whose player has changed: resigned, or replaced by a bot."""
        self.cut: list[int | None] = []
        """Where something was taken back: to what number the log of each viewer was cut."""
        self.offered: tuple[str, ...] = ()
        """Who is asked to agree to an offer made by it, and in `facts` to which."""
        self.facts: dict[str, str] = {}
        self._before = table.glance()
        self._seen = list(table.seen)
        self._due = header.due_people
        self._public = header.row.status

    def played(self, step: PlayedAction, kind: str = "play") -> None:
        """Write down an action of the game."""
        if step.text == "resign":
            kind = "resign"
            seat = self.header.seats[step.role]
            seat.row.resigned = True
            self.seats.append(seat)
        self.note(kind, step.text, step.role, step.request, step.stored)

    def note(
        self,
        kind: str,
        text: str,
        role: int | None = None,
        request: str | None = None,
        floor: int = FINAL,
    ) -> None:
        """Write down anything that was done."""
        self.rows.append(
            {
                "match": self.header.row.id,
                "ply": self.header.row.plies + len(self.rows) + 1,
                "kind": kind,
                "role": role,
                "text": text,
                "person": self.person if role is None or role == self.actor else None,
                "request": request,
                "at": self.at,
                "floor": floor,
            }
        )

    def award(self, winner: str | None, reason: str, status: Status = "finished") -> None:
        """End the match otherwise than by the rules."""
        row = self.header.row
        row.status = status
        row.result = {"winner": winner, "reason": reason}

    async def commit(self, *, public: bool = False, lease: datetime | None = None) -> None:
        """Count versions, move the header on and write all of it; then nothing is lost.

        `public`: something beside the position changed that everybody may see.
        """
        table, row = self.table, self.header.row
        if public:
            table.announce()
        table.count(self._before, self.actor)
        self._lapse()
        self._settle()
        after: list[Counts] = [[*table.seen], [*table.asked], [*table.all_told()]]
        if self.cut:
            after.append(self.cut)
        for action in self.rows:
            action["after"] = after
        state: dict[str, object] = {
            "status": row.status, "result": row.result, "finished": row.finished,
            "changed": row.changed, "clock": row.clock, "deciders": row.deciders,
            "label": row.label, "seen": row.seen, "asked": row.asked, "offers": row.offers,
            "deadline": row.deadline, "bot_due": row.bot_due,
        }  # fmt: skip
        if lease is not None or not row.bot_due:
            # A person's move leaves the hands of the worker alone that has the bot's turn.
            state["lease"] = row.lease = lease if row.bot_due else None
        pending = PendingChange(row.id, row.plies, self.rows, state, self._snapshot(), self.seats)
        await self.services.group_commit.write(pending)
        row.plies += len(self.rows)
        if pending.snapshot is not None:
            table.kept = table.length

    def _lapse(self) -> None:
        """Who plays on has answered: his own offers are gone, and those to take something back.

        But only when all can see that he has: what is done in secret leaves offers alone.
        """
        spectator = self.table.spectator
        played = any(row["kind"] in PLAYED for row in self.rows)
        if self.actor is None or not played or self.table.seen[spectator] == self._seen[spectator]:
            return
        role = self.header.seats[self.actor].role
        self.header.row.offers = [
            offer
            for offer in self.header.row.offers
            if not (offer["kind"] == "takeback" or offer["by"] == role)
        ]

    def _settle(self) -> None:
        """The header as the position now has it."""
        header, row, table = self.header, self.header.row, self.table
        result: Result | None = table.position.result
        if result is not None and row.result is None:
            winner = None if result.winner is None else table.roles[result.winner]
            self.award(winner, result.reason)
        row.changed = self.at
        row.seen, row.asked = list(table.seen), list(table.asked)
        row.deciders = table.deciders if row.status == "running" else []
        row.label = plain(table.title_services.label(table.view(table.spectator)))
        vacations = header.vacations
        if row.status == "running":
            header.clock.turn(row.deciders, self.at, vacations)
        else:
            header.clock.stop(self.at, vacations)
            row.finished, row.offers = self.at, []
            MATCHES.labels(row.status).inc()
        row.clock = header.clock.stored()
        row.deadline = header.clock.next_deadline(vacations)
        row.bot_due = bool(header.due_bots)

    def _snapshot(self) -> dict[str, object] | None:
        """A snapshot, where no way leads back behind it and the last is long ago."""
        table, row = self.table, self.header.row
        long_ago = table.length - table.kept >= self.services.settings.snapshot_every
        if not long_ago or row.status != "running" or table.final_length() != table.length:
            return None
        return {
            "match": row.id,
            "ply": row.plies + len(self.rows),
            "line": table.length,
            "text": table.position.text(),
            "told": table.all_told(),
            "dice": [tally.stored() for tally in table.tallies()],
        }

    async def announce(self) -> None:
        """Tell sockets, bots, and those who are away. After the commit, outside the lock."""
        seeing = [old != new for old, new in zip(self._seen, self.table.seen, strict=True)]
        people = [
            seat.person.id
            for seat in self.header.seats
            if seat.person is not None and seeing[seat.row.place]
        ]
        await announce(
            self.services, self.header, people, before=self._due, status=self._public,
            offered=self.offered, facts=self.facts,
        )  # fmt: skip


def lease_until(services: Services) -> datetime:
    """How long a worker may keep a bot's turn before another takes it up."""
    return now() + timedelta(seconds=services.settings.bot_seconds + LEASE_MARGIN)


async def announce(
    services: Services,
    header: Header,
    people: Sequence[str],
    *,
    before: Sequence[str],
    status: str,
    invited: tuple[str, ...] = (),
    declined: tuple[str, ...] = (),
    offered: tuple[str, ...] = (),
    facts: Mapping[str, str] | None = None,
) -> None:
    """Announce that a match has changed: `before` is who had to choose, `status` what it was.

    `people` are those who see something of it.
    """
    row = header.row
    ended = row.status != status and row.status != "running"
    due = () if ended else tuple(person for person in header.due_people if person not in before)
    await services.fanout.publish(
        MatchChanged(
            match_id=row.id,
            plies=row.plies,
            status=row.status,
            players=tuple(header.people),
            seen_by=tuple(people),
            listed=row.visibility == "public" and (row.status == "open" or row.status != status),
            bot_due=row.bot_due,
            ended=ended,
            due=due,
            invited=invited,
            declined=declined,
            offered=offered,
            facts=facts or {},
        )
    )
