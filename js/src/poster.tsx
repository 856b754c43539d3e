// The winner's poster: the name in the sky, a train in the winner's colour below it.

import type { JSX } from "preact";
import { type Verdict, verdict } from "./count";
import { ownSeat } from "./ending";
import type { Page } from "./page";
import { usePage } from "./parts";
import { liveryOf } from "./pieces";
import type { SeatLook, Sheet } from "./protocol";

const [WIDE, HIGH] = [460, 340];
const SUN: [number, number] = [230, 210];
const LETTER = 0.74;
const ONE_LINE = 13;
const TWO_LINES = 30;

/** What the poster says in its second line. */
export function details({ say }: Page, { points, names, ahead, own }: Verdict): string {
  const parts = [say(names.length > 1 ? "page-end-each" : "page-points", { n: points })];
  if (own) parts.push(say("page-end-own", own));
  else if (ahead) parts.push(say("page-end-ahead", ahead));
  return parts.join(" · ").replace(/-(?=\d)/, "−");
}

export function title({ say }: Page, { names }: Verdict): string {
  return say("page-end-winners", { n: names.length, names });
}

export function Poster({ sheet, fresh }: { sheet: Sheet; fresh: boolean }): JSX.Element {
  const page = usePage();
  const told = verdict(sheet, ownSeat(page));
  const seats = page.traits.board.seats;
  const words = title(page, told);
  const looks = sheet.winners.flatMap((seat) => seats[seat] ?? []);
  return (
    <div class={`ttr-poster ${fresh ? "ttr-fresh" : ""}`}>
      <Scene looks={looks} />
      <div class="ttr-sky">
        <h2 style={sizes(words)}>{words}</h2>
        <p>{details(page, told)}</p>
      </div>
    </div>
  );
}

/** How wide and how high the words are in sizes of their font: long names stand on two or three lines. */
function sizes(words: string): Record<string, string> {
  const length = [...words].length;
  const lines = length <= ONE_LINE ? 1 : length <= TWO_LINES ? 2 : 3;
  const longest = Math.max(...words.split(/\s/).map((word) => [...word].length));
  const letters = Math.max(longest, Math.ceil(length / lines) + (lines > 1 ? 2 : 0), 7);
  return { "--wide": `${(letters * LETTER).toFixed(2)}`, "--lines": `${lines}` };
}

function rays(): string {
  const [x, y] = SUN;
  const at = (n: number) => {
    const angle = (n * Math.PI) / 22;
    return `${(x + 460 * Math.cos(angle)).toFixed(1)},${(y + 460 * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: 22 }, (_, n) => `M${x},${y}L${at(2 * n)}L${at(2 * n + 1)}Z`).join("");
}
const RAYS = rays();

function Scene({ looks }: { looks: SeatLook[] }): JSX.Element {
  const first = looks[0];
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={`M-300,-400H${WIDE + 300}V${HIGH}H-300Z`} fill="#f3c65b" />
      <path d={RAYS} fill="#f9dc8c" />
      <circle cx={SUN[0]} cy={SUN[1]} r="118" fill="#fbe9b4" />
      <path d="M-300,250H0Q70,200 150,226T290,214T460,226H760V340H-300Z" fill="#5e8a6c" />
      <path d="M-300,264H0Q92,238 208,260T460,246H760V340H-300Z" fill="#3f6b52" />
      <path d="M-300,301H760V340H-300Z" fill="#2b2a27" />
      <path d="M-300,303H760" stroke="#d8cdb4" stroke-width="3.600" />
      <path d="M-300,311H760" stroke="#7a6747" stroke-width="7.500" stroke-dasharray="9.500 9.500" />
      {first ? (
        <g class="ttr-rolls" transform="translate(304 301) scale(1.42)">
          <Locomotive look={first} />
          {[0, 1, 2, 3, 4].map((n) => (
            <g key={n} transform={`translate(${-106 - 108 * n} 0)`}>
              <Coach look={looks[(n + 1) % looks.length] ?? first} />
            </g>
          ))}
        </g>
      ) : null}
    </svg>
  );
}

const INK = { stroke: "#0f1419", "stroke-width": 2.4, "stroke-linejoin": "round" } as const;
const dark = (look: SeatLook): string => `color-mix(in srgb, ${look.fill} 45%, #000)`;

/** The engine from its side; the rails are at 0. */
function Locomotive({ look }: { look: SeatLook }): JSX.Element {
  const [fill, deep, brass] = [look.fill, dark(look), "#e7b850"];
  return (
    <g>
      <g class="ttr-steam" fill="#fffdf5">
        <circle cx="33" cy="-74" r="8" />
        <circle cx="22" cy="-82" r="11" />
        <circle cx="4" cy="-87" r="13" />
        <circle cx="-18" cy="-88" r="11" />
        <circle cx="-36" cy="-84" r="7" />
      </g>
      <path d="M-50,-16H50V-21H-50ZM50,-21L57,-4H44L40,-16Z" style={{ fill: deep }} {...INK} />
      <rect x="-14" y="-46" width="60" height="25" rx="5" fill={fill} {...INK} />
      <path d="M46,-44.500q7,0 7,10.500t-7,10.500z" fill={brass} {...INK} />
      <path d="M-2,-46V-21M16,-46V-21" stroke={brass} stroke-width="2.600" />
      <path d="M28,-46L25.500,-64H22V-69H44V-64H40.500L38,-46Z" fill={fill} {...INK} />
      <path d="M21,-66.500H45" stroke={brass} stroke-width="4.400" />
      <path d="M1,-46q0,-9 8,-9t8,9z" fill={brass} {...INK} />
      <path d="M-50,-21V-60H-12V-21Z" fill={fill} {...INK} />
      <path d="M-56,-60H-8V-65Q-32,-71 -56,-65Z" style={{ fill: deep }} {...INK} />
      <rect x="-43" y="-54" width="22" height="17" rx="2" fill="#f6e7b8" {...INK} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform="translate(16 -33.500) scale(1.300)" />
      {[-35, -10].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-11" r="11" style={{ fill: deep }} {...INK} />
          <circle cx={x} cy="-11" r="3.400" fill={brass} />
        </g>
      ))}
      {[16, 34].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-7" r="7" style={{ fill: deep }} {...INK} />
          <circle cx={x} cy="-7" r="2.400" fill={brass} />
        </g>
      ))}
      <path d="M-35,-11H17" stroke={brass} stroke-width="3.600" stroke-linecap="round" />
    </g>
  );
}

function Coach({ look }: { look: SeatLook }): JSX.Element {
  return (
    <g>
      <path d="M-44,-16V-40H44V-16Z" fill={look.fill} {...INK} />
      <path d="M-47,-40Q-47,-48 -36,-48H36Q47,-48 47,-40Z" style={{ fill: dark(look) }} {...INK} />
      {[-38, -23, -5.5, 12, 27].map((x) => (
        <rect key={x} x={x} y="-35" width="11" height="10" rx="2" fill="#f6e7b8" />
      ))}
      <path d="M-44,-20.500H44" stroke={look.ink} stroke-width="3" />
      <path d="M-46,-16H46V-11H-46Z" fill="#0f1419" />
      <path d="M-54,-12.500h8M46,-12.500h8" stroke="#0f1419" stroke-width="3" />
      {[-33, -19, 19, 33].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-7" r="7" fill="#1d1b18" />
          <circle cx={x} cy="-7" r="2.500" fill="#b9af9b" />
        </g>
      ))}
    </g>
  );
}
