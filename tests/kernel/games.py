"""A recorded game of the toy title, and ways to spoil it."""

from __future__ import annotations

from levant.kernel.record import Record
from levant.kernel.runner import play_seed, random_choosers
from tests.kernel.toy import TITLE

# The limit is 10 + 2; the dice fall 6 (fox), 5 (hound), 4 (fox).
GAME = """\
levant record 1
title: toy
edition: 2.0
rules: 3
options: none
seat fox: Anna
seat hound: Bilal
dice: script 6,5,4 2
result: fox: score 10-5
note: on the train

fox pick 1
hound pick 2 ; missed

; the second round
hound pick 3
fox pick 3
fox pick 2
hound pick 1
; well played
end 6 6744484696831afa
"""


def sealed(text: str) -> str:
    """The text with the digest that it should have."""
    return Record.parse(text, sealed=False).text()


def edited(old: str, new: str) -> str:
    """The game with the first of these replaced."""
    assert old in GAME
    return GAME.replace(old, new, 1)


def played(seed: int) -> Record:
    """A game of random choosers."""
    return play_seed(TITLE, "2.0", {"long": 1}, seed, random_choosers, 1000)
