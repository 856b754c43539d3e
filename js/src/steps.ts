// What is shown of an event, one step after the other. Only what an event does counts, never its type: so a rule of
// one's own is animated too.

import type { GameEvent, Moved } from "./protocol";

export interface Spot {
  kind: "route" | "city";
  id: string;
}

/** A card of the display that is replaced from a deck. */
export interface Gap {
  slot: string;
  card: string | null;
  deck: string;
}

export type Step =
  /** A card or a ticket goes to a player; `pile`: the card's own pile in the hand. */
  | { does: "take"; seat: number; from: string; to: string; card: string | null; deck: string; pile: string | null }
  /** Cards that are paid go to the discards, from the own piles, the other player's plate, or where they lay. */
  | { does: "spend"; seat: number; cards: string[]; own: boolean; spot: Spot | null }
  /** A message over the map tells what another player builds; it stays until `hush`. */
  | { does: "cry"; seat: number; spot: Spot; points: number }
  | { does: "hush" }
  /** Cards are turned up; `costs`: does somebody have to pay for them? */
  | { does: "reveal"; seat: number | null; cards: string[]; spot: Spot | null; costs: boolean; asked: boolean }
  | { does: "build"; seat: number; route: string }
  | { does: "raise"; seat: number; city: string }
  | { does: "ride"; seat: number; city: string; color: string }
  | { does: "score"; seat: number; points: number; spot: Spot | null }
  | { does: "fill"; gaps: Gap[] };

/** What the page must not show before its step has been shown. */
export interface Held {
  routes: string[];
  cities: string[];
  /** Points not yet on the track, by seat. */
  points: Record<number, number>;
  slots: string[];
  piles: string[];
  /** Is a question about cards still to be turned up? */
  asked: boolean;
}

/** Where a player's things are. */
const PLAYERS = ["hand", "offered", "held", "supply"];

/** `hand:0` is place 0 of the kind `hand`. */
function placeOf(text: string): { kind: string; of: string } {
  const [kind, of = ""] = text.split(/:(.*)/s);
  return { kind: kind!, of };
}

const namesOf = ({ things }: Moved): string[] =>
  Object.entries(things ?? {}).flatMap(([name, count]) => Array<string>(count).fill(name));

function spotOf(place: string): Spot | null {
  const { kind, of } = placeOf(place);
  return kind === "route" || kind === "city" ? { kind, id: of } : null;
}

/** What players take from a deck or the display: one flight from each place to each place. */
function takes({ moved }: GameEvent, viewer: number | null): Step[] {
  const flown = new Set<string>();
  return moved.flatMap((move): Step[] => {
    const [source, target] = [placeOf(move.source), placeOf(move.target)];
    if (!["deck", "display"].includes(source.kind) || !PLAYERS.includes(target.kind)) return [];
    const card = move.what === "cards" ? (namesOf(move)[0] ?? null) : null;
    const deck = source.kind === "display" ? "" : move.what === "cards" ? source.of : move.what;
    const from = source.kind === "display" ? `[data-slot="${source.of}"]` : `[data-deck="${deck}"]`;
    const own = Number(target.of) === viewer && target.kind === "hand";
    const pile = own && card ? card : null;
    const to = own ? (pile ? `[data-card="${pile}"]` : '[data-place="hand"]') : `[data-seat="${target.of}"]`;
    if (flown.has(from + to)) return [];
    flown.add(from + to);
    return [{ does: "take", seat: Number(target.of), from, to, card, deck, pile }];
  });
}

/** Who pays sees the own cards go; of those that lay on the table, everybody has seen where. */
function spends({ moved, seat }: GameEvent, viewer: number | null, spot: Spot | null): Step[] {
  if (seat === null) return [];
  const paid = moved.filter(
    ({ what, source, target }) =>
      what === "cards" && target === "discards" && ["hand", "table"].includes(placeOf(source).kind),
  );
  const cards = paid.flatMap(namesOf);
  if (!cards.length) return [];
  const lay = paid.some(({ source }) => source === "table");
  return [{ does: "spend", seat, cards, own: seat === viewer, spot: lay ? spot : null }];
}

function fills({ moved }: GameEvent): Step[] {
  const gaps = moved.flatMap((move): Gap[] => {
    const [source, target] = [placeOf(move.source), placeOf(move.target)];
    if (source.kind !== "deck" || target.kind !== "display") return [];
    return [{ slot: target.of, card: namesOf(move)[0] ?? null, deck: source.of }];
  });
  return gaps.length ? [{ does: "fill", gaps }] : [];
}

/** Pieces that are put on the map, and passengers that leave it. */
function onMap({ moved, seat }: GameEvent): Step[] {
  if (seat === null) return [];
  return moved.flatMap((move): Step[] => {
    const [from, to] = [spotOf(move.source), spotOf(move.target)];
    if (move.what === "pieces" && to?.kind === "route") return [{ does: "build", seat, route: to.id }];
    if (move.what === "pieces" && to) return [{ does: "raise", seat, city: to.id }];
    if (move.what !== "passengers" || from?.kind !== "city") return [];
    return namesOf(move).map((color): Step => ({ does: "ride", seat, city: from.id, color }));
  });
}

function reveals(event: GameEvent, viewer: number | null): Step[] {
  const cards = event.moved.filter(({ target }) => target === "revealed").flatMap(namesOf);
  if (!cards.length) return [];
  // Who has to pay lays the cards down until it is decided.
  const costs = event.moved.some(({ target }) => target === "table");
  const [route] = event.routes;
  const spot: Spot | null = route ? { kind: "route", id: route } : null;
  return [{ does: "reveal", seat: event.seat, cards, spot, costs, asked: costs && event.seat === viewer }];
}

/** The steps that show an event to somebody. */
export function plan(event: GameEvent, viewer: number | null): Step[] {
  const placed = onMap(event);
  const first = event.moved.map(({ target }) => spotOf(target)).find((spot) => spot !== null) ?? null;
  const { seat } = event;
  const told = seat !== null && seat !== viewer && placed.some(({ does }) => does === "build" || does === "raise");
  const won = event.scored.find((one) => one[0] === seat)?.[1] ?? 0;
  const cry: Step[] = told && first ? [{ does: "cry", seat, spot: first, points: won }] : [];
  const scores = event.scored
    .filter(([, points]) => points !== 0)
    .map(([who, points]): Step => ({ does: "score", seat: who, points, spot: who === seat ? first : null }));
  const hush: Step[] = cry.length ? [{ does: "hush" }] : [];
  const paid = placed.length ? spends(event, viewer, first) : [];
  const before = [...takes(event, viewer), ...reveals(event, viewer), ...cry, ...paid];
  return [...before, ...placed, ...scores, ...hush, ...fills(event)];
}

/** What these steps have still to show. */
export function held(steps: readonly Step[]): Held {
  const found: Held = { routes: [], cities: [], points: {}, slots: [], piles: [], asked: false };
  for (const step of steps) {
    if (step.does === "build") found.routes.push(step.route);
    else if (step.does === "raise") found.cities.push(step.city);
    else if (step.does === "score") found.points[step.seat] = (found.points[step.seat] ?? 0) + step.points;
    else if (step.does === "fill") found.slots.push(...step.gaps.map(({ slot }) => slot));
    else if (step.does === "take" && step.pile) found.piles.push(step.pile);
    else if (step.does === "reveal") found.asked ||= step.asked;
  }
  return found;
}
