"""The turns of bots: a task for each, taken up again by another worker if the first is lost."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from taskiq import AsyncTaskiqDecoratedTask

from levant.kernel.title import View
from levant.releases.action_numbers import numbers_today
from levant.server.bots.bot_pool import BotPool, Heard, Question
from levant.server.encoding import encode, new_id, now
from levant.server.match_tasks import MatchTasks
from levant.server.matches.header import Header, Seat
from levant.server.messaging.fanout import MatchChanged
from levant.server.play.actions import change_match, play
from levant.server.play.match_change import MatchChange, lease_until
from levant.server.play.table import Table
from levant.server.services import Services
from levant.server.storage.match_models import MatchRow
from levant.server.tracing import span

log = structlog.get_logger(__name__)
SWEEP: Final = 5.0
"""Seconds between two looks for bot turns that nobody has in hand."""
MOST: Final = 200
TASK: Final = "levant:bot_turn"


class BotTurns:
    """Calls bots to their turns, and in a process that thinks lets them take these."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bot_pool = BotPool(services.settings.bot_processes, services.settings.bot_seconds)
        self._turns = MatchTasks(services, "bot turn")
        self._called: set[str] = set()
        """Matches whose bot was called while its turn was in hand: looked at once more after it."""

        async def bot_turn(match_id: str) -> None:
            self._called.add(match_id)
            await self._turns.run(match_id, self._take)

        self._task: AsyncTaskiqDecoratedTask[[str], Coroutine[object, None, None]] = (
            services.broker.register_task(bot_turn, task_name=TASK)
        )
        # A lone process cannot be in two minds about who has a turn in hand.
        self._leases = services.settings.redis_url is not None or not services.settings.embedded

    async def match_changed(self, changed: MatchChanged) -> None:
        """Call a bot that has to choose now."""
        if changed.bot_due:
            await self.call(changed.match_id)

    async def call(self, match_id: str) -> None:
        """Have somebody take the bot's turn in a match."""
        if self._turns.under_way(match_id):
            self._called.add(match_id)
            return
        try:
            await self._task.kiq(match_id)
        except Exception as error:
            # The sweep will find the turn.
            log.warning("bot call", match=match_id, error=repr(error))

    async def _take(self, match_id: str) -> None:
        """Play for the bots of a match until a person must choose."""
        try:
            while await self._take_one(match_id) and match_id in self._called:
                pass
        finally:
            self._called.discard(match_id)

    async def _take_one(self, match_id: str) -> bool:
        """One turn, of as many decisions as it has; False when it is in other hands."""
        self._called.discard(match_id)
        if self._leases and not await self._claim(match_id):
            return False
        with span("bot turn", match=match_id):
            await self._play_on(match_id)
        return True

    async def _play_on(self, match_id: str) -> None:
        """Decide as long as a bot must; a turn that fails is free for the next at once."""
        try:
            # What others do while the turn is in hand is heard of, and found out by whoever writes.
            fresh = True
            while await self._choose_once(match_id, fresh=fresh):
                fresh = False
                await asyncio.sleep(self._services.settings.bot_pace)
                # Called by its own decision.
                self._called.discard(match_id)
        except Exception:
            await self._release(match_id)
            raise

    async def _claim(self, match_id: str) -> bool:
        """Take a turn in hand, unless a living worker has it."""
        free = or_(MatchRow.lease.is_(None), MatchRow.lease < now())
        claim = (
            update(MatchRow)
            .where(MatchRow.id == match_id, MatchRow.bot_due.is_(True), free)
            .values(lease=lease_until(self._services))
        )
        return await self._services.database.change(claim) == 1

    async def _release(self, match_id: str) -> None:
        """Leave a turn that could not be taken to the next sweep, not to the end of its lease."""
        if self._leases:
            # Where the database is away the lease runs out by itself.
            with suppress(SQLAlchemyError, OSError):
                free = update(MatchRow).where(MatchRow.id == match_id).values(lease=None)
                await self._services.database.change(free)

    async def _choose_once(self, match_id: str, *, fresh: bool) -> bool:
        """One decision of a bot; False when no bot must choose.

        `fresh`: the database is asked where the match stands.
        """
        asked = await self._question(match_id, fresh=fresh)
        if asked is None:
            return False
        role, question = asked
        text = await self._bot_pool.choose(question)

        async def make(header: Header, table: Table) -> tuple[MatchChange | None, None]:
            seat = next((seat for seat in header.due_bots if seat.role == role), None)
            if seat is None or table.asked[seat.row.place] > question.heard.version:
                # Taken back, over, or played by another worker meanwhile.
                return None, None
            lease = lease_until(self._services)
            change = await play(self._services, header, table, seat, [text], new_id(), None, lease)
            return change, None

        await change_match(self._services, match_id, make)
        return True

    async def _question(self, match_id: str, *, fresh: bool) -> tuple[str, Question] | None:
        place, heard = 0, 0
        for first in (True, False):
            async with self._services.table_cache.open(
                match_id, fresh=fresh and first, viewer=place, since=heard
            ) as (
                header,
                table,
            ):
                due = header.due_bots
                if not due or table is None:
                    return None
                place = due[0].row.place
                heard = self._remembered(_key(header, place), table, place) or 0
                if table.base[place] > heard:
                    # The bot must hear more than this table remembers: load it whole.
                    continue
                return due[0].role, self.question(header, table, place, str(due[0].row.bot))
        return None

    def question(
        self, header: Header, table: Table, place: int, bot: str, *, hint: bool = False
    ) -> Question:
        """What a bot is asked in a seat; under the lock of the table."""
        key = f"hint {new_id()}" if hint else _key(header, place)
        heard = self._remembered(key, table, place)
        legal = list(table.position.legal(place))
        texts = [table.title.spell(table.position, action) for action in legal]
        begun = table.start
        return Question(
            key=key,
            title=table.title.name,
            bot=bot,
            seed=_hint_seed(table.view(place)) if hint else _seed(header, header.seats[place]),
            fresh=heard is None,
            view=table.view(place),
            legal=numbers_today(table.title, begun.edition, begun.options, legal, texts),
            texts=texts,
            events=table.events(place, heard or 0),
            heard=Heard(table.told(place), table.seen[place]),
        )

    def _remembered(self, key: str, table: Table, place: int) -> int | None:
        """How many events a bot has heard; None when it is unknown, or some were taken back."""
        heard = self._bot_pool.heard(key)
        if heard is None or table.kept_of(place, *heard) < heard.events:
            return None
        return heard.events

    async def advise(self, question: Question) -> str:
        """What a bot would do, as a hint."""
        return await self._bot_pool.advise(question)

    # Turns that nobody has in hand

    async def sweep(self) -> int:
        """Call bots whose turn was lost with a worker or a message; how many."""
        free = or_(MatchRow.lease.is_(None), MatchRow.lease < now())
        query = (
            select(MatchRow.id)
            .where(MatchRow.bot_due.is_(True), MatchRow.status == "running", free)
            .limit(MOST)
        )
        async with self._services.database.reading() as session:
            found = list(await session.scalars(query))
        lost = [match_id for match_id in found if not self._turns.under_way(match_id)]
        for match_id in lost:
            await self.call(match_id)
        return len(lost)

    async def keep_sweeping(self) -> None:
        """Sweep at the start, and again and again."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("bot sweep")
            await asyncio.sleep(SWEEP)

    async def stop(self) -> None:
        """Leave all turns to the next start, and end the children."""
        await self._turns.stop()
        await self._bot_pool.stop()


def _key(header: Header, place: int) -> str:
    return f"{header.row.id} {place} {header.seats[place].row.bot}"


def _hint_seed(view: View) -> int:
    """A hint follows from what its asker sees, and from nothing else."""
    digest = hashlib.blake2b(encode(view), digest_size=8, person=b"levant.hint")
    return int.from_bytes(digest.digest(), "big") >> 2


def _seed(header: Header, seat: Seat) -> int:
    """A seed that nobody can foresee who does not know the dice, and that tells nothing of them."""
    text = header.row.dice_key + seat.role.encode()
    digest = hashlib.blake2b(text, digest_size=8, person=b"levant.bot")
    return int.from_bytes(digest.digest(), "big") >> 2
