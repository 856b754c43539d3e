// Hit testing: which route or city is under the pointer, in pixels of the drawing.

import type { Board, Point } from "./protocol";

export interface Target {
  kind: "route" | "city";
  id: string;
}

/** Converts the board's units to pixels of the unzoomed drawing. */
export interface Scale {
  x: (value: number) => number;
  y: (value: number) => number;
}

/** The drawn map, for what moves above it. */
export interface Chart {
  scale: Scale;
  host: HTMLElement;
  /** Converts pixels of the drawing to the screen. */
  toScreen: (at: Point) => { x: number; y: number };
  /** The middle of a route, or a city, on the screen. */
  where: (target: Target) => { x: number; y: number };
  /** Brings a place of a zoomed map into sight. */
  show: (target: Target) => void;
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

/** How far, in screen pixels, a pointer may be off. */
export const MOUSE = 8;
export const TOUCH = 20;
/** Within this distance of a city's dot, in pixels of the drawing, the city is meant. */
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
 * What is under the point. `zoom` is the number of screen pixels per pixel of the drawing, `slack` how many screen
 * pixels the pointer may be off, and `wanted` the cities that can be chosen now: these win near their dots, other
 * cities only on their dots or away from routes.
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
