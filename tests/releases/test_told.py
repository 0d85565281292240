"""Old games in today's words and under today's eyes: whole recorded games, step by step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from levant.bots.rex.players import make_bot
from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.locale import Translator, languages
from levant.releases.action_numbers import numbers_today
from levant.releases.registry import TITLES, is_old
from levant.server.play.dice_tally import Tally
from levant.server.titles.title_services import find_title_services

RECORDS = Path(__file__).parent.parent / "records" / "rules-1"
OLD = [
    path for path in sorted(RECORDS.glob("*.rex"))
    if is_old(Record.load(path).find(TITLES)) and path.stem in ("edition_1_3", "options")
]  # fmt: skip
UNSAID = re.compile(r"[{}]|\b(event|prompt|wait|refusal|action|result|phrase|hidden|label)\.[a-z]")
STRIDE = 9
"""Views are looked at after so many actions: enough to meet every phase."""


def test_there_are_old_games() -> None:
    assert len(OLD) == 2


@pytest.mark.parametrize("path", OLD, ids=lambda path: str(path.stem))
def test_an_old_game_is_told_in_every_language(path: Path) -> None:
    record = Record.load(path)
    title = record.find(TITLES)
    translators = [Translator(language) for language in languages()]
    position = record.start(title, log=True)
    said: list[str] = []
    for number, entry in enumerate(record.entries):
        if number % STRIDE == 0:
            views = [position.view(viewer) for viewer in (0, 1, None)]
            said += [translator.ask(view) for translator in translators for view in views]
            said += [translator.action(entry.text) for translator in translators]
        position.play(entry.role, title.parse(position, entry.text))
    for viewer in (0, 1, None):
        told = title.events(position, viewer)
        said += [translator.tell(event) for translator in translators for event in told]
    assert len(said) > 1000
    assert [text for text in said if UNSAID.search(text)] == []


@pytest.mark.parametrize("path", OLD, ids=lambda path: str(path.stem))
def test_a_server_reads_the_views_of_an_old_game(path: Path) -> None:
    """Labels, knowledge, charts, dice: what it makes of views and events, at every turn."""
    record = Record.load(path)
    title = record.find(TITLES)
    title_services = find_title_services(record.title, record.rules)
    position = record.start(title, log=True)
    labels = set()
    for number, entry in enumerate(record.entries):
        if number % STRIDE == 0:
            views = [position.view(role) for role in (0, 1)]
            labels.add(str(title_services.label(views[0])))
            assert set(title_services.standing(views)["strength"]) == set(record.roles)
            for view in views:
                assert title_services.knowledge(view)
                title_services.tells(view, entry.text)
        title_services.rolls(entry.text)
        position.play(entry.role, title.parse(position, entry.text))
    assert len(labels) > 6
    tally = Tally(title_services, record.roles)
    tally.add(title.events(position, None))
    assert tally.counted > 100


@pytest.mark.parametrize("edition", ["2.0", "manual"])
def test_the_stand_in_plays_by_old_rules(edition: str) -> None:
    """Whoever fails, the squire answers: he must cope with the views of all versions."""
    title = TITLES.find("rex", 1)
    position = title.new(edition, {}, FastDice(5), log=True)
    squires, heard = [make_bot("squire", seed) for seed in (1, 2)], [0, 0]
    for _ in range(400):
        role = position.deciders[0]
        legal = list(position.legal(role))
        texts = [title.spell(position, action) for action in legal]
        numbers = numbers_today(title, edition, {}, legal, texts)
        news = title.events(position, role, heard[role])
        heard[role] += len(news)
        choice = squires[role].choose(position.view(role), numbers, news)
        position.play(role, legal[numbers.index(choice)])
        if position.result is not None:
            break
    assert len(title.events(position, None)) > 100
