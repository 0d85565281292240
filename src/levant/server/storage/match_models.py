"""The tables of matches: header, seats, actions, snapshots, chat, notes.

Actions are only ever added. Whoever takes something back adds a row that says so.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import ForeignKey, Index, LargeBinary, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from levant.server.storage.base import Base
from levant.server.storage.json_columns import (
    Counts,
    StoredClock,
    StoredLine,
    StoredMessage,
    StoredOffer,
    StoredOrigin,
    StoredPoint,
    StoredResult,
    StoredTally,
)

ID = String(24)
WORD = String(32)


Status = Literal["open", "running", "finished", "aborted"]
Visibility = Literal["public", "private", "link"]


class MatchRow(Base):
    """The header of a match, and where it stands."""

    __tablename__ = "matches"
    __table_args__ = (
        UniqueConstraint("creator", "creation_key"),
        Index("ix_matches_status_changed", "status", "changed"),
    )

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    title: Mapped[str] = mapped_column(WORD)
    edition: Mapped[str] = mapped_column(WORD)
    options: Mapped[dict[str, int]]
    rules: Mapped[int]
    """The rules version it is played by, to its end."""
    status: Mapped[Status] = mapped_column(String(8))
    visibility: Mapped[Visibility] = mapped_column(String(8))
    rated: Mapped[bool]
    link_key: Mapped[str | None] = mapped_column(ID)
    creator: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    creation_key: Mapped[str | None] = mapped_column(String(100))
    """The client's Idempotency-Key: the same request again makes no second match."""
    created: Mapped[datetime]
    started: Mapped[datetime | None]
    finished: Mapped[datetime | None]
    changed: Mapped[datetime]
    clock: Mapped[StoredClock]
    result: Mapped[StoredResult | None]
    dice_key: Mapped[bytes] = mapped_column(LargeBinary(64))
    """Secret until the match is over."""
    deciders: Mapped[list[str]]
    label: Mapped[StoredMessage | None]
    plies: Mapped[int]
    """The rows of `actions`: the number of the last one."""
    seen: Mapped[list[int]]
    """The version that each role, and last the spectators, have seen."""
    asked: Mapped[list[int]]
    """For each role the version at which it was last asked something new."""
    offers: Mapped[list[StoredOffer]]
    rematch_of: Mapped[str | None] = mapped_column(ID)
    rematch: Mapped[str | None] = mapped_column(ID)
    origin: Mapped[StoredOrigin | None]
    """The match that it continues; its first actions are copies of that one's."""
    tournament: Mapped[str | None] = mapped_column(ID, index=True)
    """To which it belongs, if to any."""
    deadline: Mapped[datetime | None] = mapped_column(index=True)
    """When the next clock runs out."""
    bot_due: Mapped[bool] = mapped_column(index=True)
    """Whether a bot must choose."""
    lease: Mapped[datetime | None]
    """Until when a worker has the bot's turn in hand."""
    pinned: Mapped[bool] = mapped_column(default=False)
    """Kept whatever is cleaned up."""


class SeatRow(Base):
    """Who plays a role: a person, a bot, or nobody yet."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_person_match", "person", "match"),)

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    role: Mapped[str] = mapped_column(WORD, primary_key=True)
    place: Mapped[int]
    """The number of the role."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    bot: Mapped[str | None] = mapped_column(WORD)
    open_to: Mapped[str] = mapped_column(String(8))
    """anyone, link, or invited."""
    ready: Mapped[bool]
    resigned: Mapped[bool]
    nonce: Mapped[bytes | None] = mapped_column(LargeBinary(64))
    declined_by: Mapped[str | None] = mapped_column(String(48))
    """The name of who was last invited to it and declined, until somebody else is invited."""


class ActionRow(Base):
    """One thing done in a match, under a number that no other can have."""

    __tablename__ = "actions"
    __table_args__ = (Index("ix_actions_match_request", "match", "request"),)

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    """play, forced, resign; undo, reset, takeback; offer, answer; timeout, replace, abort."""
    role: Mapped[int | None]
    text: Mapped[str] = mapped_column(String(200))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    request: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[datetime]
    floor: Mapped[int]
    """0: can be undone; 1: only taken back; 2: neither, for dice fell or something showed."""
    after: Mapped[list[Counts]]
    """[seen, asked, told]: versions, questions and numbers of events after it; where something
    was taken back, also to what number each log was cut."""


class SnapshotRow(Base):
    """A position after some ply: it saves time, nothing else."""

    __tablename__ = "snapshots"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[int]
    """How many actions lead to it."""
    text: Mapped[str] = mapped_column(Text)
    told: Mapped[list[int]]
    dice: Mapped[list[StoredTally]]
    """The tallies of dice of each viewer."""


class ForecastRow(Base):
    """What the players of a finished match could expect, turn by turn; made when asked for."""

    __tablename__ = "forecasts"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    points: Mapped[list[StoredPoint]]
    total: Mapped[int | None]
    """How many points there will be."""
    done: Mapped[bool]
    lease: Mapped[datetime]
    """Until when a worker is believed to be at it."""


class AnalysisRow(Base):
    """Where a finished match turned, and which decisions cost most; made when asked for."""

    __tablename__ = "analyses"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    step: Mapped[int]
    total: Mapped[int | None]
    """How many steps it takes; `step` of them are done."""
    turns: Mapped[list[StoredLine]]
    decisions: Mapped[list[StoredLine]]
    done: Mapped[bool]
    failed: Mapped[bool]
    lease: Mapped[datetime]
    """Until when a worker is believed to be at it."""


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    by: Mapped[str] = mapped_column(String(48))
    room: Mapped[str] = mapped_column(String(8))
    text: Mapped[str] = mapped_column(String(1000))
    at: Mapped[datetime]


class ChatReadRow(Base):
    """How far a player has read the chat of a match."""

    __tablename__ = "chat_read"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int]
    """The number of the last line of the players' room that he has read."""


class TalkRow(Base):
    """Something that one role said to another in private."""

    __tablename__ = "talks"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    between: Mapped[str] = mapped_column(String(70), primary_key=True)
    """The two roles, in the order of their seats."""
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    by: Mapped[str] = mapped_column(String(48))
    role: Mapped[str] = mapped_column(String(32))
    """Who of the two said it."""
    text: Mapped[str] = mapped_column(String(1000))
    at: Mapped[datetime]


class TalkReadRow(Base):
    """How far a player has read a private talk."""

    __tablename__ = "talks_read"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    between: Mapped[str] = mapped_column(String(70), primary_key=True)
    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    n: Mapped[int]


class NoteRow(Base):
    """What a player writes down for himself."""

    __tablename__ = "notes"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    text: Mapped[str] = mapped_column(Text)
