"""How a notice reaches a person: e-mail, web push, a webhook."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import structlog
from aiohttp import ClientError, ClientSession
from sqlalchemy import delete, select

from levant.server.accounts.me import preferences_of
from levant.server.accounts.preferences import Preferences, with_webhook_secret
from levant.server.auth import email_links
from levant.server.encoding import encode, iso, now
from levant.server.mail.emails import Email
from levant.server.mail.mailer import Undelivered, addressed, send
from levant.server.notices.outbound_http import check_url, open_session
from levant.server.services import Services
from levant.server.storage.people_models import PersonRow, SubscriptionRow

log = structlog.get_logger(__name__)
NAMES: Final = ("email", "push", "webhook")
WISHES: Final = {"offered": "invited", "declined": "invited"}
"""Notices that come with others: what asks for an answer, and the answer, are one wish."""
SIGNATURE: Final = "Levant-Signature"
PUSH_KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is shut."""


@dataclass(frozen=True)
class Notice:
    """What is to be told, in the words and the language of the one who is told."""

    kind: str
    match: str
    title: str
    edition: str
    others: list[str]
    link: str
    email: Email
    footer: str
    """The sentence before the link by which to unsubscribe."""
    deadline: datetime | None


class Channels:
    """All ways out of this server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._outside: ClientSession
        self._ways = {"email": self._email, "push": self._push, "webhook": self._webhook}

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """With a session for calls to the outside, while the server lives."""
        async with open_session(inside=self._services.settings.webhooks_inside) as self._outside:
            yield

    def wanted(self, person: PersonRow, wishes: Preferences, kind: str, browsers: int) -> list[str]:
        """The channels by which a person wants to hear of such a thing, and can."""
        settings, notices = self._services.settings, wishes.notices
        able = {
            "email": settings.smtp_host is not None
            and bool(person.email and person.email_confirmed),
            "push": settings.push_private_key is not None and browsers > 0,
            "webhook": settings.webhooks and notices.webhook_url is not None,
        }
        wish = WISHES.get(kind, kind)
        return [name for name in NAMES if able[name] and getattr(getattr(notices, name), wish)]

    async def tell(
        self, channel: str, person: PersonRow, wishes: Preferences, notice: Notice
    ) -> None:
        """Tell a person by one channel, or Undelivered."""
        await self._ways[channel](person, wishes, notice)

    async def _email(self, person: PersonRow, _: Preferences, notice: Notice) -> None:
        base = self._services.settings.base_url
        async with self._services.database.writing() as session:
            token = await email_links.make(session, person, "unsubscribe", now())
        page, click = f"{base}/unsubscribe/{token}", f"{base}/api/unsubscribe/{token}"
        text = f"{notice.email.text}\n-- \n{notice.footer.format(link=page)}\n"
        message = addressed(
            self._services.settings, Email(notice.email.subject, text), str(person.email), click
        )
        await send(self._services.settings, message)

    async def _push(self, person: PersonRow, _: Preferences, notice: Notice) -> None:
        """Tell every browser of a person; one that is gone is forgotten."""
        async with self._services.database.reading() as session:
            mine = select(SubscriptionRow).where(SubscriptionRow.person == person.id)
            browsers = list(await session.scalars(mine))
        failed: Undelivered | None = None
        for browser in browsers:
            try:
                await self._push_to(browser, notice)
            except Undelivered as undelivered:
                failed = undelivered
                if undelivered.lasting:
                    await self._forget(browser.endpoint)
        if failed is not None and not failed.lasting:
            raise failed

    async def _push_to(self, browser: SubscriptionRow, notice: Notice) -> None:
        # It has no types, and takes a while to load.
        from pywebpush import WebPushException, webpush_async  # type: ignore[import-untyped]  # has no types

        settings = self._services.settings
        assert settings.push_private_key is not None
        told = {
            "title": notice.email.subject,
            "body": _gist(notice.email),
            "url": notice.link,
            "tag": notice.match,
            "kind": notice.kind,
        }
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        try:
            check_url(browser.endpoint, inside=settings.webhooks_inside)
            await webpush_async(
                {"endpoint": browser.endpoint, "keys": keys},
                encode(told).decode(),
                vapid_private_key=settings.push_private_key.get_secret_value(),
                vapid_claims={"sub": settings.push_contact},
                ttl=PUSH_KEPT,
                timeout=self._outside.timeout,
                aiohttp_session=self._outside,
            )
        except WebPushException as error:
            status = getattr(error.response, "status", 0)
            raise Undelivered(f"push {status}", lasting=status in (400, 403, 404, 410)) from None
        except (ClientError, OSError, TimeoutError) as error:
            raise Undelivered(type(error).__name__, lasting=False) from None
        except ValueError as error:
            # Keys that are none.
            raise Undelivered(type(error).__name__, lasting=True) from None

    async def _forget(self, endpoint: str) -> None:
        async with self._services.database.writing() as session:
            gone = delete(SubscriptionRow).where(SubscriptionRow.endpoint == endpoint)
            await session.execute(gone)

    async def _webhook(self, person: PersonRow, wishes: Preferences, notice: Notice) -> None:
        """Post the notice as JSON; `content` and `text` are what chat services show."""
        url = str(wishes.notices.webhook_url)
        sentence = f"{notice.email.subject}: {notice.link}"
        body: dict[str, object] = {
            "kind": notice.kind,
            "match": notice.match,
            "title": notice.title,
            "edition": notice.edition,
            "others": notice.others,
            "url": notice.link,
            "deadline": iso(notice.deadline),
            "at": iso(now()),
            "content": sentence,
            "text": sentence,
        }
        data = encode(body)
        headers = {"Content-Type": "application/json", "User-Agent": "levant"}
        secret = await self._webhook_secret(person, wishes)
        headers[SIGNATURE] = signature(secret, int(now().timestamp()), data)
        try:
            check_url(url, inside=self._services.settings.webhooks_inside)
            post = self._outside.post(url, data=data, headers=headers, allow_redirects=False)
            async with post as answer:
                status = answer.status
        except (ClientError, OSError, TimeoutError, ValueError) as error:
            raise Undelivered(type(error).__name__, lasting=False) from None
        if status >= 300:
            raise Undelivered(f"webhook {status}", lasting=400 <= status < 500 and status != 429)

    async def _webhook_secret(self, person: PersonRow, wishes: Preferences) -> str:
        """What posts to a person are signed with; made now for an address of an older release."""
        if wishes.notices.webhook_secret is not None:
            return wishes.notices.webhook_secret
        async with self._services.database.writing() as session:
            row = await session.get_one(PersonRow, person.id, with_for_update=True)
            row.preferences = with_webhook_secret(row.preferences)
        made = preferences_of(row).notices.webhook_secret
        if made is None:
            raise Undelivered("the webhook is gone", lasting=True)
        return made


def signature(secret: str, moment: int, body: bytes) -> str:
    """Who sent a post, and when: HMAC-SHA256 of its time and its body (docs/api.md)."""
    signed = hmac.new(secret.encode(), b"%d." % moment + body, "sha256").hexdigest()
    return f"t={moment},v1={signed}"


def _gist(email: Email) -> str:
    """The paragraph of an e-mail that says it."""
    return email.text.split("\n\n")[1].strip()
