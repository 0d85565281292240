"""Offers that the others must accept: to abort the match, to take something back."""

from __future__ import annotations

from typing import Literal

from levant.server.auth.person import Person
from levant.server.errors import Conflict
from levant.server.matches.header import Header
from levant.server.play.actions import change_match
from levant.server.play.match_change import MatchChange
from levant.server.play.table import Table
from levant.server.play.undo import rewind
from levant.server.services import Services
from levant.server.storage.json_columns import OfferKind, StoredOffer

Answer = Literal["offer", "accept", "decline", "withdraw"]


async def answer(
    services: Services,
    match_id: str,
    person: Person,
    kind: OfferKind,
    given: Answer,
    role: str | None = None,
) -> None:
    """Make an offer, take it back, accept it or decline it."""

    async def make(header: Header, table: Table) -> tuple[MatchChange | None, None]:
        header.check_running()
        seat = header.need_seat(person, role)
        change = MatchChange(services, header, table, None, person.id)
        if given != "offer":
            await _reply(change, kind, seat.role, given)
            return change, None
        await _offer(change, kind, seat.role)
        change.offered = tuple(other for other in unanswered(header, kind) if other != person.id)
        change.facts = {"offer": kind, "by": seat.role}
        return change, None

    await change_match(services, match_id, make, person)


def unanswered(header: Header, kind: str) -> set[str]:
    """The ids of those who have still to answer an offer of this kind; nobody if there is none."""
    offer = _standing(header, kind)
    if offer is None or header.row.status != "running":
        return set()
    missing = _missing(header, offer)
    return {seat.human.id for seat in header.seats if seat.human and seat.role in missing}


def _standing(header: Header, kind: str) -> StoredOffer | None:
    return next((offer for offer in header.row.offers if offer["kind"] == kind), None)


async def _offer(change: MatchChange, kind: OfferKind, role: str) -> None:
    header, table = change.header, change.table
    if _standing(header, kind) is not None:
        raise Conflict("this is already offered: answer that offer")
    place = table.roles.index(role)
    offer: StoredOffer = {"kind": kind, "by": role, "accepted": [role]}
    if kind == "takeback":
        length = table.takeback_to(place)
        if length is None:
            raise Conflict(
                "nothing can be taken back: since then dice have fallen or something was revealed"
            )
        offer["length"] = length
    change.note("offer", kind, place)
    if not _missing(header, offer):
        await _carry_out(change, offer)
        return
    header.row.offers = [*header.row.offers, offer]
    await change.commit(public=True)


async def _reply(change: MatchChange, kind: OfferKind, role: str, given: Answer) -> None:
    header, table = change.header, change.table
    offer = _standing(header, kind)
    if offer is None:
        raise Conflict("there is no such offer, or no longer")
    if (given == "withdraw") != (offer["by"] == role):
        raise Conflict("an offer is withdrawn by who made it, and answered by the others")
    rest = [other for other in header.row.offers if other is not offer]
    change.note("answer", f"{kind} {given}", table.roles.index(role))
    if given != "accept":
        header.row.offers = rest
        await change.commit(public=True)
        return
    offer = {**offer, "accepted": [*offer["accepted"], role]}
    if _missing(header, offer):
        header.row.offers = [*rest, offer]
        await change.commit(public=True)
        return
    header.row.offers = rest
    await _carry_out(change, offer)


def _missing(header: Header, offer: StoredOffer) -> list[str]:
    """The roles whose players have not accepted; bots agree to everything, and who plays several
    roles with himself."""
    agreed = {s.human.id for s in header.seats if s.human and s.role in offer["accepted"]}
    return [s.role for s in header.seats if s.human and s.human.id not in agreed]


async def _carry_out(change: MatchChange, offer: StoredOffer) -> None:
    if offer["kind"] == "abort":
        change.award(None, "agreement", "aborted")
        change.note("abort", "agreement")
        await change.commit(public=True)
    elif offer["length"] < change.table.final_length():
        # Since the offer dice have fallen or something showed: it lapses.
        await change.commit(public=True)
    else:
        await rewind(change, "takeback", offer["length"], public=True)
