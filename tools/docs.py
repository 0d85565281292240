"""Build the documentation site into build/docs/site: docs/, and a reference from the docstrings.

    python tools/docs.py

Sphinx makes it, with a search of its own. Any warning fails the build: a link that leads nowhere,
a page that nothing leads to, a docstring that cannot be read. Needs `make docs`'s environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "docs"
SOURCE: Final = WORK / "source"
SITE: Final = WORK / "site"
PACKAGE: Final = ROOT / "src" / "levant"
BESIDE: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE")
GUIDES: Final = {
    "Play": ("docs/rules/README", "docs/editions", "docs/croisades"),
    "Run a server": ("docs/operating", "docs/security", "docs/api", "docs/scale"),
    "Write bots, do research": (
        "docs/write-a-bot", "docs/views", "docs/bots", "docs/bridges", "docs/arena",
        "docs/records",
    ),
    "Work on it": ("docs/architecture", "docs/proof", "bench/README", "CONTRIBUTING", "CHANGELOG"),
}  # fmt: skip
"""The chapters of the site; a page that is in none goes into the last."""
RULES: Final = "docs/rules/"
"""The pages here are below the first of them."""
REFERENCE: Final = (
    "library",
    "client",
    "kernel",
    "rex",
    "croisades",
    "bots",
    "locale",
    "bridges",
    "arena",
)
"""What programs import. The server and the command are used otherwise: docs/api, the readme."""


def copy(path: str) -> None:
    """A file or a folder, at the same place of the site's sources."""
    target = SOURCE / path
    target.parent.mkdir(parents=True, exist_ok=True)
    if (ROOT / path).is_dir():
        shutil.copytree(ROOT / path, target)
    else:
        shutil.copy2(ROOT / path, target)


def linked(page: Path) -> Iterator[str]:
    """The files of the project that a page leads to."""
    for target in re.findall(r"\]\(([^)#\s]+)[^)\s]*\)", page.read_text("utf-8")):
        file = (page.parent / target).resolve()
        if "://" not in target and file.is_file():
            yield str(file.relative_to(ROOT))


def lay_out() -> None:
    """The sources: the readme as the first page, docs/, and whatever they link to."""
    shutil.rmtree(WORK, ignore_errors=True)
    copy("docs")
    for path in (*BESIDE, "bench/README.md"):
        copy(path)
    copied = [ROOT / path.relative_to(SOURCE) for path in SOURCE.rglob("*.md")]
    for page in (ROOT / "README.md", *copied):
        for file in linked(page):
            if not (SOURCE / file).exists():
                copy(file)
    (SOURCE / "index.md").write_text((ROOT / "README.md").read_text("utf-8") + contents(), "utf-8")


def contents() -> str:
    """The tables of contents that the first page ends with; readers see them at the side."""
    placed = {page for pages in GUIDES.values() for page in pages}
    found = {str(path.relative_to(SOURCE).with_suffix("")) for path in SOURCE.rglob("*.md")}
    guides = {name: list(pages) for name, pages in GUIDES.items()}
    below = {page for page in found if page.startswith(RULES)}
    guides["Work on it"] += sorted(found - placed - below)
    guides["Reference"] = [f"reference/levant.{name}" for name in REFERENCE]
    return "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {name}\n\n" + "\n".join(pages) + "\n```\n"
        for name, pages in guides.items()
    )


def modules(path: Path) -> list[Path]:
    """The modules and packages directly in a package."""
    inner = [p for p in path.glob("*.py") if p.name not in ("__init__.py", "__main__.py")]
    return sorted([*inner, *(p.parent for p in path.glob("*/__init__.py"))])


def describe(path: Path) -> None:
    """A page of the reference for a module; for a package also of what is in it."""
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    lines = [name, "=" * len(name), "", f".. automodule:: {name}", ""]
    if path.is_dir():
        below = modules(path)
        lines += [".. toctree::", "   :maxdepth: 1", ""]
        for module in below:
            describe(module)
            lines.append(f"   {'.'.join(module.relative_to(PACKAGE.parent).with_suffix('').parts)}")
    page = SOURCE / "reference" / f"{name}.rst"
    page.parent.mkdir(exist_ok=True)
    page.write_text("\n".join(lines) + "\n", "utf-8")


def lead_into_rules() -> None:
    """Below the page on the rules, the others of its folder."""
    page = SOURCE / RULES / "README.md"
    others = sorted(p.stem for p in page.parent.glob("*.md") if p != page)
    table = "\n```{toctree}\n:hidden:\n\n" + "\n".join(others) + "\n```\n"
    page.write_text(page.read_text("utf-8") + table, "utf-8")


def main() -> int:
    """Lay the sources out and build; the exit code is Sphinx's."""
    lay_out()
    lead_into_rules()
    for name in REFERENCE:
        path = PACKAGE / name
        describe(path if path.is_dir() else path.with_suffix(".py"))
    command = (
        sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going",
        "--builder", "html", "--conf-dir", SOURCE / "docs" / "site", SOURCE, SITE,
    )  # fmt: skip
    # Compiled modules have no docstrings.
    done = subprocess.run(command, env={**os.environ, "LEVANT_PURE": "1"}, check=False)
    if done.returncode == 0:
        print(f"docs: {(SITE / 'index.html').relative_to(ROOT)}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
