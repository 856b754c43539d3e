import { describe, expect, it } from "vitest";
import { quietCorner } from "../src/cry";
import type { GameEvent, Moved } from "../src/protocol";
import { held, plan } from "../src/steps";
import { town } from "./town";

const moved = (what: Moved["what"], source: string, target: string, things: Moved["things"] = { red: 1 }): Moved => ({
  what,
  source,
  target,
  things,
});

const event = (changes: Partial<GameEvent>): GameEvent => ({
  type: "honk",
  words: "Honk.",
  quiet: false,
  seat: 1,
  routes: [],
  cities: [],
  moved: [],
  scored: [],
  ...changes,
});

const CLAIM = event({
  routes: ["ayr-bonn"],
  moved: [moved("cards", "hand:1", "discards"), moved("pieces", "supply:1", "route:ayr-bonn", { trains: 2 })],
  scored: [[1, 7]],
});

describe("the steps of an event", () => {
  it("take a card to its own pile, or to the plate of somebody else", () => {
    const taken = (seat: number, from: string, things: Moved["things"]) =>
      plan(event({ seat, moved: [moved("cards", from, `hand:${seat}`, things)] }), 0);
    expect(taken(0, "display:2", { red: 1 })).toEqual([
      { does: "take", seat: 0, from: '[data-slot="2"]', to: '[data-card="red"]', card: "red", deck: "", pile: "red" },
    ]);
    expect(taken(1, "deck:deck", null)).toEqual([
      {
        does: "take",
        seat: 1,
        from: '[data-deck="deck"]',
        to: '[data-seat="1"]',
        card: null,
        deck: "deck",
        pile: null,
      },
    ]);
    expect(taken(1, "display:0", { blue: 1 })).toMatchObject([{ card: "blue", to: '[data-seat="1"]', pile: null }]);
  });

  it("show one flight for several things from one place", () => {
    const two = [moved("tickets", "deck:long", "offered:0"), moved("tickets", "deck:long", "offered:0", { b: 1 })];
    expect(plan(event({ seat: 0, moved: two }), 0)).toMatchObject([{ does: "take", deck: "tickets" }]);
  });

  it("fill the gap after the card has been taken", () => {
    const steps = [
      ...plan(event({ seat: 0, moved: [moved("cards", "display:2", "hand:0")] }), 0),
      ...plan(event({ seat: null, moved: [moved("cards", "deck:deck", "display:2", { blue: 1 })] }), 0),
    ];
    expect(steps.map(({ does }) => does)).toEqual(["take", "fill"]);
    expect(held(steps)).toMatchObject({ slots: ["2"], piles: ["red"] });
    expect(held(steps.slice(1))).toMatchObject({ slots: ["2"], piles: [] });
  });

  it("lay out a whole display at once", () => {
    const all = [0, 1, 2].map((slot) => moved("cards", "deck:deck", `display:${slot}`));
    expect(plan(event({ seat: null, moved: all }), 0)).toMatchObject([{ does: "fill", gaps: [{}, {}, {}] }]);
  });

  it("tell what another player builds, then show pieces and points", () => {
    const steps = plan(CLAIM, 0);
    expect(steps.map(({ does }) => does)).toEqual(["cry", "spend", "build", "score", "hush"]);
    expect(steps[1]).toEqual({ does: "spend", seat: 1, cards: ["red"], own: false, spot: null });
    expect(steps[0]).toMatchObject({ seat: 1, spot: { kind: "route", id: "ayr-bonn" }, points: 7 });
    expect(held(steps)).toMatchObject({ routes: ["ayr-bonn"], points: { 1: 7 } });
    expect(held(steps.slice(3))).toMatchObject({ routes: [], points: { 1: 7 } });
  });

  it("do not tell people what they do themselves", () => {
    expect(plan(CLAIM, 1).map(({ does }) => does)).toEqual(["spend", "build", "score"]);
    expect(plan(CLAIM, 1)[0]).toMatchObject({ own: true });
  });

  it("send the cards of a tunnel to the discards from where they lay", () => {
    const paid = [moved("cards", "table", "discards", { red: 2 }), moved("cards", "revealed", "discards", { blue: 3 })];
    const steps = plan({ ...CLAIM, moved: [...paid, CLAIM.moved[1]!] }, 1);
    expect(steps[0]).toMatchObject({ does: "spend", cards: ["red", "red"], spot: { kind: "route", id: "ayr-bonn" } });
  });

  it("put a building into its city", () => {
    const built = event({ cities: ["bonn"], moved: [moved("pieces", "supply:1", "city:bonn", { stations: 1 })] });
    expect(plan(built, 1)).toEqual([{ does: "raise", seat: 1, city: "bonn" }]);
    expect(held(plan(built, 1)).cities).toEqual(["bonn"]);
  });

  it("let a passenger ride to the player", () => {
    const taken = event({ cities: ["bonn"], moved: [moved("passengers", "city:bonn", "held:1")] });
    expect(plan(taken, 0)).toEqual([{ does: "ride", seat: 1, city: "bonn", color: "red" }]);
  });

  it("turn cards up, and ask only who has to pay for them", () => {
    const shown = moved("cards", "deck:deck", "revealed", { red: 2, blue: 1 });
    const safe = event({ seat: 0, routes: ["ayr-bonn"], moved: [shown] });
    const costs = { ...safe, moved: [shown, moved("cards", "hand:0", "table")] };
    const spot = { kind: "route", id: "ayr-bonn" };
    const cards = ["red", "red", "blue"];
    expect(plan(safe, 0)).toEqual([{ does: "reveal", seat: 0, cards, spot, costs: false, asked: false }]);
    expect(plan(costs, 0)).toEqual([{ does: "reveal", seat: 0, cards, spot, costs: true, asked: true }]);
    expect(plan(costs, 1)).toMatchObject([{ costs: true, asked: false }]);
    expect([held(plan(costs, 0)).asked, held(plan(costs, 1)).asked]).toEqual([true, false]);
  });

  it("move an engine backwards for points that are lost", () => {
    expect(plan(event({ scored: [[1, -3]] }), 0)).toEqual([{ does: "score", seat: 1, points: -3, spot: null }]);
    expect(plan(event({ scored: [[1, 0]] }), 0)).toEqual([]);
  });

  it("are none for an event that moves nothing", () => {
    expect(plan(event({ type: "claim", routes: ["ayr-bonn"] }), 0)).toEqual([]);
  });
});

it("messages stand in a corner of the board without cities and routes", () => {
  const [x, y] = quietCorner(town());
  const { cities, range } = town();
  const covered = cities.filter((city) => {
    const down = range.y[1] - city.y;
    return city.x > x && city.x < x + 300 && down > y && down < y + 74;
  });
  expect(covered).toEqual([]);
  expect([x, y].every((at) => at >= 10)).toBe(true);
});
