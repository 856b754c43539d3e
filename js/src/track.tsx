// The score track along the frame: numbers at its tens, and each seat's engine.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { cellAt, sizeOf, tens } from "./ground";
import type { Scale } from "./hit";
import { liveryOf } from "./pieces";
import type { Board } from "./protocol";

/** The radius of an engine, in the board's units. */
const ENGINE = 8.6;

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

/** Each seat's engine on the score track; those with equal points stand side by side. */
export function Engines({ board, scale, points }: Layer & { points: number[] }): JSX.Element {
  const unit = Math.abs(scale.x(1) - scale.x(0));
  const size = sizeOf(board);
  const radius = ENGINE * unit;
  return (
    <g class="ttr-engines">
      {points.map((score, seat) => {
        const look = board.seats[seat];
        const before = points.slice(0, seat).filter((other) => other % 100 === score % 100).length;
        const cell = cellAt(size, score + (before * ENGINE * 200) / (size.wide + size.high));
        const [x, y] = [cell.x, cell.y].map((at, n) =>
          Math.min((n ? size.high : size.wide) - ENGINE * 1.2, Math.max(ENGINE * 1.2, at)),
        );
        return look ? (
          <g key={seat} transform={`translate(${scale.x(x!)} ${scale.y(size.high - y!)})`}>
            <circle class="ttr-shadow" cx={radius * 0.1} cy={radius * 0.22} r={radius * 1.1} />
            <circle fill="#fffdf6" r={radius * 1.1} />
            <circle fill={look.fill} stroke="#1b1a17" r={radius} stroke-width={radius * 0.14} />
            <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform={`scale(${radius * 0.066})`} />
          </g>
        ) : null;
      })}
    </g>
  );
}
