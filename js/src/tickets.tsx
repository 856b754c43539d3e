// The player's tickets with their progress, and the choice of new ones.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { keeping, least } from "./choosing";
import type { Page, Places } from "./page";
import { Button, Hidden, SeatMark, usePage } from "./parts";
import { Picture } from "./symbols";

/** The cities of tickets, and the routes that connect them; `null` without tickets. */
function connected(page: Page, ids: string[]): Places | null {
  const { board, view } = page.traits;
  if (!ids.length) return null;
  const paths = ids.flatMap((id) => view.paths[id] ?? []);
  return {
    cities: [...new Set(ids.flatMap((id) => board.tickets[id]?.cities ?? []))],
    routes: [...new Set(paths)].flatMap((number) => board.routes[number]?.id ?? []),
  };
}

/** Handlers that highlight a ticket and its connection while it is pointed at, and then those of `after`, if any. */
export function pointing(page: Page, id: string, after: () => string[] = () => []): Record<string, () => void> {
  const show = () => page.set({ lit: connected(page, [id]) });
  const hide = () => page.set({ lit: connected(page, after()) });
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}

/** A tour has three values, which are explained in words. */
function Values({ id }: { id: string }): JSX.Element | null {
  const { traits, say } = usePage();
  const ticket = traits.board.tickets[id];
  if (!ticket?.tour) return null;
  return <small class="ttr-values">{say("page-ticket-tour", { points: ticket.points, ...ticket.tour })}</small>;
}

export function ticketName(page: Page, id: string): string {
  const ticket = page.traits.board.tickets[id];
  if (!ticket) return id;
  return ticket.name;
}

export function Tickets(): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const tickets = [...traits.view.tickets].sort((a, b) => Number(a.done) - Number(b.done));
  const done = tickets.filter((ticket) => ticket.done).length;
  const hidden = traits.view.seat === null;
  const title = hidden ? say("page-tab", { tab: "tickets" }) : say("page-tickets-title");
  return (
    <section class="ttr-tickets" aria-label={title}>
      <h3>
        {traits.controls.role !== "player" && page.seat !== null
          ? say("page-tickets-teaching", { name: page.players[page.seat] ?? "" })
          : title}{" "}
        {hidden ? null : <span class="ttr-quiet">{say("page-tickets-done", { done, n: tickets.length })}</span>}
      </h3>
      <ul class="ttr-scroll">
        {tickets.map(({ id, done, missing, points }) => (
          <li key={id}>
            <Button
              class={`ttr-ticket ${done ? "ttr-done" : missing === null ? "ttr-lost" : ""}`}
              {...pointing(page, id)}
            >
              <span class="ttr-name">
                {ticketName(page, id)}
                <Values id={id} />
              </span>
              <span class="ttr-quiet ttr-progress">
                {done
                  ? say("page-ticket-done")
                  : missing === null
                    ? say("page-ticket-lost")
                    : say("page-ticket-missing", { n: missing })}
              </span>
              {done ? <Picture of="done" size={15} /> : null}
              <b class="ttr-points">{points ?? traits.board.tickets[id]?.points}</b>
            </Button>
          </li>
        ))}
        {tickets.length === 0 ? (
          <li class="ttr-quiet ttr-none">{say(hidden ? "page-tickets-hidden" : "page-tickets-none")}</li>
        ) : null}
        {(traits.view.all?.tickets ?? []).map((held, seat) =>
          seat === traits.view.seat ? null : <OfOther key={seat} seat={seat} held={held} />,
        )}
      </ul>
    </section>
  );
}

/** For a teacher: the tickets of another seat. */
function OfOther({ seat, held }: { seat: number; held: string[] }): JSX.Element {
  const page = usePage();
  return (
    <li class="ttr-theirs">
      <p class="ttr-group">
        <SeatMark seat={seat} size={9} /> {page.players[seat]}
      </p>
      {held.map((id) => (
        <Button key={id} class="ttr-ticket" {...pointing(page, id)}>
          <span class="ttr-name">{ticketName(page, id)}</span>
          <b class="ttr-points">{page.traits.board.tickets[id]?.points}</b>
        </Button>
      ))}
    </li>
  );
}

/** New tickets: choose which to keep. */
export function Keep(): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const moves = page.moves;
  const offered = (traits.view.rules.tickets?.offered as string[]) ?? [];
  const [picked, setPicked] = useState<Set<string>>(new Set());
  const kept = offered.filter((id) => picked.has(id));
  // Selected tickets stay highlighted when nothing is pointed at.
  const ticked = useRef<string[]>([]);
  ticked.current = kept;
  const move = keeping(moves, kept);
  const minimum = Number.isFinite(least(moves)) ? least(moves) : 0;
  const flip = (id: string) =>
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <div class="ttr-choice">
      <fieldset class="ttr-options ttr-offers" aria-label={say("page-keep-title", { n: minimum })}>
        {offered.map((id) => (
          <label
            key={id}
            class={`ttr-offer ${picked.has(id) ? "ttr-on" : ""}`}
            {...pointing(page, id, () => ticked.current)}
          >
            <input
              type="checkbox"
              data-lm-suppress-shortcuts="true"
              checked={picked.has(id)}
              onChange={() => flip(id)}
            />
            <span class="ttr-name">
              {ticketName(page, id)}
              <Values id={id} />
            </span>
            <b class="ttr-points">{traits.board.tickets[id]?.points}</b>
            <Hidden>{say("page-points", { n: traits.board.tickets[id]?.points ?? 0 })}</Hidden>
          </label>
        ))}
      </fieldset>
      <Button class="ttr-main" disabled={!move} onClick={() => move && void page.playMove(move)}>
        {kept.length < minimum
          ? say("page-keep-more", { n: minimum - kept.length })
          : say("page-keep-go", { n: kept.length })}
      </Button>
    </div>
  );
}
