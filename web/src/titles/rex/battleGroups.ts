/** How one side of a battle is shown: in groups, with its part, and what each block is doing. */

import { t } from "$lib/locale/translator.svelte";
import { blocks, type Role } from "./boardData";
import { besieging, type Battle, type Piece } from "./view";

const LETTERS = ["A", "B", "C"];

export interface BattleGroup {
  /** A letter, or "hidden", "castle" or "reserve". */
  id: string;
  title: string;
  pieces: Piece[];
}

/** A side's blocks in a town: in the field by their letters, then the castle, then reserves. */
export function battleGroups(pieces: Piece[]): BattleGroup[] {
  const letterOf = (piece: Piece) => (piece.block ? blocks[piece.block]!.letter : "?");
  const inField = pieces.filter((piece) => !piece.castle && !piece.arrives);
  return [
    ...LETTERS.map((letter) => ({
      id: letter,
      title: letter,
      pieces: inField.filter((piece) => letterOf(piece) === letter),
    })),
    { id: "hidden", title: "?", pieces: inField.filter((piece) => !piece.block) },
    {
      id: "castle",
      title: t("rex.battle.castle"),
      pieces: pieces.filter((piece) => piece.castle),
    },
    {
      id: "reserve",
      title: t("rex.battle.reserve"),
      pieces: pieces.filter((piece) => !piece.castle && piece.arrives),
    },
  ].filter((group) => group.pieces.length);
}

/** Whether a side attacks or defends, besieges or is besieged. */
export function battlePart(role: Role, pieces: Piece[], battle: Battle): string {
  const besieged = pieces.some(
    (piece) => piece.town === battle.town && piece.role === role && piece.castle,
  );
  if (battle.storm || besieging({ pieces }, battle))
    return t(besieged ? "rex.battle.besieged" : "rex.battle.besieger");
  return t(battle.attacker === role ? "rex.battle.attacker" : "rex.battle.defender");
}

/** What is to be said of a block in a battle. */
export function battleStates(piece: Piece, battle: Battle): string[] {
  const block = piece.block ?? "";
  return [
    battle.acted.includes(block) ? t("rex.battle.acted") : "",
    battle.storming.includes(block) ? t("rex.battle.storming") : "",
    battle.sallying.includes(block) ? t("rex.battle.sallying") : "",
    battle.half_hit === block && block ? t("rex.battle.half_hit") : "",
    piece.arrives ? t("rex.block.arrives", { round: piece.arrives }) : "",
  ].filter(Boolean);
}
