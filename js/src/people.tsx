// The passengers taken by each player, by colour; the majority of each colour scores.

import type { JSX } from "preact";
import { SeatMark, usePage } from "./parts";
import type { CardKind, Counts } from "./protocol";
import { Mark } from "./symbols";

export function People(): JSX.Element | null {
  const { traits, players, say } = usePage();
  const rule = traits.view.rules.passengers as { waiting: Record<string, string[]>; taken: Counts[] } | undefined;
  if (!rule || traits.sheet) return null;
  const there = new Set([...Object.values(rule.waiting).flat(), ...rule.taken.flatMap((own) => Object.keys(own))]);
  const kinds = new Map<string, CardKind>();
  for (const card of traits.board.cards) if (card.color !== null && there.has(card.color)) kinds.set(card.color, card);
  const most = (color: string) => Math.max(...rule.taken.map((own) => own[color] ?? 0));
  return (
    <section class="ttr-people" aria-label={say("page-passengers-title")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("page-passengers-title")}</th>
            {[...kinds].map(([color, kind]) => (
              <th scope="col" key={color} title={say("page-color", { color })}>
                <span class="ttr-dot" style={{ background: kind.fill, color: kind.ink }}>
                  <Mark of={kind.symbol} size={11} />
                </span>
                <span class="ttr-hidden">{say("page-color", { color })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rule.taken.map((own, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} size={9} /> {players[seat]}
              </th>
              {[...kinds.keys()].map((color) => {
                const count = own[color] ?? 0;
                return (
                  <td key={color} class={count === 0 ? "ttr-quiet" : count === most(color) ? "ttr-leads" : ""}>
                    {count}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
