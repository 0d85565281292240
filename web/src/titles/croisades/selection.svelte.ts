/** What is in hand on the map: groups and ships, where they can go, and the order that is planned. */

import type { CroisadesGesture, Gesture } from "$lib/api/types";
import type { MenuItem } from "$lib/board/menu";
import { say, t } from "$lib/locale/translator.svelte";
import { verbOf, wordsOf, type BoardChoice, type BoardChoices } from "./boardChoices";
import { placeName } from "./names";
import { groupId, ownGroup, ownShip, shipId, type CroisadesView } from "./view";

/** An order that a place stands for while something is in hand. */
export interface Target {
  place: string;
  actions: string[];
  /** A march with its way and cost; null for anything else. */
  march: CroisadesGesture | null;
}

export interface SelectionContext {
  view: CroisadesView;
  boardChoices: BoardChoices;
  act: (actions: string[]) => void;
  why: ((action: string) => void) | undefined;
  gestures: ((pieces: string[]) => Promise<Gesture[]>) | undefined;
  tell: ((text: string) => void) | undefined;
  /** Whether a sheet lies beside the map that has what is in hand: nothing is laid out twice. */
  sheet: boolean;
}

const MARCHING = new Set(["moves", "march"]);

export class Selection {
  groups = $state.raw<string[]>([]);
  ships = $state.raw<string[]>([]);
  /** The place whose groups and ships are laid out. */
  open = $state<string | null>(null);
  /** The target that waits for a second tap. */
  planned = $state.raw<Target | null>(null);
  menu = $state.raw<{ place: string; items: MenuItem[] } | null>(null);
  hover = $state<string | null>(null);
  searching = $state(false);
  #marches = $state.raw<CroisadesGesture[]>([]);
  #asked = 0;
  #phase = "";
  /** The place tapped while ways were still being looked for. */
  #waiting: { place: string; at_once: boolean } | null = null;

  constructor(private readonly context: () => SelectionContext) {}

  /** Where what is in hand can go. */
  readonly targets = $derived.by((): Map<string, Target> => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- built anew each time, changed by nobody
    const found = new Map<string, Target>();
    for (const march of this.#marches)
      if (!found.has(march.to))
        found.set(march.to, { place: march.to, march, actions: march.actions });
    for (const [place, actions] of this.#placed())
      found.set(place, { place, actions, march: null });
    return found;
  });

  /** The way that is shown: of the planned march, or to the place under the pointer. */
  readonly shown = $derived(
    this.planned ?? (this.hover ? (this.targets.get(this.hover) ?? null) : null),
  );

  get busy(): boolean {
    return this.groups.length + this.ships.length > 0;
  }

  /** Orders that ships, or groups outside a march, can be given for a place: one for each of them. */
  #placed(): [string, string[]][] {
    const { boardChoices } = this.context();
    const lists = [
      ...this.groups.map((id) => boardChoices.group.get(id) ?? []),
      ...this.ships.map((id) => boardChoices.ship.get(id) ?? []),
    ].map((list) => list.filter((choice) => choice.place !== null));
    const [first, ...rest] = lists;
    if (!first) return [];
    return first.flatMap(({ place, action }): [string, string[]][] => {
      const others = rest.map((list) => list.find((one) => one.place === place)?.action);
      return others.every((one) => one !== undefined) ? [[place!, [action, ...others]]] : [];
    });
  }

  /** A new position: nothing is in hand but the group that is on its march. */
  renew(): void {
    const { view, gestures } = this.context();
    this.drop();
    if (view.phase !== this.#phase || !this.#isUseful(this.open)) this.open = null;
    this.#phase = view.phase;
    const { marching } = view;
    if (view.phase === "march" && gestures && marching?.role === view.role && view.legal?.length)
      void this.#reach([`g${marching.group}`]);
  }

  #layOut(place: string, own: boolean): void {
    this.open = own && this.context().sheet ? null : place;
  }

  /** Whether there is more to do in a place that is laid out. */
  #isUseful(place: string | null): boolean {
    const { view } = this.context();
    return (
      view.groups.some(
        (group) =>
          group.hex === place && group.role === view.role && this.isLitGroup(groupId(group)),
      ) ||
      view.ships.some(
        (ship) => ship.port === place && ship.role === view.role && this.isLitShip(shipId(ship)),
      )
    );
  }

  drop(): void {
    this.groups = [];
    this.ships = [];
    this.#marches = [];
    this.planned = null;
    this.menu = null;
    this.searching = false;
    this.#waiting = null;
    this.#asked++;
  }

  close(): void {
    if (this.planned) this.planned = null;
    else if (this.menu) this.menu = null;
    else {
      this.drop();
      this.open = null;
    }
  }

  /** Whether groups are gathered for a march. */
  get marching(): boolean {
    const { view, gestures } = this.context();
    return gestures !== undefined && MARCHING.has(view.phase) && (view.legal?.length ?? 0) > 0;
  }

  canMarch(id: string): boolean {
    const { boardChoices, view } = this.context();
    const { marching } = view;
    return (
      this.marching &&
      ((marching !== null && marching.role === view.role && `g${marching.group}` === id) ||
        (boardChoices.group.get(id) ?? []).some(({ action }) => verbOf(action) === "march"))
    );
  }

  /** Whether something can be done with a group alone. */
  isLitGroup(id: string): boolean {
    return this.canMarch(id) || this.context().boardChoices.group.has(id);
  }

  isLitShip(id: string): boolean {
    return this.context().boardChoices.ship.has(id);
  }

  /** Own groups, tapped together on the map. */
  clickGroups(place: string, ids: string[]): void {
    const able = ids.filter((id) => this.canMarch(id));
    const target = this.targets.get(place);
    if (target && !ids.some((id) => this.groups.includes(id)) && this.busy) return this.aim(place);
    this.#layOut(place, ids.length > 0);
    this.menu = null;
    if (this.marching && ids.length) {
      const held = able.length > 0 && able.every((id) => this.groups.includes(id));
      if (held) return this.drop();
      if (able.length) return void this.#reach(able);
      if (ids.length === 1) this.#ask(`march ${ids[0]!}`);
      return;
    }
    if (ids.length === 1) this.chooseGroup(ids[0]!);
  }

  /** One group more or less in hand. */
  toggleGroup(id: string): void {
    const { view } = this.context();
    if (!this.marching) return this.chooseGroup(id);
    if (!this.canMarch(id)) return this.#ask(`march ${id}`);
    const place = ownGroup(view, id)?.hex;
    const together = this.groups.filter((other) => ownGroup(view, other)?.hex === place);
    const next = together.includes(id)
      ? together.filter((other) => other !== id)
      : [...together, id];
    void this.#reach(next);
  }

  /** What a single group can do outside a march. */
  chooseGroup(id: string): void {
    const { boardChoices, view } = this.context();
    const held = this.groups.includes(id);
    this.drop();
    if (held) return;
    const here = boardChoices.group.get(id) ?? [];
    const group = ownGroup(view, id);
    if (here.length) this.groups = [id];
    if (here.length && !this.targets.size) this.#offer(group?.hex ?? this.open ?? "", here);
  }

  /** Own ships, tapped together: those that have choices are in hand. */
  clickShips(port: string, ids: string[]): void {
    const { boardChoices } = this.context();
    const [group] = this.groups;
    if (group) {
      const aboard = (boardChoices.group.get(group) ?? []).filter(({ action }) =>
        ids.some((id) => wordsOf(action).includes(id)),
      );
      if (aboard.length) return this.#offer(port, aboard);
    }
    if (this.targets.has(port) && !ids.some((id) => this.ships.includes(id)) && this.busy)
      return this.aim(port);
    this.#layOut(port, ids.length > 0);
    const able = ids.filter((id) => boardChoices.ship.has(id));
    const held = able.length > 0 && able.every((id) => this.ships.includes(id));
    this.drop();
    if (held || !able.length) return;
    this.ships = able;
    if (!this.targets.size && able.length === 1)
      this.#offer(port, boardChoices.ship.get(able[0]!) ?? []);
  }

  toggleShip(id: string): void {
    const { boardChoices, view } = this.context();
    if (!boardChoices.ship.has(id)) return this.#ask(`sail ${id} ${ownShip(view, id)?.port}`);
    const next = this.ships.includes(id)
      ? this.ships.filter((other) => other !== id)
      : [...this.ships, id];
    this.drop();
    this.ships = next;
  }

  /** A place was tapped: where what is in hand is to go, what can be chosen there, or to look at. */
  clickPlace(place: string): void {
    const { boardChoices } = this.context();
    if (this.searching) {
      this.#waiting = { place, at_once: false };
      return;
    }
    if (this.targets.has(place)) return this.aim(place);
    const here = boardChoices.place.get(place) ?? [];
    if (here.length && !this.busy) return this.#offer(place, here);
    if (this.groups.length && this.marching && place !== this.open) return this.#refuse(place);
    if (this.ships.length && place !== this.open) {
      return this.#ask(`sail ${this.ships[0]!} ${place}`);
    }
    this.open = place;
    this.planned = null;
    this.menu = null;
  }

  /** A first tap plans the order, a second one gives it; what is harmless is done when it is dragged. */
  aim(place: string, at_once = false): void {
    const target = this.targets.get(place);
    if (!target) return;
    const again = this.planned?.place === place;
    const harmless = target.march === null || target.march.kind === "march";
    if (again || (at_once && harmless) || target.march === null) this.give(target);
    else this.planned = target;
  }

  give(target: Target): void {
    this.planned = null;
    this.context().act(target.actions);
  }

  choose(item: MenuItem): void {
    this.menu = null;
    this.context().act(item.actions);
  }

  /** A group or a ship was drawn to a place. */
  async drop_on(id: string, place: string): Promise<void> {
    const { view, boardChoices } = this.context();
    const ship = id.startsWith("s");
    if (ship) {
      if (!this.ships.includes(id)) {
        this.drop();
        this.ships = [id];
      }
      if (this.targets.has(place)) return this.aim(place, true);
      return this.#ask(`sail ${id} ${place}`);
    }
    if (ownGroup(view, id)?.hex === place) return;
    if (!this.marching) {
      const aboard = (boardChoices.group.get(id) ?? []).filter(({ action }) =>
        action.startsWith("embark "),
      );
      this.drop();
      this.groups = [id];
      if (this.targets.has(place)) return this.aim(place, true);
      if (aboard.length) return this.#offer(place, aboard);
      return;
    }
    if (!this.groups.includes(id)) await this.#reach([id]);
    if (this.targets.has(place)) this.aim(place, true);
    else this.#refuse(place);
  }

  async #reach(groups: string[]): Promise<void> {
    const { gestures } = this.context();
    this.drop();
    this.groups = groups;
    const asked = this.#asked;
    if (!groups.length || !gestures) return;
    this.searching = true;
    const found = await gestures(groups).catch(() => []);
    if (asked !== this.#asked) return;
    this.searching = false;
    this.#marches = found as CroisadesGesture[];
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.clickPlace(waiting.place);
    else if (!found.length && groups.length > 1) this.#tell(t("croisades.march.not_together"));
  }

  /** Why the groups in hand cannot go there: the server says by which rule. */
  #refuse(place: string): void {
    const { view, act } = this.context();
    const [first] = this.groups;
    if (!first) return;
    const onTheWay = view.phase === "march" && `g${view.marching?.group}` === first;
    act([...(onTheWay ? [] : [`march ${first}`]), `to ${place}`]);
  }

  #offer(place: string, choices: BoardChoice[]): void {
    const items = choices.map(({ action, choice, place: there }) => ({
      label:
        choice.places && there
          ? t("croisades.choice.there", { what: verbOf(action), place: placeName(there) })
          : say("croisades", choice.say),
      actions: [action],
    }));
    if (items.length === 1) this.choose(items[0]!);
    else if (items.length) this.menu = { place, items };
  }

  #ask(action: string): void {
    const { why, view } = this.context();
    if (why && view.legal?.length) why(action);
  }

  #tell(text: string): void {
    this.context().tell?.(text);
  }
}

/** The ids of the viewer's own things among some. */
export const ownGroupIds = (view: CroisadesView, groups: CroisadesView["groups"]): string[] =>
  groups.filter((group) => group.role === view.role).map(groupId);
export const ownShipIds = (view: CroisadesView, ships: CroisadesView["ships"]): string[] =>
  ships.filter((ship) => ship.role === view.role).map(shipId);
