// The own hand: sorted and counted.

import type { JSX } from "preact";
import { Face, useCardName } from "./card";
import { sorted } from "./choosing";
import { Hidden, OWN_KEYS, usePage } from "./parts";

export function Hand(): JSX.Element {
  const { traits, local, t } = usePage();
  const nameOf = useCardName();
  const cards = sorted(
    traits.view.hand ?? {},
    traits.board.cards.map((card) => card.name),
  );
  const total = cards.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section class="ttr-hand" aria-label={t("hand.title", { n: total })}>
      <h3>{t("hand.title", { n: total })}</h3>
      {traits.view.hand === null ? (
        <p class="ttr-quiet">{t("hand.watching")}</p>
      ) : (
        <ul class="ttr-row" data-place="hand" {...OWN_KEYS} tabIndex={local.wide ? undefined : 0}>
          {cards.map(([name, count]) => (
            <li class="ttr-stack" key={name} data-card={name} title={`${count} × ${nameOf(name)}`}>
              <Face name={name} />
              <b class="ttr-count" aria-hidden="true">
                {count}
              </b>
              <Hidden>{`${count} × ${nameOf(name)}`}</Hidden>
            </li>
          ))}
          {cards.length === 0 ? <li class="ttr-quiet">{t("hand.empty")}</li> : null}
        </ul>
      )}
    </section>
  );
}
