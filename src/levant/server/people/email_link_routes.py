"""The links in e-mails: confirming an address, choosing a new password."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from levant.server.accounts import account_emails, accounts, me
from levant.server.accounts.schemas import EmailLinkSecret, Me, PasswordReset, PasswordResetConfirm
from levant.server.auth import email_links, passwords
from levant.server.auth import sessions as logins
from levant.server.auth.api_tokens import drop_all
from levant.server.auth.authentication import changed, require_own_page
from levant.server.auth.rate_limits import allow
from levant.server.encoding import now
from levant.server.errors import Conflict, Invalid
from levant.server.people.password_check import check_second_factor
from levant.server.services import ServicesDep

router = APIRouter(prefix="/api/mail", tags=["people"], dependencies=[Depends(require_own_page)])


def _dead() -> Conflict:
    return Conflict("That link has been used or has expired: ask for a new one.", field="token")


@router.post("/confirm", status_code=204)
async def confirm(wanted: EmailLinkSecret, request: Request, services: ServicesDep) -> Response:
    """Confirm an address with the token of the e-mail that went there."""
    await allow(request, "link")
    async with services.database.writing() as session:
        found = await email_links.find(session, wanted.token, "confirm", now())
        if found is None:
            raise _dead()
        found[1].email_confirmed = True
        await email_links.void(session, found[1].id, "confirm")
    await changed(services, found[1].id)
    return Response(status_code=204)


@router.post("/reset", status_code=204)
async def ask_reset(wanted: PasswordReset, request: Request, services: ServicesDep) -> Response:
    """Send a link to choose a new password. The answer never tells whether there is an account."""
    await allow(request, "letter")
    await allow(request, "letter", f"to {wanted.email.casefold()}")
    if not services.mailer.open:
        raise Conflict("This server sends no mail: ask its host for a new password.")
    async with services.database.writing() as session:
        rows = await accounts.by_email(session, wanted.email)
        mail = [await account_emails.reset(session, services, row) for row in rows]
    services.mailer.drop(*mail)
    return Response(status_code=204)


@router.post("/reset/confirm")
async def confirm_reset(
    wanted: PasswordResetConfirm, request: Request, response: Response, services: ServicesDep
) -> Me:
    """Choose a new password and log in. Every other login ends, and so does every token."""
    await allow(request, "link")
    async with services.database.reading() as session:
        found = await email_links.find(session, wanted.token, "reset", now())
    if found is None:
        raise _dead()
    try:
        passwords.check(wanted.password, found[1].name)
    except passwords.PasswordRefused as refused:
        raise Invalid(refused.args[0], field="password") from None
    await check_second_factor(request, services, found[1], wanted.code)
    kept = await passwords.hashed(wanted.password)
    async with services.database.writing() as session:
        # Once more, now that nobody else can write: a link works once.
        found = await email_links.find(session, wanted.token, "reset", now())
        if found is None:
            raise _dead()
        row = found[1]
        row.password = kept
        await email_links.void(session, row.id, "reset")
        ended = await logins.close_all(session, row.id) + await drop_all(session, row.id)
        days, agent = services.settings.session_days, logins.agent_of(request)
        cookie = await logins.open_for(session, row.id, days, now(), agent)
        mail = account_emails.warning(services, row, "changed.password")
    services.mailer.drop(*mail)
    await changed(services, row.id, logins=ended)
    return await me.me(request, response, row.id, cookie)
