"""One's own settings, vacation and API tokens over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from levant.server.accounts import me, vacation
from levant.server.accounts.preferences import merged, with_webhook_secret
from levant.server.accounts.schemas import (
    AccountSettings,
    AccountSettingsChange,
    MadeToken,
    NewToken,
    Vacation,
)
from levant.server.auth import api_tokens
from levant.server.auth.authentication import (
    CurrentPerson,
    Login,
    changed,
    require_browser,
)
from levant.server.auth.rate_limits import allow
from levant.server.encoding import now
from levant.server.errors import Forbidden
from levant.server.lobby.player_updates import credit_vacation
from levant.server.services import ServicesDep
from levant.server.storage.people_models import PersonRow

router = APIRouter(prefix="/api", tags=["people"])
Browser = Annotated[Login, Depends(require_browser)]
READ_ONLY = ("vacation_days_left", "vacation_until")


@router.patch("/me/settings")
async def change_settings(
    wanted: AccountSettingsChange, request: Request, services: ServicesDep, person: CurrentPerson
) -> AccountSettings:
    """Change some of my settings; what is not named stays. Objects are merged."""
    await allow(request, "change", person.id)
    named = wanted.model_dump(mode="json", exclude_unset=True, exclude=set(READ_ONLY))
    if wanted.notices.webhook_secret is None:
        named.get("notices", {}).pop("webhook_secret", None)
    if wanted.notices.webhook_url is not None and not services.settings.webhooks:
        raise Forbidden("This server calls no webhooks.", field="notices.webhook_url")
    async with services.database.writing() as session:
        # Two changes at once would else both begin with the old settings, and one be lost.
        row = await session.get_one(PersonRow, person.id, with_for_update=True)
        row.preferences = with_webhook_secret(merged(row.preferences, named))
    await changed(services, person.id)
    return me.settings_of(row)


@router.post("/me/vacation")
async def take_vacation(
    wanted: Vacation, request: Request, services: ServicesDep, person: CurrentPerson
) -> AccountSettings:
    """Stop my clocks in slow matches for some days; 0 days: come back, the rest is kept."""
    await allow(request, "change", person.id)
    async with services.database.reading() as session:
        row = await session.get_one(PersonRow, person.id)
    last = (row.vacation_from, row.vacation_until)
    if wanted.days and last[0] and last[1] and last[1] <= now():
        await credit_vacation(services, person, (last[0], last[1]))
    async with services.database.writing() as session:
        row = await session.get_one(PersonRow, person.id)
        if wanted.days:
            vacation.start(row, wanted.days, now())
        else:
            vacation.stop(row, now())
    await changed(services, person.id)
    return me.settings_of(row)


@router.post("/tokens")
async def make_token(
    wanted: NewToken, request: Request, services: ServicesDep, login: Browser
) -> MadeToken:
    """Make a token with which a program can act for me. It is told this once."""
    await allow(request, "token", login.person.id)
    async with services.database.writing() as session:
        row, token = await api_tokens.make(session, login.person.id, wanted.label, now())
    return MadeToken(id=row.id, label=row.label, token=token)


@router.delete("/tokens/{id}", status_code=204)
async def delete_token(id: str, services: ServicesDep, login: Browser) -> Response:  # noqa: A002 - the path's word
    """Delete a token; a program that uses it is shut out at once."""
    async with services.database.writing() as session:
        kept = await api_tokens.drop(session, login.person.id, id)
    await changed(services, logins=[kept])
    return Response(status_code=204)
