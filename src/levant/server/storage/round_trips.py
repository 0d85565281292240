"""PostgreSQL is a way there and back away: what needs not be asked by itself is not."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, ExecutionContext
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util.concurrency import await_

JOINED: Final = "levant_joined"
"""An option of engines whose transactions begin with their first statement, in one message."""
_RESTED: Final = "levant_rested"
RESTED: Final = 5.0
"""Seconds after which a connection is asked whether it lives before it is used again. One that
breaks while it is busy is noticed by whoever uses it next, and all others of its age go with it."""
_IDLE: Final = "IDLE"


def spare_round_trips(engine: Engine) -> None:
    """What PostgreSQL is asked costs a way there and back: ask nothing that is known."""

    def rest(_: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        entry.info[_RESTED] = time.monotonic()

    def use(connection: DBAPIConnection, entry: ConnectionPoolEntry, _: object) -> None:
        if time.monotonic() - entry.info.get(_RESTED, float("inf")) > RESTED:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error:
                raise InvalidatePoolError from None

    def execute(_: object, statement: str, given: Any, context: ExecutionContext | None) -> bool:
        return _began(context, statement, given, many=False)

    def execute_many(
        _: object, statement: str, given: Any, context: ExecutionContext | None
    ) -> bool:
        return _began(context, statement, given, many=True)

    event.listen(engine, "checkin", rest)
    event.listen(engine, "checkout", use)
    event.listen(engine, "do_execute", execute)
    event.listen(engine, "do_executemany", execute_many)


# Any: SQLAlchemy hands over what the driver takes, whose types it does not know.
def _began(context: Any, statement: str, given: Any, *, many: bool) -> bool:
    """Whether this was the first statement of a joined transaction, and is done with its BEGIN."""
    if context is None or JOINED not in context.execution_options:
        return False
    driver = context.root_connection.connection.driver_connection
    if driver.info.transaction_status.name != _IDLE:
        return False
    await_(_begin_with(driver, statement, given, many=many))
    return True


async def _begin_with(driver: Any, statement: str, given: Any, *, many: bool) -> None:
    async with driver.pipeline(), driver.cursor() as cursor:
        await driver.execute("BEGIN")
        await (cursor.executemany if many else cursor.execute)(statement, given)
