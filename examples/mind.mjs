// A bot in another language: it reads lines of JSON and answers with lines (docs/write-a-bot.md).
//
//   levant arena --bots 'squire,exec:node examples/mind.mjs' --games 4
//
// It takes cities: of what it may do it likes best to move towards a victory city that is not its own.
import { createInterface } from "node:readline";

const CITIES = ["antioch", "tripoli", "acre", "jerusalem", "damascus", "aleppo", "egypt"];
let role = "frank";
let seed = 1;

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** A number from 0 up to, and without, n: the same again for the same game and seat. */
function below(n) {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * n);
}

function choose(view, legal) {
  const own = new Set(view.cities?.[role] ?? []);
  const wanted = legal.filter((action) => {
    const [verb, thing] = action.split(" ");
    return ["to", "battle", "group", "muster"].includes(verb) && CITIES.includes(thing) && !own.has(thing);
  });
  const from = wanted.length > 0 ? wanted : legal;
  return from[below(from.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.type === "hello") say({ type: "hello", protocol: 1, name: "Raider" });
  if (asked.type === "game") {
    role = asked.role;
    seed = Number(BigInt(asked.seed ?? 1) % 2147483647n);
  }
  if (asked.type === "choose") say({ type: "choice", action: choose(asked.view, asked.legal) });
}
