// Passengers: the question which ones to take, and a table of those taken.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { sameSet } from "./choosing";
import { Button, Hidden, SeatMark, useInSight, usePage } from "./parts";
import type { CardKind, Counts, Move } from "./protocol";
import { Mark } from "./symbols";

/** The passengers taken by each player, by colour; the majority of each colour scores. */
export function People(): JSX.Element | null {
  const { traits, players, say } = usePage();
  const rule = traits.view.rules.passengers as { taken: Counts[] } | undefined;
  if (!rule || traits.sheet) return null;
  const there = new Set([
    ...Object.values(traits.view.waiting).flat(),
    ...rule.taken.flatMap((own) => Object.keys(own)),
  ]);
  const kinds = new Map<string, CardKind>();
  for (const card of traits.board.cards) if (card.color !== null && there.has(card.color)) kinds.set(card.color, card);
  const most = (color: string) => Math.max(...rule.taken.map((own) => own[color] ?? 0));
  return (
    <section class="ttr-people ttr-paper" aria-label={say("page-passengers-title")}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{say("page-passengers-title")}</Hidden>
            </th>
            {[...kinds].map(([color, kind]) => (
              <th scope="col" key={color} title={say("page-color", { color })}>
                <Traveller fill={kind.fill} />
                <Hidden>{say("page-color", { color })}</Hidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rule.taken.map((own, seat) => (
            <tr key={seat}>
              <th scope="row" title={players[seat]}>
                <SeatMark seat={seat} size={12} />
                <Hidden>{players[seat] ?? ""}</Hidden>
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

/** A traveller with hat and case. */
function Traveller({ fill }: { fill: string }): JSX.Element {
  return (
    <svg class="ttr-traveller" viewBox="0 0 24 28" aria-hidden="true">
      <path d="M6 27c0-8 1-13 6-13s6 5 6 13z" fill={fill} />
      <circle cx="12" cy="9.500" r="4.600" fill="#f3d9bd" />
      <path
        d="M4.500 8h15M7.500 8V3.500a1.500 1.500 0 0 1 1.500-1.500h6a1.500 1.500 0 0 1 1.500 1.500V8z"
        fill={fill}
      />
      <path d="M17 20h6v6h-6zM18.500 20v-1.500h3V20" fill="#8a5a2b" />
    </svg>
  );
}

/** The passengers that can be taken: each city with its colours. */
export function waiting(moves: Move[]): [string, string[]][] {
  const found = new Map<string, Set<string>>();
  for (const move of moves) {
    for (const [city, color] of Object.entries((move.passengers ?? {}) as Record<string, string>)) {
      found.set(city, (found.get(city) ?? new Set()).add(color));
    }
  }
  return [...found].map(([city, colors]) => [city, [...colors]]);
}

export function taking(moves: Move[], picked: Record<string, string>): Move | undefined {
  const pairs = (taken: Record<string, string>) => Object.entries(taken).map(([city, color]) => `${city}=${color}`);
  return moves.find((move) => move.passengers && sameSet(pairs(move.passengers), pairs(picked)));
}

/** A passenger from each end of the route, or none. */
export function TakePassengers(): JSX.Element {
  const page = usePage();
  const { traits, say, moves } = page;
  const ends = waiting(moves);
  const most = [...moves].sort((a, b) => size(b) - size(a))[0];
  const [picked, setPicked] = useState<Record<string, string>>(most?.passengers ?? {});
  const move = taking(moves, picked);
  const box = useInSight();
  return (
    <div class="ttr-choice" ref={box}>
      <div class="ttr-options">
        {ends.map(([city, colors]) => (
          <fieldset class="ttr-end" key={city}>
            <legend>{traits.board.cities.find((one) => one.id === city)?.name}</legend>
            {colors.map((color) => {
              const card = traits.board.cards.find((one) => one.color === color);
              const on = picked[city] === color;
              return (
                <Button
                  key={color}
                  class={`ttr-person ${on ? "ttr-on" : ""}`}
                  aria-pressed={on}
                  aria-label={say("page-color", { color })}
                  title={say("page-color", { color })}
                  style={{ background: card?.fill, color: card?.ink }}
                  onClick={() => setPicked(without(picked, city, on ? null : color))}
                >
                  <Mark of={card?.symbol ?? ""} size={16} />
                </Button>
              );
            })}
          </fieldset>
        ))}
      </div>
      <Button class="ttr-main" disabled={!move} onClick={() => move && void page.playMove(move)}>
        {move?.label ?? say("page-passengers-go")}
      </Button>
    </div>
  );
}

const size = (move: Move) => Object.keys(move.passengers ?? {}).length;

function without(picked: Record<string, string>, city: string, color: string | null): Record<string, string> {
  const { [city]: _, ...rest } = picked;
  return color === null ? rest : { ...rest, [city]: color };
}
