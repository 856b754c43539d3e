import { describe, expect, it } from "vitest";
import { tens } from "../src/ground";
import { besideOf } from "../src/way";
import { town } from "./town";

describe("what a missing route costs", () => {
  it("stands beside the route, not on it, and inside the map", () => {
    const board = town();
    const scale = { x: (value: number) => value, y: (value: number) => board.range.y[1] - value };
    for (const route of board.routes) {
      const [x, y] = besideOf(route, board, scale, board.routes);
      const middle = besideOf({ ...route, size: [24, 0] }, board, scale, board.routes);
      expect(Math.hypot(x - middle[0], y - middle[1])).toBeCloseTo(19);
      expect(x > 0 && x < board.range.x[1] && y > 0 && y < board.range.y[1]).toBe(true);
    }
  });
});

describe("the numbers of the score track", () => {
  it("tells the tens clockwise, inside the frame", () => {
    const all = tens({ wide: 1000, high: 700 });
    expect(all.map(({ points }) => points)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
    for (const { x, y } of all) expect(x > 15 && x < 985 && y > 15 && y < 685).toBe(true);
    expect(all[0]!.x).toBeLessThan(all[1]!.x);
    expect(all[8]!.y).toBeLessThan(all[7]!.y);
  });
});
