// The player's hand: piles of cards, sorted and counted.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { Face, kindOf } from "./card";
import { sorted } from "./choosing";
import { Payer, paid } from "./confirm";
import { fan, type Rows } from "./layout";
import type { Page } from "./page";
import { Hidden, OWN_KEYS, usePage } from "./parts";

export function Hands(): JSX.Element {
  const { layout } = usePage();
  return <Hand room={layout.areas.hand ?? { width: layout.width - 24, height: 96 }} />;
}

interface Room {
  width: number;
  height: number;
}

export function Hand({ room }: { room: Room }): JSX.Element {
  const { traits, players, say } = usePage();
  const cards = sorted(
    traits.view.hand ?? {},
    traits.board.cards.map((card) => card.name),
  );
  const total = cards.reduce((sum, [, count]) => sum + count, 0);
  const shown = traits.view.seat;
  const title =
    traits.controls.role !== "player" && shown !== null
      ? say("page-hand-teaching", { name: players[shown] ?? "", n: total })
      : say("page-hand-title", { n: total });
  if (traits.view.hand === null) {
    return (
      <section class="ttr-hand" aria-label={title}>
        <p class="ttr-quiet">{say("page-hand-watching")}</p>
      </section>
    );
  }
  return (
    <section class="ttr-hand" aria-label={title} style={{ "--high": `${room.height}px` }}>
      <h3 class="ttr-hidden">{title}</h3>
      <Piles cards={cards} room={room} empty={say("page-hand-empty")} />
    </section>
  );
}

/** Cards of different decks in rows of their own if there are two rows. */
export function inRows(cards: [string, number][], rows: Rows, deckOf: (name: string) => string): [string, number][][] {
  if (cards.length <= rows.each) return [cards];
  const decks = [...new Set(cards.map(([name]) => deckOf(name)))];
  const split = decks.map((deck) => cards.filter(([name]) => deckOf(name) === deck));
  if (split.length === 2 && split.every((row) => row.length <= rows.each + 2)) return split;
  return [cards.slice(0, rows.each), cards.slice(rows.each)];
}

/** Pointing at a pile shows on the map what it can pay for. */
function pointing(page: Page): Record<string, (event: Event) => void> {
  const cardOf = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-card]")?.dataset.card ?? null;
  const show = (event: Event) => page.set({ pile: cardOf(event) });
  const hide = (event: Event) => (event as PointerEvent).pointerType !== "touch" && page.set({ pile: null });
  return { onPointerOver: show, onPointerLeave: hide, onFocusIn: show, onFocusOut: hide };
}

function Piles({ cards, room, empty }: { cards: [string, number][]; room: Room; empty: string }): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const rows = fan(room, cards.length);
  const deckOf = (name: string) => kindOf(traits.board.cards, name)?.deck ?? "";
  return (
    <ul class="ttr-piles" data-place="hand" style={{ "--card": `${rows.card}px` }} {...OWN_KEYS} {...pointing(page)}>
      {inRows(cards, rows, deckOf).flatMap((row, n) => {
        const step = row.length > 1 ? Math.min(rows.step, (room.width - 10 - rows.card) / (row.length - 1)) : rows.step;
        return row.map(([name, count], place) => (
          <Pile
            key={name}
            name={name}
            count={count}
            words={say("page-cards", { cards: { [name]: count } })}
            // The last pile needs no room for a gap: with it the row could be too long by a few pixels, and break.
            step={place === row.length - 1 ? Math.min(step, rows.card) : step}
            breaks={n > 0 && place === 0}
            paid={paid(page, name)}
          />
        ));
      })}
      {cards.length === 0 ? <li class="ttr-quiet">{empty}</li> : null}
    </ul>
  );
}

/** At most so many cards of a pile are seen. */
const LAYERS = 4;
const LAYER = 2.2;

interface PileProps {
  name: string;
  count: number;
  /** In the language of now. */
  words: string;
  step: number;
  breaks: boolean;
  /** While a payment is chosen: how many of these cards pay; `null` if they cannot. */
  paid: number | null;
}

const Pile = memo(function Pile({ name, count, words, step, breaks, paid }: PileProps): JSX.Element {
  const below = Array.from({ length: Math.min(count, LAYERS) - 1 }, (_, n) => Math.min(count, LAYERS) - 1 - n);
  return (
    <>
      {breaks ? <li class="ttr-break" aria-hidden="true" /> : null}
      <li class={`ttr-stack ${paid ? "ttr-rises" : ""}`} data-card={name} title={words} style={{ width: `${step}px` }}>
        {below.map((layer) => (
          <span
            key={layer}
            class="ttr-layer"
            style={{ transform: `translate(${layer * LAYER}px, ${-layer * LAYER}px)` }}
          >
            <Face name={name} />
          </span>
        ))}
        <Face name={name} />
        {count > 1 ? (
          <b class="ttr-count" aria-hidden="true">
            {count}
          </b>
        ) : null}
        <Hidden>{words}</Hidden>
        {paid === null ? null : <Payer card={name} pays={paid > 0} />}
      </li>
    </>
  );
});
