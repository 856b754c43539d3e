// How the drawing follows the game: only fills, lines and opacities of shapes change, never outlines.

import type { Seen } from "./page";
import type { Board, Route, Theme } from "./protocol";

export type Patch = Record<string, unknown>;
export type ThemeName = "light" | "dark";

/** A route's status on the map: free, closed to the shown seat, or the seat that owns it. */
export type Tenure = number | "closed" | "free";

/** Everything in the drawing that can change. */
export interface Look {
  routes: Record<string, Tenure>;
  /** Stations and harbours, by city. */
  posts: Record<string, number>;
  /** Waiting passengers: the colours by city. */
  waiting: Record<string, string[]>;
}

export const NOTHING: Look = { routes: {}, posts: {}, waiting: {} };

export function lookOf(
  view: Pick<Seen, "rules">,
  claimed: Record<string, number>,
  closed: Record<string, string>,
): Look {
  const routes: Record<string, Tenure> = { ...claimed };
  for (const id of Object.keys(closed)) routes[id] ??= "closed";
  const posts = view.rules.stations?.cities ?? view.rules.harbours?.cities ?? {};
  return { routes, posts, waiting: view.rules.passengers?.waiting ?? {} };
}

type Shape = { fillcolor?: string; opacity?: number; line?: { color?: string } };
const PARTS = ["fillcolor", "line.color", "opacity"] as const;

/** A shape as on an empty board in this theme. */
function asDrawn(board: Board, theme: Theme, number: number): Patch {
  const shape = ((board.figure.layout.shapes as Shape[]) ?? [])[number] ?? {};
  const drawn = { fillcolor: shape.fillcolor, "line.color": shape.line?.color, opacity: shape.opacity ?? 1 };
  return Object.fromEntries(
    PARTS.map((part) => [`shapes[${number}].${part}`, theme.patch[`shapes[${number}].${part}`] ?? drawn[part]]),
  );
}

function owned(number: number, [fill, edge]: [string, string]): Patch {
  const key = `shapes[${number}]`;
  return { [`${key}.fillcolor`]: fill, [`${key}.line.color`]: edge, [`${key}.opacity`]: 1 };
}

const FADED = 0.45;

function route(board: Board, theme: Theme, one: Route, tenure: Tenure): Patch {
  const patch: Patch = {};
  const seat = typeof tenure === "number" ? theme.seats[tenure] : undefined;
  const opacity = tenure === "closed" ? FADED : 1;
  for (const number of one.lines) {
    Object.assign(patch, asDrawn(board, theme, number), { [`shapes[${number}].opacity`]: opacity });
    if (seat) patch[`shapes[${number}].line.color`] = seat[0];
  }
  for (const number of one.shapes) {
    Object.assign(patch, asDrawn(board, theme, number), { [`shapes[${number}].opacity`]: opacity });
    if (seat) Object.assign(patch, owned(number, seat));
  }
  // After the spaces: redrawn shapes end up on top.
  for (const number of one.signs) {
    Object.assign(patch, asDrawn(board, theme, number));
    if (tenure !== "free") patch[`shapes[${number}].opacity`] = seat ? 0 : FADED;
  }
  for (const number of one.strike) patch[`shapes[${number}].opacity`] = tenure === "closed" ? 0.7 : 0;
  return patch;
}

/** The minimal patch that turns the drawing of `before` into that of `now`. */
export function change(board: Board, name: ThemeName, before: Look, now: Look): Patch {
  const patch: Patch = {};
  const theme = board.themes[name];
  for (const one of board.routes) {
    const tenure = now.routes[one.id] ?? "free";
    if (tenure !== (before.routes[one.id] ?? "free")) Object.assign(patch, route(board, theme, one, tenure));
  }
  for (const [city, number] of Object.entries(board.posts)) {
    const seat = now.posts[city];
    if (seat === before.posts[city]) continue;
    if (seat === undefined) patch[`shapes[${number}].opacity`] = 0;
    else Object.assign(patch, owned(number, theme.seats[seat]!));
  }
  for (const [city, numbers] of Object.entries(board.waiting)) {
    const [old, young] = [before.waiting[city] ?? [], now.waiting[city] ?? []];
    numbers.forEach((number, n) => {
      if (old[n] === young[n]) return;
      const fill = board.cards.find((card) => card.color === young[n])?.fill;
      patch[`shapes[${number}].opacity`] = young[n] ? 1 : 0;
      if (fill) patch[`shapes[${number}].fillcolor`] = fill;
    });
  }
  return patch;
}

/** A patch for all shapes: the current game in the colours of a theme. */
export function themed(board: Board, theme: ThemeName, now: Look): Patch {
  return Object.assign({ ...board.themes[theme].patch }, change(board, theme, NOTHING, now));
}
