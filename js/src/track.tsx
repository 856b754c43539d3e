// The score track along the frame: numbers at its tens, and each seat's engine.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { cellAt, sizeOf, tens } from "./ground";
import type { Scale } from "./hit";
import { liveryOf } from "./pieces";
import type { Board, Point, SeatLook } from "./protocol";

/** The radius of an engine, in the board's units. */
export const ENGINE = 8.6;

interface Layer {
  board: Board;
  scale: Scale;
}

/** The tens; a small map hides them. */
export const Tens = memo(function Tens({ board, scale, color }: Layer & { color: string }): JSX.Element {
  const size = sizeOf(board);
  return (
    <g class="ttr-tens" fill={color}>
      {tens(size).map(({ x, y, points }) => (
        <g key={points} transform={`translate(${scale.x(x)} ${scale.y(size.high - y)})`}>
          <text>{points}</text>
        </g>
      ))}
    </g>
  );
});

/** Where a seat's engine is; engines with equal points stand side by side. */
export function engineAt({ board, scale }: Layer, points: readonly number[], seat: number): Point {
  const size = sizeOf(board);
  const score = points[seat] ?? 0;
  const before = points.slice(0, seat).filter((other) => other % 100 === score % 100).length;
  const cell = cellAt(size, score + (before * ENGINE * 200) / (size.wide + size.high));
  const inside = (at: number, most: number) => Math.min(most - ENGINE * 1.2, Math.max(ENGINE * 1.2, at));
  return [scale.x(inside(cell.x, size.wide)), scale.y(size.high - inside(cell.y, size.high))];
}

/** An engine around the origin. */
export function Engine({ look, radius }: { look: SeatLook; radius: number }): JSX.Element {
  return (
    <>
      <circle class="ttr-shadow" cx={radius * 0.1} cy={radius * 0.22} r={radius * 1.1} />
      <circle fill="#fffdf6" r={radius * 1.1} />
      <circle fill={look.fill} stroke="#1b1a17" r={radius} stroke-width={radius * 0.14} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform={`scale(${radius * 0.066})`} />
    </>
  );
}

/** Each seat's engine on the score track. */
export function Engines({ board, scale, points }: Layer & { points: number[] }): JSX.Element {
  const radius = ENGINE * Math.abs(scale.x(1) - scale.x(0));
  return (
    <g class="ttr-engines">
      {board.seats.slice(0, points.length).map((look, seat) => (
        <g key={seat} data-engine={seat} transform={`translate(${engineAt({ board, scale }, points, seat).join(" ")})`}>
          <Engine look={look} radius={radius} />
        </g>
      ))}
    </g>
  );
}
