"""What the documented interface says beside the routes: how to log in, how errors look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fastapi import FastAPI
from pydantic import TypeAdapter

from levant.server.auth.csrf import HEADER, SESSION
from levant.server.lobby.schemas import LobbyMessage
from levant.server.play.schemas import SocketMessage
from levant.server.schemas import Error

JsonSchema = dict[str, Any]  # Any: a tree of JSON that FastAPI makes and takes
REFERENCE: Final = "#/components/schemas/{model}"
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


def describe(app: FastAPI) -> None:
    """Complete the description that FastAPI makes of the routes."""
    of_routes = app.openapi

    def whole() -> JsonSchema:
        if app.openapi_schema is None:
            complete(of_routes())
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = whole  # type: ignore[method-assign]  # FastAPI's own way to extend it


def complete(schema: JsonSchema) -> None:
    """Add logins and the one shape of errors; nothing answers as FastAPI would by itself."""
    components = schema.setdefault("components", {})
    components["securitySchemes"] = SCHEMES
    schemas = components.setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    for described in (Error, SocketMessage, LobbyMessage):
        schemas |= _schemas_of(described)
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


def _schemas_of(shape: Any) -> JsonSchema:  # Any: a type, of whatever kind
    """A shape that no route returns, and those in it, by name."""
    made = TypeAdapter(shape).json_schema(mode="serialization", ref_template=REFERENCE)
    named: JsonSchema = made.pop("$defs", {})
    return named | {made.get("title", "SocketMessage"): made}


def _operations(schema: JsonSchema) -> Iterator[tuple[str, JsonSchema]]:
    for path in schema["paths"].values():
        for method in METHODS:
            if method in path:
                yield method, path[method]
