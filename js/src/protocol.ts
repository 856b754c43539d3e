// Written by `make protocol` from ttr_widget/page/traits.py and ttr_widget/page/protocol.py; do not edit.

export type Point = [number, number];

export type Counts = Record<string, number>;

/** A route of the board, with the numbers of its shapes in `figure.layout.shapes`. */
export interface Route {
  id: string;
  /** The city at one end. */
  a: string;
  b: string;
  length: number;
  kind: string;
  color: string;
  name: string;
  points: number;
  /** The shapes of its spaces. */
  shapes: number[];
  /** The middle of each space. */
  spaces: Point[];
  /** The middle line; in two pieces where the route crosses the edge of the map. */
  path: Point[][];
  width: number;
  /** The name of the double route that it belongs to. */
  double: string | null;
  /** The shapes of the symbols in its spaces. */
  signs: number[];
  glow: number[];
  /** The stroke through a closed route. */
  strike: number[];
  casing: number[];
  /** The line of a subway, which takes its owner's colour. */
  lines: number[];
  /** The wild cards that the payment must hold. */
  wilds: number;
  /** Are the cards paid in pairs? */
  pairs: boolean;
}

/** A city of the board. */
export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
  port: boolean;
  country: boolean;
}

/** A kind of card and its looks. */
export interface CardKind {
  name: string;
  wild: boolean;
  symbol: string;
  fill: string;
  ink: string;
  deck: string;
  spaces: number;
  color: string | null;
  marks: string[];
}

/** The looks of a seat. */
export interface SeatLook {
  fill: string;
  symbol: string;
  ink: string;
}

/** The colours of a theme. */
export interface Theme {
  paper: string;
  land: string;
  water: string;
  ink: string;
  quiet: string;
  glow: string;
  outline: string;
  port: string;
  /** What plotly's `relayout` needs to turn the other theme into this one. */
  patch: Record<string, any>;
  /** The same for `restyle`, by trace. */
  fonts: Record<string, any>[];
  /** Fill and edge of what each seat owns. */
  seats: [string, string][];
}

/** Both themes. */
export interface Themes {
  light: Theme;
  dark: Theme;
}

/** The further values of a tour. */
export interface Tour {
  /** Its points when its cities are joined in the printed order. */
  ordered: number;
  /** Its cost when they are not joined. */
  penalty: number;
}

/** A ticket of the board. */
export interface Ticket {
  cities: string[];
  points: number;
  name: string;
  tour: Tour | null;
}

/** The extent of the map in the board's units. */
export interface Range {
  x: Point;
  y: Point;
}

/** A plotly figure. */
export interface Figure {
  data: Record<string, any>[];
  layout: Record<string, any>;
}

/** All that never changes while a game is played. */
export interface Board {
  name: string;
  title: string;
  /** The least and the greatest number of players. */
  players: [number, number];
  reconstruction: boolean;
  /** The empty board, in the light theme. */
  figure: Figure;
  themes: Themes;
  routes: Route[];
  cities: City[];
  tickets: Record<string, Ticket>;
  cards: CardKind[];
  seats: SeatLook[];
  /** The decks of cards. */
  decks: string[];
  /** For each kind of action the roles of its fields, such as `{claim: {route: "route", cards: "cards"}}`. */
  actions: Record<string, Record<string, string>>;
  /** For each city where a seat may build, the shape of the building. */
  posts: Counts;
  /** For each city the shapes of the passengers that may wait there. */
  waiting: Record<string, number[]>;
  range: Range;
}

/** All hands and tickets, by seat: for a teacher. */
export interface Everything {
  hands: Counts[];
  tickets: string[][];
}

/** What the shown seat may know and what changes with every action. */
export interface View {
  /** The shown seat; none for a spectator. */
  seat: number | null;
  turn: number;
  to_move: number;
  /** The turns left in the last round; none before it. */
  turns_left: number | null;
  /** The cards of the shown seat; none for a spectator. */
  hand: Counts | null;
  hand_sizes: number[];
  over: boolean;
  /** What `market` and `tickets` show of themselves, by the rule's key. */
  rules: Record<string, any>;
  all: Everything | null;
}

/** A ticket of the shown seat and its progress. */
export interface OwnTicket {
  id: string;
  done: boolean;
  /** The spaces that are missing; none if the ticket cannot be completed any more. */
  missing: number | null;
  /** What a completed tour brings now, if that is not its usual value. */
  points: number | null;
}

/** The rest of the view: what stays for a while. The page reads both parts as one. */
export interface Table {
  /** A sign for each route in the order of `board.routes`: the seat's digit, or a dot for an unclaimed route. */
  owners: string;
  pieces: Counts[];
  points: number[];
  discards: Counts;
  /** What all other rules show of themselves. */
  rules: Record<string, any>;
  /** Public numbers of each seat by name, such as stations built; in words: the message `counter-<name>`. */
  counters: Record<string, number[]>;
  /** The tickets of the shown seat. */
  tickets: OwnTicket[];
  /**
   * For each ticket that is shown (held or offered; for a teacher everybody's) the numbers of the routes that connect
   * its cities, own ones too.
   */
  paths: Record<string, number[]>;
  /** The numbers of unclaimed routes that are closed to the shown seat, by the reason (`twin` or `other`). */
  closed: Record<string, number[]>;
}

/** A legal answer to the open question. All fields of the action's dict stand beside these. */
export interface Move {
  /** The number by which it is played; it is valid until the next question. */
  id: number;
  /** The type of the action. */
  kind: string;
  /** The heading under which it is listed. */
  group: string;
  /** The move in words. */
  label: string;
  /** The number of other payments for the same target, which are not listed. */
  more: number;
  /** The deck that is drawn from. */
  deck: string | null;
  [field: string]: any;
}

/**
 * Moves of one kind that follow each other, packed into columns.
 *
 * Row `n` is the move with the id `id + n`. A column holds a cell for each row; a column that is no list holds
 * for all rows. What a cell means follows from the role of its field in `board.actions`:
 *
 * - `route`, `city`, `card`: the number in the board's list
 * - `tickets`: a list of such numbers
 * - `source`: the number of a card, or `-1 - n` for deck number `n`
 * - `cards`: `[card, how many, card, how many …]`
 * - any other role: the value itself
 */
export interface Bundle {
  id: number;
  kind: string;
  group: string;
  /** The number of moves. */
  count: number;
  /** The columns by the names of the action's fields. */
  columns: Record<string, any>;
  /** The moves in words; empty if the page says them by the message `move-<kind>`. */
  labels: string[];
  /** `more` of each move; empty if it is zero for all. */
  more: number[];
}

/** The open question, with the moves that answer it if it may be answered on this page now. */
export interface Prompt {
  /** The number of the state that the page shows. */
  seq: number;
  /** The seat that is asked; none when the game is over. */
  seat: number | null;
  name: string;
  kind: string;
  /** The facts of the question. */
  about: Record<string, any>;
  /** May it be answered on this page now? */
  mine: boolean;
  sentence: string;
  over: boolean;
  /** At most 400. Of the payments for one route or city only the most sensible is listed. */
  moves: (Bundle | Move)[];
  /** Are there payments that the list leaves out? */
  more: boolean;
  /** The number of the move that is suggested to beginners. */
  suggested: number | null;
}

/** What happened, as the shown seat may know it. The event's own fields stand beside these. */
export interface GameEvent {
  type: string;
  words: string;
  [field: string]: any;
}

/** What is new: item `n` is the event number `first + n` of the game. */
export interface Events {
  seq: number;
  first: number;
  items: GameEvent[];
  /** Does the log begin again with these? Otherwise `first` is the length of the log so far. */
  reset: boolean;
}

/** A person or a bot at the table. */
export interface Sitter {
  name: string;
  who: "human" | "bot";
  /** The name of the bot. */
  bot: string | null;
}

/** How the page looks, and who plays which seat. */
export interface Settings {
  locale: string;
  /** The languages to choose from, each with its own name. */
  locales: [string, string][];
  theme: "auto" | "light" | "dark";
  /** 0: nothing moves, 1: slow, 2: normal, 3: fast. */
  speed: number;
  seats: Sitter[];
  teaching: boolean;
}

/** The seat to which the machine is to be handed over. */
export interface Curtain {
  seat: number;
  name: string;
}

/** How many of a game's actions are shown. */
export interface ReplayPosition {
  at: number;
  last: number;
}

/** What can be done on this page now. */
export interface Controls {
  seat: number | null;
  /** While this is set, `seat` is `null` and the page shows what a spectator may see. */
  curtain: Curtain | null;
  /** Can anything be done here, or does the page only watch? */
  playing: boolean;
  paused: boolean;
  undo: boolean;
  redo: boolean;
  hints: boolean;
  /** Set while a finished game is being replayed. */
  replay: ReplayPosition | null;
}

/** A line of a score sheet, and what it is about on the map. */
export interface SheetLine {
  rule: string;
  label: string;
  points: number;
  because: string;
  /** How the points came about, at length. */
  sentence: string;
  routes: string[];
  cities: string[];
  gap: string[];
}

/** The score sheet of one seat. */
export interface SeatSheet {
  seat: number;
  name: string;
  total: number;
  lines: SheetLine[];
}

/** The score sheets at the end. */
export interface Sheet {
  winners: number[];
  seats: SeatSheet[];
}

/** What a script lights up on the map. */
export interface Lit {
  routes: string[];
  cities: string[];
  color: string | null;
}

/** A script's question; without choices the next click on a route or city answers it. */
export interface Question {
  id: number;
  text: string;
  choices: string[];
}

/** What went wrong; gone with a person's next action. */
export interface Failure {
  text: string;
  details: string;
}

/** All messages of the page in the present language. */
export interface Texts {
  locale: string;
  /** The messages in the syntax of Project Fluent. */
  source: string;
}

/** The traits of the widget that the page reads. */
export interface Traits {
  board: Board;
  view: View;
  table: Table;
  prompt: Prompt;
  events: Events;
  settings: Settings;
  controls: Controls;
  texts: Texts;
  lit: Lit;
  /** Set when the game is over. */
  sheet: Sheet | null;
  question: Question | null;
  error: Failure | null;
}

/** Why a message is refused, or why a move is illegal. */
export interface Refusal {
  /** `bad-input`, `illegal`, `stale` or `error`. */
  kind: string;
  /** The id of the rule. */
  code: string;
  text: string;
  facts: Record<string, any>;
  /** The title of the rule in the rule book. */
  title: string;
}

/** Nothing but that it was done. */
export interface Done {
}

/** The reason, or `null` if the action can be played. */
export interface WhyAnswer {
  refusal: Refusal | null;
}

/** The missing cards in words; empty if none is missing, or no hand is shown. */
export interface LackAnswer {
  words: string;
}

/** The payments, the most sensible first. */
export interface MovesAnswer {
  moves: Move[];
}

/** The advice, the number of its move, and what to light up. */
export interface HintAnswer {
  text: string;
  move: number | null;
  routes: string[];
  cities: string[];
}

/** Has a bot acted, or is no bot to move? */
export interface StepAnswer {
  done: boolean;
}

/** A rule of the rule book. */
export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  example: string;
  /** The ids of related rules. */
  see: string[];
  /** The heading; empty where one rule alone was asked for. */
  section: string;
}

/** The rule book. */
export interface RulesAnswer {
  title: string;
  head: string[];
  entries: RuleEntry[];
}

/** At most 100 events; the first has the number `first`. */
export interface LogAnswer {
  first: number;
  items: GameEvent[];
}

/** The name of the file. */
export interface SaveAnswer {
  path: string;
}

/** A saved game. */
export interface SavedGame {
  name: string;
  bytes: number;
}

/** The saved games, the newest first. */
export interface FilesAnswer {
  files: SavedGame[];
}

/** The state of the game. */
export interface PingAnswer {
  seq: number;
}

/** Answer the open question: with a move of the list, or with an action. */
export interface PlayMessage {
  move?: number | null;
  action?: Record<string, any> | null;
}

/** Why can this action not be played? Where it names no cards, the payment that lacks least is meant. */
export interface WhyMessage {
  action: Record<string, any>;
}

/** Which cards does the shown hand lack for a route? */
export interface LackMessage {
  route: string;
}

/** List all payments for a route or a city; their ids can be played until `seq` changes. */
export interface MovesMessage {
  route?: string | null;
  city?: string | null;
}

/** Ask what the planner would do. */
export interface HintMessage {
}

/** Take back the last action. */
export interface UndoMessage {
}

/** Play again what was undone. */
export interface RedoMessage {
}

/**
 * Let the bot that is asked take one action; with `paused` also while the bots wait.
 *
 * Without it Python steps by itself after 2.5 s (0.4 s as long as no page has sent anything).
 */
export interface StepMessage {
  paused?: boolean;
}

/** Lift the curtain for a seat; a teacher may look at any seat. */
export interface ShowMessage {
  seat: number | null;
}

/** Choose the language. */
export interface SetLocaleMessage {
  locale: string;
}

/** Choose the colours. */
export interface SetThemeMessage {
  theme: string;
}

/** Choose the speed of movement. */
export interface SetSpeedMessage {
  speed: number;
}

/** Pause the bots, or let them go on. */
export interface PauseMessage {
  paused: boolean;
}

/** Read the rule book, or one rule of it. */
export interface RulesMessage {
  rule?: string | null;
}

/** Read the events before a number. */
export interface LogMessage {
  before: number;
}

/** Save the game in a file beside the notebook. */
export interface SaveMessage {
  name: string;
}

/** List the saved games beside the notebook. */
export interface FilesMessage {
}

/** Load a saved game. */
export interface LoadMessage {
  name: string;
}

/** Start the same game again. */
export interface AgainMessage {
}

/** Replay a finished game: show it after so many actions, or (`null`) its end again. */
export interface LookMessage {
  number: number | null;
}

/** Ask whether Python is there. */
export interface PingMessage {
}

/** Report an error of the page, to be shown. */
export interface ReportMessage {
  error: string;
  stack?: string;
}

/** Answer a script's question. */
export interface ReplyMessage {
  question: number;
  answer: string;
}

/** What the page may ask, by the type of the message. */
export interface Messages {
  play: PlayMessage;
  why: WhyMessage;
  lack: LackMessage;
  moves: MovesMessage;
  hint: HintMessage;
  undo: UndoMessage;
  redo: RedoMessage;
  step: StepMessage;
  show: ShowMessage;
  locale: SetLocaleMessage;
  theme: SetThemeMessage;
  speed: SetSpeedMessage;
  pause: PauseMessage;
  rules: RulesMessage;
  log: LogMessage;
  save: SaveMessage;
  files: FilesMessage;
  load: LoadMessage;
  again: AgainMessage;
  look: LookMessage;
  ping: PingMessage;
  report: ReportMessage;
  reply: ReplyMessage;
}

/** What is answered, by the type of the message. */
export interface Answers {
  play: Done;
  why: WhyAnswer;
  lack: LackAnswer;
  moves: MovesAnswer;
  hint: HintAnswer;
  undo: Done;
  redo: Done;
  step: StepAnswer;
  show: Done;
  locale: Done;
  theme: Done;
  speed: Done;
  pause: Done;
  rules: RulesAnswer;
  log: LogAnswer;
  save: SaveAnswer;
  files: FilesAnswer;
  load: Done;
  again: Done;
  look: Done;
  ping: PingAnswer;
  report: Done;
  reply: Done;
}

/** What a value must look like. */
export type Shape =
  | "any"
  | "number"
  | "string"
  | "boolean"
  | { maybe: Shape }
  | { list: Shape }
  | { map: Shape }
  | { tuple: Shape[] }
  | { one: string[] }
  | { record: string }
  /** The first of these records whose required fields are all there. */
  | { first: string[] };

export interface RecordShape {
  /** Are further fields kept? */
  open: boolean;
  fields: Record<string, { is: Shape; otherwise?: unknown }>;
}

export const RECORDS: Record<string, RecordShape> = {
  Route: {
    open: false,
    fields: {
      id: { is: "string" },
      a: { is: "string" },
      b: { is: "string" },
      length: { is: "number" },
      kind: { is: "string" },
      color: { is: "string" },
      name: { is: "string" },
      points: { is: "number" },
      shapes: { is: { list: "number" } },
      spaces: { is: { list: { tuple: ["number", "number"] } } },
      path: { is: { list: { list: { tuple: ["number", "number"] } } } },
      width: { is: "number" },
      double: { is: { maybe: "string" } },
      signs: { is: { list: "number" }, otherwise: [] },
      glow: { is: { list: "number" }, otherwise: [] },
      strike: { is: { list: "number" }, otherwise: [] },
      casing: { is: { list: "number" }, otherwise: [] },
      lines: { is: { list: "number" }, otherwise: [] },
      wilds: { is: "number", otherwise: 0 },
      pairs: { is: "boolean", otherwise: false },
    },
  },
  City: {
    open: false,
    fields: {
      id: { is: "string" },
      name: { is: "string" },
      x: { is: "number" },
      y: { is: "number" },
      port: { is: "boolean" },
      country: { is: "boolean" },
    },
  },
  CardKind: {
    open: false,
    fields: {
      name: { is: "string" },
      wild: { is: "boolean" },
      symbol: { is: "string" },
      fill: { is: "string" },
      ink: { is: "string" },
      deck: { is: "string" },
      spaces: { is: "number" },
      color: { is: { maybe: "string" } },
      marks: { is: { list: "string" }, otherwise: [] },
    },
  },
  SeatLook: { open: false, fields: { fill: { is: "string" }, symbol: { is: "string" }, ink: { is: "string" } } },
  Theme: {
    open: false,
    fields: {
      paper: { is: "string" },
      land: { is: "string" },
      water: { is: "string" },
      ink: { is: "string" },
      quiet: { is: "string" },
      glow: { is: "string" },
      outline: { is: "string" },
      port: { is: "string" },
      patch: { is: { map: "any" } },
      fonts: { is: { list: { map: "any" } } },
      seats: { is: { list: { tuple: ["string", "string"] } } },
    },
  },
  Themes: { open: false, fields: { light: { is: { record: "Theme" } }, dark: { is: { record: "Theme" } } } },
  Tour: { open: false, fields: { ordered: { is: "number" }, penalty: { is: "number" } } },
  Ticket: {
    open: false,
    fields: {
      cities: { is: { list: "string" } },
      points: { is: "number" },
      name: { is: "string" },
      tour: { is: { maybe: { record: "Tour" } } },
    },
  },
  Range: {
    open: false,
    fields: {
      x: { is: { tuple: ["number", "number"] } },
      y: { is: { tuple: ["number", "number"] } },
    },
  },
  Figure: { open: false, fields: { data: { is: { list: { map: "any" } } }, layout: { is: { map: "any" } } } },
  Board: {
    open: false,
    fields: {
      name: { is: "string" },
      title: { is: "string" },
      players: { is: { tuple: ["number", "number"] } },
      reconstruction: { is: "boolean" },
      figure: { is: { record: "Figure" } },
      themes: { is: { record: "Themes" } },
      routes: { is: { list: { record: "Route" } } },
      cities: { is: { list: { record: "City" } } },
      tickets: { is: { map: { record: "Ticket" } } },
      cards: { is: { list: { record: "CardKind" } } },
      seats: { is: { list: { record: "SeatLook" } } },
      decks: { is: { list: "string" } },
      actions: { is: { map: { map: "string" } } },
      posts: { is: { map: "number" } },
      waiting: { is: { map: { list: "number" } } },
      range: { is: { record: "Range" } },
    },
  },
  Everything: {
    open: false,
    fields: {
      hands: { is: { list: { map: "number" } } },
      tickets: { is: { list: { list: "string" } } },
    },
  },
  View: {
    open: false,
    fields: {
      seat: { is: { maybe: "number" } },
      turn: { is: "number" },
      to_move: { is: "number" },
      turns_left: { is: { maybe: "number" } },
      hand: { is: { maybe: { map: "number" } } },
      hand_sizes: { is: { list: "number" } },
      over: { is: "boolean" },
      rules: { is: { map: "any" } },
      all: { is: { maybe: { record: "Everything" } } },
    },
  },
  OwnTicket: {
    open: false,
    fields: {
      id: { is: "string" },
      done: { is: "boolean" },
      missing: { is: { maybe: "number" } },
      points: { is: { maybe: "number" } },
    },
  },
  Table: {
    open: false,
    fields: {
      owners: { is: "string" },
      pieces: { is: { list: { map: "number" } } },
      points: { is: { list: "number" } },
      discards: { is: { map: "number" } },
      rules: { is: { map: "any" } },
      counters: { is: { map: { list: "number" } }, otherwise: {} },
      tickets: { is: { list: { record: "OwnTicket" } }, otherwise: [] },
      paths: { is: { map: { list: "number" } }, otherwise: {} },
      closed: { is: { map: { list: "number" } }, otherwise: {} },
    },
  },
  Move: {
    open: true,
    fields: {
      id: { is: "number" },
      kind: { is: "string" },
      group: { is: "string" },
      label: { is: "string" },
      more: { is: "number", otherwise: 0 },
      deck: { is: { maybe: "string" } },
    },
  },
  Bundle: {
    open: false,
    fields: {
      id: { is: "number" },
      kind: { is: "string" },
      group: { is: "string" },
      count: { is: "number" },
      columns: { is: { map: "any" } },
      labels: { is: { list: "string" }, otherwise: [] },
      more: { is: { list: "number" }, otherwise: [] },
    },
  },
  Prompt: {
    open: false,
    fields: {
      seq: { is: "number" },
      seat: { is: { maybe: "number" } },
      name: { is: "string" },
      kind: { is: "string" },
      about: { is: { map: "any" } },
      mine: { is: "boolean" },
      sentence: { is: "string" },
      over: { is: "boolean" },
      moves: { is: { list: { first: ["Bundle", "Move"] } } },
      more: { is: "boolean", otherwise: false },
      suggested: { is: { maybe: "number" } },
    },
  },
  GameEvent: { open: true, fields: { type: { is: "string" }, words: { is: "string" } } },
  Events: {
    open: false,
    fields: {
      seq: { is: "number" },
      first: { is: "number" },
      items: { is: { list: { record: "GameEvent" } } },
      reset: { is: "boolean", otherwise: false },
    },
  },
  Sitter: {
    open: false,
    fields: {
      name: { is: "string" },
      who: { is: { one: ["human", "bot"] } },
      bot: { is: { maybe: "string" } },
    },
  },
  Settings: {
    open: false,
    fields: {
      locale: { is: "string" },
      locales: { is: { list: { tuple: ["string", "string"] } } },
      theme: { is: { one: ["auto", "light", "dark"] } },
      speed: { is: "number" },
      seats: { is: { list: { record: "Sitter" } } },
      teaching: { is: "boolean" },
    },
  },
  Curtain: { open: false, fields: { seat: { is: "number" }, name: { is: "string" } } },
  ReplayPosition: { open: false, fields: { at: { is: "number" }, last: { is: "number" } } },
  Controls: {
    open: false,
    fields: {
      seat: { is: { maybe: "number" } },
      curtain: { is: { maybe: { record: "Curtain" } } },
      playing: { is: "boolean" },
      paused: { is: "boolean" },
      undo: { is: "boolean" },
      redo: { is: "boolean" },
      hints: { is: "boolean" },
      replay: { is: { maybe: { record: "ReplayPosition" } } },
    },
  },
  SheetLine: {
    open: false,
    fields: {
      rule: { is: "string" },
      label: { is: "string" },
      points: { is: "number" },
      because: { is: "string" },
      sentence: { is: "string" },
      routes: { is: { list: "string" } },
      cities: { is: { list: "string" } },
      gap: { is: { list: "string" } },
    },
  },
  SeatSheet: {
    open: false,
    fields: {
      seat: { is: "number" },
      name: { is: "string" },
      total: { is: "number" },
      lines: { is: { list: { record: "SheetLine" } } },
    },
  },
  Sheet: {
    open: false,
    fields: {
      winners: { is: { list: "number" } },
      seats: { is: { list: { record: "SeatSheet" } } },
    },
  },
  Lit: {
    open: false,
    fields: {
      routes: { is: { list: "string" } },
      cities: { is: { list: "string" } },
      color: { is: { maybe: "string" } },
    },
  },
  Question: {
    open: false,
    fields: {
      id: { is: "number" },
      text: { is: "string" },
      choices: { is: { list: "string" } },
    },
  },
  Failure: { open: false, fields: { text: { is: "string" }, details: { is: "string" } } },
  Texts: { open: false, fields: { locale: { is: "string" }, source: { is: "string" } } },
  Traits: {
    open: false,
    fields: {
      board: { is: { record: "Board" } },
      view: { is: { record: "View" } },
      table: { is: { record: "Table" } },
      prompt: { is: { record: "Prompt" } },
      events: { is: { record: "Events" } },
      settings: { is: { record: "Settings" } },
      controls: { is: { record: "Controls" } },
      texts: { is: { record: "Texts" } },
      lit: { is: { record: "Lit" } },
      sheet: { is: { maybe: { record: "Sheet" } } },
      question: { is: { maybe: { record: "Question" } } },
      error: { is: { maybe: { record: "Failure" } } },
    },
  },
  Refusal: {
    open: false,
    fields: {
      kind: { is: "string" },
      code: { is: "string" },
      text: { is: "string" },
      facts: { is: { map: "any" } },
      title: { is: "string" },
    },
  },
  Done: { open: false, fields: {} },
  WhyAnswer: { open: false, fields: { refusal: { is: { maybe: { record: "Refusal" } } } } },
  LackAnswer: { open: false, fields: { words: { is: "string" } } },
  MovesAnswer: { open: false, fields: { moves: { is: { list: { record: "Move" } } } } },
  HintAnswer: {
    open: false,
    fields: {
      text: { is: "string" },
      move: { is: { maybe: "number" } },
      routes: { is: { list: "string" } },
      cities: { is: { list: "string" } },
    },
  },
  StepAnswer: { open: false, fields: { done: { is: "boolean" } } },
  RuleEntry: {
    open: false,
    fields: {
      id: { is: "string" },
      title: { is: "string" },
      text: { is: "string" },
      example: { is: "string" },
      see: { is: { list: "string" } },
      section: { is: "string" },
    },
  },
  RulesAnswer: {
    open: false,
    fields: {
      title: { is: "string" },
      head: { is: { list: "string" } },
      entries: { is: { list: { record: "RuleEntry" } } },
    },
  },
  LogAnswer: { open: false, fields: { first: { is: "number" }, items: { is: { list: { record: "GameEvent" } } } } },
  SaveAnswer: { open: false, fields: { path: { is: "string" } } },
  SavedGame: { open: false, fields: { name: { is: "string" }, bytes: { is: "number" } } },
  FilesAnswer: { open: false, fields: { files: { is: { list: { record: "SavedGame" } } } } },
  PingAnswer: { open: false, fields: { seq: { is: "number" } } },
};

export const ANSWERS: Record<keyof Answers, Shape> = {
  play: { record: "Done" },
  why: { record: "WhyAnswer" },
  lack: { record: "LackAnswer" },
  moves: { record: "MovesAnswer" },
  hint: { record: "HintAnswer" },
  undo: { record: "Done" },
  redo: { record: "Done" },
  step: { record: "StepAnswer" },
  show: { record: "Done" },
  locale: { record: "Done" },
  theme: { record: "Done" },
  speed: { record: "Done" },
  pause: { record: "Done" },
  rules: { record: "RulesAnswer" },
  log: { record: "LogAnswer" },
  save: { record: "SaveAnswer" },
  files: { record: "FilesAnswer" },
  load: { record: "Done" },
  again: { record: "Done" },
  look: { record: "Done" },
  ping: { record: "PingAnswer" },
  report: { record: "Done" },
  reply: { record: "Done" },
};
