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
    admin_reports,
    arena,
    bench,
    editions,
    init,
    mind,
    play,
    replay,
    selfplay,
    serve,
    show,
    table,
    titles,
    verify,
)
from levant.cli.extras import advice
from levant.cli.parameters import make_plain
from levant.kernel.title import LevantError
from levant.server.system_errors import explain_system_error

DEBUG = "--debug"


class Commands(TyperGroup):
    """All subcommands.

    What a user did wrong, and what is out of order around us (database, disk, Redis), is told in
    one line; a traceback comes with --debug only.
    """

    # Any: whatever Typer gives its groups
    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        make_plain(self)

    # Any: as in the class above
    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        debug = DEBUG in given
        try:
            # Wherever it stands: who meets a failure types it at the end of what he typed before.
            given = [word for word in given if word != DEBUG]
            code = super().main(given, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            code = 130
        except Exception as error:
            if debug and not isinstance(error, typer.TyperException):
                raise
            code = _failed(error)
        if standalone_mode:
            sys.exit(code)
        return code


def _failed(error: Exception) -> int:
    """Tell what went wrong in a line; the exit code. What nobody foresaw is raised again."""
    if isinstance(error, typer.TyperException):
        return _fail(error.format_message(), error.exit_code)
    if isinstance(error, LevantError):
        return _fail(str(error), getattr(error, "exit_code", 2))
    if isinstance(error, ModuleNotFoundError):
        missing = advice(error)
        if missing is None:
            raise error
        return _fail(missing, 2)
    failure = _explained(error)
    if failure is None:
        raise error
    return _fail(failure, 1)


def _explained(error: Exception) -> str | None:
    """What is out of order around us; None when it is we."""
    if "sqlalchemy" in sys.modules:
        # The sentences need the server's libraries, which whoever met such a failure has loaded.
        from levant.server.failures import explain_failure

        return explain_failure(error)
    if isinstance(error, OSError) and error.errno is not None:
        return explain_system_error(error)
    return None


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
    debug: Annotated[
        bool,
        typer.Option(DEBUG, help="Show the traceback of a failure; works behind any command too."),
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
app.command()(mind.mind)
app.command()(titles.titles)
app.command()(editions.editions)
app.command()(bench.bench)
app.command()(init.init)
app.command(cls=serve.WithSettings)(serve.serve)
app.command(cls=serve.WithSettings)(serve.worker)
app.command(cls=serve.WithSettings)(serve.migrate)
app.add_typer(admin_reports.app)
