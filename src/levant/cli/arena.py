"""`levant arena`: bots against bots, with intervals."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Final

import typer

from levant.cli.arguments import PATHS, BadInput, check_seed, find_title, read_options
from levant.cli.ray_cluster import connected_cluster, import_ray
from levant.cli.selfplay import MOST_GAMES, _progress
from levant.cli.shared_options import EDITION, Address, OnRay, Options, Workers

if TYPE_CHECKING:
    # Imported when the command runs: the others need not wait for it.
    from levant.arena.executors import Executor
    from levant.arena.run_folder import Folder
    from levant.arena.schedule import Settings
    from levant.arena.summary import Summary

STOPPED: Final = 130


def arena(
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Who plays; king@0.5: 0.5 s a decision.")
    ],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST_GAMES, help="How many games a pair plays.")
    ] = 100,
    seed: Annotated[int, typer.Option(metavar="SEED", help="Of the dice of the first games.")] = 1,
    budget: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="For a decision of king and ismcts, if not named."),
    ] = None,
    gauntlet: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="This one against each of the bots; no round robin."),
    ] = None,
    title: Annotated[str, typer.Option(metavar="TITLE", help="See 'levant titles'.")] = "rex",
    edition: Annotated[
        str | None, typer.Option(metavar="EDITION", help=f"{EDITION} Without: the newest.")
    ] = None,
    options: Options = None,
    workers: Workers = 1,
    ray: OnRay = False,
    address: Address = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Records and results; a stopped run goes on there."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="A line of JSON for each pair on standard output.")
    ] = False,
) -> None:
    """Let bots play each other; say who is stronger, how surely.

    Sides are mirrored: with the same dice every seating is played. Each pair gets its score and
    Elo difference with 95 % intervals. Every game is recorded, in --out or in a new folder of
    your data; results.json and report.html lie beside the games. Ctrl-C stops; the same command
    with the same --out goes on.

    \b
    Examples:
      levant arena --bots squire,pilgrim --games 20
      levant arena --bots king@0.5,knight --games 400 --workers 0 --out ladder
      levant arena --bots pilgrim,squire,knight --gauntlet king --budget 0.2
      levant arena --bots knight,knight --games 400 --edition 1.4 --json
    """
    from levant.arena.entrants import check_seconds, read_entrant, read_entrants
    from levant.arena.run import arrange
    from levant.arena.run_folder import open_folder
    from levant.arena.schedule import last_seed
    from levant.arena.summary import pair_json
    from levant.cli.scoreboard import tell

    played = find_title(title)
    edition = edition or played.editions[0]
    chosen = read_options(played, edition, options or [])
    check_seed(seed)
    check_seed(last_seed(games, seed, len(played.roles_of(edition))))
    if budget is not None:
        check_seconds(budget)
    if address is not None and not ray:
        raise BadInput(f"unexpected '{address}': the address of a cluster goes with --ray")
    entrants = read_entrants(bots, budget, title)
    champion = None if gauntlet is None else read_entrant(gauntlet, budget, title)
    settings = arrange(PATHS[title], edition, chosen, entrants, champion, games, seed)
    path = out if out is not None else _new_folder(settings)
    with _executor(ray, address, workers) as executor, open_folder(path, settings) as folder:
        summary = _play_all(folder, executor)
    if as_json:
        for pair in summary.pairs:
            typer.echo(pair_json(pair))
    else:
        tell(summary, path)


def _new_folder(settings: Settings) -> Path:
    """Nobody wants yesterday's games mixed with today's: each run has its own."""
    from platformdirs import user_data_path

    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    names = "-".join(entrant.label for entrant in settings.entrants)[:60]
    return user_data_path("levant") / "arena" / f"{now}-{names}-{os.getpid()}"


@contextmanager
def _executor(ray: bool, address: str | None, workers: int) -> Iterator[Executor]:
    """Where the games are played."""
    from levant.arena.executors import cluster, in_this_process, processes

    if ray:
        found = import_ray()
        with connected_cluster(found, address) as cores:
            yield cluster(found, cores)
        return
    count = workers or os.cpu_count() or 1
    yield in_this_process if count == 1 else processes(count)


@contextmanager
def _stopping_gently() -> Iterator[None]:
    """Whoever ends the program from outside gets what Ctrl-C gives: no worker is left behind."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _play_all(folder: Folder, executor: Executor) -> Summary:
    from levant.arena.run import play_all
    from levant.arena.schedule import seatings

    ways = len(seatings(len(folder.settings.roles)))
    planned = folder.settings.games * len(folder.settings.pairs)
    if folder.settings.games % ways:
        typer.echo(
            f"note: {folder.settings.games} games are no multiple of {ways}: "
            "the last of each pair have no mirror",
            err=True,
        )
    begun = len(folder.outcomes)
    if begun:
        typer.echo(f"going on: {begun} of {planned} games are in {folder.path}", err=True)
    try:
        with _stopping_gently(), _progress("playing", planned) as progress:
            return play_all(folder, executor, progress)
    except KeyboardInterrupt:
        typer.echo(
            f"stopped: {len(folder.outcomes)} of {planned} games are in {folder.path}; "
            f"the same command with --out {folder.path} goes on",
            err=True,
        )
        raise typer.Exit(STOPPED) from None
