// The count at the end as plain data: in which order lines are told, what the departure board shows, and who has won.

import type { Sheet, SheetLine } from "./protocol";

export interface Told {
  seat: number;
  line: SheetLine;
}

/** The lines in the order of the count: column by column, the lowest seat first, the own seat last. */
export function telling(sheet: Sheet, own: number | null): Told[] {
  const seats = [...sheet.seats].sort((one, other) => Number(one.seat === own) - Number(other.seat === own));
  return sheet.columns.flatMap((_, column) =>
    seats.flatMap(({ seat, lines }) =>
      lines.filter((line) => line.column === column && counts(line)).map((line) => ({ seat, line })),
    ),
  );
}

/** A line that changes nothing and shows nothing is only on the sheet. */
const counts = ({ points, ticket, routes, cities }: SheetLine): boolean =>
  points !== 0 || ticket !== null || routes.length + cities.length > 0;

export interface Counted {
  /** For each seat the points of each column; `null`: not counted yet. */
  cells: (number | null)[][];
  totals: number[];
  /** The seats from top to bottom: a plate moves up when its seat has overtaken another. */
  order: number[];
}

/** The departure board after so many lines. */
export function counted(sheet: Sheet, lines: Told[], step: number): Counted {
  const cells = sheet.seats.map(() => sheet.columns.map((): number | null => null));
  const totals = sheet.seats.map(() => 0);
  const place = new Map(sheet.seats.map(({ seat }, n) => [seat, n]));
  let order = sheet.seats.map((_, n) => n);
  const done = lines.slice(0, step);
  for (const { seat, line } of done) {
    const n = place.get(seat)!;
    cells[n]![line.column] = (cells[n]![line.column] ?? 0) + line.points;
    totals[n]! += line.points;
    order = [...order].sort((one, other) => totals[other]! - totals[one]!);
  }
  // In a column that is over, whoever has no line has nothing.
  const open = step < lines.length ? (done.at(-1)?.line.column ?? 0) : sheet.columns.length;
  for (const row of cells) for (let column = 0; column < open; column++) row[column] ??= 0;
  if (step >= lines.length) order = ranked(sheet, order);
  return { cells, totals, order: order.map((n) => sheet.seats[n]!.seat) };
}

/** The winners first, then by points. */
function ranked(sheet: Sheet, order: number[]): number[] {
  const won = (n: number) => Number(sheet.winners.includes(sheet.seats[n]!.seat));
  return [...order].sort((one, other) => won(other) - won(one) || sheet.seats[other]!.total - sheet.seats[one]!.total);
}

export interface Verdict {
  names: string[];
  points: number;
  /** By how much the winners are ahead of the next, and who that is; `null` if there is nobody else. */
  ahead: { margin: number; names: string[] } | null;
  /** The place of a seat that has not won, and its distance; `null` for a winner and for spectators. */
  own: { rank: number; behind: number } | null;
}

export function verdict(sheet: Sheet, own: number | null): Verdict {
  const won = sheet.seats.filter(({ seat }) => sheet.winners.includes(seat));
  const others = sheet.seats.filter(({ seat }) => !sheet.winners.includes(seat));
  const points = won[0]?.total ?? 0;
  const next = Math.max(...others.map(({ total }) => total));
  const mine = others.find(({ seat }) => seat === own);
  return {
    names: won.map(({ name }) => name),
    points,
    ahead: others.length
      ? { margin: points - next, names: others.filter(({ total }) => total === next).map(({ name }) => name) }
      : null,
    own: mine
      ? {
          rank: 1 + won.length + others.filter(({ total }) => total > mine.total).length,
          behind: points - mine.total,
        }
      : null,
  };
}

const REELS = ["0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** How often a flap turns before it shows its character. */
export const TURNS = 6;

/** What a flap shows after so many turns: it rolls through the characters before its own. */
export function turning(to: string, turn: number): string {
  const reel = REELS.find((one) => one.includes(to)) ?? ` ${REELS[0]}`;
  if (turn >= TURNS) return to;
  const at = Math.max(0, reel.indexOf(to));
  return reel[(at - (TURNS - turn) + 2 * reel.length) % reel.length]!;
}

/** The characters on so many flaps, aligned to the right for numbers. */
export function onFlaps(text: string, flaps: number, right = false): string[] {
  const letters = [...text].slice(0, flaps);
  const rest = Array<string>(Math.max(0, flaps - letters.length)).fill(" ");
  return right ? [...rest, ...letters] : [...letters, ...rest];
}

/** Can these letters stand on flaps one by one? Letters that are joined or read from the right cannot. */
export const isPlain = (text: string): boolean => /^[\p{Script=Latin}\p{Nd}\p{Zs}.'’&_-]+$/u.test(text);

/** How many flaps the numbers of each column need, and the total. */
export function widths(sheet: Sheet, lines: Told[]): { columns: number[]; total: number } {
  const columns = sheet.columns.map(() => 2);
  let total = 3;
  const digits = (points: number) => String(Math.abs(points)).length + Number(points < 0);
  for (let step = 0; step <= lines.length; step++) {
    const { cells, totals } = counted(sheet, lines, step);
    for (const row of cells) {
      row.forEach((points, n) => {
        columns[n] = Math.max(columns[n]!, digits(points ?? 0));
      });
    }
    total = Math.max(total, ...totals.map(digits));
  }
  return { columns, total };
}

interface Ends {
  a: string;
  b: string;
}

/** For each route of a path whether it is walked from its end `b`. */
export function backwards(routes: Ends[]): boolean[] {
  let at: string | null = null;
  return routes.map((route, n) => {
    const next = routes[n + 1];
    const meets = (city: string) => next !== undefined && (next.a === city || next.b === city);
    const back: boolean = at === null ? meets(route.a) && !meets(route.b) : at === route.b;
    at = back ? route.a : route.b;
    return back;
  });
}
