"""No page of another site can act for a person who is logged in here.

The browser sends the cookie by itself; what changes something must also bring, in a header, a
word that follows from the cookie and that only our own page can have read (GET /api/me).
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from levant.server.auth import secret_hashes
from levant.server.errors import Problem
from levant.server.settings import Settings

SESSION: Final = "levant_session"
VISITOR: Final = "levant_visitor"
"""The cookie of a browser in which nobody is logged in: it guards the login itself."""
HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Forged(Problem):
    """A change that does not prove to come from our own page."""

    status, code = 403, "csrf"


def word(cookie: str) -> str:
    """What a page must send back to show that it belongs to this cookie."""
    return secret_hashes.derived(cookie, "csrf")


def check(connection: HTTPConnection) -> None:
    """Forged, unless the request changes nothing or brings the right word."""
    if connection.scope.get("method", "GET") in SAFE:
        return
    cookies = connection.cookies
    cookie = cookies.get(SESSION) or cookies.get(VISITOR)
    sent = connection.headers.get(HEADER, "")
    if not cookie or not secret_hashes.same(sent, word(cookie)):
        raise Forged(
            "This change needs the header X-CSRF-Token with the csrf of GET /api/me.",
        )
    if not own_origin(connection):
        raise Forged("This change comes from another site.")


def own_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks is ours; programs other than browsers do not say."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") != "cross-site"
    settings: Settings = connection.app.state.settings
    host = urlsplit(origin).netloc
    own = {connection.headers.get("host"), urlsplit(settings.base_url).netloc}
    return origin in settings.origins or (host != "" and host in own)
