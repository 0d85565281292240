"""What the host of a server has decided, checked before anything is written."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from levant.kernel.title import LevantError

SETTINGS: Final = "levant.env"
DATABASE_PASSWORD: Final = "postgres.env"
BACKUPS: Final = "backups"
PORT: Final = 8187
_PLAIN_PATH: Final = re.compile(r"/[A-Za-z0-9._+/-]*")
_PLAIN_USER: Final = re.compile(r"[a-z_][a-z0-9_-]{0,30}")
_HOST: Final = re.compile(
    r"(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*"
)
_HOMES: Final = ("/home", "/root", "/run/user")
_LINE: Final = re.compile(r"[^\x00-\x1f'\"\\$]{1,100}")


class BadPlan(LevantError):
    """A decision that cannot be carried out; the message says which and why."""


def in_home(path: Path) -> bool:
    """Whether a path lies in somebody's home folder."""
    return any(path.is_relative_to(home) for home in _HOMES)


@dataclass(frozen=True)
class Plan:
    """A server as it is to be."""

    folder: Path
    """Where its files are written, and stay."""
    url: str
    program: Path
    name: str = "Levant"
    user: str = "levant"
    data: Path = Path("/var/lib/levant")
    port: int = PORT
    database: str | None = None
    redis: str | None = None
    closed: bool = False
    mail: str | None = None
    mail_from: str | None = None
    containers: bool = False
    password: str = field(default_factory=lambda: secrets.token_urlsafe(24), repr=False)
    """Of the database, where the containers bring one."""

    def __post_init__(self) -> None:
        """BadPlan for what would not mean in a file what it means here."""
        scheme, host = urlsplit(self.url).scheme, self.host
        if scheme != "https" or not _HOST.fullmatch(host) or "." not in host:
            raise BadPlan(f"'{self.url}' is no address like https://levant.example.org")
        if self.url.rstrip("/") != f"https://{host}":
            raise BadPlan(
                f"'{self.url}' has more than a name: https://{host} is what can be served"
            )
        for path in (self.folder, self.data, self.program):
            if not _PLAIN_PATH.fullmatch(str(path)):
                raise BadPlan(f"'{path}' is no plain path from the root: letters, digits, . _ + -")
            if not self.containers and in_home(path):
                raise BadPlan(f"services cannot look into home folders: not '{path}'")
        if not _PLAIN_USER.fullmatch(self.user):
            raise BadPlan(f"'{self.user}' is no name of a user of this system")
        told = {"name": self.name, "mail server": self.mail, "sender": self.mail_from,
                "database": self.database, "Redis": self.redis}  # fmt: skip
        for what, value in told.items():
            if value is not None and not _LINE.fullmatch(value):
                raise BadPlan(f"the {what} '{value}' has quotes, $, a backslash or line breaks")

    @property
    def host(self) -> str:
        """The name under which people know the server."""
        return (urlsplit(self.url).hostname or "").lower()

    @property
    def settings(self) -> Path:
        """The file of settings."""
        return self.folder / SETTINGS

    def chosen(self) -> dict[str, str]:
        """The settings that follow from these decisions."""
        made = {
            "name": self.name,
            "base_url": f"https://{self.host}",
            "database_url": self.database or f"sqlite:///{self.data}/levant.db",
            "metrics_token": secrets.token_urlsafe(24),
        }
        if self.containers:
            made |= {
                # No port of the container is open to others: whoever asks is the proxy.
                "forwarded_allow_ips": "*",
                "database_url": f"postgresql://levant:{self.password}@postgres/levant",
                "redis_url": "redis://redis:6379/0",
            }
        elif self.port != PORT:
            made["port"] = str(self.port)
        if self.redis is not None:
            made["redis_url"] = self.redis
        if self.closed:
            made |= {"registration": "false", "guests": "false"}
        if self.mail is not None:
            made["smtp_host"] = self.mail
            made["mail_from"] = self.mail_from or f"levant@{self.host}"
        return made
