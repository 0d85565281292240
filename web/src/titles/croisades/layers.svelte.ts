/** The layers of the map that can be switched on, as this browser remembers them. */

const KEPT = "levant.croisades.layers";

export const LAYERS = ["territory", "supply", "threats", "sure"] as const;
export type Layer = (typeof LAYERS)[number];

function read(): Partial<{ [layer in Layer]: boolean }> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as object;
  } catch {
    return {};
  }
}

class Layers {
  #shown = $state.raw<{ [layer in Layer]: boolean }>({
    ...{ territory: true, supply: false, threats: false, sure: false },
    ...read(),
  });

  shows(layer: Layer): boolean {
    return this.#shown[layer];
  }

  toggle(layer: Layer): void {
    this.#shown = { ...this.#shown, [layer]: !this.#shown[layer] };
    localStorage.setItem(KEPT, JSON.stringify(this.#shown));
  }
}

export const layers = new Layers();
