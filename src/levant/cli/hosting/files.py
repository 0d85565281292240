"""The files of a server, made of templates and a plan."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from levant.cli.hosting.plan import BACKUPS, DATABASE_PASSWORD, SETTINGS, BadPlan, Plan
from levant.cli.hosting.settings_file import settings_file

UNITS: Final = (
    "levant-web.service", "levant-worker.service", "levant-backup.service", "levant-backup.timer",
)  # fmt: skip
PROXIES: Final = ("nginx.conf", "Caddyfile")
CONTAINERS: Final = ("Containerfile", "compose.yaml", "Caddyfile")
SECRET: Final = {SETTINGS, DATABASE_PASSWORD}
"""Files that are for the server alone."""
_BLANK: Final = re.compile(r"@([A-Z]+)@")


def template(name: str) -> str:
    """A template as it lies in the package."""
    return (files("levant.cli.hosting") / "templates" / name).read_text("utf-8")


def written(plan: Plan) -> dict[str, str]:
    """The files of a plan, by their names."""
    from levant.server.notices.vapid_keys import new_keys

    private, public = new_keys()
    made = {"push_private_key": private, "push_public_key": public,
            "push_contact": f"mailto:{plan.mail_from or f'levant@{plan.host}'}"}  # fmt: skip
    texts = {SETTINGS: settings_file(plan.chosen(), made)}
    if plan.containers:
        texts[DATABASE_PASSWORD] = (
            f"POSTGRES_USER=levant\nPOSTGRES_DB=levant\nPOSTGRES_PASSWORD={plan.password}\n"
        )
    for name in CONTAINERS if plan.containers else (*UNITS, *PROXIES):
        texts[name] = _filled(template(name), plan)
    return texts


def _filled(text: str, plan: Plan) -> str:
    """A template with its blanks filled in."""
    values = {
        "USER": plan.user,
        "DATA": str(plan.data),
        "BACKUPS": str(plan.data / BACKUPS),
        "PROGRAM": str(plan.program),
        "SETTINGS": str(plan.settings),
        "HOST": plan.host,
        "PORT": str(plan.port),
        "UPSTREAM": "web:8187" if plan.containers else f"127.0.0.1:{plan.port}",
        "SANDBOX": template("sandbox.conf").rstrip(),
        "STATE": _state(plan),
    }
    while found := _BLANK.search(text):
        text = text.replace(found[0], values[found[1]])
    return text


def _state(plan: Plan) -> str:
    """The folder that the process may write; systemd makes it where it keeps such folders."""
    if plan.data.parent == Path("/var/lib"):
        return (
            f"StateDirectory={plan.data.name} {plan.data.name}/{BACKUPS}\nStateDirectoryMode=0700"
        )
    return f"ReadWritePaths={plan.data}"


def write(plan: Plan, texts: dict[str, str], *, force: bool) -> list[Path]:
    """Write the files; BadPlan, and nothing written, when one is there that may not be replaced."""
    there = [name for name in texts if (plan.folder / name).exists()]
    if there and not force:
        raise BadPlan(
            f"'{plan.folder}' has {', '.join(there)} already: --force replaces what is there"
        )
    plan.folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, text in texts.items():
        path = plan.folder / name
        path.unlink(missing_ok=True)
        path.touch(mode=0o600 if name in SECRET else 0o644)
        path.write_text(text, "utf-8")
        paths.append(path)
    return paths
