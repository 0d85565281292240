"""The legal actions as a numbered list: verb by verb, in columns where there are many."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final, NamedTuple

from rich.text import Text

from levant.cli.terminal_texts import TerminalTexts

FEW: Final = 4
"""So many actions of one verb get a line each, in words; more are put in columns."""
WIDEST: Final = 100
"""Where the notation of an action ends on a wide screen: not too far from its words."""
_GAP: Final = 3


class Label(NamedTuple):
    """The object of an action: its name, and what else matters of it."""

    name: Text
    remarks: tuple[Text, ...] = ()
    aligned: bool = True
    """Whether remarks of the same kind stand below each other."""


def menu(
    legal: list[str],
    wording: TerminalTexts,
    labelled: Callable[[str], Label],
    width: int,
    summed_up: Callable[[list[str]], list[Text]] | None = None,
) -> list[Text]:
    """The list of what can be done, numbered from 1 in the order given.

    Actions of one verb that can be summed up in a few lines are not listed; one writes them.
    """
    digits = len(str(len(legal)))
    lines: list[Text] = []
    number = 1
    for verb, same in groupby(legal, key=lambda text: text.partition(" ")[0]):
        texts = list(same)
        numbers = [f"{number + i:>{digits}}" for i in range(len(texts))]
        number += len(texts)
        summary = summed_up(texts) if summed_up is not None else []
        labels = [] if summary else [labelled(text) for text in texts]
        if len(texts) <= FEW:
            lines += _lines(numbers, texts, labels, wording, width)
            continue
        title = wording.name("verb", verb)
        lines.append(Text(f"{title[:1].upper()}{title[1:]}:").append(f"  {verb} …", "dim"))
        lines += summary or _columns(numbers, _aligned(labels), width)
    return lines


def _lines(
    numbers: list[str], texts: list[str], labels: list[Label], wording: TerminalTexts, width: int
) -> list[Text]:
    """Actions in words, with what else matters, and at the right how they are written."""
    lines = []
    for number, text, label in zip(numbers, texts, labels, strict=True):
        line = Text().append(f" {number}", "bold").append(f" {wording.action(text)}")
        for remark in label.remarks:
            line.append("  ").append_text(remark)
        room = min(width, WIDEST) - len(line) - len(text)
        lines.append(line.append(" " * room).append(text, "dim") if room > 1 else line)
    return lines


def _aligned(labels: list[Label]) -> list[Text]:
    """Labels as lines."""
    rows = [[label.name, *label.remarks] for label in labels]
    widths = [0] * max(len(row) for row in rows)
    for row in rows:
        for i, part in enumerate(row):
            widths[i] = max(widths[i], len(part))
    lines = []
    for label, row in zip(labels, rows, strict=True):
        line = Text()
        for part, width in zip(row, widths, strict=False):
            room = width if label.aligned else len(part)
            line.append_text(part).append(" " * (room - len(part) + 1))
        line.rstrip()
        lines.append(line)
    return lines


def _columns(numbers: list[str], labels: list[Text], width: int) -> list[Text]:
    """Labels with their numbers, to be read downwards, column by column."""
    pairs = zip(numbers, labels, strict=True)
    cells = [Text().append(f" {number} ", "bold").append_text(label) for number, label in pairs]
    widest = max(len(cell) for cell in cells) + _GAP
    columns = max(1, (width + _GAP) // widest)
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True, overflow="ellipsis")
        for cell in cells[row::rows]:
            line.append_text(cell).append(" " * (widest - len(cell)))
        line.rstrip()
        lines.append(line)
    return lines
