"""What every request passes: size limit, safe headers, one log line, figures."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from levant.server.error_texts import sentence
from levant.server.errors import Problem, reply
from levant.server.metrics import REQUEST_SECONDS, REQUESTS
from levant.server.settings import Settings
from levant.server.tracing import span
from levant.server.web.allowed_hosts import AllowedHosts, Misdirected

log = structlog.get_logger("levant.request")

_CALLED_BY_MACHINES: Final = ("/healthz", "/readyz")
"""By whatever name the machine before us has for us; they tell nothing."""
_QUIET: Final = (*_CALLED_BY_MACHINES, "/metrics")
CONTENT_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src {connect}; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def content_policy(settings: Settings) -> str:
    """What the page may load and whom it may call: this server, by its sockets too."""
    home = urlsplit(settings.base_url)
    scheme = "wss" if settings.secure else "ws"
    return CONTENT_POLICY.format(connect=f"'self' {scheme}://{home.netloc}")


class TooLarge(Problem):
    """A body over the limit."""

    status, code = 413, "too_large"


class RequestMiddleware:
    """The outermost layer. Plain ASGI: it costs microseconds."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = AllowedHosts(settings)
        self.content_policy = content_policy(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._life(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._protect(scope, MutableHeaders(scope=message))
            await send(message)

        with span("request", method=scope["method"]) as traced:
            try:
                if scope["path"] not in _CALLED_BY_MACHINES:
                    self.hosts.check(*Headers(scope=scope).getlist("host"))
                await self._limited(scope, receive, answer)
            except Misdirected as problem:
                await reply(problem, Headers(scope=scope))(scope, receive, answer)
            finally:
                # The route, not the address: ids and tokens in it are nobody's business.
                route = getattr(scope.get("route"), "path", "page")
                traced.tell(name=f"{scope['method']} {route}", route=route, status=status)
                self._note(scope, route, status, time.perf_counter() - begun)

    async def _life(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The life of the server. A start that fails is told in a sentence by who started it."""

        async def without_traceback(message: Message) -> None:
            failed = message["type"] == "lifespan.startup.failed"
            await send({"type": message["type"]} if failed else message)

        await self.app(scope, receive, without_traceback)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.hosts.check(*Headers(scope=scope).getlist("host"))
        except Misdirected as problem:
            await send({"type": "websocket.close", "code": 1008, "reason": problem.message[:100]})
            return
        await self.app(scope, receive, send)

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a body over the limit, told beforehand or not."""
        limit = self.settings.body_limit
        told = Headers(scope=scope).get("content-length", "0")
        if not told.isdigit() or int(told) > limit:
            await reply(self._too_large(), Headers(scope=scope))(scope, receive, send)
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit:
                raise self._too_large()
            return message

        async def unless_large(message: Message) -> None:
            # Whatever the application made of the broken body, the answer is ours.
            if taken <= limit:
                await send(message)

        await self.app(scope, counted, unless_large)
        if taken > limit:
            await reply(self._too_large(), Headers(scope=scope))(scope, receive, send)

    def _too_large(self) -> TooLarge:
        return TooLarge(
            sentence("a request has at most {count} bytes", count=self.settings.body_limit)
        )

    def _protect(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        path = scope["path"]
        headers.setdefault("Content-Security-Policy", self.content_policy)
        if path.startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")
        if self.settings.secure:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")

    def _note(self, scope: Scope, route: str, status: int, seconds: float) -> None:
        REQUESTS.labels(scope["method"], route, status).inc()
        REQUEST_SECONDS.labels(route).observe(seconds)
        if scope["path"] not in _QUIET:
            told = log.warning if status >= 500 else log.debug
            told("request", method=scope["method"], route=route, status=status,
                 ms=round(seconds * 1000, 1))  # fmt: skip
