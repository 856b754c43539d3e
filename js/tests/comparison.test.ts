import { afterEach, beforeEach, expect, it, vi } from "vitest";
import widget from "../src/widget";
import { Fake, soon, traits } from "./town";

let el: HTMLElement;
let model: Fake;
let close: () => void;
const press = (name: string, within = ".ttr-tip") =>
  [...el.querySelectorAll<HTMLButtonElement>(`${within} button`)].find((one) => one.textContent === name)!.click();
const FOUND = {
  all: 2,
  standing: "You are ahead.",
  how: "Imagined games.",
  moves: [
    { move: 0, words: "Ulm–Kiel", how: "best", verdict: "recommended", points: 0, error: 0, routes: [] },
    { move: 1, words: "Draw tickets", how: "worse", verdict: "a little worse", points: -3.4, error: 2.2, routes: [] },
  ],
};

beforeEach(async () => {
  el = document.body.appendChild(document.createElement("div"));
  model = new Fake(traits());
  close = widget.render({ model, el });
  await vi.waitFor(() => expect(el.querySelector("button[aria-label='Hint']")).not.toBeNull());
  el.querySelector<HTMLButtonElement>("button[aria-label='Hint']")!.click();
  await soon();
  model.answer(model.of("hint")[0], { text: "Go for Kiel.", move: 0, routes: [], cities: [] });
  await vi.waitFor(() => expect(el.querySelector(".ttr-tip")).not.toBeNull());
});
afterEach(() => {
  close();
  el.remove();
});

it("compares the moves on a second click, step by step", async () => {
  expect(model.of("compare")).toEqual([]);
  press("Compare the moves");
  await vi.waitFor(() => expect(model.of("compare")).toHaveLength(1));
  model.answer(model.of("compare")[0], { ...FOUND, done: 1, moves: [] });
  await vi.waitFor(() => expect(model.of("compare")).toHaveLength(2));
  expect(el.querySelector(".ttr-comparison progress")).not.toBeNull();
  model.answer(model.of("compare")[1], { ...FOUND, done: 2 });
  await vi.waitFor(() => expect(el.querySelector(".ttr-comparison progress")).toBeNull());
  const rows = [...el.querySelectorAll(".ttr-comparison li")].map((row) =>
    [...row.querySelectorAll("span:first-child, em, b")].map((part) => part.textContent),
  );
  expect(rows).toEqual([
    ["Ulm–Kiel", "recommended", ""],
    ["Draw tickets", "a little worse", "−3 ± 2"],
  ]);
  expect(el.querySelector(".ttr-tip")!.textContent).toContain("Go for Kiel.");
  expect(model.of("compare")).toHaveLength(2);
});

it("stops asking when the hint is closed", async () => {
  press("Compare the moves");
  await vi.waitFor(() => expect(model.of("compare")).toHaveLength(1));
  el.querySelector<HTMLButtonElement>(".ttr-tip button[aria-label='Close']")!.click();
  await soon();
  model.answer(model.of("compare")[0], { ...FOUND, done: 1 });
  await soon();
  expect(model.of("compare")).toHaveLength(1);
});
