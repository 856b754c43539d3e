import { expect, it } from "vitest";
import type { Mark } from "../src/protocol";
import { jump, meant } from "../src/replay";

const marks = [3, 5, 5, 9].map((at): Mark => ({ at, seat: 0, kind: "built", words: "" }));

it("jumps to the nearest mark on either side", () => {
  expect([0, 3, 4, 5, 8, 9].map((at) => jump(marks, at, true))).toEqual([3, 5, 5, 9, 9, null]);
  expect([0, 3, 4, 5, 6, 12].map((at) => jump(marks, at, false))).toEqual([null, null, 3, 3, 5, 9]);
  expect(jump([], 4, true)).toBeNull();
});

it("knows the keys", () => {
  const key = (key: string, shiftKey = false) => meant({ key, shiftKey });
  expect([key("ArrowLeft"), key("ArrowRight")]).toEqual(["back", "onwards"]);
  expect([key("ArrowLeft", true), key("ArrowRight", true)]).toEqual(["earlier", "later"]);
  expect(["PageUp", "PageDown", "Home", "End", " "].map((one) => key(one))).toEqual([
    "earlier",
    "later",
    "start",
    "end",
    "play",
  ]);
  expect([key("a"), key("Enter"), key("Tab")]).toEqual([null, null, null]);
});
