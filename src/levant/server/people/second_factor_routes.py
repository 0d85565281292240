"""The second factor over HTTP: switched on in two steps, used in a login, switched off."""

from __future__ import annotations

from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Request, Response

from levant.server.accounts import account_emails
from levant.server.accounts.schemas import (
    PasswordProof,
    RecoveryCodes,
    SecondFactorBegun,
    SecondFactorCode,
)
from levant.server.auth import second_factor
from levant.server.auth.authentication import Login, require_browser
from levant.server.auth.rate_limits import allow, not_exhausted
from levant.server.encoding import now
from levant.server.errors import Conflict
from levant.server.people.password_check import check_password
from levant.server.services import ServicesDep
from levant.server.storage.people_models import PersonRow

router = APIRouter(prefix="/api/second-factor", tags=["people"])
Browser = Annotated[Login, Depends(require_browser)]


@router.post("")
async def begin_second_factor(
    wanted: PasswordProof, request: Request, services: ServicesDep, login: Browser
) -> SecondFactorBegun:
    """Begin to switch the second factor on: what the authenticator app is to learn."""
    row = await _proven(request, services, login, wanted)
    async with services.database.writing() as session:
        secret = await second_factor.begin(session, row)
    told = second_factor.app_address(services.settings, row.name, secret)
    picture = segno.make_qr(told).svg_data_uri(scale=5, border=4, light="white")
    return SecondFactorBegun(secret=secret, address=told, picture=picture)


@router.post("/confirm")
async def confirm_second_factor(
    wanted: SecondFactorCode, request: Request, services: ServicesDep, login: Browser
) -> RecoveryCodes:
    """Switch it on, by a code that the app shows. The recovery codes are told this once."""
    person = login.person.id
    await not_exhausted(request, "code", person)
    try:
        async with services.database.writing() as session:
            codes = await second_factor.confirm(session, person, wanted.code, now())
            row = await session.get_one(PersonRow, person)
    except second_factor.CodeWanted:
        await allow(request, "code", person)
        raise
    services.mailer.drop(*account_emails.warning(services, row, "changed.factor_on"))
    return RecoveryCodes(codes=codes)


@router.post("/codes")
async def new_recovery_codes(
    wanted: PasswordProof, request: Request, services: ServicesDep, login: Browser
) -> RecoveryCodes:
    """New recovery codes; the old ones end."""
    row = await _proven(request, services, login, wanted)
    async with services.database.writing() as session:
        if await second_factor.of(session, row.id) is None:
            raise Conflict("There is no second factor.")
        codes = await second_factor.new_codes(session, row.id)
    return RecoveryCodes(codes=codes)


@router.delete("", status_code=204)
async def drop_second_factor(
    wanted: PasswordProof, request: Request, services: ServicesDep, login: Browser
) -> Response:
    """Switch it off: a login asks for the password only. Recovery codes end."""
    row = await _proven(request, services, login, wanted)
    async with services.database.writing() as session:
        there = await second_factor.drop(session, row.id)
    if there:
        services.mailer.drop(*account_emails.warning(services, row, "changed.factor_off"))
    return Response(status_code=204)


async def _proven(
    request: Request, services: ServicesDep, login: Login, proof: PasswordProof
) -> PersonRow:
    """The person who asks, by his password."""
    await allow(request, "change", login.person.id)
    async with services.database.reading() as session:
        row = await session.get_one(PersonRow, login.person.id)
    await check_password(request, row, proof.password, "password")
    return row
