"""What a link says before it is followed: to everybody the same, and nothing that is hidden."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from string import Formatter
from struct import unpack

import httpx
import pytest

from levant.croisades.game import CROISADES
from levant.croisades.game import Game as Campaign
from levant.kernel.dice import FastDice
from levant.locale import languages
from levant.locale.catalogue import catalogue
from levant.rex.game import REX, Game
from levant.server.previews import link_preview, picture
from levant.server.previews.preview_texts import FOLDER, PreviewTexts
from levant.server.titles import croisades_drawing
from levant.server.titles.rex_drawing import draw
from levant.server.web import page_routes
from tests.croisades.hidden import twin as campaign_twin
from tests.croisades.play import walk
from tests.rex.hidden import twin
from tests.server.browser import House, house
from tests.server.games import Player, alone, guest, to_cards, two
from tests.server.live import PATIENCE, Client
from tests.server.proof_fog.pair import plant, served, somewhere

SHELL = (
    '<!doctype html><head><meta\n name="description"\n content="Play." />'
    "<title>Levant</title></head><body>the page</body>"
)
NO_CLOCK = {"kind": "none", "bank": 0, "increment": 0, "on_timeout": "nothing"}
NOBODY = "AAAAAAAAAAAAAAAAAAAAAA"


@pytest.fixture
def site(hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server with a page."""
    (tmp_path / "index.html").write_text(SHELL)
    monkeypatch.setattr(page_routes, "FOLDER", tmp_path)
    return hall


def fetch(hall: House, path: str, **headers: str) -> httpx.Response:
    """What somebody without a name is answered."""
    browser = hall.browser()

    async def ask() -> httpx.Response:
        return await browser.client.get(path, headers=headers)

    return hall.run(ask)


def head(hall: House, path: str, language: str = "") -> dict[str, str]:
    """What a chat reads of a page: its title and its facts by name."""
    answer = fetch(hall, path, **({"Accept-Language": language} if language else {}))
    assert answer.status_code == 200
    assert "the page" in answer.text
    facts = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text)
    titles = re.findall("<title>(.*?)</title>", answer.text)
    assert len(titles) == 1
    assert len(facts) == len(dict(facts))
    return {name: unescape(value) for name, value in facts} | {"title": unescape(titles[0])}


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = unpack(">II", png[16:24])
    return width, height


def names(*players: Player) -> list[str]:
    return [player.browser.get("/me")["user"]["name"] for player in players]


# The words


def test_a_link_to_a_match_says_who_plays_and_how_it_stands(site: House) -> None:
    players = two(site)
    to_cards(*players)
    told = head(site, f"/match/{players[0].match}")
    frank, saracen = names(*players)
    assert told["title"] == told["og:title"] == f"Crusader Rex: {frank} – {saracen}"
    assert told["description"] == told["og:description"] == "Being played: 1187, turn 1."
    assert told["og:url"] == f"http://localhost/match/{players[0].match}"
    assert told["og:image"].startswith(f"http://localhost/api/matches/{players[0].match}/preview.")
    assert told["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize(
    ("wanted", "said"),
    [("fr-CH, en;q=0.5", "En cours\u00a0: 1187, "), ("de", "Being played: 1187")],
)
def test_it_speaks_the_readers_language_and_else_english(
    site: House, wanted: str, said: str
) -> None:
    players = two(site)
    to_cards(*players)
    assert head(site, f"/match/{players[0].match}", wanted)["description"].startswith(said)


def test_an_invitation_says_who_invites(site: House) -> None:
    host = guest(site)
    match = host.post("/matches", role="frank", visibility="link")
    name = host.get("/me")["user"]["name"]
    told = head(site, f"/match/{match['id']}?key={match['key']}", "es")
    assert told["description"] == f"{name} te invita a una partida de Crusader Rex."
    shown = fetch(site, told["og:image"].removeprefix("http://localhost"))
    assert size(shown.content) == (1200, 630)
    # Without the key there is no such match.
    assert head(site, f"/match/{match['id']}")["title"] == "Levant"


def test_a_replay_says_where_it_stands_and_how_it_ended(site: House) -> None:
    players = two(site)
    players[0].act("deploy raymond_tiberias")
    players[0].act("to tripoli")
    players[0].browser.post(f"{players[0].path}/resign")
    told = head(site, f"/replay/{players[0].match}?ply=1&as=frank")
    assert told["description"].startswith("Replay, after step 1. ")
    assert "ply=1" in told["og:image"]
    first, last = (fetch(site, f"/api{players[0].path}/preview.png?ply={ply}") for ply in (0, MOST))
    assert first.status_code == last.status_code == 200
    assert first.content != last.content


MOST = 99_999


def test_a_profile_says_whose_it_is(site: House) -> None:
    site.browser().register("Balian of Ibelin")
    told = head(site, "/player/balian%20of%20ibelin")
    assert (told["title"], told["description"]) == ("Balian of Ibelin", "Plays at Levant.")
    shown = fetch(site, told["og:image"].removeprefix("http://localhost"))
    assert size(shown.content) == (1200, 630)


def test_what_is_private_or_unknown_is_told_alike(site: House) -> None:
    private = alone(site, visibility="private")[0].match
    for path in ("/match/{}", "/match/{}?key=guess", "/replay/{}?ply=3"):
        pages = [fetch(site, path.format(match)).text for match in (private, NOBODY)]
        assert pages[0].replace(private, NOBODY) == pages[1]
        told = head(site, path.format(private))
        assert told["title"] == "Levant"
        assert told["og:image"] == "http://localhost/api/preview.png?lang=en"
    answers = [fetch(site, f"/api/matches/{m}/preview.png") for m in (private, NOBODY)]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].content == answers[1].content
    assert fetch(site, "/api/users/nobody/preview.png").status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/match/", "/match/a/b", "/match/%00", "/player/%22%3E%3Cscript%3E", "/replay/x?ply=-1"],
)
def test_no_address_breaks_the_page(site: House, path: str) -> None:
    assert head(site, path)["title"] == "Levant"
    assert "<script" not in fetch(site, path).text


def test_other_pages_come_as_they_were_built(site: House) -> None:
    assert fetch(site, "/lobby").text == SHELL


def test_too_many_questions_get_the_plain_page(
    site: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path / "limited") as limited:
        for _ in range(1200):
            limited.run(limited.services.rate_limits.pace, "127.0.0.1", "look")
        assert fetch(limited, f"/match/{NOBODY}").text == SHELL


@pytest.mark.parametrize("language", languages())
def test_every_language_says_all_with_the_same_facts(language: str) -> None:
    source, entries = catalogue("en", FOLDER).entries, catalogue(language, FOLDER).entries
    assert set(entries) == set(source)
    for key, entry in entries.items():
        facts = [
            {name for _, name, _, _ in Formatter().parse(str(e))} for e in (entry, source[key])
        ]
        assert facts[0] == facts[1], key


# The picture


def test_a_picture_is_kept_until_something_else_is_to_be_seen(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: list[str] = []
    render = picture.render

    async def counted(svg: str) -> bytes:
        rendered.append(svg)
        return await render(svg)

    monkeypatch.setattr(picture, "render", counted)
    frank, saracen = two(site)
    path = f"/api{frank.path}/preview.png"
    first = fetch(site, path)
    assert size(first.content) == (1200, 630)
    assert first.headers["content-type"] == "image/png"
    assert first.headers["cache-control"] == "public, max-age=60"
    same = fetch(site, path, **{"If-None-Match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    # A Frank block changes its seat: everybody sees how many stand where.
    frank.act("deploy raymond_tiberias")
    frank.act("to tripoli")
    to_cards(frank, saracen)
    later = fetch(site, path, **{"If-None-Match": first.headers["etag"]})
    assert later.status_code == 200
    assert later.headers["etag"] != first.headers["etag"]
    assert fetch(site, path).content == later.content
    assert len(rendered) == 2


def test_a_renderer_that_fails_is_no_picture(site: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(svg: str) -> bytes:
        return await picture.Pictures().png("no drawing")

    monkeypatch.setattr(site.services.pictures, "png", broken)
    answer = fetch(site, "/api/preview.png")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")


def _any(game: Game, role: int, dice: FastDice) -> int:
    legal = list(game.legal(role))
    return legal[dice.below(len(legal))]


def test_matches_that_differ_in_what_is_hidden_have_the_same_picture(tmp_path: Path) -> None:
    dice = FastDice(11)
    with (
        served(tmp_path) as server,
        httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE) as nobody,
    ):
        players = Client(server.address), Client(server.address)
        game = somewhere(dice, "2.0", _any, 400)
        other = twin(game, None, dice)
        assert game.text() != other.text()
        pictures = []
        for one in (game, other):
            match = plant(server, players, one, NO_CLOCK).match
            pictures.append(nobody.get(f"/api/matches/{match}/preview.png").content)
        for client in players:
            client.close()
    assert size(pictures[0]) == (1200, 630)
    assert pictures[0] == pictures[1]


def test_a_drawing_names_no_block() -> None:
    game = somewhere(FastDice(4), "2.0", _any, 500)
    drawn = draw(game.view(None), lambda town: "")
    assert "saladin" not in drawn
    assert drawn == draw(twin(game, None, FastDice(9)).view(None), lambda town: "")


@pytest.mark.parametrize("edition", CROISADES.editions)
def test_a_drawing_of_croisades_shows_what_everybody_sees(edition: str) -> None:
    def drawn(one: Campaign) -> str:
        return croisades_drawing.draw(one.view(None), lambda place: place)

    for number, (game, _, _) in enumerate(walk(3, edition, 2)):
        if number % 150:
            continue
        picture_of = drawn(game)
        assert picture_of.count("<g") == picture_of.count("</g>")
        assert picture_of == drawn(campaign_twin(game, None, number))
        if number > 900:
            break


def test_the_panel_has_room_for_seven_who_play(site: House) -> None:
    host = guest(site)
    bots = [{"kind": "bot", "bot": "constable"}] * 6
    match = host.post(
        "/matches", title="croisades", edition="mongols", role="mongol", opponents=bots
    )["id"]
    told = head(site, f"/match/{match}")
    assert told["title"].startswith("Croisades Strategic: ")
    assert told["title"].count("Constable") == 6
    header, view = site.run(link_preview.seen, site.services, match, None)
    shown = link_preview.match_picture(PreviewTexts("en"), header, view)
    assert shown.heading == "Croisades Strategic The Mongols"
    lowest = max(int(y) for y in re.findall(r'<text x="44" y="([0-9]+)"', shown.svg()))
    assert lowest < picture.HEIGHT


@pytest.mark.parametrize("edition", REX.editions)
def test_every_position_can_be_drawn(edition: str) -> None:
    for decisions in range(0, 900, 150):
        game = somewhere(FastDice(decisions + 1), edition, _any, decisions)
        drawn = draw(game.view(None), lambda town: town)
        assert drawn.count("<g") == drawn.count("</g>")
