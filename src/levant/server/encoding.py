"""What travels: JSON made by msgspec, ids, times."""

from __future__ import annotations

import gzip
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, overload

import msgspec
from starlette.requests import Request
from starlette.responses import Response

_ENCODER: Final = msgspec.json.Encoder()
ID_BYTES: Final = 12
"""Ids have 96 random bits: nobody guesses one."""


def encode(value: object) -> bytes:
    """JSON, several times faster than the standard library's."""
    return _ENCODER.encode(value)


def decode(text: str | bytes) -> Any:  # Any: JSON as it comes in
    """Read JSON; `msgspec.DecodeError`, a ValueError, says what cannot be read."""
    return msgspec.json.decode(text)


class JsonReply(Response):
    """A JSON answer whose content is already plain data."""

    media_type = "application/json"

    def __init__(
        self, content: object, status_code: int = 200, *, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(_ENCODER.encode(content), status_code, headers=headers)


class PackedJsonReply(JsonReply):
    """A JSON answer that is the same for everybody, compressed for clients that take it so.

    Answers that tell something of a person are never compressed: their length would tell more.
    """

    def __init__(self, content: object, request: Request, *, headers: Mapping[str, str]) -> None:
        packs = "gzip" in encodings(request.headers.get("Accept-Encoding", ""))
        packed = {"Content-Encoding": "gzip"} if packs else {}
        super().__init__(content, headers={**headers, "Vary": "Accept-Encoding", **packed})
        if packs:
            self.body = gzip.compress(self.body, mtime=0)
            self.headers["Content-Length"] = str(len(self.body))


def encodings(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names."""
    return {name.partition(";")[0].strip() for name in accepted.split(",")}


def new_id() -> str:
    """A short random id for an address."""
    # A command would take one with a '-' in front for an option.
    while (drawn := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return drawn


def now() -> datetime:
    """The server's clock, in UTC."""
    return datetime.now(UTC)


@overload
def iso(when: datetime) -> str: ...
@overload
def iso(when: None) -> None: ...
@overload
def iso(when: datetime | None) -> str | None: ...
def iso(when: datetime | None) -> str | None:
    """A time as clients read it. SQLite forgets the zone: all times are UTC."""
    if when is None:
        return None
    return when.replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"
