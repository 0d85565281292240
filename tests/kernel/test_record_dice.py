"""Records of games that continue another: old dice for what was taken over, then new ones."""

from __future__ import annotations

import pytest

from levant.kernel.dice import FairDice, FastDice, commitment
from levant.kernel.record import Record, RecordError
from levant.kernel.record_dice import DiceSet, dice_until
from levant.kernel.runner import play_seed, random_choosers
from tests.kernel.toy import TITLE

KEYS = [bytes([number]) * 32 for number in (1, 2, 3)]


def finish(record: Record) -> Record:
    """The same record, played from where it stands to its end."""
    position = record.replay(TITLE)
    while position.deciders:
        role = position.deciders[0]
        action = position.legal(role)[0]
        record.append(role, TITLE.spell(position, action))
        position.play(role, action)
    assert position.result is not None
    record.finish(position.result)
    return record


def fair(record: Record, key: bytes, ply: int) -> Record:
    """A game that goes on after a ply with the dice of a key."""
    new = record.continued(ply, f"fair {commitment(key)}", ["Carla", "Dalil"])
    new.key, new.nonces = key, (b"carla",)
    return finish(new)


@pytest.fixture
def first() -> Record:
    return play_seed(TITLE, "2.0", {"long": 1}, 5, random_choosers, 1000)


def test_a_continued_game_is_written_read_and_proved(first: Record) -> None:
    new = fair(first, KEYS[0], 4)
    read = Record.parse(new.text())
    assert read == Record.parse(read.text())
    assert (read.inherited, read.earlier) == (4, (DiceSet(first.dice, until=4),))
    assert [entry.text for entry in read.entries[:4]] == [e.text for e in first.entries[:4]]
    assert f"dice until 4: {first.dice}" in new.text()
    assert read.verify(TITLE)["rules"].outcome == "ok"
    assert read.verify(TITLE)["result"].outcome == "ok"
    # Fast dice promise nothing, and so a game that begins with them proves nothing of its dice.
    assert read.verify(TITLE)["dice"].reason.startswith("up to action 4: fast dice")


@pytest.mark.parametrize("ply", [0, 1, 4])
def test_up_to_there_the_positions_are_those_of_the_first_game(first: Record, ply: int) -> None:
    new = fair(first, KEYS[0], ply)
    old, now = first.replay(TITLE, ply), new.replay(TITLE, ply)
    assert now.view(0) == old.view(0)
    assert now.dice.state() == FairDice(KEYS[0], [b"carla"]).state()
    if ply:
        assert new.replay(TITLE, ply - 1).text() == first.replay(TITLE, ply - 1).text()


def test_games_can_be_continued_again_and_again(first: Record) -> None:
    one = fair(fair(first, KEYS[0], 2), KEYS[1], 5)
    assert [dice.until for dice in one.earlier] == [2, 5]
    two = fair(one, KEYS[2], 3)
    assert [dice.until for dice in two.earlier] == [2, 3]
    assert [dice.text for dice in two.earlier] == [dice.text for dice in one.earlier]
    for record in (one, two):
        assert Record.parse(record.text()).verify(TITLE)["result"].outcome == "ok"


def test_all_keys_must_fit() -> None:
    begun = Record.begin(TITLE, "2.0", {"long": 1}, f"fair {commitment(KEYS[0])}")
    begun.key = KEYS[0]
    text = fair(finish(begun), KEYS[1], 4).text()
    proved = Record.parse(text).verify(TITLE)
    assert [check.outcome for check in proved.checks] == ["ok"] * 4
    assert proved["dice"].reason == "the keys fit the commitments"
    forged = Record.parse(text.replace(KEYS[0].hex(), KEYS[2].hex()), sealed=False).verify(TITLE)
    assert forged["dice"].outcome == "failed"
    assert forged["dice"].reason.startswith("up to action 4: the key does not fit")
    assert forged["rules"].outcome == "skipped"
    kept = Record.parse(text.replace(f"key until 4: {KEYS[0].hex()}\n", ""), sealed=False)
    assert kept.verify(TITLE)["dice"].reason == "up to action 4: the key is not published"
    assert kept.verify(TITLE)["rules"].outcome == "skipped"


def test_dice_given_from_outside_are_those_after_what_was_taken_over(first: Record) -> None:
    new = first.continued(4, "fast 1", ["Carla", "Dalil"])
    assert new.replay(TITLE, dice=FastDice(9)).dice.state() == FastDice(9).state()
    assert new.replay(TITLE, 3, dice=FastDice(9)).text() == first.replay(TITLE, 3).text()


def test_the_dice_in_force_are_kept_up_to_a_ply() -> None:
    sets = (DiceSet("fast 1", until=3), DiceSet("fast 2", until=8), DiceSet("fast 3"))
    for ply, kept in ((0, [(1, 0)]), (3, [(1, 3)]), (5, [(1, 3), (2, 5)]), (8, [(1, 3), (2, 8)]),
                      (9, [(1, 3), (2, 8), (3, 9)])):  # fmt: skip
        found = dice_until(sets, ply)
        assert [(int(dice.text[5:]), dice.until) for dice in found] == kept


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("dice until 4:", "dice until 04:", "unknown header key 'dice until 04'"),
        ("dice until 4: fast", "key until 4: fast", "missing header key 'dice until 4'"),
        ("dice until 4: fast", "dice until 4: loaded", "dice are 'fast SEED'"),
    ],
)
def test_what_cannot_be_read_is_told(first: Record, old: str, new: str, reason: str) -> None:
    text = first.continued(4, "fast 1", ["Carla", "Dalil"]).text()
    assert old in text
    with pytest.raises(RecordError, match=reason):
        Record.parse(text.replace(old, new), sealed=False)


def test_secrets_belong_to_fair_dice(first: Record) -> None:
    text = first.continued(4, "fast 1", ["Carla", "Dalil"]).text()
    for secret in ("key until 4: " + "00" * 32, "nonces until 4: 00"):
        spoiled = text.replace("dice: fast 1", f"dice: fast 1\n{secret}")
        with pytest.raises(RecordError, match="belongs to fair dice only"):
            Record.parse(spoiled, sealed=False)


def test_a_game_is_continued_from_an_action_that_it_has(first: Record) -> None:
    with pytest.raises(RecordError, match="actions, not"):
        first.continued(len(first.entries) + 1, "fast 1", ["Carla", "Dalil"])
