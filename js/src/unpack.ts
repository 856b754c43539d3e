// Moves travel as rows of numbers (packing.py); here they get their words and names again.

import type { Board, Bundle, Counts, Move } from "./protocol";
import type { Texts } from "./texts";

/** The moves of a question as everybody here knows them. */
export function unpacked(moves: (Move | Bundle)[], board: Board, t: Texts): Move[] {
  const tickets = Object.keys(board.tickets);
  const cards = board.cards.map((card) => card.name);
  return moves.flatMap((one) =>
    "rows" in one
      ? one.rows.map((row, n) => {
          const { rows, ...own } = one;
          return { ...own, id: one.id + n, ...written(one, row) } as Move;
        })
      : [one],
  );

  function written(one: Bundle, row: number[]): Partial<Move> {
    if (one.kind === "keep") {
      const kept = row.map((n) => tickets[n]!);
      const named = kept.map((id) => {
        const { name, points } = board.tickets[id]!;
        return t("ticket", { cities: name, points });
      });
      return { tickets: kept, text: `keep ${kept.join(" ")}`, label: t("move.keep", { tickets: named.join(", ") }) };
    }
    if (one.kind === "draw") {
      const n = row[0]!;
      const card = n < 0 ? board.decks[~n]! : cards[n]!;
      const label = n < 0 ? t(`draw.${card}`) : t("move.draw.card", { card: t(`card.${card}`) });
      return { card, text: `draw ${card}`, label, ...(n < 0 ? { deck: card } : {}) };
    }
    if (one.kind === "exchange") {
      const n = row[0]!;
      const { give, get } = one;
      return { count: n, text: `exchange ${n} ${give} for ${get}`, label: t(`move.exchange.${give}`, { n }) };
    }
    const [number, more, ...rest] = row as [number, number, ...number[]];
    const counts: Counts = {};
    for (let n = 0; n < rest.length; n += 2) counts[cards[rest[n]!]!] = rest[n + 1]!;
    const paid = Object.entries(counts);
    const said = paid.map(([card, n]) => t("cards.some", { n, card: t(`card.${card}`) })).join(", ");
    const spelled = paid.map(([card, n]) => `${n} ${card}`).join(" ");
    const place = one.kind === "claim" ? board.routes[number]! : board.cities[number]!;
    return {
      ...(one.kind === "claim" ? { route: place.id } : { city: place.id }),
      cards: counts,
      text: `${one.kind} ${place.id} with ${spelled}`,
      label: t(`move.${one.kind}`, { route: place.name, city: place.name, cards: said }),
      ...(more ? { more } : {}),
    };
  }
}
