// What Python and the page say to each other; the other half is ttr_widget/page/protocol.py, the words are in PROTOCOL.md.

export type Point = [number, number];

export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  kind: string;
  color: string;
  double: string | null;
  name: string;
  shapes: number[];
  /** Shapes of the symbols in its spaces. */
  signs?: number[];
  /** The stroke through a closed one. */
  strike?: number[];
  /** A subway's line, which takes its owner's colour. */
  lines?: number[];
  wilds?: number;
  pairs?: boolean;
  spaces?: Point[];
  path: Point[] | Point[][];
  width: number;
  points?: number;
}

export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
  port: boolean;
  country: boolean;
}

export interface CardKind {
  name: string;
  color: string | null;
  wild: boolean;
  symbol: string;
  fill: string;
  ink: string;
  deck: string;
  spaces: number;
  marks: string[];
}

export interface SeatLook {
  fill: string;
  symbol: string;
  ink: string;
}

export interface Theme {
  /** What `relayout` needs to turn the other theme into this one. */
  patch: Record<string, unknown>;
  /** The same for `restyle`, by trace. */
  fonts: Record<string, unknown>[];
  /** Fill and edge of what each seat owns. */
  seats: [string, string][];
}

export interface Ticket {
  cities: string[];
  points: number;
  name: string;
  /** What a tour brings when its cities are joined in the printed order, and what it costs when they are not joined. */
  tour?: { ordered: number; penalty: number };
}

export interface Board {
  name: string;
  title: string;
  players: [number, number];
  reconstruction: boolean;
  figure: { data: Record<string, unknown>[]; layout: Record<string, unknown> };
  themes: Record<"light" | "dark", Theme>;
  routes: Route[];
  cities: City[];
  tickets: Record<string, Ticket>;
  cards: CardKind[];
  seats: SeatLook[];
  decks: string[];
  /** For each city where somebody may build, the shape of the building. */
  posts: Record<string, number>;
  /** For each city the shapes of passengers who may wait there. */
  waiting: Record<string, number[]>;
  range: { x: Point; y: Point };
}

export type Counts = Record<string, number>;

export interface View {
  seat: number | null;
  turn: number;
  to_move: number;
  turns_left: number | null;
  hand: Counts | null;
  hand_sizes: number[];
  /** A sign for each route, in the board's order: its owner's seat, or a dot. */
  owners: string;
  pieces: Counts[];
  points: number[];
  // biome-ignore lint/suspicious/noExplicitAny: what a rule shows of itself is that rule's own business
  rules: Record<string, any>;
  over: boolean;
  /** `points`: what a tour that is done brings now, if that is not its usual value. */
  tickets?: { id: string; done: boolean; missing: number | null; points?: number }[];
  /** For each ticket that is shown the routes that connect its cities (own ones too); numbers in the board's list. */
  paths?: Record<string, number[]>;
  /** Free routes that are closed to the shown seat, by the reason; numbers in the board's list. */
  closed?: Record<string, number[]>;
  /** A teacher sees all hands and tickets. */
  all?: { hands: Counts[]; tickets: string[][] };
}

export interface Move {
  id: number;
  text: string;
  label: string;
  group: string;
  kind: string;
  /** So many other payments there are for the same target. */
  more?: number;
  route?: string;
  city?: string;
  card?: string;
  deck?: string;
  cards?: Counts;
  tickets?: string[];
  split?: Counts;
  trains?: number;
  ships?: number;
  count?: number;
  give?: string;
  get?: string;
  passengers?: Record<string, string>;
}

/** Moves that follow each other, one for each row of numbers; `PROTOCOL.md` tells what the numbers are. */
export interface Bundle {
  /** The number of the first of them. */
  id: number;
  kind: string;
  group: string;
  give?: string;
  get?: string;
  rows: number[][];
}

export interface Prompt {
  seq: number;
  seat: number | null;
  name: string;
  kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a question is about is the asking rule's own business
  about: Record<string, any>;
  mine: boolean;
  sentence: string;
  over: boolean;
  moves: Move[];
  more?: boolean;
  /** The number of the move that is suggested to beginners. */
  suggested?: number;
}

export interface GameEvent {
  type: string;
  words: string;
  route?: string;
  city?: string;
  seat?: number;
  // biome-ignore lint/suspicious/noExplicitAny: each type of event has fields of its own
  [field: string]: any;
}

export interface Settings {
  locale: string;
  theme: "auto" | "light" | "dark";
  speed: number;
  seats: { name: string; who: "human" | "bot"; bot: string | null; title?: string }[];
  teaching: boolean;
  locales?: [string, string][];
}

/** What can be done here now. */
export interface Controls {
  seat: number | null;
  curtain: { seat: number; name: string } | null;
  /** Can anything be done here, or does this page only look on? */
  playing: boolean;
  paused: boolean;
  undo: boolean;
  redo: boolean;
  hints: boolean;
  /** A game that is over and is looked at again: after so many actions, of so many. */
  replay: { at: number; last: number } | null;
}

export interface SheetLine {
  rule: string;
  label: string;
  points: number;
  because: string;
  /** How it came about, at length. */
  sentence?: string;
  routes?: string[];
  cities?: string[];
}

export interface Sheet {
  winners: number[];
  seats: { seat: number; name: string; total: number; lines: SheetLine[] }[];
}

export interface Lit {
  routes: string[];
  cities: string[];
  color?: string;
}

/** Where an event happened: what is to be lit up. */
export function placesOf({ route, city }: GameEvent): Lit {
  return { routes: route ? [route] : [], cities: city ? [city] : [] };
}

export interface Refusal {
  kind: string;
  code: string;
  text: string;
  title?: string;
}

export interface Traits {
  board: Board;
  view: View;
  /** The slower half of the view. */
  table: Partial<View>;
  prompt: Prompt;
  events: { seq: number; first: number; reset?: boolean; items: GameEvent[] };
  settings: Settings;
  controls: Controls;
  texts: Record<string, string>;
  sheet: Sheet | null;
  /** What a script wants to be lit up. */
  lit: Lit;
  /** What a script wants to know. */
  question: { id: number; text: string; choices: string[] } | null;
  error: { text: string; details: string } | null;
}

export interface Answer {
  re: string;
  ok: boolean;
  refusal?: Refusal;
  // biome-ignore lint/suspicious/noExplicitAny: each answer has fields of its own
  [field: string]: any;
}

/** What the page needs of anywidget's model. */
export interface Model {
  get<K extends keyof Traits>(name: K): Traits[K];
  // biome-ignore lint/suspicious/noExplicitAny: as anywidget has it
  on(name: string, callback: (...args: any[]) => void): void;
  // biome-ignore lint/suspicious/noExplicitAny: as anywidget has it
  off(name: string, callback?: (...args: any[]) => void): void;
  send(content: unknown): void;
}

export const PATIENCE = 4000;
/** An answer to everything that Python has not answered in time. */
export const GONE = "gone";

const lost = (id: string): Answer => ({ re: id, ok: false, refusal: { kind: GONE, code: GONE, text: "" } });

interface Waiting {
  resolve: (answer: Answer) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Sends messages and hands out their answers. Every message gets one, if need be `gone` after some seconds. */
export class Link {
  private last = 0;
  /** Ids are not used again when the page is loaded anew, or stands twice in a notebook. */
  private readonly name = Math.random().toString(36).slice(2, 10);
  private gone = false;
  private waiting = new Map<string, Waiting>();
  private readonly heard: (content: unknown) => void;

  constructor(
    private readonly model: Model,
    private readonly alive: (yes: boolean) => void,
  ) {
    this.heard = (content) => this.receive(content);
    model.on("msg:custom", this.heard);
  }

  ask(type: string, fields: Record<string, unknown> = {}, patience = PATIENCE): Promise<Answer> {
    const id = `${this.name}-${++this.last}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // It stays in the list: an answer that comes late still says that Python is there.
        this.gone = true;
        this.alive(false);
        resolve(lost(id));
      }, patience);
      this.waiting.set(id, { resolve, timer });
      try {
        this.model.send({ id, type, ...fields });
      } catch {
        // The connection is closed for good: nobody need wait to be told.
        clearTimeout(timer);
        this.waiting.delete(id);
        this.gone = true;
        this.alive(false);
        resolve(lost(id));
      }
    });
  }

  private receive(content: unknown): void {
    const answer = content as Answer;
    const waiting = answer && typeof answer === "object" ? this.waiting.get(answer.re) : undefined;
    if (!waiting) return;
    if (this.gone) this.giveUpBefore(answer.re);
    this.gone = false;
    clearTimeout(waiting.timer);
    this.waiting.delete(answer.re);
    this.alive(true);
    waiting.resolve(answer);
  }

  /** Python is back: what was sent before, while it was gone, is not answered any more. */
  private giveUpBefore(id: string): void {
    for (const [older, { resolve, timer }] of this.waiting) {
      if (older === id) return;
      clearTimeout(timer);
      this.waiting.delete(older);
      resolve(lost(older));
    }
  }

  close(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    this.model.off("msg:custom", this.heard);
  }
}
