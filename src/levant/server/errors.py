"""What goes wrong, in one shape: every answer of 4xx and 5xx is `{"error": {...}}`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.responses import Response

from levant.kernel.title import LevantError
from levant.locale.catalogue import SOURCE
from levant.server.encoding import JsonReply
from levant.server.error_texts import in_language, language_of
from levant.server.failures import explain_failure
from levant.server.field_errors import fault
from levant.server.schemas import ErrorOut, MessageOut

log = structlog.get_logger(__name__)

CODES: Final = {
    400: "invalid", 401: "unauthenticated", 403: "forbidden", 404: "not_found",
    405: "not_allowed", 409: "conflict", 413: "too_large", 415: "invalid", 421: "misdirected",
    422: "invalid", 429: "rate_limited", 500: "failed", 503: "unavailable",
}  # fmt: skip


class Problem(LevantError):
    """A request that cannot be granted; `code` is for programs, the message for people."""

    status = 400
    code = "invalid"

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        status: int | None = None,
        headers: dict[str, str] | None = None,
        say: MessageOut | None = None,
        rule: str | None = None,
        field: str | None = None,
        version: int | None = None,
        index: int | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.code
        self.status = status or self.status
        self.headers = headers
        self.say = say
        self.rule = rule
        self.field = field
        self.version = version
        self.index = index
        self.retry_after = retry_after
        if retry_after is not None:
            self.headers = {**(headers or {}), "Retry-After": str(math.ceil(retry_after))}

    def body(self, language: str = SOURCE) -> ErrorOut:
        """The error as every client gets it, over HTTP and sockets alike."""
        return {
            "code": self.code, "message": in_language(self.message, language), "say": self.say,
            "rule": self.rule, "field": self.field, "version": self.version, "index": self.index,
            "retry_after": self.retry_after,
        }  # fmt: skip


class Invalid(Problem):
    """Something in the request cannot be used; `field` names it."""

    status, code = 422, "invalid"


class NotFound(Problem):
    """It does not exist, or the asker may not know that it does."""

    status, code = 404, "not_found"


class Forbidden(Problem):
    """Known, but not allowed to this person."""

    status, code = 403, "forbidden"


class Unauthenticated(Problem):
    """Nobody is logged in."""

    status, code = 401, "unauthenticated"


class Conflict(Problem):
    """Not possible as things stand now."""

    status, code = 409, "conflict"


class Stale(Problem):
    """The action was chosen from an older state; `version` is the present one."""

    status, code = 409, "stale"


class Refused(Problem):
    """The rules do not allow the action; `rule` and `say` tell why."""

    status, code = 422, "refused"


class RateLimited(Problem):
    """Too many requests in too little time."""

    status, code = 429, "rate_limited"


class Unavailable(Problem):
    """The server cannot do it at the moment."""

    status, code = 503, "unavailable"


def reply(problem: Problem, headers: Mapping[str, str]) -> Response:
    """A problem as an answer to a request with these headers."""
    body = problem.body(language_of(headers))
    return JsonReply({"error": body}, problem.status, headers=problem.headers)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return reply(error, request.headers)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "invalid")
    message = str(error.detail) or HTTPStatus(error.status_code).phrase
    headers = None if error.headers is None else dict(error.headers)
    problem = Problem(message, code=code, status=error.status_code, headers=headers)
    return reply(problem, request.headers)


async def _validation(request: Request, error: Exception) -> Response:
    """Which field is wrong, and why."""
    assert isinstance(error, RequestValidationError)
    why, field = fault(error.errors()[0])
    return reply(Invalid(why, field=field), request.headers)


async def _user_error(request: Request, error: Exception) -> Response:
    return reply(Invalid(str(error)), request.headers)


async def _unstorable(request: Request, error: Exception) -> Response:
    """PostgreSQL keeps no null characters, SQLite no numbers beyond 64 bits."""
    problem = Invalid("something in the request cannot be kept: a null character, most likely")
    return reply(problem, request.headers)


def route_of(request: Request) -> str:
    """The pattern of a request's route: its address may hold tokens."""
    return str(getattr(request.scope.get("route"), "path", "page"))


async def _database(request: Request, error: Exception) -> Response:
    why = explain_failure(error) or type(error).__name__
    log.error("database", method=request.method, route=route_of(request), error=why)
    problem = Unavailable("the database does not answer; try again", retry_after=2)
    return reply(problem, request.headers)


async def _failure(request: Request, error: Exception) -> Response:
    log.exception(
        "failure", method=request.method, route=route_of(request), error=type(error).__name__
    )
    problem = Problem("the server failed; the failure is logged", code="failed", status=500)
    return reply(problem, request.headers)


def install(app: FastAPI) -> None:
    """Answer every exception in the one shape."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _validation)
    app.add_exception_handler(LevantError, _user_error)
    app.add_exception_handler(DataError, _unstorable)
    # A pool whose connections are all in use for too long is as good as no database.
    for broken in (DBAPIError, PoolTimeout, TimeoutError, OSError):
        app.add_exception_handler(broken, _database)
    app.add_exception_handler(Exception, _failure)
