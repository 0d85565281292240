"""What a person sets for himself: language, looks, automation, notices, quiet hours."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import time
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import (
    AfterValidator,
    AnyHttpUrl,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    UrlConstraints,
)

from levant.server.error_texts import sentence


def _known_zone(zone: str) -> str:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ValueError(
            sentence("there is no time zone '{zone}': give one such as Europe/Paris", zone=zone)
        ) from None
    return zone


Zone = Annotated[str, Field(max_length=64), AfterValidator(_known_zone)]
HookUrl = Annotated[AnyHttpUrl, UrlConstraints(max_length=500)]


HookSecret = Annotated[str, StringConstraints(min_length=16, max_length=100, pattern=r"^[!-~]+$")]


class _SettingsPart(BaseModel):
    """A part of the settings; an unknown name in it is an error, not ignored."""

    model_config = ConfigDict(extra="forbid")


class NoticeKinds(_SettingsPart):
    """Which notices come by one channel."""

    your_turn: bool = Field(default=True, description="It is your turn in a match.")
    invited: bool = Field(
        default=True,
        description="Somebody invites you to a match, declines your invitation, or offers to break"
        " a match off or take back.",
    )
    finished: bool = Field(default=True, description="A match of yours is over.")


class NoticeSettings(_SettingsPart):
    """Where notices go; e-mail and push need an address and a subscription as well."""

    email: NoticeKinds = NoticeKinds()
    push: NoticeKinds = NoticeKinds()
    webhook: NoticeKinds = NoticeKinds()
    webhook_url: HookUrl | None = Field(
        default=None,
        description="Notices are posted here as JSON.",
        examples=["https://example.org/hook"],
    )
    webhook_secret: HookSecret | None = Field(
        default=None,
        description="What those posts are signed with: chosen by you, or made by the server with"
        " the address and gone with it. null: it stays.",
        examples=["8J2mJm0V0mGdZ1pXc3nq4Q"],
    )
    remind_hours: int = Field(
        default=24, ge=0, le=240, description="Remind again after so many hours; 0: never."
    )


class QuietHours(_SettingsPart):
    """Hours in which no notice comes; one that falls into them waits for their end."""

    start: time = Field(description="The first quiet minute.", examples=["22:00"])
    end: time = Field(description="The end of the quiet.", examples=["07:30"])
    zone: Zone = Field(
        default="UTC", description="The time zone of both.", examples=["Europe/Madrid"]
    )


class Preferences(_SettingsPart):
    """All of it. What nobody has set has these values."""

    language: Literal["en", "es", "fr"] | None = Field(
        default=None, description="null: as the browser wants."
    )
    theme: Literal["auto", "light", "dark"] = "auto"
    motion: Literal["normal", "fast", "instant"] = "normal"
    sound: bool = False
    auto_forced: bool = Field(
        default=True, description="Take a step that has only one choice for me."
    )
    auto_roll: bool = Field(
        default=False, description="Roll for me when rolling is all there is to do."
    )
    confirm_cards: bool = Field(
        default=False, description="A first click lifts a card of my hand, a second plays it."
    )
    coach: bool | None = Field(
        default=None, description="Show the coach; null: until I have finished a game."
    )
    notices: NoticeSettings = NoticeSettings()
    quiet_hours: QuietHours | None = None


def with_webhook_secret(settings: Mapping[str, object]) -> dict[str, object]:
    """The settings, with a secret beside the address of a webhook, and none without one."""
    notices = settings.get("notices")
    if not isinstance(notices, dict):
        return dict(settings)
    secret = notices.get("webhook_secret")
    if not notices.get("webhook_url"):
        secret = None
    elif not secret:
        secret = secrets.token_urlsafe(24)
    return merged(settings, {"notices": {"webhook_secret": secret}})


def merged(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    """The old settings with what the new ones name."""
    both = dict(old)
    for name, value in new.items():
        before = both.get(name)
        if isinstance(value, dict) and isinstance(before, dict):
            value = merged(before, value)
        both[name] = value
    return both
