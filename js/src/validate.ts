// Checks everything that comes from Python against the shapes generated from Python's dataclasses.

import { ANSWERS, type Answers, RECORDS, type Shape, type Traits } from "./protocol";

/** A value from Python with the wrong shape. */
export class WrongShape extends Error {}

const ATOMS = { number: "a number", string: "a text", boolean: "true or false" };

function wrong(where: string, wanted: string, given: unknown): WrongShape {
  const shown = given === undefined ? "nothing" : (JSON.stringify(given) ?? String(given)).slice(0, 60);
  return new WrongShape(`Python sent ${where}: expected ${wanted}, got ${shown}`);
}

/** The value with `null` for everything missing: some hosts turn Python's `None` into `undefined`. */
function filled(value: unknown): unknown {
  if (value === undefined) return null;
  if (Array.isArray(value)) {
    const parts = value.map(filled);
    return parts.some((part, n) => part !== value[n]) ? parts : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const parts = entries.map(([name, part]) => [name, filled(part)] as const);
  return parts.some(([, part], n) => part !== entries[n]![1]) ? Object.fromEntries(parts) : value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value in its full shape: missing fields get their default or `null`. */
export function checked(shape: Shape, value: unknown, where: string): unknown {
  if (shape === "any") return filled(value);
  if (typeof shape === "string") {
    if (typeof value !== shape) throw wrong(where, ATOMS[shape], value);
    return value;
  }
  if ("maybe" in shape) return value === null || value === undefined ? null : checked(shape.maybe, value, where);
  if ("one" in shape) {
    if (!shape.one.includes(value as string)) throw wrong(where, `one of ${shape.one.join(", ")}`, value);
    return value;
  }
  if ("list" in shape) {
    if (!Array.isArray(value)) throw wrong(where, "a list", value);
    return value.map((part, n) => checked(shape.list, part, `${where}[${n}]`));
  }
  if ("tuple" in shape) {
    const { tuple } = shape;
    if (!Array.isArray(value) || value.length !== tuple.length) throw wrong(where, `${tuple.length} values`, value);
    return tuple.map((part, n) => checked(part, value[n], `${where}[${n}]`));
  }
  if (!isObject(value)) throw wrong(where, "an object", value);
  if ("map" in shape) {
    const { map } = shape;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, checked(map, part, `${where}.${name}`)]),
    );
  }
  return record("record" in shape ? shape.record : firstOf(shape.first, value), value, where);
}

function record(name: string, value: Record<string, unknown>, where: string): unknown {
  const { open, fields } = RECORDS[name]!;
  const found = open ? (filled({ ...value }) as Record<string, unknown>) : {};
  for (const [key, { is, otherwise }] of Object.entries(fields)) {
    const missing = value[key] === undefined || value[key] === null;
    found[key] = missing && otherwise !== undefined ? otherwise : checked(is, value[key], `${where}.${key}`);
  }
  return found;
}

function firstOf(names: string[], value: Record<string, unknown>): string {
  const fits = (name: string) =>
    Object.entries(RECORDS[name]!.fields).every(([key, { is, otherwise }]) => {
      const optional = otherwise !== undefined || (typeof is === "object" && "maybe" in is);
      return optional || (value[key] !== undefined && value[key] !== null);
    });
  return names.find(fits) ?? names.at(-1)!;
}

/** A checked trait, as the page uses it. */
export function trait<K extends keyof Traits>(name: K, value: unknown): Traits[K] {
  return checked(RECORDS.Traits!.fields[name]!.is, value, name) as Traits[K];
}

/** The checked fields of an answer. */
export function answer<K extends keyof Answers>(type: K, value: unknown): Answers[K] {
  return checked(ANSWERS[type], value, `the answer to '${type}'`) as Answers[K];
}
