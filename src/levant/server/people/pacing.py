"""How often something may be asked that changes nothing: `dependencies=[Depends(...)]`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from levant.server.parts import parts
from levant.server.people.identity import current
from levant.server.people.limits import address, allow, limits_of
from levant.server.people.person import Person

Anybody = Annotated[Person | None, Depends(current)]


def at_most(rule: str) -> Callable[[HTTPConnection, Person | None], Awaitable[None]]:
    """Count a request by a rule: of its person, or of the address of a stranger."""

    async def count(connection: HTTPConnection, person: Anybody) -> None:
        await allow(connection, rule, None if person is None else person.id)

    return count


def at_most_from(rule: str) -> Callable[[HTTPConnection], Awaitable[None]]:
    """Count a request by a rule and by its address, whoever sends it."""

    async def count(connection: HTTPConnection) -> None:
        await allow(connection, rule)

    return count


async def look(connection: HTTPConnection, person: Anybody) -> None:
    """Count a glance. In this process alone: a question to Redis for each would cost too much."""
    own = parts(connection)
    if own.settings.limits:
        whom = address(connection) if person is None else person.id
        await limits_of(own).pace(whom, "look")
