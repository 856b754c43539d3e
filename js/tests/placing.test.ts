import { expect, test } from "vitest";
import { type Box, GAP, placeBeside, type Spot, type Surroundings } from "../src/placing";

const room = { x: 0, y: 0, width: 800, height: 600 };
const size = { width: 200, height: 120 };
/** A route from one point to another. */
const line = (x0: number, y0: number, x1: number, y1: number) =>
  [0, 1, 2, 3].map((n) => ({ x: x0 + ((x1 - x0) * n) / 3, y: y0 + ((y1 - y0) * n) / 3, r: 12 }));

const away = (box: Box, { x, y }: { x: number; y: number }) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

function placed(more: Partial<Surroundings>) {
  const around = { of: line(380, 300, 480, 330), room, never: [], spots: [], ...more };
  const place = placeBeside(size, around);
  return { ...place, box: { ...place, ...size }, around };
}

test("a popover is beside its route, never on it, and inside its room", () => {
  const routes = [line(380, 300, 480, 330), line(10, 10, 120, 30), line(700, 500, 790, 595), line(400, 100, 420, 500)];
  for (const of of routes) {
    const { box } = placed({ of });
    for (const spot of of) expect(away(box, spot)).toBeGreaterThanOrEqual(spot.r + GAP - 0.01);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(room.width);
    expect(box.y + box.height).toBeLessThanOrEqual(room.height);
  }
});

test("it is close: some part of the route is hardly more than the gap away", () => {
  const { box, around } = placed({});
  expect(Math.min(...around.of.map((spot) => away(box, spot) - spot.r))).toBeLessThan(GAP + 8);
});

test("it covers what costs least", () => {
  const { of } = placed({}).around;
  // Everywhere but below on the right there are cities of own tickets.
  const spots: Spot[] = [];
  for (let x = 10; x < 800; x += 40) {
    for (let y = 10; y < 600; y += 40) spots.push({ x, y, r: 8, cost: x > 470 && y > 330 ? 1 : 8 });
  }
  const { box } = placed({ of, spots });
  expect(box.x).toBeGreaterThan(400);
  expect(box.y).toBeGreaterThan(300);
});

test("a panel is never covered, whatever it costs on the map", () => {
  const never = [{ x: 0, y: 340, width: 800, height: 260 }];
  const spots = line(300, 200, 560, 210).map((spot) => ({ ...spot, cost: 100 }));
  const { box } = placed({ never, spots });
  expect(box.y + box.height).toBeLessThanOrEqual(340);
});

test("its tail points from its edge to the nearest part of the route", () => {
  const { box, tail, around } = placed({});
  expect([box.x, box.x + box.width, box.y, box.y + box.height]).toEqual(
    expect.arrayContaining([[box.x, box.x + box.width].includes(tail.x) ? tail.x : tail.y]),
  );
  // Not farther than a corner's roundness from the nearest point.
  const nearest = Math.min(...around.of.map((spot) => away(box, spot)));
  const far = Math.min(...around.of.map((spot) => Math.hypot(spot.x - tail.x, spot.y - tail.y)));
  expect(far).toBeLessThan(nearest + 16);
});

test("without any good place it stays inside its room", () => {
  const { box } = placed({ room: { x: 0, y: 0, width: 220, height: 140 }, of: line(20, 20, 180, 100) });
  expect([box.x >= 0, box.x <= 20, box.y >= 0, box.y <= 20]).toEqual([true, true, true, true]);
});
