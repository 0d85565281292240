"""`levant selfplay`: many games between bots."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from levant.cli import players, ray_cluster
from levant.cli.arguments import PATHS, BadInput, check_seed, find_title, read_options
from levant.cli.shared_options import EDITION, Address, OnRay, Options, Players, Workers
from levant.kernel import runner
from levant.kernel.record_text import write_file
from levant.kernel.runner import Keep, SelfPlay
from levant.kernel.title import Json

MOST_GAMES: Final = 1_000_000
MOST_DECISIONS: Final = 100_000
"""A game that takes longer is left unfinished."""


def selfplay(
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST_GAMES, help="How many games.")
    ] = 1,
    seed: Annotated[
        int, typer.Option(metavar="SEED", help="Of the first game; the next have the next.")
    ] = 1,
    title: Annotated[str, typer.Option(metavar="TITLE", help="See 'levant titles'.")] = "rex",
    edition: Annotated[str | None, typer.Option(metavar="EDITION", help=EDITION)] = None,
    options: Options = None,
    frank: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who plays the Franks of rex.")
    ] = None,
    saracen: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who plays the Saracens of rex.")
    ] = None,
    seats: Players = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Save each game here, as SEED.TITLE."),
    ] = None,
    workers: Workers = 1,
    ray: OnRay = False,
    address: Address = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="The outcome as one JSON object on standard output.")
    ] = False,
) -> None:
    """Let bots play many games and count who wins.

    The bots of rex are pilgrim (plays at random), squire, knight, prince, emperor and king;
    croisades has pilgrim, constable and marshal. The same seeds give the same games on any machine
    and with any number of workers: compare the digest. Not with prince, emperor and king, who think
    by the clock. --ray plays the games on a cluster, where Levant must be installed too; they are
    saved here. To find out who is stronger, see 'levant arena'.

    \b
    Examples:
      levant selfplay --games 20 --seed 1
      levant selfplay --games 200 --saracen squire --workers 0 --json
      levant selfplay --games 5 --out games && levant replay games/1.rex
      levant selfplay --games 100000 --ray 10.0.0.1:6379
      levant selfplay --title croisades --edition nile --player egypt=constable
    """
    played = find_title(title)
    edition = played.editions[0] if edition is None else edition
    chosen = read_options(played, edition, options or [])
    check_seed(seed)
    check_seed(seed + games - 1)
    named = players.seats(played.roles_of(edition), _named(seats, frank, saracen), "pilgrim")
    choosers = players.maker(*named, title=title)
    keep = None if out is None else _saver(out, title)
    if address is not None and not ray:
        raise BadInput(f"unexpected '{address}': the address of a cluster goes with --ray")
    count = workers or os.cpu_count() or 1
    seeds = range(seed, seed + games)
    begin = perf_counter()
    with _progress("playing", games) as progress:
        if ray:
            outcome = ray_cluster.selfplay(
                PATHS[title],
                played,
                edition,
                chosen,
                seeds,
                choosers,
                address,
                progress,
                MOST_DECISIONS,
                keep,
            )
        else:
            outcome = runner.selfplay(
                PATHS[title],
                edition,
                chosen,
                seeds,
                choosers,
                count,
                progress,
                most=MOST_DECISIONS,
                keep=keep,
            )
    _tell(outcome, perf_counter() - begin, as_json)


def _named(given: list[str] | None, frank: str | None, saracen: str | None) -> list[str]:
    """The seats as typed; those of rex have options of their own."""
    own = {"frank": frank, "saracen": saracen}
    return [*(given or []), *(f"{role}={bot}" for role, bot in own.items() if bot is not None)]


def _saver(folder: Path, title: str) -> Keep:
    """Saves every game in a folder as soon as it is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot save games in {folder}: {error.strerror}") from None
    return lambda seed, text: write_file(folder / f"{seed}.{title}", text.encode())


@contextmanager
def _progress(task: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error that is told how many of how many are done."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        row = bar.add_task(task, total=total)
        yield lambda done, _: bar.update(row, completed=done)


def _tell(outcome: SelfPlay, seconds: float, as_json: bool) -> None:
    rate = outcome.decisions / seconds if seconds else 0.0
    if as_json:
        summary: dict[str, Json] = {
            "games": outcome.games,
            "decisions": outcome.decisions,
            "results": outcome.wins,
            "reasons": outcome.reasons,
            "digest": outcome.digest,
            "seconds": round(seconds, 3),
            "decisions_per_s": round(rate, 1),
        }
        typer.echo(json.dumps(summary))
        return
    console = Console(highlight=False, markup=False)
    console.print(f"games      {outcome.games:,}")
    console.print(f"decisions  {outcome.decisions:,} in {seconds:.1f} s, {rate:,.0f} a second")
    console.print("results    " + _counts(outcome.wins))
    console.print("reasons    " + _counts(outcome.reasons))
    console.print(f"digest     {outcome.digest}")


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counts.items() if count)
