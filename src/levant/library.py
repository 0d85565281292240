"""Levant as a library: titles, games, views, records and bots. `import levant` gives all of it.

    >>> import levant
    >>> levant.titles()
    ('rex', 'croisades')
    >>> game = levant.new_game("rex", seed=1187)
    >>> game.edition, game.roles, game.deciders
    ('2.0', ('frank', 'saracen'), ('frank',))

Actions are texts, as in records and on a server. Whoever is asked says what may be done, and why
something else may not:

    >>> game.legal()[:3]
    ['done', 'deploy templar_jerusalem', 'deploy templar_antioch']
    >>> game.why_not("card move_3")
    '4.1: it is not the moment to choose a card (Frankish set-up)'
    >>> game.play("done")
    >>> game.deciders
    ('saracen',)

A view holds what a role may know, and nothing else; bots and people get no more:

    >>> sorted({piece["role"] for piece in game.view("frank")["pieces"]})
    ['frank', 'saracen']
    >>> any("block" in p for p in game.view("frank")["pieces"] if p["role"] == "saracen")
    False

Bots of any strength play either side, and a record rebuilds the whole game:

    >>> levant.bot_names("rex")
    ('pilgrim', 'squire', 'knight', 'prince', 'emperor', 'king')
    >>> levant.play_out(game, levant.make_bot("pilgrim", 1), levant.make_bot("pilgrim", 2))
    >>> game.result is not None
    True
    >>> again = levant.load_game(game.record.text())
    >>> again.result == game.result
    True

For millions of games the engine's own objects are at hand: `game.title` and `game.position` speak
in ints (docs/architecture.md), and `levant.kernel.runner.selfplay` plays in many processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from levant.bots.croisades.players import BOTS as CROISADES_BOTS
from levant.bots.croisades.players import make_bot as make_croisades_bot
from levant.bots.rex.players import BOTS as REX_BOTS
from levant.bots.rex.players import make_bot as make_rex_bot
from levant.kernel.record import Record
from levant.kernel.runner import Chooser, run
from levant.kernel.title import Event, Position, Refusal, Result, Title, UnknownName, View
from levant.locale.translator import Translator
from levant.releases.registry import TITLES

__all__ = [
    "Chooser",
    "Game",
    "Record",
    "Refusal",
    "Result",
    "bot_names",
    "editions",
    "load_game",
    "make_bot",
    "new_game",
    "options",
    "play_out",
    "titles",
]

_BOTS = {"rex": tuple(REX_BOTS), "croisades": tuple(CROISADES_BOTS)}


def titles() -> tuple[str, ...]:
    """The games that can be played.

    >>> titles()
    ('rex', 'croisades')
    """
    return TITLES.names


def editions(title: str = "rex") -> tuple[str, ...]:
    """The editions or scenarios of a title, the one to begin with first.

    >>> editions("rex")
    ('2.0', '1.4', '1.3', 'manual')
    """
    return TITLES.find(title).editions


def options(title: str = "rex", edition: str | None = None) -> dict[str, int]:
    """The optional rules of an edition, each with its highest value; a switch goes to 1.

    >>> options("rex", "1.3")
    {'richard_by_sea': 1, 'fickle_philip': 1, 'handicap': 3, 'years': 5}
    """
    found = TITLES.find(title)
    return {option.name: option.most for option in found.options(edition or found.editions[0])}


def bot_names(title: str = "rex") -> tuple[str, ...]:
    """The computer players of a title, the weakest first.

    >>> bot_names("croisades")
    ('pilgrim', 'constable', 'marshal')
    """
    if title not in _BOTS:
        raise UnknownName(f"unknown title '{title}'; known: {', '.join(_BOTS)}")
    return _BOTS[title]


def make_bot(name: str, seed: int, title: str = "rex", seconds: float | None = None) -> Chooser:
    """A computer player with a random stream of its own.

    `seconds` limits each decision of those who search.

    >>> bot = make_bot("squire", 7)
    >>> game = new_game(seed=7)
    >>> bot.choose(game.view("frank"), game.position.legal(0), []) in game.position.legal(0)
    True
    """
    if name not in bot_names(title):
        raise UnknownName(f"unknown bot '{name}'; {title} has {', '.join(bot_names(title))}")
    if title == "rex":
        return make_rex_bot(name, seed, seconds)
    return make_croisades_bot(name, seed, seconds)


class Game:
    """A game in progress, or one that is over, driven in notation; made by `new_game`."""

    def __init__(self, title: Title, position: Position, record: Record) -> None:
        self.title = title
        self.position = position
        self.record = record

    @property
    def edition(self) -> str:
        """The edition it is played by."""
        return self.record.edition

    @property
    def roles(self) -> tuple[str, ...]:
        """The sides, in the order of their seats."""
        return self.title.roles_of(self.edition)

    @property
    def deciders(self) -> tuple[str, ...]:
        """The roles that must choose now; none when the game is over."""
        return tuple(self.roles[role] for role in self.position.deciders)

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.position.result

    def legal(self, role: str | None = None) -> list[str]:
        """What a role (the first that must choose) may do, as texts; never empty for a decider."""
        actions = self.position.legal(self._index(role))
        return [self.title.spell(self.position, action) for action in actions]

    def why_not(self, action: str, role: str | None = None, language: str = "en") -> str | None:
        """Why an action is not legal, with its rule, in words; None where it is."""
        number = self.title.parse(self.position, action)
        refusal = self.position.refusal(self._index(role), number)
        if refusal is None:
            return None
        return Translator(language, self.title.name).explain(refusal)

    def play(self, *actions: str, role: str | None = None) -> None:
        """Play actions one after the other; a Refusal leaves the game as it was before it."""
        for text in actions:
            who = self._index(role)
            number = self.title.parse(self.position, text)
            self.position.play(who, number)
            self.record.append(who, text)
        if self.result is not None:
            self.record.finish(self.result)

    def view(self, role: str | None) -> View:
        """All that a role (None: a spectator) may know, and nothing else (docs/views.md)."""
        return self.position.view(None if role is None else self.roles.index(role))

    def events(self, role: str | None, since: int = 0) -> Sequence[Event]:
        """What a role (None: a spectator) saw happen, from its event number `since` on."""
        place = None if role is None else self.roles.index(role)
        return self.title.events(self.position, place, since)

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record.text(), encoding="utf-8")

    def _index(self, role: str | None) -> int:
        if role is not None:
            return self.roles.index(role)
        return self.position.deciders[0] if self.position.deciders else 0


def new_game(
    title: str = "rex",
    edition: str | None = None,
    options: Mapping[str, int] | None = None,
    *,
    seed: int = 0,
) -> Game:
    """A fresh game; the same seed rolls the same dice.

    >>> new_game("croisades", "nile", {"turns": 2}).roles[0]
    'jerusalem'
    """
    found = TITLES.find(title)
    record = Record.begin(found, edition or found.editions[0], options or {}, f"fast {seed}")
    return Game(found, record.start(found, log=True), record)


def load_game(record: Path | str) -> Game:
    """The game of a record, from a file (a Path) or a text, where its last action led.

    Records of earlier rules versions are played by their own rules.
    """
    data = record.read_bytes() if isinstance(record, Path) else record.encode()
    parsed = Record.parse(data)
    title = parsed.find(TITLES)
    return Game(title, parsed.replay(title, log=True), parsed)


def play_out(game: Game, *choosers: Chooser, most: int = 100_000) -> None:
    """Let bots, one for each role, play a game to its end, or for so many decisions."""
    if len(choosers) != len(game.roles):
        raise UnknownName(f"{len(game.roles)} bots are needed: {', '.join(game.roles)}")
    run(game.title, game.position, choosers, game.record, most)
