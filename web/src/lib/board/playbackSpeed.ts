/** Milliseconds for one leg of a journey, by the setting for motion. */
export const MILLISECONDS_PER_LEG: { [motion: string]: number } = {
  normal: 420,
  fast: 170,
  instant: 0,
};
