// An overview of a map of which only a part is seen: it shows which part, and a tap goes to another.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useEffect, useRef } from "preact/hooks";
import { paintGround, sizeOf } from "./ground";
import type { Page } from "./page";
import type { Board, Route, Theme } from "./protocol";
import type { Zoom } from "./zoom";

const WIDE = 96;
/** An arrow key moves the map by this share of what is seen. */
const STEP = 0.4;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function MiniMap({ page, zoom }: { page: Page; zoom: Zoom }): JSX.Element {
  const { board } = page.traits;
  const theme = board.themes[page.local.theme];
  const { wide, high } = sizeOf(board);
  const frame = useRef<SVGRectElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  useEffect(() => zoom.watch((seen) => mark(frame.current, seen, wide)), [zoom, wide]);
  useEffect(() => {
    if (ground.current) paintGround(ground.current, board, theme, (2 * WIDE) / wide);
  }, [board, theme]);
  const go = (event: JSX.TargetedMouseEvent<HTMLButtonElement>) => {
    if (event.detail === 0) return; // pressed by a key
    const box = event.currentTarget.getBoundingClientRect();
    zoom.goTo([(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]);
  };
  const step = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    zoom.pan(arrow[0] * STEP, arrow[1] * STEP);
  };
  return (
    <button
      type="button"
      class="ttr-minimap"
      data-lm-suppress-shortcuts="true"
      aria-label={page.say("page-map-overview")}
      style={{ width: `${WIDE}px`, height: `${(WIDE * high) / wide}px` }}
      onClick={go}
      onKeyDown={step}
    >
      <canvas ref={ground} />
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <Lines board={board} theme={theme} claimed={page.claimed} />
        <rect ref={frame} class="ttr-seen" />
      </svg>
    </button>
  );
}

/** The part of the whole map that is seen: left, top, width and height as shares. */
export type Part = [number, number, number, number];

function mark(rect: SVGRectElement | null, [left, top, width, height]: Part, wide: number): void {
  const high = Number(rect?.ownerSVGElement?.viewBox.baseVal.height ?? 0);
  const values = { x: left * wide, y: top * high, width: width * wide, height: height * high };
  for (const [name, value] of Object.entries(values)) rect?.setAttribute(name, value.toFixed(0));
}

const drawn = new WeakMap<Route, string>();

/** The centre line of a route, in the board's units. */
function lineOf(route: Route): string {
  const line = drawn.get(route) ?? route.path.map((part) => `M${part.map((at) => at.join(" ")).join("L")}`).join("");
  drawn.set(route, line);
  return line;
}

const Lines = memo(
  function Lines({ board, theme, claimed }: { board: Board; theme: Theme; claimed: Record<string, number> }) {
    const { high } = sizeOf(board);
    return (
      <g fill="none" transform={`translate(0 ${high}) scale(1 -1)`}>
        {board.routes.map((route) => {
          const seat = board.seats[claimed[route.id] ?? -1];
          return (
            <path key={route.id} d={lineOf(route)} stroke={seat?.fill ?? theme.quiet} stroke-width={seat ? 20 : 7} />
          );
        })}
      </g>
    );
  },
  (before, after) => before.claimed === after.claimed && before.theme === after.theme,
);
