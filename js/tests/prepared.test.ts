import { describe, expect, it } from "vitest";
import { Page } from "../src/page";
import type { Move } from "../src/protocol";
import { controls, Fake, MOVES, prompt, soon, traits, view } from "./town";

const THEIRS = { mine: false, seat: 1, name: "Grace", moves: [] };
const ROUTE = { target: { kind: "route", id: "ayr-bonn" } } as const;

function open(changes = {}) {
  const model = new Fake(traits({ prompt: prompt(THEIRS), ...changes }));
  return { model, page: new Page(model, document.createElement("div")) };
}

/** Prepares a route that the hand can pay for. */
async function prepared(ways: Move[] = []) {
  const { model, page } = open();
  const done = page.picking.pick(ROUTE.target);
  model.answer(model.of("lack")[0], { words: "" });
  await soon();
  model.answer(model.of("moves")[0], { moves: ways });
  await done;
  return { model, page };
}

describe("a prepared move", () => {
  it("is shown here, and nothing is played yet", async () => {
    const { model, page } = await prepared();
    expect(page.local.prepared).toMatchObject({ seat: 0, name: "ayr-bonn", ...ROUTE });
    expect(model.sent.map(({ type }) => type)).toEqual(["lack", "moves"]);
    expect(model.of("moves")).toMatchObject([{ route: "ayr-bonn", ahead: true }]);
  });

  it("is played when the turn comes, with the question's own number", async () => {
    const { model, page } = await prepared();
    await model.push({ prompt: prompt({ seq: 2 }) });
    void page.preparing.play();
    await soon();
    expect(model.of("play")).toMatchObject([{ move: 2, seq: 2 }]);
    expect(page.local.prepared).toBeNull();
    await page.preparing.play();
    expect(model.of("play")).toHaveLength(1);
  });

  it("waits while the person is asked something else", async () => {
    const { model, page } = await prepared();
    await model.push({ prompt: prompt({ seq: 2, kind: "keep" }) });
    await page.preparing.play();
    expect(model.of("play")).toEqual([]);
    expect(page.local.prepared).not.toBeNull();
  });

  it("is dropped with a reason if it is not legal any more", async () => {
    const { model, page } = await prepared();
    await model.push({ prompt: prompt({ seq: 2, moves: MOVES.slice(0, 2) }) });
    const played = page.preparing.play();
    await soon();
    const refusal = { kind: "illegal", code: "claim", text: "Grace has claimed it.", facts: {}, title: "" };
    expect(model.of("why")).toMatchObject([{ seq: 2, action: { type: "claim", route: "ayr-bonn" } }]);
    model.answer(model.of("why")[0], { refusal });
    await played;
    expect(model.of("play")).toEqual([]);
    expect(page.local.refusal?.text).toBe("ayr-bonn could not be played as prepared. Grace has claimed it.");
  });

  it("asks for the payment if there are several, and keeps it while the others go on", async () => {
    const one = { ...MOVES[2]!, id: 0, cards: { red: 2 } };
    const { model, page } = await prepared([one, { ...one, id: 1, cards: { red: 1, wild: 1 } }]);
    expect(page.local.prepared).toBeNull();
    page.picking.payWith("wild");
    await model.push({ prompt: prompt({ ...THEIRS, seq: 2 }) });
    expect(page.local.choice).toMatchObject({ ahead: true, at: 1 });
    await page.picking.build();
    expect(page.local.choice).toBeNull();
    expect(page.local.prepared).toMatchObject({ ...ROUTE, cards: { red: 1, wild: 1 } });
    expect(model.of("play")).toEqual([]);
    await model.push({ prompt: prompt({ seq: 3, moves: [{ ...one, id: 5, more: 1 }] }) });
    const played = page.preparing.play();
    await soon();
    const all = [one, { ...one, id: 7, cards: { wild: 1, red: 1 } }];
    model.answer(model.of("moves")[1], { moves: all });
    await soon();
    expect(model.of("play")).toMatchObject([{ move: 7, seq: 3 }]);
    model.answer(model.of("play")[0], {});
    await played;
  });

  it("is not asked for while a route is chosen that somebody takes", async () => {
    const one = { ...MOVES[2]!, cards: { red: 2 } };
    const { model, page } = await prepared([one, { ...one, cards: { red: 1, wild: 1 } }]);
    await model.push({ prompt: prompt({ ...THEIRS, seq: 2 }), view: view({ owners: "1..." }) });
    expect(page.local.choice).toBeNull();
  });

  it("is taken back by the same click, and by Escape", async () => {
    const { page } = await prepared();
    await page.preparing.prepare(ROUTE);
    expect(page.local.prepared).toBeNull();
    await page.preparing.prepare({ card: "red" });
    expect(page.local.prepared?.name).toBe("Take red");
    page.picking.key(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(page.local.prepared).toBeNull();
  });

  it("can be a card, a deck or new tickets", async () => {
    for (const [plan, move] of [
      [{ card: "red" }, 1],
      [{ card: "deck" }, 0],
      [{ kind: "tickets" }, 4],
    ] as const) {
      const { model, page } = open();
      await page.preparing.prepare(plan);
      await model.push({ prompt: prompt({ seq: 2 }) });
      void page.preparing.play();
      await soon();
      expect(model.of("play")).toMatchObject([{ move }]);
    }
  });

  it("is a first click like any other if the turn has come meanwhile", async () => {
    const { model, page } = open();
    const done = page.preparing.prepare(ROUTE);
    await model.push({ prompt: prompt({ seq: 2 }) });
    model.answer(model.of("lack")[0], { words: "" });
    await soon();
    model.answer(model.of("moves")[0], { moves: [] });
    await done;
    expect(page.local.prepared).toBeNull();
    expect(page.local.choice?.target).toEqual(ROUTE.target);
    expect(model.of("play")).toEqual([]);
  });

  it("is refused at once if the hand cannot pay, or the route is taken", async () => {
    const { model, page } = open();
    const done = page.preparing.prepare(ROUTE);
    model.answer(model.of("lack")[0], { words: "2 red" });
    await done;
    expect(page.local.refusal?.text).toBe("ayr-bonn cannot be prepared: you are short of 2 red.");
    const taken = open({ view: view({ owners: "1..." }) });
    await taken.page.preparing.prepare(ROUTE);
    expect([page.local.prepared, taken.page.local.prepared]).toEqual([null, null]);
    expect(taken.model.sent).toEqual([]);
  });

  it("is nothing for spectators, behind the curtain, or after the end", async () => {
    for (const changes of [
      { controls: controls({ seat: null, role: "spectator" }) },
      { controls: controls({ curtain: { seat: 1, name: "Grace" } }) },
      { prompt: prompt({ ...THEIRS, over: true }) },
      { view: view({ hand: null }) },
    ]) {
      const { page } = open(changes);
      await page.preparing.prepare({ card: "red" });
      expect(page.local.prepared).toBeNull();
    }
  });

  it("is gone when somebody else looks at the page", async () => {
    const { model, page } = await prepared();
    await model.push({ view: view({ seat: 1 }), prompt: prompt({ ...THEIRS, seq: 2 }) });
    await soon();
    expect(page.local.prepared).toBeNull();
  });
});

describe("a guest's prepared move", () => {
  const GUEST = { controls: controls({ guest: true }) };

  it("is left at the table, taken back there, and taken back before the page plays it", async () => {
    const { model, page } = open(GUEST);
    const done = page.picking.pick(ROUTE.target);
    model.answer(model.of("lack")[0], { words: "" });
    await done;
    expect(model.of("prepare")).toMatchObject([{ action: { type: "claim", route: "ayr-bonn" } }]);
    await model.push({ prompt: prompt({ seq: 2 }) });
    void page.preparing.play();
    await soon();
    expect(model.of("prepare").at(-1)).toMatchObject({ action: null });
    expect(model.of("play")).toMatchObject([{ move: 2, seq: 2 }]);
  });

  it("is shown again when the guest comes back", () => {
    const left = { type: "claim", route: "ayr-bonn" };
    const { model, page } = open({ controls: controls({ guest: true, prepared: left }) });
    page.preparing.restore();
    expect(page.local.prepared).toMatchObject({ seat: 0, name: "ayr-bonn", ...ROUTE });
    page.preparing.drop();
    expect(model.of("prepare")).toMatchObject([{ action: null }]);
  });

  it("stays on a page of the notebook", async () => {
    const { model } = await prepared();
    expect(model.of("prepare")).toEqual([]);
  });
});
