/** Crusader Rex for the page: its board and what belongs to it. */

import type { Choice, Limits, RexLimits, View } from "$lib/api/types";
import { t } from "$lib/locale/translator.svelte";
import type { TitleUi } from "$lib/titles";
import Board from "./Board.svelte";
import PositionTable from "./PositionTable.svelte";
import OddsCalculator from "./OddsCalculator.svelte";
import StatusLine from "./StatusLine.svelte";
import { kindOf } from "./boardChoices";
import { limitLines } from "./limitLines";
import { about, logLines } from "./logLines";
import { asRex, asTable, type RexView } from "./view";

/** Before moves, or blocks that could still act, are given away. */
function warning(action: string, given: View, choices: Choice[]): string | null {
  const view = asRex(given);
  if (action !== "done" || choices.length < 2) return null;
  if (view.phase === "moves" && view.moves > 0) return t("rex.warn.moves", { count: view.moves });
  if (view.phase === "replacements") return t("rex.warn.replacements");
  if (view.phase === "manna" && view.moves > 0) return t("rex.warn.manna", { count: view.moves });
  return null;
}

const FEW = 4;

/** What is not on the board, and everything when there is little to choose from; cards are in the hand. */
function buttons(choices: Choice[], given: View, limits: Limits | null): Choice[] {
  const view = asTable(given, limits);
  const shown = (choice: Choice) =>
    kindOf(choice.action) === "card" ||
    (view.battle && view.limits.phase.battle_buttons && kindOf(choice.action) === "block");
  const few = choices.length <= FEW && !choices.some(shown);
  return few ? choices : choices.filter((choice) => kindOf(choice.action) === null);
}

/** What ending this step means. */
const DONE: { [phase: string]: (view: RexView) => string } = {
  frank_deploy: () => t("rex.done.deploy"),
  saracen_deploy: () => t("rex.done.deploy"),
  moves: () => t("rex.done.moves"),
  group: () => t("rex.done.move"),
  muster: () => t("rex.done.muster"),
  garrison: () => t("rex.done.garrison"),
  storm: (view) => (view.battle?.storming.length ? t("rex.done.storm") : t("rex.done.no_storm")),
  sally: (view) => (view.battle?.sallying.length ? t("rex.done.sally") : t("rex.done.no_sally")),
  regroup: () => t("rex.done.regroup"),
  leave: () => t("rex.done.stay"),
  replacements: () => t("rex.done.replacements"),
  manna: () => t("rex.done.manna"),
};

function wording(action: string, given: View): string | null {
  const view = asRex(given);
  return action === "done" ? (DONE[view.phase]?.(view) ?? null) : null;
}

export const ui: TitleUi = {
  Board,
  Status: StatusLine,
  PositionTable,
  about,
  Odds: OddsCalculator,
  buttons,
  warning,
  wording,
  limitLines: (limits) => limitLines(limits as RexLimits),
  logLines,
  coach: async () => (await import("./coach")).coach,
};
