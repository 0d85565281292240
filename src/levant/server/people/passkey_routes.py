"""Passkeys over HTTP: the two ceremonies of WebAuthn."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from levant.server.parts import Parts, own_parts
from levant.server.people import csrf, mine, passkeys, secret
from levant.server.people import sessions as logins
from levant.server.people.identity import Login, require_browser, require_own_page
from levant.server.people.limits import allow
from levant.server.people.schema import Me, NewPasskey, PasskeyLogin, PasskeyProof
from levant.server.storage.people_models import PersonRow
from levant.server.wire import now

router = APIRouter(prefix="/api/passkeys", tags=["people"])
Own = Annotated[Parts, Depends(own_parts)]
Browser = Annotated[Login, Depends(require_browser)]
_own_page = [Depends(require_own_page)]


@router.post("/register/options")
async def registration_options(request: Request, own: Own, login: Browser) -> dict[str, Any]:
    """What `navigator.credentials.create` needs, and `challenge_id` to answer with."""
    from levant.server.people import ceremonies

    await allow(request, "passkey")
    async with own.database.writing() as session:
        row = await session.get_one(PersonRow, login.person.id)
        return await ceremonies.registration(session, own.settings, row, now())


@router.post("/register")
async def register_passkey(
    wanted: NewPasskey, request: Request, response: Response, own: Own, login: Browser
) -> Me:
    """Keep a new passkey."""
    from levant.server.people import ceremonies

    await allow(request, "passkey")
    person = login.person.id
    async with own.database.writing() as session:
        challenge = await passkeys.take_challenge(
            session, wanted.challenge_id, "register", person, now()
        )
    # A challenge is used up even when the answer is wrong: a transaction of its own.
    async with own.database.writing() as session:
        await ceremonies.add(
            session, own.settings, person, challenge, wanted.credential, wanted.label, now()
        )
    return await mine.me(request, response, person)


@router.post("/login/options", dependencies=_own_page)
async def login_options(_: PasskeyLogin, request: Request, own: Own) -> dict[str, Any]:
    """What `navigator.credentials.get` needs. Nobody is named: the device knows whose it is."""
    from levant.server.people import ceremonies

    await allow(request, "passkey")
    async with own.database.writing() as session:
        return await ceremonies.authentication(session, own.settings, now())


@router.post("/login", dependencies=_own_page)
async def log_in_by_passkey(
    wanted: PasskeyProof, request: Request, response: Response, own: Own
) -> Me:
    """Log in with the answer of an authenticator."""
    from levant.server.people import ceremonies

    await allow(request, "passkey")
    async with own.database.writing() as session:
        challenge = await passkeys.take_challenge(
            session, wanted.challenge_id, "login", None, now()
        )
    async with own.database.writing() as session:
        row = await ceremonies.proven(session, own.settings, challenge, wanted.credential, now())
        before = request.cookies.get(csrf.SESSION)
        if before:
            await logins.close(session, secret.kept(before))
        cookie = await logins.open_for(session, row.id, own.settings.session_days, now())
    return await mine.me(request, response, row.id, cookie)


@router.delete("/{id}", status_code=204)
async def delete_passkey(id: str, own: Own, login: Browser) -> Response:  # noqa: A002 - the path's word
    """Delete one of my passkeys."""
    async with own.database.writing() as session:
        row = await session.get_one(PersonRow, login.person.id)
        await passkeys.drop(session, row, id)
    return Response(status_code=204)
