// The way of a ticket: the rest of the map steps back, what is built and what is missing lie on a ribbon of brass, and
// beside each missing route stands what it still costs.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { matrix, middleOf, pathOf, spaceWidth } from "./geometry";
import { sizeOf } from "./ground";
import type { Scale } from "./hit";
import { Inked } from "./ink";
import type { Places } from "./page";
import { Trains } from "./pieces";
import type { Board, Point, Route, Theme } from "./protocol";
import { outline } from "./symbols";

/** The ribbon and its rim, in widths of a space. */
const RIBBON = 1.55;
const RIM = 1.9;
/** The score track stays as it is. */
const FRAME = 12;
/** The distance of a tag from its route, in widths of a space. */
const BESIDE = 1.9;

interface Props {
  board: Board;
  scale: Scale;
  theme: Theme;
  claimed: Record<string, number>;
  lit: Places;
}

/** A route's ribbon, in the board's units. */
const lineOf = (route: Route, board: Board): string =>
  pathOf(route, board, route.lines) ||
  route.path.map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`).join("");

export const Way = memo(function Way({ board, scale, theme, claimed, lit }: Props): JSX.Element {
  const routes = board.routes.filter(({ id }) => lit.routes.includes(id));
  const built = routes.filter(({ id }) => claimed[id] !== undefined);
  const missing = routes.filter(({ id }) => claimed[id] === undefined);
  const { wide, high } = sizeOf(board);
  const unit = Math.abs(scale.x(1) - scale.x(0));
  const ends = new Set([...lit.cities, ...routes.flatMap(({ a, b }) => [a, b])]);
  const width = spaceWidth(board);
  const owned = Object.fromEntries(built.map(({ id }) => [id, claimed[id]!]));
  return (
    <g class="ttr-path">
      <rect
        class="ttr-mist"
        x={scale.x(FRAME)}
        y={scale.y(high - FRAME)}
        width={(wide - 2 * FRAME) * unit}
        height={(high - 2 * FRAME) * unit}
      />
      <g transform={matrix(scale)} fill="none" stroke-linejoin="round">
        {routes.map((route) => (
          <path key={route.id} class="ttr-ribbon" d={lineOf(route, board)} stroke-width={RIM * width} />
        ))}
        {built.map((route) => (
          <path key={route.id} class="ttr-brass ttr-built" d={lineOf(route, board)} stroke-width={RIBBON * width} />
        ))}
        {missing.map((route) => (
          <path key={route.id} class="ttr-brass ttr-missing" d={lineOf(route, board)} stroke-width={RIBBON * width} />
        ))}
      </g>
      <g transform={matrix(scale)}>
        {missing.map((route) => (
          <Inked key={route.id} route={route} board={board} theme={theme} rim={1.2} />
        ))}
      </g>
      <Trains board={board} scale={scale} claimed={owned} placing="" outline={theme.outline} />
      {board.cities
        .filter(({ id }) => ends.has(id))
        .map((city) => (
          <g key={city.id} transform={`translate(${scale.x(city.x)} ${scale.y(city.y)}) scale(${width * unit})`}>
            <circle class="ttr-stop" r="0.46" />
            {lit.cities.includes(city.id) ? <circle class="ttr-goal" r="0.2" /> : null}
          </g>
        ))}
      {missing.map((route) => (
        <Tag key={route.id} route={route} board={board} at={besideOf(route, board, scale, routes)} />
      ))}
    </g>
  );
});

/** The place beside a route that is farther from cities and from the rest of the way. */
export function besideOf(route: Route, board: Board, scale: Scale, way: Route[]): Point {
  const unit = Math.abs(scale.x(1) - scale.x(0));
  const far = BESIDE * route.size[1] * unit;
  const [x, y] = middleOf(route, scale);
  const line = route.path.reduce((a, b) => (b.length > a.length ? b : a));
  const [first, last] = [line[0]!, line[line.length - 1]!];
  const [dx, dy] = [scale.x(last[0]) - scale.x(first[0]), scale.y(last[1]) - scale.y(first[1])];
  const long = Math.hypot(dx, dy) || 1;
  const things: Point[] = [
    ...board.cities.map((city): Point => [scale.x(city.x), scale.y(city.y)]),
    ...way.filter((one) => one !== route).map((one) => middleOf(one, scale)),
  ];
  const { wide, high } = sizeOf(board);
  const free = ([a, b]: Point): number => {
    const inside = Math.min(a, wide * unit - a, b, high * unit - b) > 26 * unit;
    return inside ? Math.min(...things.map(([c, d]) => Math.hypot(a - c, b - d))) : 0;
  };
  const sides = [1, -1].map((side): Point => [x - (side * dy * far) / long, y + (side * dx * far) / long]);
  return sides.reduce((one, other) => (free(other) > free(one) ? other : one));
}

/** What a missing route costs: a number and the sign of its colour. */
function Tag({ route, board, at }: { route: Route; board: Board; at: Point }): JSX.Element {
  const card = board.cards.find((one) => one.color === route.color);
  const [wide, high] = card ? [35, 21] : [23, 21];
  return (
    <g class="ttr-tag" transform={`translate(${at[0]} ${at[1]})`}>
      <g class="ttr-steady">
        <rect class="ttr-shadow" x={-wide / 2} y={1.5 - high / 2} width={wide} height={high} rx={high / 2} />
        <rect class="ttr-slip" x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 2} />
        <text x={card ? -7 : 0} y="5.2">
          {route.length}
        </text>
        {card ? (
          <g transform="translate(7 0)">
            <circle r="7.2" fill={card.fill} />
            <path
              d={outline(card.symbol)}
              fill={card.ink}
              fill-rule="evenodd"
              transform="scale(.42) translate(-12 -12)"
            />
          </g>
        ) : null}
      </g>
    </g>
  );
}
