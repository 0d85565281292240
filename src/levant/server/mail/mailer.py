"""Sends e-mails beside the requests, trying again where the mail server is away."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, make_msgid
from typing import Final
from urllib.parse import urlsplit

import structlog

from levant.server.encoding import now
from levant.server.mail.emails import Email
from levant.server.services import Services
from levant.server.settings import Settings

log = structlog.get_logger(__name__)
Envelope = tuple[Email, str]
"""An e-mail and its address."""
PAUSES: Final = (5.0, 30.0, 120.0)
"""Seconds between attempts, while the mail server cannot be reached."""
PATIENCE: Final = 30.0


class Undelivered(Exception):
    """It could not be told now; `lasting`: nor ever."""

    def __init__(self, why: str, *, lasting: bool) -> None:
        super().__init__(why)
        self.lasting = lasting


def addressed(
    settings: Settings, letter: Email, to: str, unsubscribe: str | None = None
) -> EmailMessage:
    """An e-mail ready to send; one that can be unsubscribed from says how (RFC 8058)."""
    message = EmailMessage()
    message["From"] = formataddr((settings.name, settings.mail_from))
    message["To"] = to
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(now())
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.base_url).hostname)
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe is not None:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


async def send(settings: Settings, message: EmailMessage) -> None:
    """Hand an e-mail to the mail server, or Undelivered."""
    import aiosmtplib

    assert settings.smtp_host is not None
    password = settings.smtp_password
    try:
        await aiosmtplib.send(
            message,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user,
            password=None if password is None else password.get_secret_value(),
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            timeout=PATIENCE,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        never = all(refused.code >= 500 for refused in error.recipients)
        raise Undelivered(type(error).__name__, lasting=never) from None
    except aiosmtplib.SMTPResponseException as error:
        raise Undelivered(type(error).__name__, lasting=error.code >= 500) from None
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Undelivered(type(error).__name__, lasting=False) from None


class Mailer:
    """Letters on their way. Without a mail server none is written."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def open(self) -> bool:
        return self._services.settings.smtp_host is not None

    def drop(self, *mail: Envelope) -> None:
        """Send e-mails soon; nobody waits for them, nor can tell whether they could go."""
        for letter, to in mail if self.open else ():
            self._services.spawn(self._carry(addressed(self._services.settings, letter, to)))

    async def _carry(self, message: EmailMessage) -> None:
        for pause in (*PAUSES, None):
            try:
                await send(self._services.settings, message)
            except Undelivered as error:
                log.warning("letter", error=str(error), lasting=error.lasting)
                if pause is None or error.lasting:
                    return
                await asyncio.sleep(pause)
            else:
                return
