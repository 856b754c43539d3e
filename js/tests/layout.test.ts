import { describe, expect, it } from "vitest";
import { type Area, arrange, fan, type Layout, marketIn, type Needs, type Rect, ticketRows } from "../src/layout";

const EUROPE: Needs = {
  ratio: 0.699,
  seats: 3,
  cards: 5,
  decks: 1,
  tickets: true,
  people: false,
  over: false,
  replay: false,
};
const BOARDS: Record<string, Needs> = {
  europe: EUROPE,
  usa: { ...EUROPE, ratio: 0.694 },
  berlin: { ...EUROPE, ratio: 0.645 },
  world: { ...EUROPE, ratio: 0.543, cards: 6, decks: 2 },
  germany: { ...EUROPE, ratio: 1.342, people: true },
};
const SIZES = [
  [760, 600],
  [800, 650],
  [959, 700],
  [960, 600],
  [1010, 650],
  [1100, 620],
  [1199, 900],
  [1200, 700],
  [1366, 640],
  [1440, 860],
  [1600, 700],
  [1699, 1050],
  [1700, 900],
  [1900, 1000],
  [2560, 1300],
] as const;

const at = (width: number, height: number, game = EUROPE): Layout => arrange({ width, height }, game);
const share = ({ areas, width, height }: Layout): number => (areas.map!.width * areas.map!.height) / (width * height);

/** Two panels that share some of their room; what opens over the dock is meant to. */
function overlaps({ areas }: Layout): string[] {
  const all = (Object.entries(areas) as [Area, Rect][]).filter(([name]) => name !== "panel");
  return all.flatMap(([one, a], n) =>
    all
      .slice(n + 1)
      .filter(([, b]) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
      .map(([other]) => `${one} ${other}`),
  );
}

const outside = ({ areas, width, height }: Layout): string[] =>
  (Object.entries(areas) as [Area, Rect][])
    .filter(([, { x, y, ...size }]) => x < 0 || y < 0 || x + size.width > width || y + size.height > height)
    .map(([name]) => name);

describe("the arrangement", () => {
  it("meets the table of the look", () => {
    expect(at(390, 844)).toMatchObject({ shape: "sheet", height: 844 });
    expect(at(600, 800).shape).toBe("sheet");
    const narrow = at(800, 650);
    expect(narrow).toMatchObject({ shape: "under", areas: { map: { width: 580 }, plate: { height: 46 } } });
    const laptop = at(1010, 650);
    expect(laptop).toMatchObject({
      shape: "under",
      areas: { map: { width: 762, height: 532 }, plate: { width: 206 } },
    });
    expect(share(laptop)).toBeGreaterThan(0.61);
    expect(at(1440, 860)).toMatchObject({ shape: "bar", areas: { map: { width: 1110 }, seats: { width: 300 } } });
    const vast = at(1900, 1000);
    expect(vast).toMatchObject({ shape: "dock", areas: { map: { height: 977 } } });
    expect(vast.areas.seats!.width).toBeGreaterThan(460);
    const germany = at(1010, 650, BOARDS.germany);
    expect(germany).toMatchObject({ shape: "columns", areas: { map: { height: 631 } } });
    expect(at(1010, 650, BOARDS.world)).toMatchObject({ shape: "under", areas: { map: { width: 762 } } });
  });

  for (const [board, game] of Object.entries(BOARDS)) {
    for (const seats of [2, 5]) {
      for (const more of [{}, { replay: true }, { replay: true, chances: true }, { over: true }]) {
        it(`overlaps nothing: ${board}, ${seats} seats, ${JSON.stringify(more)}`, () => {
          for (const [width, height] of SIZES) {
            const found = at(width, height, { ...game, seats, ...more });
            expect([width, height, overlaps(found), outside(found)]).toEqual([width, height, [], []]);
          }
        });
      }
    }
  }

  it("has everything of a decision inside the window from 1010 × 650", () => {
    const decisive: Area[] = ["seats", "map", "plate", "hand", "market", "tickets", "tools"];
    for (const [name, game] of Object.entries(BOARDS)) {
      for (const [width, height] of SIZES.filter(([width, height]) => width >= 1010 && height >= 650)) {
        const found = at(width, height, game);
        expect([name, width, found.height <= height]).toEqual([name, width, true]);
        expect(Object.keys(found.areas).sort()).toEqual(expect.arrayContaining(decisive));
      }
    }
  });

  it("is bounded by the width in a window that grows with the page", () => {
    expect(at(1600, 2600).height).toBeLessThanOrEqual(1200);
    expect(at(390, 2600).height).toBeLessThan(900);
  });

  it("does not switch to the sheet for a scrollbar", () => {
    expect(arrange({ width: 750, height: 800, narrow: false }, EUROPE).shape).toBe("under");
  });
});

describe("cards in a panel", () => {
  it("are in one row while they stay large", () => {
    expect(fan({ width: 540, height: 93 }, 6)).toMatchObject({ card: 55, each: 6 });
    expect(fan({ width: 300, height: 250 }, 6)).toMatchObject({ card: 78, each: 3 });
  });

  it("never leave the panel", () => {
    for (const width of [200, 300, 366, 540, 700]) {
      for (const height of [84, 96, 128, 190, 250]) {
        for (let piles = 1; piles <= 25; piles++) {
          const { card, step, each } = fan({ width, height }, piles);
          expect(card + (Math.min(each, piles) - 1) * step).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  it("stand three in a row, or all in one", () => {
    expect(marketIn(224, EUROPE)).toMatchObject({ columns: 3, card: 63, deck: "bar" });
    expect(marketIn(470, EUROPE)).toMatchObject({ columns: 6, deck: "bar" });
    expect(marketIn(224, BOARDS.world!)).toMatchObject({ columns: 3, deck: "card" });
  });
});

it("tickets yield: first the news, then their height", () => {
  expect(ticketRows(192, 2, 0, 1, true)).toMatchObject({ row: 44, news: "lines" });
  expect(ticketRows(192, 3, 0, 1, true)).toMatchObject({ row: 44, news: "none" });
  expect(ticketRows(192, 4, 0, 1, true)).toMatchObject({ row: 34, news: "none" });
  expect(ticketRows(192, 6, 0, 1, true)).toMatchObject({ row: 26, news: "none" });
  expect(ticketRows(146, 3, 2, 1, true)).toMatchObject({ row: 26, tour: 44 });
  expect(ticketRows(400, 2, 0, 2, true)).toEqual({ row: 44, tour: 84, news: "log", kept: 150 });
});
