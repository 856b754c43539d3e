import { afterEach, beforeEach, expect, it, vi } from "vitest";
import widget from "../src/widget";
import { controls, Fake, prompt, soon, traits } from "./town";

let el: HTMLElement;
let model: Fake;
let close: () => void;
const text = (selector: string) => el.querySelector(selector)?.textContent ?? "";
const FOUND = {
  all: 2,
  title: "A look at Ada's game",
  summary: "Ada made 1 of 2 decisions differently.",
  how: "Imagined games.",
  decisions: [
    {
      number: 7,
      turn: "Turn 3",
      played: "Ulm–Kiel: 2 red",
      better: "Bonn–Kiel: 2 red",
      reason: "Go for Bonn.",
      cost: 9,
      error: 4,
      sure: true,
      routes: [],
    },
  ],
  luck: [{ number: 3, text: "Turn 2: red came blind.", gain: -0.4 }],
};

beforeEach(async () => {
  el = document.body.appendChild(document.createElement("div"));
  const sheet = { winners: [0], seed: "1", columns: [], facts: [], seats: [] };
  const over = { prompt: prompt({ over: true, mine: false, moves: [], seat: null }), controls: controls() };
  model = new Fake(traits({ ...over, sheet }));
  close = widget.render({ model, el });
  await vi.waitFor(() => expect(el.querySelector(".ttr-endbuttons")).not.toBeNull());
});
afterEach(() => {
  close();
  el.remove();
});

it("asks for the next decision until all are looked at, and leads to the moment", async () => {
  const button = [...el.querySelectorAll<HTMLButtonElement>(".ttr-endbuttons button")];
  button.find((one) => one.textContent === "Look at your game")!.click();
  await soon();
  expect(model.of("review")).toHaveLength(1);
  model.answer(model.of("review")[0], { ...FOUND, done: 1 });
  await soon();
  expect(text(".ttr-course-done")).toContain("Decision 1 of 2");
  expect(text(".ttr-dialog h2")).toBe("A look at Ada's game");
  await vi.waitFor(() => expect(model.of("review")).toHaveLength(2));
  model.answer(model.of("review")[1], { ...FOUND, done: 2 });
  await vi.waitFor(() => expect(el.querySelector(".ttr-course-done")).toBeNull());
  expect(text(".ttr-review")).toContain("Ada made 1 of 2 decisions differently.");
  expect(text(".ttr-review ol > li")).toContain("Turn 3");
  expect(text(".ttr-better")).toBe("Bonn–Kiel: 2 red");
  expect(text(".ttr-bad-luck")).toBe("Turn 2: red came blind.");
  expect(model.of("review")).toHaveLength(2);
  el.querySelector<HTMLButtonElement>(".ttr-review ol button")!.click();
  await soon();
  expect(model.of("look")).toMatchObject([{ number: 7 }]);
  expect(el.querySelector(".ttr-dialog")).toBeNull();
});
