import { describe, expect, it } from "vitest";
import { around, beside, type Rect, shared } from "../src/beside";

const SIZE = { width: 300, height: 160 };
const BOUNDS: Rect = { x: 8, y: 8, width: 1000, height: 640 };

describe("a bubble", () => {
  it("never covers what it points at, wherever that is", () => {
    for (let x = 0; x <= 960; x += 40) {
      for (let y = 0; y <= 600; y += 40) {
        const of = { x, y, width: 50, height: 40 };
        const at = beside(of, SIZE, BOUNDS);
        expect(shared({ ...at, ...SIZE }, of)).toBe(0);
      }
    }
  });

  it("stays inside the bounds", () => {
    for (const of of [
      { x: -80, y: 300, width: 20, height: 20 },
      { x: 1400, y: -90, width: 20, height: 20 },
    ]) {
      const { x, y } = beside(of, SIZE, BOUNDS);
      expect(x).toBeGreaterThanOrEqual(BOUNDS.x);
      expect(y).toBeGreaterThanOrEqual(BOUNDS.y);
      expect(x + SIZE.width).toBeLessThanOrEqual(BOUNDS.x + BOUNDS.width);
      expect(y + SIZE.height).toBeLessThanOrEqual(BOUNDS.y + BOUNDS.height);
    }
  });

  it("prefers a side where it covers nothing that is needed", () => {
    const of = { x: 480, y: 300, width: 40, height: 40 };
    const right = { x: 520, y: 0, width: 490, height: 650 };
    expect(beside(of, SIZE, BOUNDS, [right]).side).not.toBe("right");
  });

  it("points at the middle of what it is about", () => {
    const of = { x: 480, y: 300, width: 40, height: 40 };
    const { y, side, tip } = beside(of, SIZE, BOUNDS);
    expect(side).toBe("right");
    expect(y + tip).toBeCloseTo(320);
  });

  it("stands in the middle without anything to point at", () => {
    expect(beside(null, SIZE, { x: 0, y: 0, width: 900, height: 560 })).toMatchObject({ x: 300, y: 200, side: null });
  });

  it("stands above what is at the bottom of a phone", () => {
    const phone = { x: 8, y: 8, width: 374, height: 480 };
    const at = beside({ x: 20, y: 560, width: 340, height: 90 }, { width: 330, height: 200 }, phone);
    expect(at.side).toBe("above");
    expect(at.y + 200).toBeLessThanOrEqual(488);
  });
});

it("the box around several boxes holds all of them", () => {
  expect(
    around([
      { x: 1, y: 2, width: 3, height: 4 },
      { x: 0, y: 5, width: 2, height: 9 },
    ]),
  ).toEqual({
    x: 0,
    y: 2,
    width: 4,
    height: 12,
  });
});
