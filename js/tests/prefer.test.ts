import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Page } from "../src/page";
import { followPreferences, wishes } from "../src/prefer";
import { isLasting, prefer, preference } from "../src/preferences";
import { Fake, settings, traits } from "./town";

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}
const locales: [string, string][] = [
  ["en", "English"],
  ["pl", "Polski"],
];
const known = (changes = {}) => ({ settings: settings({ locales, ...changes }) }) as unknown as Page["traits"];

beforeEach(() => vi.stubGlobal("localStorage", store()));
afterEach(() => {
  for (const name of ["locale", "theme", "speed", "remaining"]) prefer(name, null);
  vi.unstubAllGlobals();
});

test("a page wishes what its person prefers, unless the code has set it", () => {
  expect(wishes(known())).toEqual({});
  prefer("locale", "pl");
  prefer("theme", "dark");
  prefer("speed", "3");
  expect(wishes(known())).toEqual({ locale: "pl", theme: "dark", speed: 3 });
  expect(wishes(known({ given: ["locale", "speed"] }))).toEqual({ theme: "dark" });
  expect(wishes(known({ locale: "pl", theme: "dark", speed: 3 }))).toEqual({});
});

test("languages and themes that do not exist are nobody's wish", () => {
  prefer("locale", "xx");
  prefer("theme", "pink");
  prefer("speed", "9");
  expect(wishes(known())).toEqual({});
});

test("where the browser keeps nothing, Python keeps it with the notebook", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(isLasting()).toBe(false);
  const model = new Fake(traits({ settings: settings({ locales, kept: { locale: "pl", remaining: "off" } }) }));
  const el = document.createElement("div");
  const page = new Page(model, el);
  const stop = followPreferences(page);
  expect(preference("remaining", "on")).toBe("off");
  expect(model.sent.map(({ type, locale }) => [type, locale])).toEqual([["locale", "pl"]]);
  prefer("theme", "dark");
  expect(model.sent.at(-1)).toMatchObject({ type: "prefer", name: "theme", value: "dark" });
  stop();
  page.close();
});
