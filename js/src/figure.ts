// How the drawing follows the game: only fills, lines and opacities of shapes change, never their outlines.

import type { Board, Theme, View } from "./protocol";

export type Patch = Record<string, unknown>;
export type ThemeName = "light" | "dark";

/** A route's state for the eye: free, closed to the shown seat, or the seat that owns it. */
export type Tenure = number | "closed" | "free";
export type Tenures = Record<string, Tenure>;

export function tenures(board: Board, view: View): Tenures {
  return Object.fromEntries(
    board.routes.map(({ id }) => [id, view.claimed[id] ?? (view.closed?.[id] ? "closed" : "free")]),
  );
}

type Shape = { fillcolor?: string; opacity?: number; line?: { color?: string } };

function asDrawn(board: Board, theme: Theme, number: number): Patch {
  const shape = ((board.figure.layout.shapes as Shape[]) ?? [])[number] ?? {};
  const key = `shapes[${number}]`;
  const patch = theme.patch ?? {};
  return {
    [`${key}.fillcolor`]: patch[`${key}.fillcolor`] ?? shape.fillcolor,
    [`${key}.line.color`]: patch[`${key}.line.color`] ?? shape.line?.color,
    [`${key}.opacity`]: patch[`${key}.opacity`] ?? shape.opacity ?? 1,
  };
}

function styled(board: Board, theme: Theme, route: Board["routes"][number], tenure: Tenure): Patch {
  const patch: Patch = {};
  for (const number of route.shapes) {
    const key = `shapes[${number}]`;
    Object.assign(patch, asDrawn(board, theme, number));
    if (typeof tenure === "number") {
      patch[`${key}.fillcolor`] = board.seats[tenure]?.fill;
      patch[`${key}.line.color`] = theme.outline;
      patch[`${key}.opacity`] = 1;
    } else if (tenure === "closed") {
      patch[`${key}.opacity`] = 0.35;
    }
  }
  // After the cars: what is drawn anew comes to lie on top.
  for (const number of route.signs ?? []) {
    Object.assign(patch, asDrawn(board, theme, number));
    if (tenure !== "free") patch[`shapes[${number}].opacity`] = 0;
  }
  return patch;
}

/** The keys that turn the drawing of `before` into that of `now`; nothing else is touched. */
export function change(board: Board, theme: ThemeName, before: Tenures, now: Tenures): Patch {
  const patch: Patch = {};
  for (const route of board.routes) {
    const tenure = now[route.id] ?? "free";
    if (tenure !== (before[route.id] ?? "free")) {
      Object.assign(patch, styled(board, board.themes[theme], route, tenure));
    }
  }
  return patch;
}

/** Everything in the colours of a theme, with the routes as they stand. */
export function themed(board: Board, theme: ThemeName, now: Tenures): Patch {
  const patch: Patch = { ...board.themes[theme].patch };
  return Object.assign(patch, change(board, theme, {}, now));
}
