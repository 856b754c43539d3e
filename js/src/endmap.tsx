// The map during the count: everything grows pale but the way of the line being told; at the end the winner's network.

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { backwards } from "./count";
import { type Ending, ending } from "./ending";
import type { Scale } from "./hit";
import type { Page, Places } from "./page";
import { Trains } from "./pieces";
import type { Board, Route } from "./protocol";

interface Shine {
  /** What grows again when it changes. */
  key: string;
  routes: string[];
  /** Routes whose trains are shown without a ribbon. */
  trains: string[];
  cities: string[];
  gap: string[];
  lamps: boolean;
}

/** What to show in full light; `null` outside the count, and while somebody points at something. */
function shineOf(page: Page, state: Ending): Shine | null {
  const { sheet, lines, step, over } = state;
  if (page.local.lit) return null;
  if (!over) {
    const line = lines[step - 1]?.line;
    if (!line) return { key: "0", routes: [], trains: [], cities: [], gap: [], lamps: false };
    const { routes, cities, gap, ticket, done } = line;
    const alone = ticket !== null && !done;
    return { key: `${step}`, routes: alone ? [] : routes, trains: routes, cities, gap, lamps: false };
  }
  const winner = sheet.winners[0];
  const trains = Object.keys(page.claimed).filter((route) => sheet.winners.includes(page.claimed[route]!));
  const own = sheet.seats.find(({ seat }) => seat === winner)?.lines ?? [];
  const best = own.filter(({ routes, points, column }) => routes.length && points > 0 && column > 0).at(-1);
  return { key: "over", routes: best?.routes ?? [], trains, cities: best?.cities ?? [], gap: [], lamps: true };
}

/** What stands in full light at the end, for the names of its cities; `null` outside the count and in its pauses. */
export function useLight(page: Page): Places | null {
  const state = ending(page);
  const shine = state && shineOf(page, state);
  const lit = shine ? JSON.stringify([[...shine.routes, ...shine.trains], shine.cities]) : "";
  return useMemo(() => {
    const [routes, cities] = lit ? (JSON.parse(lit) as [string[], string[]]) : [[], []];
    return routes.length + cities.length ? { routes, cities } : null;
  }, [lit]);
}

/** The score track at the edge of the board stays as it is. */
const FRAME = 12.5;

interface Props {
  page: Page;
  scale: Scale;
  size: { width: number; height: number };
}

export function EndLights({ page, scale, size }: Props): JSX.Element | null {
  const state = ending(page);
  const shine = state && shineOf(page, state);
  const { board } = page.traits;
  const trains = shine?.trains.join(" ") ?? "";
  const claimed = useMemo(() => {
    const shown = trains.split(" ");
    return Object.fromEntries(Object.entries(page.claimed).filter(([route]) => shown.includes(route)));
  }, [trains, page.claimed]);
  if (!shine) return null;
  const routes = found(board, shine.routes);
  const unit = Math.abs(scale.x(1) - scale.x(0));
  const theme = board.themes[page.local.theme];
  return (
    <g class="ttr-shine" data-shines={shine.routes.length + shine.cities.length} style={{ "--unit": `${unit}px` }}>
      <rect
        class="ttr-pale"
        x={FRAME * unit}
        y={FRAME * unit}
        width={size.width - 2 * FRAME * unit}
        height={size.height - 2 * FRAME * unit}
        fill={theme.land}
      />
      <g key={shine.key} class={shine.lamps ? "ttr-lamps" : "ttr-grows"}>
        <Gap routes={found(board, shine.gap)} scale={scale} />
        <Ribbon routes={routes} scale={scale} name="ttr-ribbon-rim" />
        <Ribbon routes={routes} scale={scale} name="ttr-ribbon" />
        {shine.lamps ? <Ribbon routes={routes} scale={scale} name="ttr-ribbon-lamps" /> : null}
      </g>
      <Trains board={board} scale={scale} claimed={claimed} placing="" outline={theme.outline} />
      {endsOf(board, shine, routes).map(({ id, x, y }) => (
        <circle
          key={id}
          class={`ttr-endstop ${shine.cities.includes(id) ? "ttr-aim" : ""}`}
          cx={scale.x(x)}
          cy={scale.y(y)}
          r={unit * (shine.cities.includes(id) ? 7.5 : 5.6)}
        />
      ))}
    </g>
  );
}

const found = (board: Board, ids: string[]): Route[] =>
  ids.flatMap((id) => board.routes.find((route) => route.id === id) ?? []);

function endsOf(board: Board, shine: Shine, routes: Route[]) {
  const ids = new Set([...shine.cities, ...routes.flatMap(({ a, b }) => [a, b])]);
  return board.cities.filter(({ id }) => ids.has(id));
}

/** The line along a route, from one of its ends to the other. */
function lineOf(route: Route, scale: Scale, back: boolean): string {
  const lines = back ? [...route.path].reverse().map((line) => [...line].reverse()) : route.path;
  return lines
    .map((line) => `M${line.map(([x, y]) => `${scale.x(x).toFixed(1)},${scale.y(y).toFixed(1)}`).join("L")}`)
    .join("");
}

/** A ribbon that grows along the routes, one after the other. */
function Ribbon({ routes, scale, name }: { routes: Route[]; scale: Scale; name: string }): JSX.Element {
  const turned = backwards(routes);
  const lamps = name === "ttr-ribbon-lamps";
  return (
    <g class={name}>
      {routes.map((route, n) => (
        <path
          key={`${route.id}-${n}`}
          d={lineOf(route, scale, turned[n]!)}
          pathLength={lamps ? undefined : 1}
          style={{ "--from": n / routes.length, "--share": 1 / routes.length }}
        />
      ))}
    </g>
  );
}

/** The routes that a missed ticket lacks. */
function Gap({ routes, scale }: { routes: Route[]; scale: Scale }): JSX.Element {
  return (
    <g class="ttr-gap">
      {routes.map((route) => (
        <path key={route.id} d={lineOf(route, scale, false)} />
      ))}
    </g>
  );
}
