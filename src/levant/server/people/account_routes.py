"""Accounts over HTTP: being a guest, registering, logging in and out, changing, leaving."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts import account_emails, accounts, me
from levant.server.accounts.schemas import AccountChange, AccountDeletion, LogIn, Me, Register
from levant.server.auth import csrf, entry_links, names, passkeys, passwords, secret_hashes
from levant.server.auth import sessions as logins
from levant.server.auth.authentication import (
    Login,
    changed,
    login_of,
    require_browser,
    require_own_page,
)
from levant.server.auth.person import Person
from levant.server.auth.rate_limits import allow, not_exhausted
from levant.server.encoding import now
from levant.server.errors import Conflict, Forbidden, Invalid, Problem
from levant.server.mail.mailer import Envelope
from levant.server.people.account_deletion import leave_matches
from levant.server.people.password_check import check_password, check_second_factor
from levant.server.services import Services, ServicesDep
from levant.server.storage.people_models import PersonRow

router = APIRouter(prefix="/api", tags=["people"])
Browser = Annotated[Login, Depends(require_browser)]
_own_page = [Depends(require_own_page)]


class WrongLogin(Problem):
    """The name or the password is wrong; which one is not told."""

    status, code = 401, "unauthenticated"


@router.get("/me")
async def get_me(request: Request, response: Response) -> Me:
    """Who I am, my settings, and the word to send as X-CSRF-Token."""
    login = await login_of(request)
    return await me.me(request, response, login.person.id if login else None)


@router.post("/guest", dependencies=_own_page)
async def be_guest(request: Request, response: Response, services: ServicesDep) -> Me:
    """Play at once: a guest is made and logged in. Somebody who is logged in stays who he is."""
    login = await login_of(request)
    if login is not None:
        return await me.me(request, response, login.person.id)
    if not services.settings.guests:
        raise Forbidden("This server is for members only: register first.")
    await allow(request, "guest")
    async with services.database.writing() as session:
        guest = await accounts.new_guest(session, now())
        cookie = await _open(session, services, request, guest.id)
    return await me.me(request, response, guest.id, cookie)


@router.post("/register", dependencies=_own_page)
async def register(
    wanted: Register, request: Request, response: Response, services: ServicesDep
) -> Me:
    """Make an account. A guest becomes a member and keeps his matches."""
    login = await login_of(request)
    if not services.settings.registration and wanted.invitation is None:
        raise Forbidden("This server makes no new accounts.")
    if login is not None and login.person.kind != "guest":
        raise Conflict("You have an account: log out first.")
    await allow(request, "register")
    kept = await _good_password(wanted.password, wanted.name)
    async with services.database.writing() as session:
        if wanted.invitation is not None:
            # In one transaction with the account: a name that is taken uses nothing up.
            await entry_links.use(session, wanted.invitation, now())
        row = await _new_member(session, login, wanted, kept)
        cookie = await _open(session, services, request, row.id)
        ended = await logins.close_all(session, row.id, secret_hashes.kept(cookie))
        mail = (
            [await account_emails.confirmation(session, services, row, wanted.email)]
            if wanted.email
            else []
        )
    services.mailer.drop(*mail)
    await changed(services, row.id, logins=ended)
    return await me.me(request, response, row.id, cookie)


async def _new_member(
    session: AsyncSession, login: Login | None, wanted: Register, kept: str | None
) -> PersonRow:
    if login is None:
        row = await accounts.new_member(session, wanted.name, now())
        keys = []
    else:
        row = await session.get_one(PersonRow, login.person.id)
        keys = await passkeys.of(session, row.id)
        await accounts.rename(session, row, wanted.name)
        row.kind = "member"
    if kept is None and not keys:
        raise Invalid("An account needs a password or a passkey.", field="password")
    row.password = kept
    return row


async def _good_password(password: str | None, name: str) -> str | None:
    """The hash of a password that will do; Invalid when it will not."""
    if password is None:
        return None
    try:
        passwords.check(password, name)
    except passwords.PasswordRefused as refused:
        raise Invalid(refused.args[0], field="password") from None
    return await passwords.hashed(password)


async def _open(session: AsyncSession, services: Services, request: Request, person: str) -> str:
    days, agent = services.settings.session_days, logins.agent_of(request)
    return await logins.open_for(session, person, days, now(), agent)


@router.post("/login", dependencies=_own_page)
async def log_in(wanted: LogIn, request: Request, response: Response, services: ServicesDep) -> Me:
    """Log in with a name, or a confirmed address, and the password."""
    await allow(request, "login")
    whom = names.folded(wanted.name)[:200]
    await not_exhausted(request, "guess", whom)
    async with services.database.reading() as session:
        row = await accounts.by_login(session, wanted.name)
    right, better = await passwords.matches(wanted.password, row.password if row else None)
    if row is None or not right:
        await allow(request, "guess", whom)
        raise WrongLogin("The name or the password is wrong.")
    await check_second_factor(request, services, row, wanted.code)
    async with services.database.writing() as session:
        if better is not None:
            (await session.get_one(PersonRow, row.id)).password = better
        cookie = await _replaced(session, services, request, row.id)
    return await me.me(request, response, row.id, cookie)


async def _replaced(
    session: AsyncSession, services: Services, request: Request, person: str
) -> str:
    """A new login in place of the one this browser had."""
    before = request.cookies.get(csrf.SESSION)
    if before:
        await logins.close(session, secret_hashes.kept(before))
    return await _open(session, services, request, person)


@router.post("/logout", status_code=204, dependencies=_own_page)
async def log_out(request: Request, services: ServicesDep) -> Response:
    """Log out in this browser. A guest who logs out cannot come back."""
    response = Response(status_code=204)
    cookie = request.cookies.get(csrf.SESSION)
    if cookie:
        kept = secret_hashes.kept(cookie)
        async with services.database.writing() as session:
            await logins.close(session, kept)
        await changed(services, logins=[kept])
    me.unset(response)
    return response


@router.patch("/me")
async def change_me(
    wanted: AccountChange,
    request: Request,
    response: Response,
    services: ServicesDep,
    login: Browser,
) -> Me:
    """Change name, address or password. The last two need the present password."""
    await allow(request, "change", login.person.id)
    _check_member(login.person)
    given = wanted.model_fields_set
    async with services.database.reading() as session:
        row = await session.get_one(PersonRow, login.person.id)
    if given & {"password", "email"}:
        await check_password(request, row, wanted.current, "current")
    kept = await _good_password(wanted.password, wanted.name or row.name)
    async with services.database.writing() as session:
        mail, ended = await _change(session, services, login, wanted, kept)
    services.mailer.drop(*mail)
    await changed(services, row.id, logins=ended)
    return await me.me(request, response, row.id)


async def _change(
    session: AsyncSession, services: Services, login: Login, wanted: AccountChange, kept: str | None
) -> tuple[list[Envelope], list[str]]:
    """Write the changes; the letters they call for, and the logins they end."""
    row = await session.get_one(PersonRow, login.person.id)
    mail: list[Envelope] = []
    ended: list[str] = []
    if wanted.name is not None:
        await accounts.rename(session, row, wanted.name)
    if kept is not None:
        row.password = kept
        ended = await logins.close_all(session, row.id, login.kept)
        mail += account_emails.warning(services, row, "changed.password")
    if "email" in wanted.model_fields_set and wanted.email != row.email:
        mail += account_emails.warning(services, row, "changed.email")
        if wanted.email is None:
            row.email, row.email_confirmed = None, False
        else:
            mail.append(await account_emails.confirmation(session, services, row, wanted.email))
    return mail, ended


def _check_member(person: Person) -> None:
    if person.kind == "guest":
        raise Forbidden("A guest has no account to change: register first.")


@router.delete("/me", status_code=204)
async def delete_me(
    wanted: AccountDeletion, request: Request, services: ServicesDep, login: Browser
) -> Response:
    """Delete my account: I resign what I play, and of what I played only the moves stay."""
    person = login.person.id
    async with services.database.reading() as session:
        row = await session.get_one(PersonRow, person)
    await check_password(request, row, wanted.password, "password")
    await leave_matches(services, login.person)
    async with services.database.writing() as session:
        ended = await logins.close_all(session, person)
        await accounts.erase(session, await session.get_one(PersonRow, person))
    await changed(services, person, logins=ended)
    response = Response(status_code=204)
    me.unset(response)
    return response
