/** Names of people, goods and places in the panels. */

import { nameOf, t, translator } from "$lib/locale/translator.svelte";

export { phaseName, placeName, roleName } from "../names";

const TITLE = "croisades";
const WOUNDED = "wounded_";

const named = (key: string, other: string): string => {
  const name = nameOf(TITLE, key);
  return name === key ? other : name;
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const verbName = (verb: string): string => capital(named(`verb.${verb}`, verb));
export const wingName = (wing: string): string => capital(named(`wing.${wing}`, wing));
export const mapName = (map: string): string => capital(named(`map.${map}`, map));

/** A class, a wounded class or a good. */
export function wareName(ware: string): string {
  if (ware.startsWith(WOUNDED))
    return t("panels.wounded_ware", { ware: wareName(ware.slice(WOUNDED.length)) });
  return named(`good.${ware}`, named(`class.${ware}`, ware));
}

export const groupName = (group: string): string =>
  t("panels.group_name", { number: group.slice(1) });
export const companyName = (company: string): string =>
  t("panels.company_name", { number: company.slice(1) });
export const shipName = (ship: string, war: boolean): string =>
  t(war ? "panels.warship_name" : "panels.transport_name", { number: ship.slice(1) });

export const listed = (parts: string[]): string =>
  new Intl.ListFormat(translator.language, { type: "unit", style: "short" }).format(parts);

/** One of a class or good: its name is that of several, and of some bodies of men the only one. */
export function oneName(ware: string): string {
  if (ware.startsWith(WOUNDED))
    return t("panels.wounded_ware", { ware: oneName(ware.slice(WOUNDED.length)) });
  return translator.has(`croisades.one.${ware}`) ? t(`croisades.one.${ware}`) : wareName(ware);
}

/** "1 × king", "4 × knights". */
export const many = (ware: string, count: number): string =>
  `${count} × ${count === 1 ? oneName(ware) : wareName(ware)}`;

/** "4 × knights, 12 × spearmen". */
export const counted = (counts: { [ware: string]: number }): string =>
  listed(Object.entries(counts).map(([ware, count]) => many(ware, count)));
