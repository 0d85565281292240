/** The last event that somebody has seen of each match, kept in his browser. */

const KEPT = "levant.seen";
/** Of so many matches; the ones looked at last. */
const MOST = 60;

type Seen = { [whoAndMatch: string]: number };

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** Whoever has no account is nobody in particular, but has one browser. */
const key = (who: string | null, match: string) => `${who ?? ""} ${match}`;

/** The number of the last event seen; null for a match that was never opened here. */
export function lastSeen(who: string | null, match: string): number | null {
  return read()[key(who, match)] ?? null;
}

export function keepSeen(who: string | null, match: string, n: number): void {
  const { [key(who, match)]: before, ...others } = read();
  if (before === n) return;
  const kept = Object.entries(others).slice(1 - MOST);
  const seen = Object.fromEntries([...kept, [key(who, match), n]]);
  localStorage.setItem(KEPT, JSON.stringify(seen));
}
