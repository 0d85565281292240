"""Playing games without people: at random, by choosers, in bulk over processes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib import import_module
from typing import Final, NamedTuple, Protocol, cast

from levant.kernel.dice import Dice, FastDice, derive_seed
from levant.kernel.record import Record
from levant.kernel.title import (
    AnyEvent,
    AnyView,
    Event,
    LevantError,
    Position,
    Result,
    Title,
    View,
)
from levant.kernel.verification import NOBODY
from levant.kernel.worker_pool import run_jobs

UNFINISHED: Final = "unfinished"
"""The reason, and the winner, of a game that was cut off at its most decisions."""

OnAction = Callable[[int, int, str], None]
"""Told of each action once played: role, action, text. It hears secrets: not for players."""

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""

Keep = Callable[[int, str], None]
"""Given the seed of each game and the text of its record, in the order of the seeds."""


def play_random(position: Position, rng: Dice, most: int) -> int:
    """Play uniformly random actions until the game is over; how many decisions it took.

    Of several deciders the first chooses. After `most` decisions the game is left as it is.
    """
    count = 0
    while count < most:
        deciders = position.deciders
        if not deciders:
            break
        role = deciders[0]
        legal = position.legal(role)
        position.play(role, legal[rng.below(len(legal))])
        count += 1
    return count


# --- Choosers ---------------------------------------------------------------------------------


class Chooser(Protocol):
    """Plays one role: a bot, or a person behind a screen. It never holds a position."""

    def choose(self, view: AnyView, legal: list[int], events: Sequence[AnyEvent]) -> int:
        """One of the legal actions, from what the role sees and what it saw happen since."""


class RandomChooser:
    """Chooses uniformly: the yardstick for every other chooser."""

    def __init__(self, seed: int, name: str = "RandomChooser") -> None:
        self.name = name
        self._dice = FastDice(seed)

    def choose(
        self,
        view: View,  # noqa: ARG002 - it looks at nothing
        legal: list[int],
        events: Sequence[Event],  # noqa: ARG002 - and remembers nothing
    ) -> int:
        return self.wander(legal)

    def wander(self, legal: list[int]) -> int:
        """One of the legal actions."""
        return legal[self._dice.below(len(legal))]


ChooserMaker = Callable[[Title, str, int], Sequence[Chooser]]
"""From a title, an edition and a seed a chooser for each role."""


def random_choosers(title: Title, edition: str, seed: int) -> Sequence[Chooser]:
    """A random chooser for each role: choosers for `selfplay`."""
    return [RandomChooser(derive_seed(seed, role)) for role in title.roles_of(edition)]


class ActionLines:
    """The actions of a game as the lines of its record, and nothing else of one: for many games."""

    def __init__(self, roles: Sequence[str]) -> None:
        self.lines: list[str] = []
        self.result: Result | None = None
        self._roles = list(roles)

    def append(self, role: int, text: str) -> None:
        """Add an action that was played."""
        self.lines.append(f"{self._roles[role]} {text}")

    def finish(self, result: Result) -> None:
        """Enter how the game ended."""
        self.result = result


def run(
    title: Title,
    position: Position,
    choosers: Sequence[Chooser],
    record: Record | ActionLines | None,
    most: int,
    on_action: OnAction | None = None,
) -> int:
    """Let the choosers play, one for each role, until the game is over or `most` decisions.

    A chooser gets its role's view and the events its role may read since it last chose; for
    these the position must have been made with `log`. An illegal choice raises the Refusal,
    with position and record as they were before it. Returns the number of decisions.
    """
    heard = [0] * len(choosers)
    wanderers = [chooser if isinstance(chooser, RandomChooser) else None for chooser in choosers]
    count = 0
    while count < most:
        deciders = position.deciders
        if not deciders:
            break
        role: int = deciders[0]
        wanderer = wanderers[role]
        if wanderer is not None:
            # It looks at nothing: views and events would be made for nobody.
            action = wanderer.wander(position.legal(role))
        else:
            events = title.events(position, role, heard[role])
            heard[role] += len(events)
            # A list of its own: what a chooser does to it must not reach the title.
            action = choosers[role].choose(position.view(role), list(position.legal(role)), events)
            refusal = position.refusal(role, action)
            if refusal is not None:
                raise refusal
        text = title.spell(position, action)
        position.play(role, action)
        count += 1
        if record is not None:
            record.append(role, text)
        if on_action is not None:
            on_action(role, action, text)
    if record is not None and position.result is not None:
        record.finish(position.result)
    return count


# --- Many games -------------------------------------------------------------------------------


class GameFailed(LevantError):
    """A game of self-play broke off; says which, so that it can be played again alone."""


class SelfPlay(NamedTuple):
    """The outcome of many games.

    `wins` counts by role, `nobody` and `unfinished`; `digest` covers every record's text in
    the order of the seeds, so that two runs, or two machines, can be compared by one word.
    """

    games: int
    decisions: int
    wins: dict[str, int]
    reasons: dict[str, int]
    digest: str


class Job(NamedTuple):
    """What a worker needs for one game; the title and the choosers travel by name."""

    title: str
    edition: str
    options: dict[str, int]
    seed: int
    choosers: str
    most: int
    kept: bool = False
    """Whether the record itself is wanted."""


class Played(NamedTuple):
    """What a worker hands back; `text` is empty unless the record is wanted."""

    seed: int
    decisions: int
    winner: str
    reason: str
    digest: bytes
    text: str


def selfplay(
    title: str,
    edition: str,
    options: Mapping[str, int],
    seeds: Iterable[int],
    make_choosers: str = "levant.kernel.runner:random_choosers",
    workers: int = 1,
    progress: Progress | None = None,
    *,
    most: int = 100_000,
    keep: Keep | None = None,
) -> SelfPlay:
    """Play one game for each seed; the outcome is the same for any number of workers.

    `title` and `make_choosers` are 'module:attribute': a Title, and a `ChooserMaker`. A game's
    dice are `fast SEED`; its choosers get a seed derived from the same. `keep` gets every record.
    """
    jobs = [
        Job(title, edition, dict(options), seed, make_choosers, most, keep is not None)
        for seed in seeds
    ]
    tally = Tally(named_title(title).roles_of(edition), len(jobs), progress, keep)
    if workers <= 1:
        for job in jobs:
            tally.add(play_job(job))
        return tally.outcome()
    size = max(1, min(16, len(jobs) // (4 * workers)))
    batches = [jobs[at : at + size] for at in range(0, len(jobs), size)]
    with closing(run_jobs(_play_batch, batches, workers)) as done:
        for batch in _in_order(done):
            for game in batch:
                if isinstance(game, GameFailed):
                    raise game
                tally.add(game)
    return tally.outcome()


def _play_batch(jobs: Sequence[Job]) -> list[Played | GameFailed]:
    """Play some games, one after the other, up to one that fails.

    A failure is handed back like a game: whichever comes first by its seed is told.
    """
    batch: list[Played | GameFailed] = []
    try:
        for job in jobs:
            batch.append(play_job(job))
    except GameFailed as failed:
        batch.append(failed)
    return batch


def _in_order(
    done: Iterable[tuple[int, list[Played | GameFailed]]],
) -> Iterator[list[Played | GameFailed]]:
    """Batches by their numbers, each as soon as those before it are there."""
    early: dict[int, list[Played | GameFailed]] = {}
    expected = 0
    for number, batch in done:
        early[number] = batch
        while expected in early:
            yield early.pop(expected)
            expected += 1


def play_seed(
    title: Title,
    edition: str,
    options: Mapping[str, int],
    seed: int,
    make_choosers: ChooserMaker,
    most: int,
) -> Record:
    """The game of one seed, the same wherever it is played.

    The record calls a chooser by its `name`, or by that of its class when it has none.
    """
    choosers, record = _begin(title, edition, options, seed, make_choosers)
    run(title, record.start(title, log=True), choosers, record, most)
    return record


def _begin(
    title: Title,
    edition: str,
    options: Mapping[str, int],
    seed: int,
    make_choosers: ChooserMaker,
) -> tuple[Sequence[Chooser], Record]:
    """The choosers of a game, and its record with their names."""
    choosers = make_choosers(title, edition, derive_seed(seed, "choosers"))
    names = [str(getattr(chooser, "name", type(chooser).__name__)) for chooser in choosers]
    return choosers, Record.begin(title, edition, options, f"fast {seed}", names)


def play_job(job: Job) -> Played:
    """Play one game, wherever this runs."""
    title = named_title(job.title)
    maker = cast("ChooserMaker", named(job.choosers))
    try:
        choosers, record = _begin(title, job.edition, job.options, job.seed, maker)
        # Nobody hears of what happens where all wander.
        heard = not all(isinstance(chooser, RandomChooser) for chooser in choosers)
        actions = ActionLines(record.roles)
        run(title, record.start(title, log=heard), choosers, actions, job.most)
    except Exception as error:
        # Not every exception survives the way between processes; a text does.
        raise GameFailed(f"the game with seed {job.seed} failed: {error!r}") from error
    result = actions.result
    winner, reason = UNFINISHED, UNFINISHED
    if result is not None:
        record.finish(result)
        winner = NOBODY if result.winner is None else title.roles_of(job.edition)[result.winner]
        reason = result.reason
    text = record.text_with(actions.lines)
    digest = hashlib.blake2b(text.encode()).digest()
    kept = text if job.kept else ""
    return Played(job.seed, len(actions.lines), winner, reason, digest, kept)


class Tally:
    """Adds up games, which come in the order of their seeds, and tells who wants to know."""

    def __init__(
        self,
        roles: Sequence[str],
        total: int,
        progress: Progress | None = None,
        keep: Keep | None = None,
    ) -> None:
        self.total = total
        self.progress = progress
        self.keep = keep
        self.games = 0
        self.decisions = 0
        self.wins: dict[str, int] = dict.fromkeys([*roles, NOBODY, UNFINISHED], 0)
        self.reasons: dict[str, int] = {}
        self.hash = hashlib.blake2b(digest_size=16)

    def add(self, game: Played) -> None:
        """Count the next game."""
        self.games += 1
        self.decisions += game.decisions
        self.wins[game.winner] += 1
        self.reasons[game.reason] = self.reasons.get(game.reason, 0) + 1
        self.hash.update(game.digest)
        if self.keep is not None:
            self.keep(game.seed, game.text)
        if self.progress is not None:
            self.progress(self.games, self.total)

    def outcome(self) -> SelfPlay:
        """What came of all games so far."""
        reasons = dict(sorted(self.reasons.items()))
        return SelfPlay(self.games, self.decisions, self.wins, reasons, self.hash.hexdigest())


def named(path: str) -> object:
    """What 'module:attribute' names."""
    module, _, attribute = path.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise LevantError(f"'{path}' is no 'module:attribute' to be found: {error}") from error


def named_title(path: str) -> Title:
    """The title that 'module:attribute' names."""
    return cast("Title", named(path))
