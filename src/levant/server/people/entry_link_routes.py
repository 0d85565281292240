"""Invitation links over HTTP: who may invite makes, lists and takes back his own."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from levant.server.accounts.schemas import EntryLink, InvitationSecret, MadeEntryLink, NewEntryLink
from levant.server.auth import entry_links
from levant.server.auth.authentication import Login, require_browser, require_own_page
from levant.server.auth.rate_limits import allow
from levant.server.encoding import now
from levant.server.errors import Forbidden
from levant.server.services import ServicesDep
from levant.server.storage.people_models import EntryLinkRow, PersonRow

router = APIRouter(prefix="/api/entry-links", tags=["people"])
Browser = Annotated[Login, Depends(require_browser)]


def _shown(row: EntryLinkRow) -> EntryLink:
    return EntryLink(
        id=row.id, label=row.label, most=row.most, used=row.used, created=row.created,
        expires=row.expires,
    )  # fmt: skip


@router.get("")
async def list_entry_links(services: ServicesDep, login: Browser) -> list[EntryLink]:
    """My invitation links that have not expired, the newest first."""
    async with services.database.reading() as session:
        rows = await entry_links.of(session, login.person.id, now())
    return [_shown(row) for row in rows]


@router.post("")
async def make_entry_link(
    wanted: NewEntryLink, request: Request, services: ServicesDep, login: Browser
) -> MadeEntryLink:
    """Make a link by which others get an account. Only for members whom the host lets invite."""
    await allow(request, "token", login.person.id)
    async with services.database.writing() as session:
        if not (await session.get_one(PersonRow, login.person.id)).may_invite:
            raise Forbidden("Only people whom the host lets invite can make invitation links.")
        row, secret = await entry_links.make(
            session, login.person.id, wanted.label, wanted.uses, wanted.days, now()
        )
    link = entry_links.address(services.settings, secret)
    return MadeEntryLink(**_shown(row).model_dump(), link=link)


@router.post("/check", status_code=204, dependencies=[Depends(require_own_page)])
async def check_entry_link(
    wanted: InvitationSecret, request: Request, services: ServicesDep
) -> Response:
    """Whether an invitation would let me in; it is not used by asking."""
    await allow(request, "link")
    async with services.database.reading() as session:
        await entry_links.check(session, wanted.invitation, now())
    return Response(status_code=204)


@router.delete("/{id}", status_code=204)
async def take_back_entry_link(
    id: Annotated[str, Path(max_length=40)],  # noqa: A002 - the path's word
    services: ServicesDep,
    login: Browser,
) -> Response:
    """Take one of my links back. Who came by it stays."""
    async with services.database.writing() as session:
        await entry_links.drop(session, id, login.person.id)
    return Response(status_code=204)
