"""Undo and reset inside one's own turn."""

from __future__ import annotations

from typing import Final, Literal

from levant.kernel.title import Refusal
from levant.server.errors import Conflict
from levant.server.matches.header import Header
from levant.server.play.actions import change_match, check_version
from levant.server.play.match_change import MatchChange
from levant.server.play.requests import Asker, UndoRequest
from levant.server.play.schemas import ActedOut
from levant.server.play.table import FINAL, Table
from levant.server.services import Services

NOTHING: Final = (
    "nothing can be undone: dice have fallen, something was revealed, or another player has to "
    "choose; offer a take-back instead"
)


async def undo(services: Services, asker: Asker, wanted: UndoRequest) -> ActedOut:
    """Undo the asker's last request."""
    return await _take_back(services, asker, wanted, "undo")


async def reset(services: Services, asker: Asker, wanted: UndoRequest) -> ActedOut:
    """Undo all that the asker has done since the dice, a reveal or another's decision."""
    return await _take_back(services, asker, wanted, "reset")


async def _take_back(
    services: Services, asker: Asker, wanted: UndoRequest, kind: Literal["undo", "reset"]
) -> ActedOut:
    person, role = asker.player(), asker.role_for(wanted.role)

    async def make(header: Header, table: Table) -> tuple[MatchChange | None, ActedOut]:
        header.check_running()
        place = header.need_seat(person, role).row.place
        check_version(header, table, place, wanted.version)
        length = table.undo_to(place) if kind == "undo" else table.reset_to(place)
        change = MatchChange(services, header, table, place, person.id)
        try:
            if length is None:
                raise Conflict(NOTHING)
            await rewind(change, kind, length, only=place)
        except Refusal:
            # What others have done since does not fit without it.
            raise Conflict(NOTHING) from None
        return change, {"version": table.seen[place], "events": table.told(place)}

    return await change_match(services, asker.match_id, make, person)


async def rewind(
    change: MatchChange, kind: str, length: int, *, only: int | None = None, public: bool = False
) -> None:
    """Go back to where so many actions led, and write that down.

    `only`: the role whose actions go; what others have done since stays.
    """
    table = change.table
    told = table.all_told()
    stays = only is not None and any(step.role != only for step in table.since(length))
    table.rewind(length, only)
    # Whose log lost nothing has nothing to forget, and must not learn that others had.
    change.cut = [
        now if now < before else None for before, now in zip(told, table.all_told(), strict=True)
    ]
    change.note(kind, f"{length} {only}" if stays else str(length), change.actor, floor=FINAL)
    await change.commit(public=public)
    table.note_rewind(change.cut)
