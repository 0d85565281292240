"""Telling people: what is still true, when they are away, at an hour that suits them."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from levant.server.accounts import vacation
from levant.server.accounts.me import preferences_of
from levant.server.accounts.preferences import Preferences
from levant.server.auth.person import Person, person_of
from levant.server.encoding import now
from levant.server.errors import NotFound
from levant.server.mail.emails import EmailWriter
from levant.server.mail.mailer import Undelivered
from levant.server.matches.header import Header, load_header
from levant.server.messaging.fanout import MatchChanged, PeopleChanged
from levant.server.notices import outbox
from levant.server.notices.channels import Channels, Notice
from levant.server.notices.quiet_hours import not_before
from levant.server.play.offers import unanswered
from levant.server.services import Services
from levant.server.storage.people_models import NoticeRow, PersonRow

log = structlog.get_logger(__name__)
LOOK: Final = 15.0
"""Seconds between two looks into the outbox."""
KNOWN: Final = 60.0
"""Seconds for which it is believed that somebody can or cannot be reached."""
MOST_KNOWN: Final = 20_000
MOST_REMINDERS: Final = 3
MOST_ATTEMPTS: Final = 6
AGAIN: Final = timedelta(minutes=2)
"""The pause after the first failure; it doubles with every further one."""
TASK: Final = "levant:tell"


@dataclass
class _NoticeCase:
    """A notice with all that it is about."""

    row: NoticeRow
    person: PersonRow
    header: Header
    wishes: Preferences
    browsers: int
    asking: Person = field(init=False)

    def __post_init__(self) -> None:
        self.asking = person_of(self.person)


class Delivery:
    """Hears what happens to matches, keeps it in the outbox, and tells it in time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.channels = Channels(services)
        self._reachable: dict[str, tuple[float, bool]] = {}

        async def tell(id_: str) -> None:
            await self.tell(id_, now())

        self._task = services.broker.register_task(tell, task_name=TASK)

    # Hearing

    def listen(self) -> None:
        """Hear of what people want to know."""
        self._services.fanout.listen(MatchChanged, self._match_changed, here=True)
        self._services.fanout.listen(PeopleChanged, self._people_changed)

    async def _match_changed(self, changed: MatchChanged) -> None:
        await self._put(changed, "your_turn", changed.due)
        await self._put(changed, "invited", changed.invited)
        await self._put(changed, "declined", changed.declined)
        await self._put(changed, "offered", changed.offered)
        if changed.ended and changed.status == "finished":
            await self._put(changed, "finished", changed.players)

    async def _people_changed(self, changed: PeopleChanged) -> None:
        for person in changed.people:
            self._reachable.pop(person, None)

    async def _put(self, changed: MatchChanged, kind: str, users: tuple[str, ...]) -> None:
        people = await self._who_can_be_told(set(users))
        if people:
            async with self._services.database.writing() as session:
                match_id, facts = changed.match_id, dict(changed.facts)
                await outbox.put(session, sorted(people), match_id, kind, facts, now())

    async def _who_can_be_told(self, people: set[str]) -> set[str]:
        """Those with an address of some kind: for all others a move writes nothing."""
        moment = time.monotonic()
        unknown = {p for p in people if self._reachable.get(p, (0.0, False))[0] < moment}
        if unknown:
            async with self._services.database.reading() as session:
                found = await outbox.reachable(session, unknown)
            if len(self._reachable) > MOST_KNOWN:
                self._reachable.clear()
            for person in unknown:
                self._reachable[person] = (moment + KNOWN, person in found)
        return {person for person in people if self._reachable.get(person, (0.0, False))[1]}

    # Telling

    async def keep_looking(self) -> None:
        """Hand what is due to whoever takes tasks, again and again."""
        while True:
            try:
                async with self._services.database.reading() as session:
                    waiting = await outbox.due(session, now())
                for id_ in waiting:
                    await self._task.kiq(id_)
            except (SQLAlchemyError, OSError) as error:
                log.warning("outbox", error=type(error).__name__)
            except Exception:
                # A broker that is away raises what it likes; the outbox waits.
                log.exception("outbox")
            await asyncio.sleep(LOOK)

    async def tell(self, id_: str, moment: datetime) -> None:
        """Tell one notice, put it off, or forget it."""
        case = await self._case(id_, moment)
        if case is None:
            return
        later = self._put_off(case, moment)
        if later is None:
            later = await self._send(case, moment)
        await self._keep(case, later)

    async def _case(self, id_: str, moment: datetime) -> _NoticeCase | None:
        """Take a notice in hand; None when another has it, or it is no longer true."""
        async with self._services.database.writing() as session:
            row = await outbox.take(session, id_, moment)
            if row is None:
                return None
            person = await session.get_one(PersonRow, row.person)
            try:
                header = await load_header(session, row.match)
            except NotFound:
                header = None
            browsers = await outbox.browsers(session, person.id)
            if header is not None:
                case = _NoticeCase(row, person, header, preferences_of(person), browsers)
                if _is_true(case):
                    return case
            await outbox.drop(session, id_)
        return None

    def _put_off(self, case: _NoticeCase, moment: datetime) -> datetime | None:
        """When to look again at what cannot be told now."""
        row = case.row
        if self._is_here(case):
            row.facts = {**row.facts, "seen": True}
            return moment + outbox.WAIT[row.kind]
        if row.facts.get("seen") or case.person.seen > row.created:
            # He has been here since and knows.
            row.facts = {name: fact for name, fact in row.facts.items() if name != "seen"}
            row.created = moment
            return self._reminder(case, moment)
        back = vacation.until(case.person, moment)
        if back is not None:
            return back
        hours = case.wishes.quiet_hours
        if hours is not None:
            free = not_before(moment, hours.start, hours.end, hours.zone)
            return free if free > moment else None
        return None

    def _is_here(self, case: _NoticeCase) -> bool:
        here = self._services.connections
        seats = case.header.seats_of(case.asking)
        return any(here.is_present(case.row.match, seat.role) for seat in seats)

    def _reminder(self, case: _NoticeCase, moment: datetime) -> datetime:
        """When to remind; never again is the beginning of time."""
        hours, row = case.wishes.notices.remind_hours, case.row
        if row.kind != "your_turn" or not hours or row.reminders >= MOST_REMINDERS:
            return NEVER
        row.reminders += 1
        row.sent, row.attempts = [], 0
        return moment + timedelta(hours=hours)

    async def _send(self, case: _NoticeCase, moment: datetime) -> datetime:
        row, failed = case.row, False
        wanted = self.channels.wanted(case.person, case.wishes, row.kind, case.browsers)
        for channel in wanted:
            if channel in row.sent:
                continue
            try:
                await self.channels.tell(channel, case.person, case.wishes, self.notice(case))
                row.sent = [*row.sent, channel]
            except Undelivered as undelivered:
                log.info(
                    "undelivered", channel=channel, why=str(undelivered), cure=undelivered.cure
                )
                failed = failed or not undelivered.lasting
        if failed and row.attempts < MOST_ATTEMPTS:
            row.attempts += 1
            return moment + AGAIN * (1 << (row.attempts - 1))
        return self._reminder(case, moment)

    async def _keep(self, case: _NoticeCase, due: datetime) -> None:
        """Write down what has become of a notice, unless a newer one has taken its place."""
        async with self._services.database.writing() as session:
            if due == NEVER:
                await outbox.drop(session, case.row.id)
                return
            kept = await session.get(NoticeRow, case.row.id)
            if kept is not None:
                kept.due, kept.created, kept.facts = due, case.row.created, case.row.facts
                kept.sent, kept.attempts = case.row.sent, case.row.attempts
                kept.reminders = case.row.reminders

    def notice(self, case: _NoticeCase) -> Notice:
        """What is to be told, in the language of the person."""
        row, header, writer = case.row, case.header, EmailWriter(case.wishes.language)
        others = _others(case)
        link = f"{self._services.settings.base_url}/match/{row.match}"
        facts: dict[str, str | int] = {
            "name": case.person.name,
            "server": self._services.settings.name,
            "title": writer.title(header.row.title),
            "others": writer.people(others),
            "link": link,
        }
        key, body = _words(case)
        deadline = _deadline(case) if row.kind == "your_turn" else None
        zone = case.wishes.quiet_hours.zone if case.wishes.quiet_hours else "UTC"
        more = (
            [] if deadline is None else [writer.say("deadline", when=writer.moment(deadline, zone))]
        )
        return Notice(
            kind=row.kind,
            match=row.match,
            title=header.row.title,
            edition=header.row.edition,
            others=others,
            link=link,
            email=writer.email(key, body, facts, *more),
            footer=writer.say("unsubscribe", link="{link}"),
            deadline=deadline,
        )


NEVER: Final = datetime.min.replace(tzinfo=UTC)


def _is_true(case: _NoticeCase) -> bool:
    """Whether what was to be told still holds."""
    header, person = case.header, case.asking
    if case.row.kind == "your_turn":
        return person.id in header.due_people
    if case.row.kind == "invited":
        seats = header.seats_of(person)
        return header.row.status == "open" and any(not seat.row.ready for seat in seats)
    if case.row.kind == "declined":
        open_ = header.row.status == "open"
        return open_ and any(seat.row.declined_by is not None for seat in header.seats)
    if case.row.kind == "offered":
        return person.id in unanswered(header, str(case.row.facts["offer"]))
    return header.row.status == "finished" and header.took_part(person)


def _others(case: _NoticeCase) -> list[str]:
    """The names of the other players; of an offer, who made it; of an invitation, who declined."""
    if case.row.kind == "declined":
        return [str(case.row.facts["by"])]
    seats = [s for s in case.header.seats if s.person is None or s.person.id != case.person.id]
    if case.row.kind == "offered":
        seats = [s for s in seats if s.role == case.row.facts["by"]]
    names = [s.person.name if s.person else s.row.bot for s in seats]
    return [name for name in names if name]


def _words(case: _NoticeCase) -> tuple[str, str]:
    """The keys of the subject and of the body."""
    if case.row.kind == "finished":
        return "finished", f"finished.{_outcome(case)}"
    if case.row.kind == "offered":
        key = f"offered.{case.row.facts['offer']}"
        return key, f"{key}.body"
    key = "reminder" if case.row.reminders and case.row.kind == "your_turn" else case.row.kind
    return key, f"{key}.body"


def _outcome(case: _NoticeCase) -> str:
    result = case.header.row.result
    if result is None or result["winner"] is None:
        return "drawn"
    mine = [s.role for s in case.header.seats if s.person and s.person.id == case.person.id]
    return "won" if result["winner"] in mine else "lost"


def _deadline(case: _NoticeCase) -> datetime | None:
    """When the person's own time is up."""
    clock, vacations = case.header.clock, case.header.vacations
    ends = [clock.deadline(seat.role, vacations) for seat in case.header.seats_of(case.asking)]
    return min((end for end in ends if end is not None), default=None)
