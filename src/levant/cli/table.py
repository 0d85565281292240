"""`levant table`: play in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from levant.cli.desk import Desk
from levant.cli.given import EDITION, Language, Options
from levant.cli.host import Host
from levant.cli.players import ME, check_seat
from levant.cli.shelf import BadInput, check_seed, find_title, load, read_options
from levant.cli.sitting import Sitting
from levant.cli.voice import Voice


def table(
    frank: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="Who plays the Franks: me or a bot.")
    ] = None,
    saracen: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="Who plays the Saracens: me or a bot.")
    ] = None,
    edition: Annotated[str | None, typer.Option(metavar="EDITION", help=EDITION)] = None,
    options: Options = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="SEED", help="The same dice every time. Without: fair dice."),
    ] = None,
    language: Language = "en",
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the game here, action by action."),
    ] = None,
    auto: Annotated[
        bool, typer.Option("--auto", help="Play for me where there is only one choice.")
    ] = False,
) -> None:
    """Play in the terminal, against the computer or a friend.

    You are the Franks, the squire plays the Saracens, unless you say otherwise. Every decision
    shows what you may do, in words and with a number. Type the number, or the text beside it
    (march king_guy; its beginning will do), or help. What is not legal is refused with the rule
    that says so.

    The bots are pilgrim, who plays at random, and squire, who plays simply. With two persons the
    screen is passed from one to the other. The dice are fair: what they will show is fixed before
    the first action by a key that is shown at the end, and levant verify proves it.

    \b
    Examples:
      levant table
      levant table --save evening.rex --option handicap=1
      levant table --resume evening.rex
      levant table --frank squire --saracen me --language es
      levant table --frank me --saracen me
    """
    voice = Voice(language)
    if resume is not None:
        if edition is not None or options or seed is not None:
            raise BadInput("--resume brings its own edition, options and dice")
        sitting = _resume(resume, {"frank": frank, "saracen": saracen})
        save = save or resume
    else:
        title = find_title("rex")
        edition = title.editions[0] if edition is None else edition
        chosen = read_options(title, edition, options or [])
        frank = frank or _opposite(saracen)
        seats = [_seat(frank), _seat(saracen or _opposite(frank))]
        sitting = Sitting.begin(title, edition, chosen, seats, check_seed(seed))
    if not sitting.persons:
        raise BadInput("nobody would play but bots: 'levant selfplay' lets them")
    if save is not None:
        _try_to_save(sitting, save, resume)
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


def _try_to_save(sitting: Sitting, save: Path, resume: Path | None) -> None:
    """Find out now, not after an hour, whether a game can be kept in a file."""
    if save.exists() and (resume is None or not save.samefile(resume)):
        raise BadInput(f"{save} exists: go on with it (--resume {save}) or choose another file")
    sitting.save(save)
