import { describe, expect, it } from "vitest";
import {
  choiceFor,
  chosenMove,
  filtered,
  keeping,
  least,
  movesAt,
  mustAsk,
  nextWith,
  sorted,
  targets,
} from "../src/choosing";
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

describe("the payment", () => {
  const target = { kind: "route", id: "ayr-bonn" } as const;
  const paid = (cards: Record<string, number>) => move({ kind: "claim", route: "ayr-bonn", cards });
  const ways = [paid({ red: 3 }), paid({ red: 2, wild: 1 }), paid({ blue: 3 }), paid({ blue: 2, wild: 1 })];

  it("is the first of the list, which Python has sorted", () => {
    expect(chosenMove(choiceFor(target, ways))).toBe(ways[0]);
  });

  it("changes to the next one with a card of the hand, in a circle", () => {
    const at = (now: number, card: string) => nextWith({ ...choiceFor(target, ways), at: now }, card);
    expect([at(0, "red"), at(1, "red"), at(0, "blue"), at(3, "blue"), at(3, "red")]).toEqual([1, 0, 2, 2, 0]);
    expect([at(0, "wild"), at(1, "wild"), at(3, "wild")]).toEqual([1, 3, 1]);
  });

  it("stays if nothing else can be paid with the card", () => {
    expect(nextWith({ ...choiceFor(target, ways), at: 2 }, "green")).toBe(2);
    expect(nextWith(choiceFor(target, [ways[0]!]), "red")).toBe(0);
  });

  it("is asked about as often as the person wishes", () => {
    const board = {
      ...town(),
      cards: [...town().cards.slice(0, 1), { ...town().cards[0]!, name: "wild", wild: true }],
    };
    const asks = (moves: Move[], on = board) =>
      (["always", "doubtful", "never"] as const).filter((asking) => mustAsk(asking, moves, on));
    expect(asks([ways[0]!])).toEqual(["always"]);
    expect(asks([ways[1]!])).toEqual(["always", "doubtful"]);
    expect(asks(ways.slice(0, 2))).toEqual(["always", "doubtful"]);
    const walled = { ...board, routes: board.routes.map((route) => ({ ...route, casing: [1] })) };
    expect(asks([ways[0]!], walled)).toEqual(["always", "doubtful"]);
  });
});
