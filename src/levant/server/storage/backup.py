"""Copies of the database: made while the server runs, put back while it does not."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from levant.kernel.title import LevantError
from levant.server.encoding import now
from levant.server.failures import explain_driver_error, explain_words
from levant.server.settings import Settings
from levant.server.storage.migrate import check_known

BEFORE: Final = ".before-restore"
"""What is added to the name of the file that a restored one takes the place of."""
STEM: Final = "levant-"
STAMP: Final = "%Y-%m-%dT%H%M%SZ"
ENDING: Final = ".backup"
_UNOWNED: Final = ("--no-owner", "--no-privileges")


class BackupRefused(LevantError):
    """A copy that cannot be made or put back; the message says why."""

    exit_code = 1


def backup(settings: Settings, to: Path, keep: int | None = None) -> Path:
    """Write a copy of the database, and where; the server may be running.

    In a folder it gets a name by its time, and of those that have one the newest `keep` stay.
    """
    if keep is not None and not to.exists():
        to.mkdir(mode=0o700, parents=True)
    if not to.is_dir():
        if keep is not None:
            raise BackupRefused(f"'{to}' is no folder: old copies can be removed only from one")
        _write_copy(settings, to)
        return to
    made = to / f"{STEM}{now():{STAMP}}{ENDING}"
    _write_copy(settings, made)
    for old in sorted(to.glob(f"{STEM}*{ENDING}"))[: -keep if keep else 0]:
        old.unlink()
    return made


def _write_copy(settings: Settings, to: Path) -> None:
    if to.exists():
        raise BackupRefused(f"'{to}' is there already: name another file, or delete it")
    half = to.with_name(f"{to.name}.part")
    try:
        if settings.file is not None:
            _copy(_there(settings.file), half)
        else:
            _make_private(half)
            _postgres(settings, "pg_dump", ("--format=custom", *_UNOWNED, f"--file={half}"))
        half.replace(to)
    finally:
        half.unlink(missing_ok=True)


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a copy in the place of the database; where the file that was there has gone."""
    if not source.is_file():
        raise BackupRefused(f"there is no file '{source}'")
    if settings.file is None:
        _restore_postgres(settings, source)
        return None
    check_copy(source)
    file = settings.file
    half = file.with_name(f"{file.name}.part")
    try:
        _copy(source, half)
        _give_to_owner(half, file if file.exists() else file.parent)
        return _replaced(file, half)
    finally:
        half.unlink(missing_ok=True)


def check_copy(source: Path) -> None:
    """BackupRefused unless a file is a whole database of Levant, of this or an older release."""
    try:
        with closing(_opened(source)) as copy:
            whole = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            found = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError:
        raise BackupRefused(f"'{source}' is no database of Levant") from None
    if not whole:
        raise BackupRefused(f"'{source}' is damaged: take an older copy")
    check_known(found[0] if found else None)


def _there(file: Path) -> Path:
    if not file.is_file():
        raise BackupRefused(f"there is no database '{file}': see LEVANT_DATABASE_URL")
    return file


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _make_private(file: Path) -> None:
    """An empty file for its owner alone: whoever can read a copy knows all that is hidden."""
    file.unlink(missing_ok=True)
    file.touch(mode=0o600, exist_ok=False)


def _copy(source: Path, to: Path) -> None:
    """What is committed, the newest actions in the -wal file included."""
    _make_private(to)
    try:
        with closing(_opened(source)) as whole, closing(sqlite3.connect(to)) as copy:
            whole.backup(copy)
            # A file that stands for itself: the server makes its -wal file anew.
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise BackupRefused(
            f"'{source}' cannot be copied to '{to}': {explain_driver_error(error)}"
        ) from error
    check_copy(to)


def _replaced(file: Path, new: Path) -> Path | None:
    """Put a new file in the place of the old one, which stays beside it."""
    kept = None
    if file.exists():
        _check_unused(file)
        kept = file.with_name(f"{file.name}{BEFORE}")
        file.replace(kept)
    _put_aside(file, kept)
    new.replace(file)
    return kept


def _put_aside(file: Path, kept: Path | None) -> None:
    """What SQLite keeps beside a file goes with it: what stayed would be read into the new one."""
    for ending in ("-wal", "-shm"):
        beside = file.with_name(f"{file.name}{ending}")
        if kept is None:
            beside.unlink(missing_ok=True)
            continue
        there = kept.with_name(f"{kept.name}{ending}")
        there.unlink(missing_ok=True)
        if beside.exists():
            beside.replace(there)


def _give_to_owner(new: Path, of: Path) -> None:
    """Let the one who had the old file have the new one: root puts copies back for the server."""
    if os.name == "posix" and os.geteuid() == 0:
        kept = of.stat()
        os.chown(new, kept.st_uid, kept.st_gid)


def _check_unused(file: Path) -> None:
    """BackupRefused while a server has the file; its -wal file is taken in."""
    with closing(sqlite3.connect(file, timeout=0.5, isolation_level=None)) as alone:
        try:
            # Who has it open in this mode shares it with nobody.
            alone.execute("PRAGMA locking_mode=EXCLUSIVE")
            alone.execute("BEGIN IMMEDIATE")
            alone.execute("COMMIT")
            alone.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.OperationalError:
            raise BackupRefused(
                f"a server, or another program, has '{file}' open: stop it first"
            ) from None
        except sqlite3.DatabaseError:
            # Damaged: that is what a copy is put back for.
            return


def _restore_postgres(settings: Settings, source: Path) -> None:
    import psycopg

    url = make_url(settings.database_url).set(drivername="postgresql")
    try:
        with psycopg.connect(url.render_as_string(hide_password=False)) as connection:
            others = connection.execute(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchone()
    except psycopg.Error as error:
        raise BackupRefused(explain_driver_error(error)) from error
    if others is not None and others[0]:
        raise BackupRefused(
            f"{others[0]} connections to the database are open: stop servers and workers first"
        )
    given = ("--clean", "--if-exists", "--exit-on-error", "--single-transaction", *_UNOWNED)
    _postgres(settings, "pg_restore", (*given, str(source)))


def _postgres(settings: Settings, program: str, given: Sequence[str]) -> None:
    """Run a program of PostgreSQL's; the password is in no list of processes."""
    found = shutil.which(program)
    if found is None:
        raise BackupRefused(
            f"'{program}' is not installed here: install the client programs of PostgreSQL"
        )
    url = make_url(settings.database_url).set(drivername="postgresql")
    env = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    address = url.set(password=None).render_as_string(hide_password=False)
    ran = subprocess.run(
        [found, *given, f"--dbname={address}"],
        env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ran.returncode:
        lines = ran.stderr.strip().splitlines() or [f"it ended with {ran.returncode}"]
        if "version mismatch" in ran.stderr:
            raise BackupRefused(
                f"{found} is older than the PostgreSQL of the server: install its client programs"
            )
        if "connection to server" in ran.stderr or "host name" in ran.stderr:
            raise BackupRefused(explain_words(ran.stderr) or f"{program} failed: {lines[0]}")
        raise BackupRefused(f"{program} failed: {lines[0]}")
