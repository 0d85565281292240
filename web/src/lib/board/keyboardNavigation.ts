/** Keyboard navigation on the map: arrow keys focus the next choice in their direction. */

const WAYS: { [key: string]: [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function moveFocus(map: SVGSVGElement, event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  if (!way) return false;
  // With blocks in hand only the towns they can reach matter.
  const reach = [...map.querySelectorAll<SVGGElement>(".reach")];
  const goals = reach.length ? reach : [...map.querySelectorAll<SVGGElement>('[tabindex="0"]')];
  const from = map.contains(document.activeElement) ? centre(document.activeElement!) : null;
  const next = from ? best(goals, from, way) : goals[0];
  next?.focus();
  return next !== undefined;
}

function centre(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest goal ahead; what lies aside counts double. */
function best(
  goals: SVGGElement[],
  [x, y]: [number, number],
  [dx, dy]: [number, number],
): SVGGElement | undefined {
  let found: SVGGElement | undefined;
  let least = Infinity;
  for (const goal of goals) {
    const [gx, gy] = centre(goal);
    const ahead = (gx - x) * dx + (gy - y) * dy;
    const aside = Math.abs((gx - x) * dy) + Math.abs((gy - y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 3 && cost < least) [found, least] = [goal, cost];
  }
  return found;
}
