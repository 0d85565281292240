/** Which lessons were taken to their end, kept in this browser. */

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
