"""`levant table`: play in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from levant.cli.desk import Desk
from levant.cli.host import Host
from levant.cli.players import ME, check_seat
from levant.cli.shelf import BadInput, find_title, load, read_options
from levant.cli.sitting import Sitting
from levant.cli.voice import Voice
from levant.kernel.dice import SEED_LIMIT


def table(
    frank: Annotated[str | None, typer.Option(help="Who plays the Franks: me or a bot.")] = None,
    saracen: Annotated[
        str | None, typer.Option(help="Who plays the Saracens: me or a bot.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="See 'levant titles'.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An optional rule: NAME or NAME=2. Repeatable.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0, max=SEED_LIMIT - 1, help="The same dice every time. Without: fair dice."
        ),
    ] = None,
    language: Annotated[str, typer.Option(help="en, es or fr.")] = "en",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Keep the game in this file, after every action. Default: --resume."),
    ] = None,
    auto: Annotated[
        bool, typer.Option("--auto", help="Play for me where there is only one choice.")
    ] = False,
) -> None:
    """Play in the terminal: you are the Franks, the squire plays the Saracens.

    Every decision shows what you may do, in words and with a number. Type the number, or the
    text beside it ([bold]march king_guy[/bold]; its beginning will do), or [bold]help[/bold].
    What is not legal is refused with the rule that says so.

    The bots are pilgrim, who plays at random, and squire, who plays simply. With two persons the
    screen is passed from one to the other. The dice are fair: what they will show is fixed before
    the first action by a key that is shown at the end, and [bold]levant verify[/bold] proves it.

    [bold]Examples[/bold]

        levant table

        levant table --save evening.rex --option handicap=1

        levant table --resume evening.rex

        levant table --frank squire --saracen me --language es

        levant table --frank me --saracen me
    """
    voice = Voice(language)
    if resume is not None:
        if edition is not None or option or seed is not None:
            raise BadInput("--resume brings its own edition, options and dice")
        sitting = _resume(resume, {"frank": frank, "saracen": saracen})
        save = save or resume
    else:
        title = find_title("rex")
        edition = edition or title.editions[0]
        options = read_options(title, edition, option or [])
        frank = frank or _opposite(saracen)
        seats = [_seat(frank), _seat(saracen or _opposite(frank))]
        sitting = Sitting.begin(title, edition, options, seats, seed)
    if not sitting.persons:
        raise BadInput("nobody would play but bots: 'levant selfplay' lets them")
    Host(Desk(sitting, Console(highlight=False), voice, save), auto=auto).run()


def _seat(name: str) -> str:
    return check_seat(name, persons=True)


def _opposite(opponent: str | None) -> str:
    """Who takes a seat that nobody was named for: I do, or against me the squire."""
    return "squire" if opponent == ME else ME


def _resume(file: Path, seats: dict[str, str | None]) -> Sitting:
    record, title = load(file)
    for role, name in seats.items():
        if name is not None:
            record.players[role] = _seat(name)
    return Sitting.resume(title, record)
