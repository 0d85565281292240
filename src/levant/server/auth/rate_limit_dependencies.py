"""How often something may be asked that changes nothing: `dependencies=[Depends(...)]`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from levant.server.auth.authentication import MaybePerson
from levant.server.auth.person import Person
from levant.server.auth.rate_limits import address, allow
from levant.server.services import services_of


def at_most(rule: str) -> Callable[[HTTPConnection, Person | None], Awaitable[None]]:
    """Count a request by a rule: of its person, or of the address of a stranger."""

    async def count(connection: HTTPConnection, person: MaybePerson) -> None:
        await allow(connection, rule, None if person is None else person.id)

    return count


def at_most_from(rule: str) -> Callable[[HTTPConnection], Awaitable[None]]:
    """Count a request by a rule and by its address, whoever sends it."""

    async def count(connection: HTTPConnection) -> None:
        await allow(connection, rule)

    return count


async def limit_reads(connection: HTTPConnection, person: MaybePerson) -> None:
    """Count a glance. In this process alone: a question to Redis for each would cost too much."""
    services = services_of(connection)
    if services.settings.limits:
        whom = address(connection) if person is None else person.id
        await services.rate_limits.pace(whom, "look")
