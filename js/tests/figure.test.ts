import { describe, expect, it } from "vitest";
import { change, type Look, lookOf, NOTHING, themed } from "../src/figure";
import { patched } from "../src/map";
import { claims } from "../src/page";
import { town, view } from "./town";

const board = town();
const look = (changes: Partial<Look>): Look => ({ ...NOTHING, ...changes });

describe("the drawing follows the game", () => {
  it("touches only what has changed", () => {
    const patch = change(board, "light", NOTHING, look({ routes: { "ayr-bonn": 1 } }));
    expect(patch).toEqual({
      "shapes[0].fillcolor": "#d55e00",
      "shapes[0].line.color": "#111111",
      "shapes[0].opacity": 1,
      "shapes[4].fillcolor": "#eeeeee",
      "shapes[4].line.color": "#999999",
      "shapes[4].opacity": 0,
    });
    expect(change(board, "light", look({ routes: { "ayr-bonn": 1 } }), look({ routes: { "ayr-bonn": 1 } }))).toEqual(
      {},
    );
  });

  it("never changes an outline or a width, which would have to be computed again", () => {
    const patch = themed(board, "dark", look({ routes: { "ayr-bonn": 0, "bonn-caen-1": "closed" } }));
    for (const key of Object.keys(patch)) expect(key).toMatch(/(fillcolor|opacity|line\.color|bgcolor)$/);
  });

  it("reverts what was undone", () => {
    const patch = change(board, "dark", look({ routes: { "ayr-bonn": 0 } }), NOTHING);
    expect(patch["shapes[0].fillcolor"]).toBe("#333333");
    expect(patch["shapes[4].opacity"]).toBe(1);
  });

  it("strikes through a closed track and fades it", () => {
    const now = lookOf(view(), { "bonn-caen-1": 0 }, { "bonn-caen-2": "twin" });
    const patch = change(board, "light", NOTHING, now);
    expect(patch["shapes[2].opacity"]).toBeLessThan(1);
    expect(patch["shapes[6].opacity"]).toBeGreaterThan(0);
    expect(patch["shapes[5].opacity"]).toBe(0);
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
