"""`levant table`: play in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from levant.cli.arguments import BadInput, check_seed, find_title, load, read_options
from levant.cli.game_loop import GameLoop
from levant.cli.player_prompt import PlayerPrompt, thinking
from levant.cli.players import ME, STRONGEST, check_seat, seats
from levant.cli.shared_options import EDITION, Language, Options, Players
from levant.cli.terminal_game import TerminalGame
from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.record_text import clean
from levant.kernel.title import Title


def table(
    title: Annotated[
        str | None, typer.Option(metavar="TITLE", help="See 'levant titles'. Without: rex.")
    ] = None,
    players: Players = None,
    frank: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="Who plays the Franks of rex: me or a bot.")
    ] = None,
    saracen: Annotated[
        str | None,
        typer.Option(metavar="PLAYER", help="Who plays the Saracens of rex: me or a bot."),
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
    ply: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="With --resume: play on after action N of a game that is over, with new dice.",
        ),
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

    The bots of rex are, from weak to strong, pilgrim (plays at random), squire, knight and king
    (two seconds a decision); the prince is a king in a hurry, the emperor one who learns from his
    games. Croisades has pilgrim, constable and marshal. All of them see what a player in their seat
    would see.

    With two persons the screen is passed from one to the other. The dice are fair: what they will
    show is fixed before the first action by a key that is shown at the end, and levant verify
    proves it.

    \b
    Examples:
      levant table
      levant table --save evening.rex --option handicap=1
      levant table --resume evening.rex
      levant table --resume evening.rex --ply 120 --save better.rex
      levant table --frank squire --saracen me --language es
      levant table --saracen king
      levant table --frank me --saracen me
      levant table --title croisades
      levant table --title croisades --edition nile --player egypt=me
    """
    given = _given(players, frank, saracen)
    console = Console(highlight=False)
    if resume is not None:
        if title is not None or edition is not None or options:
            raise BadInput("--resume brings its own title, edition, options and dice")
        if ply is not None:
            game = _play_on(resume, ply, given, check_seed(seed))
        elif seed is not None:
            raise BadInput("--resume brings its own title, edition, options and dice")
        else:
            game = _resume(resume, given, console, language)
            save = save or resume
    elif ply is not None:
        raise BadInput("--ply goes with --resume: which game is to be played on?")
    else:
        played = find_title(title or "rex")
        edition = played.editions[0] if edition is None else edition
        chosen = read_options(played, edition, options or [])
        game = TerminalGame.begin(
            played, edition, chosen, _seats(played, edition, given), check_seed(seed)
        )
    if not game.persons:
        raise BadInput("nobody would play but bots: 'levant selfplay' lets them")
    if save is not None:
        _try_to_save(game, save, resume if ply is None else None)
    wording = TerminalTexts(language, game.title.name)
    GameLoop(PlayerPrompt(game, console, wording, save), auto=auto).run()


def _given(players: list[str] | None, frank: str | None, saracen: str | None) -> list[str]:
    """The seats as typed; those of rex have options of their own."""
    own = {"frank": frank, "saracen": saracen}
    return [*(players or []), *(f"{role}={who}" for role, who in own.items() if who is not None)]


def _seats(title: Title, edition: str, given: list[str]) -> list[str]:
    """Who sits where: I take the first seat that nobody was named for, bots the others."""
    names = seats(title.roles_of(edition), given, _NOBODY)
    mine = ME in names
    for i, name in enumerate(names):
        if name == _NOBODY:
            names[i] = DEFAULT_BOT[title.name] if mine else ME
            mine = True
    return [check_seat(name, persons=True, title=title.name) for name in names]


_NOBODY: Final = "-"
DEFAULT_BOT: Final = {"rex": "squire", "croisades": STRONGEST}
"""Who takes the seats opposite a person."""


def _resume(file: Path, given: list[str], console: Console, language: str) -> TerminalGame:
    record, title = load(file)
    for role, name in zip(record.roles, seats(record.roles, given, _NOBODY), strict=True):
        if name != _NOBODY:
            record.players[role] = check_seat(name, persons=True, title=title.name)
    with thinking(console, TerminalTexts(language, title.name)):
        return TerminalGame.resume(title, record)


def _play_on(file: Path, ply: int, given: list[str], seed: int | None) -> TerminalGame:
    record, title = load(file)
    chosen = _seats(title, record.edition, given)
    game = TerminalGame.play_on(title, record, ply, chosen, seed)
    game.record.remarks["note"] = clean(f"continues {file.name} after action {ply}")
    return game


def _try_to_save(game: TerminalGame, save: Path, resume: Path | None) -> None:
    """Find out now, not after an hour, whether a game can be kept in a file."""
    if save.exists() and (resume is None or not save.samefile(resume)):
        raise BadInput(f"{save} exists: go on with it (--resume {save}) or choose another file")
    game.save(save)
