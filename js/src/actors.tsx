// Pieces on their way: each is a small picture of its own above the map, so that moving it does not paint the map again.

import type { JSX } from "preact";
import type { Scale } from "./hit";
import { usePage } from "./parts";
import { type Piece, WholePiece } from "./pieces";
import type { Board, City, SeatLook } from "./protocol";
import { Building, Passenger } from "./standing";
import { ENGINE, Engine } from "./track";

/** A piece for one space, at its place on the map. */
export function RollingPiece({ piece, scale, look }: { piece: Piece; scale: Scale; look: SeatLook }): JSX.Element {
  const { space } = piece;
  const half = Math.max(space.length, space.width);
  const size = 2 * half;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${space.x - half} ${space.y - half} ${size} ${size}`}
      style={{ left: `${space.x - half}px`, top: `${space.y - half}px` }}
    >
      <WholePiece piece={piece} look={look} unit={Math.abs(scale.x(1) - scale.x(0))} />
    </svg>
  );
}

export function EnginePiece({ scale, look }: { scale: Scale; look: SeatLook }): JSX.Element {
  const radius = ENGINE * Math.abs(scale.x(1) - scale.x(0));
  const half = radius * 1.5;
  return (
    <svg
      width={2 * half}
      height={2 * half}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      style={{ left: `${-half}px`, top: `${-half}px` }}
    >
      <Engine look={look} radius={radius} />
    </svg>
  );
}

/** Half the width of the picture of a building, in pixels of the drawing. */
const HALF = 30;

/** A building that is put into a city. */
export function Raised(props: { board: Board; scale: Scale; city: City; look: SeatLook }): JSX.Element {
  const [x, y] = [props.scale.x(props.city.x) - HALF, props.scale.y(props.city.y) - HALF];
  return (
    <svg
      width={2 * HALF}
      height={2 * HALF}
      viewBox={`${x} ${y} ${2 * HALF} ${2 * HALF}`}
      style={{ left: `${x}px`, top: `${y}px` }}
    >
      <Building {...props} />
    </svg>
  );
}

/** A passenger on the way to a player. */
export function Rider({ color }: { color: string }): JSX.Element {
  const card = usePage().traits.board.cards.find((one) => one.color === color);
  return (
    <svg width="32" height="44" viewBox="0 0 32 44">
      <Passenger fill={card?.fill ?? ""} x={16} y={42} high={38} />
    </svg>
  );
}
