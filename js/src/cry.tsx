// The message over the map that tells what another player builds, in the corner where it covers least.

import type { JSX } from "preact";
import type { Chart } from "./hit";
import { SeatMark, signed, usePage } from "./parts";
import type { Board, Point } from "./protocol";
import type { Step } from "./steps";

/** The size of the message and its distance from the edge, in the board's units. */
const WIDE = 300;
const HIGH = 66;
const EDGE = 20;
const STRIDE = 10;
/** The distance from the edge of the map if the corner is not in sight, in pixels. */
const INSET = 12;

export function Cry({ step }: { step: Extract<Step, { does: "cry" }> }): JSX.Element {
  const { traits, players, say } = usePage();
  const { seat, spot, points } = step;
  const { board } = traits;
  const look = board.seats[seat];
  const place = [...board.routes, ...board.cities].find(({ id }) => id === spot.id);
  return (
    <div class="ttr-crying" style={{ background: look?.fill, color: look?.ink }}>
      <SeatMark seat={seat} size={30} />
      <p>
        <b>{say("page-cry", { name: players[seat] ?? "" })}</b>
        {place?.name}
      </p>
      {points ? <strong>{points > 0 ? `+${points}` : signed(points)}</strong> : null}
    </div>
  );
}

/** The board's corner for messages: the upper left corner of the box that covers fewest cities and spaces. */
export function quietCorner(board: Board): Point {
  const [wide, high] = [board.range.x[1], board.range.y[1]];
  const busy: Point[] = [
    ...board.cities.flatMap(({ x, y, at, wide: name }): Point[] => [
      [x, high - y],
      ...[-0.5, -0.25, 0, 0.25, 0.5].map((share): Point => [at[0] + share * name, high - at[1]]),
    ]),
    ...board.routes.flatMap(({ path }) => path.flat().map(([x, y]): Point => [x, high - y])),
  ];
  let best: Point = [EDGE, EDGE];
  let least = Number.POSITIVE_INFINITY;
  for (let y = EDGE; y + HIGH + EDGE <= high; y += STRIDE) {
    for (let x = EDGE; x + WIDE + EDGE <= wide; x += STRIDE) {
      // Of equal places the one nearest to a corner, the upper left one first.
      const inside = Math.min(x, wide - WIDE - x) + Math.min(y, high - HIGH - y);
      let cost = inside + (x + y) / 20;
      for (const [px, py] of busy) {
        if (px > x && px < x + WIDE && py > y && py < y + HIGH) cost += 1000;
        if (cost >= least) break;
      }
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}

const known = new WeakMap<Board, Point>();

/** Where on the screen a message of this size belongs; at the map's edge if the corner is not in sight. */
export function corner(board: Board, chart: Chart, size: { width: number; height: number }): { x: number; y: number } {
  const found = known.get(board) ?? quietCorner(board);
  known.set(board, found);
  const { scale, toScreen, host } = chart;
  const at = toScreen([scale.x(found[0]), scale.y(board.range.y[1] - found[1])]);
  const map = host.getBoundingClientRect();
  const inside =
    at.x >= map.left && at.y >= map.top && at.x + size.width <= map.right && at.y + size.height <= map.bottom;
  return inside ? at : { x: map.left + INSET, y: map.top + INSET };
}
