// Where the spaces of a route are in the drawing, for everything drawn on top: pieces, highlights, animations.

import type { Scale } from "./hit";
import type { Board, Point, Route } from "./protocol";

export interface Space {
  x: number;
  y: number;
  /** The direction of the track there, in degrees. */
  angle: number;
  length: number;
  width: number;
}

function along(line: Point[], share: number): { at: Point; angle: number } {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]));
  let rest = share * lengths.reduce((a, b) => a + b, 0);
  for (let i = 0; i < lengths.length; i++) {
    const step = lengths[i]!;
    if (rest <= step || i === lengths.length - 1) {
      const [ax, ay] = line[i]!;
      const [bx, by] = line[i + 1]!;
      const part = step ? rest / step : 0;
      return {
        at: [ax + (bx - ax) * part, ay + (by - ay) * part],
        angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
      };
    }
    rest -= step;
  }
  return { at: line[0]!, angle: 0 };
}

function measure(line: Point[]): number {
  return line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);
}

/** The direction of the line at the point nearest to this one. */
function angleAt(lines: Point[][], [px, py]: Point): number {
  let best = Number.POSITIVE_INFINITY;
  let angle = 0;
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i]!;
      const [bx, by] = line[i + 1]!;
      const share = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
      const part = Math.max(0, Math.min(1, share));
      const away = Math.hypot(px - ax - part * (bx - ax), py - ay - part * (by - ay));
      if (away < best) {
        best = away;
        angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
      }
    }
  }
  return angle;
}

const known = new WeakMap<Route, { scale: Scale; spaces: Space[] }>();

/** The spaces of a route; they stay where they are as long as the drawing keeps its scale. */
export function spacesOf(route: Route, scale: Scale): Space[] {
  const found = known.get(route);
  if (found?.scale === scale) return found.spaces;
  const spaces = spacesAt(route, scale);
  known.set(route, { scale, spaces });
  return spaces;
}

function spacesAt(route: Route, scale: Scale): Space[] {
  const at = ([x, y]: Point): Point => [scale.x(x), scale.y(y)];
  const lines = route.path.map((line) => line.map(at));
  const total = lines.reduce((sum, line) => sum + measure(line), 0);
  const unit = Math.abs(scale.x(1) - scale.x(0));
  const size = { length: route.size[0] * unit, width: route.size[1] * unit };
  if (route.spaces?.length) {
    return route.spaces.map((space) => {
      const [x, y] = at(space);
      return { x, y, angle: angleAt(lines, [x, y]), ...size };
    });
  }
  const found: Space[] = [];
  for (let n = 0; n < route.length; n++) {
    let rest = ((n + 0.5) / route.length) * total;
    let line = lines[0]!;
    for (line of lines) {
      if (rest <= measure(line)) break;
      rest -= measure(line);
    }
    const place = along(line, rest / (measure(line) || 1));
    found.push({ x: place.at[0], y: place.at[1], angle: place.angle, ...size });
  }
  return found;
}

/** The longest part of a route that leaves the map at one side and comes back at another; the route itself otherwise. */
export function longestPart({ path }: Route): Point[] {
  return path.reduce((a, b) => (measure(b) > measure(a) ? b : a));
}

/** The middle of a route, on its own track: a click there can only mean this route. */
export function middleOf(route: Route, scale: Scale): Point {
  const line = longestPart(route).map(([x, y]): Point => [scale.x(x), scale.y(y)]);
  return along(line, 0.5).at;
}

/** From the board's units to pixels, after a move on the screen by these units. */
export function matrix(scale: Scale, right = 0, down = 0): string {
  const [x0, y0] = [scale.x(0), scale.y(0)];
  const [dx, dy] = [scale.x(1) - x0, scale.y(1) - y0];
  return `matrix(${[dx, 0, 0, dy, x0 + right * dx, y0 - down * dy].join(" ")})`;
}

/** The width of a space, in the board's units; a subway's round one is wider. */
export const spaceWidth = (board: Board): number => Math.min(20, ...board.routes.map(({ size }) => size[1]));

/** Some shapes of a route as printed, as one path in the board's units, or its centre line. */
export function pathOf(route: Route, board: Board, numbers = route.shapes): string {
  const shapes = (board.figure.layout.shapes as { path?: string }[]) ?? [];
  return numbers.map((number) => shapes[number]?.path ?? "").join("");
}
