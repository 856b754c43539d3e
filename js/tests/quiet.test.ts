import { describe, expect, it } from "vitest";
import { quietSpot } from "../src/quiet";
import { town } from "./town";

describe("a quiet place for the buttons", () => {
  it("is the lower right corner if nothing is there", () => {
    const board = { ...town(), routes: [], cities: [] };
    const [x, y] = quietSpot(board, 1, [34, 104], []);
    expect([x, y]).toEqual([board.range.x[1] - 66, board.range.y[1] - 136]);
  });

  it("covers no city, route or name if there is room elsewhere", () => {
    const board = town();
    const [wide, high] = board.range.x[1] > 0 ? [board.range.x[1], board.range.y[1]] : [0, 0];
    const corner = { ...board.cities[0]!, x: wide - 50, y: 60, at: [wide - 50, 90] as [number, number] };
    const crowded = { ...board, routes: [], cities: [corner] };
    const [a, b] = [corner.x, high - corner.y];
    for (const names of [[], [{ x: wide - 90, y: b, wide: 100, high: 14 }]]) {
      const [x, y] = quietSpot(crowded, 1, [34, 104], names);
      for (const [left, right] of [[a, a], ...names.map((one) => [one.x - 50, one.x + 50])]) {
        expect(right! >= x && left! <= x + 34 && b >= y && b <= y + 104).toBe(false);
      }
    }
  });
});
