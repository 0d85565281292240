"""News in short: a march of many steps is one line, and so is that of groups that went together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from rich.text import Text

from levant.cli.croisades.roster import Names
from levant.cli.terminal_texts import TerminalTexts
from levant.kernel.title import Event

if TYPE_CHECKING:
    from levant.croisades.views import CroisadesEvent


@dataclass
class _March:
    """Groups of a role that went from one hex to another, and the hexes they annexed."""

    role: str
    groups: list[int]
    start: str
    end: str
    annexed: int = 0


def summarise_events(
    events: Sequence[Event], wording: TerminalTexts, headings: Collection[str]
) -> list[Text]:
    """The lines of some events, steps of marches and what they annexed put together."""
    lines: list[Text] = []
    marches: list[_March] = []
    for event in events:
        if _continued(event, marches):
            continue
        lines += _told(marches, wording)
        marches.clear()
        if event["event"] == "marched":
            _continued(event, marches, begin=True)
        else:
            style = "bold" if event["event"] in headings else ""
            lines.append(Text(wording.tell(event), style=style))
    return lines + _told(marches, wording)


def _continued(event: Event, marches: list[_March], *, begin: bool = False) -> bool:
    """Whether an event belongs to the marches that are being put together."""
    facts = cast("CroisadesEvent", event)
    if facts["event"] == "annexed" and marches and marches[-1].end == facts["hex"]:
        marches[-1].annexed += 1
        return True
    if facts["event"] != "marched" or not (begin or marches):
        return False
    if marches and marches[-1].role != facts["role"]:
        return False
    if marches and marches[-1].groups == [facts["group"]] and marches[-1].end == facts["start"]:
        marches[-1].end = facts["hex"]
    else:
        marches.append(_March(facts["role"], [facts["group"]], facts["start"], facts["hex"]))
    return True


def _told(marches: Sequence[_March], wording: TerminalTexts) -> list[Text]:
    """A line for each pair of hexes."""
    together: dict[tuple[str, str], _March] = {}
    for march in marches:
        known = together.get((march.start, march.end))
        if known is None:
            together[march.start, march.end] = march
        else:
            known.groups = sorted({*known.groups, *march.groups})
            known.annexed += march.annexed
    names = Names(wording)
    lines = []
    for march in together.values():
        facts = {
            "role": names.name("role", march.role),
            "groups": ", ".join(f"g{number}" for number in march.groups),
            "start": names.place(march.start),
            "end": names.place(march.end),
        }
        text = wording.say("marched", **facts)
        if march.annexed:
            text += wording.say("marched_annexing", count=march.annexed)
        lines.append(Text(text))
    return lines
