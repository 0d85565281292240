"""Who wins between equal bots: `python -m bench.balance --edition siege_of_acre --games 200`.

The same bot plays every role, each with a random stream of its own. Told are the wins of each role
with their 95 % interval (Wilson), the reasons, and how long a game is: in turns, in decisions, and
in those decisions of each role that had more than one answer. The same seeds give the same games
with any number of workers.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from math import sqrt
from pathlib import Path
from statistics import mean, median
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from levant.cli.players import BOTS
from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice, derive_seed
from levant.kernel.runner import UNFINISHED, Chooser, run
from levant.kernel.title import AnyEvent, AnyView
from levant.kernel.verification import NOBODY
from levant.kernel.worker_pool import run_jobs

TITLE: Final = "croisades"
MOST: Final = 100_000
"""A game with more decisions is left unfinished."""
_Z: Final = 1.96


class Job(NamedTuple):
    """One game for a worker."""

    edition: str
    bot: str
    seed: int


class Game(NamedTuple):
    """What came of it; `choices` are decisions with more than one answer, by role."""

    winner: str
    reason: str
    turns: int
    decisions: int
    choices: tuple[int, ...]


class _Counted:
    """A bot whose real choices are counted."""

    def __init__(self, bot: Chooser) -> None:
        self.bot = bot
        self.choices = 0

    def choose(self, view: AnyView, legal: list[int], events: Sequence[AnyEvent]) -> int:
        self.choices += len(legal) > 1
        return self.bot.choose(view, legal, events)


def play(job: Job) -> Game:
    """One game, wherever this runs."""
    roles = CROISADES.roles_of(job.edition)
    make = BOTS[TITLE][job.bot]
    bots = [_Counted(make(derive_seed(job.seed, role))) for role in roles]
    game = CROISADES.new(job.edition, {}, FastDice(job.seed), log=True)
    decisions = run(CROISADES, game, bots, None, MOST)
    result = game.result
    winner, reason = UNFINISHED, UNFINISHED
    if result is not None:
        winner = NOBODY if result.winner is None else roles[result.winner]
        reason = result.reason
    return Game(winner, reason, game.turn, decisions, tuple(bot.choices for bot in bots))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share; all of it when nothing was played."""
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, _Z * _Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def balanced(edition: str, games: Sequence[Game]) -> bool:
    """Of two roles none above 60 % of all games; of several none above twice its fair share."""
    roles = CROISADES.roles_of(edition)
    most = 0.6 if len(roles) == 2 else 2 / len(roles)
    wins = Counter(game.winner for game in games)
    return all(wins[role] <= most * len(games) for role in roles)


def figures(edition: str, games: Sequence[Game]) -> dict[str, object]:
    """The outcome for programs."""
    wins = Counter(game.winner for game in games)
    roles = CROISADES.roles_of(edition)
    ends = [who for who in (NOBODY, UNFINISHED) if wins[who]]
    return {
        "edition": edition,
        "games": len(games),
        "wins": {
            who: {
                "games": wins[who],
                "share": round(wins[who] / len(games), 4),
                "interval": [round(end, 4) for end in wilson(wins[who], len(games))],
            }
            for who in (*roles, *ends)
        },
        "reasons": dict(Counter(game.reason for game in games).most_common()),
        "turns": round(mean(game.turns for game in games), 2),
        "decisions": median(game.decisions for game in games),
        "choices": {
            role: median(game.choices[at] for game in games) for at, role in enumerate(roles)
        },
        "balanced": balanced(edition, games),
    }


def measure(edition: str, bot: str, seeds: Sequence[int], workers: int) -> list[Game]:
    """All games, in the order of their seeds, with a bar on standard error."""
    console = Console(stderr=True)
    columns = (TextColumn(edition), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    jobs = [Job(edition, bot, seed) for seed in seeds]
    games: dict[int, Game] = {}
    with (
        Progress(*columns, console=console, transient=True) as bar,
        closing(run_jobs(play, jobs, workers)) as done,
    ):
        row = bar.add_task(edition, total=len(jobs))
        for number, game in done:
            games[number] = game
            bar.advance(row)
    return [games[number] for number in range(len(jobs))]


def table(edition: str, bot: str, games: Sequence[Game]) -> Table:
    """The outcome for people."""
    found = Table(
        title=f"{edition}: {len(games)} games of {bot}", title_justify="left", box=None,
        padding=(0, 2, 0, 0),
    )  # fmt: skip
    for column in ("role", "wins", "share", "95 %", "choices a game"):
        found.add_column(column, justify="left" if column == "role" else "right")
    wins = Counter(game.winner for game in games)
    roles = CROISADES.roles_of(edition)
    for who in (*roles, NOBODY, UNFINISHED):
        if who not in roles and not wins[who]:
            continue
        low, high = wilson(wins[who], len(games))
        of_role = [game.choices[roles.index(who)] for game in games] if who in roles else []
        found.add_row(
            who, str(wins[who]), f"{wins[who] / len(games):.0%}", f"{low:.0%} to {high:.0%}",
            f"{median(of_role):.0f}" if of_role else "",
        )  # fmt: skip
    reasons = Counter(game.reason for game in games).most_common()
    found.caption_justify = "left"
    found.caption = (
        f"{mean(g.turns for g in games):.1f} turns, {median(g.decisions for g in games):.0f} "
        f"decisions a game; {', '.join(f'{reason} {n}' for reason, n in reasons)}; "
        f"{'balanced' if balanced(edition, games) else 'NOT balanced'}"
    )
    return found


def main(given: Sequence[str] | None = None) -> None:
    """Play, tell, and save if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument(
        "--edition", action="append", choices=SCENARIOS, help="one or several; without: all"
    )
    parser.add_argument("--games", type=int, default=200, help="of each scenario (200)")
    parser.add_argument("--bots", default="constable", choices=BOTS[TITLE], help="who plays")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes; 0: one for each core")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures here too")
    asked = parser.parse_args(given)
    if asked.games < 1 or asked.workers < 0:
        parser.error("--games is 1 or more, --workers 0 or more")
    workers = asked.workers or os.cpu_count() or 1
    saved: list[dict[str, object]] = []
    for edition in asked.edition or SCENARIOS:
        seeds = range(asked.seed, asked.seed + asked.games)
        games = measure(edition, asked.bots, seeds, workers)
        Console(highlight=False).print(table(edition, asked.bots, games))
        saved.append(figures(edition, games))
    if asked.json is not None:
        asked.json.write_text(json.dumps(saved, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
