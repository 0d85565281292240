"""Analyses: where a finished match turned, and the decisions that cost most."""

from __future__ import annotations

from typing import ClassVar, cast

from sqlalchemy import delete

from levant.server.auth.person import Person
from levant.server.forecasts.computation import Columns, Computation, Line
from levant.server.forecasts.schemas import AnalysisOut, AnalysisTurnOut, CostlyDecisionOut
from levant.server.services import Services
from levant.server.storage.match_models import AnalysisRow
from levant.server.titles.title_services import NoAnalysis, why_no_analysis


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
        return _shown(why_no_analysis(header.row.title, header.row.rules), row)

    async def begin(self, match_id: str, person: Person, key: str | None) -> AnalysisOut:
        """Have it made, if that is possible and was not done before; one that failed, again."""
        header, row = await self.kept(match_id, person, key)
        reason = why_no_analysis(header.row.title, header.row.rules)
        if reason is not None or (row is not None and not row.failed):
            return _shown(reason, row)
        if row is not None:
            async with self._services.database.writing() as session:
                failed = AnalysisRow.match == match_id, AnalysisRow.failed.is_(True)
                await session.execute(delete(AnalysisRow).where(*failed))
        await self.make(match_id)
        return _shown(None, None) | {"asked": True}


def _shown(reason: NoAnalysis | None, row: AnalysisRow | None) -> AnalysisOut:
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
