// The pictures on cards, in a box of 124 × 176: a sun with its sign, and a waggon of its own for each colour.
//
// The outlines are fixed texts; a card's colours come in as the custom properties --c, --body, --deep and --pale.

import type { JSX } from "preact";
import { outline } from "./symbols";

const INK = "#1d1b18";
const PAPER = "#fffcf3";
/** The white frame with rounded corners, outside and inside. */
const FRAME =
  "M14,1H110a13,13 0 0 1 13,13V162a13,13 0 0 1 -13,13H14a13,13 0 0 1 -13,-13V14a13,13 0 0 1 13,-13Z" +
  "M16,8a8,8 0 0 0 -8,8V160a8,8 0 0 0 8,8H108a8,8 0 0 0 8,-8V16a8,8 0 0 0 -8,-8Z";

/** Every second of `count` sectors around a point. */
export function rays(x: number, y: number, radius: number, count: number): string {
  const at = (turn: number) =>
    `${(x + radius * Math.cos(turn)).toFixed(1)},${(y + radius * Math.sin(turn)).toFixed(1)}`;
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, n) => `M${x},${y}L${at(n * step)}L${at((n + 0.5) * step)}Z`).join("");
}

const SUN = rays(62, 56, 150, 16);
const BEAMS = rays(62, 118, 190, 24);
const WAVES = [126, 136, 146, 156, 166].map((y) => `M0,${y}${"q5,-4.5 10,0t10,0".repeat(7)}`).join("");
const HILLS = "M8,112Q30,98 52,108T100,100T124,104V168H8Z";

const wheels = (xs: number[], radius: number): JSX.Element[] =>
  xs.map((x) => (
    <g key={x}>
      <circle cx={x} cy={-radius} r={radius} fill={INK} />
      <circle cx={x} cy={-radius} r={radius * 0.36} fill="#b9af9b" />
    </g>
  ));

const many = (xs: number[], path: (x: number) => string): string => xs.map(path).join("");
const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

/** A part of a waggon: which of its colours fills it, and its outline; `line` is drawn, not filled. */
type Part = [fill: "body" | "deep" | "pale" | "ink" | "line", path: string, width?: number];

/** The bodies of the waggons on their frame; rail level is 0, and they are 96 wide. */
const WAGGONS: Record<string, Part[]> = {
  red: [
    ["deep", "M-11,-44v-9h22v9z"],
    ["body", "M-43,-16V-42Q-43,-45 -40,-45H40Q43,-45 43,-42V-16Z"],
    ["line", "M-36,-38V-22M-29,-38V-22M29,-38V-22M36,-38V-22", 2.4],
    ["deep", "M-15,-43h30v26h-30Z"],
  ],
  orange: [
    ["body", many([-29, 0, 29], (x) => circle(x, -30, 13.5))],
    ["line", many([-29, 0, 29], (x) => circle(x, -30, 7.6) + circle(x, -30, 1.6)), 2.4],
    ["ink", "M-47.500,-34h3v18h-3ZM44.500,-34h3v18h-3Z"],
  ],
  yellow: [
    ["body", "M-43,-16V-38H43V-16Z"],
    ["deep", "M-46,-38Q-46,-47 -34,-47H34Q46,-47 46,-38Z"],
    ["body", "M-26,-47V-52H26V-47Z"],
    ["deep", many([-34, -20, 20, 34], (x) => `M${x - 5},-23V-31a5,5 0 0 1 10,0V-23Z`), 0],
  ],
  green: [
    ["ink", many([-29, 0, 29], (x) => `M${x - 2},-28h4v12h-4Z`)],
    ["body", circle(-29, -35, 12.5) + circle(29, -35, 12.5)],
    ["body", circle(0, -40, 12.5)],
    ["pale", circle(-32.5, -38, 3.6) + circle(25.5, -38, 3.6) + circle(-3.5, -43, 3.6), 0],
    ["deep", "M-44,-16v-7h88v7z"],
  ],
  blue: [
    ["pale", "M-40,-37L-20,-56L-2,-37ZM2,-37L20,-56L40,-37Z"],
    ["body", "M-45,-38H45L36,-16H-36Z"],
    ["line", "M-24,-36V-18M0,-36V-18M24,-36V-18", 3],
  ],
  purple: [
    ["body", "M-44,-16V-37Q-44,-48 -32,-48H32Q44,-48 44,-37V-16Z"],
    ["deep", "M-44,-37Q-44,-48 -32,-48H32Q44,-48 44,-37V-38H-44Z", 0],
    ["line", "M-44,-20.5H44", 3],
    ["deep", many([-31, -10.5, 10.5, 31], (x) => `M${x},-37l7,7.5l-7,7.5l-7,-7.5Z`), 0],
  ],
  black: [
    ["deep", "M-42,-36q6,-13 14,-9q5,-9 13,-4q7,-8 15,-2q9,-6 14,3q8,-4 12,4q8,-1 12,8z"],
    ["body", "M-45,-37H45V-16H-45Z"],
    ["line", "M-42,-34L-18,-19M-18,-34L-42,-19M-12,-34L12,-19M12,-34L-12,-19M18,-34L42,-19M42,-34L18,-19", 3.2],
  ],
  white: [
    ["deep", "M-9,-44v-7h18v7z"],
    ["body", "M-32,-44H32a13,13 0 0 1 0,26H-32a13,13 0 0 1 0,-26Z"],
    ["line", "M-28,-44V-18M28,-44V-18", 2.6],
    ["line", circle(0, -31, 8), 4],
  ],
};
/** What stands on the card of any other colour. */
const PLAIN: Part[] = [["body", "M-43,-16V-42Q-43,-45 -40,-45H40Q43,-45 43,-42V-16Z"]];
/** Waggons that carry the sign of their colour: its middle, size and fill. */
const EMBLEMS: Record<string, [y: number, size: number, fill: string]> = {
  red: [-29.5, 19, "var(--body)"],
  yellow: [-27, 17, "var(--deep)"],
};

function Parts({ of, line = 2.4 }: { of: Part[]; line?: number }): JSX.Element {
  return (
    <g stroke-linejoin="round">
      {of.map(([fill, path, width = line], n) =>
        fill === "line" ? (
          <path key={n} d={path} fill="none" stroke="var(--deep)" stroke-width={width} />
        ) : (
          <path key={n} d={path} fill={fill === "ink" ? INK : `var(--${fill})`} stroke={INK} stroke-width={width} />
        ),
      )}
    </g>
  );
}

function Sign({ symbol, x, y, size, fill }: Record<"x" | "y" | "size", number> & { symbol: string; fill: string }) {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return <path d={outline(symbol)} fill={fill} fill-rule="evenodd" transform={place} />;
}

function Waggon({ color, symbol }: { color: string; symbol: string }): JSX.Element {
  const emblem = WAGGONS[color] ? EMBLEMS[color] : ([-30, 22, "var(--deep)"] as const);
  return (
    <g transform="translate(62 154) scale(.96)">
      <path d="M-46,-16h92v5h-92Z" fill={INK} />
      <path d="M-52,-12.500h6M46,-12.500h6" stroke={INK} stroke-width="3" />
      <Parts of={WAGGONS[color] ?? PLAIN} />
      {emblem ? <Sign symbol={symbol} x={0} y={emblem[0]} size={emblem[1]} fill={emblem[2]} /> : null}
      {wheels([-33, -19, 19, 33], 7)}
    </g>
  );
}

const STEAMER: Part[] = [
  ["pale", "M-40,-46L-14,-40L-40,-34Z"],
  ["deep", "M-8,-34L-6,-56H10L12,-34Z"],
  ["pale", "M-6.600,-51.500H10.600v5H-6.600Z", 0],
  ["pale", "M-26,-34H26a2,2 0 0 1 2,2v11H-28v-11a2,2 0 0 1 2,-2Z"],
  ["body", "M-52,-22H54L44,0H-40Z"],
  ["line", "M-49.500,-16H51", 3],
  ["deep", many([-28, -14, 0, 14, 28], (x) => circle(x, -8.5, 2.6)), 0],
  ["deep", many([-20, -10, 0, 10, 20], (x) => `M${x - 3},-31h6v6h-6Z`), 0],
];

function Steamer({ place, line }: { place: string; line?: number }): JSX.Element {
  return (
    <g transform={place}>
      <path d="M-40,-21V-46M34,-21V-50" stroke={INK} stroke-width="2.4" />
      <Parts of={STEAMER} line={line} />
    </g>
  );
}

const [METAL, BRASS, RED, NIGHT] = ["#23384b", "#e7b850", "#b5392e", "#14202b"];

function Engine(): JSX.Element {
  const wheel = (x: number, radius: number) => (
    <g key={x}>
      <circle cx={x} cy={-radius} r={radius} fill={RED} />
      <circle cx={x} cy={-radius} r={radius * 0.32} fill={BRASS} stroke="none" />
    </g>
  );
  return (
    <g transform="translate(60 154) scale(.92)">
      <g fill="#fffdf5" opacity=".95">
        <path
          d={[
            [33, -74, 8],
            [22, -82, 11],
            [4, -87, 13],
            [-18, -88, 11],
            [-36, -84, 7],
          ]
            .map(([x, y, r]) => circle(x!, y!, r!))
            .join("")}
        />
      </g>
      <g stroke={NIGHT} stroke-width="2.4" stroke-linejoin="round">
        <path d="M-50,-16H50V-21H-50ZM50,-21L57,-4H44L40,-16Z" fill={RED} />
        <path d="M-9,-46H41a5,5 0 0 1 5,5v15a5,5 0 0 1 -5,5H-14V-41a5,5 0 0 1 5,-5Z" fill={METAL} />
        <path d="M46,-44.500q7,0 7,10.500t-7,10.500zM1,-46q0,-9 8,-9t8,9z" fill={BRASS} />
        <path d="M28,-46L25.500,-64H22V-69H44V-64H40.500L38,-46Z" fill={METAL} />
        <path d="M-50,-21V-60H-12V-21Z" fill={METAL} />
        <path d="M-56,-60H-8V-65Q-32,-71 -56,-65Z" fill={RED} />
        <path d="M-41,-54h18a2,2 0 0 1 2,2v13a2,2 0 0 1 -2,2h-18a2,2 0 0 1 -2,-2v-13a2,2 0 0 1 2,-2Z" fill="#f6e7b8" />
        {[-35, -10].map((x) => wheel(x, 11))}
        {[16, 34].map((x) => wheel(x, 7))}
      </g>
      <path d="M-2,-46V-21M16,-46V-21" stroke={BRASS} stroke-width="2.6" />
      <path d="M21,-66.500H45" stroke={BRASS} stroke-width="4.4" />
      <path d="M-35,-11H17" stroke={BRASS} stroke-width="3.600" stroke-linecap="round" />
    </g>
  );
}

function Bicycle(): JSX.Element {
  const frame = "M-27,-21L-10,-52H18L27,-21M-10,-52L-2,-21H-27M-2,-21L18,-52M-10,-52L-13,-62M18,-52L15,-66H27";
  const tyres = circle(-27, -21, 20) + circle(27, -21, 20);
  return (
    <g transform="translate(62 152) scale(.98)" fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d={tyres} stroke={PAPER} stroke-width="9" />
      <path d={tyres} stroke={NIGHT} stroke-width="4.400" />
      <path d={rays(-27, -21, 18, 5) + rays(27, -21, 18, 5)} stroke={NIGHT} stroke-width="1" />
      <path d={frame} stroke={PAPER} stroke-width="10" />
      <path d={frame} stroke={RED} stroke-width="5.400" />
      <path d="M-22,-63H-5" stroke={NIGHT} stroke-width="6" />
      <circle cx="-2" cy="-21" r="6" fill={BRASS} stroke={NIGHT} stroke-width="2.2" />
    </g>
  );
}

const BANDS = ["#9b5fa8", "#3f7fc1", "#4c9a4e", "#f2c53d", "#e8853a", "#c8322b"];

function Wild({ symbol, bicycle }: { symbol: string; bicycle: boolean }): JSX.Element {
  const at = (n: number) => {
    const turn = Math.PI + (Math.PI * n) / BANDS.length;
    return `${(62 + 190 * Math.cos(turn)).toFixed(1)},${(118 + 190 * Math.sin(turn)).toFixed(1)}`;
  };
  return (
    <>
      <svg x="4" y="4" width="116" height="168" viewBox="4 4 116 168">
        {BANDS.map((fill, n) => (
          <path key={fill} d={`M62,118L${at(n)}L${at(n + 1)}Z`} fill={fill} />
        ))}
        <path d={BEAMS} fill="#fff" opacity=".1" />
        <path d="M4,118H120V172H4Z" fill="#1c2c3a" />
      </svg>
      {bicycle ? <Bicycle /> : <Engine />}
      <path d="M8,155.200H116" stroke={BRASS} stroke-width="3" />
      <circle cx="27" cy="27" r="15" fill={PAPER} stroke={NIGHT} stroke-width="2" />
      <Sign symbol={symbol} x={27} y={27} size={26} fill={NIGHT} />
    </>
  );
}

const ANCHOR =
  "M0,-7V8M-4.500,-3H4.500M-8,2.500C-7,7 -3.500,8.500 0,8.500S7,7 8,2.500M0,-7m-2.200,-1.500a2.200,2.200 0 1 0 4.400,0a2.200,2.200 0 1 0 -4.400,0";

function Landscape({ ship }: { ship: boolean }): JSX.Element {
  return (
    <svg x="4" y="4" width="116" height="168" viewBox="4 4 116 168">
      <path d="M4,4H120V172H4Z" fill="var(--c)" />
      <path d={SUN} fill="var(--sun)" opacity=".75" />
      {ship ? (
        <>
          <path d="M4,120H120V172H4Z" fill="var(--soil)" />
          <path d={WAVES} fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.2" />
        </>
      ) : (
        <>
          <path d={HILLS} fill="var(--hill)" />
          <path d="M4,128H120V172H4Z" fill="var(--soil)" />
          <path d="M8,155.200H116" stroke="var(--rail)" stroke-width="2.600" />
          <path d="M8,160.500H116" stroke="var(--rail)" stroke-width="3" stroke-dasharray="5 5" opacity=".6" />
        </>
      )}
    </svg>
  );
}

export interface Art {
  color: string;
  symbol: string;
  wild: boolean;
  ship: boolean;
  /** Does it stand for two spaces? */
  double: boolean;
  harbour: boolean;
  /** Is the wild card a bicycle? */
  bicycle: boolean;
}

/** The face of a card. */
export function FaceArt({ color, symbol, wild, ship, double, harbour, bicycle }: Art): JSX.Element {
  return (
    <>
      {wild ? (
        <Wild symbol={symbol} bicycle={bicycle} />
      ) : (
        <>
          <Landscape ship={ship} />
          {ship && double ? (
            <>
              <Steamer place="translate(46 138) scale(.58)" line={3.2} />
              <Steamer place="translate(78 154) scale(.58)" line={3.2} />
            </>
          ) : ship ? (
            <Steamer place="translate(62 150) scale(.9)" />
          ) : (
            <Waggon color={color} symbol={symbol} />
          )}
          <circle cx="62" cy="54" r="33" fill={PAPER} stroke="var(--edge)" stroke-width="2.400" />
          <Sign symbol={symbol} x={62} y={54} size={47} fill="var(--sign)" />
        </>
      )}
      {harbour ? (
        <g transform="translate(97 97)">
          <circle r="15" fill="#0f4c7a" stroke={PAPER} stroke-width="2.400" />
          <path d={ANCHOR} fill="none" stroke={PAPER} stroke-width="2.400" stroke-linecap="round" />
        </g>
      ) : null}
      {double ? (
        <g transform="translate(27 97)">
          <circle r="15" fill={INK} stroke={PAPER} stroke-width="2.400" />
          <text y="6.500" text-anchor="middle" font-size="18" fill={PAPER}>
            ×2
          </text>
        </g>
      ) : null}
      <Frame />
    </>
  );
}

const Frame = (): JSX.Element => (
  <path d={FRAME} fill={PAPER} fill-rule="evenodd" stroke="#3b3323" stroke-opacity=".45" stroke-width="2" />
);

const LATTICE = Array.from({ length: 36 }, (_, n) => `M${(n - 12) * 12},0l176,176M${(n - 12) * 12},176l176,-176`).join(
  "",
);
const SEA = Array.from({ length: 14 }, (_, n) => `M-4,${12 + n * 12}${"q6,-7 12,0t12,0".repeat(6)}`).join("");
const SPOKES = Array.from({ length: 8 }, (_, n) => {
  const turn = (n * Math.PI) / 4;
  return `M62,88L${(62 + 22 * Math.cos(turn)).toFixed(1)},${(88 + 22 * Math.sin(turn)).toFixed(1)}`;
}).join("");
const STUB = "M-22,-13H22V-5a5,5 0 0 0 0,10V13H-22V5a5,5 0 0 0 0,-10Z";

export type BackKind = "train" | "ship" | "tickets";

/** The back of a card: wheel, anchor or ticket on a pattern. */
export function BackArt({ kind }: { kind: BackKind }): JSX.Element {
  return (
    <>
      <svg x="4" y="4" width="116" height="168" viewBox="4 4 116 168">
        <path d="M4,4H120V172H4Z" fill="var(--c)" />
        <path d={kind === "ship" ? SEA : LATTICE} fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2" />
      </svg>
      <Frame />
      <g fill="none" stroke="var(--line-of-back)">
        <rect x="14" y="14" width="96" height="148" rx="5" stroke-width="2.200" />
        <circle cx="62" cy="88" r="36" fill="var(--c)" stroke-width="3" />
        <circle cx="62" cy="88" r="30" stroke-width="1.400" />
        {kind === "train" ? (
          <>
            <path d={SPOKES} stroke-width="3.400" stroke-linecap="round" />
            <circle cx="62" cy="88" r="22" stroke-width="4" />
            <circle cx="62" cy="88" r="6.500" fill="var(--line-of-back)" stroke="none" />
          </>
        ) : kind === "ship" ? (
          <path d={ANCHOR} transform="translate(62 88) scale(2.300)" stroke-width="1.900" stroke-linecap="round" />
        ) : (
          <g transform="translate(62 88) rotate(-18)">
            <path d={STUB} stroke-width="3.400" stroke-linejoin="round" />
            <path d="M8,-12V12" stroke-width="2.400" stroke-dasharray="3.400 3" />
          </g>
        )}
      </g>
    </>
  );
}
