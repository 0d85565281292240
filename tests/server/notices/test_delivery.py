"""Notices through a real mail server, a real webhook receiver and a real push service."""

from __future__ import annotations

import base64
import hmac
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # has no types
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select, update

from levant.server.encoding import now
from levant.server.messaging.fanout import PeopleChanged
from levant.server.play.connections import Connection
from levant.server.storage.people_models import NoticeRow, PersonRow, SubscriptionRow
from tests.server.browser import Browser, House, house
from tests.server.post_catcher import Mailbox, Receiver, mailbox, receiver, tell_all

HOUR = timedelta(hours=1)


def raw(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


VAPID = ec.generate_private_key(ec.SECP256R1())


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as opened:
        yield opened


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as opened:
        yield opened


@pytest.fixture
def club(tmp_path: Path, box: Mailbox) -> Iterator[House]:
    settings: dict[str, Any] = {
        "smtp_host": "127.0.0.1",
        "smtp_port": box.port,
        "smtp_tls": "none",
        "webhooks_inside": True,
        "push_private_key": b64(VAPID.private_numbers().private_value.to_bytes(32, "big")),
        "push_public_key": b64(raw(VAPID)),
        "limits": False,
    }
    with house(tmp_path, **settings) as opened:
        yield opened


class Player:
    """Somebody with a confirmed address, at a browser or away."""

    def __init__(self, club: House, name: str, **settings: Any) -> None:
        self.club = club
        self.browser: Browser = club.browser()
        self.id: str = self.browser.post("/guest")["user"]["id"]
        if settings:
            assert self.browser.send("PATCH", "/me/settings", settings).status_code == 200
        self.write(name=name, email=f"{name.lower()}@example.org", email_confirmed=True)

    def write(self, **values: Any) -> None:
        async def change() -> None:
            async with self.club.services.database.writing() as session:
                mine = update(PersonRow).where(PersonRow.id == self.id)
                await session.execute(mine.values(**values))
            await self.club.services.fanout.publish(PeopleChanged((self.id,)))

        self.club.run(change)

    def go_away(self) -> None:
        """He was last seen long ago."""
        self.write(seen=now() - timedelta(days=2))


def look(club: House, moment: datetime) -> int:
    """Tell all that is due at a moment; how many notices were looked at."""
    return club.run(tell_all, club, moment)


def waiting(club: House) -> list[tuple[str, str]]:
    async def rows() -> list[tuple[str, str]]:
        async with club.services.database.reading() as session:
            found = await session.scalars(select(NoticeRow))
            return sorted((row.person, row.kind) for row in found)

    return club.run(rows)


def begin(one: Player, other: Player, **wanted: Any) -> str:
    """A match that both play; the Franks have to choose first."""
    match: str = one.browser.post("/matches", role="frank", **wanted)["id"]
    other.browser.post(f"/matches/{match}/join")
    return match


def play_first(player: Player, match: str) -> None:
    """Be done, where one may be, or take the first choice."""
    table = player.browser.get(f"/matches/{match}/table")
    choices = [choice["action"] for choice in table["choices"]]
    action = "done" if "done" in choices else choices[0]
    wanted = {"id": f"at {table['version']}", "version": table["version"], "actions": [action]}
    player.browser.post(f"/matches/{match}/actions", **wanted)


def subjects(letters: list[EmailMessage]) -> list[tuple[str, str]]:
    return sorted((letter["to"], letter["subject"]) for letter in letters)


def test_only_those_who_are_away_hear_that_it_is_their_turn(club: House, box: Mailbox) -> None:
    balian, guy = Player(club, "Balian"), Player(club, "Guy")
    match = begin(balian, guy)
    balian.go_away()
    begun = now()
    assert look(club, begun) == 0  # he may come by himself
    look(club, begun + 5 * timedelta(minutes=1))
    assert subjects(box.letters) == [("balian@example.org", "Your turn: Crusader Rex with Guy")]
    text = box.letters[0].get_content()
    assert f"http://localhost/match/{match}" in text
    # Once, and then a reminder a day later, but no more than three of them.
    look(club, begun + HOUR)
    assert len(box.letters) == 1
    for day in range(1, 8):
        guy.go_away()
        balian.go_away()
        look(club, begun + timedelta(days=day, minutes=30))
    mine = [letter["subject"] for letter in box.letters if letter["to"] == "balian@example.org"]
    assert mine[1:] == ["Still your turn: Crusader Rex with Guy"] * 3


def test_a_player_who_sat_at_the_table_is_only_reminded(club: House, box: Mailbox) -> None:
    balian, guy = Player(club, "Balian"), Player(club, "Guy")
    match, begun = begin(balian, guy), now()
    balian.go_away()
    line = Connection(match, None, 0, "frank")
    club.run(club.services.connections.enter, line, "127.0.0.1")
    look(club, begun + 5 * timedelta(minutes=1))
    club.run(club.services.connections.leave, line)
    look(club, begun + HOUR)
    assert box.letters == []
    look(club, begun + 26 * HOUR)
    told = [("balian@example.org", "Still your turn: Crusader Rex with Guy")]
    assert subjects(box.letters) == told


def test_what_is_no_longer_true_is_not_told(club: House, box: Mailbox) -> None:
    balian, guy = Player(club, "Balian"), Player(club, "Guy")
    match = begin(balian, guy)
    guy.browser.post(f"/matches/{match}/resign")
    balian.go_away()
    guy.go_away()
    look(club, now() + 5 * timedelta(minutes=1))
    assert subjects(box.letters) == [
        ("balian@example.org", "Over: Crusader Rex with Guy"),
        ("guy@example.org", "Over: Crusader Rex with Balian"),
    ]
    texts = {letter["to"]: letter.get_content() for letter in box.letters}
    assert "You have won" in texts["balian@example.org"]
    assert "You have lost" in texts["guy@example.org"]
    assert waiting(club) == []


def test_an_invitation_is_told_in_the_language_of_the_guest(club: House, box: Mailbox) -> None:
    balian, guy = Player(club, "Balian"), Player(club, "Guy", language="es")
    name = guy.browser.get("/me")["user"]["name"]
    opponents = [{"kind": "user", "name": _folded_name(club, guy)}]
    balian.browser.post("/matches", role="frank", opponents=opponents)
    guy.go_away()
    look(club, now() + 2 * timedelta(minutes=1))
    assert name == "Guy"
    assert subjects(box.letters) == [("guy@example.org", "Balian: ¿una partida de Crusader Rex?")]


def test_who_invited_is_told_that_the_guest_declines(club: House, box: Mailbox) -> None:
    balian, guy = Player(club, "Balian", language="fr"), Player(club, "Guy")
    opponents = [{"kind": "user", "name": _folded_name(club, guy)}]
    match = balian.browser.post("/matches", role="frank", opponents=opponents)
    guy.browser.post(f"/matches/{match['id']}/leave")
    balian.go_away()
    look(club, now() + 2 * timedelta(minutes=1))
    assert subjects(box.letters) == [("balian@example.org", "Guy décline\u00a0: Crusader Rex")]


def _folded_name(club: House, player: Player) -> str:
    """The tests give names without the ceremony of registering; the old one is still found."""

    async def folded() -> str:
        async with club.services.database.reading() as session:
            row = await session.get_one(PersonRow, player.id)
            return row.folded

    return club.run(folded)


def test_a_notice_of_the_night_comes_in_the_morning(club: House, box: Mailbox) -> None:
    moment = now() + 10 * timedelta(minutes=1)
    quiet = {
        "start": (moment - HOUR).strftime("%H:%M"),
        "end": (moment + HOUR).strftime("%H:%M"),
        "zone": "UTC",
    }
    balian, guy = Player(club, "Balian", quiet_hours=quiet), Player(club, "Guy")
    begin(balian, guy, clock={"kind": "days", "bank": 86400 * 5, "increment": 86400})
    balian.go_away()
    look(club, moment)
    assert box.letters == []
    look(club, moment + HOUR)
    assert [letter["to"] for letter in box.letters] == ["balian@example.org"]
    assert "You have time until" in box.letters[0].get_content()


def test_one_click_ends_the_letters(club: House, box: Mailbox) -> None:
    balian, guy = Player(club, "Balian"), Player(club, "Guy")
    begin(balian, guy)
    balian.go_away()
    look(club, now() + 5 * timedelta(minutes=1))
    letter = box.letters[0]
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    path = letter["list-unsubscribe"].strip("<>").removeprefix("http://localhost/api")
    stranger = club.browser()
    assert stranger.get(path) == {"name": "Balian", "subscribed": True}
    # As a mail program does it: no cookie, no word, a form.
    stranger.headers = {"X-CSRF-Token": ""}
    assert stranger.send("POST", path).json() == {"name": "Balian", "subscribed": False}
    wishes = balian.browser.get("/me")["settings"]["notices"]
    assert wishes["email"] == {"your_turn": False, "invited": False, "finished": False}
    assert wishes["push"]["your_turn"] is True
    assert stranger.refused("GET", "/unsubscribe/" + "x" * 40) == (404, "not_found")


def test_a_webhook_gets_json(club: House, box: Mailbox, hook: Receiver) -> None:
    email = {"your_turn": False, "invited": False, "finished": False}
    wishes = {"webhook_url": f"{hook.url}/turn", "email": email}
    balian, guy = Player(club, "Balian", notices=wishes), Player(club, "Guy")
    match = begin(balian, guy)
    balian.go_away()
    look(club, now() + 5 * timedelta(minutes=1))
    told = hook.told[0]
    assert told["kind"] == "your_turn"
    assert told["match"] == match
    assert told["others"] == ["Guy"]
    assert (
        told["content"]
        == told["text"]
        == (f"Your turn: Crusader Rex with Guy: http://localhost/match/{match}")
    )
    assert box.letters == []


def test_a_webhook_is_signed_with_its_time(club: House, hook: Receiver) -> None:
    balian, guy = Player(club, "Balian", notices={"webhook_url": hook.url}), Player(club, "Guy")
    secret = balian.browser.get("/me")["settings"]["notices"]["webhook_secret"]
    begin(balian, guy)
    balian.go_away()
    look(club, now() + 5 * timedelta(minutes=1))
    headers, body = hook.posts[0]
    facts = dict(part.split("=") for part in headers["levant-signature"].split(","))
    assert abs(int(facts["t"]) - time.time()) < 300
    signed = hmac.new(secret.encode(), facts["t"].encode() + b"." + body, "sha256").hexdigest()
    assert facts["v1"] == signed


def test_the_secret_of_a_webhook_is_made_chosen_and_goes_with_its_address(club: House) -> None:
    browser = club.browser()
    browser.register("Balian")

    def change(**notices: object) -> str | None:
        answer = browser.send("PATCH", "/me/settings", {"notices": notices})
        assert answer.status_code == 200, answer.text
        secret: str | None = answer.json()["notices"]["webhook_secret"]
        return secret

    assert change(remind_hours=3) is None
    made = change(webhook_url="https://example.org/hook")
    assert made is not None
    assert len(made) == 32
    assert change(remind_hours=4) == made
    assert change(webhook_secret="four camels to tyre".replace(" ", "-")) == "four-camels-to-tyre"
    assert change(webhook_secret=None) == "four-camels-to-tyre"
    assert change(webhook_url=None) is None
    assert change(webhook_url="https://example.org/hook") not in (None, made)
    short = {"notices": {"webhook_secret": "short"}}
    assert browser.refused("PATCH", "/me/settings", short) == (422, "invalid")


def test_what_fails_is_tried_again_but_only_where_it_failed(
    club: House, box: Mailbox, hook: Receiver
) -> None:
    balian, guy = Player(club, "Balian", notices={"webhook_url": hook.url}), Player(club, "Guy")
    begin(balian, guy)
    balian.go_away()
    box.refusing = "451 not now"
    moment = now() + 5 * timedelta(minutes=1)
    look(club, moment)
    assert (len(box.letters), len(hook.posts)) == (0, 1)
    box.refusing = None
    look(club, moment + 10 * timedelta(minutes=1))
    assert (len(box.letters), len(hook.posts)) == (1, 1)


def test_a_letter_that_is_refused_for_good_is_not_tried_again(club: House, box: Mailbox) -> None:
    balian, guy = Player(club, "Balian", notices={"remind_hours": 0}), Player(club, "Guy")
    begin(balian, guy)
    balian.go_away()
    box.refusing = "550 no such user"
    look(club, now() + 5 * timedelta(minutes=1))
    assert (balian.id, "your_turn") not in waiting(club)


def test_a_push_message_can_be_read_by_its_browser_only(club: House, hook: Receiver) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes...!"[:16]
    balian, guy = Player(club, "Balian"), Player(club, "Guy")
    _subscribe(club, balian, f"{hook.url}/push/1", b64(raw(key)), b64(auth))
    match = begin(balian, guy)
    balian.go_away()
    hook.status = 201
    look(club, now() + 5 * timedelta(minutes=1))
    headers, body = hook.posts[0]
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    assert b"Crusader" not in body
    text = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
    assert match.encode() in text
    assert b"Your turn: Crusader Rex with Guy" in text
    # A browser that is gone is forgotten.
    hook.status = 410
    balian.write(seen=now() - timedelta(days=2))
    look(club, now() + 2 * timedelta(days=1))
    assert len(hook.posts) == 2

    async def left() -> list[SubscriptionRow]:
        async with club.services.database.reading() as session:
            return list(await session.scalars(select(SubscriptionRow)))

    assert club.run(left) == []


def _subscribe(club: House, player: Player, endpoint: str, p256dh: str, auth: str) -> None:
    """Past the check that an endpoint is https: the test's push service is not."""
    keys = {"p256dh": p256dh, "auth": auth}
    real = {"endpoint": "https://push.example.net/1", "keys": keys, "expirationTime": None}
    assert player.browser.send("POST", "/push", {"subscription": real}).status_code == 204

    async def change() -> None:
        async with club.services.database.writing() as session:
            await session.execute(update(SubscriptionRow).values(endpoint=endpoint))

    club.run(change)


def test_two_processes_do_not_tell_the_same(club: House, box: Mailbox) -> None:
    import asyncio

    balian, guy = Player(club, "Balian"), Player(club, "Guy")
    for _ in range(2):
        begin(balian, guy)
    balian.go_away()

    async def both() -> None:
        moment = now() + 5 * timedelta(minutes=1)
        await asyncio.gather(*(tell_all(club, moment) for _ in range(3)))

    club.run(both)
    assert len(box.letters) == 2


def test_who_cannot_be_reached_costs_nothing(club: House) -> None:
    one, other = club.browser(), club.browser()
    one.post("/guest")
    other.post("/guest")
    match = one.post("/matches", role="frank")["id"]
    other.post(f"/matches/{match}/join")
    assert waiting(club) == []


def assert_told_of_offer(box: Mailbox, word: str, match: str) -> None:
    """Bilal, and nobody else, has a letter that names who offers what, and where."""
    letters = [letter for letter in box.letters if word in str(letter["Subject"])]
    assert [str(letter["To"]) for letter in letters] == ["bilal@example.org"]
    assert "Anna" in str(letters[0]["Subject"])
    assert f"/match/{match}" in letters[0].get_content()


def test_an_offer_waits_for_who_is_away(club: House, box: Mailbox) -> None:
    anna, bilal = Player(club, "Anna"), Player(club, "Bilal", language="fr")
    match = begin(anna, bilal)
    bilal.go_away()
    anna.browser.post(f"/matches/{match}/abort", answer="offer")
    assert (bilal.id, "offered") in waiting(club)
    assert (anna.id, "offered") not in waiting(club)
    look(club, now() + HOUR)
    assert_told_of_offer(box, "annuler", match)


def test_an_offer_to_take_back_waits_for_who_is_away(club: House, box: Mailbox) -> None:
    anna, bilal = Player(club, "Anna"), Player(club, "Bilal", language="es")
    match = begin(anna, bilal)
    for player in (anna, bilal, anna):
        # Both set up, then Anna lays a card that nobody has seen yet.
        play_first(player, match)
    bilal.go_away()
    anna.browser.post(f"/matches/{match}/takeback", answer="offer")
    assert (bilal.id, "offered") in waiting(club)
    assert (anna.id, "offered") not in waiting(club)
    look(club, now() + HOUR)
    assert_told_of_offer(box, "rectificación", match)
    # Withdrawn, nobody needs to hear of it.
    anna.browser.post(f"/matches/{match}/takeback", answer="withdraw")
    assert (bilal.id, "offered") not in waiting(club)
    look(club, now() + 3 * HOUR)
    assert len([letter for letter in box.letters if "rectificación" in str(letter["Subject"])]) == 1


def test_an_offer_that_was_answered_is_not_told(club: House, box: Mailbox) -> None:
    anna, bilal = Player(club, "Anna"), Player(club, "Bilal")
    match = begin(anna, bilal)
    anna.browser.post(f"/matches/{match}/abort", answer="offer")
    bilal.browser.post(f"/matches/{match}/abort", answer="decline")
    bilal.go_away()
    look(club, now() + HOUR)
    assert not [letter for letter in box.letters if "break off" in str(letter["Subject"])]
    # Who wants no such letters gets none.
    settings = {"notices": {"email": {"invited": False}}}
    assert bilal.browser.send("PATCH", "/me/settings", settings).status_code == 200
    anna.browser.post(f"/matches/{match}/abort", answer="offer")
    bilal.go_away()
    look(club, now() + HOUR)
    assert not [letter for letter in box.letters if "break off" in str(letter["Subject"])]
