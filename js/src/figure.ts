// How the drawing follows the game: only fills, lines and opacities of shapes change, never outlines.

import type { Board, Route, Theme } from "./protocol";

export type Patch = Record<string, unknown>;
export type ThemeName = "light" | "dark";

/** A route's status on the map: free, closed to the shown seat, or the seat that owns it. */
export type Tenure = number | "closed" | "free";

/** Everything in the drawing that can change. */
export interface Look {
  routes: Record<string, Tenure>;
}

export const NOTHING: Look = { routes: {} };

export function lookOf(claimed: Record<string, number>, closed: Record<string, string>): Look {
  const routes: Record<string, Tenure> = { ...claimed };
  for (const id of Object.keys(closed)) routes[id] ??= "closed";
  return { routes };
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

/** The pieces of an owner cover the spaces, so only the line of a subway is recoloured. */
function route(board: Board, theme: Theme, one: Route, tenure: Tenure): Patch {
  const patch: Patch = {};
  const seat = typeof tenure === "number" ? theme.seats[tenure] : undefined;
  const shut = tenure === "closed";
  for (const number of one.lines) {
    Object.assign(patch, asDrawn(board, theme, number));
    if (seat) patch[`shapes[${number}].line.color`] = seat[0];
  }
  for (const number of [...one.casing, ...one.shapes, ...one.signs]) patch[`shapes[${number}].opacity`] = shut ? 0 : 1;
  for (const number of one.closed) patch[`shapes[${number}].opacity`] = shut ? 0.5 : 0;
  return patch;
}

const shown = (tenure: Tenure | undefined, one: Route): Tenure =>
  typeof tenure === "number" && !one.lines.length ? "free" : (tenure ?? "free");

/** The minimal patch that turns the drawing of `before` into that of `now`. */
export function change(board: Board, name: ThemeName, before: Look, now: Look): Patch {
  const patch: Patch = {};
  const theme = board.themes[name];
  for (const one of board.routes) {
    const tenure = shown(now.routes[one.id], one);
    if (tenure !== shown(before.routes[one.id], one)) Object.assign(patch, route(board, theme, one, tenure));
  }
  return patch;
}

/** A patch for all shapes: the current game in the colours of a theme. */
export function themed(board: Board, theme: ThemeName, now: Look): Patch {
  return Object.assign({ ...board.themes[theme].patch }, change(board, theme, NOTHING, now));
}
