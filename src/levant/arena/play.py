"""One game of the arena, with a clock beside each bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from time import perf_counter

from msgspec import Struct, to_builtins

from levant.arena.code_version import code_digest
from levant.arena.entrants import Entrant
from levant.arena.schedule import Fixture, Settings
from levant.bots.outside_bot import Forfeit, OutsideBot
from levant.bots.remote_bot import RemoteBot
from levant.kernel.dice import derive_seed
from levant.kernel.record import Record
from levant.kernel.record_text import clean
from levant.kernel.runner import UNFINISHED, GameFailed, named_title, run
from levant.kernel.title import Event, Json, View
from levant.kernel.verification import NOBODY

FORFEIT = "forfeit"
"""The reason of a game that a bot from outside lost by dying, by silence or by nonsense."""

Turn = tuple[Json, Json]


class Thinking(Struct, frozen=True):
    """How long one seat thought in one game, in seconds."""

    decisions: int
    seconds: float
    longest_decision: float
    turns: int
    longest_turn: float


class Outcome(Struct, frozen=True):
    """What came of a game."""

    number: int
    pair: int
    seed: int
    seats: tuple[int, ...]
    winner: str
    """A role, `nobody` or `unfinished`."""
    reason: str
    decisions: int
    turns: int
    seconds: float
    thinking: tuple[Thinking, ...]
    digest: str
    """Of the record."""

    @property
    def bot_seconds(self) -> float:
        """How long all bots thought."""
        return sum(seat.seconds for seat in self.thinking)

    def score(self, one: int, roles: tuple[str, ...]) -> float:
        """1 when A (or B) sat where the game was won, 0 when the other did, else a half."""
        if self.winner not in roles:
            return 0.5
        return float(self.seats[roles.index(self.winner)] == one)


class Stopwatch:
    """A bot with a clock beside it."""

    def __init__(self, chooser: RemoteBot | OutsideBot) -> None:
        self.chooser = chooser
        self.forfeit: Forfeit | None = None
        self.decisions = 0
        self.longest = 0.0
        self.turns: dict[Turn, float] = {}

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        """What the bot chooses; its time goes to the game turn that the view shows."""
        turn = view.get("year"), view.get("turn")
        begin = perf_counter()
        try:
            action = self.chooser.choose(view, legal, events)
        except Forfeit as forfeit:
            self.forfeit = forfeit
            raise
        spent = perf_counter() - begin
        self.decisions += 1
        self.longest = max(self.longest, spent)
        self.turns[turn] = self.turns.get(turn, 0.0) + spent
        return action

    def start(self) -> None:
        """Have the bot ready before any clock runs."""
        try:
            self.chooser.start()
        except Forfeit as forfeit:
            self.forfeit = forfeit
            raise

    def read(self) -> Thinking:
        """What the clock shows."""
        return Thinking(
            self.decisions,
            round(sum(self.turns.values()), 6),
            round(self.longest, 6),
            len(self.turns),
            round(max(self.turns.values(), default=0.0), 6),
        )


Job = tuple[Settings, Fixture]
Played = tuple[Outcome, str]
"""The outcome of a game and the text of its record."""


def play(job: Job) -> Played:
    """Play a fixture: the same game wherever that is done, if its bots go by their seeds alone."""
    settings, fixture = job
    if code_digest(settings.path) != settings.code:
        raise GameFailed("a worker has other code of bots or rules: install the same everywhere")
    title = named_title(settings.path)
    pair = settings.pairs[fixture.pair]
    labels = [pair[seat].label for seat in fixture.seats]
    clocks = []
    for role, seat in zip(settings.roles, fixture.seats, strict=True):
        # A and B keep streams of their own: else a bot that plays itself would play the
        # mirrored game over again.
        seed = derive_seed(fixture.seed, f"{seat} {role}")
        bot = _outside_bot(role, pair[seat]) if pair[seat].outside else _remote_bot(role)
        bot.reset({"seed": seed} | ({} if pair[seat].outside else _entrant(pair[seat])))
        clocks.append(Stopwatch(bot))
    dice = f"fast {fixture.seed}"
    record = Record.begin(title, settings.edition, settings.options, dice, labels)
    loser: int | None = None
    begin = perf_counter()
    try:
        for clock in clocks:
            clock.start()
        begin = perf_counter()
        decisions = run(title, record.start(title, log=True), clocks, record, settings.most)
    except Forfeit as forfeit:
        # A rule of the arena, not of the game: the record tells how far they came, and why no more.
        decisions = len(record.entries)
        loser = next(number for number, clock in enumerate(clocks) if clock.forfeit)
        record.remarks["note"] = clean(f"{settings.roles[loser]} forfeits: {forfeit}")
    except Exception as error:
        # Not every exception survives the way between processes; a text does.
        told = ", ".join(f"{a}: {b}" for a, b in zip(settings.roles, labels, strict=True))
        raise GameFailed(f"the game with seed {fixture.seed} ({told}) failed: {error!r}") from error
    seconds = perf_counter() - begin
    turns = {turn for clock in clocks for turn in clock.turns}
    result = record.result
    winner, reason = UNFINISHED, UNFINISHED
    if result is not None:
        winner = NOBODY if result.winner is None else settings.roles[result.winner]
        reason = result.reason
    elif loser is not None:
        lost = fixture.seats[loser]
        winner = next(r for r, s in zip(settings.roles, fixture.seats, strict=True) if s != lost)
        reason = FORFEIT
    outcome = Outcome(
        fixture.number,
        fixture.pair,
        fixture.seed,
        fixture.seats,
        winner,
        reason,
        decisions,
        len(turns),
        round(seconds, 6),
        tuple(clock.read() for clock in clocks),
        record.digest(),
    )
    return outcome, record.text()


def _entrant(entrant: Entrant) -> dict[str, Json]:
    return {"entrant": to_builtins(entrant)}


@cache
def _outside_bot(role: str, entrant: Entrant) -> OutsideBot:
    """The program of an entrant in a seat, for one game after another."""
    return OutsideBot(entrant.bot, entrant.seconds)


@cache
def _remote_bot(role: str) -> RemoteBot:
    """What asks a role's bots, for one game after another: they think in another process."""
    return RemoteBot("levant.arena.entrants:make")
