"""`levant init`: writes what a server for others needs around it."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer

from levant.cli.hosting import files
from levant.cli.hosting.plan import PORT, BadPlan, Plan, in_home

T = TypeVar("T")
INSTALLED: Final = Path("/opt/levant/bin/levant")
"""Where docs/operating.md installs it."""
ADDRESS: Final = "https://levant.example.org"


def init(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the files are written, and stay.")
    ] = Path("/etc/levant"),
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address people use, https://...")
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="What the server is called.")
    ] = None,
    closed: Annotated[
        bool | None,
        typer.Option("--closed/--open", help="Only people whom you invite, or everybody."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="postgresql://...; without it one SQLite file."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://..., for several processes.")
    ] = None,
    mail: Annotated[
        str | None, typer.Option(metavar="HOST", help="The mail server; none: no mail.")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Whom its mails come from.")
    ] = None,
    user: Annotated[
        str, typer.Option(metavar="USER", help="The system's user that runs it.")
    ] = "levant",
    data: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where matches and copies are kept.")
    ] = Path("/var/lib/levant"),
    port: Annotated[
        int, typer.Option(metavar="PORT", min=1024, max=65535, help="On which the proxy finds it.")
    ] = PORT,
    program: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The command levant, where it is installed.")
    ] = None,
    containers: Annotated[
        bool,
        typer.Option("--containers", help="A Containerfile and compose.yaml instead of units."),
    ] = False,
    yes: Annotated[
        bool, typer.Option("--yes", "-y", help="Ask nothing: take the defaults.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace files that are there.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Tell it as JSON; asks nothing.")] = False,
) -> None:
    """Write what a server of your own needs around it.

    Settings, services of systemd, nightly copies, nginx and Caddy, or containers. Asks for what
    no option says. Nothing is installed or started: what to do next is told at the end, and
    docs/operating.md has the way there, step by step.

    \b
    Examples:
      levant init
      levant init /etc/levant --url https://levant.example.org --closed --yes
      levant init club --containers --url https://levant.example.org
    """
    quiet = yes or as_json

    def asked(given: T | None, question: str, default: T) -> T:
        if given is not None or quiet:
            return default if given is None else given
        answer: T = typer.prompt(question, default=default, err=True)
        return answer

    url = asked(url, "The address people use", ADDRESS)
    name = asked(name, "What the server is called", "Levant")
    if closed is None:
        question = "Only for people whom you invite?"
        closed = False if quiet else typer.confirm(question, default=False, err=True)
    if not containers:
        database = asked(database, "PostgreSQL (postgresql://...; empty: one SQLite file)", "")
        if database:
            redis = asked(redis, "Redis (redis://...; empty: one process)", "")
    mail = asked(mail, "Mail server (empty: no mail)", "")
    if mail:
        mail_from = asked(mail_from, "Whom mails come from", "") or None
    plan = Plan(
        folder=folder.absolute(), url=url, program=program or _program(), name=name, user=user,
        data=data, port=port, database=database or None, redis=redis or None, closed=closed,
        mail=mail or None, mail_from=mail_from, containers=containers,
    )  # fmt: skip
    texts = files.written(plan)
    _check(plan)
    paths = files.write(plan, texts, force=force)
    ours = not containers and _hand_over(plan)
    steps = _container_steps(plan) if containers else _steps(plan, ours=ours)
    if as_json:
        facts = {"written": [str(path) for path in paths], "next": steps}
        typer.echo(json.dumps(facts, ensure_ascii=False))
        return
    typer.echo(f"Wrote {', '.join(texts)} to {plan.folder}. Next:")
    for number, step in enumerate(steps, 1):
        typer.echo(f"{number:2}. {step}")


def _program() -> Path:
    """The command that runs now, unless services cannot see it."""
    found = shutil.which(sys.argv[0]) or shutil.which("levant")
    path = Path(found).absolute() if found else INSTALLED
    return INSTALLED if in_home(path) or path.name != "levant" else path


def _check(plan: Plan) -> None:
    """BadPlan for decisions that the server itself would not take."""
    if plan.containers and (plan.database or plan.redis):
        raise BadPlan("the containers bring PostgreSQL and Redis: leave --database and --redis out")
    from levant.server.settings import load_settings

    load_settings(None, database_url=plan.database, redis_url=plan.redis)


def _hand_over(plan: Plan) -> bool:
    """Let the server's user read the settings, if that is possible now."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return False
    try:
        shutil.chown(plan.settings, group=plan.user)
    except LookupError:
        return False
    plan.settings.chmod(0o640)
    return True


def _steps(plan: Plan, *, ours: bool) -> list[str]:
    """What remains to be done, by the system's own commands."""
    at = plan.folder
    services = " ".join(
        str(at / unit)
        for unit in ("levant-web.service", *(["levant-worker.service"] if plan.redis else []))
    )
    steps = [f"Look through {plan.settings}: every setting is there, with its default."]
    if not plan.program.exists():
        steps.append(f"Install Levant, so that there is {plan.program}.")
    if not ours:
        steps += [
            f"adduser --system --group --home {plan.data} {plan.user}",
            f"chown root:{plan.user} {plan.settings} && chmod 640 {plan.settings}",
        ]
    nginx = (
        f"certbot certonly --webroot -w /var/www/html -d {plan.host}, then "
        f"ln -s {at / 'nginx.conf'} /etc/nginx/sites-enabled/levant.conf && nginx -t && "
        "systemctl reload nginx"
    )
    backup = at / "levant-backup"
    invite = f"sudo -u {plan.user} {plan.program} admin invite --config {plan.settings}"
    return [
        *steps,
        f"systemctl enable --now {services}",
        f"systemctl link {backup}.service && systemctl enable --now {backup}.timer",
        f"With nginx: {nginx}",
        f"Or with Caddy: cp {at / 'Caddyfile'} /etc/caddy/Caddyfile && systemctl reload caddy",
        _opened(plan, invite),
    ]


def _opened(plan: Plan, invite: str) -> str:
    """How people get in."""
    return f"Open {plan.url}" + (f"; people get in by: {invite}" if plan.closed else "")


def _container_steps(plan: Plan) -> list[str]:
    """The same for containers."""
    invite = "docker compose exec web levant admin invite"
    return [
        f"Look through {plan.settings}: every setting is there, with its default.",
        f"Put a release file (levant-...-none-any.whl) into {plan.folder}.",
        f"cd {plan.folder} && docker compose up --build --detach (or podman-compose)",
        _opened(plan, invite),
    ]
