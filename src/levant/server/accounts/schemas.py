"""What travels between people and the server, for the handlers and for the documented API."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from levant.server.accounts.preferences import Preferences
from levant.server.accounts.reports import Reason
from levant.server.auth.entry_links import MOST_DAYS, MOST_USES
from levant.server.auth.person import User
from levant.server.error_texts import sentence
from levant.server.mail.mailer import ENCODED
from levant.server.schemas import RequestBody

EMAIL = r"^[^@\s\"<>(),;:\\\[\]\x00-\x1f]{1,64}@[^@\s\"<>(),;:\\\[\]\x00-\x1f]+\.[^@\s.\x00-\x1f]+$"


def _plain(email: str) -> str:
    """No words that mail programs decode (RFC 2047): they could hide further addresses."""
    if ENCODED in email:
        raise ValueError(sentence("an address is wanted, such as balian@example.org"))
    return email


Email = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=254, pattern=EMAIL),
    AfterValidator(_plain),
    Field(examples=["balian@example.org"]),
]
Password = Annotated[str, Field(max_length=1000, examples=["three camels to tyre"])]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
Code = Annotated[
    str,
    Field(
        max_length=40,
        examples=["287082"],
        description="Of the authenticator app, or a recovery code; asked for by `second_factor`.",
    ),
]
LinkToken = Annotated[str, Field(min_length=16, max_length=100)]


class EntryLink(BaseModel):
    """A link by which people get an account here."""

    id: str
    label: str = Field(examples=["the Monday round"])
    most: int = Field(description="How many it lets in.", examples=[5])
    used: int = Field(description="How many have come by it.", examples=[1])
    created: datetime
    expires: datetime


class MadeEntryLink(EntryLink):
    """A new link; its address is told this once."""

    link: str = Field(examples=["https://levant.example.org/join#3q2-7w..."])


class NewEntryLink(RequestBody):
    """A link to be made."""

    label: Label = Field(examples=["the Monday round"])
    uses: int = Field(default=1, ge=1, le=MOST_USES, strict=True)
    days: int = Field(default=7, ge=1, le=MOST_DAYS, strict=True)


class InvitationSecret(RequestBody):
    """The secret of an invitation link."""

    invitation: LinkToken


class PasswordProof(RequestBody):
    """The present password, before the second factor is touched."""

    password: Password | None = None


class SecondFactorBegun(BaseModel):
    """What an authenticator app is to learn; it is told this once."""

    secret: str = Field(examples=["JBSWY3DPEHPK3PXP"])
    address: str = Field(description="The same for a click on the device that has the app.")
    picture: str = Field(description="The same as a QR code: an SVG as a data: address.")


class SecondFactorCode(RequestBody):
    """A code that the app shows."""

    code: Code


class RecoveryCodes(BaseModel):
    """Codes for when the app is lost; each works once, and they are told this once."""

    codes: list[str] = Field(examples=[["ABCD-EFGH-JKLM-NPQR"]])


class FriendOut(BaseModel):
    """Somebody on my list of friends."""

    user: User
    mutual: bool = Field(description="Whether I am on his list, too.")
    online: bool = Field(description="Whether he is here; told only where it is mutual.")


class FriendsOut(BaseModel):
    """My friends, and whom I have blocked, by name."""

    friends: list[FriendOut]
    blocked: list[User]


class Report(RequestBody):
    """What the host is told of somebody."""

    reason: Reason = Field(examples=["insults"])
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)] = Field(
        default="", examples=["He curses at every roll."]
    )
    match: str | None = Field(
        default=None, max_length=24, description="The match in which it happened."
    )


class Credential(BaseModel):
    """A passkey or an API token of one's own."""

    id: str
    label: str = Field(examples=["laptop"])
    created: datetime
    used: datetime | None


class OpenLogin(BaseModel):
    """One of one's own logins."""

    id: str
    agent: str | None = Field(description="What the browser called itself.")
    created: datetime
    seen: datetime = Field(description="When it was last used, to a few minutes.")
    here: bool = Field(description="Whether it is the one that asks.")


class OwnAccount(User):
    """What a person sees of himself."""

    email: str | None
    email_confirmed: bool
    password: Annotated[bool, Field(description="Whether the account has a password.")]
    passkeys: list[Credential]
    tokens: list[Credential]
    second_factor: Annotated[
        bool, Field(description="Whether a login by password asks for a code.")
    ]
    recovery_codes: Annotated[int, Field(description="How many are left.")]
    may_invite: Annotated[bool, Field(description="Whether invitation links can be made.")]


class AccountSettings(Preferences):
    """One's own settings, and what is left of one's vacation."""

    vacation_days_left: float = Field(default=0.0, examples=[30.0])
    vacation_until: datetime | None = None


class AccountSettingsChange(Preferences):
    """Some of one's settings; what is not named stays."""

    vacation_days_left: float | None = Field(default=None, description="Read only.")
    vacation_until: datetime | None = Field(default=None, description="Read only.")


class ServerFacts(BaseModel):
    """What this server is and can do."""

    name: str
    version: str
    rules: dict[str, int] = Field(
        description="The version of the rules of each title.", examples=[{"rex": 1}]
    )
    mail: bool = Field(description="Whether e-mails can be sent.")
    push_key: str | None = Field(description="The key for push subscriptions; null: no push.")
    passkeys: bool = Field(description="Whether this address can have passkeys.")
    guests: bool
    registration: bool


class Me(BaseModel):
    """Who I am here."""

    user: OwnAccount | None
    csrf: str = Field(description="To be sent as X-CSRF-Token with every change.")
    settings: AccountSettings
    server: ServerFacts


class Register(RequestBody):
    """A new account; a guest keeps his matches. Without a password it needs a passkey."""

    name: str = Field(max_length=200, examples=["Balian"])
    password: Password | None = None
    email: Email | None = None
    invitation: LinkToken | None = Field(
        default=None, description="The secret of an invitation link; a closed server wants one."
    )


class LogIn(RequestBody):
    """A name or a confirmed address, and the password."""

    name: str = Field(max_length=254, examples=["Balian"])
    password: Password
    code: Code | None = None


class AccountChange(RequestBody):
    """What to change of one's account."""

    name: str | None = Field(default=None, max_length=200)
    email: Email | None = Field(default=None, description="null, when given: no address.")
    password: Password | None = None
    current: Password | None = Field(
        default=None, description="The present password, for a new one or a new address."
    )


class AccountDeletion(RequestBody):
    """The deletion of one's account, with the password where there is one."""

    password: Password | None = None


class Vacation(RequestBody):
    """Days of vacation from now on; 0 ends it."""

    days: float = Field(ge=0, le=366, strict=True, examples=[7])


class NewToken(RequestBody):
    """A token to be made."""

    label: Label = Field(examples=["my bot"])


class MadeToken(BaseModel):
    """A new token; it is told this once."""

    id: str
    label: str
    token: str = Field(examples=["lvt_3q2-7w..."])


class EmailLinkSecret(RequestBody):
    """The secret of a link in an e-mail."""

    token: LinkToken


class PasswordReset(RequestBody):
    """The address of an account whose password is forgotten."""

    email: Email


class PasswordResetConfirm(RequestBody):
    """A new password, by the link in an e-mail."""

    token: LinkToken
    password: Password
    code: Code | None = None


class PasskeyLogin(BaseModel):
    """The beginning of a login by passkey; nothing needs to be said."""


class PasskeyProof(RequestBody):
    """What an authenticator answered to a challenge."""

    challenge_id: str = Field(max_length=40)
    credential: dict[str, object]


class NewPasskey(PasskeyProof):
    """A passkey to be kept."""

    label: Label = "passkey"
