// What is drawn on top of the printed map: routes in full ink, pieces, and highlights.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { hasBit } from "./bits";
import { citiesIn, sameTarget, type Targets } from "./choosing";
import { countedPoints } from "./ending";
import { EndLights, useLight } from "./endmap";
import { matrix, pathOf, spaceWidth } from "./geometry";
import type { Scale } from "./hit";
import { Inked } from "./ink";
import { goals, Names } from "./labels";
import type { Page, Places, Seen } from "./page";
import { GhostTrain, Trains } from "./pieces";
import type { Board, City, Route, Theme } from "./protocol";
import { Buildings } from "./standing";
import { Prices, Sleepers, SubwayColours } from "./subways";
import { Engines, Tens } from "./track";
import { Way } from "./way";
import type { Rest } from "./zoom";

interface Layer {
  board: Board;
  scale: Scale;
}

export function Overlay({
  page,
  now,
  scale,
  rest,
  size,
}: {
  page: Page;
  now: Targets;
  scale: Scale;
  rest: Rest;
  size: { width: number; height: number };
}): JSX.Element {
  const { board, view } = page.traits;
  const { lit, hover, held } = page.local;
  const theme = board.themes[page.local.theme];
  const subways = { board, scale, theme, claimed: page.claimed, closed: page.closed };
  const placing = held.routes.join(" ");
  const { payable: all } = page.traits.prompt;
  const payable = page.local.pile && page.moves.length ? (all[page.local.pile] ?? "0") : null;
  const way = lit?.way ? lit : null;
  const light = useLight(page);
  const { choice, prepared } = page.local;
  const chosen = choice?.target ?? prepared?.target ?? null;
  const builder = choice && !choice.ahead ? page.traits.prompt.seat : view.seat;
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
      <Sleepers {...subways} />
      <Prices {...subways} />
      <Offers
        board={board}
        scale={scale}
        theme={theme}
        moves={page.moves}
        payable={payable}
        now={now}
        cities={citiesIn(page, now)}
      />
      <Trains board={board} scale={scale} claimed={page.claimed} placing={placing} outline={theme.outline} />
      <Buildings board={board} scale={scale} view={view} waiting={held.cities.join(" ")} />
      <SubwayColours {...subways} />
      <EndLights page={page} scale={scale} size={size} />
      <Engines board={board} scale={scale} points={countedPoints(page) ?? page.shownPoints} />
      <Goals board={board} scale={scale} view={view} />
      {way ? <Way board={board} scale={scale} theme={theme} claimed={page.claimed} lit={way} /> : null}
      <Names board={board} scale={scale} view={view} rest={rest} way={way ?? light} />
      <Lights board={board} scale={scale} lit={page.traits.lit} name="ttr-marked" />
      <Lights board={board} scale={scale} lit={page.traits.puzzle} name="ttr-marked" />
      <Lights board={board} scale={scale} lit={page.traits.lesson} name="ttr-marked" />
      <Lights board={board} scale={scale} lit={reviewed(page)} name="ttr-marked" />
      <Lights board={board} scale={scale} lit={way ? null : lit} name="ttr-lit" />
      <Chosen board={board} scale={scale} theme={theme} target={chosen} seat={builder} />
      <Pointed board={board} scale={scale} theme={theme} target={sameTarget(hover, chosen) ? null : hover} now={now} />
    </svg>
  );
}

/** The routes of the decision that is looked back at, at its moment. */
function reviewed({ local, traits }: Page): Places | null {
  const one = local.reviewed;
  return one && traits.controls.replay?.at === one.number ? { routes: one.routes, cities: NOWHERE } : null;
}

const NOWHERE: string[] = [];

const only = (target: { kind: string; id: string } | null): Places | null =>
  target && { routes: target.kind === "route" ? [target.id] : [], cities: target.kind === "city" ? [target.id] : [] };

function hoverOf(board: Board, target: { kind: string; id: string } | null): Places | null {
  const lit = only(target);
  const route = target?.kind === "route" ? board.routes.find((one) => one.id === target.id) : undefined;
  return lit && route ? { ...lit, cities: [route.a, route.b] } : lit;
}

/** The outlines of a route's spaces as drawn, or its centre line. */
function Outline({ route, board, scale, name }: { route: Route; name: string } & Layer): JSX.Element {
  const path = pathOf(route, board);
  if (!path) return <path class={name} d={lineText(route, scale)} fill="none" />;
  return <path class={name} d={path} transform={matrix(scale)} vector-effect="non-scaling-stroke" />;
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
  /** The indices of the routes that the pile pointed at can pay for; the others step back. */
  payable: string | null;
}

/** What can be chosen now: routes in full ink, cities with a quiet ring. */
const Offers = memo(
  function Offers({ board, scale, theme, now, cities, payable }: OffersProps): JSX.Element {
    const routes = board.routes.filter(
      (route, n) => now.routes.has(route.id) && (payable === null || hasBit(payable, n)),
    );
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
    before.payable === after.payable &&
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

/** A brass dot in the cities of the player's open tickets, and of the tickets on offer. */
const Goals = memo(
  function Goals({ board, scale, view }: Layer & { view: Seen }): JSX.Element {
    const { open } = goals(board, view);
    const width = spaceWidth(board) * Math.abs(scale.x(1) - scale.x(0));
    return (
      <g class="ttr-goals">
        {board.cities
          .filter((city) => open.has(city.id))
          .map((city) => (
            <g key={city.id}>
              <Ring city={city} scale={scale} radius={0.56 * width} name="ttr-goal-ring" />
              <Ring city={city} scale={scale} radius={0.2 * width} name="ttr-goal" />
            </g>
          ))}
      </g>
    );
  },
  (before, after) => before.view === after.view && before.scale === after.scale,
);
