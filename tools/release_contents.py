"""What a release must contain: every file of the package, the page, licences, metadata.

Whatever is missing or does not belong there is told by name, for sdist and wheels alike.
"""

from __future__ import annotations

import json
import tarfile
import zipfile
from collections.abc import Iterable, Mapping
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Final

PACKAGE: Final = "src/levant/"
PAGE: Final = "src/levant/server/page/"
MADE: Final = ("levant/_compiled.json",)
"""What a build adds to the package, beside extensions."""
FIELDS: Final = (
    "Name", "Version", "Summary", "Author", "License-Expression", "License-File", "Keywords",
    "Classifier", "Requires-Python", "Requires-Dist", "Description-Content-Type",
)  # fmt: skip
EXTRAS: Final = {"server", "postgres", "ray", "research"}
LICENCES: Final = ("LICENSE", "src/levant/server/previews/fonts/LICENCE.txt")


class ReleaseError(Exception):
    """The release is not fit to be handed out; the message says why."""


def compare(name: str, wanted: Iterable[str], found: Iterable[str]) -> None:
    """The files that there are must be those that are wanted, else ReleaseError names them."""
    lost = sorted(set(wanted) - set(found))
    strange = sorted(set(found) - set(wanted))
    told = [f"lacks {path}" for path in lost] + [f"should not have {path}" for path in strange]
    if told:
        more = f" and {len(told) - 12} more" if len(told) > 12 else ""
        raise ReleaseError(f"{name}: " + ", ".join(told[:12]) + more)


def read_sdist(path: Path) -> dict[str, bytes]:
    """The files of an sdist, by their paths in the project."""
    with tarfile.open(path) as archive:
        return {
            member.name.partition("/")[2]: kept.read()
            for member in archive
            if member.isfile() and (kept := archive.extractfile(member)) is not None
        }


def read_wheel(path: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name[-1] != "/"}


def check_page(name: str, files: Iterable[str], fonts: Iterable[str]) -> None:
    """The page is whole, with the licences of what is in it."""
    wanted = {f"{PAGE}index.html", f"{PAGE}sw.js", f"{PAGE}licences/packages.md"}
    wanted |= {f"{PAGE}licences/{font}.txt" for font in fonts}
    if lost := sorted(wanted - set(files)):
        raise ReleaseError(f"{name} lacks {', '.join(lost)}: build the page anew")


def check_sdist(path: Path, tree: Iterable[str], fonts: Iterable[str]) -> None:
    """An sdist has every file of the tree, and its own description."""
    files = read_sdist(path)
    own = {"PKG-INFO", "setup.cfg", *(file for file in files if ".egg-info/" in file)}
    compare(path.name, {*tree, *own}, files)
    check_page(path.name, files, fonts)
    check_metadata(path.name, files["PKG-INFO"])


def is_extension(file: str) -> bool:
    """Whether a file is compiled code."""
    return file.endswith((".so", ".pyd"))


def check_wheel(path: Path, tree: Iterable[str], fonts: Iterable[str]) -> None:
    """A wheel has every file of the package; a compiled one also an extension for all hot code."""
    files = read_wheel(path)
    inner = [file for file in files if ".dist-info/" not in file]
    compiled = not path.name.endswith("-none-any.whl")
    wanted = {file.removeprefix("src/") for file in tree if file.startswith(PACKAGE)}
    if compiled:
        wanted |= {*MADE, *(file for file in inner if is_extension(file))}
    compare(path.name, wanted, inner)
    check_page(path.name, [f"src/{file}" for file in inner], fonts)
    if compiled:
        check_extensions(path.name, files)
    described = {file.partition(".dist-info/")[2]: file for file in files if file not in inner}
    check_metadata(path.name, files[described["METADATA"]])
    for licence in LICENCES:
        if f"licenses/{licence}" not in described:
            raise ReleaseError(f"{path.name} lacks the licence {licence}")


def check_extensions(name: str, files: Mapping[str, bytes]) -> None:
    """The engine was really compiled, all of it."""
    stamp = json.loads(files["levant/_compiled.json"])
    if stamp["why"]:
        raise ReleaseError(f"{name} is not compiled: {stamp['why']}")
    there = {file.partition(".")[0] for file in files if is_extension(file)}
    lost = [hot for hot in stamp["modules"] if hot.replace(".", "/") not in there]
    if lost or not stamp["modules"]:
        raise ReleaseError(f"{name} has no extension for {', '.join(lost) or 'anything'}")


def check_metadata(name: str, text: bytes) -> None:
    """What a package index would show is all there."""
    told: Message = message_from_bytes(text)
    if lost := [field for field in FIELDS if not told.get(field)]:
        raise ReleaseError(f"{name}: the metadata lack {', '.join(lost)}")
    if lost := sorted(EXTRAS - set(told.get_all("Provides-Extra", []))):
        raise ReleaseError(f"{name}: the metadata lack the extra {', '.join(lost)}")
    if "# Levant" not in str(told.get_payload()):
        raise ReleaseError(f"{name}: the metadata lack the readme")
