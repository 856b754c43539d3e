// The player's hand, sorted and counted; for a teacher everybody's hands.

import type { JSX } from "preact";
import { Face, Payment } from "./card";
import { sorted } from "./choosing";
import { Hidden, OWN_KEYS, SeatMark, usePage } from "./parts";
import type { Counts } from "./protocol";

export function Hands(): JSX.Element {
  const { all } = usePage().traits.view;
  return (
    <div class="ttr-mine-and-others">
      <Hand />
      {all ? <Others hands={all.hands} /> : null}
    </div>
  );
}

export function Hand(): JSX.Element {
  const { traits, local, players, say } = usePage();
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
  return (
    <section class="ttr-hand" aria-label={title}>
      {traits.view.hand === null ? (
        <p class="ttr-quiet">{say("page-hand-watching")}</p>
      ) : (
        <>
          <h3>{title}</h3>
          <ul class="ttr-row" data-place="hand" {...OWN_KEYS} tabIndex={local.wide ? undefined : 0}>
            {cards.map(([name, count]) => (
              <li class="ttr-stack" key={name} data-card={name} title={say("page-cards", { cards: { [name]: count } })}>
                <Face name={name} />
                <b class="ttr-count" aria-hidden="true">
                  {count}
                </b>
                <Hidden>{say("page-cards", { cards: { [name]: count } })}</Hidden>
              </li>
            ))}
            {cards.length === 0 ? <li class="ttr-quiet">{say("page-hand-empty")}</li> : null}
          </ul>
        </>
      )}
    </section>
  );
}

/** For a teacher: the hands that are not shown in full size. */
function Others({ hands }: { hands: Counts[] }): JSX.Element {
  const { traits, players, say } = usePage();
  const order = traits.board.cards.map((card) => card.name);
  return (
    <ul class="ttr-others" aria-label={say("page-teaching-hands")}>
      {hands.map((hand, seat) => {
        if (seat === traits.view.seat) return null;
        const cards = sorted(hand, order);
        return (
          <li key={seat}>
            <SeatMark seat={seat} size={11} /> <span class="ttr-who">{players[seat]}</span>
            <Payment cards={cards} />
            <Hidden>{say("page-cards", { cards: Object.fromEntries(cards) })}</Hidden>
          </li>
        );
      })}
    </ul>
  );
}
