// Where the names of the cities stand: beside their cities, on nothing else, at a size that can be read.
//
// All lengths are screen pixels at one scale of the map. A name keeps its size on the screen, so its room changes with
// the scale: it is placed again when a zoom has come to rest.

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

/** How far a point is outside a box. */
const apart = (x: number, y: number, w: number, h: number): number =>
  Math.hypot(Math.max(0, Math.abs(x) - w), Math.max(0, Math.abs(y) - h));

/** How far from its city a name and what it keeps clear can come; another city that is nearer than the own one counts too. */
function reachOf({ wide, high, clear }: Named, spots: Spot[]): [right: number, down: number] {
  let [x, y] = [0, 0];
  for (const spot of spots) [x, y] = [Math.max(x, Math.abs(spot[0])), Math.max(y, Math.abs(spot[1]))];
  const own = Math.hypot(Math.max(0, x - wide / 2), Math.max(0, y - high / 2)) + clear + 5;
  return [x + wide / 2 + own, y + high / 2 + own];
}

interface Room {
  wide: number;
  high: number;
  /** The width of the frame. */
  edge: number;
}

/** What does not change while names are moved about: computed once, as the passes ask for it again and again. */
interface Prospect {
  /** The places of a name; the cost is that of the place itself and of what it covers there. */
  spots: Spot[];
  /** The other names that can come near. */
  others: number[];
}

class Table {
  readonly seats: Seat[];
  private readonly prospects: Prospect[];

  constructor(
    private readonly names: Named[],
    bumps: Bump[],
    private readonly room: Room,
    private readonly before: Map<string, Seat>,
  ) {
    this.seats = names.map(({ home }) => ({ x: home[0], y: home[1], out: false }));
    const spots = names.map(spotsFor);
    const reaches = names.map((one, n) => reachOf(one, spots[n]!));
    this.prospects = names.map((one, n) => {
      const [right, down] = reaches[n]!;
      const near = bumps.filter(({ x, y, r }) => Math.abs(x - one.x) < right + r && Math.abs(y - one.y) < down + r);
      const others = names.flatMap((other, m) => {
        const [wide, high] = [right + reaches[m]![0], down + reaches[m]![1]];
        return m !== n && Math.abs(other.x - one.x) < wide && Math.abs(other.y - one.y) < high ? [m] : [];
      });
      return { spots: spots[n]!.map((spot) => [spot[0], spot[1], this.costOf(one, spot, near)] as const), others };
    });
  }

  /** The cost of a place, wherever the other names are. */
  private costOf(one: Named, [dx, dy, worse]: Spot, bumps: Bump[]): number {
    const [x, y, w, h] = [one.x + dx, one.y + dy, one.wide / 2 + 1, one.high / 2 + 1];
    const { edge } = this.room;
    let cost = worse * 4;
    const kept = this.before.get(one.id);
    if (kept && Math.abs(kept.x - dx) + Math.abs(kept.y - dy) < 4) cost -= STAYS;
    const over = Math.max(0, edge + w - x, x + w + edge - this.room.wide, edge + h - y, y + h + edge - this.room.high);
    cost += over * 40;
    for (const bump of bumps) {
      if (Math.abs(bump.x - x) >= w + bump.r || Math.abs(bump.y - y) >= h + bump.r) continue;
      const far = apart(bump.x - x, bump.y - y, w, h);
      if (far < bump.r) cost += bump.cost * (6 + 4 * Math.min(bump.r - far, 6));
    }
    return cost;
  }

  /** What other names and cities make of a name here. */
  private company(one: Named, others: number[], [dx, dy]: Spot): number {
    const [x, y, w, h] = [one.x + dx, one.y + dy, one.wide / 2 + 1, one.high / 2 + 1];
    let cost = 0;
    const own = apart(one.x - x, one.y - y, w, h);
    for (const n of others) {
      const other = this.names[n]!;
      // A name of a lower rank gives way.
      const due = other.rank < one.rank ? 0.4 : 1;
      const far = apart(other.x - x, other.y - y, w, h);
      if (far < own + 3) cost += 14;
      if (far < other.clear) cost += 40;
      const seat = this.seats[n]!;
      if (seat.out) continue;
      const deepX = w + other.wide / 2 - Math.abs(other.x + seat.x - x);
      const deepY = h + other.high / 2 - Math.abs(other.y + seat.y - y);
      if (deepX > 0 && deepY > 0) cost += due * (50 + 4 * Math.min(deepX, deepY));
    }
    return cost;
  }

  /** Gives each name in turn its best place. */
  pass(): void {
    this.names.forEach((one, n) => {
      let best = Number.POSITIVE_INFINITY;
      let seat = this.seats[n]!;
      const { spots, others } = this.prospects[n]!;
      for (const spot of spots) {
        if (spot[2] >= best) continue;
        const cost = spot[2] + this.company(one, others, spot);
        if (cost >= best) continue;
        best = cost;
        seat = { x: spot[0], y: spot[1], out: false };
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
