// What is drawn on top of the printed map: routes in full ink, pieces, and highlights.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { citiesIn, type Targets } from "./choosing";
import { type Space, spacesOf } from "./geometry";
import type { Scale } from "./hit";
import { goals, Names } from "./labels";
import type { Page, Places, Seen } from "./page";
import { GhostTrain, liveryOf, Trains } from "./pieces";
import type { Board, City, Route, Theme } from "./protocol";
import { outline } from "./symbols";
import { Engines, Tens } from "./track";

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
  const theme = board.themes[page.local.theme];
  const chosen = page.local.choice?.target ?? null;
  const placing = fresh.map(({ route }) => route).join(" ");
  return (
    <svg
      class="ttr-over"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ "--map-ink": theme.ink, "--map-land": theme.land, "--map-quiet": theme.quiet, "--map-port": theme.port }}
      aria-hidden="true"
    >
      <Tens board={board} scale={scale} color={theme.ground.frame ?? theme.quiet} />
      <Offers board={board} scale={scale} theme={theme} moves={page.moves} now={now} cities={citiesIn(page, now)} />
      <Trains board={board} scale={scale} claimed={page.claimed} placing={placing} outline={theme.outline} />
      <Buildings board={board} scale={scale} view={view} />
      <SubwayColours board={board} scale={scale} claimed={page.claimed} view={view} />
      <Engines board={board} scale={scale} points={view.points} />
      <Goals board={board} scale={scale} view={view} />
      <Names board={board} scale={scale} view={view} />
      <Lights board={board} scale={scale} lit={page.traits.lit} name="ttr-marked" />
      <Lights board={board} scale={scale} lit={lit} name="ttr-lit" />
      <Lights board={board} scale={scale} lit={blink} name="ttr-blink" />
      <Chosen board={board} scale={scale} theme={theme} target={chosen} seat={page.traits.prompt.seat} />
      <Pointed board={board} scale={scale} theme={theme} target={hover} now={now} />
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

/** Some shapes of a route as printed, as one path in the board's units, or its centre line. */
function pathOf(route: Route, board: Board, numbers = route.shapes): string {
  const shapes = (board.figure.layout.shapes as { path?: string }[]) ?? [];
  return numbers.map((number) => shapes[number]?.path ?? "").join("");
}

/** From the board's units to pixels, after a move on the screen by these units. */
function matrix(scale: Scale, right = 0, down = 0): string {
  const [x0, y0] = [scale.x(0), scale.y(0)];
  const [dx, dy] = [scale.x(1) - x0, scale.y(1) - y0];
  return `matrix(${[dx, 0, 0, dy, x0 + right * dx, y0 - down * dy].join(" ")})`;
}

/** The outlines of a route's spaces as drawn, or its centre line. */
function Outline({ route, board, scale, name }: { route: Route; name: string } & Layer): JSX.Element {
  const path = pathOf(route, board);
  if (!path) return <path class={name} d={lineText(route, scale)} fill="none" />;
  return <path class={name} d={path} transform={matrix(scale)} vector-effect="non-scaling-stroke" />;
}

/** The spaces of a route in full ink on a rim. */
function Inked({ route, board, theme, rim }: { route: Route; board: Board; theme: Theme; rim: number }): JSX.Element {
  const path = pathOf(route, board);
  const [fill, edge, sign] = theme.inked[route.color] ?? theme.inked.gray!;
  const [signs, wilds] = [route.signs.slice(route.wilds ? 2 : 0), route.signs.slice(0, route.wilds ? 2 : 0)];
  return (
    <g stroke-linejoin="round">
      <path d={path} fill="none" stroke={theme.rim} stroke-width={2 * rim} />
      <path d={path} fill={fill} stroke={edge} stroke-width="0.9" />
      <path d={pathOf(route, board, wilds.slice(0, 1))} fill="#fffdf6" stroke={edge} stroke-width="0.7" />
      <path d={pathOf(route, board, wilds.slice(1))} fill="#1b1a17" />
      <path d={pathOf(route, board, signs)} fill={sign} fill-rule="evenodd" />
      {route.kind === "subway" ? <Price route={route} fill={sign} /> : null}
    </g>
  );
}

function Price({ route, fill }: { route: Route; fill: string }): JSX.Element {
  const [x, y] = route.spaces[0] ?? [0, 0];
  const high = route.size[1] * 0.6;
  return (
    <text class="ttr-price" transform={`translate(${x} ${y}) scale(1 -1)`} y={high * 0.36} font-size={high} fill={fill}>
      {route.length}
    </text>
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

interface OffersProps extends Layer {
  theme: Theme;
  moves: unknown;
  now: Targets;
  /** The cities to mark. */
  cities: Set<string>;
}

/** What can be chosen now: routes in full ink, cities with a quiet ring. */
const Offers = memo(
  function Offers({ board, scale, theme, now, cities }: OffersProps): JSX.Element {
    const routes = board.routes.filter((route) => now.routes.has(route.id));
    return (
      <g class="ttr-offers">
        <g transform={matrix(scale, 0, 1.3)}>
          {routes.map((route) => (
            <path key={route.id} class="ttr-cast" d={pathOf(route, board)} stroke-width="3.6" />
          ))}
        </g>
        <g transform={matrix(scale)}>
          {routes.map((route) => (
            <g key={route.id} class="ttr-can-route">
              <Inked route={route} board={board} theme={theme} rim={1.45} />
            </g>
          ))}
        </g>
        {board.cities
          .filter((city) => cities.has(city.id))
          .map((city) => (
            <Ring key={city.id} city={city} scale={scale} radius={6} name="ttr-can-city" />
          ))}
      </g>
    );
  },
  (before, after) =>
    before.moves === after.moves &&
    before.scale === after.scale &&
    before.theme === after.theme &&
    before.cities.size === after.cities.size,
);

interface Aim extends Layer {
  theme: Theme;
  target: { kind: string; id: string } | null;
}

/** What is pointed at: a route that can be bought is lifted, with both its cities. */
function Pointed({ board, scale, theme, target, now }: Aim & { now: Targets }): JSX.Element {
  const lights = <Lights board={board} scale={scale} lit={hoverOf(board, target)} name="ttr-hovered" />;
  const route = target && now.routes.has(target.id) ? board.routes.find((one) => one.id === target.id) : undefined;
  if (!route?.shapes.length) return lights;
  const path = pathOf(route, board);
  return (
    <g class="ttr-raised" stroke-linejoin="round">
      <g transform={matrix(scale, 1.6, 3.2)}>
        <path class="ttr-cast" d={path} stroke-width="7" />
      </g>
      {lights}
      <g transform={matrix(scale, 0, -3)}>
        <path d={path} fill="none" stroke="#1b1a17" stroke-width="9.6" />
        <Inked route={route} board={board} theme={{ ...theme, rim: "#fffdf7" }} rim={3.7} />
      </g>
    </g>
  );
}

/** What was chosen and is not yet confirmed: a route with a train that is not built yet. */
function Chosen({ board, scale, theme, target, seat }: Aim & { seat: number | null }): JSX.Element {
  const route = board.routes.find((one) => target?.kind === "route" && one.id === target.id);
  const look = board.seats[seat ?? -1];
  if (!route || !look) return <Lights board={board} scale={scale} lit={only(target)} name="ttr-chosen" />;
  const path = pathOf(route, board);
  return (
    <g class="ttr-chosen">
      <g transform={matrix(scale)} stroke-linejoin="round">
        <path d={path} fill="none" stroke={theme.outline} stroke-width="8.6" />
        <path d={path} fill="#fffdf6" stroke="#fffdf6" stroke-width="6.4" />
      </g>
      <GhostTrain route={route} scale={scale} look={look} />
    </g>
  );
}

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

/** The signs of their owners on buildings. */
const Buildings = memo(
  function Buildings({ board, scale, view }: Layer & { view: Seen }): JSX.Element {
    return (
      <g>
        {board.cities.map((city) => {
          const look = board.seats[view.buildings[city.id] ?? -1];
          const place = `translate(${scale.x(city.x)} ${scale.y(city.y)}) scale(0.5)`;
          return look ? (
            <path key={city.id} d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform={place} />
          ) : null;
        })}
      </g>
    );
  },
  (before, after) => before.view === after.view && before.scale === after.scale,
);

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

/** A brass dot in the cities of the player's open tickets, and of the tickets on offer. */
const Goals = memo(
  function Goals({ board, scale, view }: Layer & { view: Seen }): JSX.Element {
    const { open } = goals(board, view);
    return (
      <g class="ttr-goals">
        {board.cities
          .filter((city) => open.has(city.id))
          .map((city) => (
            <g key={city.id}>
              <Ring city={city} scale={scale} radius={5.4} name="ttr-goal-ring" />
              <Ring city={city} scale={scale} radius={2.3} name="ttr-goal" />
            </g>
          ))}
      </g>
    );
  },
  (before, after) => before.view === after.view && before.scale === after.scale,
);
