"""The stage: people, logins and running matches, put into the database before the load.

Dice keys are chosen here, so that the script of every match is known beforehand: the clients
need not look at a table to know what to play next.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import insert

from levant.server.auth import secret_hashes
from levant.server.auth.csrf import SESSION, word
from levant.server.auth.person import Person
from levant.server.encoding import encode, new_id, now
from levant.server.lobby.creation import begin_if_full
from levant.server.matches.clocks import Clock
from levant.server.matches.header import Header, Seat
from levant.server.play.action_log import start_of
from levant.server.play.table import Table
from levant.server.settings import Settings
from levant.server.storage.database import Database
from levant.server.storage.match_models import MatchRow, SeatRow
from levant.server.storage.migrate import migrate
from levant.server.storage.people_models import PersonRow, SessionRow
from levant.server.titles.title_services import TITLES

SCRIPTS: Final = 8
"""Different games; the tables play them in turn."""
TITLE: Final = "rex"


@dataclass(frozen=True)
class Ply:
    """What one role plays, and the version of the table from which it does."""

    role: int
    text: str
    version: int


@dataclass
class Staged:
    """A running match with the cookies of its players."""

    match: str
    cookies: list[str]
    script: list[Ply]
    played: int = 0

    def greeting(self) -> bytes:
        """The question of who is logged in, which concerns no table."""
        cookie = f"Cookie: {SESSION}={self.cookies[0]}"
        return f"GET /api/me HTTP/1.1\r\nHost: localhost\r\n{cookie}\r\n\r\n".encode()

    def request(self) -> bytes | None:
        """The next action as it goes over the wire; None when the script is over."""
        if self.played >= len(self.script):
            return None
        ply = self.script[self.played]
        cookie = self.cookies[ply.role]
        body = encode({"id": f"{self.played}", "version": ply.version, "actions": [ply.text]})
        return (
            f"POST /api/matches/{self.match}/actions HTTP/1.1\r\nHost: localhost\r\n"
            f"Cookie: {SESSION}={cookie}\r\nX-CSRF-Token: {word(cookie)}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        ).encode() + body

    def granted(self) -> None:
        """The next ply comes next. One that was not granted is sent again as it was."""
        self.played += 1


def scripts(length: int) -> list[list[Ply]]:
    """Random games, the same in every run."""
    return [_script(number, length) for number in range(SCRIPTS)]


def _key(number: int) -> bytes:
    return random.Random(f"load {number}").randbytes(32)


def _script(number: int, length: int) -> list[Ply]:
    """Play a game as the server will, versions included."""
    rng = random.Random(number)
    header, _ = _match(number, [_person(role) for role in _roles()])
    table = Table(start_of(header))
    table.seen, table.asked = list(header.row.seen), list(header.row.asked)
    plies: list[Ply] = []
    while len(plies) < length and table.position.result is None:
        place = rng.choice(list(table.position.deciders))
        legal: Any = table.view(place)["legal"]
        text = str(rng.choice(legal))
        before = table.glance()
        plies.append(Ply(place, text, table.seen[place]))
        table.play(place, table.parse(text), None)
        table.count(before, place)
    return plies


def _roles() -> list[str]:
    title = TITLES.find(TITLE)
    return list(title.roles_of(title.editions[0]))


def _person(name: str) -> Person:
    return Person(id=new_id(), name=name, kind="guest", since=now())


def _match(number: int, people: list[Person]) -> tuple[Header, list[Seat]]:
    """A match that has begun, as `making` would have made it."""
    title, moment = TITLES.find(TITLE), now()
    row = MatchRow(
        id=new_id(), title=title.name, edition=title.editions[0], options={},
        rules=title.rules_version, status="open", visibility="public", rated=False,
        link_key=None, creator=people[0].id, creation_key=None, created=moment, changed=moment,
        clock=Clock().stored(), dice_key=_key(number % SCRIPTS), deciders=[], plies=0,
        seen=[1] * (len(people) + 1), asked=[1] * len(people), offers=[], bot_due=False,
        pinned=False,
    )  # fmt: skip
    seats = [
        Seat(
            SeatRow(
                match=row.id, role=role, place=place, person=people[place].id, bot=None,
                open_to="invited", ready=True, resigned=False, nonce=None,
            ),
            people[place],
        )
        for place, role in enumerate(_roles())
    ]  # fmt: skip
    header = Header(row, seats)
    begin_if_full(header)
    return header, seats


async def set_stage(settings: Settings, tables: int, scripted: list[list[Ply]]) -> list[Staged]:
    """Write so many matches with their players into an empty database."""
    database = Database(settings)
    await migrate(database)
    staged = []
    rows: dict[type, list[dict[str, Any]]] = {
        PersonRow: [], SessionRow: [], MatchRow: [], SeatRow: [],
    }  # fmt: skip
    models = [_match(number, [_person(role) for role in _roles()]) for number in range(SCRIPTS)]
    for number in range(tables):
        header, seats = models[number % SCRIPTS]
        match = new_id()
        people = [_person(f"Player {number} {role}") for role in _roles()]
        cookies = [secret_hashes.new_secret() for _ in people]
        rows[PersonRow] += [_person_row(person) for person in people]
        rows[SessionRow] += [
            _login_row(person, cookie) for person, cookie in zip(people, cookies, strict=True)
        ]
        rows[MatchRow].append(_columns(header.row) | {"id": match, "creator": people[0].id})
        rows[SeatRow] += [
            _columns(seat.row) | {"match": match, "person": person.id}
            for seat, person in zip(seats, people, strict=True)
        ]
        staged.append(Staged(match, cookies, scripted[number % SCRIPTS]))
    async with database.connection() as connection:
        for model, values in rows.items():
            await connection.execute(insert(model), values)
    await database.close()
    return staged


def _columns(row: Any) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in row.__table__.columns}


def _person_row(person: Person) -> dict[str, Any]:
    moment = now()
    return {
        "id": person.id, "name": person.name, "folded": person.name.lower(),
        "skeleton": person.name.lower(), "kind": person.kind, "password": None, "email": None,
        "email_confirmed": False, "created": moment, "seen": moment,
        "preferences": {"auto_forced": False, "auto_roll": False}, "vacation_left": 0.0,
        "vacation_year": moment.year, "vacation_from": None, "vacation_until": None,
    }  # fmt: skip


def _login_row(person: Person, cookie: str) -> dict[str, Any]:
    moment = now()
    return {
        "kept": secret_hashes.kept(cookie), "person": person.id, "created": moment, "seen": moment,
        "expires": moment + timedelta(days=1),
    }  # fmt: skip
