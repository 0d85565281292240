"""Who sits where: persons, and bots by name."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Mapping, Sequence
from functools import partial
from typing import Any, Final

from levant.arena.entrants import read_entrant
from levant.bots.croisades.players import BOTS as CROISADES_BOTS
from levant.bots.outside_bot import is_outside
from levant.bots.remote_bot import RemoteBot
from levant.bots.rex.players import BOTS as REX_BOTS
from levant.bots.rex.players import make_bot
from levant.kernel.dice import derive_seed
from levant.kernel.record import Record
from levant.kernel.runner import Chooser, ChooserMaker
from levant.kernel.title import Title, UnknownName

ME: Final = "me"
"""The seat of a person at this terminal."""

STRONGEST: Final = "bot"
"""The best bot there is, whatever its name."""

_VERSUS: Final = "_against_"
_TYPED: set[str] = set()
"""Programs that were named at this terminal."""

BOTS: Final[dict[str, dict[str, Callable[[int], Chooser]]]] = {
    "rex": {name: partial(make_bot, name) for name in REX_BOTS},
    "croisades": CROISADES_BOTS,
}
"""The computer players of each title, the weakest first."""


def check_seat(name: str, *, persons: bool, title: str = "rex") -> str:
    """The name of a bot (`bot`: the strongest), or `me` where persons may sit."""
    bots = BOTS[title]
    if name == STRONGEST:
        return list(bots)[-1]
    if is_outside(name) or "@" in name:
        label = read_entrant(name, title=title).label
        _TYPED.add(label)
        return label
    known = [*([ME] if persons else []), *bots]
    if name not in known:
        raise UnknownName(f"unknown player '{name}'; known: {', '.join(known)}")
    return name


def _is_bot(name: str, bots: Container[str]) -> bool:
    """Whether a name is that of a bot, with a budget perhaps, or of a program; else a person's."""
    return name.partition("@")[0] in bots or is_outside(name)


# Any: JSON that a terminal or a server wrote
def make(who: Mapping[str, Any]) -> Chooser:
    """The bot whom a question to a bot process means."""
    return sit_down(who["title"], who["bot"], who["seed"])


def sit_down(title: str, name: str, seed: int) -> Chooser:
    """A bot by its name: one of ours, with a budget perhaps, or a program of its own."""
    ours = BOTS[title].get(name)
    return read_entrant(name, title=title).sit_down(seed) if ours is None else ours(seed)


def seat_bot(record: Record, role: int) -> Chooser | None:
    """The bot on a seat of a record, as it was before the first action; None for a person.

    It thinks in a process of its own, which starts with the first question. Its random stream
    comes from the secret of the game's dice: the same again when the game is resumed, and nobody
    can foresee it who cannot foresee the dice.
    """
    name = record.players[record.roles[role]]
    bots = BOTS[record.title]
    if not _is_bot(name, bots):
        return None
    secret = record.key if record.key is not None else record.dice.encode()
    number = int.from_bytes(hashlib.blake2b(secret, digest_size=8).digest(), "big")
    seed = derive_seed(number, record.roles[role])
    if is_outside(name):
        if name not in _TYPED:
            # A record may come from anybody; no file starts a program here.
            raise UnknownName(
                f"the record names a program, {name}: if you trust it, say so with "
                f"--player '{record.roles[role]}={name}'"
            )
        return sit_down(record.title, name, seed)
    bot = RemoteBot("levant.cli.players:make")
    bot.reset({"title": record.title, "bot": name, "seed": seed})
    return bot


# --- Choosers for self-play -------------------------------------------------------------------


def maker(*names: str, title: str = "rex") -> str:
    """A path by which a worker process finds `choosers` for these bots, in the order of roles."""
    bots = [check_seat(name, persons=False, title=title) for name in names]
    return f"{__name__}:{_VERSUS.join(bots)}"


def choosers(title: Title, edition: str, seed: int, names: Sequence[str]) -> list[Chooser]:
    """A bot for each role, each with a random stream of its own."""
    pairs = zip(title.roles_of(edition), names, strict=True)
    return [sit_down(title.name, name, derive_seed(seed, role)) for role, name in pairs]


def seats(roles: Sequence[str], given: Sequence[str], rest: str) -> list[str]:
    """Who plays each role, from `ROLE=PLAYER` as typed; `rest` has the seats nobody named."""
    seated = dict.fromkeys(roles, rest)
    for text in given:
        role, _, name = text.partition("=")
        if role not in seated or not name:
            raise UnknownName(f"'{text}' is no seat: write ROLE=PLAYER; roles: {', '.join(seated)}")
        seated[role] = name
    return list(seated.values())


def __getattr__(name: str) -> ChooserMaker:
    """`squire_against_pilgrim` and so on: the runner takes makers of choosers by their name."""
    names = name.split(_VERSUS)
    known = any(all(_is_bot(bot, bots) for bot in names) for bots in BOTS.values())
    if len(names) < 2 or not known:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return lambda title, edition, seed: choosers(title, edition, seed, names)
