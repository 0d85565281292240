"""What the games of a run say, pair by pair."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec
from msgspec import Struct

from levant.arena.play import Outcome, Thinking
from levant.arena.schedule import A, B, Settings
from levant.arena.scores import Interval, elo, interval, ratings
from levant.kernel.runner import UNFINISHED
from levant.kernel.verification import NOBODY


class Side(Struct, frozen=True):
    """How A did where it played one role."""

    games: int
    score_a: float
    ci95: Interval


class Pace(Struct, frozen=True):
    """How fast a bot was: decisions, and seconds for a game turn, a decision, a game."""

    decisions: int
    decisions_per_s: float
    turn_mean: float
    turn_max: float
    decision_max: float
    game_max: float


class Pair(Struct, frozen=True):
    """All about two entrants. Scores are shares of 1; Elo is missing beyond all measure."""

    a: str
    b: str
    games: int
    score_a: float
    ci95: Interval
    by_side: dict[str, Side]
    wins_a: int
    wins_b: int
    drawn: int
    unfinished: int
    elo: float | None
    elo_ci95: tuple[float | None, float | None]
    side_wins: dict[str, int]
    reasons: dict[str, int]
    mean_decisions: float
    mean_turns: float
    decisions_per_s: float
    pace_a: Pace
    pace_b: Pace
    longest_game: float
    """The most seconds that the bots of one game thought, together."""


class Standing(Struct, frozen=True):
    """An entrant over all its games."""

    label: str
    games: int
    score: float
    elo: float
    """Against the mean of all entrants."""


class Summary(Struct, frozen=True):
    """All about a run."""

    settings: Settings
    games: int
    planned: int
    pairs: list[Pair]
    standings: list[Standing]


def sum_up(settings: Settings, outcomes: Iterable[Outcome]) -> Summary:
    """The summary of the games that have been played; pairs without any are left out."""
    by_pair: list[list[Outcome]] = [[] for _ in settings.pairs]
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        by_pair[outcome.pair].append(outcome)
    pairs = [sum_up_pair(settings, number, games) for number, games in enumerate(by_pair) if games]
    return Summary(
        settings,
        sum(len(games) for games in by_pair),
        len(by_pair) * settings.games,
        pairs,
        _standings(pairs),
    )


def sum_up_pair(settings: Settings, number: int, games: Sequence[Outcome]) -> Pair:
    """What the games of one pair say."""
    a, b = settings.pairs[number]
    roles = settings.roles
    scores = [game.score(A, roles) for game in games]
    score, ci95 = fmean(scores), interval(_sets(games, roles))
    seconds = sum(game.seconds for game in games)
    return Pair(
        a=a.label,
        b=b.label,
        games=len(games),
        score_a=round(score, 4),
        ci95=_rounded(ci95),
        by_side={role: _side(games, roles, seat) for seat, role in enumerate(roles)},
        wins_a=scores.count(1.0),
        wins_b=scores.count(0.0),
        drawn=sum(game.winner == NOBODY for game in games),
        unfinished=sum(game.winner == UNFINISHED for game in games),
        elo=_whole(elo(score)),
        elo_ci95=(_whole(elo(ci95[0])), _whole(elo(ci95[1]))),
        side_wins={role: sum(game.winner == role for game in games) for role in roles},
        reasons=_counted(game.reason for game in games),
        mean_decisions=round(fmean(game.decisions for game in games), 1),
        mean_turns=round(fmean(game.turns for game in games), 1),
        decisions_per_s=round(sum(game.decisions for game in games) / max(seconds, 1e-9), 1),
        pace_a=_pace(games, A),
        pace_b=_pace(games, B),
        longest_game=round(max(game.bot_seconds for game in games), 3),
    )


def _sets(games: Iterable[Outcome], roles: tuple[str, ...]) -> list[list[float]]:
    """The scores of A, those with the same dice together."""
    sets: dict[int, list[float]] = {}
    for game in games:
        sets.setdefault(game.seed, []).append(game.score(A, roles))
    return list(sets.values())


def _side(games: Iterable[Outcome], roles: tuple[str, ...], seat: int) -> Side:
    held = [game for game in games if game.seats[seat] == A]
    sets = _sets(held, roles)
    mean = fmean(game.score(A, roles) for game in held) if held else 0.5
    return Side(len(held), round(mean, 4), _rounded(interval(sets)))


def _pace(games: Iterable[Outcome], one: int) -> Pace:
    clocks: list[Thinking] = []
    longest = 0.0
    for game in games:
        seats = zip(game.thinking, game.seats, strict=True)
        own = [thinking for thinking, seat in seats if seat == one]
        longest = max(longest, sum(thinking.seconds for thinking in own))
        clocks += own
    seconds = sum(clock.seconds for clock in clocks)
    decisions = sum(clock.decisions for clock in clocks)
    turns = sum(clock.turns for clock in clocks)
    return Pace(
        decisions=decisions,
        decisions_per_s=round(decisions / max(seconds, 1e-9), 1),
        turn_mean=round(seconds / max(turns, 1), 4),
        turn_max=round(max((clock.longest_turn for clock in clocks), default=0.0), 4),
        decision_max=round(max((clock.longest_decision for clock in clocks), default=0.0), 4),
        game_max=round(longest, 3),
    )


def _standings(pairs: Sequence[Pair]) -> list[Standing]:
    """All entrants, the strongest first; nobody stands above himself."""
    results = {(p.a, p.b): (p.score_a * p.games, float(p.games)) for p in pairs if p.a != p.b}
    if not results:
        return []
    level = ratings(results)
    table = []
    for label in level:
        points = [
            s if label == a else n - s for (a, b), (s, n) in results.items() if label in (a, b)
        ]
        games = sum(int(n) for pair, (_, n) in results.items() if label in pair)
        table.append(Standing(label, games, round(sum(points) / games, 4), round(level[label], 1)))
    return sorted(table, key=lambda standing: (-standing.elo, standing.label))


def _counted(words: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return dict(sorted(counts.items()))


def _rounded(ends: Interval) -> Interval:
    return round(ends[0], 4), round(ends[1], 4)


def _whole(difference: float | None) -> float | None:
    return None if difference is None else round(difference, 1)


def pair_json(pair: Pair) -> str:
    """A pair as one line of JSON."""
    return msgspec.json.encode(pair).decode()


def summary_json(summary: Summary) -> str:
    """All of it, for people to read and programs to parse."""
    return msgspec.json.format(msgspec.json.encode(summary), indent=1).decode() + "\n"
