// A card: its face or its back, and cards side by side as in a payment.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { BackArt, type BackKind, FaceArt } from "./cardart";
import { sorted } from "./choosing";
import { Hidden, usePage } from "./parts";
import type { CardKind, Move } from "./protocol";

export function kindOf(cards: CardKind[], name: string): CardKind | undefined {
  return cards.find((card) => card.name === name);
}

type Size = "" | "small";

export function Face({ name, size = "" }: { name: string; size?: Size }): JSX.Element {
  const kind = kindOf(usePage().traits.board.cards, name);
  return kind ? <FaceOf kind={kind} size={size} /> : <Back deck={name} size={size} />;
}

const isShip = (deck: string): boolean => deck.startsWith("ship");

const FaceOf = memo(function FaceOf({ kind, size }: { kind: CardKind; size: Size }): JSX.Element {
  return (
    <svg
      class={`ttr-card ${size && `ttr-${size}`}`}
      viewBox="0 0 124 176"
      data-color={kind.color ?? undefined}
      style={{ "--fill": kind.fill }}
      aria-hidden="true"
    >
      <FaceArt
        color={kind.color ?? ""}
        symbol={kind.symbol}
        wild={kind.wild}
        ship={isShip(kind.deck)}
        double={kind.spaces > 1}
        harbour={kind.marks.includes("harbour")}
        bicycle={kind.name === "bicycle"}
      />
    </svg>
  );
});

const backOf = (deck: string): BackKind => (isShip(deck) ? "ship" : deck.includes("ticket") ? "tickets" : "train");

export const Back = memo(function Back({ deck, size = "" }: { deck: string; size?: Size }): JSX.Element {
  const kind = backOf(deck);
  return (
    <svg class={`ttr-card ttr-back ttr-back-${kind} ${size && `ttr-${size}`}`} viewBox="0 0 124 176" aria-hidden="true">
      <BackArt kind={kind} />
    </svg>
  );
});

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
