"""The command `levant`: its subcommands, and how it fails."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from levant import __version__, compiled
from levant.cli import (
    admin,
    arena,
    bench,
    editions,
    play,
    replay,
    selfplay,
    serve,
    show,
    table,
    titles,
    verify,
)
from levant.kernel.title import LevantError


class Commands(TyperGroup):
    """All subcommands. What a user did wrong is told in one line, never as a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            code = _fail(error.format_message(), error.exit_code)
        except LevantError as error:
            code = _fail(str(error), 2)
        except typer.Abort:
            code = 130
        if standalone_mode:
            sys.exit(code)
        return code


def _fail(message: str, code: int) -> int:
    line = " ".join(message.split())
    typer.echo(f"levant: {line[:1].lower()}{line[1:]}", err=True)
    return code


app = typer.Typer(
    name="levant",
    cls=Commands,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        typer.echo(f"levant {__version__}, {compiled.report()}, {python}")
        raise typer.Exit


@app.callback()
def levant(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_tell_version,
            is_eager=True,
            help="Tell the version, whether the engine is compiled, and the Python; then stop.",
        ),
    ] = False,
) -> None:
    """Board wargames of the Crusades: play, watch, prove, measure.

    Start with levant play: the table opens in your browser. levant table stays in the terminal.
    levant COMMAND --help shows examples of a command.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command()(play.play)
app.command()(table.table)
app.command()(show.show)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(selfplay.selfplay)
app.command()(arena.arena)
app.command()(titles.titles)
app.command()(editions.editions)
app.command()(bench.bench)
app.command(cls=serve.WithSettings)(serve.serve)
app.command(cls=serve.WithSettings)(serve.worker)
app.command(cls=serve.WithSettings)(serve.migrate)
app.add_typer(admin.app)
