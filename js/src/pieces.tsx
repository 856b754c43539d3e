// The pieces on claimed routes: painted wood, lit from above whatever way the track runs.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { type Space, spacesOf } from "./geometry";
import type { Scale } from "./hit";
import type { Board, Route, SeatLook } from "./protocol";

/** Outlines for a space of 24 × 10, with x along the track. */
export const WAGGON =
  "M-10.4,-5.5h20.8a2.2,2.2 0 0 1 2.2,2.2v6.6a2.2,2.2 0 0 1 -2.2,2.2h-20.8a2.2,2.2 0 0 1 -2.2,-2.2v-6.6a2.2,2.2 0 0 1 2.2,-2.2Z";
export const ENGINE =
  "M-10.4,-5.5H6.55Q13.26,-5.5 13.26,0Q13.26,5.5 6.55,5.5H-10.4q-2.2,0 -2.2,-2.2V-3.3q0,-2.2 2.2,-2.2Z";
const SHIP = "M12.6,0Q7.81,-5.5 1.51,-5.5L-6.3,-5.5Q-12.6,-4.67 -12.6,0Q-12.6,4.67 -6.3,5.5L1.51,5.5Q7.81,5.5 12.6,0Z";
const TRAM = "M-9.3,-5.5H9.3L12.6,-2.48V2.48L9.3,5.5H-9.3L-12.6,2.48V-2.48Z";
/** On the round space of a subway, for a radius of 5. */
const TOKEN = "M-5.2,0a5.2,5.2 0 1 0 10.4,0a5.2,5.2 0 1 0 -10.4,0Z";
const ROOF =
  "M-10.1,-4.2h20.2a1.2,1.2 0 0 1 1.2,1.2v1.6a1.2,1.2 0 0 1 -1.2,1.2h-20.2a1.2,1.2 0 0 1 -1.2,-1.2v-1.6a1.2,1.2 0 0 1 1.2,-1.2Z";
const DECK = "M10,0Q6.2,-3.3 1.2,-3.3H-5Q-10,-2.8 -10,0Q-10,2.8 -5,3.3H1.2Q6.2,3.3 10,0Z";

/** The patterns on roofs, to be filled by the even-odd rule. */
const LIVERIES: Record<string, string> = {
  stripe: "M-7.8,-1.26h15.600a1.26,1.26 0 0 1 0,2.52h-15.600a1.26,1.26 0 0 1 0,-2.52Z",
  bars: [-6, 0, 6].map((x) => `M${x - 1.05},-3.4h2.1v6.8h-2.1Z`).join(""),
  chevrons: [-5, 3].map((x) => `M${x - 3.6},-3.2h3l3.7,3.2l-3.7,3.2h-3l3.7,-3.2Z`).join(""),
  dots: [-6.3, 0, 6.3].map((x) => `M${x - 1.9},0a1.9,1.9 0 1 0 3.8,0a1.9,1.9 0 1 0 -3.8,0Z`).join(""),
  frame: "M-9.1,-3.4H9.1V3.4H-9.1ZM-7.5,-1.800V1.800H7.5V-1.800Z",
};

/** The livery of a seat in a box of 24 × 10 around the origin. */
export const liveryOf = (look: SeatLook): string => LIVERIES[look.livery] ?? "";

export interface Piece {
  space: Space;
  shape: string;
  roof: string;
  /** The size of the livery in sizes of the piece. */
  share: number;
}

const known = new WeakMap<Space[], Piece[]>();

/** The pieces of a route; like its spaces, they stay where they are. */
export function piecesOf(route: Route, scale: Scale): Piece[] {
  const spaces = spacesOf(route, scale);
  const pieces = known.get(spaces) ?? piecesAt(route, spaces);
  known.set(spaces, pieces);
  return pieces;
}

function piecesAt(route: Route, spaces: Space[]): Piece[] {
  return spaces.map((space, n) => {
    if (route.kind === "subway") return { space, shape: TOKEN, roof: "", share: 0.38 };
    if (route.kind === "sea") return { space, shape: SHIP, roof: DECK, share: 0.66 };
    if (route.kind === "tram") return { space, shape: TRAM, roof: ROOF, share: 0.9 };
    const head = n === spaces.length - 1;
    return { space, shape: head ? ENGINE : WAGGON, roof: ROOF, share: head ? 0.78 : 1 };
  });
}

/** Moved on the screen, then turned along the track; `unit` is the board's unit in pixels. */
function place({ space, shape }: Piece, right: number, down: number, unit: number): string {
  const across = space.width / 10;
  const along = shape === TOKEN ? across : space.length / 24;
  const turn = shape === TOKEN ? 0 : space.angle;
  return `translate(${space.x + right * unit} ${space.y + down * unit}) rotate(${turn}) scale(${along} ${across})`;
}

function Shadow({ piece, unit }: { piece: Piece; unit: number }): JSX.Element {
  return <path class="ttr-shadow" d={piece.shape} transform={place(piece, 1.5, 2.9, unit)} />;
}

function Side({ piece, look, unit }: { piece: Piece; look: SeatLook; unit: number }): JSX.Element {
  return (
    <path
      class="ttr-side"
      d={piece.shape}
      style={{ fill: `color-mix(in srgb, ${look.fill} 50%, #000)` }}
      transform={place(piece, 0, 1.1, unit)}
    />
  );
}

function Top({ piece, look, unit }: { piece: Piece; look: SeatLook; unit: number }): JSX.Element {
  const name = piece.shape === TOKEN ? "ttr-top ttr-paid" : "ttr-top";
  return (
    <g transform={place(piece, 0, -0.9, unit)}>
      <path class={name} d={piece.shape} fill={look.fill} />
      <path class="ttr-roof" d={piece.roof} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform={`scale(${piece.share})`} />
    </g>
  );
}

/** Lines between neighbours make a train of waggons. */
function couplings(pieces: Piece[], unit: number): string {
  return pieces
    .slice(1)
    .map(({ space }, n) => [pieces[n]!.space, space] as const)
    .filter(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) < one.length * 1.9)
    .map(([one, other]) => `M${one.x},${one.y + 0.4 * unit}L${other.x},${other.y + 0.4 * unit}`)
    .join("");
}

interface Of {
  pieces: Piece[];
  look: SeatLook;
  unit: number;
}

const Shadows = memo(({ pieces, unit }: Omit<Of, "look">) => (
  <>
    {pieces.map((piece, n) => (
      <Shadow key={n} piece={piece} unit={unit} />
    ))}
  </>
));

const Sides = memo(({ pieces, look, unit }: Of) => (
  <>
    {pieces.map((piece, n) => (
      <Side key={n} piece={piece} look={look} unit={unit} />
    ))}
  </>
));

const Tops = memo(({ pieces, look, unit }: Of) => (
  <g>
    {pieces.map((piece, n) => (
      <Top key={n} piece={piece} look={look} unit={unit} />
    ))}
  </g>
));

interface Props {
  board: Board;
  scale: Scale;
  claimed: Record<string, number>;
  /** The routes whose pieces are still on their way. */
  placing: string;
  outline: string;
}

/** All pieces on routes: first all shadows, then all sides, then all tops. */
export const Trains = memo(function Trains({ board, scale, claimed, placing, outline }: Props): JSX.Element {
  const unit = Math.abs(scale.x(1) - scale.x(0));
  const fresh = placing.split(" ");
  const all = board.routes
    .filter((route) => claimed[route.id] !== undefined)
    .map((route) => ({ route, look: board.seats[claimed[route.id]!]!, pieces: piecesOf(route, scale) }));
  const rolling = all.filter(({ route }) => !["sea", "tram", "subway"].includes(route.kind));
  const standing = all.filter(({ route }) => !fresh.includes(route.id));
  return (
    <g class="ttr-trains" style={{ "--outline": outline }}>
      <g class="ttr-shadows">
        {standing.map(({ route, pieces }) => (
          <Shadows key={route.id} pieces={pieces} unit={unit} />
        ))}
      </g>
      <path
        class="ttr-couplings"
        stroke-width={2.6 * unit}
        d={rolling
          .filter((one) => standing.includes(one))
          .map((one) => couplings(one.pieces, unit))
          .join("")}
      />
      {standing.map(({ route, pieces, look }) => (
        <Sides key={route.id} pieces={pieces} look={look} unit={unit} />
      ))}
      <g class="ttr-pieces">
        {standing.map(({ route, pieces, look }) => (
          <Tops key={route.id} pieces={pieces} look={look} unit={unit} />
        ))}
      </g>
    </g>
  );
});

/** One piece with its shadow. */
export function WholePiece({ piece, look, unit }: { piece: Piece; look: SeatLook; unit: number }): JSX.Element {
  return (
    <>
      <Shadow piece={piece} unit={unit} />
      <Side piece={piece} look={look} unit={unit} />
      <Top piece={piece} look={look} unit={unit} />
    </>
  );
}

/** A train that is not built yet. */
export function GhostTrain({ route, scale, look }: { route: Route; scale: Scale; look: SeatLook }): JSX.Element {
  const unit = Math.abs(scale.x(1) - scale.x(0));
  return (
    <g class="ttr-ghost">
      {piecesOf(route, scale).map((piece, n) => (
        <g key={n} transform={place(piece, 0, -0.6, unit)}>
          <path
            d={piece.shape}
            style={{ fill: `color-mix(in srgb, ${look.fill} 42%, #fffdf6)`, stroke: look.fill }}
            stroke-width="1.4"
            stroke-dasharray="3.3 2.2"
          />
          <path
            d={liveryOf(look)}
            fill-rule="evenodd"
            style={{ fill: `color-mix(in srgb, ${look.fill} 80%, #000)` }}
            transform={`scale(${piece.share * 0.86})`}
          />
        </g>
      ))}
    </g>
  );
}
