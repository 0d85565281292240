/** Crusader Rex for the page: its board and what belongs to it. */

import type { Choice, View } from "$lib/api/types";
import { t } from "$lib/locale/speech.svelte";
import type { TitleUi } from "$lib/titles";
import Board from "./Board.svelte";
import Listing from "./Listing.svelte";
import Odds from "./Odds.svelte";
import Status from "./Status.svelte";
import { kindOf } from "./offers";
import { asRex } from "./view";

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
function buttons(choices: Choice[]): Choice[] {
  const beside = choices.filter((choice) => kindOf(choice.action) === null);
  const few = choices.length <= FEW && choices.every((choice) => kindOf(choice.action) !== "card");
  return few ? choices : beside;
}

export const ui: TitleUi = { Board, Status, Listing, Odds, buttons, warning };
