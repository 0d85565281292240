"""Levant: the board wargames Crusader Rex and Croisades Strategic.

What a user of the library needs is here: `levant.new_game`, `levant.load_game`, `levant.titles`,
`levant.make_bot` and so on, described with examples in `levant.library`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from levant import compiled

if TYPE_CHECKING:
    from levant.library import (
        Chooser,
        Game,
        Record,
        Refusal,
        Result,
        bot_names,
        editions,
        load_game,
        make_bot,
        new_game,
        options,
        play_out,
        titles,
    )

__version__ = "0.1.0"

__all__ = [  # those of levant.library
    "Chooser", "Game", "Record", "Refusal", "Result", "bot_names", "editions", "load_game",
    "make_bot", "new_game", "options", "play_out", "titles",
]  # fmt: skip

compiled.arrange()


def __getattr__(name: str) -> Any:  # Any: what the library names, whatever it is
    """The names of the library, which is loaded when the first is asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'levant' has no attribute {name!r}")
    return getattr(import_module("levant.library"), name)
