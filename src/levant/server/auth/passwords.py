"""Passwords: which are good enough, and their Argon2id hashes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from levant.server.auth import names
from levant.server.error_texts import sentence

SHORTEST: Final = 8
LONGEST: Final = 256
FEWEST_CHARACTERS: Final = 4
"""How many different characters a password has at least."""
# What guessers try first; each also with digits behind it and in any case.
GUESSED_FIRST: Final = frozenset(
    (
        "password", "passwort", "contrasena", "motdepasse", "qwerty", "qwertyui",
        "qwertyuiop", "azerty", "azertyuiop", "asdfghjkl", "zxcvbnm", "letmein", "welcome",
        "iloveyou", "sunshine", "princess", "football", "baseball", "superman", "trustno",
        "monkey", "dragon", "crusader", "crusade", "crusades", "saladin", "levant",
        "jerusalem", "changeme", "secret", "abcdefgh", "abcdefghi", "administrator",
    )
)  # fmt: skip
ORDERS: Final = ("0123456789012345678901234567890123456789", "abcdefghijklmnopqrstuvwxyz")

# About 64 MiB and some tens of milliseconds each: a few at a time, so that a burst of log-ins
# can neither exhaust the memory nor hold up everybody's moves.
_THREADS: Final = ThreadPoolExecutor(2, "password")
_hasher = PasswordHash((Argon2Hasher(),))
# Verified when nobody has the given name: a wrong name takes as long as a wrong password. It was
# made once with the parameters of today, for making it takes as long as a start can spare.
NOBODYS: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$LMYYunUyOxjnJZWnICKrQA$"
    "OQMYSVGl4ej8Tcps4y0GZ4w15l3kC7nd5Uig303JdRQ"
)


class PasswordRefused(ValueError):
    """A password that is too easy to guess, or too long."""


def check(password: str, name: str = "") -> None:
    """PasswordRefused, with a sentence that says why, unless the password will do."""
    if len(password) < SHORTEST:
        raise PasswordRefused(
            sentence("A password has at least {count} characters.", count=SHORTEST)
        )
    if len(password) > LONGEST:
        raise PasswordRefused(sentence("A password has at most {count} characters.", count=LONGEST))
    plain = password.casefold()
    if len(set(plain)) < FEWEST_CHARACTERS:
        raise PasswordRefused(
            sentence(
                "A password has at least {count} different characters.", count=FEWEST_CHARACTERS
            )
        )
    if any(plain in order or plain[::-1] in order for order in ORDERS):
        raise PasswordRefused("That password is a row of the alphabet or of the digits.")
    if plain.strip("0123456789!?.*-_ ") in GUESSED_FIRST:
        raise PasswordRefused("That password is among the first that are guessed.")
    if name and names.skeleton(name) == names.skeleton(password):
        raise PasswordRefused("The name is not a password.")


async def hashed(password: str) -> str:
    """The Argon2id hash, computed beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _hasher.hash, password)


async def matches(password: str, kept: str | None) -> tuple[bool, str | None]:
    """Whether it is the password, and a better hash where the kept one has aged.

    Takes its time also when nothing is kept.
    """
    if len(password) > LONGEST:
        password = ""
    loop, verify = asyncio.get_running_loop(), _hasher.verify_and_update
    right, better = await loop.run_in_executor(_THREADS, verify, password, kept or NOBODYS)
    return (right, better) if kept else (False, None)
