"""Passkeys over HTTP: the two ceremonies of WebAuthn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from levant.server.accounts import me
from levant.server.accounts.schemas import Me, NewPasskey, PasskeyLogin, PasskeyProof
from levant.server.auth import csrf, passkeys, secret_hashes
from levant.server.auth import sessions as logins
from levant.server.auth.authentication import Login, require_browser, require_own_page
from levant.server.auth.rate_limits import allow
from levant.server.encoding import now
from levant.server.services import ServicesDep
from levant.server.storage.people_models import PersonRow

router = APIRouter(prefix="/api/passkeys", tags=["people"])
Browser = Annotated[Login, Depends(require_browser)]
_own_page = [Depends(require_own_page)]


@router.post("/register/options")
async def registration_options(
    request: Request, services: ServicesDep, login: Browser
) -> dict[str, object]:
    """What `navigator.credentials.create` needs, and `challenge_id` to answer with."""
    from levant.server.auth import passkey_ceremonies

    await allow(request, "passkey")
    async with services.database.writing() as session:
        row = await session.get_one(PersonRow, login.person.id)
        return await passkey_ceremonies.registration(session, services.settings, row, now())


@router.post("/register")
async def register_passkey(
    wanted: NewPasskey, request: Request, response: Response, services: ServicesDep, login: Browser
) -> Me:
    """Keep a new passkey."""
    from levant.server.auth import passkey_ceremonies

    await allow(request, "passkey")
    person = login.person.id
    async with services.database.writing() as session:
        challenge = await passkeys.take_challenge(
            session, wanted.challenge_id, "register", person, now()
        )
    # A challenge is used up even when the answer is wrong: a transaction of its own.
    async with services.database.writing() as session:
        await passkey_ceremonies.add(
            session, services.settings, person, challenge, wanted.credential, wanted.label, now()
        )
    return await me.me(request, response, person)


@router.post("/login/options", dependencies=_own_page)
async def login_options(
    _: PasskeyLogin, request: Request, services: ServicesDep
) -> dict[str, object]:
    """What `navigator.credentials.get` needs. Nobody is named: the device knows whose it is."""
    from levant.server.auth import passkey_ceremonies

    await allow(request, "passkey")
    async with services.database.writing() as session:
        return await passkey_ceremonies.authentication(session, services.settings, now())


@router.post("/login", dependencies=_own_page)
async def log_in_by_passkey(
    wanted: PasskeyProof, request: Request, response: Response, services: ServicesDep
) -> Me:
    """Log in with the answer of an authenticator."""
    from levant.server.auth import passkey_ceremonies

    await allow(request, "passkey")
    async with services.database.writing() as session:
        challenge = await passkeys.take_challenge(
            session, wanted.challenge_id, "login", None, now()
        )
    async with services.database.writing() as session:
        row = await passkey_ceremonies.proven(
            session, services.settings, challenge, wanted.credential, now()
        )
        before = request.cookies.get(csrf.SESSION)
        if before:
            await logins.close(session, secret_hashes.kept(before))
        days, agent = services.settings.session_days, logins.agent_of(request)
        cookie = await logins.open_for(session, row.id, days, now(), agent)
    return await me.me(request, response, row.id, cookie)


@router.delete("/{id}", status_code=204)
async def delete_passkey(id: str, services: ServicesDep, login: Browser) -> Response:  # noqa: A002 - the path's word
    """Delete one of my passkeys."""
    async with services.database.writing() as session:
        row = await session.get_one(PersonRow, login.person.id)
        await passkeys.drop(session, row, id)
    return Response(status_code=204)
