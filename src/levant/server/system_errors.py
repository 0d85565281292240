"""What the system refuses (a file, a folder, an address), in one sentence that names the cure."""

from __future__ import annotations

import errno
from typing import Final

_RIGHT: Final = "give the user who runs this the right to write there, or name another place"
_CURES: Final = {
    errno.EACCES: _RIGHT,
    errno.EPERM: _RIGHT,
    errno.EROFS: "it is mounted to be read only: name another place",
    errno.ENOSPC: "make room on the disk",
    errno.EDQUOT: "make room: the user has used up his share of the disk",
    errno.ENOENT: "make it, or name another place",
    errno.ENOTDIR: "a part of the path is a file: name another place",
    errno.EMFILE: "raise the limit of open files (LimitNOFILE= of systemd, ulimit -n)",
    errno.ENFILE: "raise the limit of open files of the machine",
}


def explain_system_error(error: OSError) -> str:
    """What the system refuses, and the cure."""
    where = f" '{error.filename}'" if error.filename else ""
    cure = _CURES.get(error.errno or 0, "see to it, and start again")
    return f"{error.strerror or type(error).__name__}{where}: {cure}"
