import { describe, expect, it } from "vitest";
import { filtered, keeping, least, movesAt, sorted, targets } from "../src/choosing";
import { taking, waiting } from "../src/passengers";
import type { Move } from "../src/protocol";
import { move as anyMove, MOVES, type Raw, town } from "./town";

const move = (changes: Raw<Move>): Move => anyMove({ id: 9, ...changes });

describe("finding moves by what is clicked", () => {
  it("groups moves by what the player would click", () => {
    const now = targets(MOVES, town());
    expect([...now.routes]).toEqual(["ayr-bonn", "bonn-caen-1"]);
    expect(now.cards.get("red")?.id).toBe(1);
    expect(now.decks.get("deck")?.id).toBe(0);
    expect(now.plain.map(({ id }) => id)).toEqual([4]);
  });

  it("finds the deck of a refill", () => {
    const now = targets([move({ kind: "refill", deck: "train" })], { ...town(), decks: ["train-deck", "ship-deck"] });
    expect([...now.decks.keys()]).toEqual(["train-deck"]);
  });

  it("finds the moves for a place on the board", () => {
    expect(movesAt(MOVES, { kind: "route", id: "ayr-bonn" }).map(({ id }) => id)).toEqual([2]);
    expect(movesAt(MOVES, { kind: "city", id: "ayr-bonn" })).toEqual([]);
  });
});

describe("choices with several parts", () => {
  const keep = [
    ["a", "b"],
    ["a", "c"],
    ["a", "b", "c"],
  ].map((tickets, id) => move({ id, tickets }));

  it("keeps exactly the selected tickets, in any order", () => {
    expect(keeping(keep, ["b", "a"])?.id).toBe(0);
    expect(keeping(keep, ["a"])).toBeUndefined();
    expect(least(keep)).toBe(2);
  });

  it("takes a passenger from each end, from one end, or none", () => {
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
  it("sorts cards in the given order and leaves out those with a count of 0", () => {
    expect(sorted({ wild: 1, blue: 0, red: 2 }, ["red", "blue", "wild"])).toEqual([
      ["red", 2],
      ["wild", 1],
    ]);
  });

  it("finds moves that match all words, ignoring diacritics", () => {
    expect(filtered(MOVES, "lodz RED").map(({ id }) => id)).toEqual([3]);
    expect(filtered(MOVES, "  ")).toHaveLength(MOVES.length);
  });
});
