/** Croisades Strategic for the page: its board and what belongs to it. */

import type { TitleUi } from "$lib/titles";
import Board from "./Board.svelte";
import PositionTable from "./PositionTable.svelte";
import StatusLine from "./StatusLine.svelte";
import { buttons, wording } from "./panels/decisions";

export const ui: TitleUi = {
  Board,
  Status: StatusLine,
  PositionTable,
  buttons,
  wording,
  keyEvents: ["battle", "assault", "sea_battle"],
};
