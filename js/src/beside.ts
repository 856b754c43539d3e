// Where a bubble stands: beside what it points at, never over it, and over as little else as possible.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

/** The place of a bubble, and of its pointer along the edge that faces what it points at. */
export interface Beside {
  x: number;
  y: number;
  /** The side of what it points at; `null` without a pointer. */
  side: Side | null;
  tip: number;
}

const GAP = 14;
/** The pointer keeps this distance from the bubble's corners. */
const CORNER = 20;
/** Covering what it points at, or leaving the bounds, costs so much more than covering anything else. */
const NEVER = 1000;

/** What stands beside it in the same panel is compared with it. */
const NEIGHBOUR = 4;

export const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The area that two rectangles share. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The smallest rectangle around several. */
export function around(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((one) => one.x + one.width)) - x,
    height: Math.max(...rects.map((one) => one.y + one.height)) - y,
  };
}

interface Size {
  width: number;
  height: number;
}

/** A bubble of this size, inside the bounds; without anything to point at, in their middle. */
export function beside(of: Rect | null, size: Size, bounds: Rect, avoid: Rect[] = []): Beside {
  const right = Math.max(bounds.x, bounds.x + bounds.width - size.width);
  const bottom = Math.max(bounds.y, bounds.y + bounds.height - size.height);
  if (!of) return { x: (bounds.x + right) / 2, y: (bounds.y + bottom) / 2, side: null, tip: 0 };
  const found = candidates(of, size).map(({ side, ...at }) => {
    const box = { x: between(bounds.x, at.x, right), y: between(bounds.y, at.y, bottom), ...size };
    const covers = avoid.reduce((sum, other) => sum + shared(box, other) * (shared(other, of) ? NEIGHBOUR : 1), 0);
    const away = Math.abs(box.x - at.x) + Math.abs(box.y - at.y);
    return { ...box, side, cost: NEVER * shared(box, of) + covers + away };
  });
  const { x, y, side } = found.reduce((best, one) => (one.cost < best.cost ? one : best));
  return { x, y, side, tip: tipOf(side, { x, y, ...size }, of) };
}

function candidates(of: Rect, size: Size): { x: number; y: number; side: Side }[] {
  const middleX = of.x + of.width / 2;
  const middleY = of.y + of.height / 2;
  const columns = [middleX - size.width / 2, middleX - CORNER - 8, middleX + CORNER + 8 - size.width];
  const rows = [middleY - size.height / 2, middleY - CORNER - 8, middleY + CORNER + 8 - size.height];
  return [
    ...rows.map((y) => ({ x: of.x + of.width + GAP, y, side: "right" as const })),
    ...rows.map((y) => ({ x: of.x - GAP - size.width, y, side: "left" as const })),
    ...columns.map((x) => ({ x, y: of.y - GAP - size.height, side: "above" as const })),
    ...columns.map((x) => ({ x, y: of.y + of.height + GAP, side: "below" as const })),
  ];
}

function tipOf(side: Side, box: Rect, of: Rect): number {
  return side === "right" || side === "left"
    ? between(CORNER, of.y + of.height / 2 - box.y, box.height - CORNER)
    : between(CORNER, of.x + of.width / 2 - box.x, box.width - CORNER);
}
