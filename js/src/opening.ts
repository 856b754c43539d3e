// Cards that are turned up one by one, and whether they cost more.

import type { Seen } from "./page";
import type { Spot } from "./steps";

/** Cards that are being turned up. */
export interface Opening {
  cards: string[];
  /** Which of the cards cost one more. */
  like: boolean[];
  spot: Spot | null;
  seat: number | null;
  /** Nobody has to pay for them. */
  safe: boolean;
  /** How many cards are out. */
  shown: number;
  /** All are out: the verdict is told. */
  over: boolean;
}

interface Revealed {
  revealed: string[];
  extra: boolean[];
}

/** The cards that a rule shows as turned up, and which of them cost one more. */
export function revealedIn(view: Seen): Revealed {
  const rules = Object.values(view.rules) as Partial<Revealed>[];
  const { revealed = [], extra = [] } = rules.find((rule) => rule?.revealed && rule.extra) ?? {};
  return { revealed, extra };
}
