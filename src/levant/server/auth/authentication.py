"""Who sends a request: a browser by its cookie, a program by its token."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends
from sqlalchemy import update
from starlette.requests import HTTPConnection

from levant.server.auth import api_tokens, csrf, secret_hashes, sessions
from levant.server.auth.person import GONE, Person, person_of
from levant.server.auth.rate_limits import pace
from levant.server.encoding import now
from levant.server.errors import Forbidden, Unauthenticated
from levant.server.messaging.fanout import Fanout, PeopleChanged
from levant.server.services import Services, services_of
from levant.server.storage.people_models import PersonRow, TokenRow

REMEMBERED: Final = 10.0
"""Seconds for which a process believes what the database said of a login."""
MOST_REMEMBERED: Final = 20_000


@dataclass(frozen=True)
class Login:
    """A person and the proof he came with."""

    person: Person
    kept: str
    by_cookie: bool


class PersonCache:
    """Logins this process has lately looked up, so that a move costs no question more.

    A logout is heard of at once everywhere through the fan-out; should that fail, a login ends
    in the other processes when it is no longer remembered.
    """

    def __init__(self, fanout: Fanout) -> None:
        self._known: OrderedDict[str, tuple[float, Login]] = OrderedDict()
        fanout.listen(PeopleChanged, self.forget)

    def recall(self, kept: str) -> Login | None:
        found = self._known.get(kept)
        if found is None or found[0] < time.monotonic():
            return None
        return found[1]

    def remember(self, login: Login) -> None:
        self._known[login.kept] = (time.monotonic() + REMEMBERED, login)
        self._known.move_to_end(login.kept)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def forget(self, changed: PeopleChanged) -> None:
        """Forget ended logins, and all of people who have changed."""
        for kept in changed.logins:
            self._known.pop(kept, None)
        if changed.people:
            people = set(changed.people)
            gone = [kept for kept, (_, login) in self._known.items() if login.person.id in people]
            for kept in gone:
                del self._known[kept]


async def changed(services: Services, *people: str, logins: list[str] | None = None) -> None:
    """Tell every process that these people have changed and these logins have ended."""
    await services.fanout.publish(PeopleChanged(people, tuple(logins or ())))


async def login_of(connection: HTTPConnection) -> Login | None:
    """Who is asking and how he proves it. A changing request by cookie must be our page's."""
    token = _token(connection)
    if token is not None:
        login = await _found(services_of(connection), secret_hashes.kept(token), by_cookie=False)
        if login is None:
            raise Unauthenticated("This token is not known here; make a new one in your settings.")
        await _pace(connection, login)
        return login
    cookie = connection.cookies.get(csrf.SESSION)
    if not cookie:
        return None
    login = await _found(services_of(connection), secret_hashes.kept(cookie), by_cookie=True)
    if login is not None:
        csrf.check(connection)
        await _pace(connection, login)
    return login


async def _pace(connection: HTTPConnection, login: Login) -> None:
    """Changes are counted; so that nobody is counted twice, once for each request."""
    if connection.scope.get("method", "GET") in csrf.SAFE or "levant_paced" in connection.scope:
        return
    connection.scope["levant_paced"] = True
    await pace(connection, login.person.id)


async def current(connection: HTTPConnection) -> Person | None:
    """The person who is asking: `Depends(current)`, for requests and sockets alike."""
    login = await login_of(connection)
    return None if login is None else login.person


async def require_person(connection: HTTPConnection) -> Person:
    """The person who is asking; Unauthenticated when it is nobody."""
    person = await current(connection)
    if person is None:
        raise Unauthenticated("Log in first, or play as a guest (POST /api/guest).")
    return person


async def require_browser(connection: HTTPConnection) -> Login:
    """A person at a browser: what keeps an account safe is not for programs with a token."""
    login = await login_of(connection)
    if login is None:
        raise Unauthenticated("Log in first.")
    if not login.by_cookie:
        raise Forbidden("A token cannot do this: log in with a browser.")
    return login


async def require_own_page(connection: HTTPConnection) -> None:
    """For what changes something before anybody is known: logging in, registering."""
    if _token(connection) is None:
        csrf.check(connection)
    elif not csrf.own_origin(connection):
        # A token needs no word of ours, but no page of another site may bring one here.
        raise csrf.Forged("This change comes from another site.")


def _token(connection: HTTPConnection) -> str | None:
    """The API token: in the header, or in the address of a socket, which can have no header."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return given.strip()
    if connection.scope["type"] == "websocket":
        return connection.query_params.get("token")
    return None


async def _found(services: Services, kept: str, *, by_cookie: bool) -> Login | None:
    memory = services.person_cache
    known = memory.recall(kept)
    if known is not None and known.by_cookie == by_cookie:
        return known
    moment, login, stale = now(), None, False
    async with services.database.reading() as session:
        if by_cookie:
            opened = await sessions.find(session, kept, moment)
            if opened is not None and opened[1].kind != GONE:
                login = Login(person_of(opened[1]), kept, by_cookie=True)
                stale = moment - opened[0].seen > sessions.RENEWED_AFTER
        else:
            made = await api_tokens.find(session, kept)
            if made is not None and made[1].kind != GONE:
                login = Login(person_of(made[1]), kept, by_cookie=False)
                stale = made[0].used is None or moment - made[0].used > sessions.RENEWED_AFTER
    if login is None:
        return None
    if stale:
        await _note_use(services, login)
    memory.remember(login)
    return login


async def _note_use(services: Services, login: Login) -> None:
    """Write down that a login is used: it lives on, and its person was here."""
    person, moment = login.person.id, now()
    async with services.database.writing() as session:
        if login.by_cookie:
            await sessions.renew(
                session, login.kept, person, services.settings.session_days, moment
            )
            return
        used = update(TokenRow).where(TokenRow.kept == login.kept).values(used=moment)
        await session.execute(used)
        await session.execute(update(PersonRow).where(PersonRow.id == person).values(seen=moment))


CurrentPerson = Annotated[Person, Depends(require_person)]
"""Who sends a request; refused when nobody is logged in."""
MaybePerson = Annotated[Person | None, Depends(current)]
