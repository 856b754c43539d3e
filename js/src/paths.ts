// The shortest way for a ticket over routes that are free or one's own: to show where it lies.

import type { Board } from "./protocol";

export function shortest(
  board: Board,
  claimed: Record<string, number>,
  mine: number | null,
  from: string,
  to: string,
): string[] {
  const next = new Map<string, { id: string; to: string; cost: number }[]>();
  for (const { id, a, b, length } of board.routes) {
    const owner = claimed[id];
    if (owner !== undefined && owner !== mine) continue;
    const cost = owner === undefined ? length + 0.01 : 0;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = next.get(one) ?? [];
      list.push({ id, to: other, cost });
      next.set(one, list);
    }
  }
  const best = new Map([[from, 0]]);
  const came = new Map<string, { id: string; from: string }>();
  const open = new Set([from]);
  while (open.size) {
    let here = "";
    for (const city of open) if (!here || best.get(city)! < best.get(here)!) here = city;
    open.delete(here);
    if (here === to) break;
    for (const step of next.get(here) ?? []) {
      const cost = best.get(here)! + step.cost;
      if (cost < (best.get(step.to) ?? Number.POSITIVE_INFINITY)) {
        best.set(step.to, cost);
        came.set(step.to, { id: step.id, from: here });
        open.add(step.to);
      }
    }
  }
  const routes: string[] = [];
  for (let city = to; city !== from; ) {
    const step = came.get(city);
    if (!step) return [];
    routes.push(step.id);
    city = step.from;
  }
  return routes;
}

/** The way through all cities of a ticket, one after another. A country stands for its nearest entry: it is left out. */
export function wayOf(board: Board, claimed: Record<string, number>, mine: number | null, cities: string[]): string[] {
  return cities.slice(1).flatMap((city, n) => shortest(board, claimed, mine, cities[n]!, city));
}
