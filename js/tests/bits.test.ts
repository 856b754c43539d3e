import { expect, test } from "vitest";
import { hasBit } from "../src/bits";

test.each([
  ["0", []],
  ["1", [0]],
  ["a", [1, 3]],
  ["8000000000000000000000000000000f0", [4, 5, 6, 7, 131]],
])("the set packed as %s", (packed, numbers) => {
  expect(Array.from({ length: 140 }, (_, n) => n).filter((n) => hasBit(packed, n))).toEqual(numbers);
});
