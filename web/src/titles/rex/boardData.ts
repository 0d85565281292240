/** Static data of the board: towns, roads and blocks, and where they are drawn. */

import blocksCsv from "../../../../src/levant/rex/data/blocks.csv?raw";
import roadsCsv from "../../../../src/levant/rex/data/roads.csv?raw";
import townsCsv from "../../../../src/levant/rex/data/towns.csv?raw";
import armsCsv from "./data/arms.csv?raw";
import { roadKey } from "./boardLayout.svelte";
import { rows } from "./csv";

export {
  BLOCK_SIZE,
  isWide,
  layout,
  offShore,
  placeAt,
  roadBetween,
  roadKey,
  seaWay,
  type Fan,
  type Point,
  type Rect,
  type TownLayout,
} from "./boardLayout.svelte";

export type Role = "frank" | "saracen";

export interface TownFacts {
  id: string;
  realm: string;
  port: "" | "port" | "fortified";
  victory: boolean;
}

export interface BlockFacts {
  id: string;
  role: Role;
  kind: string;
  steps: number;
  letter: string;
  firepower: number;
  move: number;
  arms: string;
}

export const towns: { [id: string]: TownFacts } = Object.fromEntries(
  rows(townsCsv).map((row) => [
    row["id"]!,
    {
      id: row["id"]!,
      realm: row["realm"]!,
      port: row["port"] as TownFacts["port"],
      victory: row["victory"] === "yes",
    },
  ]),
);

const arms = new Map(rows(armsCsv).map((row) => [row["block"]!, row["svg"]!]));

export const blocks: { [id: string]: BlockFacts } = Object.fromEntries(
  rows(blocksCsv).map((row) => [
    row["id"]!,
    {
      id: row["id"]!,
      role: row["side"] as Role,
      kind: row["kind"]!,
      steps: Number(row["steps"]),
      letter: row["initiative"]!,
      firepower: Number(row["firepower"]),
      move: Number(row["move"]),
      arms: arms.get(row["id"]!) ?? row["id"]!,
    },
  ]),
);
// The first editions have a fourth company of Pilgrims, as strong as the Sicilians.
blocks["pilgrim_4"] = { ...blocks["pilgrim_sicily"]!, id: "pilgrim_4", arms: "pilgrim_brittany" };

export const roadKinds: { [id: string]: "major" | "minor" } = Object.fromEntries(
  rows(roadsCsv).map((row) => [roadKey(row["a"]!, row["b"]!), row["kind"] as "major" | "minor"]),
);
