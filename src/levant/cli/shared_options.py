"""Options and arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as 'levant table' saves it.")]
Viewer = Annotated[
    str | None,
    typer.Option(
        "--as",
        metavar="VIEWER",
        help="A role or spectator. Without: all sides, once the game is over.",
    ),
]
Language = Annotated[str, typer.Option(metavar="LANGUAGE", help="en, es or fr.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME[=N]",
        help="An optional rule, see 'levant titles'. May be given several times.",
    ),
]
Players = Annotated[
    list[str] | None,
    typer.Option(
        "--player",
        metavar="ROLE=PLAYER",
        help="Who plays a role, see 'levant titles'. May be given several times.",
    ),
]
MOST_WORKERS = 1024
Workers = Annotated[
    int,
    typer.Option(metavar="N", min=0, max=MOST_WORKERS, help="Processes; 0: one for each core."),
]
OnRay = Annotated[
    bool, typer.Option("--ray", help="Play on a Ray cluster; without ADDRESS, one started here.")
]
Address = Annotated[
    str | None, typer.Argument(metavar="ADDRESS", help="With --ray: of a cluster that runs.")
]
EDITION = "An edition of the rules, see 'levant titles'."
