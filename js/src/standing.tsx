// What stands on the map: stations and lighthouses of the seats, and travellers with hat and case.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { spaceWidth } from "./geometry";
import type { Scale } from "./hit";
import type { Seen } from "./page";
import { liveryOf } from "./pieces";
import type { Board, City, SeatLook } from "./protocol";

const lighter = (fill: string, share: number) => `color-mix(in srgb, ${fill} ${share}%, #fff)`;
const darker = (fill: string, share: number) => `color-mix(in srgb, ${fill} ${share}%, #000)`;

/** A house with a clock tower, for a radius of 10; it stands on `y` = 8. */
function Station({ look }: { look: SeatLook }): JSX.Element {
  return (
    <>
      <ellipse class="ttr-shadow" cx="1.5" cy="8.4" rx="14" ry="3.4" />
      <g class="ttr-walls">
        <path d="M-3.6,-7.2V-14L0,-17.6L3.6,-14V-7.2Z" fill={look.fill} />
        <path d="M-10,8V-2H10V8Z" style={{ fill: lighter(look.fill, 72) }} />
        <path d="M-12.8,-1.76L-6.2,-8.4H6.2L12.8,-1.76Z" fill={look.fill} />
      </g>
      <circle cy="-11.36" r="1.9" fill={look.ink} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform="translate(0 -5.1) scale(.62 .5)" />
      <path d="M-2.6,8V2.8a2.6,2.6 0 0 1 5.2,0V8Z" style={{ fill: darker(look.fill, 62) }} />
      <path d="M-8.2,.96h3v3.6h-3ZM5.2,.96h3v3.6h-3Z" fill={look.ink} />
    </>
  );
}

/** A lighthouse on a quay. */
function Lighthouse({ look }: { look: SeatLook }): JSX.Element {
  return (
    <>
      <ellipse class="ttr-shadow" cx="1.5" cy="11" rx="14" ry="3" />
      <g class="ttr-walls">
        <path d="M-5,7L-3,-9H3L5,7Z" fill={look.fill} />
        <path d="M-13,5.5H13L10,10.5H-10Z" style={{ fill: lighter(look.fill, 75) }} />
        <path d="M-3.6,-9H3.6V-13.5L0,-18L-3.6,-13.5Z" fill={look.fill} />
      </g>
      <path d="M-4.4,2.5L-3.9,-2H3.9L4.4,2.5Z" fill={look.ink} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform="translate(0 8) scale(.5)" />
      <circle cy="-11.5" r="1.7" fill="#ffe9a8" />
    </>
  );
}

/** The outlines of buildings by the kind of piece; another kind looks like a station. */
const HOUSES: Record<string, typeof Station> = { harbours: Lighthouse };

/** A building in front of its city's dot. */
export function Building({ board, scale, city, look }: Place & { city: City; look: SeatLook }): JSX.Element {
  const size = spaceWidth(board) * Math.abs(scale.x(1) - scale.x(0));
  const House = HOUSES[board.posts[city.id] ?? ""] ?? Station;
  const place = `translate(${scale.x(city.x)} ${scale.y(city.y) - size / 2}) scale(${size * 0.112})`;
  return (
    <g data-city={city.id} transform={place}>
      <House look={look} />
    </g>
  );
}

interface Place {
  board: Board;
  scale: Scale;
}

/** All buildings, but not those that are still on their way. */
export const Buildings = memo(
  function Buildings({ board, scale, view, waiting }: Place & { view: Seen; waiting: string }): JSX.Element {
    const later = waiting.split(" ");
    return (
      <g class="ttr-buildings">
        {board.cities.map((city) => {
          const look = board.seats[view.buildings[city.id] ?? -1];
          if (!look || later.includes(city.id)) return null;
          return <Building key={city.id} board={board} scale={scale} city={city} look={look} />;
        })}
      </g>
    );
  },
  (before, after) =>
    before.view === after.view &&
    before.scale === after.scale &&
    before.board === after.board &&
    before.waiting === after.waiting,
);

interface Figure {
  fill: string;
  x: number;
  /** Where the feet stand. */
  y: number;
  high: number;
}

/** A traveller in the colour of a card. */
export function Passenger({ fill, x, y, high }: Figure): JSX.Element {
  const style = { "--coat": fill };
  return (
    <g class="ttr-person" style={style} transform={`translate(${x} ${y}) scale(${high / 18})`}>
      <path class="ttr-coat" d="M-5.94,0C-6.06,-7.2 -3.68,-10.08 0,-10.08C3.68,-10.08 6.06,-7.2 5.94,0Z" />
      <circle cy="-12.06" r="3.06" fill="#f3d9b5" />
      <path class="ttr-coat" d="M-4.86,-14.4H4.86L2.88,-15.12V-18H-2.88V-15.12Z" />
      <path class="ttr-case" d="M-.360,-4.5h5.4v4.5h-5.4Z" />
    </g>
  );
}
