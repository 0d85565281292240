/** Which lessons there are, where each lies, and which are finished, in localStorage. */

/** The titles with lessons; the first one's stand without its name. */
export const TAUGHT = ["rex", "croisades"];
export const titlePath = (title: string): string => (title === TAUGHT[0] ? "" : `/${title}`);
export const lessonPath = (title: string, name: string): string => `${titlePath(title)}/${name}`;

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
