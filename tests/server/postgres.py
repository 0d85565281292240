"""A real PostgreSQL for tests and proofs: made in a folder of its own, gone in the end."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A running server of the package pgserver, which brings no types."""
    with warnings.catch_warnings():
        # It says where it keeps its sockets when the system names no place for them.
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="levant-pg", ignore_cleanup_errors=True) as folder:
        # A server that was only stopped cleans up once more when Python exits, and logs that to
        # whatever stream the last test left behind, long closed; a deleted one does not.
        server = get_server(Path(folder, "data"), cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()
