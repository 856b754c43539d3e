// The names of the cities: above everything else on the map, with a halo; a ticket's cities wear an enamel sign. They
// keep their size on the screen; whoever waits in a city stands below its name.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useMemo, useRef } from "preact/hooks";
import { spacesOf, spaceWidth } from "./geometry";
import type { Scale } from "./hit";
import type { Places, Seen } from "./page";
import type { Board, City, Edge } from "./protocol";
import { type Bump, type Named, nameSize, type Seat, seated } from "./seating";
import { Passenger } from "./standing";
import type { Rest } from "./zoom";

/** The cities of the player's open tickets and of those on offer, and those whose tickets are all done. */
export function goals(board: Board, view: Seen): { open: Set<string>; done: Set<string> } {
  const kept = view.tickets.filter((ticket) => ticket.missing !== null || ticket.done);
  const offered = (view.rules.tickets?.offered ?? []) as string[];
  const citiesOf = (ids: string[]) => new Set(ids.flatMap((id) => board.tickets[id]?.cities ?? []));
  const open = citiesOf([...kept.filter((ticket) => !ticket.done).map((ticket) => ticket.id), ...offered]);
  const done = citiesOf(kept.filter((ticket) => ticket.done).map((ticket) => ticket.id));
  return { open, done: new Set([...done].filter((city) => !open.has(city))) };
}

type Sign = "open" | "done" | "";

/** Names are never smaller on the screen, in pixels. */
const LEAST = 11.2;
/** Countries and the texts at the edge are smaller than cities. */
const SMALLER = 0.86;
/** The frame of the map, in the board's units. */
const FRAME = 14;

/** A name with everything beside it, in screen pixels; the origin is its centre. */
interface Label {
  city: City;
  sign: Sign;
  font: number;
  /** The text alone. */
  text: number;
  wide: number;
  high: number;
  /** The room for an anchor at the left, and for passengers below. */
  left: number;
  below: number;
}

export function labelOf(city: City, size: number, sign: Sign, places: number): Label {
  const font = city.country ? Math.max(LEAST, size * SMALLER) : size;
  const text = (city.wide / city.font) * font;
  const left = city.port ? font * 1.05 : 0;
  const below = places ? font * 1.2 : 0;
  const pad = sign ? font * 0.34 : 0;
  const wide = Math.max(text + left + 2 * pad, places * font * 0.72);
  return { city, sign, font, text, left, below, wide, high: font * 1.2 + below };
}

/** Where the board's map has the name: on the same side of the city, whatever its size. */
function homeOf(label: Label, unit: number): [number, number] {
  const { city } = label;
  const beside = (far: number, old: number, now: number) =>
    Math.abs(far) > old / 2 ? far + (Math.sign(far) * (now - old)) / 2 : far;
  const [x, y] = [(city.at[0] - city.x) * unit, (city.y - city.at[1]) * unit];
  const high = city.font * unit * 1.2;
  return [beside(x, city.wide * unit, label.wide), beside(y, high, high) + label.below / 2];
}

interface Plan {
  labels: Label[];
  edges: { edge: Edge; font: number }[];
  seats: Map<string, Seat>;
}

/** All spaces of the board as round things, in pixels of the drawing. */
function bumpsOf(board: Board, scale: Scale): Bump[] {
  return board.routes.flatMap((route) =>
    spacesOf(route, scale).flatMap(({ x, y, angle, length, width }) => {
      const far = Math.max(0, length / 2 - width * 0.45);
      const [right, down] = [Math.cos((angle * Math.PI) / 180) * far, Math.sin((angle * Math.PI) / 180) * far];
      const parts = far > width * 0.3 ? [-1, -0.5, 0, 0.5, 1] : [0];
      return parts.map((part) => ({ x: x + part * right, y: y + part * down, r: width * 0.6, cost: 1 }));
    }),
  );
}

interface Props {
  board: Board;
  scale: Scale;
  view: Seen;
  rest: Rest;
  /** The way of a ticket that is shown: other names step back. */
  way?: Places | null;
}

/** The places of all names on a map that rests at this scale. */
function planned({ board, scale, rest }: Props, signs: Map<string, Sign>, bumps: Bump[], before: Plan | null): Plan {
  const unit = Math.abs(scale.x(1) - scale.x(0)) * rest.scale;
  const size = nameSize((rest.fit * unit) / rest.scale);
  const labels = board.cities.map((city) => labelOf(city, size, signs.get(city.id) ?? "", board.waiting[city.id] ?? 0));
  const edges = board.edges.map((edge) => ({ edge, font: Math.max(LEAST, size * SMALLER) }));
  const room = {
    wide: board.range.x[1] * unit,
    high: board.range.y[1] * unit,
    edge: FRAME * unit,
  };
  const dot = spaceWidth(board) * unit * 0.56;
  const names: Named[] = [
    ...edges.map(({ edge, font }, n) => {
      const wide = (edge.wide / edge.font) * font;
      const inside = room.edge + wide / 2 + 1;
      const x = edge.side < 0 ? inside : room.wide - inside;
      const y = scale.y(edge.at[1]) * rest.scale;
      return { id: `edge ${n}`, x, y, clear: 0, wide, high: font * 1.2, home: [0, 0] as [number, number], rank: 3 };
    }),
    ...labels.map((label) => ({
      id: label.city.id,
      x: scale.x(label.city.x) * rest.scale,
      y: scale.y(label.city.y) * rest.scale,
      clear: dot + 1,
      wide: label.wide,
      high: label.high,
      home: homeOf(label, unit),
      rank: (label.sign ? 2 : 0) + (label.below ? 1 : 0),
    })),
  ];
  const there = bumps.map(({ x, y, r, cost }) => ({ x: x * rest.scale, y: y * rest.scale, r: r * rest.scale, cost }));
  return { labels, edges, seats: seated(names, there, room, before?.seats ?? new Map()) };
}

const onWay = (board: Board, way: Places, { id }: City): boolean =>
  way.cities.includes(id) || board.routes.some((one) => way.routes.includes(one.id) && (one.a === id || one.b === id));

export const Names = memo(
  function Names(props: Props): JSX.Element {
    const { board, scale, view, rest, way } = props;
    const steps = (city: City) => Boolean(way && !onWay(board, way, city));
    const { open, done } = goals(board, view);
    const signs = new Map<string, Sign>(
      board.cities.map(({ id }) => [id, open.has(id) ? "open" : done.has(id) ? "done" : ""]),
    );
    const worn = board.cities.map(({ id }) => signs.get(id)).join();
    const bumps = useMemo(() => bumpsOf(board, scale), [board, scale]);
    const before = useRef<Plan | null>(null);
    const plan = useMemo(
      () => planned(props, signs, bumps, before.current),
      [board, scale, rest.scale, rest.fit, worn, bumps],
    );
    before.current = plan;
    // Signs after the others, so that no halo covers them.
    const all = [...plan.labels].sort((one, other) => Number(Boolean(one.sign)) - Number(Boolean(other.sign)));
    return (
      <g class="ttr-names">
        {plan.edges.map(({ edge, font }, n) => (
          <AtEdge key={n} edge={edge} font={font} seat={plan.seats.get(`edge ${n}`)!} scale={scale} board={board} />
        ))}
        {all.map((label) => (
          <Name
            key={label.city.id}
            label={label}
            seat={plan.seats.get(label.city.id)!}
            scale={scale}
            people={(view.waiting[label.city.id] ?? []).join()}
            board={board}
            faint={steps(label.city)}
          />
        ))}
      </g>
    );
  },
  (before, after) =>
    before.view === after.view &&
    before.scale === after.scale &&
    before.rest === after.rest &&
    before.way === after.way,
);

interface NameProps {
  label: Label;
  seat: Seat;
  scale: Scale;
  /** The colours of those who wait, joined by commas. */
  people: string;
  board: Board;
  faint: boolean;
}

const Name = memo(function Name({ label, seat, scale, people: colors, board, faint }: NameProps): JSX.Element {
  const people = colors ? colors.split(",") : [];
  const fillOf = (color: string) => board.cards.find((card) => card.color === color)?.fill ?? "#97928a";
  const { city, sign, font, text, left, below, wide } = label;
  const kind = sign ? `ttr-enamel ttr-enamel-${sign}` : city.country ? "ttr-country" : city.port ? "ttr-port" : "";
  const [x, y] = [seat.x + left / 2, seat.y - below / 2];
  const first = seat.x - ((people.length - 1) * font * 0.72) / 2;
  return (
    <g transform={`translate(${scale.x(city.x)} ${scale.y(city.y)})`}>
      <g class={`ttr-cityname ${kind} ${faint ? "ttr-faint" : ""}`} font-size={font} data-city={city.id}>
        <g class={seat.out ? "ttr-unseated" : ""} transform={`translate(${x} ${y})`}>
          {sign ? (
            <rect
              x={-wide / 2 - left / 2}
              y={-0.64 * font}
              width={wide}
              height={1.28 * font}
              rx={0.2 * font}
              stroke-width={0.09 * font}
            />
          ) : null}
          {left ? <Anchor x={-text / 2 - font * 0.55} size={font * 0.36} /> : null}
          <text y={0.34 * font}>{city.label}</text>
        </g>
        {people.map((color, n) => (
          <Passenger
            key={n}
            fill={fillOf(color)}
            x={first + n * font * 0.72}
            y={seat.y + label.high / 2}
            high={font * 1.05}
          />
        ))}
      </g>
    </g>
  );
});

/** The anchor of a port, beside its name. */
function Anchor({ x, size }: { x: number; size: number }): JSX.Element {
  return (
    <path
      class="ttr-anchor"
      d="M0,-.5V1M-.45,-.22H.45M-.85,.25Q-.7,1 0,1Q.7,1 .85,.25M-.26,-.76a.26,.26 0 1 0 .52,0a.26,.26 0 1 0 -.52,0"
      transform={`translate(${x} 0) scale(${size})`}
    />
  );
}

/** What is beyond the edge, where a route leaves the map. */
function AtEdge({
  edge,
  font,
  seat,
  scale,
  board,
}: {
  edge: Edge;
  font: number;
  seat: Seat;
  scale: Scale;
  board: Board;
}): JSX.Element {
  const side = edge.side < 0;
  const x = scale.x(side ? FRAME : board.range.x[1] - FRAME);
  return (
    <g transform={`translate(${x} ${scale.y(edge.at[1])})`}>
      <g class={`ttr-cityname ttr-edge ${side ? "ttr-left" : "ttr-right"}`} font-size={font}>
        <text class={seat.out ? "ttr-unseated" : ""} x={seat.x + (side ? 1 : -1)} y={seat.y + 0.34 * font}>
          {edge.text}
        </text>
      </g>
    </g>
  );
}
