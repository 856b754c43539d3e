// Which route or city lies under the pointer: plain geometry in the pixels of the drawing.

import type { Board, Point } from "./protocol";

export interface Target {
  kind: "route" | "city";
  id: string;
}

/** From the board's units to the pixels of the drawing at its own size. */
export interface Scale {
  x: (value: number) => number;
  y: (value: number) => number;
}

interface Track {
  id: string;
  lines: Point[][];
  half: number;
}

export interface Places {
  tracks: Track[];
  cities: { id: string; at: Point }[];
}

/** How far, in screen pixels, a pointer may miss. */
export const MOUSE = 8;
export const TOUCH = 20;
/** On the dot of a city, in pixels of the drawing, the city is meant. */
const DOT = 5.5;
const CITY = 8;

export function places(board: Board, scale: Scale): Places {
  const at = ([x, y]: Point): Point => [scale.x(x), scale.y(y)];
  const unit = Math.abs(scale.x(1) - scale.x(0));
  return {
    tracks: board.routes.map((route) => ({
      id: route.id,
      lines: route.path.map((line) => line.map(at)),
      half: (route.width * unit) / 2,
    })),
    cities: board.cities.map((city) => ({ id: city.id, at: at([city.x, city.y]) })),
  };
}

export function distance([px, py]: Point, line: Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i]!;
    const [bx, by] = line[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const share = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(px - ax - share * dx, py - ay - share * dy));
  }
  return best;
}

/**
 * What lies under the point. `zoom` says how many screen pixels one pixel of the drawing takes, `slack` how many screen
 * pixels one may miss, and `wanted` which cities can be chosen now: those win near their dots, others only on them or
 * where no route is.
 */
export function hit(all: Places, point: Point, zoom: number, slack: number, wanted: Set<string>): Target | null {
  let city: string | null = null;
  let near = Math.max(CITY, slack / zoom);
  for (const { id, at } of all.cities) {
    const away = Math.hypot(at[0] - point[0], at[1] - point[1]);
    if (away <= near) {
      near = away;
      city = id;
    }
  }
  let route: string | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const track of all.tracks) {
    for (const line of track.lines) {
      const away = distance(point, line);
      if (away <= Math.max(track.half, slack / zoom) && away < best) {
        best = away;
        route = track.id;
      }
    }
  }
  if (city !== null && (route === null || near <= DOT || (near <= CITY && wanted.has(city)))) {
    return { kind: "city", id: city };
  }
  return route === null ? null : { kind: "route", id: route };
}
