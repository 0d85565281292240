"""Where a table starts: a new game, or a snapshot of one."""

from __future__ import annotations

from dataclasses import dataclass, field

from levant.kernel.dice import FairDice
from levant.kernel.record_dice import DiceSet, dice_after
from levant.kernel.title import Position, Title
from levant.server.storage.json_columns import StoredTally
from levant.server.titles.title_services import resume


@dataclass
class TableStart:
    """Where a table starts: a new game, or a snapshot."""

    title: Title
    edition: str
    options: dict[str, int]
    key: bytes
    nonces: tuple[bytes, ...] = ()
    earlier: tuple[DiceSet, ...] = ()
    """The dice of the actions that were taken over from another match."""
    snapshot: str | None = None
    length: int = 0
    """How many actions lead to the snapshot."""
    told: list[int] = field(default_factory=list)
    dice: list[StoredTally] = field(default_factory=list)

    def position(self) -> Position:
        """The position there, recording events; `change_dice` is to be called after each action."""
        if self.snapshot is not None:
            return resume(self.title, self.snapshot)
        dice = self.earlier[0].fresh() if self.earlier else self._own_dice()
        position = self.title.new(self.edition, self.options, dice, log=True)
        self.change_dice(position, 0)
        return position

    def change_dice(self, position: Position, played: int) -> None:
        """Hand a position the dice that fall from here on, where so many actions end others."""
        if self.earlier and self.earlier[-1].until == played:
            position.dice = self._own_dice()
        elif (dice := dice_after(self.earlier, played)) is not None:
            position.dice = dice

    def _own_dice(self) -> FairDice:
        return FairDice(self.key, self.nonces)
