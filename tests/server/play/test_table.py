"""A table without server or database: versions, undo, what is final."""

from __future__ import annotations

from typing import Any

import pytest

from levant.kernel.dice import FastDice
from levant.server.errors import Refused
from levant.server.play.table import FINAL, PASSED, UNDOABLE, Table
from levant.server.play.table_start import TableStart
from levant.server.titles.title_services import TITLES

FRANK, SARACEN, SPECTATOR = 0, 1, 2


def table(key: int = 1, **options: int) -> Table:
    title = TITLES.find("rex")
    return Table(TableStart(title, "2.0", options, bytes([key]) * 32))


def play(at: Table, role: int, *texts: str) -> None:
    """A request as the server plays it."""
    at.check(role, texts)
    before = at.glance()
    request = f"{role} {texts} {at.length}"
    for text in texts:
        at.play(role, at.parse(text), request)
    at.count(before, role)


def legal(at: Table, role: int) -> list[str]:
    texts: Any = at.view(role)["legal"]
    return list(texts)


def random_play(at: Table, dice: FastDice, most: int) -> None:
    for _ in range(most):
        if not at.position.deciders:
            return
        role = at.position.deciders[0]
        texts = legal(at, role)
        play(at, role, texts[dice.below(len(texts))])


def test_what_is_done_in_secret_leaves_no_gap() -> None:
    at = table()
    before = list(at.seen)
    move = next(text for text in legal(at, FRANK) if text.startswith("deploy"))
    play(at, FRANK, move)
    assert at.seen == [before[FRANK] + 1, *before[SARACEN:]]
    play(at, FRANK, legal(at, FRANK)[0])
    assert at.seen == [before[FRANK] + 2, before[SARACEN] + 1, before[SPECTATOR] + 1]


def test_two_secrets_look_alike_to_the_enemy() -> None:
    twins = table(), table()
    for at in twins:
        play(at, FRANK, "done")
    exchange = next(text for text in legal(twins[1], SARACEN) if text.startswith("exchange"))
    play(twins[0], SARACEN, "done")
    play(twins[1], SARACEN, exchange)
    assert twins[0].view(SARACEN) != twins[1].view(SARACEN)
    for viewer in (FRANK, SPECTATOR):
        assert twins[0].seen[viewer] == twins[1].seen[viewer]
        assert twins[0].view(viewer) == twins[1].view(viewer)
        assert twins[0].events(viewer, 0) == twins[1].events(viewer, 0)


def test_the_other_sides_choice_does_not_make_mine_stale() -> None:
    at = table()
    play(at, FRANK, "done")
    play(at, SARACEN, "done")
    asked, seen = at.asked[FRANK], at.seen[FRANK]
    play(at, SARACEN, legal(at, SARACEN)[0])
    assert at.seen[FRANK] > seen
    assert at.asked[FRANK] == asked


def test_a_batch_is_refused_whole_and_by_number() -> None:
    at = table()
    move = next(text for text in legal(at, FRANK) if text.startswith("deploy"))
    text = at.position.text()
    with pytest.raises(Refused) as refused:
        at.check(FRANK, [move, "to jerusalem", "fly away"])
    assert refused.value.index in (1, 2)
    with pytest.raises(Refused) as refused:
        at.check(SARACEN, ["done"])
    assert refused.value.rule
    assert at.position.text() == text


def test_cards_are_final_when_both_lie() -> None:
    at = table()
    play(at, FRANK, "done")
    play(at, SARACEN, "done")
    play(at, FRANK, legal(at, FRANK)[0])
    assert at.played[-1].floor == PASSED
    play(at, SARACEN, legal(at, SARACEN)[0])
    assert at.played[-1].floor == FINAL


def test_undo_takes_back_one_request_and_reset_all() -> None:
    at = table()
    texts = [at.position.text()]
    for _ in range(2):
        move = next(text for text in legal(at, FRANK) if text.startswith("deploy"))
        to = _first_after(at, move)
        play(at, FRANK, move, to)
        texts.append(at.position.text())
    assert [step.floor for step in at.played] == [UNDOABLE] * 4
    assert at.reset_to(FRANK) == 0
    assert at.undo_to(FRANK) == 2
    assert at.undo_to(SARACEN) is None
    at.rewind(2)
    assert at.position.text() == texts[1]
    at.rewind(0)
    assert at.position.text() == texts[0]
    assert at.undo_to(FRANK) is None


def _first_after(at: Table, move: str) -> str:
    trial = at.position.copy()
    trial.play(FRANK, at.title.parse(trial, move))
    return at.title.spell(trial, trial.legal(FRANK)[0])


def test_a_passed_turn_can_be_taken_back_but_not_undone() -> None:
    at = table()
    play(at, FRANK, "done")
    assert at.takeback_to(FRANK) is None  # four nomads were drawn
    play(at, SARACEN, "done")
    play(at, FRANK, legal(at, FRANK)[0])
    assert at.undo_to(FRANK) is None
    assert at.takeback_to(FRANK) == 2
    assert at.takeback_to(SARACEN) is None
    play(at, SARACEN, legal(at, SARACEN)[0])
    assert at.takeback_to(FRANK) is None


@pytest.mark.parametrize("seed", range(4))
def test_nothing_final_is_ever_undone(seed: int) -> None:
    """In random games no undo changes the dice, or what anybody knows."""
    at = table(seed + 1)
    dice = FastDice(seed)
    for _ in range(60):
        random_play(at, dice, 5)
        for role in (FRANK, SARACEN):
            for length in (at.reset_to(role), at.takeback_to(role)):
                if length is not None:
                    assert length >= at.final_length()
        assert at.start.length <= at.final_length() <= at.length


@pytest.mark.parametrize("seed", range(3))
def test_a_table_from_a_snapshot_is_the_same_table(seed: int) -> None:
    at = table(seed + 10)
    dice = FastDice(seed)
    random_play(at, dice, 150)
    while at.final_length() != at.length:
        random_play(at, dice, 1)
    kept = TableStart(
        at.title, "2.0", {}, at.start.key, snapshot=at.position.text(), length=at.length,
        told=at.all_told(), dice=[tally.stored() for tally in at.tallies()],
    )  # fmt: skip
    other = Table(kept)
    other.seen, other.asked = list(at.seen), list(at.asked)
    mark = at.all_told()
    again = FastDice(seed + 100)
    random_play(at, again.copy(), 40)
    random_play(other, again.copy(), 40)
    assert other.position.text() == at.position.text()
    assert (other.seen, other.asked, other.all_told()) == (at.seen, at.asked, at.all_told())
    for viewer in (FRANK, SARACEN, SPECTATOR):
        assert other.events(viewer, mark[viewer]) == at.events(viewer, mark[viewer])
        assert other.tallies()[viewer].shown() == at.tallies()[viewer].shown()


def test_a_returning_viewer_learns_how_much_of_his_log_holds() -> None:
    at = table()
    play(at, FRANK, "done")
    play(at, SARACEN, "done")
    had, version = at.told(FRANK), at.seen[FRANK]
    assert at.kept_of(FRANK, had, version) == had
    before = at.glance()
    at.rewind(1)
    at.count(before, SARACEN)
    at.note_rewind([at.told(viewer) for viewer in range(3)])
    kept = at.kept_of(FRANK, had, version)
    assert kept == at.told(FRANK) < had
    assert at.kept_of(FRANK, kept, at.seen[FRANK]) == kept


@pytest.mark.parametrize("edition", ["2.0", "1.3"])
def test_every_drag_fits_into_one_request(edition: str) -> None:
    """What `gestures` offers is granted as it is, though most actions end a request."""
    title, dice, kinds = TITLES.find("rex"), FastDice(11), set()
    options = {"forced_march": 1} if edition == "2.0" else {}
    at = Table(TableStart(title, edition, options, bytes([5]) * 32))
    for _ in range(120):
        random_play(at, dice, 4)
        if not at.position.deciders:
            break
        role = at.position.deciders[0]
        pieces: Any = at.view(role)["pieces"]
        services = [piece["block"] for piece in pieces if piece["role"] == at.roles[role]]
        for blocks in ([services[dice.below(len(services))]], services[:2]):
            for drag in at.title_services.gestures(at.position, role, blocks):
                actions: Any = drag["actions"]
                at.check(role, actions)
                kinds.add(drag["kind"])
    assert {"march", "muster"} <= kinds
