"""The door of `levant play`: who started the program on this machine need not log in."""

from __future__ import annotations

from fastapi import FastAPI, Request
from sqlalchemy import select
from starlette.responses import RedirectResponse

from levant.server.accounts import accounts, me
from levant.server.auth import secret_hashes, sessions
from levant.server.auth.authentication import current
from levant.server.auth.person import GONE
from levant.server.encoding import now
from levant.server.errors import NotFound
from levant.server.services import services_of
from levant.server.storage.people_models import PersonRow


def install(app: FastAPI, key: str) -> None:
    """Let in whoever brings the key that only this machine's user was given."""

    @app.get("/welcome/{given}", include_in_schema=False)
    async def welcome(given: str, request: Request) -> RedirectResponse:
        if not secret_hashes.same(given, key):
            raise NotFound("there is no '/welcome'")
        answer = RedirectResponse("/", 303)
        if await current(request) is None:
            services = services_of(request)
            async with services.database.writing() as session:
                last = select(PersonRow).where(PersonRow.kind != GONE)
                person = await session.scalar(last.order_by(PersonRow.seen.desc()).limit(1))
                if person is None:
                    person = await accounts.new_guest(session, now())
                days = services.settings.session_days
                cookie = await sessions.open_for(
                    session, person.id, days, now(), sessions.agent_of(request)
                )
            await me.me(request, answer, person.id, cookie)
        return answer
