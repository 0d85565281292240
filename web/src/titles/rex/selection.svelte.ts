/**
 * The selection on the board: blocks, their destinations, the open town panel or menu; and what
 * clicks do.
 */

import type { Choice, Gesture } from "$lib/api/types";
import type { MenuItem } from "$lib/board/menu";
import { groupBy } from "$lib/groupBy";
import { say, t } from "$lib/locale/translator.svelte";
import { townName } from "./names";
import { blockMeaning, dragMeaning, thingOf, townMeaning, type BoardChoices } from "./boardChoices";
import { whereIs, type Piece, type RexTable } from "./view";

/** What the board shows and may do at this moment. */
export interface SelectionContext {
  view: RexTable;
  boardChoices: BoardChoices;
  act: (actions: string[]) => void;
  why: ((action: string) => void) | undefined;
  gestures: ((pieces: string[]) => Promise<Gesture[]>) | undefined;
  tell: ((text: string) => void) | undefined;
}

export class Selection {
  selected = $state.raw<string[]>([]);
  gestures = $state.raw<Gesture[]>([]);
  /** The town whose blocks are laid out in the tray. */
  open = $state<string | null>(null);
  menu = $state.raw<{ town: string; items: MenuItem[] } | null>(null);
  /** The town under the pointer or focus: the way to it lights up. */
  hover = $state<string | null>(null);
  searching = $state(false);
  /** The next destination asks which way; else the shortest march is taken. */
  choosy = $state(false);
  #asked = 0;
  /** The town clicked while the ways of the selected blocks were still being looked for. */
  #clicked: { town: string; choosy: boolean } | null = null;

  constructor(private readonly context: () => SelectionContext) {}

  readonly destinations = $derived(groupBy(this.gestures, (gesture) => gesture.to));

  /** The way that is lit: to the town under the pointer, by its first gesture. */
  readonly way = $derived(this.hover ? (this.wayTo(this.hover)?.path ?? []) : []);

  /** The way that a click on a town would take. */
  wayTo(town: string): Gesture | undefined {
    return [...(this.destinations.get(town) ?? [])].sort(byEase)[0];
  }

  /** A new position: nothing is in hand but a block that is already on its way. */
  renew(): void {
    const { view, gestures } = this.context();
    const going = view.asked.block;
    this.drop();
    // In the middle of a move its town stays laid out.
    if (!view.asked.town || view.limits.phase.picks === "none") this.open = null;
    if (going && gestures && view.limits.phase.finds_ways) void this.#reach([going]);
  }

  drop(): void {
    this.selected = [];
    this.gestures = [];
    this.menu = null;
    this.#asked++;
    this.#clicked = null;
    this.searching = false;
    this.choosy = false;
  }

  close(): void {
    this.drop();
    this.open = null;
  }

  /** Whether blocks are gathered for a move rather than chosen one by one. */
  get gathering(): boolean {
    const { view, gestures, boardChoices } = this.context();
    return (
      gestures !== undefined &&
      view.limits.phase.picks !== "none" &&
      boardChoices.plain.length + boardChoices.town.size + boardChoices.block.size > 0
    );
  }

  clickTown(town: string, choosy = this.choosy): void {
    const { boardChoices, view } = this.context();
    if (this.searching && town !== this.open) {
      this.#clicked = { town, choosy };
      return;
    }
    const ways = this.destinations.get(town);
    if (ways) {
      const items = [...ways]
        .sort(byEase)
        .map((way) => ({ label: wayLabel(way), actions: way.actions }));
      return this.#offer(town, choosy ? items : items.slice(0, 1));
    }
    if (this.selected.length && this.gestures.length && town !== this.open) {
      return this.#refuse(this.selected[0]!, town);
    }
    const here = boardChoices.town.get(town) ?? [];
    if (this.gathering && view.limits.phase.picks_town) return this.#gatherAll(town, here);
    if (here.length) return this.#offer(town, here.map(choiceItem));
    this.open = town;
    this.#ask(townMeaning(view.limits.phase, town));
  }

  clickPiece(piece: Piece): void {
    const { view, boardChoices } = this.context();
    const block = piece.block;
    if (block && piece.role === view.role && this.gathering) return this.#toggle(block, piece.town);
    const here = block ? (boardChoices.block.get(block) ?? []) : [];
    if (here.length) return this.#offer(piece.town, here.map(choiceItem));
    if (boardChoices.town.has(piece.town) || this.destinations.has(piece.town))
      return this.clickTown(piece.town);
    this.open = piece.town;
    if (block && piece.role === view.role)
      this.#ask(blockMeaning(view.limits.phase, block, piece.town));
  }

  clickCard(card: string): void {
    const { boardChoices, act } = this.context();
    const here = boardChoices.card.get(card);
    if (here) act([here[0]!.action]);
    else this.#ask(`card ${card}`);
  }

  /** Drag a block onto a town: whatever that means in this phase, or why it means nothing. */
  async dropOn(block: string, town: string): Promise<void> {
    const { view, boardChoices, act, gestures } = this.context();
    const { phase } = view.limits;
    const origin = whereIs(view, block);
    if (origin === town) return;
    const drag = phase.finds_ways ? [] : dragMeaning(phase, block, origin, town);
    if (boardChoices.block.get(block)?.some(({ action }) => action === drag[0])) return act(drag);
    const direct = townMeaning(phase, town);
    const there = boardChoices.town.get(town)?.some(({ action }) => action === direct);
    if (direct && there && view.asked.block === block) return act([direct]);
    if (gestures && phase.finds_ways) {
      const group = this.selected.includes(block) ? this.selected : [block];
      await this.#reach(group);
      if (this.destinations.has(town)) this.clickTown(town);
      else this.#refuse(block, town);
    } else this.#ask(blockMeaning(view.limits.phase, block, town));
  }

  choose(item: MenuItem): void {
    this.menu = null;
    this.context().act(item.actions);
  }

  #toggle(block: string, town: string): void {
    this.menu = null;
    const { view } = this.context();
    const together = this.selected.every((other) => whereIs(view, other) === town);
    let next = together ? [...this.selected] : [];
    next = next.includes(block) ? next.filter((other) => other !== block) : [...next, block];
    if (view.limits.phase.picks === "one") next = next.slice(-1);
    this.open = town;
    void this.#reach(next);
  }

  #gatherAll(town: string, here: Choice[]): void {
    const { view } = this.context();
    const own = view.pieces.filter(
      (piece) => piece.town === town && piece.role === view.role && piece.block && !piece.moved,
    );
    this.open = town;
    this.menu = null;
    if (own.length) void this.#reach(own.map((piece) => piece.block!));
    else if (here.length) this.#offer(town, here.map(choiceItem));
    else this.#ask(townMeaning(view.limits.phase, town));
  }

  async #reach(group: string[]): Promise<void> {
    const { gestures } = this.context();
    this.selected = group;
    this.gestures = [];
    this.#clicked = null;
    const asked = ++this.#asked;
    if (!group.length || !gestures) return;
    this.searching = true;
    const found = await gestures(group).catch(() => []);
    if (asked !== this.#asked) return;
    this.searching = false;
    this.gestures = found;
    if (found.length) this.#clickAgain();
    else this.#stuck(group);
  }

  /** The click that waited for the ways. */
  #clickAgain(): void {
    const clicked = this.#clicked;
    this.#clicked = null;
    if (clicked) this.clickTown(clicked.town, clicked.choosy);
  }

  /** No way leads anywhere: say why, in the words of the rules where they have some. */
  #stuck(group: string[]): void {
    const { view } = this.context();
    const town = whereIs(view, group[0]!);
    if (group.length > 1) return;
    this.#ask(blockMeaning(view.limits.phase, group[0]!, town));
  }

  /** Why a block cannot go to a town: the server refuses the whole way and says by which rule. */
  #refuse(block: string, town: string): void {
    const { view, act } = this.context();
    const drag = dragMeaning(view.limits.phase, block, whereIs(view, block), town);
    if (drag.length) act(drag);
    else this.#tell(t("rex.no_way", { town: townName(town) }));
  }

  #offer(town: string, items: MenuItem[]): void {
    if (items.length === 1) this.choose(items[0]!);
    else this.menu = { town, items };
  }

  #ask(action: string | null): void {
    const { why, boardChoices } = this.context();
    if (action && thingOf(action) && why && hasAny(boardChoices)) why(action);
  }

  #tell(text: string): void {
    this.context().tell?.(text);
  }
}

// A march costs its group nothing more; a muster or a forced march is meant, or it is not taken.
const EASE = ["march", "deploy", "regroup", "enter", "sail", "retreat", "muster", "force"];
const byEase = (a: Gesture, b: Gesture): number =>
  EASE.indexOf(a.kind) - EASE.indexOf(b.kind) || a.legs - b.legs;

const hasAny = (boardChoices: BoardChoices): boolean =>
  boardChoices.town.size +
    boardChoices.block.size +
    boardChoices.card.size +
    boardChoices.plain.length >
  0;
const choiceItem = (choice: Choice): MenuItem => ({
  label: say("rex", choice.say),
  actions: [choice.action],
});

/** A way in words: how one goes, and through which towns. */
export function wayLabel(way: Gesture): string {
  const via = way.path.slice(1, -1).map(townName).join(", ");
  const kind = (WAYS[way.kind] ?? WAYS["march"]!)();
  const how = via ? t("rex.way.via", { how: kind, via }) : kind;
  const room = way.room?.length ? Math.min(...way.room) : null;
  return room === null ? how : t("rex.way.room", { how, count: room });
}

const WAYS: { [kind: string]: () => string } = {
  march: () => t("rex.way.march"),
  muster: () => t("rex.way.muster"),
  sail: () => t("rex.way.sail"),
  enter: () => t("rex.way.enter"),
  force: () => t("rex.way.force"),
  deploy: () => t("rex.way.deploy"),
  regroup: () => t("rex.way.regroup"),
  retreat: () => t("rex.way.retreat"),
};
