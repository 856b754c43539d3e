import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer, preference, watchPreferences } from "../src/preferences";

/** A browser's storage; the tests' own window has none that works. */
function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  } as unknown as Storage;
}

beforeEach(() => vi.stubGlobal("localStorage", store()));
afterEach(() => {
  prefer("ask", null);
  vi.unstubAllGlobals();
});

test("what was stored comes back, under the package's own name", () => {
  prefer("ask", "never");
  expect(preference("ask", "always")).toBe("never");
  expect((localStorage as unknown as { keys: () => string[] }).keys()).toEqual(["ttr-widget.ask"]);
  prefer("ask", null);
  expect(preference("ask", "always")).toBe("always");
});

test("a value of another version counts as none", () => {
  prefer("ask", "sometimes");
  expect(preference("ask", "always", ["always", "never"])).toBe("always");
});

test("without storage a preference lasts as long as the page", () => {
  const broken = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
  prefer("ask", "never");
  expect(preference("ask", "always")).toBe("never");
  vi.stubGlobal("localStorage", undefined);
  prefer("ask", "wilds");
  expect(preference("ask", "always")).toBe("wilds");
});

test("whoever watches hears of a change, until it stops", () => {
  const heard: string[] = [];
  const stop = watchPreferences((name) => heard.push(name));
  prefer("ask", "never");
  stop();
  prefer("ask", "always");
  expect(heard).toEqual(["ask"]);
});
