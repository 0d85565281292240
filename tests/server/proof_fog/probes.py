"""Everything that can be asked about a match, aimed at what an answer could give away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from levant.croisades.presets import PRESETS
from tests.server.proof_fog.fog import NONSENSE, Fog
from tests.server.proof_fog.recorder import Leak

Probe = Callable[[Fog], Awaitable[None]]


async def looks(fog: Fog) -> None:
    """The match, the table, the table from some event on, as one is and as one is not."""
    await fog.ask("GET", "/matches/{}")
    for since in (0, fog.pick((fog.dice.below(6), 99999))):
        await fog.ask("GET", f"/matches/{{}}/table?since={since}")
    role = fog.pick((*fog.ground.roles, "king"))
    await fog.ask("GET", f"/matches/{{}}/table?role={role}")


async def lists(fog: Fog) -> None:
    """Both matches as a list of many tells of them."""
    for which in ("mine", "running", "open", "finished"):
        found = await _listed(fog, which)
        told = [fog_text(next((m for m in found if m["id"] == match), None), match)
                for match in fog.pair.matches]  # fmt: skip
        fog.counts.answers += 1
        fog.compare("GET /matches", told)


def fog_text(value: Any, match: str) -> str:
    import json

    return json.dumps(value, separators=(",", ":")) if value is not None else f"no {match}"


async def _listed(fog: Fog, which: str) -> list[Any]:
    edition = f"title={fog.ground.title}&edition={fog.ground.edition}"
    answer = await fog.asker.send("GET", f"/matches?list={which}&{edition}")
    return list(answer.json["matches"]) if answer.status == 200 else []


async def order(fog: Fog) -> list[list[str]]:
    """The order of the lists in which both stand."""
    return [[m["id"] for m in await _listed(fog, which)] for which in ("mine", "running")]


async def closed(fog: Fog) -> None:
    """What opens only when the match is over."""
    for path in ("record", "replay", "forecast", "analysis"):
        await fog.ask("GET", f"/matches/{{}}/{path}")
    await fog.ask("POST", "/matches/{}/analysis", {})
    moment = {"ply": fog.dice.below(9), "role": fog.pick(fog.ground.roles), "bot": "pilgrim"}
    await fog.ask("POST", "/matches/{}/continue", moment)
    viewer = fog.pick((*fog.ground.roles, "spectator", "all"))
    path = f"/matches/{{}}/replay/{fog.dice.below(9)}?as={viewer}"
    await fog.ask("GET", path, kind="GET /matches/{}/replay/{ply}")


async def previews(fog: Fog) -> None:
    """The picture of a link, and the shell of the page with its words."""
    language = fog.pick(("en", "es", "fr"))
    await fog.ask("GET", f"/matches/{{}}/preview.png?lang={language}")
    ply = fog.dice.below(9)
    await fog.ask("GET", f"/matches/{{}}/preview.png?ply={ply}")
    await fog.ask_page(fog.pick(("/match/{}", f"/replay/{{}}?ply={ply}")))


async def whys(fog: Fog) -> None:
    """Why not, of actions that were possible somewhere, and of those that are."""
    texts = [*fog.few(fog.ground.texts[-400:], 4), fog.pick(NONSENSE)]
    if fog.viewer is not None:
        texts += fog.few(fog.legal(0, fog.viewer), 2)
    for text in texts:
        await fog.ask("POST", "/matches/{}/why", {"action": text})


async def gestures(fog: Fog) -> None:
    """Where pieces can go, one's own and others'."""
    view = fog.games[0].view(fog.viewer)
    if fog.ground.title == "rex":
        names = [piece["block"] for piece in view["pieces"] if "block" in piece]
        names += list(fog.games[0].rules.blocks)[:8]
    else:
        names = [str(group["group"]) for group in view["groups"]]
        await fog.ask("GET", f"/matches/{{}}/gestures?of={fog.pick(PRESETS)}")
    for count in (1, 1, 2):
        of = ",".join(fog.few(names, count))
        await fog.ask("GET", f"/matches/{{}}/gestures?of={of}")


async def wired(fog: Fog) -> None:
    """Every request that a socket takes and that changes nothing, or cannot be granted."""
    view = fog.games[0].view(fog.viewer)
    pieces = view["pieces"] if fog.ground.title == "rex" else view["groups"]
    piece = fog.pick(list(pieces)) if pieces else {}
    await fog.say("why", action=fog.pick([*fog.ground.texts[-400:], *NONSENSE[:2]]))
    await fog.say("gestures", of=str(piece.get("block", piece.get("group", "nobody"))))
    await fog.say("odds", samples=10, town=piece.get("town", "acre"), attacker=fog.ground.roles[0])
    await fog.say("act", version=0, actions=["fly away"])
    for kind in ("undo", "reset"):
        await fog.say(kind, version=99)
    await fog.say("chat", text="")
    await fog.say("read", n=-1)
    await fog.say("notes", text=7)


async def odds(fog: Fog) -> None:
    spec: dict[str, Any] = {"samples": 10}
    if fog.ground.title == "rex":
        view = fog.games[0].view(fog.viewer)
        battle: Any = view["battle"]
        town = battle["town"] if battle else fog.pick(list(view["pieces"]))["town"]
        spec |= {"town": town, "attacker": fog.pick(fog.ground.roles)}
    else:
        seen = fog.games[0].view(fog.viewer)
        places = [one["hex"] for key in ("groups", "sieges") for one in seen[key] if one["hex"]]
        kind = fog.pick(["battle", "assault", "talks", "sea"])
        spec = {"kind": kind, "hex": fog.pick(places or ["acre"]), "samples": 2}
    await fog.ask("POST", "/matches/{}/odds", spec)


async def hint(fog: Fog) -> None:
    """A bot's advice: that of the quickest bot, which both titles have."""
    await fog.ask("GET", "/matches/{}/hint?level=pilgrim")
    await fog.say("hint", level="pilgrim")


async def refused(fog: Fog) -> None:
    """Single actions that are not granted, of the right and of a wrong version and role."""
    version = await fog.version()
    for text in [*fog.few(fog.ground.texts[-400:], 3), fog.pick(NONSENSE)]:
        if not fog.allowed(text):
            await _act(fog, [text], version)
    await _act(fog, ["fly away"], version + fog.pick((-1, 1, 50)) if version else 7)
    for role in fog.few(fog.ground.roles, 2):
        await _act(fog, ["fly away"], version, role=role)


async def batches(fog: Fog) -> None:
    """Every kind of legal action, with nonsense and with legal actions and nonsense after it.

    None of it is ever played, so whatever is said of it must be known to the asker before.
    """
    if fog.viewer is None or fog.viewer not in fog.games[0].deciders:
        return
    version = await fog.version()
    for text in _one_of_each_verb(fog, fog.legal(0, fog.viewer)):
        tails = [[fog.pick(NONSENSE[:4])], ["done", "fly away"], [text, "fly away"]]
        tails.append([fog.pick(fog.ground.texts or ["done"]), "fly away"])
        tails += _continued(fog, fog.dice.below(2), text)
        for tail in tails:
            await _act(fog, [text, *tail], version, kind="batch")


def _one_of_each_verb(fog: Fog, texts: list[str]) -> list[str]:
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(text.split(" ", 1)[0], []).append(text)
    return fog.few([fog.pick(alike) for alike in kinds.values()], 3)


def _continued(fog: Fog, half: int, text: str) -> list[list[str]]:
    """What could truly follow at one of both, one action or two of it, and then nonsense."""
    assert fog.viewer is not None
    tails = []
    game = fog.after(half, fog.viewer, [text])
    if game is not None and fog.viewer in game.deciders:
        legal = [fog.title.spell(game, action) for action in game.legal(fog.viewer)]
        for second in fog.few(legal, 2):
            tails.append([second, "fly away"])
            later = fog.after(half, fog.viewer, [text, second])
            if later is not None and fog.viewer in later.deciders:
                third = fog.title.spell(later, fog.pick(later.legal(fog.viewer)))
                tails.append([second, third, "fly away"])
    return tails


async def _act(
    fog: Fog, texts: list[str], version: int, role: str | None = None, kind: str = ""
) -> None:
    body = {"id": fog.request(), "version": max(0, version), "actions": texts, "role": role}
    if "" in texts or not fog.wires or fog.dice.below(4):
        path = "/matches/{}/actions"
        statuses = await fog.ask("POST", path, body, kind=f"POST {path} {kind}".strip())
        assert 200 not in statuses, (texts, "was played")
    else:
        del body["role"]
        for wire in fog.wires:
            wire.send(type="act", **body)
        await fog.heard()


async def followed(fog: Fog) -> None:
    """The actions that may be followed: what comes after them is the same at both twins."""
    if fog.viewer is None:
        return
    for text in fog.few(fog.legal(0, fog.viewer), 12):
        if not fog.onward(0, fog.viewer, text):
            continue
        both = [fog.after(half, fog.viewer, [text]) for half in (0, 1)]
        for half, game in enumerate(both):
            assert game is not None
            before = fog.games[half]
            assert game.dice.state() == before.dice.state(), (text, "rolled dice")
            over = game.result is not None
            assert over or fog.viewer in game.deciders, (text, "passed the decision on")
        fog.compare("what follows", [str(game.view(fog.viewer)) for game in both if game])


async def taking_back(fog: Fog) -> None:
    """Undo, reset, take-back and abort where there is nothing of it, or another's."""
    if fog.viewer is None:
        await fog.ask("POST", "/matches/{}/undo", {"version": 1})
        await fog.ask("POST", "/matches/{}/reset", {"version": 1})
    for path in ("takeback", "abort"):
        for given in ("accept", "decline", "withdraw"):
            await fog.ask("POST", f"/matches/{{}}/{path}", {"answer": given})
    await fog.ask("POST", "/matches/{}/undo", {"version": 99})
    await fog.ask("POST", "/matches/{}/reset", {"version": 99})


async def talk(fog: Fog) -> None:
    room = "watchers" if fog.viewer is None else "players"
    await fog.ask("POST", "/matches/{}/chat", {"text": "well met", "room": room})
    await fog.ask("PUT", "/matches/{}/chat/read", {"n": fog.dice.below(9)})
    await fog.ask("PUT", "/matches/{}/notes", {"text": f"note {fog.dice.below(9)}"})


async def seats(fog: Fog) -> None:
    """What is for before the beginning, or after the end."""
    await fog.ask("POST", "/matches/{}/join", {})
    await fog.ask("POST", "/matches/{}/leave")
    await fog.ask("POST", "/matches/{}/hand_over", {"bot": "nobody"})
    await fog.ask("POST", "/matches/{}/invite", {"kind": fog.pick(("open", "link"))})
    await fog.ask("POST", "/matches/{}/nonce", {"nonce": "a1" * 16})
    await fog.ask("POST", "/matches/{}/rematch")
    if fog.viewer is None:
        await fog.ask("POST", "/matches/{}/resign", {})


async def returning(fog: Fog) -> None:
    """A connection that goes on from somewhere in the past, or says it does."""
    await fog.close()
    for query in (
        f"since={fog.dice.below(6)}&version={fog.dice.below(6)}",
        "since=99999&version=0",
        f"since=99999&version={await fog.version()}",
    ):
        await fog.connect(query)
        await fog.close()


ALL: tuple[Probe, ...] = (
    looks, lists, closed, previews, whys, gestures, wired, odds, refused, batches, followed,
    taking_back, talk, seats,
)  # fmt: skip
AFTER: tuple[Probe, ...] = (looks, lists, refused, batches, taking_back, returning)
"""What is asked again when others have done something."""


async def probe(fog: Fog, probes: tuple[Probe, ...], most: int) -> None:
    """Some of the questions, and what came over the sockets meanwhile."""
    for ask in fog.few(probes, most):
        await ask(fog)
    await fog.heard()


async def undo(fog: Fog) -> None:
    """The viewer takes back what he can, at both."""
    version = await fog.version()
    kind = fog.pick(("undo", "reset"))
    statuses = await fog.ask("POST", f"/matches/{{}}/{kind}", {"version": version})
    if statuses[0] == 200:
        for half in (0, 1):
            await fog.follow(half)


async def offer(fog: Fog) -> bool:
    """The viewer offers something; whether it stands."""
    kind = fog.pick(("takeback", "takeback", "abort"))
    statuses = await fog.ask("POST", f"/matches/{{}}/{kind}", {"answer": "offer"})
    return bool(statuses[0] == 200)


def same_order(before: list[list[str]], after: list[list[str]]) -> None:
    """Leak, when what was done in secret has moved a list."""
    if before != after:
        raise Leak(f"the order of lists:\n  {before}\n  {after}")
