"""One's own settings, vacation and API tokens over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from levant.server.errors import Forbidden
from levant.server.parts import Parts, own_parts
from levant.server.people import mine, tokens, vacation
from levant.server.people.identity import Login, changed, require_browser, require_person
from levant.server.people.limits import allow
from levant.server.people.person import Person
from levant.server.people.schema import MadeToken, NewToken, Settings, SettingsChange, Vacation
from levant.server.people.tables import credit_vacation
from levant.server.storage.people_models import PersonRow
from levant.server.wire import now

router = APIRouter(prefix="/api", tags=["people"])
Own = Annotated[Parts, Depends(own_parts)]
Browser = Annotated[Login, Depends(require_browser)]
Asking = Annotated[Person, Depends(require_person)]
READ_ONLY = ("vacation_days_left", "vacation_until")


@router.patch("/me/settings")
async def change_settings(
    wanted: SettingsChange, request: Request, own: Own, person: Asking
) -> Settings:
    """Change some of my settings; what is not named stays. Objects are merged."""
    await allow(request, "change", person.id)
    named = wanted.model_dump(mode="json", exclude_unset=True, exclude=set(READ_ONLY))
    if wanted.notices.webhook_url is not None and not own.settings.webhooks:
        raise Forbidden("This server calls no webhooks.", field="notices.webhook_url")
    async with own.database.writing() as session:
        # Two changes at once would else both begin with the old settings, and one be lost.
        row = await session.get_one(PersonRow, person.id, with_for_update=True)
        row.preferences = merged(row.preferences, named)
    await changed(own, person.id)
    return mine.settings_of(row)


def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The old settings with what the new ones name."""
    both = dict(old)
    for name, value in new.items():
        before = both.get(name)
        if isinstance(value, dict) and isinstance(before, dict):
            value = merged(before, value)
        both[name] = value
    return both


@router.post("/me/vacation")
async def take_vacation(wanted: Vacation, request: Request, own: Own, person: Asking) -> Settings:
    """Stop my clocks in slow matches for some days; 0 days: come back, the rest is kept."""
    await allow(request, "change", person.id)
    async with own.database.reading() as session:
        row = await session.get_one(PersonRow, person.id)
    last = (row.vacation_from, row.vacation_until)
    if wanted.days and last[0] and last[1] and last[1] <= now():
        await credit_vacation(own, person, (last[0], last[1]))
    async with own.database.writing() as session:
        row = await session.get_one(PersonRow, person.id)
        if wanted.days:
            vacation.start(row, wanted.days, now())
        else:
            vacation.stop(row, now())
    await changed(own, person.id)
    return mine.settings_of(row)


@router.post("/tokens")
async def make_token(wanted: NewToken, request: Request, own: Own, login: Browser) -> MadeToken:
    """Make a token with which a program can act for me. It is told this once."""
    await allow(request, "token", login.person.id)
    async with own.database.writing() as session:
        row, token = await tokens.make(session, login.person.id, wanted.label, now())
    return MadeToken(id=row.id, label=row.label, token=token)


@router.delete("/tokens/{id}", status_code=204)
async def delete_token(id: str, own: Own, login: Browser) -> Response:  # noqa: A002 - the path's word
    """Delete a token; a program that uses it is shut out at once."""
    async with own.database.writing() as session:
        kept = await tokens.drop(session, login.person.id, id)
    await changed(own, logins=[kept])
    return Response(status_code=204)
