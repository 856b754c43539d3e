// The route points of all seats, turn by turn.

import type { JSX } from "preact";
import type { Page } from "./page";
import { usePage } from "./parts";
import { liveryOf } from "./pieces";

/** The route points after each turn, by seat. */
export function course(page: Page): number[][] {
  const seats = page.players.map(() => [0]);
  for (const event of page.log) {
    if (event.type === "turn") for (const points of seats) points.push(points.at(-1)!);
    for (const [seat, scored] of event.scored) {
      const points = seats[seat];
      if (points) points[points.length - 1]! += scored;
    }
  }
  return seats;
}

const [WIDE, HIGH] = [420, 130];
/** Where the curves end; their symbols follow to the right. */
const END = WIDE - 20;
const SIGN = 12;
/** How a curve is dashed, by livery: it tells the seats apart without colour. */
export const DASHES: Record<string, string> = { bars: "7 3", chevrons: "2.5 2.5", dots: "1.5 5", frame: "10 3 2 3" };

/** Heights at least a symbol apart, as close as possible to the given ones. */
function apart(heights: number[]): number[] {
  const found = heights.slice();
  let free = 0;
  for (const seat of heights.map((_, n) => n).sort((one, other) => heights[one]! - heights[other]!)) {
    found[seat] = Math.max(heights[seat]!, free);
    free = found[seat]! + SIGN;
  }
  const below = Math.max(0, free - HIGH);
  return found.map((height) => height - below);
}

/** A seat's piece at the end of its curve. */
function Whose({ seat, x, y }: { seat: number; x: number; y: number }): JSX.Element | null {
  const { traits, local } = usePage();
  const look = traits.board.seats[seat];
  const fill = traits.board.themes[local.theme].seats[seat]?.[0];
  if (!look) return null;
  return (
    <g class="ttr-whose" transform={`translate(${x + SIGN / 2} ${y}) scale(${SIGN / 20})`}>
      <rect x="-12" y="-7" width="24" height="14" rx="3" fill={fill} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" />
    </g>
  );
}

export function Chart(): JSX.Element | null {
  const page = usePage();
  const seats = course(page);
  const turns = seats[0]?.length ?? 0;
  if (turns < 3) return null;
  const most = Math.max(10, ...seats.flat());
  const least = Math.min(0, ...seats.flat());
  const x = (turn: number) => 30 + (turn / (turns - 1)) * (END - 30);
  const y = (points: number) => HIGH - 16 - ((points - least) / (most - least)) * (HIGH - 26);
  const marks = [...new Set([least, Math.round(most / 2), most])];
  return (
    <figure class="ttr-chart">
      <figcaption>{page.say("page-end-chart")}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={page.say("page-end-chart")}>
        {marks.map((points) => (
          <g key={points}>
            <path class="ttr-axis" d={`M30 ${y(points)}H${END}`} />
            <text x="26" y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        <text x="30" y={HIGH - 2}>
          1
        </text>
        <text x={END} y={HIGH - 2} text-anchor="end">
          {turns - 1}
        </text>
        {seats.map((points, seat) => (
          <path
            key={seat}
            class="ttr-curve"
            stroke-dasharray={DASHES[page.traits.board.seats[seat]?.livery ?? ""]}
            style={{ stroke: page.traits.board.themes[page.local.theme].seats[seat]?.[0] }}
            d={points.map((one, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(one).toFixed(1)}`).join("")}
          />
        ))}
        {apart(seats.map((points) => y(points.at(-1) ?? 0))).map((height, seat) => (
          <Whose key={seat} seat={seat} x={END + 4} y={height} />
        ))}
      </svg>
    </figure>
  );
}
