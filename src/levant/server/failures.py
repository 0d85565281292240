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
    ("connection failed", ("the database does not answer: start PostgreSQL, or correct"
     " LEVANT_DATABASE_URL")),
    ("connection is bad", ("the database does not answer: start PostgreSQL, or correct"
     " LEVANT_DATABASE_URL")),
    ("server closed the connection", ("the database has gone: start PostgreSQL again; nothing"
     " acknowledged is lost")),
)  # fmt: skip
"""What a driver says, in small letters, and what that means; the first that fits."""


def explain_failure(error: BaseException) -> str | None:
    """What failed behind an error, and its cure; None for an error of another kind."""
    for cause in _causes(error):
        if isinstance(cause, AuthenticationError):
            return "Redis refuses the password: correct LEVANT_REDIS_URL"
        if isinstance(cause, RedisError):
            return f"Redis does not answer ({_first(cause)}): start it, or correct LEVANT_REDIS_URL"
        if isinstance(cause, PoolTimeout):
            return (
                "all connections to the database are in use: it is slow, or LEVANT_DATABASE_POOL"
                " is too small"
            )
        if isinstance(cause, DBAPIError):
            return _of_driver(cause.orig if cause.orig is not None else cause)
        if isinstance(cause, SQLAlchemyError):
            continue
        if isinstance(cause, OSError) and cause.errno is not None:
            return _of_system(cause)
    return None


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error, and those that it came from."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)


def _of_driver(error: BaseException) -> str:
    said = str(error).casefold()
    for sign, cure in _CURES:
        if sign in said:
            return cure.format(first=_first(error))
    return f"the database fails: {_first(error)}"


def _of_system(error: OSError) -> str:
    where = f" '{error.filename}'" if error.filename else ""
    return f"{error.strerror or type(error).__name__}{where}: see to it, and start again"


def _first(error: BaseException) -> str:
    """What an error says, on one line; values of a statement are not in it."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0].rstrip(".;") if lines else type(error).__name__
