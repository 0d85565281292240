"""Push subscriptions and one-click unsubscribing over HTTP; the life of notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, func, select

from levant.server.accounts.me import preferences_of
from levant.server.accounts.preferences import merged
from levant.server.auth import email_links
from levant.server.auth.authentication import CurrentPerson, changed
from levant.server.auth.rate_limits import allow
from levant.server.cancellation import cancel_until_done
from levant.server.encoding import now
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Invalid, NotFound
from levant.server.notices.outbound_http import NotPublic, check_url
from levant.server.schemas import RequestBody
from levant.server.services import Services, ServicesDep
from levant.server.storage.people_models import PersonRow, SubscriptionRow

router = APIRouter(prefix="/api", tags=["notices"])
Token = Annotated[str, Path(min_length=16, max_length=100)]
MOST: Final = 10
SILENT: Final = {"your_turn": False, "invited": False, "finished": False}


class PushKeys(BaseModel):
    """The keys of a browser for messages that only it can read."""

    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class PushSubscription(BaseModel):
    """A push subscription, as `PushSubscription.toJSON()` gives it."""

    model_config = ConfigDict(extra="ignore")

    endpoint: str = Field(max_length=1000, examples=["https://push.example.net/send/abc"])
    keys: PushKeys


class NewPushSubscription(RequestBody):
    """A browser that wants push messages."""

    subscription: PushSubscription


class Unsubscribe(RequestBody):
    """The browser that wants none any more; all of mine when left out."""

    endpoint: str | None = Field(default=None, max_length=1000)


class EmailSubscription(BaseModel):
    """Whether somebody gets notices by e-mail."""

    name: str
    subscribed: bool


@router.post("/push", status_code=204)
async def subscribe(
    wanted: NewPushSubscription, request: Request, services: ServicesDep, person: CurrentPerson
) -> Response:
    """Send push messages to this browser from now on."""
    await allow(request, "change", person.id)
    if services.settings.push_private_key is None:
        raise Conflict("This server sends no push messages.")
    given = wanted.subscription
    try:
        check_url(given.endpoint, inside=services.settings.webhooks_inside, only_https=True)
    except (NotPublic, ValueError) as error:
        raise Invalid(str(error), field="subscription.endpoint") from None
    async with services.database.writing() as session:
        old = delete(SubscriptionRow).where(SubscriptionRow.endpoint == given.endpoint)
        await session.execute(old)
        mine = select(func.count()).where(SubscriptionRow.person == person.id)
        if (await session.scalar(mine) or 0) >= MOST:
            raise Conflict(
                sentence(
                    "You have {count} browsers with push messages: remove one first.", count=MOST
                )
            )
        row = SubscriptionRow(
            endpoint=given.endpoint,
            person=person.id,
            p256dh=given.keys.p256dh,
            auth=given.keys.auth,
            created=now(),
        )
        session.add(row)
    await changed(services, person.id)
    return Response(status_code=204)


@router.delete("/push", status_code=204)
async def unsubscribe_push(
    services: ServicesDep, person: CurrentPerson, wanted: Unsubscribe
) -> Response:
    """Send no more push messages to one of my browsers, or to any."""
    gone = delete(SubscriptionRow).where(SubscriptionRow.person == person.id)
    if wanted.endpoint is not None:
        gone = gone.where(SubscriptionRow.endpoint == wanted.endpoint)
    async with services.database.writing() as session:
        await session.execute(gone)
    await changed(services, person.id)
    return Response(status_code=204)


@router.get("/unsubscribe/{token}")
async def unsubscribing(token: Token, request: Request, services: ServicesDep) -> EmailSubscription:
    """Whose letters a link is about. Looking changes nothing: mail programs look at links."""
    await allow(request, "link")
    async with services.database.reading() as session:
        found = await email_links.find(session, token, "unsubscribe", now())
    if found is None:
        raise NotFound("That link has expired; your settings can stop the letters.")
    return EmailSubscription(name=found[1].name, subscribed=_subscribed(found[1]))


@router.post("/unsubscribe/{token}")
async def unsubscribe(token: Token, request: Request, services: ServicesDep) -> EmailSubscription:
    """No more notices by e-mail, with one click and without a login (RFC 8058)."""
    await allow(request, "link")
    async with services.database.writing() as session:
        found = await email_links.find(session, token, "unsubscribe", now())
        if found is None:
            raise NotFound("That link has expired; your settings can stop the letters.")
        row = found[1]
        row.preferences = merged(row.preferences, {"notices": {"email": dict(SILENT)}})
    await changed(services, row.id)
    return EmailSubscription(name=row.name, subscribed=False)


def _subscribed(row: PersonRow) -> bool:
    wanted: dict[str, bool] = preferences_of(row).notices.email.model_dump()
    return any(wanted.values())


@asynccontextmanager
async def lifespan(services: Services) -> AsyncIterator[None]:
    """Hear of what people want to know, and tell those who are away."""
    delivery = services.notices
    async with delivery.channels.connected():
        delivery.listen()
        looking = asyncio.create_task(delivery.keep_looking())
        try:
            yield
        finally:
            await cancel_until_done(looking)
