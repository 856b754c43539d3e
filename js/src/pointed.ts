// What a bubble of the guide points at, on the screen: a panel, a card, or a place on the map.

import { around, type Rect } from "./beside";
import { longestPart } from "./geometry";
import type { Page } from "./page";
import type { Place, Point } from "./protocol";

/** Something to outline: a box, or a line along a route. */
export interface Pointed {
  box: Rect;
  line?: { points: Point[]; width: number };
  round?: boolean;
}

/** The panels that stand for a kind of place, the most exact one first; some are not shown on a small screen. */
const PANELS: Record<string, string[]> = {
  question: [".ttr-question", ".ttr-choice:not(:empty)", ".ttr-plate", ".ttr-asked"],
  hand: ['[data-place="hand"]', ".ttr-hand"],
  tickets: [".ttr-tickets", '[data-tab="tickets"]', '[id$="-tab-tickets"]', ".ttr-asked"],
  score: [".ttr-count-board", ".ttr-sheets", ".ttr-sheet", '[data-area="end-side"]', ".ttr-asked"],
  card: [".ttr-display", ".ttr-market"],
  deck: ['[data-tab="tickets"]', ".ttr-display", ".ttr-market"],
  seat: [".ttr-seats"],
};
/** What a bubble should not cover if it can be helped: what is needed for the next move. */
export const NEEDED = '[data-place="hand"], .ttr-display, .ttr-asked, .ttr-choice, .ttr-seats, .ttr-tickets, .ttr-acts';

/** The box of an element inside the page; `null` if it is not shown. */
export function boxOf(page: Page, element: Element | null | undefined): Rect | null {
  const box = element?.getBoundingClientRect();
  const home = homeOf(page);
  if (!box || !home || box.width === 0 || box.height === 0) return null;
  return { x: box.left - home.left, y: box.top - home.top, width: box.width, height: box.height };
}

function homeOf(page: Page): DOMRect | undefined {
  return page.el.querySelector(".ttr-page")?.getBoundingClientRect();
}

/** What a place is on the screen now; `null` for the whole map, and if it is not shown. */
export function pointedAt(page: Page, place: Place): Pointed | null {
  if (place.kind === "route" || place.kind === "city") return onMap(page, place);
  for (const selector of [...exactly(page, place), ...(PANELS[place.kind] ?? [])]) {
    const box = boxOf(page, page.el.querySelector(selector));
    if (box) return { box };
  }
  return null;
}

function exactly(page: Page, { kind, id }: Place): string[] {
  if (kind === "seat") return [`.ttr-seat[data-seat="${id}"]`];
  if (kind === "deck") return [`[data-deck="${id}"]`];
  if (kind !== "card") return [];
  const slot = (page.traits.view.rules.market?.display as (string | null)[] | undefined)?.indexOf(id) ?? -1;
  return slot < 0 ? [] : [`[data-slot="${slot}"]`];
}

/** From the board's units to the page. */
function scaleOf(page: Page): ((point: Point) => Point) | null {
  const { chart } = page;
  const home = homeOf(page);
  if (!chart || !home) return null;
  return (point) => {
    const { x, y } = chart.toScreen([chart.scale.x(point[0]), chart.scale.y(point[1])]);
    return [x - home.left, y - home.top];
  };
}

/** Where the cities of the player's tickets are on the map. */
export function goals(page: Page): Rect[] {
  const scale = scaleOf(page);
  const { board, view } = page.traits;
  const wanted = new Set(view.tickets.flatMap(({ id, done }) => (done ? [] : (board.tickets[id]?.cities ?? []))));
  if (!scale) return [];
  return board.cities.flatMap((city) => {
    const [x, y] = scale([city.x, city.y]);
    return wanted.has(city.id) ? { x: x - GOAL, y: y - GOAL, width: 2 * GOAL, height: 2 * GOAL } : [];
  });
}

const GOAL = 40;
const CITY = 15;
const MARGIN = 7;

function onMap(page: Page, { kind, id }: Place): Pointed | null {
  const scale = scaleOf(page);
  const window = boxOf(page, page.el.querySelector(".ttr-map"));
  if (!scale || !window) return null;
  const inside = ([x, y]: Point) =>
    x >= window.x && y >= window.y && x <= window.x + window.width && y <= window.y + window.height;
  const { board } = page.traits;
  if (kind === "city") {
    const city = board.cities.find((one) => one.id === id);
    if (!city) return null;
    const [x, y] = scale([city.x, city.y]);
    return inside([x, y])
      ? { box: { x: x - CITY, y: y - CITY, width: 2 * CITY, height: 2 * CITY }, round: true }
      : null;
  }
  const route = board.routes.find((one) => one.id === id);
  if (!route) return null;
  const points = longestPart(route).map(scale);
  if (!inside(points[Math.floor(points.length / 2)]!)) return null;
  const unit = Math.hypot(...diff(scale([1, 0]), scale([0, 0])));
  const width = route.size[1] * unit + MARGIN;
  const half = width / 2 + 3;
  const box = around(points.map(([x, y]) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half })));
  return { box, line: { points, width } };
}

const diff = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
