/** The items of a list under the key that each of them has, in the order of the list. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
