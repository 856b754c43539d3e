import { describe, expect, it } from "vitest";
import { middleOf, spacesOf } from "../src/geometry";
import { distance, hit, MOUSE, places, TOUCH } from "../src/hit";
import { town } from "./town";

const scale = { x: (value: number) => value, y: (value: number) => 500 - value };
const board = town();
const all = places(board, scale);
const none = new Set<string>();

describe("what lies under the pointer", () => {
  it("is the route whose middle line is nearest, also of two side by side", () => {
    for (const route of board.routes) {
      const target = hit(all, middleOf(route, scale), 1, MOUSE, none);
      expect(target).toEqual({ kind: "route", id: route.id });
    }
  });

  it("may be missed by 8 pixels of the screen, whatever the zoom", () => {
    expect(hit(all, [300, 400 + 7.9], 1, MOUSE, none)?.id).toBe("ayr-bonn");
    expect(hit(all, [300, 400 + 8.2], 1, MOUSE, none)).toBeNull();
    expect(hit(all, [300, 400 + 15], 0.5, MOUSE, none)?.id).toBe("ayr-bonn");
    expect(hit(all, [300, 400 + 15], 1, TOUCH, none)?.id).toBe("ayr-bonn");
  });

  it("is found on both pieces of a route over the map's edge", () => {
    expect(hit(all, [40, 500 - 130], 1, MOUSE, none)?.id).toBe("ayr-caen");
    expect(hit(all, [960, 500 - 370], 1, MOUSE, none)?.id).toBe("ayr-caen");
  });

  it("is a city near its middle, and first of all if it can be chosen", () => {
    expect(hit(all, [104, 400], 1, MOUSE, none)).toEqual({ kind: "city", id: "ayr" });
    expect(hit(all, [106, 400], 1, MOUSE, new Set(["ayr"]))).toEqual({ kind: "city", id: "ayr" });
    expect(hit(all, [106, 400], 1, MOUSE, none)).toEqual({ kind: "route", id: "ayr-bonn" });
  });

  it("is nothing on open land", () => {
    expect(hit(all, [300, 100], 1, MOUSE, none)).toBeNull();
  });
});

describe("geometry", () => {
  it("measures to the nearest part of a line, its ends included", () => {
    expect(
      distance(
        [0, 5],
        [
          [0, 0],
          [10, 0],
        ],
      ),
    ).toBe(5);
    expect(
      distance(
        [13, 4],
        [
          [0, 0],
          [10, 0],
        ],
      ),
    ).toBe(5);
  });

  it("places a space for each, evenly, as the track runs", () => {
    const spaces = spacesOf(board.routes[0]!, scale);
    expect(spaces.map(({ x, y }) => [x, y])).toEqual([
      [200, 400],
      [400, 400],
    ]);
    expect(spaces[0]!.angle).toBe(0);
  });
});
