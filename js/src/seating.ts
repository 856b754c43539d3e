// Where the names of the cities stand: beside their cities, on nothing else, at a size that can be read.
//
// All lengths are screen pixels at one scale of the map. A name keeps its size on the screen, so its room changes with
// the scale: it is seated anew when a zoom has come to rest.

/** The box of a name around its centre, and the centre relative to the city. */
export interface Seat {
  x: number;
  y: number;
  /** Is there no room for it? */
  out: boolean;
}

export interface Named {
  id: string;
  /** The city. */
  x: number;
  y: number;
  /** The radius that its dot needs. */
  clear: number;
  wide: number;
  high: number;
  /** Where the board's map has the name, relative to the city. */
  home: [number, number];
  /** Names with a higher rank stay when two cannot both have room. */
  rank: number;
}

/** A round thing that names should not cover. */
export interface Bump {
  x: number;
  y: number;
  r: number;
  cost: number;
}

const RINGS = [
  [0, 0],
  [3, 0.7],
  [7, 1.6],
  [12, 3],
  [18, 5],
] as const;
/** A name in the same place as before is preferred: names should not jump. */
const STAYS = 2;
/** From this rank on, a name rather covers a city than to be left out. */
const SURE = 2;
const CELL = 48;

type Spot = readonly [x: number, y: number, cost: number];

/** Candidate places of a name relative to its city, the better ones first. */
export function spotsFor({ wide, high, clear, home }: Named): Spot[] {
  const [w, h] = [wide / 2, high / 2];
  const spots: Spot[] = [[home[0], home[1], -1.5]];
  for (const [out, worse] of RINGS) {
    const [x, y] = [clear + out + w, clear + out + h];
    const slip = (clear + out) * 0.72;
    for (const side of [1, -1]) {
      const left = side < 0 ? 0.3 : 0;
      for (const lift of [0, 0.5, -0.5, 1, -1]) {
        spots.push([side * x, lift * (h + clear) * 0.5, worse + Math.abs(lift) * 0.1 + left]);
      }
      for (const lift of [1, -1]) spots.push([side * (slip + w), lift * (slip + h), worse + 0.15 + left]);
      for (const shift of [0, 0.2, -0.2, 0.4, -0.4]) {
        spots.push([shift * wide, side * y, worse + 0.2 + Math.abs(shift) * 0.4]);
      }
    }
  }
  return spots;
}

/** The bumps near a point, found quickly. */
class Grid {
  private readonly cells = new Map<string, Bump[]>();

  constructor(bumps: Bump[]) {
    for (const bump of bumps) {
      const key = `${Math.floor(bump.x / CELL)} ${Math.floor(bump.y / CELL)}`;
      const cell = this.cells.get(key);
      if (cell) cell.push(bump);
      else this.cells.set(key, [bump]);
    }
  }

  near(x: number, y: number, wide: number, high: number): Bump[] {
    const found: Bump[] = [];
    for (let a = Math.floor((x - wide) / CELL); a <= Math.floor((x + wide) / CELL); a++) {
      for (let b = Math.floor((y - high) / CELL); b <= Math.floor((y + high) / CELL); b++) {
        const cell = this.cells.get(`${a} ${b}`);
        if (cell) found.push(...cell);
      }
    }
    return found;
  }
}

/** How far a point is outside a box. */
const apart = (x: number, y: number, w: number, h: number): number =>
  Math.hypot(Math.max(0, Math.abs(x) - w), Math.max(0, Math.abs(y) - h));

interface Room {
  wide: number;
  high: number;
  /** The width of the frame. */
  edge: number;
}

class Table {
  readonly seats: Seat[];
  private readonly grid: Grid;

  constructor(
    private readonly names: Named[],
    bumps: Bump[],
    private readonly room: Room,
    private readonly before: Map<string, Seat>,
  ) {
    this.grid = new Grid(bumps);
    this.seats = names.map(({ home }) => ({ x: home[0], y: home[1], out: false }));
  }

  private costOf(one: Named, [dx, dy, worse]: Spot, best: number): number {
    const [x, y, w, h] = [one.x + dx, one.y + dy, one.wide / 2 + 1, one.high / 2 + 1];
    const { edge } = this.room;
    let cost = worse * 4;
    const kept = this.before.get(one.id);
    if (kept && Math.abs(kept.x - dx) + Math.abs(kept.y - dy) < 4) cost -= STAYS;
    const over = Math.max(0, edge + w - x, x + w + edge - this.room.wide, edge + h - y, y + h + edge - this.room.high);
    cost += over * 40;
    if (cost >= best) return cost;
    for (const bump of this.grid.near(x, y, w + 16, h + 16)) {
      const far = apart(bump.x - x, bump.y - y, w, h);
      if (far < bump.r) cost += bump.cost * (6 + 4 * Math.min(bump.r - far, 6));
    }
    return cost >= best ? cost : cost + this.company(one, x, y, w, h);
  }

  /** What other names and cities make of a name here. */
  private company(one: Named, x: number, y: number, w: number, h: number): number {
    let cost = 0;
    const own = apart(one.x - x, one.y - y, w, h);
    this.names.forEach((other, n) => {
      if (other === one) return;
      // A name of a lower rank gives way.
      const due = other.rank < one.rank ? 0.4 : 1;
      const far = apart(other.x - x, other.y - y, w, h);
      if (far < own + 3) cost += 14;
      if (far < other.clear) cost += 40;
      const seat = this.seats[n]!;
      if (seat.out) return;
      const deepX = w + other.wide / 2 - Math.abs(other.x + seat.x - x);
      const deepY = h + other.high / 2 - Math.abs(other.y + seat.y - y);
      if (deepX > 0 && deepY > 0) cost += due * (50 + 4 * Math.min(deepX, deepY));
    });
    return cost;
  }

  /** Gives each name in turn its best place. */
  pass(): void {
    this.names.forEach((one, n) => {
      let best = Number.POSITIVE_INFINITY;
      let seat = this.seats[n]!;
      for (const spot of spotsFor(one)) {
        const cost = this.costOf(one, spot, best);
        if (cost < best) {
          best = cost;
          seat = { x: spot[0], y: spot[1], out: false };
        }
      }
      this.seats[n] = seat;
    });
  }

  /** Leaves out names that would cover others. */
  clear(): void {
    const order = this.names.map((_, n) => n).sort((a, b) => this.names[b]!.rank - this.names[a]!.rank);
    const stay: number[] = [];
    for (const n of order) {
      const seat = this.seats[n]!;
      const gives = this.names[n]!.rank < SURE && this.covers(n);
      seat.out = gives || stay.some((other) => this.touch(n, other));
      if (!seat.out) stay.push(n);
    }
  }

  private touch(n: number, other: number): boolean {
    const [one, two, a, b] = [this.names[n]!, this.names[other]!, this.seats[n]!, this.seats[other]!];
    const x = Math.abs(one.x + a.x - two.x - b.x);
    const y = Math.abs(one.y + a.y - two.y - b.y);
    return x < (one.wide + two.wide) / 2 && y < (one.high + two.high) / 2;
  }

  /** Is another city below the name? */
  private covers(n: number): boolean {
    const [one, seat] = [this.names[n]!, this.seats[n]!];
    return this.names.some(
      (other) =>
        other !== one && apart(other.x - one.x - seat.x, other.y - one.y - seat.y, one.wide / 2, one.high / 2) < 1,
    );
  }
}

/** The places of all names. */
export function seated(names: Named[], bumps: Bump[], room: Room, before: Map<string, Seat>): Map<string, Seat> {
  const table = new Table(names, bumps, room, before);
  for (let pass = 0; pass < 4; pass++) table.pass();
  table.clear();
  return new Map(names.map(({ id }, n) => [id, table.seats[n]!]));
}

/** The size of names on the screen, by the scale that shows the whole map. */
export const nameSize = (fit: number): number => Math.min(15.5, Math.max(11.8, 8.6 + 4.2 * fit));
