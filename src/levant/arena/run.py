"""A run of the arena from its settings to its results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import Final

from levant.arena.code_version import code_digest
from levant.arena.entrants import Entrant, pair_up
from levant.arena.executors import Executor
from levant.arena.report import page
from levant.arena.run_folder import REPORT, RESULTS, Folder
from levant.arena.schedule import Settings, fixtures
from levant.arena.summary import Summary, sum_up, summary_json
from levant.kernel.runner import named_title

MOST_DECISIONS: Final = 100_000


def arrange(
    path: str,
    edition: str,
    options: Mapping[str, int],
    entrants: Sequence[Entrant],
    champion: Entrant | None,
    games: int,
    seed: int,
) -> Settings:
    """The settings of a run; refuses entrants who cannot play each other."""
    title = named_title(path)
    pair_up(entrants, champion)
    return Settings(
        title=title.name,
        path=path,
        edition=edition,
        options={name: value for name, value in sorted(options.items()) if value},
        roles=title.roles_of(edition),
        entrants=tuple(entrants),
        champion=champion,
        games=games,
        seed=seed,
        most=MOST_DECISIONS,
        rules=title.rules_version,
        code=code_digest(path),
    )


def play_all(folder: Folder, executor: Executor, progress: Callable[[int, int], None]) -> Summary:
    """Play what the folder still lacks, then write results and report into it."""
    settings = folder.settings
    planned = list(fixtures(settings))
    progress(len(folder.outcomes), len(planned))
    jobs = [(settings, fixture) for fixture in planned if fixture.number not in folder.outcomes]
    try:
        with closing(executor(jobs)) as games:
            for outcome, record in games:
                folder.add(outcome, record)
                progress(len(folder.outcomes), len(planned))
    finally:
        # Also of a run that is stopped: what has been played can be looked at.
        summary = sum_up(settings, folder.outcomes.values())
        if summary.pairs:
            folder.write(RESULTS, summary_json(summary))
            folder.write(REPORT, page(summary, list(folder.outcomes.values())))
    return summary
