"""Undo and reset inside one's own turn."""

from __future__ import annotations

from typing import Any, Literal

from levant.server.errors import Conflict
from levant.server.matches.header import Header
from levant.server.parts import Parts
from levant.server.people.person import Person
from levant.server.play.acting import change, check_version
from levant.server.play.moves import Move
from levant.server.play.table import FINAL, Table


async def undo(
    own: Parts,
    match_id: str,
    person: Person,
    version: int,
    kind: Literal["undo", "reset"],
    role: str | None = None,
) -> dict[str, Any]:
    """Take back one's last request, or all since the dice, a reveal or another's decision."""

    async def make(header: Header, table: Table) -> tuple[Move | None, dict[str, Any]]:
        header.check_visible(person)
        header.check_running()
        place = header.need_seat(person, role).row.place
        check_version(header, table, place, version)
        length = table.undo_to(place) if kind == "undo" else table.reset_to(place)
        if length is None:
            raise Conflict(
                "nothing can be undone: dice have fallen, something was revealed, or another "
                "player has to choose; offer a take-back instead"
            )
        move = Move(own, header, table, place, person.id)
        await rewind(move, kind, length)
        return move, {"version": table.seen[place], "events": table.told(place)}

    return await change(own, match_id, make)


async def rewind(move: Move, kind: str, length: int, *, public: bool = False) -> None:
    """Go back to where so many actions led, and write that down."""
    table = move.table
    table.rewind(length)
    move.note(kind, str(length), move.actor, floor=FINAL)
    await move.commit(public=public)
    table.note_rewind()
