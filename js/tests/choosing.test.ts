import { describe, expect, it } from "vitest";
import { filtered, keeping, least, movesAt, sorted, taking, targets, waiting } from "../src/choosing";
import type { Move } from "../src/protocol";
import { move as anyMove, MOVES, type Raw } from "./town";

const move = (changes: Raw<Move>): Move => anyMove({ id: 9, ...changes });

describe("from a click to a move", () => {
  it("sorts the moves by what one would click", () => {
    const now = targets(MOVES, ["deck"]);
    expect([...now.routes]).toEqual(["ayr-bonn", "bonn-caen-1"]);
    expect(now.cards.get("red")?.id).toBe(1);
    expect(now.decks.get("deck")?.id).toBe(0);
    expect(now.plain.map(({ id }) => id)).toEqual([4]);
  });

  it("finds the deck that a refill means", () => {
    const now = targets([move({ kind: "refill", deck: "train" })], ["train-deck", "ship-deck"]);
    expect([...now.decks.keys()]).toEqual(["train-deck"]);
  });

  it("finds the moves of a place", () => {
    expect(movesAt(MOVES, { kind: "route", id: "ayr-bonn" }).map(({ id }) => id)).toEqual([2]);
    expect(movesAt(MOVES, { kind: "city", id: "ayr-bonn" })).toEqual([]);
  });
});

describe("choices of several parts", () => {
  const keep = [
    ["a", "b"],
    ["a", "c"],
    ["a", "b", "c"],
  ].map((tickets, id) => move({ id, tickets }));

  it("keeps just the tickets that are picked, in any order", () => {
    expect(keeping(keep, ["b", "a"])?.id).toBe(0);
    expect(keeping(keep, ["a"])).toBeUndefined();
    expect(least(keep)).toBe(2);
  });

  it("takes a passenger from each end, one, or none", () => {
    const picks: Record<string, string>[] = [{ x: "red", y: "blue" }, { x: "red" }, { x: "green" }, {}];
    const takes = picks.map((passengers, id) => move({ id, passengers }));
    expect(waiting(takes)).toEqual([
      ["x", ["red", "green"]],
      ["y", ["blue"]],
    ]);
    expect(taking(takes, { y: "blue", x: "red" })?.id).toBe(0);
    expect(taking(takes, {})?.id).toBe(3);
    expect(taking(takes, { y: "blue" })).toBeUndefined();
  });
});

describe("lists", () => {
  it("sorts cards as the box does, without those that are not there", () => {
    expect(sorted({ wild: 1, blue: 0, red: 2 }, ["red", "blue", "wild"])).toEqual([
      ["red", 2],
      ["wild", 1],
    ]);
  });

  it("finds moves by all words, whatever the marks on the letters", () => {
    expect(filtered(MOVES, "lodz RED").map(({ id }) => id)).toEqual([3]);
    expect(filtered(MOVES, "  ")).toHaveLength(MOVES.length);
  });
});
