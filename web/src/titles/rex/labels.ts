/** Labels of blocks and towns for screen readers and tooltips. */

import { say, t } from "$lib/locale/translator.svelte";
import { blocks, towns } from "./boardData";
import { blockName, roleName, townName } from "./names";
import type { BoardChoices } from "./boardChoices";
import { heads, holder, piecesIn, type Piece, type RexTable } from "./view";

export function pieceLabel(piece: Piece, boardChoices: BoardChoices): string {
  const parts = [
    piece.block
      ? blockName(piece.block)
      : t("app.colon", { what: roleName(piece.role), text: hidden(piece) }),
    ...strength(piece),
  ];
  parts.push(
    piece.castle
      ? t("rex.label.in_castle_of", { town: townName(piece.town) })
      : townName(piece.town),
  );
  if (piece.arrives) parts.push(t("rex.block.arrives", { round: piece.arrives }));
  if (piece.moved) parts.push(t("rex.block.moved"));
  const choices = piece.block ? (boardChoices.block.get(piece.block) ?? []) : [];
  return [parts.join(", "), ...choices.map((choice) => say("rex", choice.say))].join(". ");
}

export const hidden = (piece: Piece): string =>
  heads(piece) > 1 ? t("rex.block.hidden_many", { count: heads(piece) }) : t("rex.block.hidden");

/** Strength, rating and move, as far as they are known. */
export function strength(piece: Piece): string[] {
  const facts = piece.block ? blocks[piece.block] : undefined;
  if (!facts) return [];
  const parts = [`${facts.letter}${facts.firepower}`, t("rex.block.move", { move: facts.move })];
  if (piece.steps !== undefined)
    parts.unshift(t("rex.block.strength", { steps: piece.steps, most: facts.steps }));
  else if (piece.seen !== undefined) parts.unshift(t("rex.block.seen", { steps: piece.seen }));
  return parts;
}

export function townFacts(town: string, view: RexTable): string[] {
  const facts = towns[town];
  if (!facts) return [];
  const rating = view.limits.ratings[town];
  const parts = [rating ? t("rex.town.castle", { rating }) : t("rex.town.open")];
  if (facts.port)
    parts.push(facts.port === "fortified" ? t("rex.town.fortified_port") : t("rex.town.port"));
  if (facts.victory) {
    const held = holder(view, town);
    parts.push(
      held ? t("rex.town.victory_held", { role: roleName(held) }) : t("rex.town.victory_contested"),
    );
  }
  return parts;
}

export function townLabel(town: string, view: RexTable, boardChoices: BoardChoices): string {
  const stands = (["frank", "saracen"] as const).flatMap((role) => {
    const count = piecesIn(view, town)
      .filter((piece) => piece.role === role)
      .reduce((sum, piece) => sum + heads(piece), 0);
    return count ? [t("rex.town.stands", { role: roleName(role), count })] : [];
  });
  const choices = (boardChoices.town.get(town) ?? []).map((choice) => say("rex", choice.say));
  return [[townName(town), ...townFacts(town, view), ...stands].join(", "), ...choices].join(". ");
}
