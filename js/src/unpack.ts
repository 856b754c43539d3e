// Moves travel in columns of numbers (packing.py); here they get their names and labels again.

import type { Board, Bundle, Counts, Move } from "./protocol";
import type { Texts } from "./texts";

type Facts = Record<string, string | number>;

/** What a cell means on this board, by the role of its field. A role that is not here has its value in the cell. */
// biome-ignore lint/suspicious/noExplicitAny: each role has cells of its own
const VALUES: Record<string, (cell: any, board: Board) => unknown> = {
  route: (n: number, board) => board.routes[n]!.id,
  city: (n: number, board) => board.cities[n]!.id,
  card: (n: number, board) => board.cards[n]!.name,
  source: (n: number, board) => (n < 0 ? board.decks[~n]! : board.cards[n]!.name),
  tickets: (cell: number[], board) => cell.map((n) => Object.keys(board.tickets)[n]!),
  cards: (cell: number[], board) => {
    const counts: Counts = {};
    for (let n = 0; n < cell.length; n += 2) counts[board.cards[cell[n]!]!.name] = cell[n + 1]!;
    return counts;
  },
};

/** What a value is called in a sentence, by the role of its field. */
// biome-ignore lint/suspicious/noExplicitAny: each role has values of its own
const NAMES: Record<string, (value: any, board: Board, t: Texts) => string> = {
  route: (id: string, board) => board.routes.find((one) => one.id === id)!.name,
  city: (id: string, board) => board.cities.find((one) => one.id === id)!.name,
  card: (name: string, _, t) => t(`card.${name}`),
  source: (name: string, _, t) => t(`card.${name}`),
  tickets: (ids: string[], board, t) =>
    ids
      .map((id) => board.tickets[id]!)
      .map(({ name, points }) => t("ticket", { cities: name, points }))
      .join(", "),
  cards: (counts: Counts, _, t) =>
    Object.entries(counts)
      .map(([card, n]) => t("cards.some", { n, card: t(`card.${card}`) }))
      .join(", "),
};

/** The label of a move: the sentence of its template with the names of what it is about. */
function labelOf(
  template: string,
  move: Record<string, unknown>,
  roles: Record<string, string>,
  board: Board,
  t: Texts,
) {
  const facts: Facts = {};
  for (const [field, role] of Object.entries(roles)) {
    const value = move[field];
    facts[field] = NAMES[role]?.(value, board, t) ?? (value as string | number);
    // The number that chooses among plural forms.
    if (role === "number") facts.n ??= value as number;
  }
  return t(template, facts);
}

function cells(bundle: Bundle, n: number): [string, unknown][] {
  return Object.entries(bundle.columns).map(([field, column]) => [field, Array.isArray(column) ? column[n] : column]);
}

function fromRow(bundle: Bundle, n: number, board: Board, t: Texts): Move {
  const roles = board.actions[bundle.kind] ?? {};
  const { kind, group, template } = bundle;
  const move: Move = {
    id: bundle.id + n,
    kind,
    group,
    label: bundle.labels[n] ?? "",
    more: bundle.more[n] ?? 0,
    deck: null,
  };
  for (const [field, cell] of cells(bundle, n)) {
    move[field] = VALUES[roles[field]!]?.(cell, board) ?? cell;
    if (roles[field] === "source" && (cell as number) < 0) move.deck = move[field];
  }
  if (template) move.label = labelOf(template, move, roles, board, t);
  return move;
}

/** The moves of a question, each with its names and its label. */
export function unpacked(moves: (Move | Bundle)[], board: Board, t: Texts): Move[] {
  return moves.flatMap((one) => {
    if (!("columns" in one)) return [one as Move];
    const bundle = one as Bundle;
    return Array.from({ length: bundle.count }, (_, n) => fromRow(bundle, n, board, t));
  });
}
