// A small board with three cities and four tracks, and a model without Python.

import building from "../../ttr_widget/locales/en/building.ftl?raw";
import evaluation from "../../ttr_widget/locales/en/evaluation.ftl?raw";
import exercises from "../../ttr_widget/locales/en/exercises.ftl?raw";
import menu from "../../ttr_widget/locales/en/menu.ftl?raw";
import page from "../../ttr_widget/locales/en/page.ftl?raw";
import report from "../../ttr_widget/locales/en/report.ftl?raw";
import statistics from "../../ttr_widget/locales/en/statistics.ftl?raw";
import tunnels from "../../ttr_widget/locales/en/tunnels.ftl?raw";
import vocabulary from "../../ttr_widget/locales/en/vocabulary.ftl?raw";
import type { Model } from "../src/link";
import type { Asked, Seen } from "../src/page";
import type { Board, Controls, Move, Prompt, Route, Settings, Table, Theme, Traits, View } from "../src/protocol";
import { checked, trait } from "../src/validate";

/** What Python may send: anything with a default may be missing. */
export type Raw<T> = T extends (infer E)[] ? Raw<E>[] : T extends object ? { [K in keyof T]?: Raw<T[K]> } : T;

const shape = (n: number) => ({
  type: "path",
  path: `M${n * 10},0L${n * 10 + 8},0L${n * 10 + 8},4Z`,
  layer: "between",
  fillcolor: "#eeeeee",
  opacity: 1,
  line: { color: "#999999", width: 1 },
});

function route(n: number, id: string, a: string, b: string, path: Route["path"], more: Raw<Route> = {}) {
  return {
    id,
    a,
    b,
    length: 2,
    kind: "train",
    color: "red",
    double: null,
    name: id,
    shapes: [n],
    spaces: [],
    path,
    width: 10,
    size: [24, 10],
    points: 2,
    ...more,
  };
}

export function town(): Board {
  return trait("board", rawTown());
}

function rawTown(): Raw<Board> {
  const names = ["paper", "land", "water", "ink", "quiet", "port"];
  const colors = {
    ...Object.fromEntries(names.map((name) => [name, "#777777"])),
    outline: "#111111",
    brass: "#ffee00",
    rim: "#ffffff",
    casing: "#444444",
    ground: {},
    inked: { red: ["#cc0000", "#660000", "#ffffff"], gray: ["#888888", "#333333", "#ffffff"] },
  } satisfies Partial<Raw<Theme>>;
  const seats: [string, string][] = [
    ["#0072b2", "#111111"],
    ["#d55e00", "#111111"],
  ];
  return {
    name: "town",
    title: "Town",
    players: [2, 2],
    reconstruction: false,
    figure: {
      data: [{ type: "scatter", mode: "text", x: [100], y: [100], text: ["Ayr"], textfont: { color: "#222222" } }],
      layout: {
        width: 1000,
        height: 500,
        margin: { l: 0, r: 0, t: 0, b: 0 },
        xaxis: { range: [0, 1000], visible: false },
        yaxis: { range: [0, 500], visible: false },
        shapes: [0, 1, 2, 3, 4, 5, 6].map(shape),
      },
    },
    themes: {
      light: { ...colors, seats, patch: { paper_bgcolor: "#ffffff" }, fonts: [{ "textfont.color": "#222222" }] },
      dark: {
        ...colors,
        seats,
        patch: { paper_bgcolor: "#000000", "shapes[0].fillcolor": "#333333" },
        fonts: [{ "textfont.color": "#dddddd" }],
      },
    },
    ground: {},
    routes: [
      route(
        0,
        "ayr-bonn",
        "ayr",
        "bonn",
        [
          [
            [100, 100],
            [500, 100],
          ],
        ],
        { signs: [4] },
      ),
      route(
        1,
        "bonn-caen-1",
        "bonn",
        "caen",
        [
          [
            [500, 112],
            [900, 412],
          ],
        ],
        { double: "bonn-caen", closed: [5] },
      ),
      route(
        2,
        "bonn-caen-2",
        "bonn",
        "caen",
        [
          [
            [508, 100],
            [908, 400],
          ],
        ],
        { double: "bonn-caen", closed: [6] },
      ),
      route(
        3,
        "ayr-caen",
        "ayr",
        "caen",
        [
          [
            [100, 100],
            [0, 150],
          ],
          [
            [1000, 350],
            [900, 400],
          ],
        ],
        { kind: "ferry" },
      ),
    ],
    cities: [
      {
        id: "ayr",
        name: "Ayr",
        x: 100,
        y: 100,
        port: false,
        country: false,
        label: "Ayr",
        at: [100, 120],
        font: 14,
        wide: 30,
      },
      {
        id: "bonn",
        name: "Bonn",
        x: 504,
        y: 106,
        port: false,
        country: false,
        label: "Bonn",
        at: [504, 126],
        font: 14,
        wide: 30,
      },
      {
        id: "caen",
        name: "Łódź",
        x: 904,
        y: 406,
        port: true,
        country: false,
        label: "Łódź",
        at: [904, 426],
        font: 14,
        wide: 30,
      },
    ],
    tickets: {
      "ayr-caen": { cities: ["ayr", "caen"], points: 9, name: "Ayr–Łódź" },
      "ayr-bonn": { cities: ["ayr", "bonn"], points: 4, name: "Ayr–Bonn" },
    },
    cards: [
      {
        name: "red",
        color: "red",
        wild: false,
        symbol: "♥",
        fill: "#c8322b",
        ink: "#ffffff",
        deck: "deck",
        spaces: 1,
        marks: [],
      },
      {
        name: "blue",
        color: "blue",
        wild: false,
        symbol: "▲",
        fill: "#3f7fc1",
        ink: "#ffffff",
        deck: "deck",
        spaces: 1,
        marks: [],
      },
      {
        name: "wild",
        color: null,
        wild: true,
        symbol: "✦",
        fill: "#a9a49a",
        ink: "#111111",
        deck: "deck",
        spaces: 1,
        marks: [],
      },
    ],
    seats: [
      { fill: "#0072b2", livery: "stripe", ink: "#ffffff" },
      { fill: "#d55e00", livery: "bars", ink: "#111111" },
    ],
    decks: ["deck"],
    actions: {
      draw: { card: "source" },
      claim: { route: "route", cards: "cards" },
      station: { city: "city", cards: "cards" },
      keep: { tickets: "tickets" },
      exchange: { count: "number", give: "piece", get: "piece" },
      honk: { via: "route", times: "number", loudly: "word" },
    },
    posts: {},
    waiting: {},
    edges: [],
    range: { x: [0, 1000], y: [0, 500] },
  };
}

export function view(changes: Raw<Seen> = {}): Seen {
  const all = {
    seat: 0,
    turn: 1,
    to_move: 0,
    turns_left: null,
    hand: { red: 3, wild: 1 },
    hand_sizes: [4, 4],
    owners: "....",
    pieces: [{ trains: 20 }, { trains: 20 }],
    points: [0, 0],
    rules: {
      market: { display: ["red", "blue", null], decks: { deck: 30 } },
      tickets: { offered: [], counts: [1, 1], left: { tickets: 5 } },
    },
    over: false,
    tickets: [{ id: "ayr-caen", done: false, missing: 4, built: 0 }],
    closed: {},
    discards: {},
    ...changes,
  };
  return { ...trait("view", all), ...trait("table", all), rules: all.rules as View["rules"] };
}

const RAW_MOVES: Raw<Move>[] = [
  { id: 0, label: "Draw from the deck", group: "Draw", kind: "draw", card: "deck", deck: "deck" },
  { id: 1, label: "Take red", group: "Draw", kind: "draw", card: "red" },
  {
    id: 2,
    label: "Ayr–Bonn: 2 red",
    group: "Claim",
    kind: "claim",
    route: "ayr-bonn",
    cards: { red: 2 },
  },
  {
    id: 3,
    label: "Bonn–Łódź: 2 red",
    group: "Claim",
    kind: "claim",
    route: "bonn-caen-1",
    cards: { red: 2 },
    more: 1,
  },
  { id: 4, label: "Draw tickets", group: "Tickets", kind: "tickets" },
];

export const MOVES: Move[] = RAW_MOVES.map(move);

export function move(raw: Raw<Move>): Move {
  return checked({ record: "Move" }, { group: "", kind: "", label: "", ...raw }, "a move") as Move;
}

export function prompt(changes: Raw<Prompt> = {}): Asked {
  return trait("prompt", {
    seq: 1,
    seat: 0,
    name: "Ada",
    kind: "turn",
    about: {},
    mine: true,
    sentence: "Ada, choose.",
    over: false,
    moves: MOVES,
    ...changes,
  }) as Asked;
}

export function settings(changes: Partial<Settings> = {}): Settings {
  return {
    locale: "en",
    locales: [["en", "English"]],
    theme: "light",
    speed: 0,
    seats: [
      { name: "Ada", who: "human", bot: null, guest: null },
      { name: "Grace", who: "human", bot: null, guest: null },
    ],
    teaching: false,
    given: [],
    kept: {},
    ...changes,
  };
}

export function controls(changes: Partial<Controls> = {}): Controls {
  return {
    seat: 0,
    curtain: null,
    role: "player",
    paused: false,
    undo: false,
    no_undo: "There is nothing to undo.",
    redo: false,
    hints: true,
    replay: null,
    lobby: false,
    guest: false,
    prepared: null,
    host: false,
    inviting: false,
    ...changes,
  };
}

/** Both parts of the view, as sent. */
function apart(changes: Raw<Traits>): Raw<Traits> {
  return changes.view && "owners" in changes.view ? { table: changes.view as Raw<Table>, ...changes } : changes;
}

export function traits(changes: Raw<Traits> = {}): Raw<Traits> {
  return apart({
    board: town(),
    view: view(),
    prompt: prompt(),
    events: { seq: 1, first: 0, reset: true, items: [] },
    settings: settings(),
    controls: controls(),
    texts: {
      locale: "en",
      source: [vocabulary, page, building, menu, statistics, tunnels, exercises, report, evaluation].join("\n"),
    },
    sheet: null,
    lit: { routes: [], cities: [] },
    question: null,
    error: null,
    ...changes,
  });
}

type Sent = { id: string; type: string; [field: string]: unknown };

/** Holds traits, records what is sent, and answers on request. */
export class Fake implements Model {
  sent: Sent[] = [];
  private heard = new Map<string, ((content?: unknown) => void)[]>();

  constructor(readonly state: Raw<Traits>) {}

  get(name: string): unknown {
    return this.state[name as keyof Traits];
  }

  on(name: string, callback: (content?: unknown) => void): void {
    this.heard.set(name, [...(this.heard.get(name) ?? []), callback]);
  }

  off(name: string, callback?: (content?: unknown) => void): void {
    this.heard.set(
      name,
      (this.heard.get(name) ?? []).filter((one) => callback && one !== callback),
    );
  }

  send(content: unknown): void {
    this.sent.push(content as Sent);
  }

  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }

  answer(message: Sent | undefined, said: Record<string, unknown> = {}): void {
    for (const listener of this.heard.get("msg:custom") ?? []) listener({ re: message?.id, ok: true, ...said });
  }

  /** An event of Jupyter about the connection. */
  tell(name: string): void {
    for (const listener of this.heard.get(name) ?? []) listener();
  }

  async push(some: Raw<Traits>): Promise<void> {
    const changes = apart(some);
    Object.assign(this.state, changes);
    for (const name of Object.keys(changes)) for (const listener of this.heard.get(`change:${name}`) ?? []) listener();
    await soon();
  }
}

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
