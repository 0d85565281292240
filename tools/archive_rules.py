"""Archive the rules of a title as they were in a commit, for matches that began with them.

    python tools/archive_rules.py rex v1.0

reads src/levant/rex from that commit (a hash, a tag, a branch) and writes it into
src/levant/releases, named by the rules version that it had. The same commit gives the same bytes
everywhere: nothing is compressed (git and wheels do that, git even against the archive before),
no time is written down, and the order is that of the names.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RELEASES = "src/levant/releases"
VERSION = re.compile(r"^RULES_VERSION: Final = ([1-9][0-9]*)$", re.MULTILINE)
EPOCH = (1980, 1, 1, 0, 0, 0)
PLAIN_FILE = 0o100644 << 16


def git(root: Path, *words: str) -> bytes:
    """What git answers; CalledProcessError when it refuses."""
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True).stdout


def read(root: Path, title: str, commit: str) -> dict[str, bytes]:
    """The files of a title's package in a commit, by their paths in it."""
    folder = f"src/levant/{title}"
    listed = git(root, "ls-tree", "-r", "-z", "--name-only", f"{commit}:{folder}").decode()
    # Whole blobs: `git archive` would change the ends of lines where git is told to.
    return {
        path: git(root, "cat-file", "blob", f"{commit}:{folder}/{path}")
        for path in listed.split("\0")
        if path
    }


def version_of(files: Mapping[str, bytes]) -> int:
    """The rules version of a title's package."""
    found = VERSION.search(files["game.py"].decode())
    if found is None:
        raise ValueError("game.py has no line 'RULES_VERSION: Final = ...'")
    return int(found[1])


def build(title: str, files: Mapping[str, bytes], commit: str) -> bytes:
    """The archive: the package under a name of its own, which its modules import each other by."""
    rules = version_of(files)
    own = f"{title}_{rules}"
    # Also in strings: a title finds its data by the name of its package.
    name = re.compile(rf"\blevant\.{title}\b".encode())
    held = {
        path: name.sub(f"levant.releases.{own}".encode(), data) if path.endswith(".py") else data
        for path, data in files.items()
    }
    held["release.toml"] = f'title = "{title}"\nrules = {rules}\ncommit = "{commit}"\n'.encode()
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(held):
            entry = zipfile.ZipInfo(f"{own}/{path}", EPOCH)
            entry.create_system = 3  # else it tells on which system it was built
            entry.external_attr = PLAIN_FILE
            archive.writestr(entry, held[path])
    return buffer.getvalue()


def make(root: Path, title: str, commit: str) -> Path:
    """Write the archive of a title's rules in a commit into the tree."""
    whole = git(root, "rev-parse", "--verify", f"{commit}^{{commit}}").decode().strip()
    files = read(root, title, whole)
    rules = version_of(files)
    now = version_of({"game.py": root.joinpath("src", "levant", title, "game.py").read_bytes()})
    if rules == now:
        raise ValueError(f"the tree still plays rules version {now}: raise RULES_VERSION first")
    path = root / RELEASES / f"{title}-{rules}.zip"
    path.write_bytes(build(title, files, whole))
    return path


def main() -> int:
    """Make what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("title", help="rex or croisades")
    parser.add_argument("commit", help="the last commit with the rules that are left")
    given = parser.parse_args()
    try:
        path = make(ROOT, given.title, given.commit)
    except subprocess.CalledProcessError as error:
        print(error.stderr.decode().strip(), file=sys.stderr)
        return 1
    except ValueError as error:
        print(f"archive_rules: {error}", file=sys.stderr)
        return 1
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
