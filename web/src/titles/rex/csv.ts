/** The rows of a CSV text by its header; a quoted field may hold commas. */
export function rows(text: string): { [column: string]: string }[] {
  const [head = [], ...lines] = text.trim().split(/\r?\n/).map(fields);
  return lines.map((line) => Object.fromEntries(head.map((column, n) => [column, line[n] ?? ""])));
}

function fields(line: string): string[] {
  const found: string[] = [""];
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === "," && !quoted) found.push("");
    else found[found.length - 1] += sign;
  }
  return found;
}
