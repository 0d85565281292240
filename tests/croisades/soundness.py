"""What must be true of every position, and between any two that follow each other."""

from __future__ import annotations

from operator import add, le, sub

from levant.croisades import words as w
from levant.croisades.board import HEX_COUNT, HIGH_SEAS, NOWHERE, OWNABLE, PORTS
from levant.croisades.custody import held
from levant.croisades.game import Game
from levant.croisades.naval import aboard, engine_room
from levant.croisades.pieces import SHIP_ROOM, Group
from levant.croisades.position import MOST_GROUPS, MOST_SHIPS
from levant.croisades.roster import CLASS_COUNT, ENGINES, GOOD_PRICE, PRICE, PRICES, SUPPLIES


def check(game: Game) -> None:
    """Everything below that concerns one position."""
    check_groups(game)
    check_ships(game)
    check_territory(game)
    check_sieges(game)
    assert all(points >= 0 for points in game.points)


# --- One position -----------------------------------------------------------------------------


def check_groups(game: Game) -> None:
    """2.11: least sizes, numbers 1 to 40 that nobody else of the role has, real places."""
    open_hexes = _open_hexes(game)
    numbers = [(group.role, group.number) for group in game.groups]
    assert len(numbers) == len(set(numbers))
    for group in game.groups:
        assert 1 <= group.number <= MOST_GROUPS
        assert not game.out[group.role]
        assert min(group.men) >= 0
        assert min(group.goods) >= 0
        assert all(turns > 0 for _, turns in group.hurt)
        if group.hex not in open_hexes and (group.role, group.number) not in game.scattered:
            assert group.large_enough(), f"g{group.number} of {group.role}: {group.size()}"
            assert group.goods[SUPPLIES] <= group.load()
        if group.ship:
            assert game.ship(group.role, group.ship) is not None
        else:
            assert 0 <= group.hex < HEX_COUNT


def _open_hexes(game: Game) -> set[int]:
    """Where a group is being put together now."""
    found = set()
    for role, desk in enumerate(game.desks):
        group = game.group(role, desk.group) if desk.group else None
        if group is not None:
            found.add(group.hex)
    return found


def check_ships(game: Game) -> None:
    """2.31, 2.32: boxes, cargo of one kind, written destinations."""
    numbers = [(ship.role, ship.number) for ship in game.ships]
    assert len(numbers) == len(set(numbers))
    for ship in game.ships:
        assert 1 <= ship.number <= MOST_SHIPS
        assert (ship.number <= MOST_SHIPS // 2) == bool(ship.war)
        assert ship.port in PORTS or ship.port == HIGH_SEAS
        assert ship.port != HIGH_SEAS or ship.bound in PORTS
        groups = aboard(game, ship)
        engines, supplies = engine_room(ship), ship.goods[SUPPLIES]
        assert bool(groups) + bool(engines) + bool(supplies) <= (0 if ship.war else 1)
        assert sum(group.room() for group in groups) <= SHIP_ROOM
        assert engines <= 24
        assert supplies <= 500
        assert not any(n for g, n in enumerate(ship.goods) if g not in (*ENGINES, SUPPLIES))


def check_territory(game: Game) -> None:
    """2.11: only ownable hexes have an owner, and only one who is still in the game."""
    for place, owner in enumerate(game.owner):
        assert owner == -1 or (OWNABLE[place] and not game.out[owner])


def check_sieges(game: Game) -> None:
    """2.6: one siege for a stronghold, besiegers outside, nobody's own place."""
    places = [siege.hex for siege in game.sieges]
    assert len(places) == len(set(places))
    for siege in game.sieges:
        assert game.kinds[siege.hex] != NOWHERE
        assert siege.besieger != game.owner[siege.hex]
        assert min(siege.men) >= 0
        assert min(siege.supply, siege.mules, siege.carts, siege.oil, siege.ballistas) >= 0
        assert 0 <= siege.outer <= 4
        assert 0 <= siege.inner <= 4
        assert siege.fed in (1, 2, 4)
        assert all(siege.ready[e] >= 0 for e in ENGINES)


# --- From one position to the next ------------------------------------------------------------


def people(game: Game, role: int) -> list[int]:
    """A role's characters on the map by class."""
    count = [0] * CLASS_COUNT
    for group in game.own_groups(role):
        for c in group.classes():
            count[c] += 1
    return count


def captives(game: Game, role: int) -> list[int]:
    """A role's characters in others' hands by class."""
    count = [0] * CLASS_COUNT
    for prisoner in held(game):
        count[prisoner.cls] += prisoner.owner == role
    return count


def wealth(game: Game, role: int) -> int:
    """3.21: a role's points and the price of its people, goods and ships."""
    return (
        game.points[role]
        + sum(PRICE[c] * n for c, n in enumerate(people(game, role)))
        + sum(_goods(group) for group in game.own_groups(role))
        + sum(
            PRICES["warship" if ship.war else "transport"]
            for ship in game.ships
            if ship.role == role
        )
    )


def _goods(group: Group) -> int:
    """What a group's beasts, carts and engines cost; supplies are free."""
    paid = (good for good in range(len(group.goods)) if good != SUPPLIES)
    return sum(GOOD_PRICE[good] * group.goods[good] for good in paid)


# In these phases nobody dies, and nobody is hired.
PEACEFUL = frozenset(
    (w.DIPLOMACY, w.SUPPLY, w.SAIL, w.LAND, w.MOVES, w.MARCH, w.MEET, w.ANSWER,
     w.DESERT_MEETING, w.REINFORCE, w.LAY_OUT, w.SIDE, w.DEPLOY, w.WATCH)
)  # fmt: skip


class Ledger:
    """What each role had before a decision, to compare with what it has after."""

    def __init__(self, game: Game) -> None:
        roles = range(game.roles)
        self.phase, self.turn = game.phase, game.turn
        self.people = [people(game, role) for role in roles]
        self.captives = [captives(game, role) for role in roles]
        self.ships = [_fleet(game, role) for role in roles]
        self.wealth = [wealth(game, role) for role in roles]
        self.seas = {(s.role, s.number): s.bound for s in game.ships if s.port == HIGH_SEAS}

    def compare(self, game: Game, role: int, action: int) -> None:
        """Men and ships come only from purchases, and go only where people die."""
        for r in range(game.roles):
            if r == role and self.phase in (w.REORGANISE, w.MUSTER):
                # 3.21: what is bought is paid for, and what is put back is paid back.
                if game.phase == self.phase and action >> 48 not in (w.RAISE_CASTLE, w.ABANDON):
                    assert wealth(game, r) == self.wealth[r]
                continue
            now = people(game, r)
            freed = [max(0, held) for held in map(sub, self.captives[r], captives(game, r))]
            assert all(map(le, now, map(add, self.people[r], freed)))
            if game.phase == self.phase and self.phase in PEACEFUL and not game.out[r]:
                assert now == self.people[r]
            fleet = _fleet(game, r)
            if action >> 48 == w.GIVE_SHIP and r in (role, w.unpack(action).a):
                # 2.96: the giver has one less, the other one more.
                assert len(fleet) == len(self.ships[r]) + (1 if r != role else -1)
                continue
            assert fleet <= self.ships[r]
            if game.phase == self.phase and self.phase in PEACEFUL and not game.out[r]:
                assert fleet == self.ships[r]
        self._compare_seas(game)

    def _compare_seas(self, game: Game) -> None:
        """2.32: after a turn's voyage no ship is on the high seas that was there before it."""
        if self.phase != w.SAIL or game.phase == w.SAIL:
            return
        for ship in game.ships:
            before = self.seas.get((ship.role, ship.number))
            if before is not None:
                assert ship.port == before, "arrives where it was bound for"


def _fleet(game: Game, role: int) -> set[int]:
    return {ship.number for ship in game.ships if ship.role == role}
