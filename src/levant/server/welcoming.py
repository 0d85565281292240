"""The door of `levant play`: who started the program on this machine need not log in."""

from __future__ import annotations

from fastapi import FastAPI, Request
from sqlalchemy import select
from starlette.responses import RedirectResponse

from levant.server.errors import NotFound
from levant.server.parts import parts
from levant.server.people import accounts, mine, secret, sessions
from levant.server.people.identity import current
from levant.server.people.person import GONE
from levant.server.storage.people_models import PersonRow
from levant.server.wire import now


def install(app: FastAPI, key: str) -> None:
    """Let in whoever brings the key that only this machine's user was given."""

    @app.get("/welcome/{given}", include_in_schema=False)
    async def welcome(given: str, request: Request) -> RedirectResponse:
        if not secret.same(given, key):
            raise NotFound("there is no '/welcome'")
        answer = RedirectResponse("/", 303)
        if await current(request) is None:
            own = parts(request)
            async with own.database.writing() as session:
                last = select(PersonRow).where(PersonRow.kind != GONE)
                person = await session.scalar(last.order_by(PersonRow.seen.desc()).limit(1))
                if person is None:
                    person = await accounts.new_guest(session, now())
                days = own.settings.session_days
                cookie = await sessions.open_for(session, person.id, days, now())
            await mine.me(request, answer, person.id, cookie)
        return answer
