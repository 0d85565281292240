/** Things on the map in words: for what is pointed at, for screen readers, for lists. */

import { t } from "$lib/locale/translator.svelte";
import { hexByNumber, numberOf, strongholds } from "./boardData";
import { goodName, placeName, roleName } from "./names";
import { counted } from "./panels/names";
import { holderOf, type CroisadesLimits, type CroisadesView, type Group, type Ship } from "./view";

/** Half points in whole ones: "1½". */
export function points(half: number): string {
  const whole = Math.floor(half / 2);
  return half % 2 ? `${whole || ""}½` : String(whole);
}

/** The ground of a hex, its road, whose it is. */
export function placeFacts(place: string, view: CroisadesView): string[] {
  const hex = hexByNumber.get(numberOf(place));
  const town = strongholds[place];
  const holder = holderOf(view, place) ?? ownerOf(place, view);
  return [
    town ? t(`croisades.kind.${town.kind}`) : "",
    town?.income ? t("croisades.income", { points: town.income }) : "",
    hex ? t(`croisades.terrain.${hex.terrain}`) : "",
    hex?.road && !town ? t("croisades.road") : "",
    holder ? roleName(holder) : "",
  ].filter(Boolean);
}

const order = new Map([...hexByNumber.keys()].map((number, n) => [number, n]));

/** Whose a hex is, as the view tells it. */
export function ownerOf(place: string, view: CroisadesView): string | null {
  const n = order.get(numberOf(place));
  const letter = n === undefined ? "." : (view.territory[n] ?? ".");
  return letter === "." ? null : (Object.keys(view.scores)[Number(letter)] ?? null);
}

/** A group in one line: whose, its number, and what is known of it. */
export function groupLabel(group: Group, limits: CroisadesLimits | null, own: boolean): string {
  const name = t("croisades.group", { role: roleName(group.role), number: group.group });
  return [name, ...(own ? ownFacts(group, limits) : [])].join(", ");
}

/** What its owner knows of a group, in words. */
export function ownFacts(group: Group, limits: CroisadesLimits | null): string[] {
  const facts = limits?.groups[`g${group.group}`];
  return [
    facts ? t("croisades.strength", { foot: facts.foot, mounted: facts.mounted }) : "",
    facts ? t("croisades.allowance", { points: points(facts.allowance) }) : "",
    group.hungry ? t("croisades.hungry", { count: group.hungry }) : "",
    group.hurt?.length ? t("croisades.wounded", { count: group.hurt.length }) : "",
    group.building
      ? t("croisades.building", { engine: goodName(group.building), turns: group.work ?? 0 })
      : "",
    group.inside ? t("croisades.inside") : "",
    group.moved ? t("croisades.moved") : "",
  ].filter(Boolean);
}

/** Who is in a group, and what it carries. */
export const people = (group: Group): string => counted(group.men ?? {});
export const load = (group: Group): string => counted(group.goods ?? {});

/** A ship in one line. */
export function shipLabel(ship: Ship, limits: CroisadesLimits | null, own: boolean): string {
  const hold = own ? limits?.ships[`s${ship.ship}`] : undefined;
  return [
    t(ship.war ? "croisades.ship.war" : "croisades.ship.transport", {
      role: roleName(ship.role),
      number: ship.ship,
    }),
    hold && hold.used ? t("croisades.ship.places", { used: hold.used, most: hold.most }) : "",
    counted(ship.goods ?? {}),
    ship.bound ? t("croisades.ship.bound", { place: placeName(ship.bound) }) : "",
    ship.fleeing ? t("croisades.ship.fleeing") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
