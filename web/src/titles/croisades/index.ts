/** Croisades Strategic for the page: its board and what belongs to it. */

import { t, translator } from "$lib/locale/translator.svelte";
import type { TitleUi } from "$lib/titles";
import Board from "./Board.svelte";
import { about, logLines } from "./logLines";
import PowersPanel from "./PowersPanel.svelte";
import PositionTable from "./PositionTable.svelte";
import StatusLine from "./StatusLine.svelte";
import { buttons, wording } from "./panels/decisions";

export const ui: TitleUi = {
  Board,
  Status: StatusLine,
  PositionTable,
  Standing: PowersPanel,
  about,
  logLines,
  footnote: (mark) =>
    translator.has(`croisades.footnote.${mark}`) ? t(`croisades.footnote.${mark}`) : null,
  buttons,
  wording,
  coach: async () => (await import("./coach")).coach,
  keyEvents: ["battle", "assault", "sea_battle"],
};
