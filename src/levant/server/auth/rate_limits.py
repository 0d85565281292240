"""How often something may be tried, counted here or, for several processes, in Redis."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING, Any, Final

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import FixedWindowRateLimiter, MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from levant.server.error_texts import sentence
from levant.server.errors import RateLimited
from levant.server.services import services_of

if TYPE_CHECKING:
    from redis.asyncio import ConnectionPool

log = structlog.get_logger(__name__)

RULES: Final[dict[str, RateLimitItem]] = {
    name: parse(rule)
    for name, rule in {
        # By address; a club may share one.
        "guest": "120/hour",
        "register": "30/hour",
        "login": "60/minute",
        # Wrong passwords for one name, from wherever: a guesser gets no further.
        "guess": "10/15 minutes",
        "passkey": "60/minute",
        # Wrong codes of one person: a million codes are not tried by ten.
        "code": "10/15 minutes",
        "letter": "10/hour",
        "token": "20/hour",
        "link": "30/minute",
        "profile": "120/minute",
        "report": "10/hour",
        "change": "60/minute",
        "chat": "30/minute",
        "match": "120/hour",
        # Forecasts that are made anew; those that are there cost nothing.
        "forecast": "60/hour",
        # Analyses take a processor's minute each; by person.
        "analysis": "20/hour",
        # Questions that take a processor's while, by person or address.
        "hint": "30/minute",
        # Seconds that hints of one person have been thought about, waiting included.
        "thinking": "180/10 minutes",
        "odds": "60/minute",
        "replay": "60/minute",
        "preview": "120/minute",
        "lesson": "240/minute",
        # Whatever else may be asked, by person or address: ten a second, all day, is no reader.
        "look": "1200/minute",
        # All changes of one person together: several a second, for hours, is a program gone wild.
        "any": "1200/minute",
    }.items()
}
BY_ROUTE: Final = {
    "/api/matches": "match",
    "/api/matches/{match_id}/rematch": "match",
    "/api/tournaments": "match",
    "/api/matches/{match_id}/continue": "match",
    "/api/matches/{match_id}/analysis": "analysis",
    "/api/matches/{match_id}/chat": "chat",
    "/api/matches/{match_id}/notes": "change",
}
"""Routes whose requests are counted by a rule of their own."""


class RateLimits:
    """The counters of a server."""

    def __init__(self, redis: str | None) -> None:
        self._pool: ConnectionPool | None = None
        self._lost: tuple[type[Exception], ...] = (OSError,)
        """How counters show that are out of reach."""
        storage: Storage
        if redis is None:
            storage = MemoryStorage()
        else:
            from redis.asyncio import ConnectionPool
            from redis.exceptions import RedisError

            self._lost = (OSError, RedisError)
            # A socket file, for which the library wants a word of its own.
            url = redis.replace("unix://", "redis+unix://", 1)
            self._pool = ConnectionPool.from_url(redis)
            # Any: the library hands it on to Redis, but has typed the plain options alone.
            options: dict[str, Any] = {"connection_pool": self._pool}
            storage = RedisStorage(f"async+{url}", implementation="redispy", **options)
        self._limiter = MovingWindowRateLimiter(storage)
        # Counted in this process alone: a question to Redis for every move would cost too much.
        self._flood = FixedWindowRateLimiter(MemoryStorage())

    async def close(self) -> None:
        """Give the connections back."""
        if self._pool is not None:
            await self._pool.disconnect()

    async def allow(self, rule: str, whom: str) -> None:
        """Count one attempt; RateLimited when there were too many."""
        await self._ask(self._limiter.hit, rule, whom)

    async def pace(self, whom: str, rule: str = "any") -> None:
        """Count one change, or one question, in this process; RateLimited for a flood of them."""
        if not await self._flood.hit(RULES[rule], rule, whom):
            window = await self._flood.get_window_stats(RULES[rule], rule, whom)
            raise _limited(window.reset_time)

    async def exhausted(self, rule: str, whom: str) -> None:
        """RateLimited when an attempt would be too many; counts none."""
        await self._ask(self._limiter.test, rule, whom)

    async def spend(self, rule: str, whom: str, cost: int) -> None:
        """Count what something has cost, when it is known; nobody is refused for it."""
        try:
            for _ in range(min(cost, RULES[rule].amount)):
                await self._limiter.hit(RULES[rule], rule, whom)
        except self._lost as error:
            log.warning("limits", error=type(error).__name__)

    async def _ask(self, free: Callable[..., Awaitable[bool]], rule: str, whom: str) -> None:
        item = RULES[rule]
        try:
            if await free(item, rule, whom):
                return
            window = await self._limiter.get_window_stats(item, rule, whom)
        except self._lost as error:
            # A lost counter must not lock everybody out.
            log.warning("limits", error=type(error).__name__)
            return
        raise _limited(window.reset_time)


def _limited(until: float) -> RateLimited:
    wait = max(1, round(until - time()))
    return RateLimited(
        sentence("Too many attempts: try again in {seconds} seconds.", seconds=wait),
        retry_after=wait,
    )


def address(connection: HTTPConnection) -> str:
    """Where a request comes from; of IPv6 the network, which one person has whole."""
    host = connection.client.host if connection.client else "unknown"
    return ":".join(host.split(":")[:4]) if ":" in host else host


async def allow(connection: HTTPConnection, rule: str, whom: str | None = None) -> None:
    """Count an attempt of an address, or of `whom`; RateLimited when there were too many."""
    services = services_of(connection)
    if services.settings.limits:
        await services.rate_limits.allow(rule, whom or address(connection))


async def pace(connection: HTTPConnection, person: str) -> None:
    """Count a change of a person, by the rule of its route and together with all others."""
    services = services_of(connection)
    if services.settings.limits:
        rule = BY_ROUTE.get(getattr(connection.scope.get("route"), "path", ""))
        if rule is not None:
            await services.rate_limits.allow(rule, person)
        await services.rate_limits.pace(person)


async def not_exhausted(connection: HTTPConnection, rule: str, whom: str) -> None:
    """RateLimited when `whom` has no attempt left."""
    services = services_of(connection)
    if services.settings.limits:
        await services.rate_limits.exhausted(rule, whom)
