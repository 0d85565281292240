"""The links in letters: confirming an address, choosing a new password."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from levant.server.errors import Conflict, Invalid
from levant.server.notices.post import post_of
from levant.server.parts import Parts, own_parts
from levant.server.people import accounts, letters, links, mine, passwords
from levant.server.people import sessions as logins
from levant.server.people.identity import changed, require_own_page
from levant.server.people.limits import allow
from levant.server.people.schema import Link, Me, Reset, ResetConfirm
from levant.server.people.tokens import drop_all
from levant.server.wire import now

router = APIRouter(prefix="/api/mail", tags=["people"], dependencies=[Depends(require_own_page)])
Own = Annotated[Parts, Depends(own_parts)]


def _dead() -> Conflict:
    return Conflict("That link has been used or has expired: ask for a new one.", field="token")


@router.post("/confirm", status_code=204)
async def confirm(wanted: Link, request: Request, own: Own) -> Response:
    """Confirm an address with the token of the letter that went there."""
    await allow(request, "link")
    async with own.database.writing() as session:
        found = await links.find(session, wanted.token, "confirm", now())
        if found is None:
            raise _dead()
        found[1].email_confirmed = True
        await links.void(session, found[1].id, "confirm")
    await changed(own, found[1].id)
    return Response(status_code=204)


@router.post("/reset", status_code=204)
async def ask_reset(wanted: Reset, request: Request, own: Own) -> Response:
    """Send a link to choose a new password. The answer never tells whether there is an account."""
    await allow(request, "letter")
    await allow(request, "letter", f"to {wanted.email.casefold()}")
    if not post_of(own).open:
        raise Conflict("This server sends no mail: ask its host for a new password.")
    async with own.database.writing() as session:
        rows = await accounts.by_email(session, wanted.email)
        mail = [await letters.reset(session, own, row) for row in rows]
    post_of(own).drop(*mail)
    return Response(status_code=204)


@router.post("/reset/confirm")
async def confirm_reset(wanted: ResetConfirm, request: Request, response: Response, own: Own) -> Me:
    """Choose a new password and log in. Every other login ends, and so does every token."""
    await allow(request, "link")
    async with own.database.reading() as session:
        found = await links.find(session, wanted.token, "reset", now())
    if found is None:
        raise _dead()
    try:
        passwords.check(wanted.password, found[1].name)
    except passwords.PasswordRefused as refused:
        raise Invalid(refused.args[0], field="password") from None
    kept = await passwords.hashed(wanted.password)
    async with own.database.writing() as session:
        # Once more, now that nobody else can write: a link works once.
        found = await links.find(session, wanted.token, "reset", now())
        if found is None:
            raise _dead()
        row = found[1]
        row.password = kept
        await links.void(session, row.id, "reset")
        ended = await logins.close_all(session, row.id) + await drop_all(session, row.id)
        cookie = await logins.open_for(session, row.id, own.settings.session_days, now())
        mail = letters.warning(own, row, "changed.password")
    post_of(own).drop(*mail)
    await changed(own, row.id, logins=ended)
    return await mine.me(request, response, row.id, cookie)
