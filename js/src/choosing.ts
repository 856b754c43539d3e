// From a click to a move: the legal moves for a place, a card or a deck, and choices of several parts.

import type { Target } from "./hit";
import type { Page } from "./page";
import type { Board, Counts, Move } from "./protocol";

/** Several ways to do one thing, for a person to choose from. */
export interface Choice {
  /** The place on the map that is built on; `null` for other choices. */
  target: Target | null;
  title: string;
  moves: Move[];
  /** The payment that is chosen now; the first one if nothing else is said. */
  at?: number;
  /** Is it only prepared, for the own next turn? */
  ahead?: boolean;
}

/** The ways to build on a place, the most sensible first, as Python has sorted them. */
export function choiceFor(target: Target, moves: Move[]): Choice {
  return { target, title: "", moves };
}

/** The move that is played when the choice is confirmed. */
export const chosenMove = ({ moves, at = 0 }: Choice): Move => moves[at]!;

/** Do two payments take the same cards? */
export const sameCards = (one: Counts = {}, other: Counts = {}): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((card) => (one[card] ?? 0) === (other[card] ?? 0));

/** The next payment with this card, in a circle; the present one if there is no other. */
export function nextWith({ moves, at = 0 }: Choice, card: string): number {
  for (let step = 1; step < moves.length; step++) {
    const n = (at + step) % moves.length;
    if (moves[n]?.cards?.[card]) return n;
  }
  return at;
}

/** When the page asks before something is built: always, if it is not the only plain payment, or never. */
export type Asking = "always" | "doubtful" | "never";
export const ASKING: readonly Asking[] = ["always", "doubtful", "never"];

/** Does the person want to be asked before the first of these moves is played? */
export function mustAsk(asking: Asking, moves: Move[], { routes, cards }: Pick<Board, "routes" | "cards">): boolean {
  if (asking !== "doubtful") return asking === "always";
  const wilds = cards.filter((card) => card.wild).some((card) => moves[0]?.cards?.[card.name]);
  // What is behind walls may cost more than it says.
  const walled = routes.some((route) => route.id === moves[0]?.route && route.casing.length > 0);
  return moves.length > 1 || wilds || walled;
}

export const sameTarget = (one: Target | null, other: Target | null): boolean =>
  one !== null && other !== null && one.kind === other.kind && one.id === other.id;

export function movesAt(moves: Move[], target: Target): Move[] {
  return moves.filter((move) => (target.kind === "route" ? move.route : move.city) === target.id);
}

/** What can be done now, by what to click for it. */
export interface Targets {
  routes: Set<string>;
  cities: Set<string>;
  cards: Map<string, Move>;
  /** Card decks: `draw deck`, `refill train`. */
  decks: Map<string, Move>;
  /** Moves without a place on the map or the display: tickets, pass, decline … */
  plain: Move[];
}

export function targets(moves: Move[], { decks, actions }: Pick<Board, "decks" | "actions">): Targets {
  const found: Targets = { routes: new Set(), cities: new Set(), cards: new Map(), decks: new Map(), plain: [] };
  for (const move of moves) {
    if (move.route) found.routes.add(move.route);
    else if (move.city) found.cities.add(move.city);
    else if (actions[move.kind]?.card === "source" && move.card !== undefined) {
      (decks.includes(move.card) ? found.decks : found.cards).set(move.card, move);
    } else if (move.deck) {
      const deck = decks.find((name) => name === move.deck || name.startsWith(`${move.deck}-`)) ?? move.deck;
      found.decks.set(deck, move);
    } else found.plain.push(move);
  }
  return found;
}

/** The cities that are marked: only while the player is about to build, as they would hide the routes. */
export function citiesIn({ local }: Pick<Page, "local">, now: Targets): Set<string> {
  return local.building || now.routes.size === 0 ? now.cities : NONE;
}

const NONE: Set<string> = new Set();

export const sameSet = (one: Iterable<string>, other: Iterable<string>): boolean =>
  [...one].sort().join(" ") === [...other].sort().join(" ");

/** The move that keeps exactly these tickets. */
export function keeping(moves: Move[], tickets: Iterable<string>): Move | undefined {
  return moves.find((move) => move.tickets && sameSet(move.tickets, tickets));
}

export function least(moves: Move[]): number {
  return Math.min(...moves.map((move) => move.tickets?.length ?? 0));
}

/** The cards of a hand or a payment in the order of the game's card list, as `[name, count]`. */
export function sorted(cards: Counts, order: string[]): [string, number][] {
  return Object.entries(cards)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

/** The moves whose label contains all words of the filter; accents are ignored. */
export function filtered(moves: Move[], filter: string): Move[] {
  const words = bare(filter).split(/\s+/).filter(Boolean);
  return words.length ? moves.filter((move) => words.every((word) => bare(move.label).includes(word))) : moves;
}

const bare = (text: string): string =>
  text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ø", "o");
