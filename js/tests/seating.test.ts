import { describe, expect, it } from "vitest";
import { type Named, nameSize, seated, spotsFor } from "../src/seating";

const name = (id: string, x: number, y: number, more: Partial<Named> = {}): Named => ({
  id,
  x,
  y,
  clear: 6,
  wide: 60,
  high: 14,
  home: [40, 0],
  rank: 0,
  ...more,
});
const room = { wide: 800, high: 500, edge: 10 };
const none = new Map();

describe("names beside their cities", () => {
  it("leaves a name where the map has it, if nothing is there", () => {
    const { x, y, out } = seated([name("ayr", 300, 200)], [], room, none).get("ayr")!;
    expect([x, y, out]).toEqual([40, 0, false]);
  });

  it("moves a name that would stand on a space", () => {
    const bumps = [20, 40, 60].map((far) => ({ x: 300 + far, y: 200, r: 6, cost: 1 }));
    const { x, y } = seated([name("ayr", 300, 200)], bumps, room, none).get("ayr")!;
    for (const bump of bumps) {
      const [right, down] = [Math.abs(bump.x - 300 - x) - 30, Math.abs(bump.y - 200 - y) - 7];
      expect(Math.hypot(Math.max(0, right), Math.max(0, down))).toBeGreaterThanOrEqual(6);
    }
  });

  it("never lets two names cover one another, and keeps the one of higher rank", () => {
    const crowd = Array.from({ length: 30 }, (_, n) => name(`c${n}`, 400 + (n % 6) * 22, 200 + Math.floor(n / 6) * 16));
    crowd.push(name("goal", 455, 232, { rank: 2 }));
    const seats = seated(crowd, [], room, none);
    const there = crowd.filter(({ id }) => !seats.get(id)!.out);
    expect(there.map(({ id }) => id)).toContain("goal");
    expect(there.length).toBeLessThan(crowd.length);
    there.forEach((one, n) => {
      for (const other of there.slice(n + 1)) {
        const [a, b] = [seats.get(one.id)!, seats.get(other.id)!];
        const [x, y] = [Math.abs(one.x + a.x - other.x - b.x), Math.abs(one.y + a.y - other.y - b.y)];
        expect(x >= 60 || y >= 14).toBe(true);
      }
    });
  });

  it("keeps names inside the frame", () => {
    const { x } = seated([name("west", 14, 200, { home: [-40, 0] })], [], room, none).get("west")!;
    expect(14 + x - 30).toBeGreaterThanOrEqual(10);
  });

  it("offers no place that covers the own city", () => {
    for (const [x, y] of spotsFor(name("ayr", 0, 0, { home: [36, 0] }))) {
      expect(Math.abs(x) >= 30 || Math.abs(y) >= 7).toBe(true);
    }
  });

  it("is never too small to read", () => {
    for (const fit of [0.3, 0.57, 0.761, 1.11, 1.4, 3]) expect(nameSize(fit)).toBeGreaterThanOrEqual(11.8);
    expect(nameSize(1.11)).toBeCloseTo(13.3, 0);
  });
});
