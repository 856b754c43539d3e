import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { arrange } from "../src/layout";
import { prefer } from "../src/preferences";
import { byLesson, markSolved, nextAfter, solved } from "../src/progress";
import type { Course, Exercise, PuzzleState } from "../src/protocol";
import widget from "../src/widget";
import { Fake, soon, traits } from "./town";

const exercise = (name: string, lesson = "Ferries"): Exercise => ({
  name,
  title: `The ${name}`,
  lesson,
  board: "Town",
  level: 2,
  turns: 2,
});
const EXERCISES = [exercise("bridge"), exercise("sea"), exercise("hill", "Tunnels")];
const COURSE: Course = { key: "practice-town", title: "Practice", exercises: EXERCISES, opens: false };
const PUZZLE: PuzzleState = {
  name: "bridge",
  title: "The bridge",
  goal: "Complete Ayr–Bonn within 2 turns",
  lesson: "Ferries",
  level: 2,
  turn: 1,
  within: 2,
  outcome: "open",
  verdict: "",
  idea: "",
  hints: [],
  more: 2,
  solution: [],
  unsolved: "",
  routes: [],
  cities: [],
  about: [],
};

describe("progress in a course", () => {
  afterEach(() => prefer(COURSE.key, null));

  it("keeps what has been solved, once", () => {
    markSolved(COURSE, "sea");
    markSolved(COURSE, "hill");
    markSolved(COURSE, "sea");
    expect([...solved(COURSE)]).toEqual(["sea", "hill"]);
    expect(globalThis.localStorage.getItem("ttr-widget.practice-town")).toBe("sea hill");
    expect(solved({ key: "practice-other" }).size).toBe(0);
  });

  it("goes on with what is not solved", () => {
    const next = (name: string, ...done: string[]) => nextAfter(EXERCISES, name, new Set(done))?.name;
    expect(next("bridge")).toBe("sea");
    expect(next("bridge", "sea")).toBe("hill");
    expect(next("hill", "bridge")).toBe("sea");
    expect(next("bridge", "bridge", "sea", "hill")).toBe("sea");
    expect(nextAfter([], "bridge", new Set())).toBeNull();
  });

  it("groups exercises by lesson", () => {
    expect(byLesson(EXERCISES).map(([lesson, all]) => [lesson, all.length])).toEqual([
      ["Ferries", 2],
      ["Tunnels", 1],
    ]);
  });
});

it("keeps a place above everything, and moves the table down by as much", () => {
  const game = { ratio: 0.7, seats: 2, cards: 5, decks: 1, tickets: true, people: false, over: false, replay: false };
  for (const box of [
    { width: 1010, height: 650 },
    { width: 1440, height: 860 },
  ]) {
    const { areas, coach, height } = arrange(box, { ...game, coach: "puzzle" });
    const table = arrange({ ...box, height: box.height - coach }, game);
    expect(areas.map!.y - table.areas.map!.y).toBe(coach);
    expect(areas.coach!.y + areas.coach!.height).toBeLessThanOrEqual(areas.map!.y);
    expect(height).toBe(table.height + coach);
  }
  const phone = arrange({ width: 390, height: 844 }, { ...game, coach: "puzzle" });
  expect([phone.shape, phone.height, phone.coach > 0]).toEqual(["sheet", 844, true]);
});

describe("a puzzle on the page", () => {
  let el: HTMLElement;
  let model: Fake;
  let close: () => void;
  const find = <E extends Element = HTMLElement>(selector: string) => el.querySelector<E>(selector)!;
  const steps = () => [...el.querySelectorAll(".ttr-coach-steps .ttr-button")].map((one) => one.textContent);
  const show = async (changes: Partial<PuzzleState>) => {
    await model.push({ puzzle: { ...PUZZLE, ...changes } });
    await soon();
  };

  beforeEach(async () => {
    el = document.body.appendChild(document.createElement("div"));
    model = new Fake(traits({ puzzle: PUZZLE, course: COURSE }));
    close = widget.render({ model, el });
    for (let n = 0; n < 100 && !find("[data-drawn]"); n++) await soon();
  });
  afterEach(() => {
    close();
    el.remove();
    prefer(COURSE.key, null);
  });

  it("says the goal and the turns left, and asks for hints one by one", async () => {
    expect(find(".ttr-coach").textContent).toContain("Complete Ayr–Bonn within 2 turns");
    expect(find(".ttr-turns").textContent).toBe("Turn 1 of 2");
    expect(steps()).toEqual(["Try again", "Hint2", "All exercises"]);
    find<HTMLButtonElement>(".ttr-coach-steps .ttr-button:nth-child(2)").click();
    expect(model.of("puzzle")).toMatchObject([{ step: "hint", name: null }]);
    await show({ hints: ["Look at the sea."], more: 0, routes: ["ayr-bonn"] });
    expect(find(".ttr-idea").textContent).toBe("Look at the sea.");
    expect(el.querySelectorAll(".ttr-marked").length).toBeGreaterThan(0);
    expect(steps()).toEqual(["Try again", "Show the solution", "All exercises"]);
  });

  it("shows the shortest solution when it is solved, remembers it and goes on", async () => {
    await show({
      outcome: "solved",
      turn: 2,
      verdict: "Solved in turn 2 of 2.",
      idea: "Ferries ask for wilds.",
      solution: ["take a card", "claim Ayr–Bonn"],
    });
    expect(find(".ttr-verdict").textContent).toContain("Solved in turn 2 of 2. Ferries ask for wilds.");
    expect(find(".ttr-shortest").textContent).toContain("2 claim Ayr–Bonn");
    expect([...solved(COURSE)]).toEqual(["bridge"]);
    find<HTMLButtonElement>(".ttr-coach-steps .ttr-main").click();
    expect(model.of("puzzle")).toMatchObject([{ step: "start", name: "sea" }]);
  });

  it("says what is missing when the turns are over", async () => {
    await show({ outcome: "missed", turn: 2, verdict: "2 of 2 turns are over, and Ayr is not reached." });
    expect(find(".ttr-verdict").textContent).toContain("Not solved. 2 of 2 turns are over");
    find<HTMLButtonElement>(".ttr-coach-steps .ttr-main").click();
    expect(model.of("puzzle")).toMatchObject([{ step: "again" }]);
  });

  it("lists all exercises with what is solved", async () => {
    markSolved(COURSE, "sea");
    find<HTMLButtonElement>(".ttr-coach-steps .ttr-button:last-child").click();
    await soon();
    expect(find(".ttr-course-done").textContent).toContain("1 of 3 solved");
    expect(
      [...el.querySelectorAll<HTMLElement>(".ttr-exercise.ttr-solved")].map((one) => one.dataset.exercise),
    ).toEqual(["sea"]);
    find<HTMLButtonElement>('[data-exercise="hill"]').click();
    await soon();
    expect(model.of("puzzle")).toMatchObject([{ step: "start", name: "hill" }]);
    expect(find(".ttr-dialog")).toBeNull();
  });
});
