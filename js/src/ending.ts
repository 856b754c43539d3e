// Where the count of a finished game is, for everything that shows a part of it.

import { counted, type Told, telling } from "./count";
import type { Page } from "./page";
import type { Sheet } from "./protocol";

export interface Ending {
  sheet: Sheet;
  lines: Told[];
  /** The number of lines counted. */
  step: number;
  /** Is everything counted and the winner shown? */
  over: boolean;
}

let last: { sheet: Sheet; own: number | null; lines: Told[] } | null = null;

/** The seat of the only person at this page; `null` for spectators, teachers, and where several people share it. */
export function ownSeat({ traits, seat }: Page): number | null {
  const { role, guest } = traits.controls;
  if (role !== "player") return null;
  // Those who were invited have pages of their own.
  const here = traits.settings.seats.filter((one) => one.who === "human" && one.guest === null);
  return guest || here.length === 1 ? seat : null;
}

export function ending(page: Page): Ending | null {
  const { sheet } = page.traits;
  if (!sheet) return null;
  const own = ownSeat(page);
  if (last?.sheet !== sheet || last.own !== own) last = { sheet, own, lines: telling(sheet, own) };
  const { lines } = last;
  const { endStep } = page.local;
  const over = !page.moving || endStep > lines.length;
  return { sheet, lines, step: over ? lines.length : Math.min(endStep, lines.length), over };
}

/** The points of each seat as counted so far; `null` while the game is played. */
export function countedPoints(page: Page): number[] | null {
  const state = ending(page);
  if (!state) return null;
  const { totals } = counted(state.sheet, state.lines, state.step);
  return page.players.map((_, seat) => totals[state.sheet.seats.findIndex((one) => one.seat === seat)] ?? 0);
}
