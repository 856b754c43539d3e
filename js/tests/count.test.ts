import { describe, expect, it } from "vitest";
import { backwards, counted, isPlain, onFlaps, TURNS, telling, turning, verdict, widths } from "../src/count";
import type { Sheet, SheetLine } from "../src/protocol";

const line = (column: number, points: number, more: Partial<SheetLine> = {}): SheetLine => ({
  rule: `rule-${column}`,
  label: "",
  points,
  because: "",
  sentence: "",
  routes: [],
  cities: [],
  gap: [],
  column,
  ticket: null,
  done: false,
  ...more,
});

function sheetOf(lines: SheetLine[][], winners: number[], columns = ["Routes", "Tickets", "Longest"]): Sheet {
  const names = ["Ada", "Grace", "Maria", "Rózsa", "Sofja"];
  const seats = lines.map((own, seat) => ({
    seat,
    name: names[seat]!,
    lines: own,
    total: own.reduce((sum, { points }) => sum + points, 0),
  }));
  return { winners, seats, seed: "1", columns, facts: [] };
}

const missed = (points: number) => line(1, points, { ticket: "a-b" });
const SHEET = sheetOf(
  [
    [line(0, 30), line(1, 8, { ticket: "a-b", done: true }), line(2, 10)],
    [line(0, 40), missed(-7)],
    [line(0, 20), line(1, 5), line(1, 6)],
  ],
  [0],
);

describe("the order of the count", () => {
  const seats = (own: number | null) => telling(SHEET, own).map(({ seat, line: { column } }) => [column, seat]);

  it("goes column by column, the lowest seat first", () => {
    expect(seats(null)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 2],
      [2, 0],
    ]);
  });

  it("has the own seat last in each column", () => {
    expect(seats(0).map(([, seat]) => seat)).toEqual([1, 2, 0, 1, 2, 2, 0, 0]);
  });

  it("leaves out lines that change nothing and show nothing", () => {
    const sheet = sheetOf([[line(0, 0), line(0, 0, { cities: ["a"] }), missed(0)]], [0]);
    expect(telling(sheet, null)).toHaveLength(2);
  });
});

describe("the departure board", () => {
  const lines = telling(SHEET, null);

  it("starts empty, in the order of the seats", () => {
    expect(counted(SHEET, lines, 0)).toEqual({
      cells: [
        [null, null, null],
        [null, null, null],
        [null, null, null],
      ],
      totals: [0, 0, 0],
      order: [0, 1, 2],
    });
  });

  it("moves a plate up only when its seat has overtaken another", () => {
    expect(counted(SHEET, lines, 1).order).toEqual([0, 1, 2]);
    expect(counted(SHEET, lines, 2).order).toEqual([1, 0, 2]);
    expect(counted(SHEET, lines, 5).order).toEqual([0, 1, 2]);
  });

  it("does not move the plates of those who are level", () => {
    const level = sheetOf([[line(0, 10)], [line(0, 10)], [line(0, 10)]], [0, 1, 2]);
    for (const step of [1, 2, 3]) expect(counted(level, telling(level, null), step).order).toEqual([0, 1, 2]);
  });

  it("shows nothing for a seat that has no line, once the column is over", () => {
    expect(counted(SHEET, lines, 7).cells.map((row) => row[2])).toEqual([null, null, null]);
    expect(counted(SHEET, lines, 8).cells.map((row) => row[2])).toEqual([10, 0, 0]);
    expect(counted(SHEET, lines, 8).totals).toEqual([48, 33, 31]);
  });

  it("has the winner of a tie-break on top", () => {
    const tie = sheetOf([[line(0, 10)], [line(0, 10)]], [1]);
    expect(counted(tie, telling(tie, null), 2).order).toEqual([1, 0]);
  });

  it("has room for every number on the way, minus signs included", () => {
    const low = sheetOf([[line(0, -12), line(1, 3)], [line(0, 104)]], [1]);
    expect(widths(low, telling(low, null))).toEqual({ columns: [3, 2, 2], total: 3 });
    const deep = sheetOf([[line(0, -120)], [line(0, 1)]], [1]);
    expect(widths(deep, telling(deep, null)).total).toBe(4);
  });
});

describe("a flap", () => {
  it("rolls through the characters before its own", () => {
    const rolled = (to: string) => Array.from({ length: TURNS + 1 }, (_, n) => turning(to, n)).join("");
    expect(rolled("9")).toBe("3456789");
    expect(rolled("2")).toBe("6789012");
    expect(rolled("C")).toBe("WXYZABC");
    expect(rolled(" ").at(-1)).toBe(" ");
    expect(rolled("−").at(-1)).toBe("−");
  });

  it("stands in its row, numbers to the right", () => {
    expect(onFlaps("72", 3, true)).toEqual([" ", "7", "2"]);
    expect(onFlaps("ADA", 5)).toEqual(["A", "D", "A", " ", " "]);
    expect(onFlaps("", 2, true)).toEqual([" ", " "]);
  });

  it("is not used for letters that are joined or read from the right", () => {
    expect(["RÓZSA", "ANNE-MARIE 2", "O’HARA"].map(isPlain)).toEqual([true, true, true]);
    expect(["שרה", "محمد", "👩🏽‍🚀", "{x}"].map(isPlain)).toEqual([false, false, false, false]);
  });
});

describe("the verdict", () => {
  it("tells a winner the margin and who is next", () => {
    expect(verdict(SHEET, 0)).toEqual({
      names: ["Ada"],
      points: 48,
      ahead: { margin: 15, names: ["Grace"] },
      own: null,
    });
  });

  it("tells the others their place and how far they are behind", () => {
    expect(verdict(SHEET, 1).own).toEqual({ rank: 2, behind: 15 });
    expect(verdict(SHEET, 2).own).toEqual({ rank: 3, behind: 17 });
  });

  it("tells a spectator nothing of an own place", () => {
    expect(verdict(SHEET, null).own).toBeNull();
  });

  it("is right for those who share the win, and for the next after them", () => {
    const tie = sheetOf([[line(0, 10)], [line(0, 10)], [line(0, 4)]], [0, 1]);
    expect(verdict(tie, 0)).toMatchObject({ names: ["Ada", "Grace"], ahead: { margin: 6, names: ["Maria"] } });
    expect(verdict(tie, 2).own).toEqual({ rank: 3, behind: 6 });
    const all = sheetOf([[line(0, 10)], [line(0, 10)]], [0, 1]);
    expect(verdict(all, 0)).toEqual({ names: ["Ada", "Grace"], points: 10, ahead: null, own: null });
  });

  it("is right below zero, for a tie-break and for one player", () => {
    const low = sheetOf([[line(0, -4)], [line(0, -9)]], [0]);
    expect(verdict(low, 1)).toMatchObject({ points: -4, own: { rank: 2, behind: 5 } });
    const broken = sheetOf([[line(0, 10)], [line(0, 10)]], [1]);
    expect(verdict(broken, 0).own).toEqual({ rank: 2, behind: 0 });
    expect(verdict(broken, 1).ahead).toEqual({ margin: 0, names: ["Ada"] });
    expect(verdict(sheetOf([[line(0, 7)]], [0]), 0).ahead).toBeNull();
  });
});

it("a path is walked from one end to the other", () => {
  const routes = [
    { a: "b", b: "a" },
    { a: "b", b: "c" },
    { a: "d", b: "c" },
  ];
  expect(backwards(routes)).toEqual([true, false, true]);
  expect(backwards([{ a: "a", b: "b" }])).toEqual([false]);
});
