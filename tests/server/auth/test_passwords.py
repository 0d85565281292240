"""Passwords: guessable ones are refused, kept ones are Argon2id hashes."""

from __future__ import annotations

import asyncio

import pytest

from levant.server.auth import passwords


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "at least 8"),
        ("x" * 300, "at most 256"),
        ("aaaaaaaaaa", "different"),
        ("12345678", "row"),
        ("87654321", "row"),
        ("Password1", "guessed"),
        ("Saladin99!", "guessed"),
        ("R1chard of Acre", "name"),
    ],
)
def test_a_weak_password_is_refused_with_a_reason(password: str, why: str) -> None:
    with pytest.raises(passwords.PasswordRefused, match=why):
        passwords.check(password, "Richard of Acre")


def test_a_phrase_will_do() -> None:
    passwords.check("three camels to tyre", "Richard")


def test_only_the_right_password_matches_its_hash() -> None:
    async def tried() -> tuple[str, list[bool]]:
        kept = await passwords.hashed("three camels to tyre")
        answers = [
            (await passwords.matches("three camels to tyre", kept))[0],
            (await passwords.matches("three camels to acre", kept))[0],
            (await passwords.matches("nobody's password", None))[0],
            (await passwords.matches("x" * 5000, kept))[0],
        ]
        return kept, answers

    kept, answers = asyncio.run(tried())
    assert kept.startswith("$argon2id$")
    assert answers == [True, False, False, False]


def test_a_wrong_name_costs_what_a_wrong_password_costs() -> None:
    async def kept_as() -> tuple[str, str]:
        today = await passwords.hashed("three camels to tyre")
        return today.rsplit("$", 2)[0], passwords.NOBODYS.rsplit("$", 2)[0]

    today, nobodys = asyncio.run(kept_as())
    assert nobodys == today
