import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import widget from "../src/widget";
import { controls, Fake, MOVES, prompt, settings, soon, traits, view } from "./town";

let el: HTMLElement;
let close: () => void;
let model: Fake;

async function open(changes = {}): Promise<void> {
  el = document.body.appendChild(document.createElement("div"));
  model = new Fake(traits(changes));
  close = widget.render({ model, el });
  for (let n = 0; n < 100 && !el.querySelector("[data-drawn]"); n++) await soon();
}
const find = <E extends Element = HTMLElement>(selector: string) => el.querySelector<E>(selector)!;
const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];

beforeEach(() => open());
afterEach(() => {
  close();
  el.remove();
});

describe("the widget, with the real plotly", () => {
  it("draws the board once and puts pieces on a claimed route", async () => {
    const path = find<SVGPathElement>('.ttr-plot path[data-index="0"]');
    expect(path).not.toBeNull();
    await model.push({ view: view({ owners: "1..." }), prompt: prompt({ seq: 2 }) });
    await soon();
    expect(find<SVGPathElement>('.ttr-plot path[data-index="0"]').style.fill).toBe("rgb(238, 238, 238)");
    expect(all(".ttr-pieces .ttr-top").map((one) => one.getAttribute("fill"))).toEqual(["#d55e00", "#d55e00"]);
    expect(el.querySelectorAll(".ttr-pieces > g")).toHaveLength(1);
  });

  it("follows the theme of JupyterLab", async () => {
    await model.push({ settings: settings({ theme: "auto" }) });
    document.body.dataset.jpThemeLight = "false";
    await soon();
    expect(find(".ttr-page").dataset.theme).toBe("dark");
    document.body.dataset.jpThemeLight = "true";
    await soon();
    expect(find(".ttr-page").dataset.theme).toBe("light");
    delete document.body.dataset.jpThemeLight;
  });

  it("follows the theme of VS Code", async () => {
    await model.push({ settings: settings({ theme: "auto" }) });
    document.body.classList.add("vscode-dark");
    await soon();
    expect(find(".ttr-page").dataset.theme).toBe("dark");
    document.body.classList.remove("vscode-dark");
    await soon();
    expect(find(".ttr-page").dataset.theme).toBe("light");
  });

  it("keeps the notebook's shortcuts away from everything focusable", () => {
    const focusable = all("button, input, select, textarea, [tabindex]");
    expect(focusable.length).toBeGreaterThan(10);
    for (const one of focusable) expect(one.dataset.lmSuppressShortcuts, one.outerHTML.slice(0, 120)).toBe("true");
  });

  it("has one live region that announces the question", async () => {
    expect(all('[role="status"]')).toHaveLength(1);
    expect(find('[role="status"]').textContent).toBe("Ada, choose.");
    const items = [{ type: "pass", words: "Ada passes." }];
    await model.push({ prompt: prompt({ seq: 2, mine: false, moves: [] }), events: { seq: 2, first: 0, items } });
    expect(find('[role="status"]').textContent).toBe("Ada passes.");
  });

  it("draws a card that is clicked, and ignores those that cannot be taken", async () => {
    find('[data-slot="0"] button').click();
    expect(model.of("play")).toMatchObject([{ move: 1 }]);
    find('[data-slot="1"] button').click();
    expect(model.of("why")).toMatchObject([{ action: { type: "draw", card: "blue" } }]);
  });

  it("keeps tickets only when enough are selected", async () => {
    const moves = [["ayr-bonn", "ayr-caen"]].map((tickets, id) => ({ ...MOVES[4]!, id, kind: "keep", tickets }));
    const rules = { ...view().rules, tickets: { offered: ["ayr-caen", "ayr-bonn"], counts: [0, 0], left: {} } };
    await model.push({ view: view({ rules }), prompt: prompt({ seq: 2, kind: "keep", moves }) });
    expect(find<HTMLButtonElement>(".ttr-choice .ttr-main").disabled).toBe(true);
    for (const box of all(".ttr-offer input")) box.click();
    await soon();
    expect(find(".ttr-choice .ttr-main").textContent).toBe("Keep 2 tickets");
    find(".ttr-choice .ttr-main").click();
    expect(model.of("play")).toMatchObject([{ move: 0, seq: 2 }]);
  });

  it("hides the hand behind the curtain until the player confirms being there", async () => {
    await model.push({ controls: controls({ curtain: { seat: 1, name: "Grace" } }) });
    find(".ttr-curtain button").click();
    expect(model.of("show")).toMatchObject([{ seat: 1 }]);
  });

  it("asks a bot to move once for each state", async () => {
    const seats = [settings().seats[0]!, { name: "Grace", who: "bot" as const, bot: "greedy", guest: null }];
    await model.push({ settings: settings({ seats }), prompt: prompt({ seq: 2, seat: 1, mine: false, moves: [] }) });
    await model.push({ lit: { routes: [], cities: [] } });
    expect(model.of("step")).toMatchObject([{ seq: 2 }]);
    await model.push({
      settings: settings({ seats }),
      controls: controls({ paused: true }),
      prompt: prompt({ seq: 3, seat: 1, mine: false, moves: [] }),
    });
    expect(model.of("step")).toHaveLength(1);
  });

  it("animates what an event moves, whatever its type", async () => {
    await model.push({ settings: settings({ speed: 3 }) });
    const places = { routes: ["ayr-bonn"], cities: ["bonn"] };
    const laid = { what: "pieces", source: "supply:1", target: "route:ayr-bonn", things: { trains: 2 } };
    const shown = { what: "cards", source: "deck:deck", target: "revealed", things: { red: 2 } };
    const items = [{ type: "honk", words: "Grace honks.", seat: 1, ...places, moved: [laid, shown] }];
    await model.push({ view: view({ owners: "1..." }), events: { seq: 2, first: 0, items } } as never);
    expect(all(".ttr-pieces .ttr-top")).toHaveLength(0);
    await vi.waitFor(() => expect(all(".ttr-mouth .ttr-turned")).toHaveLength(2), 3000);
    await vi.waitFor(() => expect(all(".ttr-cry b")[0]?.textContent).toBe("Grace builds"), 3000);
    await vi.waitFor(() => expect(all(".ttr-placing")).toHaveLength(2), 3000);
    expect(all(".ttr-mouth")).toHaveLength(0);
    await vi.waitFor(() => expect(all(".ttr-pieces .ttr-top")).toHaveLength(2), 3000);
    await vi.waitFor(() => expect(all(".ttr-placing, .ttr-cry")).toHaveLength(0), 3000);
  });

  it("leaves quiet events out of the log", async () => {
    const items = [
      { type: "honk", words: "Grace honks." },
      { type: "toot", words: "Grace toots.", quiet: true },
    ];
    await model.push({ events: { seq: 2, first: 0, items } } as never);
    expect(all(".ttr-news .ttr-line").map((line) => line.textContent)).toEqual(["Grace honks."]);
  });

  it("has no undo and redo buttons for spectators", async () => {
    const tools = all(".ttr-tools button").length;
    await model.push({ controls: controls({ role: "replay", hints: false }) });
    expect(all(".ttr-tools button")).toHaveLength(tools - 2);
  });

  it("shows an error in the page, keeps the rest, and goes on", async () => {
    const path = find(".ttr-plot path[data-index]");
    const quiet = console.error;
    console.error = () => {};
    const market = { display: 5, decks: {} };
    await model.push({ view: view({ rules: { ...view().rules, market } }), prompt: prompt({ seq: 2 }) });
    await soon();
    console.error = quiet;
    expect(find(".ttr-alarm").textContent).toContain("Something went wrong in the page");
    expect(model.of("report")).toHaveLength(1);
    expect(find(".ttr-plot path[data-index]")).toBe(path);
    await model.push({ view: view(), prompt: prompt({ seq: 3 }) });
    await soon();
    expect(all("[data-slot]")).toHaveLength(3);
  });

  it("counts the score line by line, and then shows the result", async () => {
    const line = {
      rule: "claim.score",
      label: "Routes",
      points: 4,
      because: "2 routes",
      sentence: "",
      gap: [],
      routes: ["ayr-bonn"],
      cities: [],
    };
    const seats = [0, 1].map((seat) => ({
      seat,
      name: `P${seat}`,
      total: 4 + 2 * seat,
      lines: [line, { ...line, rule: "x", points: 2 * seat, column: 1 }],
    }));
    const sheet = { winners: [1], seats, seed: "7", columns: ["Routes", "Bonus"] };
    const over = prompt({ seq: 2, seat: null, over: true, mine: false, moves: [] });
    await model.push({ sheet, settings: settings({ speed: 3 }), prompt: over });
    const totals = () => all("[data-total]").map((row) => row.dataset.total);
    expect(totals()).toEqual(["0", "0"]);
    await vi.waitFor(() => expect(totals()).toEqual(["4", "0"]), 3000);
    expect(all(".ttr-ribbon path")).toHaveLength(1);
    find(".ttr-counting .ttr-main").click();
    await vi.waitFor(() => expect(totals()).toEqual(["4", "6"]));
    expect(find(".ttr-sky").textContent).toContain("P1 wins");
    expect(all(".ttr-won")).toHaveLength(1);
    all(".ttr-endbuttons button").at(-1)!.click();
    // The winner's sheet is open from the start.
    await vi.waitFor(() => expect(all('[data-sheet="1"] li')).toHaveLength(2));
    find('[data-sheet="0"] h3 button').click();
    await vi.waitFor(() => expect(all('[data-sheet="0"] li')).toHaveLength(2));
    expect(all(".ttr-sheet h3 b").map((one) => one.textContent)).toEqual(["4", "6"]);
  });

  it("highlights the connection of the hovered ticket, as sent by Python", async () => {
    await model.push({ view: view({ paths: { "ayr-caen": [0, 2] } }), prompt: prompt({ seq: 2 }) });
    const lit = () => all(".ttr-path .ttr-brass").map((path) => path.getAttribute("d"));
    const ticket = find(".ttr-ticket");
    ticket.dispatchEvent(new PointerEvent("pointerenter"));
    await soon();
    expect(lit()).toHaveLength(2);
    ticket.dispatchEvent(new PointerEvent("pointerleave"));
    await soon();
    expect(lit()).toHaveLength(0);
    // A ticket that can no longer be completed has no connection: only its cities are highlighted.
    await model.push({ view: view({ paths: {} }), prompt: prompt({ seq: 3 }) });
    ticket.dispatchEvent(new PointerEvent("pointerenter"));
    await soon();
    expect(lit()).toHaveLength(0);
  });

  it("starts with the suggested pieces", async () => {
    const moves = [18, 19, 20].map((trains, n) => ({
      id: 7 + n,
      text: `pieces ${trains}`,
      label: `${trains}`,
      group: "Pieces",
      kind: "pieces",
      trains,
      ships: 30 - trains,
    }));
    await model.push({ prompt: prompt({ seq: 2, kind: "pieces", moves, suggested: 8 }) });
    await soon();
    expect(find<HTMLInputElement>(".ttr-slider input").value).toBe("1");
    find(".ttr-choice .ttr-main").click();
    await soon();
    expect(model.of("play").map(({ move }) => move)).toEqual([8]);
  });

  it("marks the revealed cards that cost an extra card, as sent by Python", async () => {
    const tunnels = { laid: { red: 2 }, revealed: ["red", "blue", "wild"], extra: [true, false, true] };
    const moves = [{ id: 0, text: "decline", label: "Decline", group: "Tunnel", kind: "decline" }];
    await model.push({
      view: view({ rules: { ...view().rules, tunnels } }),
      prompt: prompt({ seq: 2, kind: "tunnel", about: { extra: 2 }, moves }),
    });
    await soon();
    expect(all(".ttr-turned").map((one) => one.className.includes("ttr-costs"))).toEqual([true, false, true]);
  });

  it("removes everything when it is closed", () => {
    close();
    expect(el.childElementCount).toBe(0);
    expect(() => close()).not.toThrow();
  });
});

describe("the focus", () => {
  const press = (key: string, more = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
    );
  const opener = () => all(".ttr-tools button").at(-1)!;
  const openMenu = async () => {
    opener().focus();
    opener().click();
    await soon();
  };

  it("cycles within an open dialog, and returns to what opened it", async () => {
    await openMenu();
    const stops = [...find(".ttr-dialog").querySelectorAll<HTMLElement>("button, input, select")];
    expect(document.activeElement).toBe(find(".ttr-dialog"));
    press("Tab", { shiftKey: true });
    expect(document.activeElement).toBe(stops.at(-1));
    press("Tab");
    expect(document.activeElement).toBe(stops[0]);
    press("Tab", { shiftKey: true });
    expect(document.activeElement).toBe(stops.at(-1));
    press("Escape");
    await soon();
    expect(all(".ttr-dialog")).toHaveLength(0);
    expect(document.activeElement).toBe(opener());
  });

  it("moves into an open dialog when it comes from outside", async () => {
    await openMenu();
    opener().focus();
    expect(document.activeElement).toBe(find(".ttr-dialog"));
  });

  it("stays in the rules when the focused element disappears", async () => {
    const refusal = { kind: "illegal", code: "x", title: "X", text: "No.", facts: {} };
    find('[data-slot="1"] button').click();
    model.answer(model.of("why")[0], { ok: false, refusal } as never);
    await soon();
    find(".ttr-refusal .ttr-link").click();
    await soon();
    find(".ttr-dialog > .ttr-button").focus();
    find(".ttr-dialog > .ttr-button").click();
    await soon();
    expect(document.activeElement).toBe(find(".ttr-dialog"));
  });

  it("moves to the question when the pressed button disappears", async () => {
    const rules = { ...view().rules, tickets: { offered: ["ayr-caen"], counts: [0, 0], left: {} } };
    const moves = [{ ...MOVES[4]!, id: 0, kind: "keep", tickets: ["ayr-caen"] }];
    await model.push({ view: view({ rules }), prompt: prompt({ seq: 2, kind: "keep", moves }) });
    find(".ttr-offer input").click();
    await soon();
    find(".ttr-choice .ttr-main").focus();
    await model.push({ view: view(), prompt: prompt({ seq: 3 }) });
    expect(document.activeElement).toBe(find(".ttr-asked"));
  });

  it("is not taken from another cell of the notebook", async () => {
    const cell = document.body.appendChild(document.createElement("textarea"));
    cell.focus();
    await model.push({ prompt: prompt({ seq: 2, mine: false, moves: [] }) });
    await model.push({ prompt: prompt({ seq: 3 }) });
    expect(document.activeElement).toBe(cell);
    cell.blur();
    await model.push({ prompt: prompt({ seq: 4 }) });
    expect(document.activeElement).toBe(document.body);
    cell.remove();
  });

  it("is found in a shadow root too", async () => {
    const inside = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
    const place = inside.appendChild(document.createElement("div"));
    const leave = widget.render({ model: new Fake(traits()), el: place });
    const button = [...place.querySelectorAll<HTMLElement>(".ttr-tools button")].at(-1)!;
    button.focus();
    button.click();
    await soon();
    const dialog = place.querySelector<HTMLElement>(".ttr-dialog")!;
    expect(inside.activeElement).toBe(dialog);
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", shiftKey: true, bubbles: true }));
    expect(dialog.contains(inside.activeElement)).toBe(true);
    expect(inside.activeElement).not.toBe(dialog);
    inside.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await soon();
    expect(inside.activeElement).toBe(button);
    leave();
    (inside.host as HTMLElement).remove();
  });
});

describe("by keyboard", () => {
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const buttons = () => all("button[data-move]");

  beforeEach(async () => {
    all(".ttr-tools button").at(-3)!.click();
    await soon();
    all('[role="tab"]').at(-1)!.click();
    await soon();
  });

  it("has one tab stop, and arrow keys move between the moves", async () => {
    expect(buttons().map((one) => one.tabIndex)).toEqual([0, -1, -1, -1, -1]);
    buttons()[0]!.focus();
    key("ArrowDown");
    await soon();
    expect(document.activeElement).toBe(buttons()[1]);
    key("End");
    await soon();
    expect(document.activeElement).toBe(buttons()[4]);
    expect(buttons().map((one) => one.tabIndex)).toEqual([-1, -1, -1, -1, 0]);
    (document.activeElement as HTMLElement).click();
    expect(model.of("play")).toMatchObject([{ move: 4 }]);
  });

  it("stays in the list when the question changes, even while somebody else is asked", async () => {
    buttons()[4]!.focus();
    await model.push({ prompt: prompt({ seq: 2, moves: MOVES.slice(0, 2) }) });
    expect(document.activeElement).toBe(buttons()[1]);
    await model.push({ prompt: prompt({ seq: 3, mine: false, moves: [] }) });
    await model.push({ prompt: prompt({ seq: 4 }) });
    expect(buttons()).toContain(document.activeElement);
  });

  it("finds moves by their words", async () => {
    const filter = find<HTMLInputElement>(".ttr-filter");
    filter.value = "lodz";
    filter.dispatchEvent(new Event("input", { bubbles: true }));
    await soon();
    expect(buttons().map((one) => one.dataset.move)).toEqual(["3"]);
  });

  it("moves between tabs with the arrow keys", async () => {
    const tabs = all('[role="tab"]');
    tabs.at(-1)!.focus();
    key("ArrowLeft");
    await soon();
    expect(document.activeElement?.getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).not.toBe(tabs.at(-1));
  });
});
