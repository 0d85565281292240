"""API tokens: a program that acts for a person, without his cookie."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from levant.server.auth import secret_hashes
from levant.server.encoding import new_id
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, NotFound
from levant.server.storage.people_models import PersonRow, TokenRow

MOST: Final = 20


async def make(
    session: AsyncSession, person: str, label: str, now: datetime
) -> tuple[TokenRow, str]:
    """A new token; it is told this once, then only its hash is known."""
    mine = select(func.count()).select_from(TokenRow).where(TokenRow.person == person)
    if (await session.scalar(mine) or 0) >= MOST:
        raise Conflict(sentence("You have {count} tokens: delete one first.", count=MOST))
    token = secret_hashes.TOKEN_MARK + secret_hashes.new_secret()
    row = TokenRow(
        id=new_id(),
        person=person,
        kept=secret_hashes.kept(token),
        label=label,
        created=now,
        used=None,
    )
    session.add(row)
    await session.flush()
    return row, token


async def find(session: AsyncSession, kept: str) -> tuple[TokenRow, PersonRow] | None:
    """The token with that hash and its person."""
    both = (
        select(TokenRow, PersonRow)
        .join(PersonRow, PersonRow.id == TokenRow.person)
        .where(TokenRow.kept == kept)
    )
    found = (await session.execute(both)).one_or_none()
    return None if found is None else (found[0], found[1])


async def of(session: AsyncSession, person: str) -> list[TokenRow]:
    """The tokens of a person, the oldest first."""
    mine = select(TokenRow).where(TokenRow.person == person).order_by(TokenRow.created)
    return list(await session.scalars(mine))


async def drop(session: AsyncSession, person: str, id_: str) -> str:
    """Delete one of his tokens; its hash, so that it is forgotten everywhere."""
    mine = select(TokenRow).where(TokenRow.person == person, TokenRow.id == id_)
    row = await session.scalar(mine)
    if row is None:
        raise NotFound("There is no such token.")
    await session.execute(delete(TokenRow).where(TokenRow.id == id_))
    return row.kept


async def drop_all(session: AsyncSession, person: str) -> list[str]:
    """Delete all his tokens; their hashes."""
    gone = [row.kept for row in await of(session, person)]
    await session.execute(delete(TokenRow).where(TokenRow.person == person))
    return gone
