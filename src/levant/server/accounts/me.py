"""What a person sees of himself: `GET /api/me`, and the cookies that go with it."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import Response
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from levant import __version__
from levant.server import settings as operating
from levant.server.accounts import vacation
from levant.server.accounts.preferences import Preferences
from levant.server.accounts.schemas import AccountSettings, Credential, Me, OwnAccount, ServerFacts
from levant.server.auth import api_tokens, csrf, passkeys, second_factor, secret_hashes
from levant.server.auth.person import person_of
from levant.server.encoding import now
from levant.server.services import Services, services_of
from levant.server.storage.people_models import PasskeyRow, PersonRow, TokenRow
from levant.server.titles.title_services import TITLES


def server_facts(settings: operating.Settings) -> ServerFacts:
    """What this server is and can do."""
    return ServerFacts(
        name=settings.name,
        version=__version__,
        rules={name: TITLES.find(name).rules_version for name in TITLES.names},
        mail=settings.smtp_host is not None,
        push_key=settings.push_public_key if settings.push_private_key else None,
        passkeys=passkeys.available(settings),
        guests=settings.guests,
        registration=settings.registration,
    )


def settings_of(row: PersonRow) -> AccountSettings:
    """The settings of a person; what this version no longer knows is left out."""
    moment = now()
    away = {
        "vacation_days_left": round(vacation.days_left(row, moment), 2),
        "vacation_until": vacation.until(row, moment),
    }
    return AccountSettings.model_validate({**_known(row.preferences), **away})


def preferences_of(row: PersonRow) -> Preferences:
    """What a person has set for himself."""
    return Preferences.model_validate(_known(row.preferences))


def _known(kept: Mapping[str, object]) -> dict[str, object]:
    """The kept settings, as far as they still make sense."""
    known = {name: value for name, value in kept.items() if name in Preferences.model_fields}
    try:
        Preferences.model_validate(known)
    except ValueError:
        return {}
    return known


def _keys(rows: list[PasskeyRow] | list[TokenRow]) -> list[Credential]:
    return [Credential(id=r.id, label=r.label, created=r.created, used=r.used) for r in rows]


async def _self(session: AsyncSession, row: PersonRow) -> OwnAccount:
    return OwnAccount(
        **person_of(row).user(),
        email=row.email,
        email_confirmed=row.email_confirmed,
        password=row.password is not None,
        passkeys=_keys(await passkeys.of(session, row.id)),
        tokens=_keys(await api_tokens.of(session, row.id)),
        second_factor=await second_factor.of(session, row.id) is not None,
        recovery_codes=await second_factor.codes_left(session, row.id),
        may_invite=row.may_invite,
    )


async def me(
    connection: HTTPConnection, response: Response, person: str | None, cookie: str | None = None
) -> Me:
    """Who is here, in a browser with this new cookie or the one that it sent."""
    services = services_of(connection)
    known, its = None, AccountSettings()
    if person is not None:
        async with services.database.reading() as session:
            row = await session.get(PersonRow, person)
            if row is not None:
                known, its = await _self(session, row), settings_of(row)
    if cookie is not None:
        _set(services, response, csrf.SESSION, cookie)
    elif known is not None:
        cookie = connection.cookies.get(csrf.SESSION)
    if cookie is None:
        cookie = connection.cookies.get(csrf.VISITOR)
        if known is None and not cookie:
            cookie = secret_hashes.new_secret()
            _set(services, response, csrf.VISITOR, cookie)
        if csrf.SESSION in connection.cookies:
            # It has ended; left in place it would hide the visitor's.
            response.delete_cookie(csrf.SESSION)
    word = csrf.word(cookie) if cookie else ""
    return Me(user=known, csrf=word, settings=its, server=server_facts(services.settings))


def _set(services: Services, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=services.settings.session_days * 86_400,
        path="/",
        secure=services.settings.secure,
        httponly=True,
        samesite="lax",
    )


def unset(response: Response) -> None:
    """Take the login out of the browser."""
    response.delete_cookie(csrf.SESSION, path="/")
