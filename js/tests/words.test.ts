// The functions used in messages; Python's tests use the same cases (tests/locales/test_functions.py).

import { describe, expect, it } from "vitest";
import table from "../../tests/locales/cases.json";
import { type Facts, type Names, Words } from "../src/words";

const { names, cases } = table;
const FILES = import.meta.glob<string>("../../ttr_widget/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const cities: Record<string, string> = names.cities;
const routes: Record<string, string> = names.routes;
const tickets = names.tickets as unknown as Record<string, [string, number]>;
const board: Names = {
  city: (id) => cities[id] ?? id,
  route: (id) => routes[id] ?? id,
  ticket: (id) => tickets[id]?.[0] ?? id,
  points: (id) => tickets[id]?.[1],
};

function words(locale: string, source = ""): Words {
  const own = Object.keys(FILES).filter((path) => path.includes(`/${locale}/`));
  return new Words(locale, [...own.map((path) => FILES[path]), source].join("\n"), board);
}

describe("functions in messages", () => {
  for (const { ftl, facts, said } of cases) {
    for (const [locale, wanted] of Object.entries(said)) {
      it(`${locale}: ${wanted}`, () => {
        const speaker = words(locale, `x =\n    ${ftl.replaceAll("\n", "\n    ")}`);
        expect(speaker.say("x", facts as unknown as Facts)).toBe(wanted);
        expect(speaker.faults).toEqual([]);
      });
    }
  }
});

describe("missing messages and facts", () => {
  it("shows the key of a missing message, and notes it", () => {
    const speaker = words("pl");
    expect(speaker.say("no-such-thing.title")).toBe("no-such-thing.title");
    expect(speaker.has("no-such-thing")).toBe(false);
    expect(speaker.faults).toEqual(["pl no-such-thing.title: no such message"]);
  });

  it("notes a missing fact", () => {
    const speaker = words("en");
    speaker.say("list-last", { first: "a" });
    expect(speaker.faults).toEqual(["en list-last: Unknown variable: $last"]);
  });
});
