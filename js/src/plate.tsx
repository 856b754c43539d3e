// The plate: whose turn it is, what is asked, and what can be done in this turn.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hasBit } from "./bits";
import { chosenMove, type Targets } from "./choosing";
import { PayingNote, PlannedNote } from "./confirm";
import { drawTickets } from "./display";
import type { Page } from "./page";
import { OWN_KEYS, usePage } from "./parts";
import { fingers } from "./settings";
import { Picture } from "./symbols";

/** From this height on, the plate has room for the sentence above the actions. */
const ROOMY = 225;

export function Plate({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { traits, local, say } = page;
  const { prompt, board } = traits;
  const look = board.seats[prompt.seat ?? -1];
  const asks = prompt.mine && !traits.controls.curtain;
  const acts = asks && prompt.kind === "turn";
  const roomy = (page.layout.areas.plate?.height ?? 0) >= ROOMY;
  const pays = local.choice?.target ? local.choice : null;
  const kind = pays ? chosenMove(pays).kind : prompt.kind;
  const pile = usePile(page);
  // A finger cannot point elsewhere to have the actions back.
  const shows = acts && !pays && !fingers(page.el) ? pile : null;
  const asked = pays ? say("page-build-title", { kind }) : asks ? say("page-plate", { kind }) : prompt.name;
  const title = shows ? say("page-pile", { card: shows }) : asked;
  return (
    <section
      class={`ttr-plate ${asks ? "ttr-mine" : ""} ${acts ? "ttr-acting" : ""}`}
      style={look ? { "--seat": look.fill, "--seat-ink": look.ink } : undefined}
      aria-label={say("page-plate-title")}
    >
      <Chips />
      <p class="ttr-asked" {...OWN_KEYS} tabIndex={-1}>
        <b class="ttr-title">{title}</b>
        <span class={`ttr-sentence ${!shows && (pays || (acts && !roomy)) ? "ttr-hidden" : ""}`}>
          {shows ? say("page-pile-routes", { n: routesFor(page, now, shows) }) : prompt.sentence}
        </span>
        {local.waiting ? <span class="ttr-wait" aria-hidden="true" /> : null}
      </p>
      {pays ? <PayingNote choice={pays} /> : shows ? null : acts ? <Acts now={now} /> : <PlannedNote />}
    </section>
  );
}

/** The card whose pile is pointed at; panels do not hear of what is pointed at by themselves. */
function usePile(page: Page): string | null {
  const [pile, setPile] = useState(page.local.pile);
  useEffect(() => page.listen(() => setPile(page.local.pile)), [page]);
  return pile;
}

/** How many routes these cards can pay for now. */
function routesFor(page: Page, now: Targets, card: string): number {
  const { board, prompt } = page.traits;
  const payable = prompt.payable[card] ?? "0";
  return board.routes.filter((route, n) => now.routes.has(route.id) && hasBit(payable, n)).length;
}

/** Reminders: the last round, and who this page is for. */
function Chips(): JSX.Element {
  const { traits, say } = usePage();
  const { view, settings, controls } = traits;
  const left = view.over ? null : view.turns_left;
  return (
    <div class="ttr-chips">
      {left === null ? null : <span class="ttr-chip ttr-last">{say("page-chip-last", { n: left })}</span>}
      {settings.teaching ? <span class="ttr-chip">{say("page-chip-teaching")}</span> : null}
      {!settings.teaching && controls.seat === null && !controls.curtain ? (
        <span class="ttr-chip">{say("page-chip-watching")}</span>
      ) : null}
    </div>
  );
}

/** More actions than these leave no room for the reminder that cards can be drawn. */
const MOST = 4;

/** What can be done in a turn; pointing at an action highlights its places on the map. */
function Acts({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { say, local, traits } = page;
  const kinds = [...new Set(now.plain.map((move) => move.kind))];
  const draws = now.cards.size + now.decks.size > 0;
  const others = (now.routes.size ? 1 : 0) + (now.cities.size ? 1 : 0) + kinds.length;
  const piece = traits.board.buildings[0];
  const draw = () => page.el.querySelector<HTMLElement>(".ttr-market .ttr-can")?.focus();
  const other = (kind: string) => {
    const moves = now.plain.filter((move) => move.kind === kind);
    if (kind === "tickets") drawTickets(page, now);
    else if (moves.length === 1) void page.playMove(moves[0]!);
    else page.set({ choice: { target: null, title: say("page-choose", { kind }), moves } });
  };
  const nameOf = (kind: string) => {
    const moves = now.plain.filter((move) => move.kind === kind);
    return kind !== "tickets" && moves.length === 1 ? moves[0]!.label : say("page-act", { kind });
  };
  return (
    <div class="ttr-acts">
      {draws && others < MOST ? (
        <Act picture="cards" words={say("page-act", { kind: "draw" })} title={say("page-can-draw")} onClick={draw} />
      ) : null}
      <Act
        picture="trains"
        words={say("page-act", { kind: "claim" })}
        title={say(now.routes.size ? "page-can-claim" : "page-can-claim-none", { n: now.routes.size })}
        count={now.routes.size}
        disabled={now.routes.size === 0}
        onClick={() => page.set({ panel: "moves" })}
        places={() => ({ routes: [...now.routes], cities: [] })}
      />
      {now.cities.size ? (
        <Act
          picture={piece ?? "stations"}
          words={piece ? say("page-act-build", { piece }) : say("page-act", { kind: "city" })}
          title={say(piece ? "page-can-build" : "page-can-city", { piece: piece ?? "", n: now.cities.size })}
          on={local.building}
          onClick={() => page.set({ building: !local.building })}
        />
      ) : null}
      {kinds.map((kind) => (
        <Act
          key={kind}
          picture={kind === "tickets" ? "tickets" : kind}
          words={nameOf(kind)}
          onClick={() => other(kind)}
        />
      ))}
    </div>
  );
}

interface ActProps {
  picture: string;
  words: string;
  title?: string;
  count?: number;
  disabled?: boolean;
  on?: boolean;
  onClick: () => void;
  places?: () => { routes: string[]; cities: string[] };
}

function Act({ picture, words, title, count, disabled, on, onClick, places }: ActProps): JSX.Element {
  const page = usePage();
  const point = places && {
    onPointerEnter: () => page.set({ lit: places() }),
    onPointerLeave: () => page.set({ lit: null }),
  };
  return (
    <button
      type="button"
      {...OWN_KEYS}
      class="ttr-act"
      title={title}
      disabled={disabled}
      aria-pressed={on}
      onClick={onClick}
      {...point}
    >
      <Picture of={picture} size={15} />
      <span>{words}</span>
      {count === undefined ? null : <em>{count}</em>}
    </button>
  );
}
