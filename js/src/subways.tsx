// A subway's round space shows its price; the sign of its colour is at the rim.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { matrix, pathOf, spacesOf } from "./geometry";
import type { Scale } from "./hit";
import type { Board, Route, Theme } from "./protocol";
import { outline } from "./symbols";

const BADGE = 6.5;

interface Props {
  board: Board;
  scale: Scale;
  theme: Theme;
  claimed: Record<string, number>;
  closed: Record<string, string>;
}

export function Price({ route, fill }: { route: Route; fill: string }): JSX.Element {
  const [x, y] = route.spaces[0] ?? [0, 0];
  const high = route.size[1] * 0.6;
  return (
    <text class="ttr-price" transform={`translate(${x} ${y}) scale(1 -1)`} y={high * 0.36} font-size={high} fill={fill}>
      {route.length}
    </text>
  );
}

/** The subways that anybody may still build. */
const open = ({ board, claimed, closed }: Props): Route[] =>
  board.routes.filter(({ id, kind }) => kind === "subway" && claimed[id] === undefined && !closed[id]);

const same = (before: Props, after: Props): boolean =>
  before.claimed === after.claimed && before.scale === after.scale && before.theme === after.theme;

/** Ink that can be read on the route as printed. */
function inkOn({ board, theme }: Props, route: Route): string {
  const number = route.shapes[0] ?? -1;
  const shapes = (board.figure.layout.shapes as { fillcolor?: string }[]) ?? [];
  const fill = String(theme.patch[`shapes[${number}].fillcolor`] ?? shapes[number]?.fillcolor ?? "#ffffff");
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  return 0.3 * red! + 0.6 * green! + 0.1 * blue! > 125 ? "#1b1a17" : "#fffdf6";
}

/** A line of dashes along each claimed subway, in the ink of its owner's livery. */
export const Sleepers = memo(function Sleepers({ board, scale, claimed }: Props): JSX.Element {
  const routes = board.routes.filter(({ id, kind }) => kind === "subway" && claimed[id] !== undefined);
  return (
    <g transform={matrix(scale)} fill="none">
      {routes.map((route) => {
        const width = route.size[1] / 1.55;
        const d = pathOf(route, board, route.lines);
        const ink = board.seats[claimed[route.id]!]?.ink;
        const dash = `${0.3 * width} ${0.3 * width}`;
        return <path key={route.id} d={d} stroke={ink} stroke-width={0.08 * width} stroke-dasharray={dash} />;
      })}
    </g>
  );
}, same);

export const Prices = memo(function Prices(props: Props): JSX.Element {
  return (
    <g transform={matrix(props.scale)}>
      {open(props).map((route) => (
        <Price key={route.id} route={route} fill={inkOn(props, route)} />
      ))}
    </g>
  );
}, same);

export const SubwayColours = memo(function SubwayColours(props: Props): JSX.Element {
  const { board, scale } = props;
  return (
    <g class="ttr-rims">
      {open(props).map((route) => {
        const card = board.cards.find((one) => one.color === route.color);
        const [space] = spacesOf(route, scale);
        if (!card || !space) return null;
        const [x, y] = [space.x + space.width * 0.4, space.y + space.width * 0.4];
        return (
          <g key={route.id} transform={`translate(${x} ${y})`}>
            <circle r={BADGE} fill={card.fill} />
            <path
              d={outline(card.symbol)}
              fill={card.ink}
              fill-rule="evenodd"
              transform={`scale(${BADGE / 16}) translate(-12 -12)`}
            />
          </g>
        );
      })}
    </g>
  );
}, same);
