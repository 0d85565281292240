/** How the viewer stands with another power, as he is told. */

import type { Choice } from "$lib/api/types";
import { can } from "./choices";
import type { CroisadesView } from "./types";

/** `ends`: a pact that he has renounced, `both`: each has offered and it is not sealed yet. */
export type Standing = "allied" | "ends" | "both" | "offered" | "asked" | "none";

export function standing(view: CroisadesView, role: string): Standing {
  const offers = view.own?.offers.includes(role) ?? false;
  const asked = view.own?.offered.includes(role) ?? false;
  const allied = view.pacts.some(
    (pact) => pact.includes(role) && view.role !== null && pact.includes(view.role),
  );
  if (allied) return offers ? "allied" : "ends";
  if (offers && asked) return "both";
  if (offers) return "offered";
  return asked ? "asked" : "none";
}

/** Whose offers the viewer can take up now. */
export const toAnswer = (view: CroisadesView, choices: Choice[]): string[] =>
  (view.own?.offered ?? []).filter(
    (role) => standing(view, role) === "asked" && can(choices, `offer ${role}`),
  );
