// The functions used in messages, `CARDS($cards, case: "gen")`; ttr_widget/locales/functions.py has the same ones and
// documents them. Tests on both sides use the cases in tests/locales/cases.json.

import { type FluentFunction, FluentType } from "@fluent/bundle";
import type { Fact, Words } from "./words";

type Named = Record<string, unknown>;

const NOMINATIVE = "nom";

const bare = (value: unknown): unknown => (value instanceof FluentType ? value.value : value);
const each = (value: unknown): unknown[] => {
  const given = bare(value);
  return Array.isArray(given) ? given : typeof given === "object" && given !== null ? Object.keys(given) : [given];
};
const text = (value: unknown, otherwise: string): string => (value === undefined ? otherwise : String(bare(value)));
const form = (...parts: string[]): string => parts.filter((part) => part && part !== NOMINATIVE).join("-");

/** The vocabulary of one language. */
export class Vocabulary {
  constructor(private readonly words: Words) {}

  /** A word in a given form; while the form is missing, its last part is dropped; finally the value. */
  private word(id: string, wanted: string, facts: Record<string, Fact> = {}): string | undefined {
    for (let left = wanted; left; left = left.slice(0, Math.max(left.lastIndexOf("-"), 0))) {
      const said = this.words.find(`${id}.${left}`, facts);
      if (said !== undefined) return said;
    }
    return this.words.find(id, facts);
  }

  private own(id: string, wanted = "", facts: Record<string, Fact> = {}): string {
    return this.word(id, wanted, facts) ?? id;
  }

  list(things: unknown): string {
    return this.joined(each(things).map((thing) => this.words.plainly(thing)));
  }

  joined(said: string[]): string {
    if (said.length < 2) return said[0] ?? this.own("list-none");
    let start = said[0]!;
    for (const next of said.slice(1, -1)) start = this.own("list-more", "", { first: start, next });
    return this.own("list-last", "", { first: start, last: said.at(-1)! });
  }

  card(card: unknown, count: unknown, given: string): string {
    const value = bare(card);
    if (typeof value !== "string") return this.joined(each(value).map((one) => this.card(one, count, given)));
    const name = value.toLowerCase();
    const facts = { count: bare(count) as Fact };
    if (this.words.has(`card-${name}`)) return this.own(`card-${name}`, form(given), facts);
    if (this.words.has(`color-${name}`)) return this.color(name, count, "card", given);
    const parts = name.split("-");
    for (const [place, color] of parts.entries()) {
      const kind = ["colored-card", ...parts.filter((_, number) => number !== place)].join("-");
      if (parts.length > 1 && this.words.has(`color-${color}`) && this.words.has(kind)) {
        return this.own(kind, form(given), { ...facts, color });
      }
    }
    return value;
  }

  cards(cards: unknown, given: string): string {
    const value = bare(cards);
    const said = Array.isArray(value)
      ? value.map((card) => this.card(card, 1, given))
      : Object.entries(value as Record<string, number>).map(([card, n]) => `${n} ${this.card(card, n, given)}`);
    return said.length > 0 ? this.joined(said) : this.own("cards-none");
  }

  color(color: unknown, count: unknown, of: string, given: string): string {
    const value = bare(color);
    if (typeof value !== "string") return this.joined(each(value).map((one) => this.color(one, count, of, given)));
    return this.word(`color-${value.toLowerCase()}`, form(of, given), { count: bare(count) as Fact }) ?? value;
  }

  piece(piece: unknown, count: unknown, given: string): string {
    const value = String(bare(piece));
    if (count === undefined) return this.word(`piece-${value}`, form("plural", given), { count: 2 }) ?? value;
    const facts = { count: bare(count) as Fact };
    const word = this.word(`piece-${value}`, form(given), facts);
    return word ?? this.word(`deck-${value}`, form("counted", given), facts) ?? value;
  }

  pieces(count: unknown, piece: unknown, given: string): string {
    return `${this.words.plainly(count)} ${this.piece(piece, count, given)}`;
  }

  counts(counts: unknown, given: string): string {
    const value = bare(counts) as Record<string, number>;
    return this.joined(Object.entries(value).map(([piece, count]) => this.pieces(count, piece, given)));
  }

  thing(prefix: string, thing: unknown, given: string): string {
    const value = bare(thing);
    if (typeof value !== "string") return this.joined(each(value).map((one) => this.thing(prefix, one, given)));
    const id = `${prefix}-${value.toLowerCase()}`;
    return this.word(id, form(given), { count: 1 }) ?? this.word(`${id}-${prefix}`, form(given), { count: 1 }) ?? value;
  }

  place(what: "city" | "route", given: unknown): string {
    const value = bare(given);
    if (typeof value !== "string") return this.joined(each(value).map((one) => this.place(what, one)));
    return this.words.names[what](value);
  }

  tickets(given: unknown, points: string): string {
    const value = bare(given);
    if (typeof value !== "string") return this.joined(each(value).map((one) => this.tickets(one, points)));
    const worth = this.words.names.points(value);
    const ticket = this.words.names.ticket(value);
    return points === "no" || worth === undefined ? ticket : this.own("ticket-worth", "", { ticket, points: worth });
  }
}

/** All functions by name, for one language and one board. */
export function functions(own: Vocabulary): Record<string, FluentFunction> {
  const cased = (named: Named) => text(named.case, NOMINATIVE);
  const city: FluentFunction = ([given]) => own.place("city", given);
  const route: FluentFunction = ([given]) => own.place("route", given);
  const tickets: FluentFunction = ([given], named) => own.tickets(given, text(named.points, "no"));
  return {
    CARD: ([card, count], named) => own.card(card, count ?? 1, cased(named)),
    CARDS: ([cards], named) => own.cards(cards, cased(named)),
    CITIES: city,
    CITY: city,
    COLOR: ([color, count], named) => own.color(color, count ?? 1, text(named.of, ""), cased(named)),
    COUNTS: ([counts], named) => own.counts(counts, cased(named)),
    DECK: ([deck], named) => own.thing("deck", deck, cased(named)),
    KIND: ([kind], named) => own.thing("kind", kind, cased(named)),
    LIST: ([things]) => own.list(things),
    PIECE: ([piece, count], named) => own.piece(piece, count, cased(named)),
    PIECES: ([count, piece], named) => own.pieces(count, piece, cased(named)),
    ROUTE: route,
    ROUTES: route,
    TICKET: tickets,
    TICKETS: tickets,
  };
}
