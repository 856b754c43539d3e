// Written by `make protocol` from ttr_widget/page/traits.py and ttr_widget/page/protocol.py; do not edit.

export type Point = [number, number];

export type Counts = Record<string, number>;

/** A route of the board, with the indices of its shapes in `figure.layout.shapes`. */
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
  /** The centre of each space. */
  spaces: Point[];
  /** The centre line; two pieces if the route crosses the edge of the map. */
  path: Point[][];
  /** The width of the clickable area. */
  width: number;
  /** The length and width of a space. */
  size: Point;
  /** The name of its double route, if it is part of one. */
  double: string | null;
  /** The shapes of the symbols on its spaces. */
  signs: number[];
  /** The walls around the spaces of a walled route. */
  casing: number[];
  /** The shapes shown instead of its spaces while it is closed. */
  closed: number[];
  /** The line of a subway, which is drawn in its owner's colour. */
  lines: number[];
  /** How many wild cards the payment must include. */
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
  /** The name as it is drawn on the map. */
  label: string;
  /** The centre of the label. */
  at: Point;
  font: number;
  /** The width of the label, in this size of the page's font. */
  wide: number;
}

/** A text at the edge of the map. */
export interface Edge {
  text: string;
  /** Its centre. */
  at: Point;
  /** -1: the left edge, 1: the right edge. */
  side: number;
  font: number;
  /** Its width, in this size of the page's font. */
  wide: number;
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
  /** The pattern on its pieces, which tells seats apart without colour. */
  livery: string;
  ink: string;
}

/** The colours of a theme. */
export interface Theme {
  paper: string;
  land: string;
  water: string;
  ink: string;
  quiet: string;
  brass: string;
  outline: string;
  port: string;
  rim: string;
  casing: string;
  /** The colours of land, water and the score track. */
  ground: Record<string, string>;
  /** Fill, edge and symbol of spaces that can be bought, by colour. */
  inked: Record<string, [string, string, string]>;
  /** Arguments for plotly's `relayout` to switch from the other theme to this one. */
  patch: Record<string, any>;
  /** The same for `restyle`, by trace. */
  fonts: Record<string, any>[];
  /** Fill and edge colours of each seat's property. */
  seats: [string, string][];
}

/** Both themes. */
export interface Themes {
  light: Theme;
  dark: Theme;
}

/** The other values of a tour. */
export interface Tour {
  /** Its points if its cities are connected in the printed order. */
  ordered: number;
  /** Its penalty if they are not connected. */
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

/** Everything that never changes during a game. */
export interface Board {
  name: string;
  title: string;
  /** The smallest and the largest number of players. */
  players: [number, number];
  reconstruction: boolean;
  /** The empty board, in the light theme. */
  figure: Figure;
  themes: Themes;
  /** The outlines of land and water, by name. */
  ground: Record<string, string>;
  routes: Route[];
  cities: City[];
  tickets: Record<string, Ticket>;
  cards: CardKind[];
  seats: SeatLook[];
  /** The decks of cards. */
  decks: string[];
  /** The roles of each action's fields, such as `{claim: {route: "route", cards: "cards"}}`. */
  actions: Record<string, Record<string, string>>;
  /** The kind of building that can stand in each city. */
  posts: Record<string, string>;
  /** How many passengers can wait in each city. */
  waiting: Counts;
  /** What is beyond the edge, where a route leaves the map. */
  edges: Edge[];
  range: Range;
  /** The kinds of piece that are built in cities. */
  buildings: string[];
}

/** All hands and tickets by seat, for a teacher. */
export interface Everything {
  hands: Counts[];
  tickets: string[][];
}

/** The part of the shown seat's view that changes with every action. */
export interface View {
  /** The shown seat; `null` for a spectator. */
  seat: number | null;
  turn: number;
  to_move: number;
  /** The turns left in the last round; `null` before it. */
  turns_left: number | null;
  /** The cards of the shown seat; `null` for a spectator. */
  hand: Counts | null;
  hand_sizes: number[];
  over: boolean;
  /** The public state of the rules `market` and `tickets`, by the rule's key. */
  rules: Record<string, any>;
  all: Everything | null;
}

/** A ticket of the shown seat and its progress. */
export interface OwnTicket {
  id: string;
  done: boolean;
  /** The number of missing spaces; `null` if the ticket can no longer be completed. */
  missing: number | null;
  /** The number of spaces that are built on the shown connection. */
  built: number;
  /** The current value of a completed tour, if it differs from its usual one. */
  points: number | null;
}

/** The rest of the view, which changes less often. The page merges both parts. */
export interface Table {
  /** A character for each route in the order of `board.routes`: its owner's seat, or a dot if it is unclaimed. */
  owners: string;
  pieces: Counts[];
  points: number[];
  discards: Counts;
  /** The public state of all other rules, without what stands in cities. */
  rules: Record<string, any>;
  /** The owner of the building in each city. */
  buildings: Counts;
  /** The colours of those who wait in each city. */
  waiting: Record<string, string[]>;
  /** Public numbers of each seat by name, such as tickets kept; the message `counter-<name>` is the label. */
  counters: Record<string, number[]>;
  /** The tickets of the shown seat. */
  tickets: OwnTicket[];
  /** For each ticket shown (for a teacher everybody's) the routes that connect its cities, including own ones. */
  paths: Record<string, number[]>;
  /** The indices of unclaimed routes closed to the shown seat, by reason (`twin` or `other`). */
  closed: Record<string, number[]>;
}

/** A legal answer to the open question. The fields of the action's dict are added to these. */
export interface Move {
  /** The number to play it by; valid until the next question. */
  id: number;
  /** The type of the action. */
  kind: string;
  /** The heading under which it is listed. */
  group: string;
  /** The move in words. */
  label: string;
  /** The number of other payments for the same target, which are not listed. */
  more: number;
  /** The deck to draw from. */
  deck: string | null;
  /** What the move costs and leaves, where that is told before it is played. */
  note: string;
  [field: string]: any;
}

/**
 * Consecutive moves of one kind, packed into columns.
 *
 * Row `n` is the move with the id `id + n`. A column is a list with a cell for each row, or a single value that
 * holds for all rows. The meaning of a cell depends on the role of its field in `board.actions`:
 *
 * - `route`, `city`, `card`: the index in the board's list
 * - `tickets`: a list of such indices
 * - `source`: the index of a card, or `-1 - n` for deck number `n`
 * - `cards`: `[card, count, card, count …]`
 * - any other role: the value itself
 */
export interface Bundle {
  id: number;
  kind: string;
  group: string;
  /** The number of moves. */
  count: number;
  /** The columns by the action's field names. */
  columns: Record<string, any>;
  /** The moves in words; empty if the page builds them from the message `move-<kind>`. */
  labels: string[];
  /** `more` of each move; empty if it is zero for all. */
  more: number[];
  /** `note` of each move; empty if there is none. */
  notes: string[];
}

/** The open question, with its legal answers if it may be answered on this page now. */
export interface Prompt {
  /** The number of the state shown. */
  seq: number;
  /** The seat to move; `null` when the game is over. */
  seat: number | null;
  name: string;
  kind: string;
  /** The facts of the question. */
  about: Record<string, any>;
  /** May it be answered on this page now? */
  mine: boolean;
  sentence: string;
  over: boolean;
  /** At most 400. For each route or city only the most sensible payment is listed. */
  moves: (Bundle | Move)[];
  /** Does the list leave out payments? */
  more: boolean;
  /** The number of the move suggested to beginners. */
  suggested: number | null;
  /** For each card, the routes that some payment with it claims, as bits by their index, in hexadecimal. */
  payable: Record<string, string>;
}

/**
 * Things that an event moved from one place to another.
 *
 * A place is `hand:0`, `held:0`, `offered:0`, `supply:0` (of a seat), `deck:train-deck`, `display:2` (a
 * slot), `route:paris-zurich`, `city:paris`, `discards`, `table` (laid down for an unfinished action),
 * `revealed` (face up until the end of the turn), `returned` or `box`.
 */
export interface Moved {
  what: "cards" | "tickets" | "pieces" | "passengers";
  source: string;
  target: string;
  /** Their numbers by name; `null`: hidden; empty: everything at the source. */
  things: Counts | null;
}

/** An event in words, and what it did, as far as the shown seat may know it. */
export interface GameEvent {
  type: string;
  words: string;
  /** Does the log leave it out? */
  quiet: boolean;
  /** The player who acted. */
  seat: number | null;
  /** The routes that it is about. */
  routes: string[];
  /** The cities that it is about. */
  cities: string[];
  moved: Moved[];
  /** Changes on the score track: a seat and its points. */
  scored: [number, number][];
}

/** New events: item `n` is event number `first + n` of the game. */
export interface Events {
  seq: number;
  first: number;
  items: GameEvent[];
  /** Do these events replace the log? Otherwise `first` is the length of the log so far. */
  reset: boolean;
}

/** A person or a bot in the game. */
export interface Sitter {
  name: string;
  who: "human" | "bot";
  /** The name of the bot. */
  bot: string | null;
  /** Is the invited guest there? `null`: nobody is invited to this seat. */
  guest: "present" | "away" | "never" | null;
}

/** The settings of the page, and who plays which seat. */
export interface Settings {
  locale: string;
  /** The available languages by code, each under its own name. */
  locales: [string, string][];
  theme: "auto" | "light" | "dark";
  /** 0: no animation, 1: slow, 2: normal, 3: fast. */
  speed: number;
  seats: Sitter[];
  teaching: boolean;
  /** What the notebook's code has set: `locale`, `theme`, `speed`. Preferences do not change it. */
  given: string[];
  /** Preferences kept with the notebook, for browsers that keep none. */
  kept: Record<string, string>;
}

/** What a script highlights on the map. */
export interface Lit {
  routes: string[];
  cities: string[];
  color: string | null;
}

/** A script's question; without choices, clicking a route or city answers it. */
export interface Question {
  id: number;
  text: string;
  choices: string[];
}

/** An error to show; cleared by a person's next action. */
export interface Failure {
  text: string;
  details: string;
}

/** All messages of the page in the current language. */
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
  /** Set while a game is replayed. */
  marks: Marks | null;
  question: Question | null;
  guide: GuideState | null;
  puzzle: PuzzleState | null;
  course: Course | null;
  lesson: LessonState | null;
  error: Failure | null;
}

/** The seat to which the device is to be handed over. */
export interface Curtain {
  seat: number;
  name: string;
}

/** How many actions of a game are shown. */
export interface ReplayPosition {
  at: number;
  last: number;
  /** Is the game over after the last one, so that there is a score? */
  over: boolean;
  /** Is the game still played on this page, which only looks back? */
  live: boolean;
  /** May the page ask for everybody's chances to win? */
  chances: boolean;
}

/** A moment of a replay that is worth a look. */
export interface Mark {
  /** The number of the action. */
  at: number;
  /** The player whose moment it is. */
  seat: number;
  /** Pieces were put on the map, or the player took the lead. */
  kind: "built" | "lead";
  words: string;
}

/** The marks on the slider of a replay, in the order of the game. */
export interface Marks {
  items: Mark[];
}

/** What can be done on this page now. */
export interface Controls {
  seat: number | null;
  /** While this is set, `seat` is `null` and the page shows a spectator's view. */
  curtain: Curtain | null;
  /** What the page is at the table: it decides which messages it may send. */
  role: "player" | "teacher" | "host" | "spectator" | "replay";
  paused: boolean;
  undo: boolean;
  /** Why nothing can be undone; empty if the last action can. */
  no_undo: string;
  redo: boolean;
  hints: boolean;
  /** Set while a game is replayed. */
  replay: ReplayPosition | null;
  /** Does *New game* show the lobby? Otherwise it starts a new game with the same players. */
  lobby: boolean;
  /** Does the page belong to a guest, who has no say over the table? */
  guest: boolean;
  /** The move that a guest has left for the own next turn: a kind of action and its target. */
  prepared: Record<string, string> | null;
  /** Can guests be invited here? */
  host: boolean;
  /** Has a script asked for the links of guests to be shown? */
  inviting: boolean;
}

/**
 * What a bubble points at.
 *
 * `kind` is `map`, `route`, `city`, `card` (face up), `deck`, `hand`, `tickets`, `seat`,
 * `question` or `score`; `id` names one of several.
 */
export interface Place {
  kind: string;
  id: string;
}

/** What a beginner is told now. */
export interface Bubble {
  lesson: string;
  title: string;
  texts: string[];
  /** The lines of a list below the texts. */
  items: string[];
  place: Place;
  /** The id of a rule that says more; may be empty. */
  rule: string;
  /** Does it ask for a move? Otherwise it is only to be read. */
  asks: boolean;
}

/** The state of the guide in a guided game. */
export interface GuideState {
  /** False: the player has left it, and may resume. */
  on: boolean;
  bubble: Bubble | null;
}

/** A variation that is stepped through, and how far. */
export interface VariationShown {
  text: string;
  /** The number of its moves that have been played. */
  at: number;
  /** All of them in words. */
  moves: string[];
  /** What is said after the last one that was played. */
  said: string;
}

/** The note at the moment that is shown, and the question that belongs to it. */
export interface LessonState {
  title: string;
  /** Which note is shown, or was shown last; counted from 1. */
  at: number;
  count: number;
  /** What is said; empty between the notes. */
  text: string;
  routes: string[];
  cities: string[];
  /** A question, or "what is played next?"; may be empty. */
  question: string;
  choices: string[];
  /** The number of the choice that the reader has made. */
  answer: number | null;
  /** The number of the right one, once there is an answer; `null`: all of them are right. */
  right: number | null;
  /** What is said about the answer. */
  because: string;
  /** What the variations at this moment are called. */
  variations: string[];
  /** The one that is shown instead of the game. */
  variation: VariationShown | null;
  /** The number of actions before the next note. */
  next: number | null;
  previous: number | null;
  /** Are the next moves hidden and asked for? */
  guesses: boolean;
}

/** A puzzle and how far its solver has come. */
export interface PuzzleState {
  /** Its name in the course. */
  name: string;
  title: string;
  goal: string;
  /** What it practises, in words; may be empty. */
  lesson: string;
  /** From 1 (easy) to 5; 0 if it has not been measured. */
  level: number;
  /** The turn that is played now, or in which it was solved. */
  turn: number;
  within: number;
  outcome: "open" | "solved" | "missed";
  /** Why it is not solved, or how it was. */
  verdict: string;
  /** What it teaches; empty until it is solved or the solution is shown. */
  idea: string;
  /** The hints shown so far. */
  hints: string[];
  /** The number of hints that are left. */
  more: number;
  /** A shortest solution, a line for each turn; empty until it is solved or asked for. */
  solution: string[];
  /** Why no solution can be shown although one was asked for. */
  unsolved: string;
  /** The routes that the last hint is about, or the solution. */
  routes: string[];
  cities: string[];
  /** The cities that the goal names, by themselves or as ends of a route or a ticket. */
  about: string[];
}

/** A puzzle in a course. */
export interface Exercise {
  name: string;
  title: string;
  lesson: string;
  board: string;
  level: number;
  turns: number;
}

/** The puzzles that a page offers, in their order. */
export interface Course {
  /** Under this name the page keeps what has been solved. */
  key: string;
  title: string;
  exercises: Exercise[];
  /** Does the page begin with the list? */
  opens: boolean;
}

/** A line of a score sheet, and what to highlight on the map for it. */
export interface SheetLine {
  rule: string;
  label: string;
  points: number;
  because: string;
  /** The explanation of the points, in full. */
  sentence: string;
  routes: string[];
  cities: string[];
  gap: string[];
  /** The number of its column on the score board. */
  column: number;
  /** The id of the ticket that the line is about. */
  ticket: string | null;
  /** Is the ticket completed? */
  done: boolean;
}

/** The score sheet of one seat. */
export interface SeatSheet {
  seat: number;
  name: string;
  total: number;
  lines: SheetLine[];
}

/** A sentence about what decided the game, and what to highlight on the map for it. */
export interface DecisiveFact {
  seat: number;
  text: string;
  routes: string[];
  cities: string[];
}

/** The score sheets at the end. */
export interface Sheet {
  winners: number[];
  seats: SeatSheet[];
  /** The seed of the game, which nobody is shown before the end. */
  seed: string;
  /** The headings of the score board, in the order of the count; the total is not among them. */
  columns: string[];
  /** What decided the game, the most important first. */
  facts: DecisiveFact[];
}

/** Why a message is refused, or why a move is illegal. */
export interface Refusal {
  /** `bad-input`, `illegal`, `stale`, `error`, `not-allowed` or `confirm`. */
  kind: string;
  /** The id of the rule, or of what is not allowed or to be confirmed. */
  code: string;
  text: string;
  facts: Record<string, any>;
  /** The title of the rule in the rule book. */
  title: string;
}

/** An empty answer: the message was carried out. */
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

/** The hint, the number of its move, and what to highlight. */
export interface HintAnswer {
  text: string;
  move: number | null;
  routes: string[];
  cities: string[];
}

/** True if no bot is to move now. */
export interface StepAnswer {
  done: boolean;
  /** The milliseconds that the bots wait because the last action can still be undone; ask again after them. */
  wait: number;
}

/** A rule of the rule book. */
export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  example: string;
  /** The ids of related rules. */
  see: string[];
  /** The heading; empty if only one rule was asked for. */
  section: string;
}

/** A part of the game on one page: `aim`, `turn` or `end`, with a line for each rule. */
export interface OverviewPart {
  part: string;
  lines: string[];
}

/** The rule book. */
export interface RulesAnswer {
  title: string;
  /** The game on one page; empty if only one rule was asked for. */
  overview: OverviewPart[];
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

/** The link of the game, without the address of a site. */
export interface LinkAnswer {
  link: string;
  /** Does it hold the whole game, and not only what everybody has seen? */
  whole: boolean;
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

/** A kind of card, its number in the discard pile, and how many have not been seen. */
export interface RemainingKind {
  card: string;
  discarded: number;
  unseen: number;
}

/** What the shown seat can know of a deck. */
export interface RemainingDeck {
  deck: string;
  /** The number of cards in the deck. */
  left: number;
  /** The number of its cards in hands that are not shown here. */
  hidden: number;
  cards: RemainingKind[];
}

/** The decks of cards. */
export interface RemainingAnswer {
  decks: RemainingDeck[];
}

/** The statistics over the games of this machine, as a table in words. */
export interface StatisticsAnswer {
  /** False where many people use one machine. */
  possible: boolean;
  /** Are finished games counted? */
  on: boolean;
  heads: string[];
  rows: string[][];
}

/** A decision that cost much, in words. */
export interface ReviewedDecision {
  /** The number of actions played before it. */
  number: number;
  /** The turn in words. */
  turn: string;
  played: string;
  /** What the planner would have chosen. */
  better: string;
  /** Why it would have. */
  reason: string;
  cost: number;
  error: number;
  /** Is it more than chance? */
  sure: boolean;
  /** What both are about. */
  routes: string[];
}

/** A moment of luck, in words. */
export interface ReviewedLuck {
  number: number;
  text: string;
  gain: number;
}

/** The look back at a game as far as it is made. */
export interface ReviewAnswer {
  done: number;
  all: number;
  title: string;
  summary: string;
  how: string;
  /** The costliest first. */
  decisions: ReviewedDecision[];
  /** What mattered most first. */
  luck: ReviewedLuck[];
}

/** A move compared with the recommended one. */
export interface ComparedMove {
  /** Its number in the list of moves. */
  move: number;
  words: string;
  /** `best`: the recommended move itself. */
  how: "best" | "better" | "equal" | "unclear" | "worse" | "much-worse";
  /** The same in words. */
  verdict: string;
  /** The points that it gains or loses. */
  points: number;
  /** Half the width of the 95 % interval. */
  error: number;
  /** What it is about. */
  routes: string[];
}

/** The comparison of the possible moves as far as it is made. */
export interface CompareAnswer {
  done: number;
  all: number;
  /** How the seat stands, in words. */
  standing: string;
  /** The recommended move, then others, best first; empty as long as too little is known. */
  moves: ComparedMove[];
  how: string;
}

/** Each seat's chance to win at one moment of a game, with its standard error. */
export interface MomentChances {
  /** The number of actions played before it. */
  number: number;
  turn: number;
  chances: number[];
  errors: number[];
}

/** The chances over a game as far as they are worked out. */
export interface ChancesAnswer {
  done: number;
  all: number;
  /** In the order of the game. */
  moments: MomentChances[];
  how: string;
}

/** The state of the game. */
export interface PingAnswer {
  seq: number;
}

/** Who plays a seat, for the page from which guests are invited. */
export interface InvitedSeat {
  seat: number;
  name: string;
  /** The player of this page, somebody else who plays on a page of this notebook, a guest, or a bot. */
  who: "host" | "here" | "guest" | "bot";
  /** The bot in words. */
  bot: string | null;
  /** The key in a guest's link. */
  key: string;
  /** Is the guest there? */
  guest: "present" | "away" | "never" | null;
}

/** All links of a game. They go to nobody but the page that asks, and are in no trait. */
export interface InviteAnswer {
  /** The part of each link that names the table; empty if guests cannot be let in here. */
  table: string;
  seats: InvitedSeat[];
  /** The key of the spectators' link. */
  watch: string;
  /** The number of spectators. */
  watching: number;
  /** The beginnings of links in the same network; empty if that has not been asked for. */
  lan: string[];
  /** The bots that can take a seat, each with its name in words. */
  bots: [string, string][];
  /** Why guests cannot be let in here. */
  trouble: string;
}

/** A QR code as a path of an SVG picture. */
export interface QrAnswer {
  /** The width and height of the picture. */
  size: number;
  path: string;
}

/** Answer the open question: with a move of the list, or with an action. */
export interface PlayMessage {
  move?: number | null;
  action?: Record<string, any> | null;
}

/** Ask why this action cannot be played. If it names no cards, the payment closest to the hand is assumed. */
export interface WhyMessage {
  action: Record<string, any>;
}

/** Ask which cards the shown hand lacks for a route. */
export interface LackMessage {
  route: string;
}

/**
 * List all payments for a route or a city; their ids are valid until `seq` changes.
 *
 * With `ahead`, list what the shown seat could do if it were its turn now, without a place everything. These moves
 * cannot be played by their ids.
 */
export interface MovesMessage {
  route?: string | null;
  city?: string | null;
  ahead?: boolean;
}

/** Ask which move the planner bot would play. */
export interface HintMessage {
}

/** Compare the possible moves in imagined games; each message goes on by some of them. */
export interface CompareMessage {
}

/** Take back the last action. */
export interface UndoMessage {
}

/** Play an undone action again. */
export interface RedoMessage {
}

/**
 * Let the bot to move take one action; with `paused` also while the bots are paused.
 *
 * The answer does not wait for the bot: the traits change when it has decided. A bot that is already thinking goes on
 * thinking.
 * Without this message Python steps by itself after 2.5 s (0.4 s until a page has sent something).
 */
export interface StepMessage {
  paused?: boolean;
}

/** Lift the curtain for a seat; a teacher may show any seat. */
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

/** Choose the speed of animations. */
export interface SetSpeedMessage {
  speed: number;
}

/** Keep a preference with the notebook, because the browser keeps none. */
export interface PreferMessage {
  name: string;
  value: string;
}

/** Pause the bots, or let them continue. */
export interface PauseMessage {
  paused: boolean;
}

/** Get the rule book, or one rule of it. */
export interface RulesMessage {
  rule?: string | null;
}

/** Get the events before a number. */
export interface LogMessage {
  before: number;
}

/** Get the discards and the number of unseen cards, as far as the shown seat can know them. */
export interface RemainingMessage {
}

/** Get the statistics over the games of this machine; with `keep`, begin or stop keeping them first. */
export interface OwnStatisticsMessage {
  keep?: boolean | null;
}

/** Save the game to a file beside the notebook. The file contains everything, all hands and tickets too. */
export interface SaveMessage {
  name: string;
  /** Overwrite a file of another game? */
  sure?: boolean;
}

/** Make a link of the game: of all of it when it is over, before that of what everybody has seen. */
export interface GameLinkMessage {
}

/** List the saved games beside the notebook. */
export interface FilesMessage {
}

/** Load a saved game. */
export interface LoadMessage {
  name: string;
  /** End a game of several people? */
  sure?: boolean;
}

/** Start the same game again. */
export interface AgainMessage {
  /** End a game of several people? */
  sure?: boolean;
}

/** Show the lobby; without one, start a new game with the same players. */
export interface NewGameMessage {
  /** End a game of several people? */
  sure?: boolean;
}

/**
 * Show an earlier moment: after this many actions, or after the action of an event of the log.
 *
 * Without both, show the game as it is now. A page that looks back returns by itself when the game goes on.
 */
export interface LookMessage {
  number?: number | null;
  event?: number | null;
}

/** Let guests in, if that has not been done, and tell all links. */
export interface InviteMessage {
  /** Also from the same network? */
  lan?: boolean;
}

/**
 * Change who plays a seat, or watches (`null`); tells all links as they are then.
 *
 * `invite` makes a link, `renew` another one in its place, `take` none; `bot` lets a bot play.
 */
export interface ChangeSeatMessage {
  do: string;
  seat: number | null;
  bot?: string | null;
}

/** Ask for a link as a QR code. */
export interface QrMessage {
  text: string;
}

/** Leave a move for the own next turn, to be played while the guest is away; `null` takes it back. */
export interface PrepareMessage {
  action: Record<string, any> | null;
}

/** Change the name of the player at this page. */
export interface RenameMessage {
  name: string;
}

/** Ask whether Python is responding. */
export interface PingMessage {
}

/** Report an error of the page, which is then shown. */
export interface ReportMessage {
  error: string;
  stack?: string;
}

/** Go on in the guided game: `next` (what is shown has been read), `leave` or `resume`. */
export interface GuideStepMessage {
  step: string;
}

/** Look back at the shown seat's game once it is over; each message goes on by one decision. */
export interface ReviewMessage {
}

/** Ask for everybody's chances to win over a game that may be seen whole; each message goes on by some games. */
export interface ChancesMessage {
}

/** Go on with a puzzle: `hint`, `solution`, `again`, or `start` another one by its `name`. */
export interface PuzzleStepMessage {
  step: string;
  name?: string | null;
}

/** Go on in a commented game: `answer` questions, let moves be asked for (`guess`), step through variations. */
export interface LessonStepMessage {
  step: string;
  choice?: number | null;
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
  compare: CompareMessage;
  undo: UndoMessage;
  redo: RedoMessage;
  step: StepMessage;
  show: ShowMessage;
  locale: SetLocaleMessage;
  theme: SetThemeMessage;
  speed: SetSpeedMessage;
  prefer: PreferMessage;
  pause: PauseMessage;
  rules: RulesMessage;
  log: LogMessage;
  remaining: RemainingMessage;
  statistics: OwnStatisticsMessage;
  save: SaveMessage;
  link: GameLinkMessage;
  files: FilesMessage;
  load: LoadMessage;
  again: AgainMessage;
  new: NewGameMessage;
  look: LookMessage;
  invite: InviteMessage;
  seat: ChangeSeatMessage;
  qr: QrMessage;
  prepare: PrepareMessage;
  rename: RenameMessage;
  ping: PingMessage;
  report: ReportMessage;
  guide: GuideStepMessage;
  review: ReviewMessage;
  chances: ChancesMessage;
  puzzle: PuzzleStepMessage;
  lesson: LessonStepMessage;
  reply: ReplyMessage;
}

/** What is answered, by the type of the message. */
export interface Answers {
  play: Done;
  why: WhyAnswer;
  lack: LackAnswer;
  moves: MovesAnswer;
  hint: HintAnswer;
  compare: CompareAnswer;
  undo: Done;
  redo: Done;
  step: StepAnswer;
  show: Done;
  locale: Done;
  theme: Done;
  speed: Done;
  prefer: Done;
  pause: Done;
  rules: RulesAnswer;
  log: LogAnswer;
  remaining: RemainingAnswer;
  statistics: StatisticsAnswer;
  save: SaveAnswer;
  link: LinkAnswer;
  files: FilesAnswer;
  load: Done;
  again: Done;
  new: Done;
  look: Done;
  invite: InviteAnswer;
  seat: InviteAnswer;
  qr: QrAnswer;
  prepare: Done;
  rename: Done;
  ping: PingAnswer;
  report: Done;
  guide: Done;
  review: ReviewAnswer;
  chances: ChancesAnswer;
  puzzle: Done;
  lesson: Done;
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
      size: { is: { tuple: ["number", "number"] } },
      double: { is: { maybe: "string" } },
      signs: { is: { list: "number" }, otherwise: [] },
      casing: { is: { list: "number" }, otherwise: [] },
      closed: { is: { list: "number" }, otherwise: [] },
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
      label: { is: "string" },
      at: { is: { tuple: ["number", "number"] } },
      font: { is: "number" },
      wide: { is: "number" },
    },
  },
  Edge: {
    open: false,
    fields: {
      text: { is: "string" },
      at: { is: { tuple: ["number", "number"] } },
      side: { is: "number" },
      font: { is: "number" },
      wide: { is: "number" },
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
  SeatLook: { open: false, fields: { fill: { is: "string" }, livery: { is: "string" }, ink: { is: "string" } } },
  Theme: {
    open: false,
    fields: {
      paper: { is: "string" },
      land: { is: "string" },
      water: { is: "string" },
      ink: { is: "string" },
      quiet: { is: "string" },
      brass: { is: "string" },
      outline: { is: "string" },
      port: { is: "string" },
      rim: { is: "string" },
      casing: { is: "string" },
      ground: { is: { map: "string" } },
      inked: { is: { map: { tuple: ["string", "string", "string"] } } },
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
      ground: { is: { map: "string" } },
      routes: { is: { list: { record: "Route" } } },
      cities: { is: { list: { record: "City" } } },
      tickets: { is: { map: { record: "Ticket" } } },
      cards: { is: { list: { record: "CardKind" } } },
      seats: { is: { list: { record: "SeatLook" } } },
      decks: { is: { list: "string" } },
      actions: { is: { map: { map: "string" } } },
      posts: { is: { map: "string" } },
      waiting: { is: { map: "number" } },
      edges: { is: { list: { record: "Edge" } } },
      range: { is: { record: "Range" } },
      buildings: { is: { list: "string" }, otherwise: [] },
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
      built: { is: "number", otherwise: 0 },
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
      buildings: { is: { map: "number" }, otherwise: {} },
      waiting: { is: { map: { list: "string" } }, otherwise: {} },
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
      note: { is: "string", otherwise: "" },
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
      notes: { is: { list: "string" }, otherwise: [] },
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
      payable: { is: { map: "string" }, otherwise: {} },
    },
  },
  Moved: {
    open: false,
    fields: {
      what: { is: { one: ["cards", "tickets", "pieces", "passengers"] } },
      source: { is: "string" },
      target: { is: "string" },
      things: { is: { maybe: { map: "number" } } },
    },
  },
  GameEvent: {
    open: false,
    fields: {
      type: { is: "string" },
      words: { is: "string" },
      quiet: { is: "boolean", otherwise: false },
      seat: { is: { maybe: "number" } },
      routes: { is: { list: "string" }, otherwise: [] },
      cities: { is: { list: "string" }, otherwise: [] },
      moved: { is: { list: { record: "Moved" } }, otherwise: [] },
      scored: { is: { list: { tuple: ["number", "number"] } }, otherwise: [] },
    },
  },
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
      guest: { is: { maybe: { one: ["present", "away", "never"] } } },
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
      given: { is: { list: "string" }, otherwise: [] },
      kept: { is: { map: "string" }, otherwise: {} },
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
      marks: { is: { maybe: { record: "Marks" } } },
      question: { is: { maybe: { record: "Question" } } },
      guide: { is: { maybe: { record: "GuideState" } } },
      puzzle: { is: { maybe: { record: "PuzzleState" } } },
      course: { is: { maybe: { record: "Course" } } },
      lesson: { is: { maybe: { record: "LessonState" } } },
      error: { is: { maybe: { record: "Failure" } } },
    },
  },
  Curtain: { open: false, fields: { seat: { is: "number" }, name: { is: "string" } } },
  ReplayPosition: {
    open: false,
    fields: {
      at: { is: "number" },
      last: { is: "number" },
      over: { is: "boolean" },
      live: { is: "boolean" },
      chances: { is: "boolean" },
    },
  },
  Mark: {
    open: false,
    fields: {
      at: { is: "number" },
      seat: { is: "number" },
      kind: { is: { one: ["built", "lead"] } },
      words: { is: "string" },
    },
  },
  Marks: { open: false, fields: { items: { is: { list: { record: "Mark" } } } } },
  Controls: {
    open: false,
    fields: {
      seat: { is: { maybe: "number" } },
      curtain: { is: { maybe: { record: "Curtain" } } },
      role: { is: { one: ["player", "teacher", "host", "spectator", "replay"] } },
      paused: { is: "boolean" },
      undo: { is: "boolean" },
      no_undo: { is: "string" },
      redo: { is: "boolean" },
      hints: { is: "boolean" },
      replay: { is: { maybe: { record: "ReplayPosition" } } },
      lobby: { is: "boolean", otherwise: false },
      guest: { is: "boolean", otherwise: false },
      prepared: { is: { maybe: { map: "string" } } },
      host: { is: "boolean", otherwise: false },
      inviting: { is: "boolean", otherwise: false },
    },
  },
  Place: { open: false, fields: { kind: { is: "string" }, id: { is: "string" } } },
  Bubble: {
    open: false,
    fields: {
      lesson: { is: "string" },
      title: { is: "string" },
      texts: { is: { list: "string" } },
      items: { is: { list: "string" } },
      place: { is: { record: "Place" } },
      rule: { is: "string" },
      asks: { is: "boolean" },
    },
  },
  GuideState: { open: false, fields: { on: { is: "boolean" }, bubble: { is: { maybe: { record: "Bubble" } } } } },
  VariationShown: {
    open: false,
    fields: {
      text: { is: "string" },
      at: { is: "number" },
      moves: { is: { list: "string" } },
      said: { is: "string" },
    },
  },
  LessonState: {
    open: false,
    fields: {
      title: { is: "string" },
      at: { is: "number" },
      count: { is: "number" },
      text: { is: "string" },
      routes: { is: { list: "string" } },
      cities: { is: { list: "string" } },
      question: { is: "string" },
      choices: { is: { list: "string" } },
      answer: { is: { maybe: "number" } },
      right: { is: { maybe: "number" } },
      because: { is: "string" },
      variations: { is: { list: "string" } },
      variation: { is: { maybe: { record: "VariationShown" } } },
      next: { is: { maybe: "number" } },
      previous: { is: { maybe: "number" } },
      guesses: { is: "boolean" },
    },
  },
  PuzzleState: {
    open: false,
    fields: {
      name: { is: "string" },
      title: { is: "string" },
      goal: { is: "string" },
      lesson: { is: "string" },
      level: { is: "number" },
      turn: { is: "number" },
      within: { is: "number" },
      outcome: { is: { one: ["open", "solved", "missed"] } },
      verdict: { is: "string" },
      idea: { is: "string" },
      hints: { is: { list: "string" } },
      more: { is: "number" },
      solution: { is: { list: "string" } },
      unsolved: { is: "string" },
      routes: { is: { list: "string" } },
      cities: { is: { list: "string" } },
      about: { is: { list: "string" } },
    },
  },
  Exercise: {
    open: false,
    fields: {
      name: { is: "string" },
      title: { is: "string" },
      lesson: { is: "string" },
      board: { is: "string" },
      level: { is: "number" },
      turns: { is: "number" },
    },
  },
  Course: {
    open: false,
    fields: {
      key: { is: "string" },
      title: { is: "string" },
      exercises: { is: { list: { record: "Exercise" } } },
      opens: { is: "boolean" },
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
      column: { is: "number", otherwise: 0 },
      ticket: { is: { maybe: "string" } },
      done: { is: "boolean", otherwise: false },
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
  DecisiveFact: {
    open: false,
    fields: {
      seat: { is: "number" },
      text: { is: "string" },
      routes: { is: { list: "string" } },
      cities: { is: { list: "string" } },
    },
  },
  Sheet: {
    open: false,
    fields: {
      winners: { is: { list: "number" } },
      seats: { is: { list: { record: "SeatSheet" } } },
      seed: { is: "string" },
      columns: { is: { list: "string" }, otherwise: [] },
      facts: { is: { list: { record: "DecisiveFact" } }, otherwise: [] },
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
  StepAnswer: { open: false, fields: { done: { is: "boolean" }, wait: { is: "number" } } },
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
  OverviewPart: { open: false, fields: { part: { is: "string" }, lines: { is: { list: "string" } } } },
  RulesAnswer: {
    open: false,
    fields: {
      title: { is: "string" },
      overview: { is: { list: { record: "OverviewPart" } } },
      head: { is: { list: "string" } },
      entries: { is: { list: { record: "RuleEntry" } } },
    },
  },
  LogAnswer: { open: false, fields: { first: { is: "number" }, items: { is: { list: { record: "GameEvent" } } } } },
  SaveAnswer: { open: false, fields: { path: { is: "string" } } },
  LinkAnswer: { open: false, fields: { link: { is: "string" }, whole: { is: "boolean" } } },
  SavedGame: { open: false, fields: { name: { is: "string" }, bytes: { is: "number" } } },
  FilesAnswer: { open: false, fields: { files: { is: { list: { record: "SavedGame" } } } } },
  RemainingKind: {
    open: false,
    fields: {
      card: { is: "string" },
      discarded: { is: "number" },
      unseen: { is: "number" },
    },
  },
  RemainingDeck: {
    open: false,
    fields: {
      deck: { is: "string" },
      left: { is: "number" },
      hidden: { is: "number" },
      cards: { is: { list: { record: "RemainingKind" } } },
    },
  },
  RemainingAnswer: { open: false, fields: { decks: { is: { list: { record: "RemainingDeck" } } } } },
  StatisticsAnswer: {
    open: false,
    fields: {
      possible: { is: "boolean" },
      on: { is: "boolean" },
      heads: { is: { list: "string" } },
      rows: { is: { list: { list: "string" } } },
    },
  },
  ReviewedDecision: {
    open: false,
    fields: {
      number: { is: "number" },
      turn: { is: "string" },
      played: { is: "string" },
      better: { is: "string" },
      reason: { is: "string" },
      cost: { is: "number" },
      error: { is: "number" },
      sure: { is: "boolean" },
      routes: { is: { list: "string" } },
    },
  },
  ReviewedLuck: { open: false, fields: { number: { is: "number" }, text: { is: "string" }, gain: { is: "number" } } },
  ReviewAnswer: {
    open: false,
    fields: {
      done: { is: "number" },
      all: { is: "number" },
      title: { is: "string" },
      summary: { is: "string" },
      how: { is: "string" },
      decisions: { is: { list: { record: "ReviewedDecision" } } },
      luck: { is: { list: { record: "ReviewedLuck" } } },
    },
  },
  ComparedMove: {
    open: false,
    fields: {
      move: { is: "number" },
      words: { is: "string" },
      how: { is: { one: ["best", "better", "equal", "unclear", "worse", "much-worse"] } },
      verdict: { is: "string" },
      points: { is: "number" },
      error: { is: "number" },
      routes: { is: { list: "string" } },
    },
  },
  CompareAnswer: {
    open: false,
    fields: {
      done: { is: "number" },
      all: { is: "number" },
      standing: { is: "string" },
      moves: { is: { list: { record: "ComparedMove" } } },
      how: { is: "string" },
    },
  },
  MomentChances: {
    open: false,
    fields: {
      number: { is: "number" },
      turn: { is: "number" },
      chances: { is: { list: "number" } },
      errors: { is: { list: "number" } },
    },
  },
  ChancesAnswer: {
    open: false,
    fields: {
      done: { is: "number" },
      all: { is: "number" },
      moments: { is: { list: { record: "MomentChances" } } },
      how: { is: "string" },
    },
  },
  PingAnswer: { open: false, fields: { seq: { is: "number" } } },
  InvitedSeat: {
    open: false,
    fields: {
      seat: { is: "number" },
      name: { is: "string" },
      who: { is: { one: ["host", "here", "guest", "bot"] } },
      bot: { is: { maybe: "string" } },
      key: { is: "string", otherwise: "" },
      guest: { is: { maybe: { one: ["present", "away", "never"] } } },
    },
  },
  InviteAnswer: {
    open: false,
    fields: {
      table: { is: "string" },
      seats: { is: { list: { record: "InvitedSeat" } } },
      watch: { is: "string" },
      watching: { is: "number" },
      lan: { is: { list: "string" } },
      bots: { is: { list: { tuple: ["string", "string"] } } },
      trouble: { is: "string", otherwise: "" },
    },
  },
  QrAnswer: { open: false, fields: { size: { is: "number" }, path: { is: "string" } } },
};

export const SENDERS: Record<keyof Messages, Controls["role"][]> = {
  play: ["player", "teacher"],
  why: ["player", "teacher"],
  lack: ["player", "teacher", "host", "spectator", "replay"],
  moves: ["player", "teacher"],
  hint: ["player", "teacher"],
  compare: ["player", "teacher"],
  undo: ["player", "teacher"],
  redo: ["player", "teacher"],
  step: ["player", "teacher", "host"],
  show: ["player", "teacher"],
  locale: ["player", "teacher", "host", "spectator", "replay"],
  theme: ["player", "teacher", "host", "spectator", "replay"],
  speed: ["player", "teacher", "host", "spectator", "replay"],
  prefer: ["player", "teacher", "host", "spectator", "replay"],
  pause: ["player", "teacher", "host"],
  rules: ["player", "teacher", "host", "spectator", "replay"],
  log: ["player", "teacher", "host", "spectator", "replay"],
  remaining: ["player", "teacher", "host", "spectator", "replay"],
  statistics: ["player", "teacher", "host"],
  save: ["player", "teacher", "host"],
  link: ["player", "teacher", "host", "spectator", "replay"],
  files: ["player", "teacher", "host"],
  load: ["player", "teacher", "host"],
  again: ["player", "teacher", "host"],
  new: ["player", "teacher", "host"],
  look: ["player", "teacher", "host", "spectator", "replay"],
  invite: ["player", "teacher", "host"],
  seat: ["player", "teacher", "host"],
  qr: ["player", "teacher", "host"],
  prepare: ["player"],
  rename: ["player"],
  ping: ["player", "teacher", "host", "spectator", "replay"],
  report: ["player", "teacher", "host", "spectator", "replay"],
  guide: ["player", "teacher"],
  review: ["player", "teacher"],
  chances: ["player", "teacher", "host", "spectator", "replay"],
  puzzle: ["player", "teacher"],
  lesson: ["replay"],
  reply: ["player", "teacher", "host", "spectator", "replay"],
};

export const GUESTS: Record<keyof Messages, boolean> = {
  play: true,
  why: true,
  lack: true,
  moves: true,
  hint: true,
  compare: true,
  undo: true,
  redo: true,
  step: true,
  show: false,
  locale: true,
  theme: true,
  speed: true,
  prefer: false,
  pause: false,
  rules: true,
  log: true,
  remaining: true,
  statistics: false,
  save: false,
  link: true,
  files: false,
  load: false,
  again: false,
  new: false,
  look: true,
  invite: false,
  seat: false,
  qr: false,
  prepare: true,
  rename: true,
  ping: true,
  report: true,
  guide: false,
  review: false,
  chances: false,
  puzzle: false,
  lesson: false,
  reply: false,
};

export const ANSWERS: Record<keyof Answers, Shape> = {
  play: { record: "Done" },
  why: { record: "WhyAnswer" },
  lack: { record: "LackAnswer" },
  moves: { record: "MovesAnswer" },
  hint: { record: "HintAnswer" },
  compare: { record: "CompareAnswer" },
  undo: { record: "Done" },
  redo: { record: "Done" },
  step: { record: "StepAnswer" },
  show: { record: "Done" },
  locale: { record: "Done" },
  theme: { record: "Done" },
  speed: { record: "Done" },
  prefer: { record: "Done" },
  pause: { record: "Done" },
  rules: { record: "RulesAnswer" },
  log: { record: "LogAnswer" },
  remaining: { record: "RemainingAnswer" },
  statistics: { record: "StatisticsAnswer" },
  save: { record: "SaveAnswer" },
  link: { record: "LinkAnswer" },
  files: { record: "FilesAnswer" },
  load: { record: "Done" },
  again: { record: "Done" },
  new: { record: "Done" },
  look: { record: "Done" },
  invite: { record: "InviteAnswer" },
  seat: { record: "InviteAnswer" },
  qr: { record: "QrAnswer" },
  prepare: { record: "Done" },
  rename: { record: "Done" },
  ping: { record: "PingAnswer" },
  report: { record: "Done" },
  guide: { record: "Done" },
  review: { record: "ReviewAnswer" },
  chances: { record: "ChancesAnswer" },
  puzzle: { record: "Done" },
  lesson: { record: "Done" },
  reply: { record: "Done" },
};
