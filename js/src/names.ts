// The names of a board's cities, routes and tickets, for messages.

import type { Board } from "./protocol";
import type { Names } from "./words";

/** Names of cities, routes and tickets by id; an unknown id is its own name. */
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
