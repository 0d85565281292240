/** How boards are laid out on this device: a matter of its screen, not of the account. */

const KEPT = "levant.board";

interface Kept {
  /** Keep the tall layout in a window that is wider than tall. */
  tall: boolean;
  /** The player knows that east is on top of the wide board. */
  eastTold: boolean;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class BoardSettings {
  #kept = $state.raw<Kept>({ tall: false, eastTold: false, ...read() });

  get tall(): boolean {
    return this.#kept.tall;
  }

  get eastTold(): boolean {
    return this.#kept.eastTold;
  }

  change(wanted: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...wanted };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const boardSettings = new BoardSettings();
