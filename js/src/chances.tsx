// Everybody's chances to win over a game: curves below the replay's slider. Python works them out in small steps.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { DASHES } from "./chart";
import { SeatMark, usePage } from "./parts";
import type { ChancesAnswer, MomentChances } from "./protocol";

/** The last moment that is not after an action. */
export function momentAt(moments: MomentChances[], at: number): MomentChances | null {
  return moments.filter(({ number }) => number <= at).at(-1) ?? null;
}

/** The moment nearest to a place between the start and the end. */
export function nearest(moments: MomentChances[], at: number): MomentChances | null {
  const by = (one: MomentChances) => Math.abs(one.number - at);
  return moments.reduce<MomentChances | null>((best, one) => (best && by(best) <= by(one) ? best : one), null);
}

interface Props {
  found: ChancesAnswer | null;
  at: number;
  last: number;
  go: (number: number) => void;
}

/** The curves with their legend; a click leads to the moment. */
export function Chances({ found, at, last, go }: Props): JSX.Element {
  const { say, traits, local, players } = usePage();
  const [pointed, setPointed] = useState<number | null>(null);
  const moments = found?.moments ?? [];
  const now = momentAt(moments, pointed ?? at);
  const place = (event: JSX.TargetedMouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return nearest(moments, ((event.clientX - left) / Math.max(1, width)) * last);
  };
  const x = (number: number) => (100 * number) / Math.max(1, last);
  const colours = traits.board.themes[local.theme].seats;
  return (
    <>
      <ul class="ttr-chances-legend" aria-label={say("page-chances")}>
        {players.map((player, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={12} />
            <span class="ttr-who" title={player}>
              {player}
            </span>
            <b>{now ? `${Math.round(100 * (now.chances[seat] ?? 0))} %` : "…"}</b>
            <small>
              {now?.errors[seat] ? say("page-chances-error", { error: Math.round(100 * now.errors[seat]) }) : ""}
            </small>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the slider does the same with keys */}
      <div
        class="ttr-outlook"
        onClick={(event) => {
          const moment = place(event);
          if (moment) go(moment.number);
        }}
        onPointerMove={(event) => setPointed(place(event)?.number ?? null)}
        onPointerLeave={() => setPointed(null)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="ttr-axis" d="M0 50H100" />
          {players.map((_, seat) => (
            <path
              key={`band ${seat}`}
              class="ttr-band"
              style={{ fill: colours[seat]?.[0] }}
              d={band(moments, seat, x)}
            />
          ))}
          {players.map((_, seat) => (
            <path
              key={seat}
              class="ttr-curve"
              stroke-dasharray={DASHES[traits.board.seats[seat]?.livery ?? ""]}
              style={{ stroke: colours[seat]?.[0] }}
              d={curve(moments, seat, x)}
            />
          ))}
        </svg>
        <i class="ttr-cursor" style={{ left: `${x(at)}%` }} />
        {pointed === null ? null : <i class="ttr-cursor ttr-pointed" style={{ left: `${x(pointed)}%` }} />}
        <span class="ttr-most">100 %</span>
        <span class="ttr-half-way">50</span>
        <span class="ttr-least">0</span>
      </div>
      {found && found.done >= found.all ? (
        <p class="ttr-chances-done">{found.how}</p>
      ) : (
        <p class="ttr-chances-done" role="status">
          <progress max={found?.all ?? 1} value={found?.done ?? 0} aria-hidden="true" />
          <span>{found ? say("page-chances-working", { done: found.done, all: found.all }) : null}</span>
        </p>
      )}
    </>
  );
}

type Across = (number: number) => number;
const high = (chance: number): string => (100 - 100 * Math.max(0, Math.min(1, chance))).toFixed(1);

function curve(moments: MomentChances[], seat: number, x: Across): string {
  return moments
    .map(({ number, chances }, n) => `${n ? "L" : "M"}${x(number).toFixed(2)} ${high(chances[seat] ?? 0)}`)
    .join("");
}

/** The range of one standard error on each side of the curve. */
function band(moments: MomentChances[], seat: number, x: Across): string {
  const edge = (side: number) =>
    moments.map(
      (one) => `${x(one.number).toFixed(2)} ${high((one.chances[seat] ?? 0) + side * (one.errors[seat] ?? 0))}`,
    );
  return moments.length ? `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z` : "";
}
