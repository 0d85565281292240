"""The report: one page that needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec

from levant.arena.report import command, page
from levant.arena.run_folder import REPORT
from levant.arena.schedule import Settings
from levant.arena.summary import sum_up
from tests.arena import runs


class Reader(HTMLParser):
    """Collects tags, links and text; complains about tags that do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.said = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


def test_the_page_is_whole_and_needs_nothing(tmp_path: Path) -> None:
    runs.play(tmp_path, runs.settings(games=6))
    text = (tmp_path / REPORT).read_text("utf-8")
    reader = Reader(text)
    assert "script" not in reader.tags
    assert "link" not in reader.tags
    assert "://" not in text
    assert reader.tags.count("svg") == 5  # scores, sides, course, length, time
    assert text.count('role="img" aria-label="') == 5
    assert "prefers-color-scheme: dark" in text
    assert len(reader.links) == 6
    for link in reader.links:
        assert (tmp_path / link).is_file()
    for heading in ("Results", "Sides", "Course", "Length", "Time", "Games"):
        assert heading in reader.said


def test_charts_stay_within_their_frame(tmp_path: Path) -> None:
    runs.play(tmp_path, runs.settings(games=6))
    text = (tmp_path / REPORT).read_text("utf-8")
    for x in re.findall(r' (?:x|x1|x2|cx)="([^"]+)"', text):
        assert 0 <= float(x) <= 720


def test_names_cannot_break_the_page() -> None:
    run = msgspec.structs.replace(runs.settings(), edition="<b>&")
    text = page(sum_up(run, [game := runs.outcome(0, (0, 1), "fox")]), [game])
    Reader(text)
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;" in text


def test_standings_come_with_three_bots() -> None:
    run = runs.settings(bots="pilgrim,squire,knight")
    games = [runs.outcome(n, (0, 1), "fox", pair=n) for n in range(3)]
    assert "Standings" in page(sum_up(run, games), games)
    assert "Standings" not in page(sum_up(run, games[:1]), games[:1])


def test_a_stopped_run_says_so() -> None:
    games = [runs.outcome(0, (0, 1), "fox")]
    assert "1 games of 6, stopped early" in page(sum_up(runs.settings(), games), games)


def test_the_command_repeats_the_run() -> None:
    def told(run: Settings) -> str:
        return command(run)

    run = runs.settings(games=4, seed=9, bots="pilgrim,knight@2", champion="squire")
    run = msgspec.structs.replace(run, options={"long": 1})
    assert told(run) == (
        "levant arena --bots pilgrim,knight@2 --gauntlet squire "
        "--games 4 --seed 9 --edition 2.0 --option long=1"
    )
