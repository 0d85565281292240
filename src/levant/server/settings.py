"""Every setting of the server, from the environment, a .env file or levant.toml."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal

from dotenv import dotenv_values
from platformdirs import user_data_path
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from levant.kernel.title import LevantError

TOML: Final = "levant.toml"
ENV: Final = ".env"
PREFIX: Final = "LEVANT_"


class BadSettings(LevantError):
    """Settings that cannot be used; the message names each."""


def embedded_url() -> str:
    """The database of a server that nothing was installed for: one file of this user."""
    return f"sqlite+aiosqlite:///{user_data_path('levant', appauthor=False) / 'levant.db'}"


def _bot_processes() -> int:
    """Two at least: a bot that thinks long keeps no other waiting."""
    return max(2, (os.cpu_count() or 2) - 1)


class Settings(BaseSettings):
    """What an operator can choose; the defaults need nothing but this program."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=ENV, toml_file=TOML, extra="ignore", frozen=True
    )

    # Where it listens and what it is called
    name: str = Field(default="Levant", description="The name of this server, as people see it.")
    host: str = Field(default="127.0.0.1", description="The address to listen on; 0.0.0.0 is all.")
    port: int = Field(
        default=8187, ge=0, le=65535, description="The port to listen on; 0 takes any."
    )
    base_url: str = Field(
        default="http://127.0.0.1:8187",
        description="The address people use, for links in mails, passkeys and cookies.",
    )
    origins: list[str] = Field(
        default=[], description="Other origins whose pages may open sockets here, besides base_url."
    )
    hosts: list[str] = Field(
        default=[],
        description="Other names by which people reach this server, besides base_url; * is any.",
    )
    forwarded_allow_ips: str = Field(
        default="127.0.0.1", description="Proxies whose X-Forwarded headers are believed; * is all."
    )
    # Storage
    database_url: str = Field(
        default_factory=embedded_url,
        description="SQLite (sqlite+aiosqlite:///FILE) or PostgreSQL (postgresql://...).",
    )
    database_pool: int = Field(default=10, ge=1, description="Database connections of one process.")
    redis_url: SecretStr | None = Field(
        default=None,
        description="Redis for several processes: live messages, tasks, limits. None: one.",
    )
    # Play
    snapshot_every: int = Field(
        default=50,
        ge=1,
        description="Plies after which a position is kept; fewer make loading faster.",
    )
    tables_kept: int = Field(
        default=2000,
        ge=1,
        description="Most positions a process keeps in memory, some 50 kB each.",
    )
    table_idle: float = Field(
        default=120,
        gt=0,
        description="Seconds after which an untouched position leaves the memory.",
    )
    most_sockets: int = Field(default=10_000, ge=1, description="Most open sockets of one process.")
    connections_per_address: int = Field(
        default=200,
        ge=1,
        description="Most connections of one address at a time; proxies may have any number.",
    )
    sockets_per_address: int = Field(
        default=200, ge=1, description="Most open sockets of one address; a club may share one."
    )
    sockets_per_person: int = Field(
        default=30, ge=1, description="Most open sockets of one person."
    )
    most_matches: int = Field(
        default=100, ge=1, description="Most matches one person may have open or running."
    )
    # Bots
    bot_processes: int = Field(
        default_factory=_bot_processes,
        ge=1,
        description="Processes in which bots think.",
    )
    bot_seconds: float = Field(
        default=20, gt=0, description="Longest thought of a bot; then a quicker one answers for it."
    )
    bot_pace: float = Field(
        default=0, ge=0, description="Least seconds between two actions of a bot."
    )
    run_bots: bool | None = Field(
        default=None,
        description="Whether the web process lets bots think. None: only when there is no Redis.",
    )
    # Clocks
    clock_grace: float = Field(
        default=2, ge=0, description="Seconds past the deadline before a clock is called."
    )
    # People
    session_days: int = Field(
        default=90, ge=1, description="Days after which an unused login ends."
    )
    registration: bool = Field(default=True, description="Whether new accounts can be made.")
    guests: bool = Field(default=True, description="Whether people can play without an account.")
    limits: bool = Field(
        default=True, description="Whether requests are limited per address and person."
    )
    # Mail, push
    smtp_host: str | None = Field(
        default=None, description="The mail server. None: no mail is sent."
    )
    smtp_port: int = Field(default=587, ge=1, le=65535, description="Its port.")
    smtp_user: str | None = Field(default=None, description="The user name at the mail server.")
    smtp_password: SecretStr | None = Field(
        default=None, description="The password at the mail server."
    )
    smtp_tls: Literal["starttls", "tls", "none"] = Field(
        default="starttls", description="How the connection to the mail server is made safe."
    )
    mail_from: str = Field(default="levant@localhost", description="Whom mails come from.")
    push_private_key: SecretStr | None = Field(
        default=None, description="The VAPID private key for web push. None: no push."
    )
    push_public_key: str | None = Field(default=None, description="The VAPID public key to it.")
    push_contact: str = Field(
        default="mailto:levant@localhost", description="Whom a push service may write to."
    )
    webhooks: bool = Field(
        default=True, description="Whether people may name an address to be called."
    )
    webhooks_inside: bool = Field(
        default=False,
        description="Whether webhooks and push may call addresses of this machine and its network.",
    )
    # Operating
    body_limit: int = Field(
        default=256 * 1024, ge=1024, description="Largest request body in bytes."
    )
    metrics_token: SecretStr | None = Field(
        default=None,
        description="What Prometheus must send as a bearer token for /metrics. None: not served.",
    )
    worker_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="The port on which a worker answers /healthz, /readyz and /metrics, at the"
        " address of host; 0 takes any. None: none.",
    )
    trace_to: str | None = Field(
        default=None,
        description="Where traces of OpenTelemetry go, by OTLP over HTTP:"
        " http://collector:4318/v1/traces. None: none are made.",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="From which level on messages are logged."
    )
    log_json: bool = Field(default=False, description="Log one JSON object a line instead of text.")
    docs: bool = Field(
        default=True, description="Whether /api/docs and /api/openapi.json are served."
    )

    @field_validator("base_url")
    @classmethod
    def _no_slash(cls, url: str) -> str:
        if not url.startswith(("http://", "https://")):
            raise ValueError("an address begins with http:// or https://")
        return url.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _with_driver(cls, url: str) -> str:
        """Addresses as every hosting service writes them, with the driver we bring."""
        scheme, colon, rest = url.partition(":")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+psycopg",
            "postgresql": "postgresql+psycopg",
        }
        scheme = drivers.get(scheme, scheme)
        if scheme not in drivers.values():
            raise ValueError("the database is sqlite:///FILE or postgresql://USER@HOST/NAME")
        if scheme.startswith("sqlite") and _in_memory(rest):
            raise ValueError(
                "a database in memory is lost with its first connection: name a file, "
                "sqlite:///FILE"
            )
        return f"{scheme}{colon}{rest}"

    @property
    def embedded(self) -> bool:
        """One SQLite file: this process is alone with it."""
        return self.database_url.startswith("sqlite")

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.base_url.startswith("https://")

    @property
    def redis(self) -> str | None:
        """The address of Redis in clear, for the libraries that connect to it."""
        return None if self.redis_url is None else self.redis_url.get_secret_value()

    @property
    def thinks(self) -> bool:
        """Whether bots think in the web process."""
        return self.redis_url is None if self.run_bots is None else self.run_bots

    @property
    def file(self) -> Path | None:
        """The database file of an embedded server; None for PostgreSQL."""
        _, _, path = self.database_url.partition(":///")
        return Path(path) if self.embedded else None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """What is nearer wins: arguments, environment, .env, secret files, levant.toml."""
        toml = TomlConfigSettingsSource(settings_cls)
        return init_settings, env_settings, dotenv_settings, file_secret_settings, toml


def _in_memory(rest: str) -> bool:
    """Whether what follows `sqlite:` names no file."""
    path, _, query = rest.partition("?")
    return path.strip("/") in ("", ":memory:") or "mode=memory" in query


# Any: the command line hands over what it was given, and pydantic holds it against each field.
def load_settings(config: Path | None = None, **given: Any) -> Settings:
    """The settings of this process; a wrong one is told by its name, not by a traceback."""
    path = config or Path(TOML)
    as_lines = path.name.endswith(ENV)
    if as_lines:
        _check_env(path)
    else:
        _check_toml(path, wanted=config is not None)

    class Configured(Settings):
        """The settings with the file that was asked for."""

        model_config = SettingsConfigDict(
            env_file=path if as_lines else ENV, toml_file=None if as_lines else path
        )

    try:
        return Configured(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        wrong = [
            f"{PREFIX}{'.'.join(str(part) for part in found['loc']).upper()}: "
            + str(found["msg"]).removeprefix("Value error, ")
            for found in error.errors()
        ]
        raise BadSettings(f"wrong settings: {'; '.join(wrong)}") from None


def _check_toml(path: Path, *, wanted: bool) -> None:
    """A file that cannot be read, and a setting that does not exist, are errors."""
    if not path.is_file():
        if wanted:
            raise BadSettings(f"there is no file '{path}'")
        return
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadSettings(f"cannot read '{path}': {error}") from None
    unknown = [name for name in found if name not in Settings.model_fields]
    if unknown:
        raise BadSettings(
            f"'{path}' has unknown settings: {', '.join(unknown)}; see 'levant serve --help'"
        )


def _check_env(path: Path) -> None:
    """The same for a file of lines, as 'levant init' writes it: of our names it knows each."""
    try:
        found = dotenv_values(path) if path.is_file() else None
    except (OSError, ValueError) as error:
        raise BadSettings(f"cannot read '{path}': {error}") from None
    if found is None:
        raise BadSettings(f"there is no file '{path}'")
    unknown = _unknown(found)
    if unknown:
        raise BadSettings(
            f"'{path}' has unknown settings: {', '.join(unknown)}; see 'levant serve --help'"
        )


def _unknown(names: Iterable[str]) -> list[str]:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields} | {"LEVANT_PURE"}
    return sorted(name for name in names if name.startswith(PREFIX) and name not in known)


def unknown_in_environment() -> list[str]:
    """Variables that look like settings and are none: most likely misspelt."""
    return _unknown(os.environ)
