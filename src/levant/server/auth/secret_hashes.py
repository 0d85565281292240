"""Secrets, and what is kept of a secret: only its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_MARK: Final = "lvt_"
"""What an API token starts with, so that people and scanners recognise one."""


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def kept(secret: str) -> str:
    """What the database has of a secret. Secrets are random, so a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(secret: str, purpose: str) -> str:
    """A second secret that follows from the first but does not give it away."""
    return hmac.new(secret.encode(), purpose.encode(), "sha256").hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
