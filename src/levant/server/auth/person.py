"""A person, as the rest of the server knows him."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Final, Literal

from pydantic import Field
from typing_extensions import TypedDict

from levant.server.encoding import iso
from levant.server.storage.people_models import PersonRow

Kind = Literal["guest", "member", "bot"]
GONE: Final = "deleted"
"""The kind of a row whose account is deleted."""


class User(TypedDict):
    """What everybody may see of a person."""

    id: Annotated[str, Field(examples=["b0R1xwQ3u8aTz2Yk"])]
    name: Annotated[str, Field(examples=["Balian"])]
    kind: Kind
    since: str


@dataclass(frozen=True)
class Person:
    """Who is asking: enough to seat him and to show him to others."""

    id: str
    name: str
    kind: Kind
    since: datetime

    def user(self) -> User:
        """What everybody may see of him."""
        return {"id": self.id, "name": self.name, "kind": self.kind, "since": iso(self.since)}


def person_of(row: PersonRow) -> Person:
    """The person of a row; one who has left is shown as a guest without a name."""
    kinds: dict[str, Kind] = {"member": "member", "bot": "bot"}
    return Person(row.id, row.name, kinds.get(row.kind, "guest"), row.created)
