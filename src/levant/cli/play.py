"""`levant play`: the table in a browser, on this machine."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

LOCAL = "127.0.0.1"
PORT = 8187


def play(
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help="The port; 0 takes any.")
    ] = PORT,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep matches in this file instead of your data folder."),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only tell the address.")
    ] = False,
) -> None:
    """Play in your browser, on this machine.

    Against the computer, or a friend beside you. Matches are kept in one file of your data
    folder and are there when you come back. Stop with Ctrl-C.

    \b
    Examples:
      levant play
      levant play --port 0 --file games.db
    """
    if port and _is_ours(port):
        typer.echo(f"Levant runs already: http://{LOCAL}:{port}/")
        _open(f"http://{LOCAL}:{port}/", quiet=no_browser)
        return
    # The server's libraries take a second to load: only who plays waits for them.
    from levant.server.serve import CannotListen, serve
    from levant.server.settings import Settings, embedded_url

    where = embedded_url() if file is None else f"sqlite:///{file.absolute()}"
    key = secrets.token_urlsafe(24)

    def ready(at: int) -> None:
        typer.echo(f"Levant is at http://{LOCAL}:{at}/welcome/{key}  (stop with Ctrl-C)")
        _open(f"http://{LOCAL}:{at}/welcome/{key}", quiet=no_browser)

    for chosen in (port, 0):
        # Whatever the environment says of databases and Redis: this is for one person.
        settings = Settings(
            host=LOCAL, port=chosen, base_url=f"http://{LOCAL}:{chosen or PORT}",
            database_url=where, redis_url=None, limits=False, log_level="warning",
        )  # fmt: skip
        try:
            serve(settings, ready, welcome=key)
            return
        except CannotListen:
            if not chosen:
                raise


def _is_ours(port: int) -> bool:
    """Whether Levant answers at a port of this machine."""
    try:
        with urllib.request.urlopen(f"http://{LOCAL}:{port}/healthz", timeout=1) as answer:
            return bool(json.load(answer).get("server") == "levant")
    except (OSError, ValueError, AttributeError, urllib.error.URLError):
        return False


def _open(address: str, *, quiet: bool) -> None:
    if not quiet:
        webbrowser.open(address)
