/** Finished lessons, in localStorage. */

const KEPT = "levant.lessons";

export function finishedLessons(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function finishLesson(name: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...finishedLessons().add(name)]));
}
