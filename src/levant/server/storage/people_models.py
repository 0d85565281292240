"""The tables of people, of notices to them, and of their ratings.

Of every secret (session, token, link in a letter) only a hash is kept.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import (
    BigInteger,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import Mapped, mapped_column

from levant.server.storage.base import Base
from levant.server.storage.json_columns import Facts


def _person_key() -> Mapped[str]:
    """A column for the person to whom a row belongs, and with whom it goes."""
    return mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)


class PersonRow(Base):
    """Somebody who plays: a guest, a member, or an account that a bot program uses."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(48))
    folded: Mapped[str] = mapped_column(String(96), unique=True)
    """The name without regard to case."""
    skeleton: Mapped[str] = mapped_column(String(96), unique=True)
    """What the name looks like: nobody else may look the same."""
    kind: Mapped[str] = mapped_column(String(8), index=True)
    """guest, member, bot, or deleted: then only the id is left, for the matches it played."""
    password: Mapped[str | None] = mapped_column(String(256))
    email: Mapped[str | None] = mapped_column(String(254), index=True)
    email_confirmed: Mapped[bool] = mapped_column(default=False)
    created: Mapped[datetime]
    seen: Mapped[datetime]
    preferences: Mapped[dict[str, object]] = mapped_column(default=dict)
    vacation_left: Mapped[float]
    """Days of vacation that are left in `vacation_year`."""
    vacation_year: Mapped[int]
    vacation_from: Mapped[datetime | None]
    vacation_until: Mapped[datetime | None]
    may_invite: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether he may make links by which others get an account."""


class EntryLinkRow(Base):
    """A link by which people make accounts, also where nobody else can."""

    __tablename__ = "entry_links"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    kept: Mapped[str] = mapped_column(String(64), unique=True)
    """The hash of its secret."""
    person: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), index=True
    )
    """Who made it; None: the host, by hand."""
    label: Mapped[str] = mapped_column(String(60))
    most: Mapped[int]
    used: Mapped[int]
    created: Mapped[datetime]
    expires: Mapped[datetime] = mapped_column(index=True)


class SecondFactorRow(Base):
    """What an authenticator app and the server both know of a person (TOTP, RFC 6238)."""

    __tablename__ = "second_factors"

    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    secret: Mapped[str] = mapped_column(String(64))
    """In clear: codes are computed from it, a hash would not do."""
    confirmed: Mapped[datetime | None]
    """When the app showed that it has the secret; until then nothing is asked of it."""
    step: Mapped[int] = mapped_column(BigInteger)
    """The time step of the last code that was taken: no code is taken twice."""


class RecoveryCodeRow(Base):
    """A code for when the authenticator app is lost; it works once."""

    __tablename__ = "recovery_codes"

    kept: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of the person and the code."""
    person: Mapped[str] = _person_key()


class FriendRow(Base):
    """Somebody on a person's list of friends. The other need not have him on his."""

    __tablename__ = "friends"

    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    friend: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    since: Mapped[datetime]


class BlockRow(Base):
    """Somebody with whom a person will have nothing to do: neither games nor talk."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    blocked: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    since: Mapped[datetime]


class ReportRow(Base):
    """What somebody tells the host of a person's conduct."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    about: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    reporter: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    """None: he has left."""
    match: Mapped[str | None] = mapped_column(String(24))
    """In which it happened; it may be deleted since."""
    reason: Mapped[str] = mapped_column(String(12))
    text: Mapped[str] = mapped_column(String(1000))
    created: Mapped[datetime]
    closed: Mapped[datetime | None]
    """When the host had done with it."""


class SessionRow(Base):
    """A login in one browser."""

    __tablename__ = "sessions"

    kept: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of the cookie."""
    person: Mapped[str] = _person_key()
    created: Mapped[datetime]
    seen: Mapped[datetime]
    expires: Mapped[datetime] = mapped_column(index=True)
    agent: Mapped[str | None] = mapped_column(String(200))
    """What the browser called itself, for its person to know it by."""


class PasskeyRow(Base):
    """A passkey: what its authenticator proves to hold."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = _person_key()
    credential: Mapped[bytes] = mapped_column(LargeBinary(1024), unique=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int]
    """The counter of the authenticator; one that falls back is a copy."""
    transports: Mapped[list[str]]
    label: Mapped[str] = mapped_column(String(60))
    created: Mapped[datetime]
    used: Mapped[datetime | None]


class ChallengeRow(Base):
    """What an authenticator is asked to sign, once and soon."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    challenge: Mapped[bytes] = mapped_column(LargeBinary)
    purpose: Mapped[str] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    expires: Mapped[datetime] = mapped_column(index=True)


class TokenRow(Base):
    """An API token: a program that acts for a person."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = _person_key()
    kept: Mapped[str] = mapped_column(String(64), unique=True)
    label: Mapped[str] = mapped_column(String(60))
    created: Mapped[datetime]
    used: Mapped[datetime | None]


class LinkRow(Base):
    """A secret link in a letter: to confirm an address, to choose a password, to unsubscribe."""

    __tablename__ = "links"

    kept: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = _person_key()
    purpose: Mapped[str] = mapped_column(String(12))
    email: Mapped[str] = mapped_column(String(254))
    expires: Mapped[datetime] = mapped_column(index=True)


class SubscriptionRow(Base):
    """A browser that takes push messages."""

    __tablename__ = "subscriptions"

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    person: Mapped[str] = _person_key()
    p256dh: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(100))
    created: Mapped[datetime]


class NoticeRow(Base):
    """Something to tell a person who is away; it leaves the table when told or moot."""

    __tablename__ = "notices"
    __table_args__ = (
        UniqueConstraint("person", "match", "kind"),
        Index("ix_notices_due", "due"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    person: Mapped[str] = _person_key()
    match: Mapped[str] = mapped_column(String(24), index=True)
    kind: Mapped[str] = mapped_column(String(12))
    facts: Mapped[Facts]
    created: Mapped[datetime]
    due: Mapped[datetime]
    """Not before; also until when a process that took it is left alone with it."""
    sent: Mapped[list[str]]
    """The channels that have it already."""
    attempts: Mapped[int]
    reminders: Mapped[int]


class RatingRow(Base):
    """The standing of a player, a side or an option in one edition of a title."""

    __tablename__ = "ratings"

    title: Mapped[str] = mapped_column(String(32), primary_key=True)
    edition: Mapped[str] = mapped_column(String(32), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8), primary_key=True)
    name: Mapped[str] = mapped_column(String(96), primary_key=True)
    """The id of a person, the level of a bot, a role, or `option=value:role`."""
    mu: Mapped[float]
    sigma: Mapped[float]
    shown: Mapped[int]
    games: Mapped[int]
    changed: Mapped[datetime]

    __table_args__ = (Index("ix_ratings_board", "title", "edition", "kind", "shown"),)


class RatingChangeRow(Base):
    """What one match changed; that it is here says that the match is rated."""

    __tablename__ = "rating_changes"

    match: Mapped[str] = mapped_column(String(24), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8), primary_key=True)
    name: Mapped[str] = mapped_column(String(96), primary_key=True)
    mu_before: Mapped[float]
    sigma_before: Mapped[float]
    mu: Mapped[float]
    sigma: Mapped[float]
    at: Mapped[datetime]
