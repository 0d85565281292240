/** The blocks on the map as they stood before some events that have already happened. */

import type { Event } from "$lib/api/types";
import { layout, type Role } from "./boardData";
import { legOf } from "./journeys";
import { heads, type Piece } from "./view";

/** A block leaves the map. */
const LOST = new Set(["eliminated", "cannot_retreat", "starved", "besieger_died", "philip_left"]);
/** A block comes to the map. */
const CAME = new Set(["placed"]);

/**
 * Pieces before events, from the pieces after them: whoever marched stands where he came from.
 * It goes by the events alone, so it knows no more than the viewer does; what they do not tell (who
 * was in a castle, a strength) stays as it is now.
 */
export function rewind(pieces: readonly Piece[], events: readonly Event[]): Piece[] {
  const before = [...pieces];
  for (const event of events.toReversed()) {
    const leg = legOf(event);
    const role = event["role"] as Role;
    const block = (event["block"] as string | null | undefined) ?? undefined;
    const place = event["place"] as string | undefined;
    if (leg) {
      if (leg.from === leg.to) continue;
      const moved = take(before, role, block, leg.to) ?? plain(role, block);
      if (layout.towns[leg.from]) put(before, moved, leg.from);
    } else if (LOST.has(event.event) && place && layout.towns[place])
      put(before, plain(role, block), place);
    else if (CAME.has(event.event) && place) take(before, role, block, place);
  }
  return before;
}

type Standing = Omit<Piece, "town">;

const plain = (role: Role, block: string | undefined): Standing =>
  block ? { role, block } : { role };

/** Take a block off the map: the one with that name, or any that could be meant. */
function take(pieces: Piece[], role: Role, block: string | undefined, town: string) {
  const here = (piece: Piece) => piece.role === role && piece.town === town;
  const meant = [
    (piece: Piece) => block !== undefined && piece.block === block,
    (piece: Piece) => here(piece) && !piece.block && piece.token === undefined,
    (piece: Piece) => here(piece) && !piece.block,
    // Since then it has shown its face.
    (piece: Piece) => here(piece) && block === undefined,
  ];
  for (const fits of meant) {
    const at = pieces.findLastIndex(fits);
    if (at < 0) continue;
    const piece = pieces[at]!;
    if (heads(piece) > 1) {
      pieces[at] = { ...piece, count: heads(piece) - 1 };
      return plain(role, block);
    }
    pieces.splice(at, 1);
    return piece.block !== undefined && block === undefined ? plain(role, undefined) : piece;
  }
  return null;
}

/** Put a block into the field of a town; those without a name are one stack. */
function put(pieces: Piece[], standing: Standing, town: string): void {
  const rest = { ...standing };
  delete rest.castle;
  delete rest.arrives;
  const nameless = (piece: Standing) => !piece.block && piece.token === undefined;
  const at = nameless(rest)
    ? pieces.findIndex(
        (piece) =>
          nameless(piece) &&
          piece.role === rest.role &&
          piece.town === town &&
          !piece.castle &&
          !piece.arrives,
      )
    : -1;
  if (at < 0) pieces.push({ ...rest, town });
  else pieces[at] = { ...pieces[at]!, count: heads(pieces[at]!) + 1 };
}
