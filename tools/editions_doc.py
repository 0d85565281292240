"""Write docs/editions.md from the data of the editions, or check that it is up to date.

python tools/editions_doc.py            writes the page
python tools/editions_doc.py --check    says whether it would change, and fails if so
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from levant.rex.comparison import Chapter, Row, compare
from levant.rex.edition import EDITIONS, load_edition

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "editions.md"

HEAD = """\
# The editions of Crusader Rex

<!-- Written by tools/editions_doc.py from src/levant/rex/data: change those, not this page. -->

Levant plays four editions of the rules; `--edition` chooses one. This page has every question that
is left to an edition, with the answer of each and the section of its text.
`levant editions 2.0 1.3` shows the same in the terminal, for the editions you name.

{texts}

"Silent, as 1.3" means that a text does not say, and which edition is followed instead. Where a
text contradicts itself or another, [numbered decisions](rules/editions.md) say what we do and why.
"""


def page() -> str:
    """The whole page."""
    texts = "\n".join(f"- **{name}**: {load_edition(name).text}" for name in EDITIONS)
    parts = [HEAD.format(texts=texts)]
    parts += [_section(chapter) for chapter in compare()]
    parts.append(_alike())
    return "\n".join(parts)


def _section(chapter: Chapter) -> str:
    """What the editions answer differently in one chapter."""
    lines = [f"## {chapter.title}", "", _cells(["question", *EDITIONS]), _ruled(len(EDITIONS) + 1)]
    lines += [_cells([row.question.ask, *_answers(row)]) for row in chapter.rows]
    return "\n".join(lines) + "\n"


def _answers(row: Row) -> list[str]:
    return [
        _linked(f"**{reply.words}** ({reply.rule}) {reply.note}".rstrip())
        for reply in row.replies.values()
    ]


def _alike() -> str:
    """What all editions answer alike."""
    lines = ["## The same in all", "", _cells(["question", "answer"]), _ruled(2)]
    for chapter in compare(everything=True):
        for row in chapter.rows:
            if not row.differs:
                lines.append(_cells([row.question.ask, row.replies[EDITIONS[0]].words]))
    return "\n".join(lines) + "\n"


def _cells(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _ruled(columns: int) -> str:
    return "|" + "---|" * columns


def _linked(text: str) -> str:
    """Decisions as links: those with an E are about editions, the others about 2.0."""
    text = re.sub(r"decision (E\d+)", r"[decision \1](rules/editions.md)", text)
    return re.sub(r"decision (\d+)", r"[decision \1](rules/rex-2.0.md)", text)


def up_to_date(path: Path) -> bool:
    """Whether a file has the page as it would be written now."""
    return path.exists() and path.read_text("utf-8") == page()


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python tools/editions_doc.py [--check]", file=sys.stderr)
        return 2
    if not arguments:
        PAGE.write_text(page(), "utf-8")
    elif not up_to_date(PAGE):
        print("docs/editions.md is out of date: run python tools/editions_doc.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
