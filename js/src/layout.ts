// Where everything stands: from the widget's own box and the board's ratio to a rectangle for each panel.
//
// Nothing here depends on the position of the game, so no panel moves while one plays.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Box {
  width: number;
  /** The free height of the window; 0 if it is unknown. */
  height: number;
  /** Do the panels stand in a sheet below the map? Found by `isNarrow` if it is not given. */
  narrow?: boolean;
}

/** What a game needs room for; constant during a game. */
export interface Needs {
  /** Height : width of the board. */
  ratio: number;
  seats: number;
  /** Face-up cards. */
  cards: number;
  /** Decks of cards. */
  decks: number;
  /** Is there a deck of tickets? */
  tickets: boolean;
  /** Is there a table of passengers? */
  people: boolean;
  /** Is the score shown? */
  over: boolean;
  /** Is a game replayed? */
  replay: boolean;
  /** Do the chances to win stand below its slider? */
  chances?: boolean;
  /** Does a puzzle or a lesson stand above everything? */
  coach?: "puzzle" | "lesson" | null;
}

export type Area =
  /** A puzzle or a lesson, above everything. */
  | "coach"
  | "seats"
  | "map"
  | "plate"
  | "hand"
  | "market"
  | "tickets"
  | "people"
  | "news"
  | "tools"
  | "replay"
  /** The buttons of the map's zoom, where they need not lie over the map. */
  | "zoom"
  /** What opens over the dock: a question with many answers, the log, the list of moves. */
  | "panel"
  | "end-side"
  | "end-board";

export type Shape = "sheet" | "under" | "bar" | "dock" | "columns" | "replay" | "end";

export interface Layout {
  shape: Shape;
  width: number;
  height: number;
  /** Empty for the shape `sheet`, whose panels are in a sheet below the map. */
  areas: Partial<Record<Area, Rect>>;
  /** The height of a seat. */
  seat: number;
  market: Market;
  /** In the shape `sheet`: the height of the map while the sheet is up, and while it is down. */
  sheet: { up: number; down: number };
  /** The height of what stands above everything; 0 if there is nothing. */
  coach: number;
}

export interface Market {
  columns: number;
  /** The width of a card. */
  card: number;
  /** Are tickets drawn from a card in the grid? Otherwise from a bar below it. */
  deck: "card" | "bar" | "none";
  height: number;
}

/** Height : width of a card. */
export const CARD = 176 / 124;
const SHEET_BELOW = 760;
const SLACK = 24;
const LOWEST = 560;
/** A replay has no plate and no hand below its map. */
const LOWEST_REPLAY = 500;
const HIGHEST = 1100;
const UNKNOWN = 650;
const SEATS_APART = 5;
const TOOLS = 34;
/** The slider of a replay with its buttons, in one row or two; what happened; and the hands, or the chances instead. */
const REEL = { bar: 44, rows: 440, chances: 88, legend: 30, moment: 24, hand: 58, wide: 224, gap: 8 };
const TICKET_BAR = 40;
/** The frame and the shadow of the map below its edge. */
const FOOT = 3;
const PLATE = 94;
/** Two lines of news. */
const NEWS_ROW = 56;
const PLATE_ROW = 46;
const UNDER = { least: 90, most: 252, plate: 206 };
const BAR = { least: 46, most: 60 };
/** Three buttons in a row; they stand beside the hand if the room below the map is so high. */
const ZOOM = { width: 84, height: 28, from: 150 };
const TICKETS = { least: 84, best: 150 };
const PEOPLE = { head: 36, row: 22 };
/** What stands above everything: beside the buttons, or above them on a phone. */
const COACH = { puzzle: { wide: 90, narrow: 156 }, lesson: { wide: 124, narrow: 240 } };
const SHEET = { seats: 58, up: 356, down: 128, market: 77 };

/** A seat's height, the scale of the face-up cards and the least height of the tickets: what yields, step by step. */
const SQUEEZES: [seat: number, cards: number, tickets: number][] = [
  [46, 1, TICKETS.best],
  [46, 1, TICKETS.least],
  [38, 1, TICKETS.least],
  [38, 0.86, TICKETS.least],
  [38, 0.74, 64],
];

export function arrange(box: Box, game: Needs): Layout {
  if (!game.coach) return arrangeTable(box, game);
  const narrow = box.narrow ?? isNarrow(box.width);
  const coach = COACH[game.coach][narrow ? "narrow" : "wide"];
  const table = arrangeTable({ ...box, height: (box.height || UNKNOWN) - coach }, game);
  const below = Object.entries(table.areas).map(([name, at]) => [name, { ...at, y: at.y + coach }]);
  const areas: Layout["areas"] = Object.fromEntries(below);
  const p = edge(table.width);
  if (!narrow) areas.coach = { x: p, y: p, width: table.width - 2 * p, height: coach - p };
  return { ...table, height: table.height + coach, areas, coach };
}

/** The panels of the table itself. */
function arrangeTable(box: Box, game: Needs): Layout {
  const width = Math.max(240, Math.round(box.width));
  const height = Math.min(HIGHEST, Math.round(box.height || UNKNOWN));
  if (box.narrow ?? isNarrow(width)) return sheet(width, height, game);
  const high = Math.max(LOWEST, height);
  if (game.over) return end(width, high, game);
  if (game.replay) return watching(width, Math.max(LOWEST_REPLAY, height), game);
  for (let more = 0; ; more += 40) {
    const found = best(width, high + more, game);
    if (found) return found;
  }
}

/** Is the page too narrow for panels beside the map? Once it is not, it takes clearly less width to become so. */
export function isNarrow(width: number, before?: boolean): boolean {
  return width < SHEET_BELOW - (before === false ? SLACK : 0);
}

const edge = (width: number): number => (width < 1200 ? 8 : 10);

/** The least width of a column of panels beside the map. */
function narrowest(width: number): number {
  if (width < 960) return 196;
  if (width < 1200) return 224;
  return width < 1700 ? 300 : 400;
}

/** The arrangement with the largest map whose panels fit; of equal ones the first. */
function best(width: number, height: number, game: Needs): Layout | null {
  const found = [under, bar, dock, columns].flatMap((make) => make(width, height, game) ?? []);
  const size = ({ areas }: Layout) => areas.map!.width * areas.map!.height;
  const most = Math.max(0, ...found.map(size));
  return found.find((one) => size(one) >= most * 0.99) ?? null;
}

type Make = (width: number, height: number, game: Needs) => Layout | null;

/** The map in the upper left corner, as large as these limits allow. */
function mapIn(p: number, width: number, height: number, game: Needs): Rect {
  const wide = Math.min(width, height / game.ratio);
  return { x: p, y: p, width: Math.floor(wide), height: Math.floor(wide * game.ratio) };
}

/** The plate and the hand below the map, the rest in the dock beside it. */
const under: Make = (width, height, game) => {
  const p = edge(width);
  const row = width < 960;
  const least = row ? PLATE_ROW + 8 + 100 : UNDER.least;
  const most = row ? PLATE_ROW + 8 + 130 : UNDER.most;
  const map = mapIn(p, width - 3 * p - narrowest(width), height - 3 * p - FOOT - least, game);
  const top = map.y + map.height + FOOT + p;
  const tall = Math.min(most, height - top - p);
  const y = top;
  const total = y + tall + p;
  const stack = stacked(width - map.width - 3 * p, total - 2 * p, game, []);
  if (!stack) return null;
  const plate = { x: p, y, width: row ? map.width : UNDER.plate, height: row ? PLATE_ROW : tall };
  const hand = row
    ? { x: p, y: y + PLATE_ROW + 8, width: map.width, height: tall - PLATE_ROW - 8 }
    : { x: p + UNDER.plate + 14, y, width: map.width - UNDER.plate - 14, height: tall };
  const areas: Layout["areas"] = { map, plate, hand, ...stack.at(map.x + map.width + p, p) };
  if (tall >= ZOOM.from) {
    hand.width -= ZOOM.width + 14;
    areas.zoom = { x: p + map.width - ZOOM.width, y: hand.y, width: ZOOM.width, height: ZOOM.height };
  }
  return finished("under", width, total, areas, stack);
};

/** The plate, the news and the tools in a bar above the map, the rest in the dock. */
const bar: Make = (width, height, game) => {
  if (width < 960) return null;
  const p = edge(width);
  const map = mapIn(p, width - 3 * p - narrowest(width), height - 3 * p - FOOT - BAR.least, game);
  const tall = Math.min(BAR.most, height - 3 * p - FOOT - map.height);
  map.y += tall + p;
  const total = map.y + map.height + FOOT + p;
  const stack = stacked(width - map.width - 3 * p, total - 2 * p, game, ["hand"], false);
  if (!stack) return null;
  const tools = { x: p + map.width - 264, y: p, width: 264, height: tall };
  const plate = { x: p, y: p, width: Math.round(map.width * 0.46), height: tall };
  const x = plate.x + plate.width + p;
  const areas = {
    map,
    plate,
    tools,
    news: { x, y: p, width: tools.x - p - x, height: tall },
    ...stack.at(map.x + map.width + p, p),
  };
  return finished("bar", width, total, areas, stack);
};

/** The map as high as the window, everything else in the dock. */
const dock: Make = (width, height, game) => {
  if (width < 960) return null;
  const p = edge(width);
  const map = mapIn(p, width - 3 * p - narrowest(width), height - 2 * p - FOOT, game);
  const total = p + Math.max(map.height + FOOT, height - 2 * p) + p;
  const stack = stacked(width - map.width - 3 * p, total - 2 * p, game, ["plate", "hand"]);
  if (!stack) return null;
  return finished("dock", width, total, { map, ...stack.at(map.x + map.width + p, p) }, stack);
};

/** The dock in two columns, for a board that is higher than wide, or a low window. */
const columns: Make = (width, height, game) => {
  const p = edge(width);
  const least = Math.max(188, narrowest(width) - 20);
  const map = mapIn(p, width - 4 * p - 2 * least, height - 2 * p - FOOT, game);
  const total = height;
  const room = total - 2 * p;
  const wide = Math.floor((width - map.width - 4 * p) / 2);
  for (const [seat, scale, tickets] of SQUEEZES) {
    const market = marketIn(wide, game, scale);
    const [low, most] = handIn(wide);
    const left = room - seats(game, seat) - people(game) - TOOLS - 2 * p;
    const right = room - market.height - PLATE - low - 2 * p;
    if (left < tickets || right < 0) continue;
    const hand = Math.min(most, low + right);
    const rest = room - market.height - PLATE - hand - 2 * p;
    const [x, x2] = [map.x + map.width + p, map.x + map.width + 2 * p + wide];
    const first = pile(x, p, wide, p, [
      ["seats", seats(game, seat)],
      ["tickets", left],
      ["people", people(game) - p],
      ["tools", TOOLS],
    ]);
    const second = pile(x2, p, wide, p, [
      ["market", market.height],
      ["news", rest - p >= NEWS_ROW ? rest - p : 0],
    ]);
    const low2 = pile(x2, p + room - hand - p - PLATE, wide, p, [
      ["plate", PLATE],
      ["hand", hand],
    ]);
    const panel = { x, y: first.tickets!.y, width: wide, height: room + p - first.tickets!.y };
    return finished("columns", width, total, { map, ...first, ...second, ...low2, panel }, { seat, market });
  }
  return null;
};

interface Stack {
  seat: number;
  market: Market;
  at: (x: number, y: number) => Partial<Record<Area, Rect>>;
}

/** The panels of a dock of this size, or `null` if they do not fit. */
function stacked(width: number, height: number, game: Needs, also: ("plate" | "hand")[], tools = true): Stack | null {
  const gap = 8;
  const plate = also.includes("plate") ? (width >= 400 ? 84 : PLATE) + gap : 0;
  const [low, most] = also.includes("hand") ? handIn(width).map((one) => one + gap) : [0, 0];
  for (const [seat, scale, least] of SQUEEZES) {
    const market = marketIn(width, game, scale);
    const fixed = seats(game, seat) + gap + market.height + gap + people(game) + plate + (tools ? TOOLS + gap : 0);
    const rest = height - fixed - low! - least;
    if (rest < 0) continue;
    const hand = low! + Math.min(rest, most! - low!);
    const at = (x: number, y: number) => {
      const areas = pile(x, y, width, gap, [
        ["seats", seats(game, seat)],
        ["market", market.height],
        ["tickets", height - fixed - hand],
        ["people", people(game) - gap],
        ["plate", plate - gap],
        ["hand", hand - gap],
        ["tools", tools ? TOOLS : 0],
      ]);
      const top = areas.market!.y;
      const end = (areas.plate ?? areas.hand ?? areas.tools)?.y ?? y + height + gap;
      return { ...areas, panel: { x, y: top, width, height: end - gap - top } };
    };
    return { seat, market, at };
  }
  return null;
}

/** Panels one below the other; those without height are left out. */
function pile(x: number, y: number, width: number, gap: number, parts: [Area, number][]): Partial<Record<Area, Rect>> {
  const areas: Partial<Record<Area, Rect>> = {};
  let top = y;
  for (const [area, height] of parts) {
    if (height <= 0) continue;
    areas[area] = { x, y: top, width, height };
    top += height + gap;
  }
  return areas;
}

function finished(
  shape: Shape,
  width: number,
  height: number,
  areas: Partial<Record<Area, Rect>>,
  { seat, market }: Pick<Stack, "seat" | "market">,
): Layout {
  return { shape, width, height, areas, seat, market, sheet: { up: 0, down: 0 }, coach: 0 };
}

const seats = (game: Needs, seat: number): number => game.seats * (seat + SEATS_APART) - SEATS_APART;
const people = (game: Needs): number => (game.people ? PEOPLE.head + PEOPLE.row * game.seats + 8 : 0);

/** The face-up cards and decks in a panel of this width: in one row if the cards stay large, else three in a row. */
export function marketIn(width: number, game: Needs, scale = 1): Market {
  const deck = game.tickets ? (game.decks > 1 ? "card" : "bar") : "none";
  const cells = game.cards + game.decks + (deck === "card" ? 1 : 0);
  const wide = (columns: number) => (width - (columns - 1) * (columns > 3 ? 8 : 17)) / columns;
  const columns = wide(cells) >= 66 ? cells : game.decks > 1 && wide(game.cards) >= 58 ? game.cards : 3;
  const card = Math.floor(Math.min(80, wide(columns)) * scale);
  const rows = Math.ceil(cells / columns);
  const height = Math.ceil(rows * card * CARD + (rows - 1) * 6) + 3 + (deck === "bar" ? TICKET_BAR + 8 : 0);
  return { columns, card, deck, height };
}

/** The least and the best height of a hand in a panel of this width. */
function handIn(width: number): [number, number] {
  if (width >= 440) return [96, 128];
  const card = Math.min(80, (width - 24) / 3);
  return [Math.ceil(2 * Math.min(card, 50) * CARD) + 26, Math.ceil(2 * card * CARD) + 26];
}

/** The end of the game: the map with a board below it, and a column beside it. */
function end(width: number, height: number, game: Needs): Layout {
  const p = edge(width);
  const board = Math.max(142, 50 + 41 * game.seats);
  const tall = game.ratio > 1;
  const map = mapIn(
    p,
    tall ? width * 0.5 - 2 * p : width * 0.66 - p,
    height - 2 * p - FOOT - (tall ? 0 : board + p),
    game,
  );
  const x = map.x + map.width + p;
  const wide = width - x - p;
  const room = height - 2 * p;
  const seat = 46;
  // The players stand on the departure board.
  const side = room - TOOLS - p - (tall ? board + p : 0);
  const areas = pile(x, p, wide, p, [
    ["end-side", side],
    ["end-board", tall ? board : 0],
    ["tools", TOOLS],
  ]);
  const below = { x: p, y: map.y + map.height + FOOT + p, width: map.width, height: 0 };
  below.height = height - p - below.y;
  const panel = areas["end-side"]!;
  const all = { map, panel, ...areas, ...(tall ? {} : { "end-board": below }) };
  return finished("end", width, height, all, { seat, market: marketIn(wide, game) });
}

/** A replay: the slider and all hands below the map, or beside a board that is higher than wide. */
function watching(width: number, height: number, game: Needs): Layout {
  const p = edge(width);
  const tall = game.ratio > 1;
  const least = tall ? Math.max(narrowest(width), Math.round(width * 0.45)) : narrowest(width);
  const below = tall ? 0 : reel(width - least - 3 * p, game) + p;
  const map = mapIn(p, width - 3 * p - least, height - 2 * p - FOOT - below, game);
  const x = map.x + map.width + p;
  const wide = width - x - p;
  const replay = tall
    ? { x, y: p, width: wide, height: reel(wide, game) }
    : { x: p, y: map.y + map.height + FOOT + p, width: map.width, height: reel(map.width, game) };
  const top = tall ? replay.y + replay.height + p : p;
  const end = Math.max(height - p, map.y + map.height + FOOT, tall ? 0 : replay.y + replay.height);
  for (let more = 0; ; more += 40) {
    const stack = stacked(wide, end + more - top, game, []);
    if (stack) return finished("replay", width, end + more + p, { map, replay, ...stack.at(x, top) }, stack);
  }
}

/** The height of the slider, the line about the moment and the hands in a panel of this width. */
function reel(width: number, game: Needs): number {
  const { gap } = REEL;
  const each = Math.max(1, Math.floor((width - gap) / REEL.wide));
  const rows = Math.ceil(game.seats / each);
  const narrow = width < REEL.rows;
  const bar = narrow ? 2 * REEL.bar : REEL.bar;
  const hands = rows * (gap + REEL.hand);
  const chances = gap + REEL.chances + (narrow ? REEL.legend : 0);
  return gap + bar + gap + REEL.moment + (game.chances ? Math.max(hands, chances) : hands) + gap;
}

/** Everything below the map in a sheet that can be pulled down; it is higher if the open cards need two rows. */
function sheet(width: number, height: number, game: Needs): Layout {
  const market = sheetMarket(width - 24, game);
  const high = SHEET.up + Math.max(0, market.height - SHEET.market);
  const most = SHEET.seats + width * Math.max(game.ratio, 1.15) + high;
  const total = Math.round(Math.max(SHEET.seats + 200 + high, Math.min(height, most)));
  const up = total - SHEET.seats - high;
  const down = total - SHEET.seats - SHEET.down;
  return { shape: "sheet", width, height: total, areas: {}, seat: 46, market, sheet: { up, down }, coach: 0 };
}

/** In the sheet all face-up cards and decks stand in one row, or in two if there are many. */
function sheetMarket(width: number, game: Needs): Market {
  const cells = game.cards + game.decks + (game.decks > 1 ? 1 : 0);
  const columns = cells > 7 ? Math.ceil(cells / 2) : cells;
  const rows = Math.ceil(cells / columns);
  const card = Math.floor(Math.min(rows > 1 ? 44 : 54, (width - (columns - 1) * 8) / columns));
  const deck = game.tickets && game.decks > 1 ? "card" : "none";
  return { columns, card, deck, height: Math.ceil(rows * card * CARD + (rows - 1) * 6) };
}

export interface Rows {
  /** The width of a card, and the distance from one to the next, which is less if they overlap. */
  card: number;
  step: number;
  /** How many cards are in a row. */
  each: number;
}

const BADGE = 14;

/** So many piles of cards in a panel of this size, in as many rows as make the cards largest. */
export function fan({ width, height }: Pick<Rect, "width" | "height">, piles: number, most = 80): Rows {
  const ways = [1, 2].map((rows): Rows => {
    const each = Math.max(1, Math.ceil(piles / rows));
    const high = (height - BADGE - (rows - 1) * 12) / rows;
    const card = Math.floor(Math.max(24, Math.min(most, high / CARD)));
    const wide = Math.floor((width - BADGE / 2 - (each - 1) * 7) / each);
    // Cards that do not fit beside each other overlap by a third at most, then they shrink.
    const overlapping = Math.floor((width - BADGE / 2) / (1 + (each - 1) * 0.67));
    const size = Math.min(card, Math.max(Math.min(wide, card), Math.min(overlapping, 57)));
    const step = each > 1 ? Math.min(size + 12, (width - BADGE / 2 - size) / (each - 1)) : size;
    return { card: size, step, each };
  });
  return ways[1]!.card > ways[0]!.card ? ways[1]! : ways[0]!;
}

export interface TicketRows {
  row: number;
  /** The height of a tour, which names many cities. */
  tour: number;
  news: "log" | "lines" | "none";
  /** The height of the panel that the tickets keep. */
  kept: number;
}

/** Heights of a ticket and of a tour, and the news below them. */
const TICKET_SIZES = [
  [44, 84, 66],
  [44, 84, 0],
  [34, 50, 0],
  [26, 44, 0],
] as const;
const GAP = 6;
/** With so much room the log stands below the tickets, and the tickets keep the room of three. */
const LOG_ROOM = 150;
const KEPT = 3;

/** How tickets are shown in a panel of this height: the largest that fit; the news yields first. */
export function ticketRows(height: number, count: number, tours: number, columns: number, news: boolean): TicketRows {
  const rows = Math.ceil((count - tours) / columns);
  const rowsOfTours = Math.ceil(tours / columns);
  const needed = (row: number, tour: number) => rows * (row + GAP) + rowsOfTours * (tour + GAP);
  const kept = Math.max(needed(44, 84), KEPT * (44 + GAP));
  if (news && kept + LOG_ROOM <= height) return { row: 44, tour: 84, news: "log", kept };
  for (const [row, tour, below] of TICKET_SIZES) {
    if (below && !news) continue;
    if (needed(row, tour) + below <= height) return { row, tour, news: below ? "lines" : "none", kept: height - below };
  }
  return { row: 26, tour: 44, news: "none", kept: height };
}
