"""Who sits where: persons, and bots by name."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

from levant.bots import BOTS, make_bot
from levant.kernel.dice import derive_seed
from levant.kernel.record import Record
from levant.kernel.runner import Chooser
from levant.kernel.title import Title, UnknownName

ME: Final = "me"
"""The seat of a person at this terminal."""

STRONGEST: Final = "bot"
"""The best bot there is, whatever its name."""

_VERSUS: Final = "_against_"


def check_seat(name: str, *, persons: bool) -> str:
    """The name of a bot (`bot`: the strongest), or `me` where persons may sit."""
    if name == STRONGEST:
        return list(BOTS)[-1]
    known = [*([ME] if persons else []), *BOTS]
    if name not in known:
        raise UnknownName(f"unknown player '{name}'; known: {', '.join(known)}")
    return name


def seat_bot(record: Record, role: int) -> Chooser | None:
    """The bot on a seat of a record, as it was before the first action; None for a person.

    Its random stream comes from the secret of the game's dice: the same again when the game is
    resumed, and nobody can foresee it who cannot foresee the dice.
    """
    name = record.players[record.roles[role]]
    if name not in BOTS:
        return None
    secret = record.key if record.key is not None else record.dice.encode()
    number = int.from_bytes(hashlib.blake2b(secret, digest_size=8).digest(), "big")
    return make_bot(name, derive_seed(number, record.roles[role]))


# --- Choosers for self-play -------------------------------------------------------------------


def maker(*names: str) -> str:
    """A path by which a worker process finds `choosers` for these bots, in the order of roles."""
    bots = [check_seat(name, persons=False) for name in names]
    return f"{__name__}:{_VERSUS.join(bots)}"


def choosers(title: Title, seed: int, names: Sequence[str]) -> list[Chooser]:
    """A bot for each role, each with a random stream of its own."""
    pairs = zip(title.roles, names, strict=True)
    return [make_bot(name, derive_seed(seed, role)) for role, name in pairs]


def __getattr__(name: str) -> Callable[[Title, int], Sequence[Chooser]]:
    """`squire_against_pilgrim` and so on: the runner takes makers of choosers by their name."""
    names = name.split(_VERSUS)
    if len(names) < 2 or not all(bot in BOTS for bot in names):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return lambda title, seed: choosers(title, seed, names)
