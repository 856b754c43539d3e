import { describe, expect, it } from "vitest";
import { ownSeat } from "../src/ending";
import type { Page } from "../src/page";
import { details } from "../src/poster";
import type { Controls, Sitter } from "../src/protocol";

const ADA: Sitter = { name: "Ada", who: "human", bot: null, guest: null };
const GRACE: Sitter = { ...ADA, name: "Grace" };
const BOT: Sitter = { name: "Maria", who: "bot", bot: "planner", guest: null };

function page(seats: Sitter[], seat: number | null, controls: Partial<Controls> = {}): Page {
  return { seat, traits: { settings: { seats }, controls: { role: "player", guest: false, ...controls } } } as Page;
}

describe("whose result a page tells", () => {
  it("is that of the only person", () => {
    expect(ownSeat(page([ADA, BOT], 0))).toBe(0);
    expect(ownSeat(page([ADA, GRACE], 0))).toBeNull();
    expect(ownSeat(page([ADA, BOT], 0, { role: "teacher" }))).toBeNull();
  });

  it("is that of a guest, and of a host whose guests are elsewhere", () => {
    expect(ownSeat(page([ADA, { ...GRACE, guest: "present" }], 1, { guest: true }))).toBe(1);
    expect(ownSeat(page([ADA, { ...GRACE, guest: "away" }], 0))).toBe(0);
    expect(ownSeat(page([ADA, GRACE, { ...GRACE, guest: "present" }], 0))).toBeNull();
  });
});

it("The poster has a true minus sign, and leaves hyphens alone", () => {
  const say = (_: string, { n, ahead }: Record<string, unknown>) =>
    n === undefined ? `ahead of ${ahead}` : `${n} points`;
  const told = { names: ["Jo-Ann"], points: -34, ahead: { margin: 3, ahead: "Jo-Ann" }, own: null };
  expect(details({ say } as unknown as Page, told as never)).toBe("−34 points · ahead of Jo-Ann");
});
