"""`levant admin`: what the host of a server does by hand."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from levant.cli.serve import Config

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from levant.server.services import Services
    from levant.server.settings import Settings
    from levant.server.storage.database import Database

T = TypeVar("T")
Match = Annotated[str, typer.Argument(metavar="MATCH", help="The id of a match, as in its link.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of a person.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
Most = Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="At most so many.")]
AsJson = Annotated[bool, typer.Option("--json", help="Tell it as JSON, for programs.")]
Read = Annotated[bool, typer.Option("--stdin", help="Read the password from standard input.")]
To = Annotated[
    Path | None, typer.Option("--to", metavar="FILE", help="Write there instead of the screen.")
]

app = typer.Typer(
    name="admin",
    help="""Look after a server: people, matches, figures.

    Works on the database beside the running server, with the same settings
    (LEVANT_DATABASE_URL, .env, levant.toml).

    \b
    Examples:
      levant admin stats
      levant admin list matches
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)


def in_database(
    config: Path | None, work: Callable[[AsyncSession], Awaitable[T]], *, write: bool = False
) -> T:
    """Do something in one transaction."""

    async def run() -> T:
        from levant.server.settings import load_settings
        from levant.server.storage.database import Database

        settings = load_settings(config)
        _check_file(settings)
        database = Database(settings)
        try:
            await _check(database)
            opened = database.writing() if write else database.reading()
            async with opened as session:
                return await work(session)
        finally:
            await database.close()

    return asyncio.run(run())


def _check_file(settings: Settings) -> None:
    """WrongRevision for a database that is not there: looking must not make an empty one."""
    from levant.server.storage.migrate import WrongRevision

    if settings.file is not None and not settings.file.exists():
        raise WrongRevision(
            f"there is no database '{settings.file}': run 'levant migrate' to make it, or look "
            "whether LEVANT_DATABASE_URL is right"
        )


async def _check(database: Database) -> None:
    from levant.server.storage.migrate import check_current, current

    check_current(await current(database))


def show(columns: list[str], rows: list[list[str]], *, as_json: bool) -> None:
    """A table for people, or a list of objects for programs."""
    if as_json:
        _tell_json([dict(zip(columns, row, strict=True)) for row in rows])
        return
    table = Table(*columns, box=None, pad_edge=False, header_style="bold")
    for row in rows:
        table.add_row(*row)
    # A pipe gets whole lines, whatever the width of a terminal.
    width = None if sys.stdout.isatty() else 200
    Console(width=width, highlight=False, markup=False).print(table)


def _tell_json(told: object) -> None:
    typer.echo(json.dumps(told, ensure_ascii=False))


def done(sentence: str, facts: dict[str, object], *, as_json: bool) -> None:
    """Say what was done: a sentence, or its facts."""
    if as_json:
        _tell_json(facts)
    else:
        typer.echo(sentence)


@app.command()
def stats(as_json: AsJson = False, config: Config = None) -> None:
    """Count people, matches, actions, logins and waiting notices."""
    from levant.server.people import administration

    counts = in_database(config, administration.stats)
    if as_json:
        _tell_json(counts)
        return
    rows = [[name, str(number)] for name, number in counts.items()]
    show(["what", "number"], rows, as_json=False)


listing = typer.Typer(help="List matches or people.", no_args_is_help=True)
app.add_typer(listing, name="list")


@listing.command("matches")
def list_matches(
    status: Annotated[
        str | None,
        typer.Option(metavar="STATUS", help="open, running, finished or aborted."),
    ] = None,
    player: Annotated[str | None, typer.Option(metavar="NAME", help="Who plays in it.")] = None,
    most: Most = 50,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """List matches, those changed last first.

    \b
    Examples:
      levant admin list matches --status running
      levant admin list matches --player Balian --most 10
    """
    from levant.server.people import administration

    found = in_database(
        config, lambda session: administration.matches(session, status, player, most)
    )
    rows = [
        [row.id, row.title, row.edition, row.status, "pinned" if row.pinned else "",
         f"{row.changed:%Y-%m-%d %H:%M}", who]
        for row, who in found
    ]  # fmt: skip
    columns = ["match", "title", "edition", "status", "pinned", "changed", "players"]
    show(columns, rows, as_json=as_json)


@listing.command("people")
def list_people(
    kind: Annotated[
        str | None, typer.Option(metavar="KIND", help="guest, member, bot or deleted.")
    ] = None,
    most: Most = 50,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """List people, those seen last first. Addresses are not shown.

    \b
    Examples:
      levant admin list people --kind member
    """
    from levant.server.people import administration

    found = in_database(config, lambda session: administration.people(session, kind, most))
    rows = [
        [row.name, row.kind, f"{row.created:%Y-%m-%d}", f"{row.seen:%Y-%m-%d %H:%M}"]
        for row in found
    ]
    show(["name", "kind", "since", "seen"], rows, as_json=as_json)


@app.command()
def pin(
    match: Match,
    off: Annotated[bool, typer.Option("--off", help="Take the pin out.")] = False,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Keep a match: a pinned match cannot be deleted.

    \b
    Examples:
      levant admin pin q3vZ0c1mT9w-Xy4L
      levant admin pin q3vZ0c1mT9w-Xy4L --off
    """
    from levant.server.people import administration

    in_database(config, lambda session: administration.pin(session, match, on=not off), write=True)
    told = f"match {match} is {'no longer ' if off else ''}pinned"
    done(told, {"match": match, "pinned": not off}, as_json=as_json)


exporting = typer.Typer(help="Write a match or a person to a file.", no_args_is_help=True)
app.add_typer(exporting, name="export")


@exporting.command("match")
def export_match(
    match: Match, to: To = None, as_json: AsJson = False, config: Config = None
) -> None:
    """Write the record of a match that is over; 'levant verify' proves it.

    \b
    Examples:
      levant admin export match q3vZ0c1mT9w-Xy4L --to match.rex
    """

    async def record(session: AsyncSession) -> str:
        from levant.server.errors import Conflict
        from levant.server.play import action_log
        from levant.server.play.finished import record_of

        header, table = await action_log.read(session, match, whole=True)
        if header.row.status not in ("finished", "aborted") or table is None:
            raise Conflict(f"match '{match}' is not over: its record would tell what is hidden")
        return record_of(header, table.played).text()

    text = in_database(config, record)
    _write(text, to, {"match": match, "record": text} if as_json else None)


@exporting.command("person")
def export_person(
    name: Name, to: To = None, as_json: AsJson = False, config: Config = None
) -> None:
    """Write all that is kept of a person, for himself to read, as JSON.

    \b
    Examples:
      levant admin export person Balian --to balian.json
    """
    from levant.server.people import administration

    about = in_database(config, lambda session: administration.all_about(session, name))
    text = json.dumps(about, indent=2, ensure_ascii=False) + "\n"
    _write(text, to, about if as_json else None)


def _write(text: str, to: Path | None, facts: dict[str, object] | None) -> None:
    """Write to the file or the screen; with facts, say them, or where they are, as JSON."""
    if to is None:
        typer.echo(text if facts is None else json.dumps(facts, ensure_ascii=False), nl=bool(facts))
        return
    to.write_text(text, "utf-8")
    done(f"wrote {to}", {"file": str(to)}, as_json=facts is not None)


deleting = typer.Typer(help="Delete a match or a person.", no_args_is_help=True)
app.add_typer(deleting, name="delete")


@deleting.command("match")
def delete_match(
    match: Match, yes: Yes = False, as_json: AsJson = False, config: Config = None
) -> None:
    """Delete a match that is not being played, with its actions and its chat.

    \b
    Examples:
      levant admin delete match q3vZ0c1mT9w-Xy4L
    """
    from levant.server.people import administration

    _ask(f"Delete match {match} for good?", yes=yes)
    in_database(config, lambda session: administration.delete_match(session, match), write=True)
    done(f"match {match} is deleted", {"match": match, "deleted": True}, as_json=as_json)


@deleting.command("person")
def delete_person(
    name: Name, yes: Yes = False, as_json: AsJson = False, config: Config = None
) -> None:
    """Delete an account: the person resigns what he plays; only his moves stay.

    Stop a server on SQLite first: it alone may change the matches that it has in memory.

    \b
    Examples:
      levant admin delete person Balian
    """
    _ask(f"Delete {name} for good?", yes=yes)
    from levant.server.settings import load_settings

    asyncio.run(_delete_person(load_settings(config), name))
    done(f"{name} is deleted", {"name": name, "deleted": True}, as_json=as_json)


async def _delete_person(settings: Settings, name: str) -> None:
    from levant.server.accounts import accounts
    from levant.server.auth.person import person_of
    from levant.server.build_services import build_services
    from levant.server.people import administration
    from levant.server.people.account_deletion import leave_matches

    _check_file(settings)
    services: Services = build_services(settings)
    try:
        await _check(services.database)
        async with services.database.reading() as session:
            row = await administration.known(session, name)
        await leave_matches(services, person_of(row))
        async with services.database.writing() as session:
            await accounts.erase(session, await administration.known(session, name))
    finally:
        await services.database.close()


def _ask(question: str, *, yes: bool) -> None:
    if not yes:
        typer.confirm(question, abort=True)


@app.command("set-password")
def set_password(
    name: Name,
    read: Read = False,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Give a member a new password; he is logged out everywhere.

    \b
    Examples:
      levant admin set-password Balian
      echo 'three camels to tyre' | levant admin set-password Balian --stdin
    """
    from levant.server.auth import passwords
    from levant.server.people import administration

    password = _password(name, read=read)

    async def change(session: AsyncSession) -> int:
        return await administration.set_password(session, name, await passwords.hashed(password))

    ended = in_database(config, change, write=True)
    told = f"{name} has a new password; {ended} logins ended"
    done(told, {"name": name, "logins_ended": ended}, as_json=as_json)


def _password(name: str, *, read: bool) -> str:
    """A new password for somebody, typed twice or read; Invalid when it will not do."""
    from levant.server.auth import passwords
    from levant.server.errors import Invalid

    password: str = (
        sys.stdin.readline().rstrip("\r\n")
        if read
        else typer.prompt("New password", hide_input=True, confirmation_prompt=True)
    )
    try:
        passwords.check(password, name)
    except passwords.PasswordRefused as refused:
        raise Invalid(str(refused)) from None
    return password


@app.command("add-person")
def add_person(
    name: Name,
    read: Read = False,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Make an account for a person, whether or not the server lets people register.

    He can change the password that you give him in his settings.

    \b
    Examples:
      levant admin add-person Balian
      echo 'three camels to tyre' | levant admin add-person Balian --stdin
    """
    from levant.server.auth import passwords
    from levant.server.encoding import now
    from levant.server.people import administration

    password = _password(name, read=read)

    async def make(session: AsyncSession) -> str:
        kept = await passwords.hashed(password)
        return await administration.new_person(session, name, kept, now())

    kept_as = in_database(config, make, write=True)
    done(f"{kept_as} can log in", {"name": kept_as}, as_json=as_json)


@app.command("add-bot")
def add_bot(name: Name, as_json: AsJson = False, config: Config = None) -> None:
    """Make an account for a program that plays over the API, and print its token.

    \b
    Examples:
      levant admin add-bot Robin
    """
    from levant.server.encoding import now
    from levant.server.people import administration

    token = in_database(config, lambda s: administration.new_bot(s, name, now()), write=True)
    done(token, {"name": name, "token": token}, as_json=as_json)


@app.command("push-keys")
def push_keys(as_json: AsJson = False) -> None:
    """Make the two keys that web push needs, ready for .env.

    \b
    Examples:
      levant admin push-keys >> .env
    """
    from levant.server.notices.vapid_keys import new_keys

    private, public = new_keys()
    keys: dict[str, object] = {
        "LEVANT_PUSH_PRIVATE_KEY": private, "LEVANT_PUSH_PUBLIC_KEY": public,
    }  # fmt: skip
    done("\n".join(f"{key}={value}" for key, value in keys.items()), keys, as_json=as_json)


@app.command()
def backup(
    to: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file that is not there yet, or a folder.")
    ],
    keep: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Of the copies in the folder keep the newest N."),
    ] = None,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Copy the database to a file; the server may be running.

    In a folder the copy gets a name by its time. PostgreSQL is copied with its own pg_dump.
    Whoever can read the copy knows the dice to come.

    \b
    Examples:
      levant admin backup /var/backups/levant-monday.db
      levant admin backup /var/backups/levant --keep 14
    """
    from levant.server.settings import load_settings
    from levant.server.storage import backup as copies

    made = copies.backup(load_settings(config), to, keep)
    size = made.stat().st_size
    done(f"wrote {made} ({size} bytes)", {"file": str(made), "bytes": size}, as_json=as_json)


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="What 'admin backup' wrote.")],
    yes: Yes = False,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Put a copy in the place of the database; stop servers and workers first.

    The SQLite file that was there stays beside it, with .before-restore behind its name.

    \b
    Examples:
      levant admin restore /var/backups/levant-monday.db
    """
    from levant.server.settings import load_settings
    from levant.server.storage import backup as copies

    settings = load_settings(config)
    _ask("Put this copy in the place of the whole database?", yes=yes)
    before = copies.restore(settings, source)
    told = f"restored from {source}" + (f"; what was there is {before}" if before else "")
    facts = {"restored": str(source), "before": None if before is None else str(before)}
    done(told, dict(facts), as_json=as_json)
