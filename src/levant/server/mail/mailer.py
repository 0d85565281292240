"""Sends e-mails beside the requests, trying again where the mail server is away."""

from __future__ import annotations

import asyncio
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
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
ENCODED: Final = "=?"
"""How a word begins that mail programs decode (RFC 2047); no address of ours has one."""


class Undelivered(Exception):
    """It could not be told now; `lasting`: nor ever; `cure`: what its operator can do."""

    def __init__(self, why: str, *, lasting: bool, cure: str | None = None) -> None:
        super().__init__(why)
        self.lasting = lasting
        self.cure = cure


def addressed(
    settings: Settings, letter: Email, to: str, unsubscribe: str | None = None
) -> EmailMessage:
    """An e-mail ready to send, or Undelivered.

    One that can be unsubscribed from says how (RFC 8058).
    """
    if ENCODED in to:
        raise Undelivered("the address has encoded words", lasting=True)
    message = EmailMessage(policy=SMTP)
    message["From"] = formataddr((settings.name, settings.mail_from))
    message["To"] = Address(addr_spec=to)
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
        cure = "the mail server does not take letters for that address"
        raise Undelivered(type(error).__name__, lasting=never, cure=cure) from None
    except aiosmtplib.SMTPAuthenticationError as error:
        cure = "the mail server refuses the login: correct LEVANT_SMTP_USER and _PASSWORD"
        raise Undelivered(type(error).__name__, lasting=False, cure=cure) from None
    except aiosmtplib.SMTPSenderRefused as error:
        cure = "the mail server refuses the sender: set LEVANT_MAIL_FROM to an address of its own"
        raise Undelivered(type(error).__name__, lasting=error.code >= 500, cure=cure) from None
    except aiosmtplib.SMTPResponseException as error:
        cure = f"the mail server refuses the letter with {error.code}: its log says why"
        raise Undelivered(type(error).__name__, lasting=error.code >= 500, cure=cure) from None
    except (aiosmtplib.SMTPException, OSError) as error:
        cure = "the mail server does not answer: see LEVANT_SMTP_HOST, _PORT and _TLS"
        raise Undelivered(type(error).__name__, lasting=False, cure=cure) from None


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
            try:
                message = addressed(self._services.settings, letter, to)
            except Undelivered as error:
                log.warning("letter", error=str(error), lasting=True)
            else:
                self._services.spawn(self._carry(message))

    async def _carry(self, message: EmailMessage) -> None:
        for pause in (*PAUSES, None):
            try:
                await send(self._services.settings, message)
            except Undelivered as error:
                log.warning("letter", error=str(error), cure=error.cure, lasting=error.lasting)
                if pause is None or error.lasting:
                    return
                await asyncio.sleep(pause)
            else:
                return
