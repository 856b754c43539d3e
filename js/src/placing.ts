// Where a popover stands: beside what it is about, and over as little of the game as possible.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A disc that should stay visible, and what it costs to cover it. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  cost: number;
}

export interface Surroundings {
  /** What the popover is about. */
  of: Omit<Spot, "cost">[];
  /** The area that it may use. */
  room: Box;
  /** Panels that it must not cover. */
  never: Box[];
  /** What it would cover on the map. */
  spots: Spot[];
}

export interface Placed {
  x: number;
  y: number;
  /** The point of its edge that is nearest to what it is about. */
  tail: { x: number; y: number };
}

/** The distance from what it is about. */
export const GAP = 12;
const STEP = 4;
/** Covering a panel, or standing on what it is about, is worse than covering anything on the map. */
const NEVER = 1e4;
const WAYS = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({ x: Math.cos((n * Math.PI) / 4), y: Math.sin((n * Math.PI) / 4) }));

/** So far from a corner is the tail. */
const CORNER = 16;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The distance from a point to a box; 0 inside. */
function away({ x, y, width, height }: Box, at: { x: number; y: number }): number {
  return Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height));
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const clear = (box: Box, spots: Omit<Spot, "cost">[], gap: number): boolean =>
  spots.every((spot) => away(box, spot) >= spot.r + gap);

/** The box nearest to this one that is inside the room. */
function inside(box: Box, room: Box): Box {
  const x = Math.max(room.x, Math.min(box.x, room.x + room.width - box.width));
  const y = Math.max(room.y, Math.min(box.y, room.y + room.height - box.height));
  return { ...box, x, y };
}

/** Moves a box from the middle of the spots in one direction until it is clear of them. */
function pushed(size: { width: number; height: number }, of: Surroundings["of"], way: { x: number; y: number }): Box {
  const [left, right] = [Math.min(...of.map((one) => one.x)), Math.max(...of.map((one) => one.x))];
  const [top, bottom] = [Math.min(...of.map((one) => one.y)), Math.max(...of.map((one) => one.y))];
  const most = right - left + bottom - top + size.width + size.height + 200;
  let box = { x: 0, y: 0, ...size };
  for (let far = 0; far <= most; far += STEP) {
    box = {
      ...size,
      x: (left + right - size.width) / 2 + way.x * far,
      y: (top + bottom - size.height) / 2 + way.y * far,
    };
    if (clear(box, of, GAP)) break;
  }
  return box;
}

function cost(box: Box, { of, never, spots }: Surroundings): number {
  const covered = spots.filter((spot) => away(box, spot) < spot.r).reduce((sum, spot) => sum + spot.cost, 0);
  const panels = never.reduce((sum, panel) => sum + shared(box, panel), 0);
  const own = of.filter((spot) => away(box, spot) < spot.r + GAP / 2).length;
  return covered + (panels ? NEVER + panels : 0) + NEVER * own;
}

/** Of eight places around it, the one that covers least. */
export function placeBeside(size: { width: number; height: number }, around: Surroundings): Placed {
  const { of, room } = around;
  const places = WAYS.map((way) => inside(pushed(size, of, way), room));
  const costs = places.map((place) => cost(place, around));
  const box = places[costs.indexOf(Math.min(...costs))]!;
  const near = of.reduce((best, spot) => (away(box, spot) < away(box, best) ? spot : best), of[0]!);
  const tail = {
    x: Math.max(box.x, Math.min(near.x, box.x + box.width)),
    y: Math.max(box.y, Math.min(near.y, box.y + box.height)),
  };
  const aside = tail.x === box.x || tail.x === box.x + box.width;
  if (aside) tail.y = between(tail.y, box.y + CORNER, box.y + box.height - CORNER);
  else tail.x = between(tail.x, box.x + CORNER, box.x + box.width - CORNER);
  return { x: box.x, y: box.y, tail };
}
