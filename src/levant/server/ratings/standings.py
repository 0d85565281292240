"""Standings in the database: each rated match changes them once."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import exists, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.accounts.accounts import by_ids
from levant.server.ratings.rating_model import Participant, Standing, places, rated, team
from levant.server.storage.match_models import MatchRow, SeatRow
from levant.server.storage.people_models import PersonRow, RatingChangeRow, RatingRow

MISSED_SINCE: Final = timedelta(days=7)
"""How far back a server looks for matches whose end it did not hear of."""


async def settle(session: AsyncSession, match_id: str, now: datetime) -> bool:
    """Rate a finished match, unless it is not to be rated or is already; whether it was."""
    match = await session.get(MatchRow, match_id, with_for_update=True)
    if match is None or not match.rated or match.status != "finished" or match.result is None:
        return False
    if await session.scalar(select(exists().where(RatingChangeRow.match == match_id))):
        return False
    seats = await _seats(session, match_id)
    players = await _players(session, seats)
    if players is None:
        return False
    teams = [
        team(player, seat.role, match.options) for player, seat in zip(players, seats, strict=True)
    ]
    rows = await _locked(
        session, match, sorted({part for t in teams for part in t}, key=_order), now
    )
    before = [[Standing(rows[part].mu, rows[part].sigma) for part in t] for t in teams]
    after = rated(before, _places(seats, match.result.get("winner")))
    for parts, new in zip(teams, after, strict=True):
        for part, standing in zip(parts, new, strict=True):
            _write(session, match_id, rows[part], standing, now)
    return True


async def _seats(session: AsyncSession, match_id: str) -> list[SeatRow]:
    ordered = select(SeatRow).where(SeatRow.match == match_id).order_by(SeatRow.place)
    return list(await session.scalars(ordered))


async def _players(session: AsyncSession, seats: Sequence[SeatRow]) -> list[Participant] | None:
    """Who is rated for each seat; None when a guest, nobody or one person twice sat there."""
    people = await by_ids(session, [seat.person for seat in seats if seat.person])
    players: list[Participant] = []
    for seat in seats:
        if seat.person is not None:
            if people[seat.person].kind not in ("member", "bot"):
                return None
            players.append(Participant("person", seat.person))
        elif seat.bot is not None:
            players.append(Participant("bot", seat.bot))
        else:
            return None
    humans = [player for player in players if player.kind == "person"]
    return players if len(set(humans)) == len(humans) > 0 else None


def _places(seats: Sequence[SeatRow], winner: str | None) -> list[float]:
    """Who came first; whoever let a bot finish for him has lost, whatever it made of that."""
    left = [seat.person is not None and seat.bot is not None for seat in seats]
    if any(left):
        return [1.0 if gone else 0.0 for gone in left]
    return places([seat.role for seat in seats], winner)


def _order(part: Participant) -> tuple[str, str]:
    """One order for all, so that two matches that end together do not wait for each other."""
    return (part.kind, part.name)


async def _locked(
    session: AsyncSession, match: MatchRow, parts: Sequence[Participant], now: datetime
) -> dict[Participant, RatingRow]:
    """The rows of all that had a part, made where they lack, and held against other writers."""
    key = {"title": match.title, "edition": match.edition}
    new = [
        {**key, "kind": part.kind, "name": part.name, "mu": part.unknown.mu,
         "sigma": part.unknown.sigma, "shown": part.unknown.shown, "games": 0, "changed": now}
        for part in parts
    ]  # fmt: skip
    dialect = postgresql if session.get_bind().dialect.name == "postgresql" else sqlite
    await session.execute(dialect.insert(RatingRow).values(new).on_conflict_do_nothing())
    rows: dict[Participant, RatingRow] = {}
    for part in parts:
        wanted = {**key, "kind": part.kind, "name": part.name}
        rows[part] = await session.get_one(RatingRow, wanted, with_for_update=True)
    return rows


def _write(
    session: AsyncSession, match_id: str, row: RatingRow, new: Standing, now: datetime
) -> None:
    session.add(
        RatingChangeRow(
            match=match_id,
            kind=row.kind,
            name=row.name,
            mu_before=row.mu,
            sigma_before=row.sigma,
            mu=new.mu,
            sigma=new.sigma,
            at=now,
        )
    )
    row.mu, row.sigma, row.shown, row.changed = new.mu, new.sigma, new.shown, now
    row.games += 1


async def missed(session: AsyncSession, now: datetime) -> list[str]:
    """Matches that lately ended without being rated, because a process died at that moment."""
    changed = exists().where(RatingChangeRow.match == MatchRow.id)
    ended = select(MatchRow.id).where(
        MatchRow.status == "finished",
        MatchRow.rated,
        MatchRow.finished > now - MISSED_SINCE,
        ~changed,
    )
    return list(await session.scalars(ended.order_by(MatchRow.finished)))


async def of_person(session: AsyncSession, person: str) -> list[RatingRow]:
    """All standings of a person, the most played first."""
    mine = select(RatingRow).where(RatingRow.kind == "person", RatingRow.name == person)
    return list(await session.scalars(mine.order_by(RatingRow.games.desc(), RatingRow.title)))


async def board(
    session: AsyncSession, title: str, edition: str | None, page: int, size: int
) -> tuple[list[tuple[RatingRow, PersonRow]], int]:
    """One page of the leaderboard, the surest strength first, and how many stand on it."""
    where = [RatingRow.title == title, RatingRow.kind == "person", PersonRow.kind != "deleted"]
    if edition is not None:
        where.append(RatingRow.edition == edition)
    both = select(RatingRow, PersonRow).join(PersonRow, PersonRow.id == RatingRow.name)
    order = (RatingRow.shown.desc(), RatingRow.games.desc(), RatingRow.name)
    found = await session.execute(
        both.where(*where).order_by(*order).offset((page - 1) * size).limit(size)
    )
    counted = select(func.count()).select_from(RatingRow)
    counted = counted.join(PersonRow, PersonRow.id == RatingRow.name).where(*where)
    return [(row[0], row[1]) for row in found], await session.scalar(counted) or 0
