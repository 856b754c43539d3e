// What is drawn on top of the map: pieces and their symbols, stations, passengers, and highlights.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import type { Targets } from "./choosing";
import { type Space, spacesOf } from "./geometry";
import type { Scale } from "./hit";
import type { Page, Places, Seen } from "./page";
import type { Board, City, Route } from "./protocol";
import { outline } from "./symbols";

interface Layer {
  board: Board;
  scale: Scale;
}

export function Overlay({
  page,
  now,
  scale,
  size,
}: {
  page: Page;
  now: Targets;
  scale: Scale;
  size: { width: number; height: number };
}): JSX.Element {
  const { board, view } = page.traits;
  const { lit, hover, fresh, blink } = page.local;
  const chosen = page.local.choice?.target ?? null;
  return (
    <svg
      class="ttr-over"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <Glow board={board} scale={scale} moves={page.moves} now={now} />
      <Pieces board={board} scale={scale} view={view} claimed={page.claimed} fresh={fresh} />
      <SubwayColours board={board} scale={scale} claimed={page.claimed} view={view} />
      <Goals board={board} scale={scale} view={view} />
      <Lights board={board} scale={scale} lit={page.traits.lit} name="ttr-marked" />
      <Lights board={board} scale={scale} lit={lit} name="ttr-lit" />
      <Lights board={board} scale={scale} lit={blink} name="ttr-blink" />
      <Lights board={board} scale={scale} lit={only(chosen)} name="ttr-chosen" />
      <Lights board={board} scale={scale} lit={hoverOf(board, hover)} name="ttr-hovered" />
    </svg>
  );
}

const only = (target: { kind: string; id: string } | null): Places | null =>
  target && { routes: target.kind === "route" ? [target.id] : [], cities: target.kind === "city" ? [target.id] : [] };

function hoverOf(board: Board, target: { kind: string; id: string } | null): Places | null {
  const lit = only(target);
  const route = target?.kind === "route" ? board.routes.find((one) => one.id === target.id) : undefined;
  return lit && route ? { ...lit, cities: [route.a, route.b] } : lit;
}

/** The outlines of a route's spaces as drawn, or its centre line. */
function Outline({ route, board, scale, name }: { route: Route; name: string } & Layer): JSX.Element {
  const shapes = (board.figure.layout.shapes as { path?: string }[]) ?? [];
  const paths = route.shapes.map((number) => shapes[number]?.path).filter((path) => path !== undefined);
  if (!paths.length) return <path class={name} d={lineText(route, scale)} fill="none" />;
  const [x0, y0] = [scale.x(0), scale.y(0)];
  const matrix = [scale.x(1) - x0, 0, 0, scale.y(1) - y0, x0, y0];
  return (
    <path
      class={name}
      d={paths.join("")}
      transform={`matrix(${matrix.join(" ")})`}
      vector-effect="non-scaling-stroke"
    />
  );
}

function lineText(route: Route, scale: Scale): string {
  return route.path
    .map((line) => `M${line.map(([x, y]) => `${scale.x(x).toFixed(1)} ${scale.y(y).toFixed(1)}`).join("L")}`)
    .join("");
}

function Ring({ city, scale, radius, name }: { city: City; scale: Scale; radius: number; name: string }): JSX.Element {
  return <circle class={name} cx={scale.x(city.x)} cy={scale.y(city.y)} r={radius} />;
}

/** Highlights what can be chosen now. */
const Glow = memo(
  function Glow({ board, scale, now }: Layer & { moves: unknown; now: Targets }): JSX.Element {
    return (
      <g class="ttr-glow">
        {board.routes
          .filter((route) => now.routes.has(route.id))
          .map((route) => (
            <Outline key={route.id} route={route} board={board} scale={scale} name="ttr-can-route" />
          ))}
        {board.cities
          .filter((city) => now.cities.has(city.id))
          .map((city) => (
            <Ring key={city.id} city={city} scale={scale} radius={7} name="ttr-can-city" />
          ))}
      </g>
    );
  },
  (before, after) => before.moves === after.moves && before.scale === after.scale,
);

const Lights = memo(function Lights({
  board,
  scale,
  lit,
  name,
}: Layer & { lit: Places | null; name: string }): JSX.Element | null {
  if (!lit || lit.routes.length + lit.cities.length === 0) return null;
  const style = lit.color ? { "--light": lit.color } : undefined;
  return (
    <g class={name} style={style}>
      {lit.routes.map((id) => {
        const route = board.routes.find((one) => one.id === id);
        return route ? <Outline key={id} route={route} board={board} scale={scale} name="ttr-light" /> : null;
      })}
      {lit.cities.map((id) => {
        const city = board.cities.find((one) => one.id === id);
        return city ? <Ring key={id} city={city} scale={scale} radius={10} name="ttr-light" /> : null;
      })}
    </g>
  );
});

function Sign({
  symbol,
  x,
  y,
  size,
  fill,
}: {
  symbol: string;
  x: number;
  y: number;
  size: number;
  fill: string;
}): JSX.Element {
  return (
    <path
      d={outline(symbol)}
      fill={fill}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

export interface Fresh {
  route: string;
  seat: number;
}

const Pieces = memo(
  function Pieces({
    board,
    scale,
    view,
    claimed,
    fresh,
  }: Layer & { view: Seen; claimed: Record<string, number>; fresh: Fresh[] }): JSX.Element {
    const built = (view.rules.stations?.cities ?? view.rules.harbours?.cities ?? {}) as Record<string, number>;
    return (
      <g class="ttr-pieces">
        {board.routes.map((route) => {
          const owner = claimed[route.id];
          if (owner === undefined) return null;
          const placing = fresh.some((one) => one.route === route.id);
          return <Owned key={route.id} route={route} scale={scale} board={board} seat={owner} placing={placing} />;
        })}
        {board.cities.map((city) => {
          const look = board.seats[built[city.id] ?? -1];
          return look ? (
            <Sign
              key={city.id}
              symbol={look.symbol}
              x={scale.x(city.x)}
              y={scale.y(city.y)}
              size={10}
              fill={look.ink}
            />
          ) : null;
        })}
      </g>
    );
  },
  (before, after) => before.view === after.view && before.fresh === after.fresh && before.scale === after.scale,
);

function Owned({
  route,
  scale,
  board,
  seat,
  placing,
}: Layer & { route: Route; seat: number; placing: boolean }): JSX.Element {
  const look = board.seats[seat]!;
  // A subway has one round space, whatever its length.
  const spaces = spacesOf(route, scale);
  return (
    <g>
      {spaces.map((space: Space, n) => {
        const size = Math.max(5, Math.min(space.width * 0.8, space.length * 0.8));
        return (
          <g key={n} class={placing ? "ttr-placing" : ""} style={{ "--n": n }}>
            {placing ? (
              <rect
                x={-space.length / 2}
                y={-space.width / 2}
                width={space.length}
                height={space.width}
                rx={2}
                fill={look.fill}
                class="ttr-piece"
                transform={`translate(${space.x} ${space.y}) rotate(${space.angle})`}
              />
            ) : null}
            {/* Here the piece would cover the price. */}
            {route.kind === "subway" ? (
              <circle class="ttr-paid" cx={space.x} cy={space.y} r={space.width * 0.42} fill={look.fill} />
            ) : null}
            <Sign symbol={look.symbol} x={space.x} y={space.y} size={size} fill={look.ink} />
          </g>
        );
      })}
    </g>
  );
}

const BADGE = 6.5;

/** A subway's round space shows its price, so the symbol of its colour is at the edge. */
const SubwayColours = memo(
  function SubwayColours({
    board,
    scale,
    claimed,
  }: Layer & { claimed: Record<string, number>; view: Seen }): JSX.Element {
    return (
      <g class="ttr-rims">
        {board.routes.map((route) => {
          const card = board.cards.find((one) => one.color === route.color);
          if (route.kind !== "subway" || claimed[route.id] !== undefined || !card) return null;
          return spacesOf(route, scale).map((space: Space, n) => {
            const [x, y] = [space.x + space.width * 0.4, space.y + space.width * 0.4];
            return (
              <g key={`${route.id}-${n}`}>
                <circle cx={x} cy={y} r={BADGE} fill={card.fill} />
                <Sign symbol={card.symbol} x={x} y={y} size={BADGE * 1.5} fill={card.ink} />
              </g>
            );
          });
        })}
      </g>
    );
  },
  (before, after) => before.view === after.view && before.scale === after.scale,
);

/** The cities of the player's open tickets, and of the tickets on offer. */
const Goals = memo(
  function Goals({ board, scale, view }: Layer & { view: Seen }): JSX.Element {
    const open = view.tickets.filter((ticket) => !ticket.done && ticket.missing !== null);
    const offered = (view.rules.tickets?.offered ?? []) as string[];
    const wanted = [...open.map((ticket) => ticket.id), ...offered];
    const ids = new Set(wanted.flatMap((id) => board.tickets[id]?.cities ?? []));
    return (
      <g class="ttr-goals">
        {board.cities
          .filter((city) => ids.has(city.id))
          .map((city) => (
            <Ring key={city.id} city={city} scale={scale} radius={7.5} name="ttr-goal" />
          ))}
      </g>
    );
  },
  (before, after) => before.view === after.view && before.scale === after.scale,
);
