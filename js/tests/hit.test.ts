import { describe, expect, it } from "vitest";
import { middleOf, spacesOf } from "../src/geometry";
import { distance, hit, MOUSE, places, TOUCH } from "../src/hit";
import { town } from "./town";

const scale = { x: (value: number) => value, y: (value: number) => 500 - value };
const board = town();
const all = places(board, scale);
const none = new Set<string>();

describe("what lies under the pointer", () => {
  it("is the route with the nearest centre line, also of two parallel tracks", () => {
    for (const route of board.routes) {
      const target = hit(all, middleOf(route, scale), 1, MOUSE, none);
      expect(target).toEqual({ kind: "route", id: route.id });
    }
  });

  it("is found within 8 screen pixels, whatever the zoom", () => {
    expect(hit(all, [300, 400 + 7.9], 1, MOUSE, none)?.id).toBe("ayr-bonn");
    expect(hit(all, [300, 400 + 8.2], 1, MOUSE, none)).toBeNull();
    expect(hit(all, [300, 400 + 15], 0.5, MOUSE, none)?.id).toBe("ayr-bonn");
    expect(hit(all, [300, 400 + 15], 1, TOUCH, none)?.id).toBe("ayr-bonn");
  });

  it("is found on both parts of a route that crosses the map's edge", () => {
    expect(hit(all, [40, 500 - 130], 1, MOUSE, none)?.id).toBe("ayr-caen");
    expect(hit(all, [960, 500 - 370], 1, MOUSE, none)?.id).toBe("ayr-caen");
  });

  it("is a city near its centre, preferably one that can be chosen", () => {
    expect(hit(all, [104, 400], 1, MOUSE, none)).toEqual({ kind: "city", id: "ayr" });
    expect(hit(all, [106, 400], 1, MOUSE, new Set(["ayr"]))).toEqual({ kind: "city", id: "ayr" });
    expect(hit(all, [106, 400], 1, MOUSE, none)).toEqual({ kind: "route", id: "ayr-bonn" });
  });

  it("is nothing on open land", () => {
    expect(hit(all, [300, 100], 1, MOUSE, none)).toBeNull();
  });
});

describe("geometry", () => {
  it("measures the distance to the nearest part of a line, including its ends", () => {
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

  it("distributes the spaces evenly along the track", () => {
    const spaces = spacesOf(board.routes[0]!, scale);
    expect(spaces.map(({ x, y }) => [x, y])).toEqual([
      [200, 400],
      [400, 400],
    ]);
    expect(spaces[0]!.angle).toBe(0);
  });
});
