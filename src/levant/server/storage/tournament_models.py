"""The tables of tournaments; their games are matches like others."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from levant.server.storage.base import Base
from levant.server.storage.json_columns import StoredClock


class TournamentRow(Base):
    """A tournament of everybody against everybody."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    creator: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    title: Mapped[str] = mapped_column(String(32))
    edition: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, int]]
    clock: Mapped[StoredClock]
    rated: Mapped[bool]
    twice: Mapped[bool]
    """Whether each two meet twice, once on each side."""
    created: Mapped[datetime] = mapped_column(index=True)
    started: Mapped[datetime | None]
    """When its games began: nobody comes or goes after that."""


class TournamentPlayerRow(Base):
    """Somebody who plays in a tournament."""

    __tablename__ = "tournament_players"

    tournament: Mapped[str] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    joined: Mapped[datetime]
