// A quiet place on the map for its buttons: over land or sea, not over routes, cities or names.

import type { Board, Point } from "./protocol";

/** The distance from the edge of the map, and between places that are tried, in pixels. */
const INSET = 32;
const STEP = 12;
/** So many pixels away from the edge are as bad as a covered space. */
const INSIDE = 40;

/** A box around its centre. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

interface Thing extends Box {
  cost: number;
}

/** What it costs to cover a name: they keep their size, so on a small map they need most of the room. */
const NAME = 6;

/** Everything that should be seen, in pixels at this scale; `y` points down. */
function things(board: Board, unit: number, names: Box[]): Thing[] {
  const high = board.range.y[1];
  const at = ([x, y]: Point): Point => [x * unit, (high - y) * unit];
  const box = (place: Point, wide: number, tall: number, cost: number): Thing => {
    const [x, y] = at(place);
    return { x, y, wide: wide * unit, high: tall * unit, cost };
  };
  return [
    ...board.routes.flatMap(({ spaces, size }) => spaces.map((space) => box(space, size[0], size[0], 1))),
    ...board.cities.map(({ x, y }) => box([x, y], 14, 14, 6)),
    ...names.map((name) => ({ ...name, cost: NAME })),
  ];
}

/** The upper left corner of the quietest place for a box of this size: near the edge, and to the lower right if it can be. */
export function quietSpot(board: Board, unit: number, [wide, high]: Point, names: Box[]): Point {
  const all = things(board, unit, names);
  const [right, low] = [board.range.x[1] * unit - INSET - wide, board.range.y[1] * unit - INSET - high];
  const steps = (most: number) =>
    Array.from({ length: Math.max(1, Math.ceil((most - INSET) / STEP)) }, (_, n) => Math.max(INSET, most - n * STEP));
  const spots = steps(low).flatMap((y) => steps(right).map((x): Point => [x, y]));
  const cost = ([x, y]: Point): number => {
    const [a, b] = [x + wide / 2, y + high / 2];
    const covered = all.filter(
      (one) => Math.abs(one.x - a) < (one.wide + wide) / 2 + 3 && Math.abs(one.y - b) < (one.high + high) / 2 + 3,
    );
    const inside = Math.min(x - INSET, right - x, y - INSET, low - y);
    return covered.reduce((sum, one) => sum + one.cost, 0) + inside / INSIDE + (right - x + low - y) / 1e4;
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
}
