"""What the documented interface says beside the routes: how to log in, how errors look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fastapi import FastAPI

from levant.server.auth.csrf import HEADER, SESSION

METHODS: Final = ("get", "post", "put", "patch", "delete")
SCHEMES: Final = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "lvt_...",
        "description": "An API token, made in your settings: for programs.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": SESSION,
        "description": "The cookie of a login: for browsers.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": HEADER,
        "description": "The `csrf` of GET /api/me, with every change that goes by cookie.",
    },
}
_TEXT: Final = {"type": ["string", "null"]}
_NUMBER: Final = {"type": ["integer", "null"]}
ERROR: Final[dict[str, Any]] = {
    "title": "Error",
    "description": "What every answer of 4xx and 5xx looks like.",
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message", "say", "rule", "field", "version", "index"],
            "properties": {
                "code": {
                    "type": "string",
                    "description": "For programs: refused, stale, invalid, not_found, ...",
                },
                "message": {"type": "string", "description": "For people, in English."},
                "say": {
                    "type": ["object", "null"],
                    "description": "The same as a message of the catalogues, in any language.",
                },
                "rule": _TEXT | {"description": "The section of the rules that forbids it."},
                "field": _TEXT | {"description": "The part of the request it is about."},
                "version": _NUMBER | {"description": "The present version, when yours is stale."},
                "index": _NUMBER | {"description": "Which of several actions was refused."},
            },
        }
    },
    "examples": [
        {
            "error": {
                "code": "refused",
                "message": "5.11: only 3 blocks may take this road in a turn",
                "say": {"key": "refusal.road_full", "facts": {"limit": 3}},
                "rule": "5.11",
                "field": None,
                "version": None,
                "index": 1,
            }
        }
    ],
}


def describe(app: FastAPI) -> None:
    """Complete the description that FastAPI makes of the routes."""
    of_routes = app.openapi

    def whole() -> dict[str, Any]:
        if app.openapi_schema is None:
            complete(of_routes())
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = whole  # type: ignore[method-assign]  # FastAPI's own way to extend it


def complete(schema: dict[str, Any]) -> None:
    """Add logins and the one shape of errors; nothing answers as FastAPI would by itself."""
    components = schema.setdefault("components", {})
    components["securitySchemes"] = SCHEMES
    schemas = components.setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    schemas["Error"] = ERROR
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    for method, operation in _operations(schema):
        answers = operation["responses"]
        answers.pop("422", None)
        answers["4XX"] = {"description": "Refused: the error says why.", "content": content}
        answers["5XX"] = {"description": "Not possible now.", "content": content}
        by_cookie: dict[str, list[str]] = {"session": []}
        if method != "get":
            by_cookie["csrf"] = []
        operation["security"] = [{"token": []}, by_cookie, {}]


def _operations(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in schema["paths"].values():
        for method in METHODS:
            if method in path:
                yield method, path[method]
