"""`levant serve`, `worker` and `migrate`: the server, its workers, its database."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

if TYPE_CHECKING:
    from levant.server.settings import Settings

# The server's libraries take a second to load: only the commands that need them do.

Config = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Settings: NAME.env, or else TOML; without it .env and levant.toml, if they exist.",
    ),
]


class WithSettings(TyperCommand):
    """A command whose help lists every setting."""

    # Any: Typer brings a Click of its own, whose types it does not give
    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """All settings with their defaults, under the options."""
        from levant.server.settings import PREFIX, Settings

        lines = []
        for name, field in Settings.model_fields.items():
            default = field.get_default(call_default_factory=True, validated_data={})
            told = "" if default in (None, "", []) else f" [{default}]"
            lines.append((f"{PREFIX}{name.upper()}", f"{field.description}{told}"))
        with formatter.section("Settings (environment, .env, or levant.toml without the prefix)"):
            formatter.write_dl(lines)
        super().format_epilog(ctx, formatter)


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Listen here.")] = None,
    port: Annotated[
        int | None, typer.Option(metavar="PORT", min=0, max=65535, help="On this port.")
    ] = None,
    config: Config = None,
) -> None:
    """Run a server for many players.

    Without any setting it keeps everything in one SQLite file and runs bots itself. With
    LEVANT_DATABASE_URL (PostgreSQL) and LEVANT_REDIS_URL any number of servers and workers
    share one database: see docs/operating.md.

    \b
    Examples:
      levant serve
      levant serve --host 0.0.0.0 --port 80
      levant serve --config club.toml
    """
    settings = _settings(config, host=host, port=port)
    from levant.server.serve import serve as run

    run(settings, lambda at: typer.echo(f"Serving at http://{settings.host}:{at}", err=True))


def worker(config: Config = None) -> None:
    """Take bots' turns for servers that share this database and Redis.

    \b
    Examples:
      levant worker
      levant worker --config club.toml
    """
    settings = _settings(config, run_bots=True)
    from levant.server.worker import work

    work(settings)


def migrate(
    config: Config = None,
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; fail if the database is not current.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Tell it as JSON, for programs.")] = False,
) -> None:
    """Bring the database up to date.

    A server on SQLite does it by itself when it starts; on PostgreSQL run this before the new
    version is started.

    \b
    Examples:
      levant migrate
      levant migrate --check
    """
    from levant.server.storage.migrate import NEWEST

    found = asyncio.run(_migrate(_settings(config), check=check))
    if as_json:
        typer.echo(
            json.dumps({"before": found, "needed": NEWEST, "current": found == NEWEST or not check})
        )
    elif check:
        typer.echo(f"the database is at {found or 'nothing'}, this program needs {NEWEST}")
    elif found == NEWEST:
        typer.echo("the database is up to date")
    else:
        typer.echo(f"the database went from {found or 'nothing'} to {NEWEST}")
    if check and found != NEWEST:
        raise typer.Exit(1)


async def _migrate(settings: Settings, *, check: bool) -> str | None:
    """The revision that was found; unless it was only looked at, it is the newest now."""
    from levant.server.storage.database import Database
    from levant.server.storage.migrate import current
    from levant.server.storage.migrate import migrate as upgrade

    if check and settings.file is not None and not settings.file.exists():
        return None  # looking must not make an empty one
    database = Database(settings)
    try:
        return await (current(database) if check else upgrade(database))
    finally:
        await database.close()


# Any: options as Typer read them; the settings check each
def _settings(config: Path | None, **given: Any) -> Settings:
    from levant.server.settings import load_settings, unknown_in_environment

    for name in unknown_in_environment():
        typer.echo(f"levant: {name} is no setting: see 'levant serve --help'", err=True)
    return load_settings(config, **given)
