"""Analyses: where a finished match turned, and the decisions that cost most."""

from __future__ import annotations

from typing import ClassVar, Literal, cast

from sqlalchemy import delete

from levant.releases.registry import TITLES, is_old
from levant.server.auth.person import Person
from levant.server.forecasts.computation import Columns, Computation, Line
from levant.server.forecasts.schemas import AnalysisOut, AnalysisTurnOut, CostlyDecisionOut
from levant.server.matches.header import Header
from levant.server.services import Services
from levant.server.storage.match_models import AnalysisRow
from levant.server.titles.title_services import find_title_services

Reason = Literal["title", "rules"]


class Analyses(Computation[AnalysisRow]):
    """Makes analyses, and tells them."""

    name: ClassVar[str] = "analysis"
    module: ClassVar[str] = "levant.server.forecasts.analysis_process"

    def __init__(self, services: Services) -> None:
        super().__init__(services, AnalysisRow)

    def fresh(self) -> Columns:
        return {"step": 0, "total": None, "turns": [], "decisions": [], "failed": False}

    def add(self, values: Columns, said: Line) -> None:
        if "total" in said:
            values["total"] = said["total"]
        elif "decisions" in said:
            values["decisions"] = said["decisions"]
        else:
            values["step"] += 1
            values["turns"] += [said["turn"]] if "turn" in said else []

    def broken_off(self, values: Columns) -> None:
        values["failed"] = True

    async def told(self, match_id: str, person: Person | None, key: str | None) -> AnalysisOut:
        """What is known of a finished match."""
        header, row = await self.kept(match_id, person, key)
        return _shown(_why_not(header), row)

    async def begin(self, match_id: str, person: Person, key: str | None) -> AnalysisOut:
        """Have it made, if that is possible and was not done before; one that failed, again."""
        header, row = await self.kept(match_id, person, key)
        reason = _why_not(header)
        if reason is not None or (row is not None and not row.failed):
            return _shown(reason, row)
        if row is not None:
            async with self._services.database.writing() as session:
                failed = AnalysisRow.match == match_id, AnalysisRow.failed.is_(True)
                await session.execute(delete(AnalysisRow).where(*failed))
        await self.make(match_id)
        return _shown(None, None) | {"asked": True}


def _why_not(header: Header) -> Reason | None:
    """Why there can be no analysis: of this title, or of rules that were left."""
    if find_title_services(header.row.title).analyse is None:
        return "title"
    return "rules" if is_old(TITLES.find(header.row.title, header.row.rules)) else None


def _shown(reason: Reason | None, row: AnalysisRow | None) -> AnalysisOut:
    return {
        "available": reason is None,
        "reason": reason,
        "asked": row is not None,
        "done": row is not None and row.done,
        "failed": row is not None and row.failed,
        "step": 0 if row is None else row.step,
        "total": None if row is None else row.total,
        "turns": [] if row is None else cast("list[AnalysisTurnOut]", row.turns),
        "decisions": [] if row is None else cast("list[CostlyDecisionOut]", row.decisions),
    }
