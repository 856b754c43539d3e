// The names of a board's things, for sentences.

import type { Board } from "./protocol";
import type { Names } from "./words";

/** Says cities, routes and tickets by name; what the board does not have is said as it is. */
export function namesOf({ cities, routes, tickets }: Board): Names {
  const named = new Map([...cities, ...routes].map(({ id, name }) => [id, name]));
  const name = (id: string) => named.get(id) ?? id;
  return {
    city: name,
    route: name,
    ticket: (id) => tickets[id]?.name ?? id,
    points: (id) => tickets[id]?.points,
  };
}
