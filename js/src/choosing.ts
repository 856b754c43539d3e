// From a click to a move: the legal moves for a place, a card or a deck, and choices of several parts.

import type { Target } from "./hit";
import type { Page } from "./page";
import type { Board, Counts, Move } from "./protocol";

/** Several ways to do one thing, for a person to choose from. */
export interface Choice {
  target: Target | null;
  title: string;
  moves: Move[];
}

export function choiceFor(target: Target, moves: Move[]): Choice {
  return { target, title: "", moves };
}

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
