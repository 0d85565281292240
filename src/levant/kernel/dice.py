"""Dice: the only source of chance in a game.

Three sources behind one small interface: `FastDice` for search and self-play,
`FairDice` for matches whose dice must be proved afterwards, `ScriptedDice` for tests.
The module is compiled by mypyc where a C compiler exists and gives the same dice without.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only the compiler needs the type: without it no package is needed to play.
    from mypy_extensions import i64

SEED_LIMIT: Final = 1 << 62
"""Seeds of `FastDice` run from 0 up to, and without, this number."""

BELOW_LIMIT: Final = 1 << 32
"""The most things that `Dice.below` can choose from."""


class DiceError(Exception):
    """Scripted dice cannot give what the game asks for."""


class DiceExhausted(DiceError):
    """Scripted dice were asked for more than their script holds."""


class Dice:
    """A source of chance. Its texts and copies continue exactly where it stands.

    Abstract, but no ABC: compiled by mypyc 2.4 those crash when a weak reference to one dies.
    """

    def roll(self) -> int:
        """One six-sided die: 1 to 6."""
        return self.below(6) + 1

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1: a draw, a step of a shuffle, a random pick."""
        raise NotImplementedError

    def copy(self) -> Dice:
        """Independent dice that will give what these would have given."""
        raise NotImplementedError

    def state(self) -> str:
        """One word that `parse_dice` reads back. It tells the future: show it to no player."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Compiled classes cannot be pickled by their attributes; processes exchange the text.
        return parse_dice, (self.state(),)


def _check_below(n: int) -> None:
    if n < 1 or n > BELOW_LIMIT:
        raise ValueError(f"dice choose from 1 to {BELOW_LIMIT} things, not from {n}")


# --- Fast dice --------------------------------------------------------------------------------

# splitmix64 (Steele, Lea, Flood 2014) cut to 62 bits. A compiled i64 wraps at 64 bits and has
# no unsigned shift, a Python int does neither; cut to 62 bits every value is positive, the low
# bits of a wrapped product are right, and the constants are plain machine numbers in both.
_MASK: Final = 0x3FFFFFFFFFFFFFFF
_STEP: Final = 0x278DDE6E5FD29F05  # 2**62 / golden ratio, odd: the counter visits every word
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB
_POOL_BITS: Final = 60  # of a word's 62; two digits of a Python int


def _mix(word: i64) -> i64:
    """A one-to-one scramble of the 62-bit words; 0 stays 0."""
    word = ((word ^ (word >> 30)) * _MIX_1) & _MASK
    word = ((word ^ (word >> 27)) * _MIX_2) & _MASK
    return word ^ (word >> 31)


class FastDice(Dice):
    """Fast, seeded, not secret: whoever knows some dice can compute the others.

    The pool is a number `rest`, uniform below `span`. A draw below n takes its last digit in
    base n, which leaves a uniform number below span // n: one word serves some twenty dice.
    The few values beyond the last full multiple of n would favour low digits; they are thrown
    away and the pool is filled anew, so that every draw is exactly uniform.

    >>> dice = FastDice(1)
    >>> [dice.roll() for _ in range(8)]
    [4, 6, 4, 5, 5, 2, 3, 4]
    """

    _word: i64
    _rest: i64
    _span: i64

    def __init__(self, seed: int) -> None:
        if seed < 0 or seed >= SEED_LIMIT:
            raise ValueError(f"a seed is a number from 0 to 2**62 - 1, not {seed}")
        # Scrambled, so that neighbouring seeds start far apart on the counter's cycle.
        self._word = _mix(seed) if seed else 0
        self._rest = 0
        self._span = 1

    def roll(self) -> int:
        rest: i64 = self._rest
        more: i64 = rest // 6
        span: i64 = self._span // 6
        while more >= span:
            rest = self._fill()
            more = rest // 6
            span = self._span // 6
        self._rest = more
        self._span = span
        return rest - more * 6 + 1

    def below(self, n: int) -> int:
        if n < 1 or n > BELOW_LIMIT:  # here too, for the call would cost more than the draw
            _check_below(n)
        sides: i64 = n
        rest: i64 = self._rest
        more: i64 = rest // sides
        span: i64 = self._span // sides
        while more >= span:
            rest = self._fill()
            more = rest // sides
            span = self._span // sides
        self._rest = more
        self._span = span
        return rest - more * sides

    def _fill(self) -> i64:
        word: i64 = (self._word + _STEP) & _MASK
        self._word = word
        self._span = 1 << _POOL_BITS
        return _mix(word) >> 2

    def copy(self) -> FastDice:
        twin = FastDice(0)
        twin._word = self._word
        twin._rest = self._rest
        twin._span = self._span
        return twin

    def state(self) -> str:
        return f"fast:{self._word}:{self._rest}:{self._span}"

    def restore(self, word: int, rest: int, span: int) -> None:
        """Continue from the three numbers of a state."""
        if not (0 <= word < SEED_LIMIT and 0 <= rest < span <= 1 << _POOL_BITS):
            raise ValueError("these numbers are no state of fast dice")
        self._word = word
        self._rest = rest
        self._span = span


def derive_seed(seed: int, purpose: str) -> int:
    """A seed for another purpose of the same game, unrelated to the game's own dice."""
    digest = hashlib.blake2b(f"{purpose}:{seed}".encode(), digest_size=8, person=b"levant.seed")
    return int.from_bytes(digest.digest(), "big") >> 2


# --- Fair dice --------------------------------------------------------------------------------

_WORD_BYTES: Final = 4
_BLOCK_WORDS: Final = 16


def commitment(key: bytes) -> str:
    """What the keeper of the key publishes before the first action; it gives nothing away."""
    check_key(key)
    return hashlib.blake2b(key, digest_size=32, person=b"levant.commit").hexdigest()


def check_key(key: bytes) -> None:
    """Raise ValueError for a key of the wrong size. Take 32 bytes from a secure source."""
    if not 16 <= len(key) <= 64:
        raise ValueError(f"a dice key has 16 to 64 bytes, not {len(key)}")


def check_nonce(nonce: bytes) -> None:
    """Raise ValueError for a nonce of the wrong size."""
    if not 1 <= len(nonce) <= 64:
        raise ValueError(f"a nonce has 1 to 64 bytes, not {len(nonce)}")


class FairDice(Dice):
    """Dice that nobody chose and everybody can check afterwards.

    The server commits itself to a secret key, then takes a nonce from each player, and
    publishes the key when the game is over: the server could not fit the key to the nonces,
    the players could not foresee the dice. Numbers are keyed BLAKE2b of a counter, read as
    32-bit big-endian words; a word below the last full multiple of n gives word mod n, any
    other is skipped; a die is a number below 6, plus 1.

    `state()` and pickles contain the key: for storage on the server only.
    """

    _key: bytes
    _nonces: tuple[bytes, ...]
    _mixed: bytes
    _used: int
    _block: bytes

    def __init__(self, key: bytes, nonces: Sequence[bytes] = ()) -> None:
        check_key(key)
        for nonce in nonces:
            check_nonce(nonce)
        self._key = key
        self._nonces = tuple(nonces)
        self._mixed = _mixed_key(key, self._nonces)
        self._used = 0
        self._block = b""

    def below(self, n: int) -> int:
        _check_below(n)
        fair = BELOW_LIMIT - BELOW_LIMIT % n
        word = self._next_word()
        while word >= fair:
            word = self._next_word()
        return word % n

    def _next_word(self) -> int:
        at = self._used % _BLOCK_WORDS * _WORD_BYTES
        if at == 0 or not self._block:
            counter = (self._used // _BLOCK_WORDS).to_bytes(8, "big")
            keyed = hashlib.blake2b(counter, key=self._mixed, person=b"levant.dice")
            self._block = keyed.digest()
        self._used += 1
        return int.from_bytes(self._block[at : at + _WORD_BYTES], "big")

    def copy(self) -> FairDice:
        twin = FairDice(self._key, self._nonces)
        twin.restore(self._used)
        return twin

    def state(self) -> str:
        nonces = ",".join([nonce.hex() for nonce in self._nonces])
        return f"fair:{self._key.hex()}:{nonces}:{self._used}"

    def restore(self, used: int) -> None:
        """Continue after so many words."""
        if used < 0:
            raise ValueError("fair dice cannot have used fewer than no words")
        self._used = used
        self._block = b""


def _mixed_key(key: bytes, nonces: Sequence[bytes]) -> bytes:
    """The working key. Each nonce goes in with its length: moving a border changes the dice."""
    mixer = hashlib.blake2b(key=key, person=b"levant.mix")
    for nonce in nonces:
        mixer.update(len(nonce).to_bytes(8, "big") + nonce)
    return mixer.digest()


# --- Scripted dice ----------------------------------------------------------------------------


class ScriptedDice(Dice):
    """Dice that fall as written: rolls and picks are two lists, each used left to right.

    >>> dice = ScriptedDice([6, 1], picks=[3])
    >>> dice.roll(), dice.below(5), dice.roll(), dice.spent
    (6, 3, 1, True)
    """

    _rolls: list[int]
    _picks: list[int]
    _rolled: int
    _picked: int

    def __init__(self, rolls: Sequence[int], picks: Sequence[int] = ()) -> None:
        for roll in rolls:
            if not 1 <= roll <= 6:
                raise ValueError(f"a die shows 1 to 6, not {roll}")
        for pick in picks:
            if not 0 <= pick < BELOW_LIMIT:
                raise ValueError(f"a pick is a number from 0 up, not {pick}")
        self._rolls = list(rolls)
        self._picks = list(picks)
        self._rolled = 0
        self._picked = 0

    def roll(self) -> int:
        if self._rolled == len(self._rolls):
            raise DiceExhausted(f"another die is rolled, but all {self._rolled} of the script fell")
        self._rolled += 1
        return self._rolls[self._rolled - 1]

    def below(self, n: int) -> int:
        _check_below(n)
        if self._picked == len(self._picks):
            raise DiceExhausted(
                f"a pick below {n} is asked, but all {self._picked} of the script are used"
            )
        pick = self._picks[self._picked]
        if pick >= n:
            raise DiceError(f"pick {self._picked + 1} of the script is {pick}: not below {n}")
        self._picked += 1
        return pick

    @property
    def spent(self) -> bool:
        """Whether the whole script has been used."""
        return self._rolled == len(self._rolls) and self._picked == len(self._picks)

    def rest(self) -> tuple[list[int], list[int]]:
        """The rolls and the picks not yet used."""
        return self._rolls[self._rolled :], self._picks[self._picked :]

    def copy(self) -> ScriptedDice:
        twin = ScriptedDice(self._rolls, self._picks)
        twin.restore(self._rolled, self._picked)
        return twin

    def state(self) -> str:
        rolls = ",".join([str(roll) for roll in self._rolls])
        picks = ",".join([str(pick) for pick in self._picks])
        return f"script:{rolls}:{picks}:{self._rolled}:{self._picked}"

    def restore(self, rolled: int, picked: int) -> None:
        """Continue after so many rolls and picks."""
        if not (0 <= rolled <= len(self._rolls) and 0 <= picked <= len(self._picks)):
            raise ValueError("the script is shorter than what was used of it")
        self._rolled = rolled
        self._picked = picked


# --- Texts ------------------------------------------------------------------------------------


def parse_dice(text: str) -> Dice:
    """The dice of a `state()`; also fresh ones: `fast:SEED`, `fair:KEY:NONCE,NONCE`,
    `script:ROLLS:PICKS`.

    >>> parse_dice("script:6,1:3").roll()
    6
    """
    kind, *parts = text.split(":")
    try:
        if kind == "fast" and len(parts) in (1, 3):
            return _parse_fast([_number(part) for part in parts])
        if kind == "fair" and len(parts) in (2, 3):
            return _parse_fair(parts)
        if kind == "script" and len(parts) in (2, 4):
            return _parse_script(parts)
    except ValueError as error:
        raise ValueError(f"cannot read dice of kind '{kind}': {error}") from None
    raise ValueError("cannot read dice: they are 'fast:...', 'fair:...' or 'script:...'")


def _parse_fast(numbers: list[int]) -> FastDice:
    if len(numbers) == 1:
        return FastDice(numbers[0])
    dice = FastDice(0)
    dice.restore(numbers[0], numbers[1], numbers[2])
    return dice


def _parse_fair(parts: list[str]) -> FairDice:
    dice = FairDice(_octets(parts[0]), [_octets(nonce) for nonce in _listed(parts[1])])
    if len(parts) == 3:
        dice.restore(_number(parts[2]))
    return dice


def _parse_script(parts: list[str]) -> ScriptedDice:
    rolls = [_number(roll) for roll in _listed(parts[0])]
    dice = ScriptedDice(rolls, [_number(pick) for pick in _listed(parts[1])])
    if len(parts) == 4:
        dice.restore(_number(parts[2]), _number(parts[3]))
    return dice


def _listed(text: str) -> list[str]:
    return text.split(",") if text else []


def _number(text: str) -> int:
    # int() alone would take signs, blanks, underscores and other scripts' digits.
    if not (text.isascii() and text.isdigit() and len(text) <= 19):
        raise ValueError("a number is expected")
    return int(text)


def _octets(text: str) -> bytes:
    # Nor is bytes.fromhex() strict: it skips blanks. An error must not quote a key.
    try:
        octets = bytes.fromhex(text)
    except ValueError:
        raise ValueError("hexadecimal digits are expected") from None
    if octets.hex() != text.lower():
        raise ValueError("hexadecimal digits are expected")
    return octets
