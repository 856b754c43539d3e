// The state of the page: Python's traits, and what is open, chosen or pointed at here. All panels render from it.

import type { Choice } from "./choosing";
import type { Chart, Target } from "./hit";
import { arrange, type Box, type Layout, type Needs } from "./layout";
import { type Answer, GONE, Link, type Model } from "./link";
import { namesOf } from "./names";
import type { Opening } from "./opening";
import type { Panel } from "./panel";
import { Picking } from "./picking";
import type { Spot } from "./placing";
import { type Prepared, Preparing } from "./prepared";
import {
  type Board,
  type GameEvent,
  GUESTS,
  type Lit,
  type Messages,
  type Move,
  type Prompt,
  RECORDS,
  type Refusal,
  type ReviewedDecision,
  SENDERS,
  type Table,
  type Texts,
  type Traits,
  type View,
} from "./protocol";
import { calm, fingers, type ThemeName, themeNow } from "./settings";
import type { SheetTab } from "./sheet";
import type { Trouble } from "./socket";
import { Sound } from "./sound";
import { type Held, held } from "./steps";
import { unpacked } from "./unpack";
import { trait } from "./validate";
import { type Facts, Words } from "./words";

export type Dialog = "rules" | "menu" | "guests" | "keys" | "discards" | "course" | "review" | null;

/** State of this page only. */
export interface Local {
  /** The width of the page and the free height of the window, in pixels. */
  box: Box;
  /** Is the page alone on the screen? */
  full: boolean;
  /** What is open over the dock. */
  panel: Panel | null;
  /** The open tab of the sheet on a phone, and whether the sheet is pulled down. */
  tab: SheetTab;
  pulled: boolean;
  /** Are the cities marked where the player may build? */
  building: boolean;
  dialog: Dialog;
  rule: string | null;
  choice: Choice | null;
  /** A move for the own next turn. */
  prepared: Prepared | null;
  hover: Target | null;
  lit: Places | null;
  /** The card whose pile is pointed at. */
  pile: string | null;
  /** What is not shown yet, because its animation is still to come. */
  held: Held;
  /** Cards that are being turned up. */
  opening: Opening | null;
  refusal: Refusal | null;
  /** A question before something is lost: what it is about, and who waits for the answer. */
  confirm: { what: string; text: string; answer: (yes: boolean) => void } | null;
  hint: { text: string; move: number | null; routes: string[]; cities: string[]; compared: boolean } | null;
  offline: boolean;
  /** Why a guest's page gets no answers, if it knows. */
  trouble: Trouble | null;
  /** Does the answer to a move take so long that it is shown? */
  waiting: boolean;
  fault: string | null;
  /** The last Python error that has been dismissed. */
  seen: Traits["error"];
  told: string;
  /** The number of score lines counted; infinite where nobody has watched the count. */
  endStep: number;
  /** Is the count twice as fast? */
  endFast: boolean;
  /** The seat whose sheet is open. */
  sheetOpen: number | null;
  /** Is a replay playing? */
  playing: boolean;
  /** Are everybody's chances to win shown below the slider of a replay? */
  chances: boolean;
  /** The decision of the look back whose moment is shown. */
  reviewed: ReviewedDecision | null;
  /** The cards that the hand lacks for the route under the pointer, in words. */
  lack: { route: string; words: string } | null;
  theme: ThemeName;
}

const TRAITS = Object.keys(RECORDS.Traits!.fields) as (keyof Traits)[];
/** How many events the log keeps; older ones are fetched on request. */
const KEPT = 60;
/** The interval and the timeout of pings: together with the pause before a ping less than 5 seconds. */
const ACTIVITY = 1100;
const PING = 3500;
const CHECK = 2000;
/** A ping waits for a click that may come: Python answers one message after the other. */
const AFTER = 250;
/** How long the pointer rests on a route before the page asks which cards are missing. */
const WONDER = 90;
/** How many milliseconds to wait before showing that a request is pending. */
const PATIENCE = 100;
/** So many formatted messages are kept. */
const SAYINGS = 2000;
/** Stands for a fact without a value, which JSON would leave out. */
const ABSENT = "\u0000";
const NONE: Move[] = [];
/** What only the map shows, whenever the pointer moves; the other panels need not be drawn for it. */
const POINTING: ReadonlySet<keyof Local> = new Set(["hover", "lack", "lit", "pile"]);
let pages = 0;

/** The shown seat's view: both parts merged. */
export type Seen = View & Table;

/** The traits, with the question's moves unpacked. */
export interface Known extends Omit<Traits, "view" | "prompt"> {
  view: Seen;
  prompt: Asked;
}

/** The open question with its moves unpacked. */
export type Asked = Omit<Prompt, "moves"> & { moves: Move[] };

/** The fields of a message; optional if all of them have defaults. */
type Fields<K extends keyof Messages> =
  Partial<Messages[K]> extends Messages[K] ? [fields?: Messages[K]] : [fields: Messages[K]];

/** What to highlight on the map. */
export type Places = Pick<Lit, "routes" | "cities"> &
  Partial<Lit> & {
    /** Is it the way of a ticket, of which a part may be built? */
    way?: boolean;
  };

/** The owner of each claimed route. */
export function claims(board: Board, view: Pick<Table, "owners">): Record<string, number> {
  const claimed: Record<string, number> = {};
  board.routes.forEach((route, n) => {
    const sign = view.owners[n];
    if (sign !== undefined && sign !== ".") claimed[route.id] = Number(sign);
  });
  return claimed;
}

export class Page {
  traits!: Known;
  /** The log, starting at event number `first`; older events are fetched on request. */
  log: GameEvent[] = [];
  first = 0;
  players: string[] = [];
  /** The owner of each claimed route. */
  claimed: Record<string, number> = {};
  /** Why an unclaimed route is closed to the shown seat. */
  closed: Record<string, string> = {};
  words!: Words;
  local: Local = {
    box: { width: 0, height: 0 },
    full: false,
    panel: null,
    tab: "cards",
    pulled: false,
    building: false,
    dialog: null,
    rule: null,
    choice: null,
    prepared: null,
    hover: null,
    lit: null,
    pile: null,
    held: held([]),
    opening: null,
    refusal: null,
    confirm: null,
    hint: null,
    offline: false,
    trouble: null,
    waiting: false,
    fault: null,
    seen: null,
    told: "",
    endStep: 0,
    endFast: false,
    sheetOpen: null,
    playing: false,
    chances: false,
    reviewed: null,
    lack: null,
    theme: "light",
  };
  /** Called with new events, to animate them. */
  onNews: (items: GameEvent[]) => void = () => {};
  /** The map, as soon as it is drawn. */
  chart: Chart | null = null;
  readonly sound = new Sound();
  /** Where on the screen the map is pointed at. */
  at: { x: number; y: number } | null = null;
  /** What places on the map cover on the screen now, as discs; set while the map is drawn. */
  spots: (() => (target: Target) => Omit<Spot, "cost">[]) | null = null;
  readonly picking = new Picking(this);
  readonly preparing = new Preparing(this);
  /** Is a move on its way? */
  sending = false;
  readonly link: Link;
  /** What Python has sent and its checked value, by trait. */
  private read = new Map<keyof Traits, { from: unknown; value: unknown }>();
  private viewRead: Seen | null = null;
  private asked: { from: Prompt; words: Words; prompt: Asked } | null = null;
  private spoken: { texts: Texts; board: Board } | null = null;
  private oldLog = false;
  private arranged: { key: string; layout: Layout } | null = null;
  private halves: { view: View; table: Table; whole: Seen } | null = null;
  private listeners = new Set<() => void>();
  private due = false;
  private telling = false;
  /** Counts what changes for more than the map. */
  changes = 0;
  private heardSeq = -1;
  private playedSeq = -1;
  private pinging = false;
  private pinged = 0;
  private wondering: ReturnType<typeof setTimeout> | undefined;
  private alive: ReturnType<typeof setTimeout> | undefined;
  private readonly number = ++pages;
  private sayings = { words: null as Words | null, known: new Map<string, string>() };

  constructor(
    private readonly model: Model,
    readonly el: HTMLElement,
  ) {
    this.readAll();
    this.link = new Link(model, (yes) => this.set({ offline: !yes }));
    if (this.traits.course?.opens) this.local = { ...this.local, dialog: "course" };
    if (this.traits.sheet) this.local = { ...this.local, endStep: Number.POSITIVE_INFINITY };
    this.hear(true);
    for (const name of TRAITS) model.on(`change:${name}`, this.onTrait);
    model.on("comm_live_update", this.check);
    model.on("change:trouble", this.onTrouble);
  }

  /** A trait, checked when it is new; a bad one is reported, and the last good one is kept. */
  private trait<K extends keyof Traits>(name: K): Traits[K] {
    const from = this.model.get(name);
    const known = this.read.get(name);
    if (known && known.from === from) return known.value as Traits[K];
    let value: Traits[K];
    try {
      value = trait(name, from);
    } catch (error) {
      if (!known) throw error;
      value = known.value as Traits[K];
      this.fail(error);
    }
    this.read.set(name, { from, value });
    return value;
  }

  private readAll(): void {
    const all = Object.fromEntries(TRAITS.map((name) => [name, this.trait(name)])) as unknown as Traits;
    this.words = this.wordsFor(all);
    this.traits = { ...all, view: this.joined(all.view, all.table), prompt: this.written(all.prompt, all) };
    this.local = { ...this.local, theme: themeNow(this.traits.settings.theme, this.el) };
    const { board, view, settings } = this.traits;
    this.players = settings.seats.map((seat) => seat.name);
    if (view !== this.viewRead) {
      const before = this.viewRead;
      this.viewRead = view;
      // The map looks at these: what has not changed is not drawn again.
      if (before?.owners !== view.owners) this.claimed = claims(board, view);
      if (JSON.stringify(before?.closed) === JSON.stringify(view.closed)) return;
      this.closed = Object.fromEntries(
        Object.entries(view.closed).flatMap(([reason, routes]) => routes.map((n) => [board.routes[n]!.id, reason])),
      );
    }
  }

  /** A view comes in two parts: one changes with every action, the other less often. */
  private joined(view: View, table: Table): Seen {
    if (this.halves?.view !== view || this.halves.table !== table) {
      const whole = { ...view, ...table, rules: { ...view.rules, ...table.rules } };
      this.halves = { view, table, whole };
    }
    return this.halves.whole;
  }

  /** The messages of the current language with the names of the board. */
  private wordsFor({ texts, board }: Traits): Words {
    if (this.spoken?.texts === texts && this.spoken.board === board) return this.words;
    this.spoken = { texts, board };
    return new Words(texts.locale, texts.source, namesOf(board));
  }

  /** A message in the language of the page; the same one is formatted once. */
  readonly say = (key: string, facts?: Facts): string => {
    const { words } = this;
    if (this.sayings.words !== words || this.sayings.known.size > SAYINGS) this.sayings = { words, known: new Map() };
    const { known } = this.sayings;
    const asked = facts ? key + JSON.stringify(facts, (_, fact) => (fact === undefined ? ABSENT : fact)) : key;
    const said = known.get(asked) ?? words.say(key, facts);
    known.set(asked, said);
    return said;
  };

  /** The question with its moves unpacked. */
  private written(from: Prompt, { board }: Traits): Asked {
    const { words } = this;
    if (this.asked?.from !== from || this.asked.words !== words) {
      let moves: Move[] = [];
      try {
        moves = unpacked(from.moves, board, words);
      } catch (error) {
        if (!this.traits) throw error;
        this.fail(error);
      }
      this.asked = { from, words, prompt: { ...from, moves } };
    }
    return this.asked.prompt;
  }

  private onTrouble = (): void => this.set({ trouble: this.model.get("trouble") as Trouble | null });

  /** One action changes several traits: read them together, once all have arrived. */
  private onTrait = (): void => {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      const before = this.traits;
      this.readAll();
      if (before.prompt.seq !== this.traits.prompt.seq || before.view.seat !== this.traits.view.seat) {
        const hover = fingers(this.el) ? null : this.local.hover;
        this.local = {
          ...this.local,
          choice: this.kept(this.local.choice),
          building: false,
          refusal: null,
          hint: null,
          lit: null,
          pile: null,
          lack: null,
          hover,
        };
      }
      // What one person has prepared is nobody else's business.
      if (before.view.seat !== this.traits.view.seat || this.traits.prompt.over) this.local.prepared = null;
      if (before.prompt.over !== this.traits.prompt.over) {
        // After a replay nothing is counted again.
        const endStep = before.controls.replay ? Number.POSITIVE_INFINITY : 0;
        this.local = { ...this.local, endStep, endFast: false, hover: null, panel: null };
      }
      this.hear(false);
      this.tell();
    });
  };

  /** A payment for the own next turn stays open while others go on, as long as its place is free. */
  private kept(choice: Choice | null): Choice | null {
    if (!choice?.ahead || !choice.target || !this.preparing.may) return null;
    return this.claimed[choice.target.id] === undefined && !this.closed[choice.target.id] ? choice : null;
  }

  /** Takes over new events of the log. */
  private hear(first: boolean): void {
    const { seq, first: from, reset, items } = this.traits.events;
    if (seq === this.heardSeq && !first) return;
    this.heardSeq = seq;
    const known = this.first + this.log.length;
    if (reset || from < this.first || from > known) {
      this.first = from;
      this.log = items.slice();
      this.oldLog = false;
    } else this.log = [...this.log.slice(0, from - this.first), ...items];
    const tooMany = this.log.length - KEPT;
    if (tooMany > 0 && !this.oldLog) {
      this.first += tooMany;
      this.log = this.log.slice(tooMany);
    }
    const news = reset ? [] : items.slice(Math.max(0, known - from));
    const words = news.map((event) => event.words).filter(Boolean);
    if (this.traits.prompt.mine || words.length === 0) words.push(this.traits.prompt.sentence);
    this.local = { ...this.local, told: words.slice(-4).join(" ") };
    if (!first) this.onNews(news);
  }

  /** An id for an element, unique even with several pages in one document. */
  id(name: string): string {
    return `ttr-${this.number}-${name}`;
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Renders all panels, once for several changes and never during rendering. */
  private tell(pointing = false): void {
    if (!pointing) this.changes += 1;
    if (this.telling) return;
    this.telling = true;
    queueMicrotask(() => {
      this.telling = false;
      for (const listener of this.listeners) listener();
    });
  }

  set(changes: Partial<Local>): void {
    const keys = Object.keys(changes) as (keyof Local)[];
    const changed = keys.filter((key) => this.local[key] !== changes[key]);
    if (changed.length === 0) return;
    this.local = { ...this.local, ...changes };
    this.tell(changed.every((key) => POINTING.has(key)));
  }

  // State.

  /** What the game needs room for. */
  get needs(): Needs {
    const { board, view, sheet, controls, puzzle, lesson } = this.traits;
    const { x, y } = board.range;
    const { width, height } = board.figure.layout as { width?: number; height?: number };
    const { market, tickets, passengers } = view.rules;
    return {
      ratio: height && width ? height / width : Math.abs((y[1] - y[0]) / (x[1] - x[0])),
      seats: this.players.length,
      cards: (market?.display as unknown[] | undefined)?.length ?? 0,
      decks: board.decks.length,
      tickets: Boolean(tickets?.left),
      people: Boolean(passengers),
      over: sheet !== null,
      replay: controls.replay !== null,
      chances: Boolean(controls.replay?.chances) && this.local.chances,
      coach: puzzle ? "puzzle" : lesson && controls.replay ? "lesson" : null,
    };
  }

  /** Where everything stands. */
  get layout(): Layout {
    const { box } = this.local;
    const { needs } = this;
    const key = JSON.stringify([box, needs]);
    if (this.arranged?.key !== key) this.arranged = { key, layout: arrange(box, needs) };
    return this.arranged.layout;
  }

  get moves(): Move[] {
    return this.traits.prompt.mine && !this.traits.controls.curtain ? this.traits.prompt.moves : NONE;
  }

  get seat(): number | null {
    return this.traits.view.seat;
  }

  /** The points as the score track shows them: those whose engine is still on its way do not count. */
  get shownPoints(): number[] {
    return this.traits.view.points.map((points, seat) => points - (this.local.held.points[seat] ?? 0));
  }

  get moving(): boolean {
    return this.traits.settings.speed > 0 && !calm(this.el);
  }

  /** May this page send messages of this type? */
  readonly may = (type: keyof Messages): boolean => {
    const { role, guest } = this.traits.controls;
    return SENDERS[type].includes(role) && (!guest || GUESTS[type]);
  };

  // Actions.

  /** Asks Python; errors are shown below the map, and what would lose something is confirmed by the person first. */
  async ask<K extends keyof Messages>(type: K, ...[fields]: Fields<K>): Promise<Answer<K>> {
    const answer = await this.link.ask(type, { seq: this.traits.prompt.seq, ...(fields as Messages[K]) });
    if (answer.ok || answer.refusal.kind === GONE) return answer;
    const { kind, code, text } = answer.refusal;
    if (kind !== "confirm") this.set({ refusal: answer.refusal });
    else if (await this.confirmed(code, text)) return this.ask(type, ...([{ ...fields, sure: true }] as Fields<K>));
    return answer;
  }

  /** Asks the person a question; the dialog answers it. */
  async confirmed(what: string, text: string): Promise<boolean> {
    this.local.confirm?.answer(false);
    const yes = await new Promise<boolean>((answer) => this.set({ confirm: { what, text, answer } }));
    this.set({ confirm: null });
    return yes;
  }

  /** Plays once: a second click on the same question is ignored. */
  async play(fields: { move: number } | { action: Record<string, unknown> }): Promise<void> {
    const { seq } = this.traits.prompt;
    if (this.sending || this.playedSeq === seq) return;
    this.playedSeq = seq;
    this.sending = true;
    this.set({ refusal: null });
    // Answers come so quickly that showing the wait at once would only delay them.
    const late = setTimeout(() => this.set({ waiting: true }), PATIENCE);
    const answer = await this.ask("play", fields);
    clearTimeout(late);
    this.sending = false;
    if (!answer.ok) this.playedSeq = -1;
    this.set({ waiting: false, ...(answer.ok ? { choice: null } : {}) });
  }

  playMove(move: Move): Promise<void> {
    return this.play({ move: move.id });
  }

  /** Pointing at the map; for a free route the page asks which cards the hand lacks. */
  point(target: Target | null): void {
    const { hover } = this.local;
    if (hover?.id === target?.id && hover?.kind === target?.kind) return;
    this.set({ hover: target, lack: null });
    clearTimeout(this.wondering);
    if (target?.kind !== "route" || !this.traits.view.hand || this.traits.prompt.over) return;
    if (this.claimed[target.id] !== undefined || this.closed[target.id]) return;
    this.wondering = setTimeout(() => void this.wonder(target.id), WONDER);
  }

  private async wonder(route: string): Promise<void> {
    const answer = await this.link.ask("lack", { route });
    if (answer.ok && this.local.hover?.id === route) this.set({ lack: { route, words: answer.words } });
  }

  /** Fetches older events of the log; all of them on request. */
  async older(all = false): Promise<void> {
    while (this.first > 0) {
      const before = this.first;
      const answer = await this.link.ask("log", { before });
      if (!answer.ok || this.first !== before || answer.first >= before) return;
      this.oldLog = true;
      this.log = [...answer.items, ...this.log];
      this.first = answer.first;
      this.tell();
      if (!all) return;
    }
  }

  /** Answers a script's question. */
  async reply(answer: string): Promise<void> {
    const { question } = this.traits;
    if (question) await this.ask("reply", { question: question.id, answer });
  }

  async askHint(): Promise<void> {
    const answer = await this.ask("hint");
    if (!answer.ok) return;
    const { text, move, routes, cities } = answer;
    this.set({ hint: { text, move, routes, cities, compared: false }, lit: { routes, cities } });
  }

  /** Somebody is using the page: check now and then that Python responds. */
  active(now: number): void {
    if (this.pinging || now - this.pinged < ACTIVITY) return;
    this.pinging = true;
    this.pinged = now;
    const { asked } = this.link;
    const ping = () => (this.link.asked === asked ? this.link.ask("ping", {}, PING) : Promise.resolve());
    this.alive = setTimeout(() => {
      // What has been asked since then tells as much.
      void ping().finally(() => {
        this.pinging = false;
      });
    }, AFTER);
  }

  /** Jupyter reports that its kernel has died or come back: check at once. */
  private readonly check = (): void => {
    void this.link.ask("ping", {}, CHECK);
  };

  /** An error of the page itself: it is shown and reported to Python, and the game goes on. */
  fail(error: unknown): void {
    const one = error instanceof Error ? error : new Error(String(error));
    this.local = { ...this.local, fault: one.message };
    void this.link.ask("report", { error: one.message, stack: (one.stack ?? "").slice(0, 2000) });
    this.tell();
  }

  close(): void {
    clearTimeout(this.wondering);
    clearTimeout(this.alive);
    for (const name of TRAITS) this.model.off(`change:${name}`, this.onTrait);
    this.model.off("comm_live_update", this.check);
    this.link.close();
    this.listeners.clear();
  }
}
