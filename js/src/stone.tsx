// The mouth in the rock that cards come out of: a hill, cut stones and rails.

import type { JSX } from "preact";
import { memo } from "preact/compat";

const WIDE = 404;
const BASE = 236;
const OUTER = 178;
const INNER = 146;
const STONES = 15;
const TONES = ["#8d8473", "#7e7565", "#988f7d"];
const KEYSTONE = "#b6ab95";
const [MIDDLE, SPRING] = [WIDE / 2, BASE - 54];
const SLEEPERS = [0.05, 0.16, 0.3, 0.48, 0.7, 0.95];

const on = (radius: number, angle: number): string =>
  `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)},${(SPRING + radius * Math.sin(angle)).toFixed(1)}`;

/** One stone of the arch. */
function stone(n: number): string {
  const [from, to] = [Math.PI + (Math.PI * n) / STONES, Math.PI + (Math.PI * (n + 1)) / STONES];
  const arcs = [`A${OUTER},${OUTER} 0 0 1 ${on(OUTER, to)}`, `A${INNER},${INNER} 0 0 0 ${on(INNER, from)}`];
  return `M${on(INNER, from)}L${on(OUTER, from)}${arcs[0]}L${on(INNER, to)}${arcs[1]}Z`;
}

export const Stone = memo(function Stone(): JSX.Element {
  const hill = `M0,${BASE}C10,${BASE - 120} 70,${BASE - 214} ${MIDDLE},${BASE - 232}C${WIDE - 70},${BASE - 214} ${WIDE - 10},${BASE - 120} ${WIDE},${BASE}Z`;
  const hole = `M${MIDDLE - INNER},${BASE}V${SPRING}A${INNER},${INNER} 0 0 1 ${MIDDLE + INNER},${SPRING}V${BASE}Z`;
  const rails = [-1, 1].map((side) => `M${MIDDLE + side * 10},${BASE - 96}L${MIDDLE + side * 96},${BASE}`).join("");
  return (
    <svg class="ttr-stone" viewBox={`0 0 ${WIDE} ${BASE + 2}`} aria-hidden="true">
      <path d={hill} fill="#465a3e" stroke="#1f2a1b" stroke-width="2" />
      <path d={hole} fill="#14110d" />
      <path d={rails} stroke="#a99b7e" stroke-width="4" />
      {SLEEPERS.map((far) => (
        <path
          key={far}
          d={`M${MIDDLE - 16 - 84 * far},${BASE - 90 + 88 * far}H${MIDDLE + 16 + 84 * far}`}
          stroke="#5e4c32"
          stroke-width={3 + 6 * far}
        />
      ))}
      <g stroke="#2e2921" stroke-width="2.2">
        {Array.from({ length: STONES }, (_, n) => (
          <path key={n} d={stone(n)} fill={n === (STONES - 1) / 2 ? KEYSTONE : TONES[n % 3]} />
        ))}
        {[-1, 1].flatMap((side) =>
          [0, 1].map((row) => (
            <rect
              key={`${side}-${row}`}
              x={MIDDLE + (side * (INNER + OUTER)) / 2 - 16}
              y={SPRING + row * 27}
              width="32"
              height="27"
              fill={TONES[(row + (side > 0 ? 1 : 0)) % 2]}
            />
          )),
        )}
      </g>
    </svg>
  );
});
