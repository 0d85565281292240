/** Milliseconds for one leg. */
export const PACE: { [motion: string]: number } = { normal: 420, fast: 170, instant: 0 };
