// What can be drawn: face-up cards, decks and tickets.

import type { JSX } from "preact";
import { Back, Face } from "./card";
import type { Targets } from "./choosing";
import { Button, Hidden, usePage } from "./parts";
import type { Move } from "./protocol";

export function Display({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const market = traits.view.rules.market ?? { display: [], decks: {} };
  const mayDraw = now.cards.size + now.decks.size > 0;
  const go = (move: Move | undefined, why: Record<string, unknown>) => {
    if (move) void page.playMove(move);
    else if (traits.prompt.mine)
      void page.ask("why", { action: why }).then((a) => a.refusal && page.set({ refusal: a.refusal }));
  };
  return (
    <section class="ttr-display" aria-label={say("page-display-title")}>
      <h3>{say("page-display-title")}</h3>
      <ul class="ttr-row">
        {(market.display as (string | null)[]).map((name, slot) => {
          if (name === null) return <li key={`${slot}`} class="ttr-hole" data-slot={slot} />;
          const move = now.cards.get(name);
          return (
            <li key={`${slot}-${name}`} data-slot={slot}>
              <button
                type="button"
                data-lm-suppress-shortcuts="true"
                class={`ttr-pick ${move ? "ttr-can" : mayDraw ? "ttr-cannot" : ""}`}
                aria-disabled={!move}
                title={say("page-card", { card: name })}
                onClick={() => go(move, { type: "draw", card: name })}
              >
                <Face name={name} />
                <Hidden>{say("page-display-draw", { card: name })}</Hidden>
              </button>
            </li>
          );
        })}
        {traits.board.decks.map((deck) => {
          const left = (market.decks as Record<string, number>)[deck] ?? 0;
          const move = now.decks.get(deck);
          return (
            <li key={deck} class="ttr-deck" data-deck={deck}>
              <button
                type="button"
                data-lm-suppress-shortcuts="true"
                class={`ttr-pick ${move ? "ttr-can" : mayDraw ? "ttr-cannot" : ""}`}
                aria-disabled={!move}
                title={`${say("page-draw", { deck })}: ${say("page-deck-left", { n: left })}`}
                onClick={() => go(move, { type: "draw", card: deck })}
              >
                <Back deck={deck} />
                <b class="ttr-count" aria-hidden="true">
                  {left}
                </b>
                <Hidden>
                  {`${say(move && move.card === undefined ? "page-refill" : "page-draw", { deck })}, ${say("page-deck-left", { n: left })}`}
                </Hidden>
              </button>
            </li>
          );
        })}
        <TicketDeck now={now} />
      </ul>
    </section>
  );
}

/** The ticket deck, next to the cards; drawing tickets takes a whole turn. */
function TicketDeck({ now }: { now: Targets }): JSX.Element | null {
  const page = usePage();
  const { traits, say } = page;
  const left = traits.view.rules.tickets?.left as Record<string, number> | undefined;
  if (!left) return null;
  const moves = now.plain.filter((move) => move.kind === "tickets");
  const total = Object.values(left).reduce((sum, count) => sum + count, 0);
  const go = () => {
    if (moves.length === 1) void page.playMove(moves[0]!);
    else if (moves.length)
      page.set({ choice: { target: null, title: say("page-choose", { kind: "tickets" }), moves } });
    else if (traits.prompt.mine)
      void page.ask("why", { action: { type: "tickets" } }).then((a) => a.refusal && page.set({ refusal: a.refusal }));
  };
  return (
    <li class="ttr-deck" data-deck="tickets">
      <Button
        class={`ttr-pick ttr-bare ${moves.length ? "ttr-can" : ""}`}
        aria-disabled={!moves.length}
        title={`${say("page-tickets-draw")}: ${say("page-deck-left", { n: total })}`}
        onClick={go}
      >
        <Back deck="tickets" />
        <b class="ttr-count" aria-hidden="true">
          {total}
        </b>
        <Hidden>{`${say("page-tickets-draw")}, ${say("page-deck-left", { n: total })}`}</Hidden>
      </Button>
    </li>
  );
}
