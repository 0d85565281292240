"""Shapes that every package shares: request bodies, sentences and errors."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict


class RequestBody(BaseModel):
    """The JSON of a request; a name that it does not know is an error."""

    model_config = ConfigDict(extra="forbid")


class NameOut(TypedDict):
    """The name of a thing of the game: its key in the catalogue, and whether it is a plural."""

    name: str
    many: bool


class MessageOut(TypedDict):
    """A sentence before it is in a language: a key of the catalogue and its facts."""

    key: str
    facts: dict[str, int | str | list[int] | NameOut | MessageOut]


class ErrorOut(TypedDict):
    """Why something was not done."""

    code: Annotated[str, Field(description="For programs: refused, stale, invalid, not_found, ...")]
    message: Annotated[str, Field(description="For people, in the language they asked for.")]
    say: Annotated[
        MessageOut | None,
        Field(description="The same as a message of the catalogues, in any language."),
    ]
    rule: Annotated[str | None, Field(description="The section of the rules that forbids it.")]
    field: Annotated[str | None, Field(description="The part of the request it is about.")]
    version: Annotated[int | None, Field(description="The present version, when yours is stale.")]
    index: Annotated[int | None, Field(description="Which of several actions was refused.")]
    retry_after: Annotated[
        float | None,
        Field(description="Seconds after which it may be tried again; null: it will not help."),
    ]


class Error(TypedDict):
    """What every answer of 4xx and 5xx looks like."""

    __pydantic_config__ = ConfigDict(  # type: ignore[misc]  # pydantic's own way
        json_schema_extra={
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
                        "retry_after": None,
                    }
                }
            ]
        }
    )

    error: ErrorOut
