/** What the pictures of a battle show, and the same in words for who cannot see them. */

import type { ToldBattle, ToldStep } from "$lib/api/types";
import { t } from "$lib/locale/translator.svelte";
import { battleGroups, battlePart, battleStates } from "../../battleGroups";
import { blocks, type Role } from "../../boardData";
import { hidden } from "../../labels";
import type { Piece } from "../../view";

/** The enemy above, the Franks, by whose eyes we see, below. */
export const SIDES: Role[] = ["saracen", "frank"];

const LOSSES = new Set(["hit", "charge_loss", "attrition"]);

/** How many steps each block lost in a step of the battle. */
export function lostSteps(events: ToldStep["events"]): Map<string, number> {
  const lost = new Map<string, number>();
  for (const { event, block, number } of events)
    if (block && LOSSES.has(event) && !(event === "attrition" && !number))
      lost.set(block, (lost.get(block) ?? 0) + 1);
  return lost;
}

/** The name of a block, or that it is hidden. */
export const nameOf = (piece: Piece, names: ToldBattle["names"]): string =>
  piece.block ? (names[piece.block] ?? piece.block) : hidden(piece);

/** A side and its part in the battle. */
export function heading(role: Role, step: ToldStep, town: string): string {
  const name = t(`rules.role.${role}`);
  const part = step.battle
    ? battlePart(role, step.pieces, step.battle)
    : siegePart(role, step, town);
  return part ? t("rules.battle.side", { role: name, part }) : name;
}

/** The part of a side in a siege between two battles. */
function siegePart(role: Role, { pieces }: ToldStep, town: string): string {
  const inside = pieces.find((piece) => piece.town === town && piece.castle)?.role;
  if (!inside) return "";
  return t(inside === role ? "rex.battle.besieged" : "rex.battle.besieger");
}

function blockLabel(piece: Piece, step: ToldStep, names: ToldBattle["names"]): string {
  const parts = [nameOf(piece, names)];
  if (piece.block && piece.steps !== undefined)
    parts.push(t("rex.block.strength", { steps: piece.steps, most: blocks[piece.block]!.steps }));
  if (step.battle) parts.push(...battleStates(piece, step.battle));
  return parts.join(", ");
}

/** A picture of the battle in words. */
export function pictureLabel(step: ToldStep, { town, names }: ToldBattle): string {
  const sides = SIDES.flatMap((role) => {
    const here = step.pieces.filter((piece) => piece.role === role && piece.town === town);
    const groups = battleGroups(here).map(
      ({ id, title, pieces }) =>
        `${id === "hidden" ? "" : `${title}: `}${pieces.map((piece) => blockLabel(piece, step, names)).join("; ")}`,
    );
    return groups.length ? [`${heading(role, step, town)}. ${groups.join(". ")}`] : [];
  });
  return [t("rules.battle.picture", { town: names[town] ?? town }), ...sides].join(". ");
}
