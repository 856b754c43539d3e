import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { momentAt, nearest } from "../src/chances";
import type { MomentChances } from "../src/protocol";
import widget from "../src/widget";
import { controls, Fake, prompt, soon, traits } from "./town";

const MOMENTS: MomentChances[] = [0, 4, 10].map((number, turn) => ({
  number,
  turn,
  chances: [0.5 + turn / 4, 0.5 - turn / 4],
  errors: turn < 2 ? [0.05, 0.05] : [0, 0],
}));

it("finds the moment at and nearest to an action", () => {
  expect([0, 3, 4, 9, 12].map((at) => momentAt(MOMENTS, at)?.number)).toEqual([0, 0, 4, 4, 10]);
  expect([0, 1.9, 2.1, 8, 99].map((at) => nearest(MOMENTS, at)?.number)).toEqual([0, 0, 4, 10, 10]);
  expect([momentAt([], 3), nearest([], 3)]).toEqual([null, null]);
});

let el: HTMLElement;
let model: Fake;
let close: () => void;
const curve = () => el.querySelector<HTMLButtonElement>("button[aria-label='Chances to win']");
const texts = (selector: string) => [...el.querySelectorAll(selector)].map((one) => one.textContent);

beforeEach(async () => {
  el = document.body.appendChild(document.createElement("div"));
  const replay = { at: 5, last: 10, over: true, live: false, chances: true };
  const over = { prompt: prompt({ mine: false, moves: [] }), controls: controls({ role: "replay", replay }) };
  model = new Fake(traits(over));
  close = widget.render({ model, el });
  await vi.waitFor(() => expect(curve()).not.toBeNull());
});
afterEach(() => {
  close();
  el.remove();
});

it("asks for the chances only when they are wanted, until all is worked out", async () => {
  expect(model.of("chances")).toEqual([]);
  curve()!.click();
  await vi.waitFor(() => expect(model.of("chances")).toHaveLength(1));
  model.answer(model.of("chances")[0], { done: 3, all: 6, moments: MOMENTS.slice(0, 2), how: "So." });
  await vi.waitFor(() => expect(model.of("chances")).toHaveLength(2));
  expect(texts(".ttr-chances-legend b")).toEqual(["75 %", "25 %"]);
  expect(texts(".ttr-chances-legend small")).toEqual(["± 5", "± 5"]);
  expect(texts(".ttr-chances-done")).toEqual(["Game 3 of 6"]);
  model.answer(model.of("chances")[1], { done: 6, all: 6, moments: MOMENTS, how: "So." });
  await vi.waitFor(() => expect(texts(".ttr-chances-done")).toEqual(["So."]));
  expect(el.querySelectorAll(".ttr-outlook .ttr-curve")).toHaveLength(2);
  expect(el.querySelector(".ttr-outlook .ttr-curve")!.getAttribute("d")).toBe("M0.00 50.0L40.00 25.0L100.00 0.0");
  await soon();
  expect(model.of("chances")).toHaveLength(2);
  curve()!.click();
  await vi.waitFor(() => expect(el.querySelector(".ttr-outlook")).toBeNull());
});

it("leads to the moment that is clicked", async () => {
  curve()!.click();
  await vi.waitFor(() => expect(model.of("chances")).toHaveLength(1));
  model.answer(model.of("chances")[0], { done: 6, all: 6, moments: MOMENTS, how: "So." });
  await vi.waitFor(() => expect(texts(".ttr-chances-done")).toEqual(["So."]));
  const chart = el.querySelector<HTMLElement>(".ttr-outlook")!;
  chart.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  chart.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 190 }));
  await soon();
  expect(model.of("look")).toMatchObject([{ number: 4 }]);
});
