import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GONE, Link, PATIENCE } from "../src/link";
import { Page } from "../src/page";
import { prefer } from "../src/preferences";
import { controls, Fake, prompt, soon, traits, view } from "./town";

describe("the link", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("matches each answer to its question", async () => {
    const model = new Fake(traits());
    const link = new Link(model, () => {});
    const [one, other] = [link.ask("hint", {}), link.ask("files", {})];
    model.answer(model.sent[1], { files: [] });
    model.answer(model.sent[0], { text: "so", routes: [], cities: [] });
    expect(await other).toEqual({ ok: true, files: [] });
    expect(await one).toMatchObject({ ok: true, text: "so" });
  });

  it("reports after four seconds that Python is gone, and that it is back when a late answer arrives", async () => {
    const said: boolean[] = [];
    const model = new Fake(traits());
    const link = new Link(model, (yes) => said.push(yes));
    const asked = link.ask("ping", {});
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await asked).toMatchObject({ refusal: { kind: GONE } });
    model.answer(model.sent[0]);
    expect(said).toEqual([false, true]);
  });

  it("gives up at once on messages that cannot be sent", async () => {
    const said: boolean[] = [];
    const model = new Fake(traits());
    model.send = () => {
      throw new Error("the connection is closed");
    };
    const link = new Link(model, (yes) => said.push(yes));
    expect(await link.ask("play", {})).toMatchObject({ refusal: { kind: GONE } });
    expect(said).toEqual([false]);
  });

  it("checks for Python at once when Jupyter reports that its kernel has gone", () => {
    const model = new Fake(traits());
    const page = new Page(model, document.createElement("div"));
    model.tell("comm_live_update");
    expect(model.of("ping")).toHaveLength(1);
    page.close();
    model.tell("comm_live_update");
    expect(model.of("ping")).toHaveLength(1);
  });

  it("gives up on messages sent while Python was gone, once it is back", async () => {
    const said: boolean[] = [];
    const model = new Fake(traits());
    const link = new Link(model, (yes) => said.push(yes));
    void link.ask("ping", {});
    vi.advanceTimersByTime(PATIENCE - 100);
    const played = link.ask("play", {});
    vi.advanceTimersByTime(100);
    void link.ask("ping", {});
    model.answer(model.sent[2]);
    expect(await played).toMatchObject({ refusal: { kind: GONE } });
    vi.advanceTimersByTime(2 * PATIENCE);
    expect(said).toEqual([false, true]);
  });

  it("gives every message a unique id, even after the page is reloaded", () => {
    const model = new Fake(traits());
    for (const link of [new Link(model, () => {}), new Link(model, () => {})]) {
      void link.ask("ping", {});
      void link.ask("ping", {});
    }
    expect(new Set(model.sent.map(({ id }) => id)).size).toBe(4);
  });

  it("ignores answers that nobody asked for", () => {
    const model = new Fake(traits());
    new Link(model, () => {});
    expect(() => model.answer({ id: "77", type: "" })).not.toThrow();
  });
});

describe("the page", () => {
  const open = (changes = {}) => {
    const model = new Fake(traits(changes));
    return { model, page: new Page(model, document.createElement("div")) };
  };

  it("plays only once until there is a new question, however many clicks", async () => {
    const { model, page } = open();
    void page.play({ move: 2 });
    void page.play({ move: 2 });
    expect(model.of("play")).toMatchObject([{ move: 2, seq: 1 }]);
    model.answer(model.sent[0]);
    await soon();
    void page.play({ move: 2 });
    expect(model.of("play")).toHaveLength(1);
    await model.push({ prompt: prompt({ seq: 2 }) });
    void page.play({ move: 2 });
    expect(model.of("play")).toHaveLength(2);
  });

  it("shows a refusal and lets the player try again", async () => {
    const { model, page } = open();
    void page.play({ move: 2 });
    model.answer(model.sent[0], {
      ok: false,
      refusal: { kind: "stale", code: "turn", text: "Look again.", facts: {}, title: "" },
    });
    await soon();
    expect(page.local.refusal?.text).toBe("Look again.");
    void page.play({ move: 2 });
    expect(model.of("play")).toHaveLength(2);
  });

  it("builds with the second click on the same place, but not with a double click", async () => {
    const { model, page } = open();
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const place = { kind: "route", id: "ayr-bonn" } as const;
    await page.picking.pick(place);
    expect(page.local.choice?.moves.map(({ id }) => id)).toEqual([2]);
    await page.picking.pick(place);
    expect(model.of("play")).toEqual([]);
    now.mockReturnValue(2000);
    void page.picking.pick(place);
    expect(model.of("play")).toMatchObject([{ move: 2 }]);
    now.mockRestore();
  });

  it("builds at once if the person does not want to be asked", async () => {
    prefer("asking", "doubtful");
    const { model, page } = open();
    void page.picking.pick({ kind: "route", id: "ayr-bonn" });
    prefer("asking", null);
    expect(model.sent).toMatchObject([{ type: "play", move: 2 }]);
  });

  it("offers a choice if there are several ways to pay", async () => {
    const { model, page } = open();
    const picked = page.picking.pick({ kind: "route", id: "bonn-caen-1" });
    expect(model.sent).toMatchObject([{ type: "moves", route: "bonn-caen-1" }]);
    const ways = [3, 11].map((id) => ({
      id,
      label: "",
      group: "",
      kind: "claim",
      route: "bonn-caen-1",
      cards: { red: 2 },
    }));
    model.answer(model.sent[0], { moves: ways });
    await picked;
    expect(page.local.choice?.moves.map(({ id }) => id)).toEqual([3, 11]);
    expect(model.of("play")).toEqual([]);
  });

  it("asks for the reason when nothing can be done", async () => {
    const { model, page } = open();
    const picked = page.picking.pick({ kind: "route", id: "ayr-caen" });
    expect(model.sent).toMatchObject([{ type: "why", action: { type: "claim", route: "ayr-caen" } }]);
    model.answer(model.sent[0], {
      refusal: { kind: "illegal", code: "claim.cards", text: "You lack 2.", facts: {}, title: "Paying" },
    });
    await picked;
    expect(page.local.refusal).toMatchObject({ code: "claim.cards", title: "Paying" });
  });

  it("sends nothing for another player's question or behind the curtain", async () => {
    const watching = controls({ seat: null, role: "spectator" });
    const others = open({ prompt: prompt({ mine: false, seat: 1, moves: [] }), controls: watching });
    await others.page.picking.pick({ kind: "route", id: "ayr-bonn" });
    const behind = open({ controls: controls({ curtain: { seat: 1, name: "Grace" } }) });
    await behind.page.picking.pick({ kind: "route", id: "ayr-bonn" });
    expect([...others.model.sent, ...behind.model.sent]).toEqual([]);
    expect(behind.page.moves).toEqual([]);
  });

  it("knows that a guest has no say over the table", () => {
    const kinds = ["play", "undo", "log", "pause", "save", "load", "files", "again", "new", "show", "reply"] as const;
    const { page } = open({ controls: controls({ guest: true }) });
    expect(kinds.filter(page.may)).toEqual(["play", "undo", "log"]);
    expect(kinds.filter(open().page.may)).toEqual([...kinds]);
  });

  it("drops a choice when the question changes", async () => {
    const { model, page } = open();
    await page.picking.pick({ kind: "route", id: "ayr-bonn" });
    await model.push({ prompt: prompt({ seq: 2 }) });
    expect(page.local.choice).toBeNull();
  });

  it("reads traits that change together only once, and adds new log entries", async () => {
    const { model, page } = open();
    let drawn = 0;
    const news: string[][] = [];
    page.listen(() => drawn++);
    page.onNews = (items) => news.push(items.map((item) => item.type));
    const item = (type: string) => ({ type, words: type });
    await model.push({
      prompt: prompt({ seq: 2 }),
      view: view(),
      events: { seq: 2, first: 0, items: [item("turn"), item("draw")] },
    });
    expect(drawn).toBe(1);
    await model.push({ events: { seq: 3, first: 2, items: [item("claim")] } });
    expect(page.log.map(({ type }) => type)).toEqual(["turn", "draw", "claim"]);
    await model.push({ events: { seq: 4, first: 0, reset: true, items: [item("turn")] } });
    expect(page.log.map(({ type }) => type)).toEqual(["turn"]);
    expect(news).toEqual([["turn", "draw"], ["claim"], []]);
  });

  it("asks for older entries of the log", async () => {
    const item = (type: string) => ({ type, words: type });
    const { model, page } = open({ events: { seq: 1, first: 2, reset: true, items: [item("c")] } });
    const asked = page.older(true);
    model.answer(model.of("log")[0], { first: 1, items: [item("b")] });
    await soon();
    model.answer(model.of("log")[1], { first: 0, items: [item("a")] });
    await asked;
    expect(page.log.map(({ type }) => type)).toEqual(["a", "b", "c"]);
    expect(page.first).toBe(0);
  });

  it("answers a script's question with a click on the map", async () => {
    const { model, page } = open({ question: { id: 5, text: "Where?", choices: [] } });
    void page.picking.pick({ kind: "city", id: "ayr" });
    expect(model.sent).toMatchObject([{ type: "reply", question: 5, answer: "ayr" }]);
  });
});
