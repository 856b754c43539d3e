import { afterEach, describe, expect, it } from "vitest";
import { RECORDS, type Shape, type Traits } from "../src/protocol";
import { answer, trait, WrongShape } from "../src/validate";
import widget from "../src/widget";
import { Fake, prompt, soon, traits, view } from "./town";

type Loose = Record<string, unknown>;

const SHEET = {
  winners: [0],
  seed: "7",
  seats: [{ seat: 0, name: "Ada", total: 3, lines: [] }],
};
const FULL: Loose = {
  ...traits(),
  sheet: SHEET,
  question: { id: 1, text: "Where?", choices: ["here"] },
  error: { text: "Oh", details: "" },
  lit: { routes: ["ayr-bonn"], cities: [], color: "#ff0000" },
};

/** The value without any optional key. */
function bare(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined || typeof shape === "string") return value;
  if ("maybe" in shape) return bare(shape.maybe, value);
  if ("list" in shape) return (value as unknown[]).map((part) => bare(shape.list, part));
  if ("map" in shape) {
    return Object.fromEntries(Object.entries(value as Loose).map(([name, part]) => [name, bare(shape.map, part)]));
  }
  if (!("record" in shape)) return value;
  const { open, fields } = RECORDS[shape.record]!;
  const found: Loose = open ? { ...(value as Loose) } : {};
  for (const [name, { is, otherwise }] of Object.entries(fields)) {
    const optional = otherwise !== undefined || (typeof is === "object" && "maybe" in is);
    if (optional) delete found[name];
    else found[name] = bare(is, (value as Loose)[name]);
  }
  return found;
}

const names = Object.keys(RECORDS.Traits!.fields) as (keyof Traits)[];
const shapeOf = (name: keyof Traits) => RECORDS.Traits!.fields[name]!.is;
const isOptional = (name: keyof Traits) => typeof shapeOf(name) === "object" && "maybe" in (shapeOf(name) as object);

/** All keys in a nested value that are `undefined`. */
function holes(value: unknown, where: string): string[] {
  if (value === undefined) return [where];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => holes(part, `${where}.${name}`));
}

describe("data from Python", () => {
  it.each(names)("may lack every optional key: %s", (name) => {
    const found = trait(name, bare(shapeOf(name), FULL[name]));
    expect(holes(found, name)).toEqual([]);
    const nulls = JSON.parse(JSON.stringify(found, (_, part) => part));
    expect(trait(name, nulls)).toEqual(found);
    if (isOptional(name)) expect(trait(name, undefined)).toBeNull();
    else expect(() => trait(name, undefined)).toThrow(WrongShape);
  });

  it("has null instead of undefined, also in what a rule shows", () => {
    const found = trait("view", {
      ...view(),
      turns_left: undefined,
      hand: undefined,
      rules: { market: { display: ["red", undefined] }, tunnels: undefined },
    });
    expect(found).toMatchObject({ turns_left: null, hand: null, all: null });
    expect(found.rules).toEqual({ market: { display: ["red", null] }, tunnels: null });
  });

  it("is rejected with its path if it has the wrong shape", () => {
    expect(() => trait("view", { ...view(), hand_sizes: [4, "x"] })).toThrow(
      'Python sent view.hand_sizes[1]: expected a number, got "x"',
    );
    expect(() => trait("settings", { ...(FULL.settings as Loose), theme: "pink" })).toThrow("one of auto, light, dark");
    expect(() => trait("prompt", { ...prompt(), moves: [{ id: 1 }] })).toThrow("prompt.moves[0].kind");
    expect(() => answer("step", { done: 1 })).toThrow("the answer to 'step'.done: expected true or false");
  });
});

describe("a page", () => {
  let el: HTMLElement;
  let close: () => void;
  const open = async (state: Loose): Promise<Fake> => {
    el = document.body.appendChild(document.createElement("div"));
    const model = new Fake(state as never);
    close = widget.render({ model, el });
    await soon();
    return model;
  };
  afterEach(() => {
    close();
    el.remove();
  });

  it("on a host that drops None values shows neither the last round nor a hand", async () => {
    const bared = Object.fromEntries(names.map((name) => [name, bare(shapeOf(name), traits()[name])]));
    await open({ ...bared, sheet: undefined, error: undefined, question: undefined });
    expect(el.querySelector(".ttr-last")).toBeNull();
    expect(el.querySelector(".ttr-hand h3")).toBeNull();
    expect(el.querySelector(".ttr-page")).not.toBeNull();
  });

  it("says clearly when it cannot be shown", async () => {
    await open({ ...FULL, view: 5 });
    expect(el.querySelector('[role="alert"]')!.textContent).toContain("Python sent view: expected an object, got 5");
  });

  it("reports a bad trait once, and keeps the last good one", async () => {
    const model = await open(traits());
    await model.push({ view: { ...view(), hand_sizes: 5 as never } });
    await soon();
    expect(model.of("report")).toMatchObject([{ error: "Python sent view.hand_sizes: expected a list, got 5" }]);
    expect(el.querySelectorAll(".ttr-seat")).toHaveLength(2);
    await model.push({ prompt: prompt({ seq: 2 }) });
    expect(model.of("report")).toHaveLength(1);
  });

  it("reports moves that refer to nothing on the board, and goes on without a list", async () => {
    const model = await open(traits());
    const moves = [
      { id: 0, kind: "claim", group: "", template: "x", count: 1, columns: { route: 99, cards: [[0, 1]] } },
    ];
    await model.push({ prompt: trait("prompt", { ...prompt({ seq: 2 }), moves }) });
    await soon();
    expect(model.of("report")).toHaveLength(1);
    expect(el.querySelector<HTMLElement>(".ttr-root")!.dataset.seq).toBe("2");
  });
});
