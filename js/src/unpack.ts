// Unpacks moves that packing.py has packed into columns of numbers: restores names and labels.

import type { Board, Bundle, Counts, Move } from "./protocol";
import type { Facts, Words } from "./words";

/** What a cell means on this board, by the role of its field. For any other role the cell is the value. */
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

function cells(bundle: Bundle, n: number): [string, unknown][] {
  return Object.entries(bundle.columns).map(([field, column]) => [field, Array.isArray(column) ? column[n] : column]);
}

function fromRow(bundle: Bundle, n: number, board: Board, words: Words): Move {
  const roles = board.actions[bundle.kind] ?? {};
  const { kind, group } = bundle;
  const about: Facts = {};
  let deck: string | null = null;
  for (const [field, cell] of cells(bundle, n)) {
    const value = (VALUES[roles[field]!]?.(cell, board) ?? cell) as Facts[string];
    about[field] = value;
    if (roles[field] === "source" && (cell as number) < 0) deck = value as string;
  }
  const label = bundle.labels[n] ?? words.say(`move-${kind}`, about);
  // A field of the action may have the name of one of the move's own; it wins, as in Python.
  return {
    id: bundle.id + n,
    kind,
    group,
    label,
    more: bundle.more[n] ?? 0,
    note: bundle.notes[n] ?? "",
    deck,
    ...about,
  };
}

/** The moves of a question, unpacked, with names and labels. */
export function unpacked(moves: (Move | Bundle)[], board: Board, words: Words): Move[] {
  return moves.flatMap((one) => {
    if (!("columns" in one)) return [one as Move];
    const bundle = one as Bundle;
    return Array.from({ length: bundle.count }, (_, n) => fromRow(bundle, n, board, words));
  });
}
