"""Where I am logged in, and logging out there."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from levant.server.accounts.schemas import OpenLogin
from levant.server.auth import sessions
from levant.server.auth.authentication import Login, changed, require_browser
from levant.server.encoding import now
from levant.server.services import ServicesDep

router = APIRouter(prefix="/api/sessions", tags=["people"])
Browser = Annotated[Login, Depends(require_browser)]


@router.get("")
async def list_sessions(services: ServicesDep, login: Browser) -> list[OpenLogin]:
    """My logins, the one used last first. `here` is the one that asks."""
    async with services.database.reading() as session:
        rows = await sessions.of(session, login.person.id, now())
    return [
        OpenLogin(
            id=sessions.public_id(row.kept),
            agent=row.agent,
            created=row.created,
            seen=row.seen,
            here=row.kept == login.kept,
        )
        for row in rows
    ]


@router.delete("", status_code=204)
async def end_others(services: ServicesDep, login: Browser) -> Response:
    """Log out everywhere but here."""
    async with services.database.writing() as session:
        ended = await sessions.close_all(session, login.person.id, login.kept)
    await changed(services, logins=ended)
    return Response(status_code=204)


@router.delete("/{id}", status_code=204)
async def end_session(
    id: Annotated[str, Path(max_length=40)],  # noqa: A002 - the path's word
    services: ServicesDep,
    login: Browser,
) -> Response:
    """Log out there. The login that asks can be ended as well."""
    async with services.database.writing() as session:
        kept = await sessions.close_one(session, login.person.id, id)
    await changed(services, logins=[kept])
    return Response(status_code=204)
