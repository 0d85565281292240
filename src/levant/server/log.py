"""Logging: one structured line for each thing that happened, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from levant.server.settings import Settings

_SECRET_KEYS: Final = re.compile(
    r"password|passwd|secret|token|cookie|authorization|csrf|private|credential|session"
    r"|dice_?key|nonce|subscription|email",
    re.IGNORECASE,
)
_SECRET_TEXTS: Final = re.compile(
    r"(lvt_)[\w-]+|(://[^\s:/@]+:)[^\s@]+(?=@)|([?&](?:token|key)=)[^\s&\"]+"
    r"|(/(?:unsubscribe|welcome|confirm|reset|invitation)[/#])[\w-]{16,}"
)
HIDDEN: Final = "***"


def redact(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Hide what would let a reader of the log in, whatever it is called or stands in."""
    return {key: _hidden(key, value) for key, value in event.items()}


def _hidden(key: str, value: object) -> object:
    if isinstance(value, dict):
        return {inner: _hidden(str(inner), held) for inner, held in value.items()}
    if _SECRET_KEYS.search(key):
        return HIDDEN
    return redacted(value) if isinstance(value, str) else value


def redacted(text: str) -> str:
    """A text without API tokens, passwords of addresses and tokens in queries."""
    return _SECRET_TEXTS.sub(lambda found: next(g for g in found.groups() if g) + HIDDEN, text)


def _says_something(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Application startup failed")


def configure(settings: Settings) -> None:
    """Send structlog, and what libraries log, to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        redact,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "taskiq", "alembic"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
    # Our own line for each request says more; drivers tell statements with their values.
    logging.getLogger("uvicorn.access").setLevel(logging.ERROR)
    if settings.log_level != "debug":
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    # Why it could not start is the last word of the command.
    logging.getLogger("uvicorn.error").addFilter(_says_something)
    for name in ("sqlalchemy", "aiosqlite", "alembic", "asyncio", "taskiq", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
