/** The limits of a step in words; the server counts them. */

import type { RexLimits } from "$lib/api/types";
import { t } from "$lib/locale/translator.svelte";
import type { LimitLine } from "$lib/titles";
import { townName } from "./names";

type StepLimit = RexLimits["step"][number];

const WORDS: { [kind in StepLimit["kind"]]: (places: string[]) => string } = {
  castle: ([town]) => t("rex.limit.castle", { town: town! }),
  storm: () => t("rex.limit.storm"),
  sally: () => t("rex.limit.sally"),
  supply: ([town]) => t("rex.limit.supply", { town: town! }),
  points: ([town]) => t("rex.limit.points", { town: town! }),
  road: ([a, b]) => t("rex.limit.road", { a: a!, b: b! }),
  pinned: ([town]) => t("rex.limit.pinned", { town: town! }),
};

export function limitLines(limits: RexLimits): LimitLine[] {
  return limits.step.map(({ kind, places, used, most, full, rule }) => {
    const text = WORDS[kind](places.map(townName));
    return { text: t("rex.limit.of", { text, now: used, most }), rule, full };
  });
}
