// The page's messages in the syntax of Project Fluent, from the same files as Python's (ttr_widget/locales).

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";
import { functions, Vocabulary } from "./functions";

/** The names of the board's things by id; an unknown id is its own name. */
export interface Names {
  city(id: string): string;
  route(id: string): string;
  ticket(id: string): string;
  points(ticket: string): number | undefined;
}

/** A message that is not formatted yet. */
export interface Message {
  key: string;
  facts?: Facts;
}

export type Fact = string | number | boolean | null | undefined | Message | Fact[] | { [name: string]: number };
export type Facts = Record<string, Fact>;

/** A whole number, written without grouping. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** A fact that is neither text nor number: cards, a list. */
class Thing extends FluentType<Fact> {
  constructor(
    value: Fact,
    private readonly words: Words,
  ) {
    super(value);
  }

  toString(): string {
    return this.words.plainly(this.value);
  }
}

const isMessage = (fact: Fact): fact is Message =>
  typeof fact === "object" && fact !== null && !Array.isArray(fact) && typeof (fact as Message).key === "string";

/** The messages of one language, formatted for one board. */
export class Words {
  /** Missing messages and facts, for tests. */
  readonly faults: string[] = [];
  private readonly vocabulary = new Vocabulary(this);
  private readonly bundle: FluentBundle;

  constructor(
    readonly locale: string,
    source: string,
    readonly names: Names,
  ) {
    this.bundle = new FluentBundle(locale, { functions: functions(this.vocabulary), useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The message with this key (`id` or `id.attribute`); an unknown key is returned itself. */
  say(key: string, facts: Facts = {}): string {
    const said = this.find(key, facts);
    if (said === undefined) this.faults.push(`${this.locale} ${key}: no such message`);
    return said ?? key;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  find(key: string, facts: Facts = {}): string | undefined {
    const pattern = this.pattern(key);
    if (pattern === null) return undefined;
    const errors: Error[] = [];
    const given: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) given[name] = this.value(fact);
    const said = this.bundle.formatPattern(pattern, given, errors);
    for (const error of errors) this.faults.push(`${this.locale} ${key}: ${error.message}`);
    return said;
  }

  private pattern(key: string) {
    const dot = key.indexOf(".");
    const message = this.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? null;
  }

  private value(fact: Fact): FluentVariable {
    if (typeof fact === "number") {
      return Number.isInteger(fact) ? new Whole(fact) : new FluentNumber(fact, { useGrouping: false });
    }
    if (fact instanceof FluentType) return fact;
    if (typeof fact === "object" && fact !== null && !isMessage(fact)) return new Thing(fact, this);
    return this.plainly(fact);
  }

  /** A value formatted without a function. */
  plainly(fact: unknown): string {
    const value = (fact instanceof FluentType ? fact.value : fact) as Fact;
    if (value === null || value === undefined) return "none";
    if (isMessage(value)) return this.say(value.key, value.facts);
    if (Array.isArray(value)) return this.vocabulary.list(value);
    return String(value);
  }
}
