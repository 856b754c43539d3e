// What everybody may know of the decks: the discard piles, and what has not been seen yet, by colour.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { usePreference } from "./field";
import { Button, usePage } from "./parts";
import type { Answers, CardKind } from "./protocol";
import { Mark, Picture } from "./symbols";

type Deck = Answers["remaining"]["decks"][number];

/** Opens the list, unless the person prefers to remember. */
export function DiscardsButton(): JSX.Element | null {
  const page = usePage();
  const { say } = page;
  const [on] = usePreference("remaining", "on");
  if (!on) return null;
  return (
    <Button
      class="ttr-discards-open"
      data-key="discards"
      aria-keyshortcuts="c"
      title={`${say("menu-discards")} (C)`}
      aria-label={say("menu-discards")}
      onClick={() => page.set({ dialog: "discards" })}
    >
      <Picture of="cards" size={15} />
    </Button>
  );
}

export function Discards(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { seq } = page.traits.prompt;
  const [decks, setDecks] = useState<Deck[]>([]);
  useEffect(() => {
    let here = true;
    void page.ask("remaining").then((answer) => here && answer.ok && setDecks(answer.decks));
    return () => {
      here = false;
    };
  }, [page, seq]);
  return (
    <Dialog title={say("menu-discards")}>
      <p class="ttr-quiet">{say(page.seat === null ? "menu-discards-watching" : "menu-discards-about")}</p>
      <div class="ttr-discards">
        {decks.map((deck) => (
          <DeckTable key={deck.deck} deck={deck} only={decks.length === 1} />
        ))}
      </div>
    </Dialog>
  );
}

function DeckTable({ deck, only }: { deck: Deck; only: boolean }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const looks = new Map(page.traits.board.cards.map((card) => [card.name, card]));
  return (
    <table>
      <caption>
        {only ? null : <b>{say("menu-discards-deck", { deck: deck.deck })} </b>}
        {say("menu-discards-counts", { left: deck.left, hidden: deck.hidden })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say("menu-discards-card")}</th>
          <th scope="col">{say("menu-discards-gone")}</th>
          <th scope="col">{say("menu-discards-unseen")}</th>
        </tr>
      </thead>
      <tbody>
        {deck.cards.map(({ card, discarded, unseen }) => (
          <tr key={card}>
            <th scope="row">
              <span class="ttr-kind">
                <Swatch look={looks.get(card)} />
                {say("page-card", { card })}
              </span>
            </th>
            <td class={discarded ? "" : "ttr-nought"}>{discarded}</td>
            <td class={unseen ? "" : "ttr-nought"}>{unseen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ look }: { look: CardKind | undefined }): JSX.Element | null {
  if (!look) return null;
  return (
    <span
      class={`ttr-swatch ${look.wild ? "ttr-wild" : ""}`}
      style={look.wild ? undefined : { background: look.fill, color: look.ink }}
    >
      <Mark of={look.symbol} size={12} />
    </span>
  );
}
