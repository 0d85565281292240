"""What a player has lived through, as two numbers: equal for equal histories.

Compiled, for OpenSpiel asks at every node. Of an event goes in what the player may read of it
(levant.rex.sight decides that), and nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from levant.kernel.dice import derive_seed
from levant.rex import words as w
from levant.rex.army import NO_BLOCK, SIDE
from levant.rex.position import Position
from levant.rex.sight import tells_number

_MASK: Final = 0x3FFFFFFFFFFFFFFF
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB
_OTHER: Final = 0x278DDE6E5FD29F05
_HIDDEN: Final = 63
"""An event about a block whose name the player may not know."""
_WORDS: Final[dict[str, int]] = {}
"""A number for each code of an event."""


def _mix(word: i64) -> i64:
    """A one-to-one scramble of 62 bits."""
    word = ((word ^ (word >> 30)) * _MIX_1) & _MASK
    word = ((word ^ (word >> 27)) * _MIX_2) & _MASK
    return word ^ (word >> 31)


class History:
    """The past of one player of a game with a log."""

    def __init__(self) -> None:
        self.first: int = 1
        self.second: int = 2
        self.heard: int = 0
        """How many entries of the log are in it."""

    def copy(self) -> History:
        """An independent one."""
        twin = History()
        twin.first, twin.second, twin.heard = self.first, self.second, self.heard
        return twin

    def text(self) -> str:
        """It in 32 letters."""
        return f"{self.first:016x}{self.second:016x}"

    def write(self, told: vec[u8], begin: i64) -> None:
        """Write it as 16 bytes."""
        first: i64 = self.first
        second: i64 = self.second
        for at in range(8):
            told[begin + at] = u8(first & 255)
            told[begin + 8 + at] = u8(second & 255)
            first >>= 8
            second >>= 8

    def add(self, number: i64) -> None:
        """Something happened that has this number."""
        first: i64 = self.first
        second: i64 = self.second
        self.first = _mix((first + number) & _MASK)
        self.second = _mix((second ^ _mix((number + _OTHER) & _MASK)) + 1 & _MASK)

    def act(self, action: int) -> None:
        """The player himself chose an action."""
        self.add((1 << 40) + action)

    def hear(self, p: Position, viewer: int) -> None:
        """Take up what the player read since the last time."""
        log = p.log
        if log is None:
            return
        for at in range(self.heard, len(log)):
            code, side, block, place, other, amount, dice, face_up = log[at]
            if code in w.SECRET_EVENTS and side != viewer:
                continue
            word = _WORDS.get(code)
            if word is None:
                word = derive_seed(0, code)
                _WORDS[code] = word
            self.add(word)
            if block != NO_BLOCK and SIDE[block] != viewer and not face_up:
                told = _HIDDEN
            else:
                told = block + 1
            self.add(((side + 1) * 64 + told) * 4096 + (place + 1) * 64 + other + 1)
            if tells_number(code, block, amount, dice, viewer):
                self.add(amount + (1 << 20))
            for die in dice:
                self.add(die + (1 << 30))
        self.heard = len(log)
