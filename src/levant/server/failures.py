"""What is wrong with the database, the disk or Redis, in one sentence that names the cure.

For whoever operates the server: on the command line, in the log. People who play are told only
that the server cannot do it now.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from redis.exceptions import AuthenticationError, RedisError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from levant.server.system_errors import explain_system_error

_CURES: Final = (
    # SQLite
    ("file is not a database", ("the database file is damaged or was not made by SQLite: restore a"
     " backup with 'levant admin restore', or name another in LEVANT_DATABASE_URL")),
    ("database disk image is malformed", ("the database file is damaged: restore a backup with"
     " 'levant admin restore'")),
    ("database is locked", ("another program keeps the database locked: end it; only one server may"
     " run on a SQLite file")),
    ("readonly database", ("the database file cannot be written: give the server's user the right"
     " to write the file and its folder")),
    ("unable to open database file", ("the database file cannot be opened: the server's user must"
     " be able to read and write the file and its folder; LEVANT_DATABASE_URL says where it is")),
    ("database or disk is full", "the disk is full: make room; nothing acknowledged is lost"),
    ("disk i/o error", "the disk fails, or is full: look at it; nothing acknowledged is lost"),
    # PostgreSQL
    ("no space left on device", ("the disk of the database is full: make room; nothing acknowledged"
     " is lost")),
    ("password authentication failed", ("PostgreSQL refuses the user or the password: correct"
     " LEVANT_DATABASE_URL")),
    ("no password supplied", "PostgreSQL wants a password: put it into LEVANT_DATABASE_URL"),
    ("does not exist", ("PostgreSQL does not have it: {first}; create it, or correct"
     " LEVANT_DATABASE_URL")),
    ("read-only transaction", ("PostgreSQL takes no writes: this is a standby, or it was set to"
     " read only; connect to the primary")),
    ("permission denied", "PostgreSQL gives the user no right to it: {first}; grant it"),
    ("too many connections", ("PostgreSQL has no connection left: raise max_connections, or lower"
     " LEVANT_DATABASE_POOL")),
    ("too many clients", ("PostgreSQL has no connection left: raise max_connections, or lower"
     " LEVANT_DATABASE_POOL")),
    ("name or service not known", ("the name of the database's machine is unknown: correct"
     " LEVANT_DATABASE_URL")),
    ("failed to resolve host", ("the name of the database's machine is unknown: correct"
     " LEVANT_DATABASE_URL")),
    ("connection timeout", ("the database does not answer: start PostgreSQL, or correct"
     " LEVANT_DATABASE_URL")),
    ("could not translate host name", ("the name of the database's machine is unknown: correct"
     " LEVANT_DATABASE_URL")),
    ("connection failed", ("the database does not answer: start PostgreSQL, or correct"
     " LEVANT_DATABASE_URL")),
    ("connection refused", ("the database does not answer: start PostgreSQL, or correct"
     " LEVANT_DATABASE_URL")),
    ("connection is bad", ("the database does not answer: start PostgreSQL, or correct"
     " LEVANT_DATABASE_URL")),
    ("server closed the connection", ("the database has gone: start PostgreSQL again; nothing"
     " acknowledged is lost")),
)  # fmt: skip
"""What a driver says, in small letters, and what that means; the first that fits."""

_REDIS_CURES: Final = (
    ("protected mode", ("Redis answers its own machine alone (protected mode): give it a password,"
     " or switch that off where only your servers reach it")),
    ("misconf", ("Redis cannot write its snapshots and takes no changes: make room on its disk, or"
     " switch them off (save ''); nothing in it needs to last")),
    ("oom command", "Redis has no memory left: raise its maxmemory"),
    ("read only replica", ("this Redis is a replica that takes no writes: put the address of its"
     " primary into LEVANT_REDIS_URL")),
)  # fmt: skip
"""The same of what Redis answers, if it answers at all."""


def explain_failure(error: BaseException) -> str | None:
    """What failed behind an error, and its cure; None for an error of another kind."""
    for cause in _causes(error):
        if isinstance(cause, AuthenticationError):
            return "Redis refuses the password: correct LEVANT_REDIS_URL"
        if isinstance(cause, RedisError):
            return _explain_redis_error(cause)
        if isinstance(cause, PoolTimeout):
            return (
                "all connections to the database are in use: it is slow, or LEVANT_DATABASE_POOL"
                " is too small"
            )
        if isinstance(cause, DBAPIError):
            return explain_driver_error(cause.orig if cause.orig is not None else cause)
        if isinstance(cause, SQLAlchemyError):
            continue
        if isinstance(cause, OSError) and cause.errno is not None:
            return explain_system_error(cause)
    return None


def _explain_redis_error(error: RedisError) -> str:
    """What Redis says: most often nothing."""
    said = str(error).casefold()
    for sign, cure in _REDIS_CURES:
        if sign in said:
            return cure
    return f"Redis does not answer ({_first(error)}): start it, or correct LEVANT_REDIS_URL"


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error, and those that it came from; of several at once each."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        if isinstance(seen, BaseExceptionGroup):
            for part in seen.exceptions:
                yield from _causes(part)
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)


def explain_driver_error(error: BaseException) -> str:
    """The failure that a driver of SQLite or PostgreSQL tells of."""
    return explain_words(str(error)) or f"the database fails: {_first(error)}"


def explain_words(said: str) -> str | None:
    """The failure that words stand for: a driver's, or those of a program of
    PostgreSQL; None for other words."""
    small = said.casefold()
    for sign, cure in _CURES:
        if sign in small:
            return cure.format(first=_first_line(said))
    return None


def _first(error: BaseException) -> str:
    return _first_line(str(error)) or type(error).__name__


def _first_line(said: str) -> str:
    """What was said, on one line; values of a statement are not in it."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[0].rstrip(".;") if lines else ""
