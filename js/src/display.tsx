// What can be drawn: face-up cards, decks and tickets.

import type { ComponentChildren, JSX } from "preact";
import { Back, Face } from "./card";
import type { Targets } from "./choosing";
import { DiscardsButton } from "./discards";
import type { Market } from "./layout";
import type { Page } from "./page";
import { Hidden, OWN_KEYS, usePage } from "./parts";
import type { Plan } from "./prepared";
import type { Move } from "./protocol";
import { Picture } from "./symbols";

/** Plays a move; while others play, prepares it; otherwise says why it cannot be played now. */
function play(page: Page, move: Move | undefined, plan: Plan, why: Record<string, unknown>): void {
  if (move) void page.playMove(move);
  else if (page.preparing.may) void page.preparing.prepare(plan);
  else if (page.traits.prompt.mine)
    void page.ask("why", { action: why }).then((answer) => answer.refusal && page.set({ refusal: answer.refusal }));
}

export function Display({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { traits, say, layout } = page;
  const market = traits.view.rules.market ?? { display: [], decks: {} };
  const { columns, card } = layout.market;
  return (
    <section class="ttr-display" aria-label={say("page-display-title")}>
      <ul class="ttr-market" style={{ "--columns": columns, "--card": `${card}px` }}>
        {(market.display as (string | null)[]).map((name, slot) => {
          if (name === null) return <li key={`hole-${slot}`} class="ttr-hole" data-slot={slot} />;
          const move = now.cards.get(name);
          return (
            <li key={slot} data-slot={slot}>
              <Pick
                move={move}
                plan={{ card: name }}
                now={now}
                title={say("page-card", { card: name })}
                onClick={() => play(page, move, { card: name }, { type: "draw", card: name })}
              >
                <Face name={name} />
                <Hidden>{say("page-display-draw", { card: name })}</Hidden>
              </Pick>
            </li>
          );
        })}
        {traits.board.decks.map((deck, n) => (
          <Deck key={deck} deck={deck} left={(market.decks as Record<string, number>)[deck] ?? 0} now={now}>
            {n === 0 ? <DiscardsButton /> : null}
          </Deck>
        ))}
        {layout.market.deck === "card" ? <TicketDeck now={now} as="card" /> : null}
      </ul>
      {layout.market.deck === "bar" ? <TicketDeck now={now} as="bar" /> : null}
    </section>
  );
}

/** Shows what is prepared for the own next turn. */
const planned = (page: Page, plan: Plan): { "aria-pressed"?: boolean } =>
  page.preparing.may ? { "aria-pressed": page.preparing.is(plan) } : {};

interface PickProps {
  move: Move | undefined;
  plan: Plan;
  now: Targets;
  title: string;
  onClick: () => void;
  children: ComponentChildren;
}

function Pick({ move, plan, now, title, onClick, children }: PickProps): JSX.Element {
  const page = usePage();
  const mayDraw = now.cards.size + now.decks.size > 0;
  return (
    <button
      type="button"
      {...OWN_KEYS}
      {...planned(page, plan)}
      class={`ttr-pick ${move ? "ttr-can" : mayDraw ? "ttr-cannot" : ""}`}
      aria-disabled={!move && !page.preparing.may}
      title={title}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface DeckProps {
  deck: string;
  left: number;
  now: Targets;
  children: ComponentChildren;
}

function Deck({ deck, left, now, children }: DeckProps): JSX.Element {
  const page = usePage();
  const { say } = page;
  const move = now.decks.get(deck);
  const does = say(move && move.card === undefined ? "page-refill" : "page-draw", { deck });
  const rest = say("page-deck-left", { n: left });
  return (
    <li class="ttr-deck" data-deck={deck} data-left={Math.min(3, left)}>
      <Pick
        move={move}
        plan={{ card: deck }}
        now={now}
        title={`${does}: ${rest}`}
        onClick={() => play(page, move, { card: deck }, { type: "draw", card: deck })}
      >
        <Back deck={deck} />
        <b class="ttr-count" aria-hidden="true">
          {left}
        </b>
        <Hidden>{`${does}, ${rest}`}</Hidden>
      </Pick>
      {children}
    </li>
  );
}

/** Draws tickets, or opens the choice between several ways of drawing them. */
export function drawTickets(page: Page, now: Targets): void {
  const moves = now.plain.filter((move) => move.kind === "tickets");
  if (moves.length > 1)
    page.set({ choice: { target: null, title: page.say("page-choose", { kind: "tickets" }), moves } });
  else play(page, moves[0], { kind: "tickets" }, { type: "tickets" });
}

interface TicketDeckProps {
  now: Targets;
  as: Exclude<Market["deck"], "none">;
}

/** The ticket deck, next to the cards; drawing tickets takes a whole turn. */
export function TicketDeck({ now, as }: TicketDeckProps): JSX.Element | null {
  const page = usePage();
  const { traits, say } = page;
  const left = traits.view.rules.tickets?.left as Record<string, number> | undefined;
  if (!left) return null;
  const can = now.plain.some((move) => move.kind === "tickets");
  const total = Object.values(left).reduce((sum, count) => sum + count, 0);
  const words = say("page-tickets-draw");
  const rest = say("page-deck-left", { n: total });
  const props = {
    type: "button" as const,
    ...OWN_KEYS,
    "aria-disabled": !can && !page.preparing.may,
    ...planned(page, { kind: "tickets" }),
    title: `${words}: ${rest}`,
    onClick: () => drawTickets(page, now),
  };
  const count = (
    <b class="ttr-count" aria-hidden="true">
      {total}
    </b>
  );
  if (as === "card") {
    return (
      <li class="ttr-deck" data-deck="tickets" data-left={Math.min(3, total)}>
        <button {...props} class={`ttr-pick ${can ? "ttr-can" : ""}`}>
          <Back deck="tickets" />
          {count}
          <Hidden>{`${words}, ${rest}`}</Hidden>
        </button>
      </li>
    );
  }
  return (
    <div class="ttr-ticketdeck" data-deck="tickets">
      <button {...props} class={`ttr-pick ${can ? "ttr-can" : ""}`}>
        <Picture of="tickets" size={18} />
        <span>{words}</span>
        {count}
        <Hidden>{rest}</Hidden>
      </button>
    </div>
  );
}
