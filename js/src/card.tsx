// A card: its colour, its symbol and its use.

import type { JSX } from "preact";
import { sorted } from "./choosing";
import { Hidden, usePage } from "./parts";
import type { CardKind, Move } from "./protocol";
import { Mark, Picture } from "./symbols";

export function kindOf(cards: CardKind[], name: string): CardKind | undefined {
  return cards.find((card) => card.name === name);
}

export function Face({ name, size = "" }: { name: string; size?: "" | "small" }): JSX.Element {
  const { traits } = usePage();
  const kind = kindOf(traits.board.cards, name);
  if (!kind) return <Back deck={name} size={size} />;
  const ship = kind.deck.startsWith("ship");
  return (
    <span
      class={`ttr-card ${size && `ttr-${size}`} ${kind.wild ? "ttr-wild" : ""}`}
      style={{ "--fill": kind.fill, "--ink": kind.ink }}
      aria-hidden="true"
    >
      <span class="ttr-corner">
        <Mark of={kind.symbol} size={size ? 9 : 12} />
        {kind.spaces > 1 ? <b>×{kind.spaces}</b> : null}
      </span>
      <Mark of={kind.symbol} size={size ? 17 : 27} class="ttr-sign" />
      <span class="ttr-foot">
        {traits.board.decks.length > 1 && !kind.wild ? (
          <Picture of={ship ? "ships" : "trains"} size={size ? 11 : 16} />
        ) : null}
      </span>
      {kind.marks.includes("harbour") ? (
        <span class="ttr-port">
          <Picture of="harbours" size={size ? 11 : 16} />
        </span>
      ) : null}
    </span>
  );
}

export function Back({ deck, size = "" }: { deck: string; size?: "" | "small" }): JSX.Element {
  return (
    <span class={`ttr-card ttr-back ${size && `ttr-${size}`}`} aria-hidden="true">
      <Picture
        of={deck.startsWith("ship") ? "ships" : deck.includes("ticket") ? "tickets" : "trains"}
        size={size ? 16 : 24}
      />
    </span>
  );
}

/** Cards side by side with their counts, as in a payment. */
export function Payment({ cards }: { cards: [string, number][] }): JSX.Element {
  return (
    <span class="ttr-payment">
      {cards.map(([name, count]) => (
        <span class="ttr-stack" key={name}>
          <Face name={name} size="small" />
          <b class="ttr-count" aria-hidden="true">
            {count}
          </b>
        </span>
      ))}
    </span>
  );
}

/** A payment: cards to see, words for screen readers. */
export function Way({ move }: { move: Move }): JSX.Element {
  const order = usePage().traits.board.cards.map((card) => card.name);
  if (!move.cards) return <>{move.label}</>;
  return (
    <>
      <Payment cards={sorted(move.cards, order)} />
      <Hidden>{move.label}</Hidden>
    </>
  );
}
