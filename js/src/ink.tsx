// Routes in full ink: the printed spaces again, as what can be bought now.

import type { JSX } from "preact";
import { pathOf } from "./geometry";
import type { Board, Route, Theme } from "./protocol";
import { Price } from "./subways";

/** The spaces of a route in full ink on a rim. */
export function Inked({
  route,
  board,
  theme,
  rim,
}: {
  route: Route;
  board: Board;
  theme: Theme;
  rim: number;
}): JSX.Element {
  const path = pathOf(route, board);
  const [fill, edge, sign] = theme.inked[route.color] ?? theme.inked.gray!;
  const [signs, wilds] = [route.signs.slice(route.wilds ? 2 : 0), route.signs.slice(0, route.wilds ? 2 : 0)];
  return (
    <g stroke-linejoin="round">
      <path d={path} fill="none" stroke={theme.rim} stroke-width={2 * rim} />
      <path d={path} fill={fill} stroke={edge} stroke-width="0.9" />
      <path d={pathOf(route, board, wilds.slice(0, 1))} fill="#fffdf6" stroke={edge} stroke-width="0.7" />
      <path d={pathOf(route, board, wilds.slice(1))} fill="#1b1a17" />
      <path d={pathOf(route, board, signs)} fill={sign} fill-rule="evenodd" />
      {route.kind === "subway" ? <Price route={route} fill={sign} /> : null}
    </g>
  );
}
