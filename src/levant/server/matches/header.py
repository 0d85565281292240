"""The header of a match in memory: its row, its seats, and what clients see of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.kernel.dice import commitment
from levant.kernel.record_dice import DiceSet
from levant.server.auth import secret_hashes
from levant.server.auth.person import Person, User, person_of
from levant.server.encoding import iso, now
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Forbidden, NotFound
from levant.server.matches.clocks import Clock, Vacation
from levant.server.matches.schemas import MatchOut, OriginOut, ResultOut, SeatOut
from levant.server.messages import plain
from levant.server.storage.json_columns import StoredDice
from levant.server.storage.match_models import MatchRow, SeatRow
from levant.server.storage.people_models import PersonRow
from levant.server.titles.title_services import find_title_services, why_no_analysis


@dataclass
class Seat:
    """A seat and who sits in it."""

    row: SeatRow
    person: Person | None
    vacation: Vacation | None = None
    auto_forced: bool = False
    auto_roll: bool = False

    @property
    def role(self) -> str:
        return self.row.role

    @property
    def human(self) -> Person | None:
        """The person who decides for this role; None where a bot does."""
        return self.person if self.row.bot is None else None


class Header:
    """A match without its position."""

    def __init__(self, row: MatchRow, seats: Sequence[Seat]) -> None:
        self.row = row
        self.seats = sorted(seats, key=lambda seat: seat.row.place)
        self.clock = Clock.read(row.clock)

    # Who is who

    def seats_of(self, person: Person | None) -> list[Seat]:
        """The seats a person plays."""
        if person is None:
            return []
        return [
            seat for seat in self.seats if seat.human is not None and seat.human.id == person.id
        ]

    def seat_of(self, person: Person | None, role: str | None = None) -> Seat | None:
        """The seat a person acts for: the one he names, else one that must choose, else any."""
        mine = self.seats_of(person)
        if role is not None:
            return next((seat for seat in mine if seat.role == role), None)
        due = [seat for seat in mine if seat.role in self.row.deciders]
        return next(iter(due or mine), None)

    def need_seat(self, person: Person | None, role: str | None = None) -> Seat:
        """The seat a person acts for, or Forbidden."""
        seat = self.seat_of(person, role)
        if seat is None:
            if role is None:
                raise Forbidden("you do not play in this match", field="role")
            raise Forbidden(
                sentence("you do not play '{role}' in this match", role=role), field="role"
            )
        return seat

    def took_part(self, person: Person | None) -> bool:
        """Whether a person has or had a seat."""
        if person is None:
            return False
        return any(seat.person is not None and seat.person.id == person.id for seat in self.seats)

    @property
    def vacations(self) -> dict[str, Vacation]:
        """The vacations of the players, by role."""
        return {seat.role: seat.vacation for seat in self.seats if seat.vacation is not None}

    @property
    def due_bots(self) -> list[Seat]:
        """The bots that must choose."""
        if self.row.status != "running":
            return []
        return [s for s in self.seats if s.row.bot is not None and s.role in self.row.deciders]

    @property
    def due_people(self) -> list[str]:
        """The ids of the people who must choose."""
        if self.row.status != "running":
            return []
        return [s.human.id for s in self.seats if s.human and s.role in self.row.deciders]

    @property
    def people(self) -> list[str]:
        """The ids of all players."""
        return [seat.person.id for seat in self.seats if seat.person is not None]

    def check_visible(self, person: Person | None, key: str | None = None) -> None:
        """A private match does not exist for others; one by link only for those who have it."""
        row = self.row
        if row.visibility == "public" or self.took_part(person):
            return
        if row.visibility == "link" and self.opens(key):
            return
        raise NotFound("there is no such match")

    def opens(self, key: str | None) -> bool:
        """Whether a key is that of the match's link."""
        known = self.row.link_key
        return key is not None and known is not None and secret_hashes.same(key, known)

    def check_running(self) -> None:
        """Raise Conflict unless the match is being played."""
        if self.row.status == "open":
            raise Conflict("the match has not begun: not all seats are taken")
        if self.row.status != "running":
            raise Conflict("the match is over")

    @property
    def nonces(self) -> tuple[bytes, ...]:
        """What the players mixed into the dice."""
        return tuple(seat.row.nonce for seat in self.seats if seat.row.nonce is not None)

    @property
    def earlier_dice(self) -> tuple[DiceSet, ...]:
        """The dice of the actions that the match took over from another."""
        origin = self.row.origin
        return () if origin is None else tuple(_dice_set(dice) for dice in origin["dice"])

    @property
    def own_dice(self) -> DiceSet:
        """The dice of the match itself: secret until it is over."""
        return _fair_dice(self.row.dice_key, self.nonces)

    # What clients see

    def shown(
        self, person: Person | None, online: Collection[str] = (), spectators: int = 0
    ) -> MatchOut:
        """The match as one person sees it."""
        row, mine = self.row, self.seats_of(person)
        yours = [seat.role for seat in mine]
        over = row.status in ("finished", "aborted")
        viewer = mine[0].row.place if mine else len(self.seats)
        return {
            "id": row.id,
            "title": row.title,
            "edition": row.edition,
            "options": row.options,
            "status": row.status,
            "visibility": row.visibility,
            "rated": row.rated,
            "creator": self._creator(),
            "seats": [_seat(seat, online, own=self._made_by(person)) for seat in self.seats],
            "clock": self.clock.shown(now(), self.vacations),
            "created": iso(row.created),
            "started": iso(row.started),
            "finished": iso(row.finished),
            "result": self.result(),
            "deciders": row.deciders if row.status == "running" else [],
            "turn_label": row.label,
            "yours": yours,
            "your_turn": row.status == "running" and any(r in row.deciders for r in yours),
            "version": row.seen[viewer],
            "commitment": commitment(row.dice_key),
            "dice_key": row.dice_key.hex() if over else None,
            "analysable": why_no_analysis(row.title, row.rules) is None,
            # How far back an offer goes would count what was done in secret.
            "offers": [
                {"kind": o["kind"], "by": o["by"], "accepted": o["accepted"]} for o in row.offers
            ],
            "rematch_of": row.rematch_of,
            "rematch": row.rematch,
            "origin": self._origin(),
            "tournament": row.tournament,
            "key": row.link_key if self.took_part(person) else None,
            "spectators": spectators,
        }

    def _made_by(self, person: Person | None) -> bool:
        return person is not None and person.id == self.row.creator

    def _creator(self) -> User | None:
        """Who made the match, while he has a seat in it."""
        for seat in self.seats:
            if seat.person is not None and self._made_by(seat.person):
                return seat.person.user()
        return None

    def _origin(self) -> OriginOut | None:
        origin = self.row.origin
        if origin is None:
            return None
        return {"match": origin["match"], "ply": origin["ply"], "label": origin["label"]}

    def result(self) -> ResultOut | None:
        """How the match ended, in data and in words."""
        ended = self.row.result
        if ended is None:
            return None
        said = find_title_services(self.row.title).result(ended["winner"], ended["reason"])
        return {"winner": ended["winner"], "reason": ended["reason"], "say": plain(said)}


def _fair_dice(key: bytes, nonces: tuple[bytes, ...], until: int | None = None) -> DiceSet:
    """The dice of a key and nonces, as a record has them."""
    return DiceSet(f"fair {commitment(key)}", key, nonces, until)


def _dice_set(stored: StoredDice) -> DiceSet:
    nonces = tuple(bytes.fromhex(nonce) for nonce in stored["nonces"])
    return _fair_dice(bytes.fromhex(stored["key"]), nonces, stored["until"])


def _seat(seat: Seat, online: Collection[str], *, own: bool) -> SeatOut:
    """A seat; `own`: for who made the match."""
    row = seat.row
    return {
        "role": row.role,
        "user": None if seat.person is None else seat.person.user(),
        "bot": row.bot,
        "ready": row.ready,
        "open_to": cast("Literal['anyone', 'link', 'invited']", row.open_to),
        "online": row.bot is not None or row.role in online,
        "resigned": row.resigned,
        "declined_by": row.declined_by if own else None,
    }


async def load_header(session: AsyncSession, match_id: str, *, lock: bool = False) -> Header:
    """A match from the database, or NotFound; `lock` keeps others from changing it meanwhile."""
    query = select(MatchRow).where(MatchRow.id == match_id)
    row = await session.scalar(query.with_for_update() if lock else query)
    if row is None:
        raise NotFound("there is no such match")
    return Header(row, (await load_seats(session, [match_id]))[match_id])


async def load_seats(session: AsyncSession, match_ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of some matches, with the people in them."""
    query = (
        select(SeatRow, PersonRow)
        .outerjoin(PersonRow, PersonRow.id == SeatRow.person)
        .where(SeatRow.match.in_(match_ids))
    )
    seats: dict[str, list[Seat]] = {match_id: [] for match_id in match_ids}
    for row, person in await session.execute(query):
        seats[row.match].append(_seated(row, person))
    return seats


def _seated(row: SeatRow, person: PersonRow | None) -> Seat:
    if person is None:
        return Seat(row, None)
    return Seat(
        row,
        person_of(person),
        _vacation(person.vacation_from, person.vacation_until),
        auto_forced=bool(person.preferences.get("auto_forced", True)),
        auto_roll=bool(person.preferences.get("auto_roll", False)),
    )


def _vacation(start: datetime | None, end: datetime | None) -> Vacation | None:
    return None if start is None or end is None else (start, end)
