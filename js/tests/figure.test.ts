import { describe, expect, it } from "vitest";
import { change, type Look, lookOf, NOTHING, themed } from "../src/figure";
import { patched } from "../src/map";
import { claims } from "../src/page";
import { town, view } from "./town";

const board = town();
const look = (changes: Partial<Look>): Look => ({ ...NOTHING, ...changes });

describe("the drawing follows the game", () => {
  it("prints the board once: a claim recolours only the line of a subway", () => {
    expect(change(board, "light", NOTHING, look({ routes: { "ayr-bonn": 1 } }))).toEqual({});
    const [line, ...others] = board.routes;
    const metro = { ...board, routes: [{ ...line!, lines: [3] }, ...others] };
    const patch = change(metro, "light", NOTHING, look({ routes: { "ayr-bonn": 1 } }));
    expect(patch["shapes[3].line.color"]).toBe("#d55e00");
    expect(change(metro, "light", look({ routes: { "ayr-bonn": 1 } }), look({ routes: { "ayr-bonn": 1 } }))).toEqual(
      {},
    );
    expect(change(metro, "light", look({ routes: { "ayr-bonn": 1 } }), NOTHING)["shapes[3].line.color"]).toBe(
      "#999999",
    );
  });

  it("never changes an outline or a width, which would have to be computed again", () => {
    const patch = themed(board, "dark", look({ routes: { "ayr-bonn": 0, "bonn-caen-1": "closed" } }));
    for (const key of Object.keys(patch)) expect(key).toMatch(/(fillcolor|opacity|line\.color|bgcolor)$/);
  });

  it("shows only an outline of a closed track, until it is free again", () => {
    const now = lookOf({ "bonn-caen-1": 0 }, { "bonn-caen-2": "twin" });
    const patch = change(board, "light", NOTHING, now);
    expect(patch["shapes[2].opacity"]).toBe(0);
    expect(patch["shapes[6].opacity"]).toBeGreaterThan(0);
    expect(patch["shapes[5].opacity"]).toBe(undefined);
    const undone = change(board, "light", now, NOTHING);
    expect([undone["shapes[2].opacity"], undone["shapes[6].opacity"]]).toEqual([1, 0]);
  });

  it("reads the owners in the board's order", () => {
    expect(claims(board, view({ owners: ".0.1" }))).toEqual({ "bonn-caen-1": 0, "ayr-caen": 1 });
  });

  it("sets a patch's keys in the first picture", () => {
    const layout = patched(
      { shapes: [{ fillcolor: "a" }], font: { color: "b" } },
      { "shapes[0].fillcolor": "c", "font.color": "d" },
    );
    expect(layout).toEqual({ shapes: [{ fillcolor: "c" }], font: { color: "d" } });
  });
});
