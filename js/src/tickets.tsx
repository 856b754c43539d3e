// The player's tickets with their progress, and the choice of new ones.

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Payment } from "./card";
import { keeping, least, sorted } from "./choosing";
import { ticketRows } from "./layout";
import { LastLines, WholeLog } from "./news";
import type { Page, Places } from "./page";
import { Button, Hidden, SeatMark, usePage } from "./parts";
import type { Counts, OwnTicket } from "./protocol";
import { Picture } from "./symbols";

/** The cities of tickets, and the routes that connect them; `null` without tickets. */
function connected(page: Page, ids: string[]): Places | null {
  const { board, view } = page.traits;
  if (!ids.length) return null;
  const paths = ids.flatMap((id) => view.paths[id] ?? []);
  return {
    cities: [...new Set(ids.flatMap((id) => board.tickets[id]?.cities ?? []))],
    routes: [...new Set(paths)].flatMap((number) => board.routes[number]?.id ?? []),
    way: true,
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

/** The tickets, and below them the news if these leave room. */
export function Lower(): JSX.Element {
  const { layout, traits } = usePage();
  const room = layout.areas.tickets ?? { width: layout.width - 24, height: 0 };
  const columns = columnsIn(room.width);
  const elsewhere = layout.areas.news !== undefined;
  const held = traits.view.tickets;
  const tours = held.filter(({ id }) => traits.board.tickets[id]?.tour).length;
  const rows = ticketRows(room.height, held.length, tours, columns, !elsewhere);
  return (
    <>
      <div class="ttr-keeping" style={{ height: `${rows.kept}px` }}>
        <Tickets rows={rows} columns={columns} folds={rows.row < LEGIBLE} />
      </div>
      {rows.news === "log" ? <WholeLog /> : rows.news === "lines" ? <LastLines /> : null}
    </>
  );
}

/** From this width on two tickets stand beside each other. */
const columnsIn = (width: number): number => (width >= 420 ? 2 : 1);

const ROOMY = { row: 44, tour: 84 };
/** If rows had to be lower than this, the completed tickets are folded. */
const LEGIBLE = 34;

interface TicketsProps {
  rows?: typeof ROOMY;
  columns?: number;
  /** Are there more tickets than fit? */
  folds?: boolean;
}

export function Tickets({ rows = ROOMY, columns = 1, folds = false }: TicketsProps): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const [open, setOpen] = useState(false);
  const tickets = [...traits.view.tickets].sort((a, b) => Number(a.done) - Number(b.done));
  const done = tickets.filter((ticket) => ticket.done).length;
  const folded = folds && done > 1;
  const shown = folded && !open ? tickets.filter((ticket) => !ticket.done) : tickets;
  const { row, tour } = folded && !open && rows.row < LEGIBLE ? { row: LEGIBLE, tour: 50 } : rows;
  const hidden = traits.view.seat === null;
  const title = hidden ? say("page-tab", { tab: "tickets" }) : say("page-tickets-title");
  const theirs = traits.view.all;
  return (
    <section class="ttr-tickets ttr-scroll" aria-label={title}>
      <h3 class={theirs ? "" : "ttr-hidden"}>
        {traits.controls.role !== "player" && page.seat !== null
          ? say("page-tickets-teaching", { name: page.players[page.seat] ?? "" })
          : title}{" "}
        {hidden ? null : <span class="ttr-quiet">{say("page-tickets-done", { done, n: tickets.length })}</span>}
      </h3>
      <ul
        class="ttr-ticketlist"
        data-row={row}
        style={{ "--columns": columns, "--row": `${row}px`, "--tour": `${tour}px` }}
      >
        {shown.map((ticket) => (
          <li key={ticket.id}>
            <Ticket ticket={ticket} />
          </li>
        ))}
        {folded ? (
          <li class="ttr-folded">
            <Button aria-expanded={open} onClick={() => setOpen(!open)}>
              <Picture of="done" size={13} /> {say("page-tickets-folded", { n: done })}
            </Button>
          </li>
        ) : null}
        {tickets.length === 0 ? (
          <li class="ttr-quiet ttr-none">{say(hidden ? "page-tickets-hidden" : "page-tickets-none")}</li>
        ) : null}
      </ul>
      {theirs?.tickets.map((held, seat) =>
        seat === traits.view.seat ? null : (
          <OfOther key={seat} seat={seat} held={held} hand={theirs.hands[seat] ?? {}} />
        ),
      )}
    </section>
  );
}

function Ticket({ ticket: { id, done, missing, built, points } }: { ticket: OwnTicket }): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  return (
    <Button class={`ttr-ticket ${done ? "ttr-done" : missing === null ? "ttr-lost" : ""}`} {...pointing(page, id)}>
      <b class="ttr-points">{points ?? traits.board.tickets[id]?.points}</b>
      <span class="ttr-name" title={ticketName(page, id)}>
        {ticketName(page, id)}
      </span>
      <Values id={id} />
      <span class="ttr-progress">
        {done ? (
          <>
            <Picture of="done" size={13} /> {say("page-ticket-done")}
          </>
        ) : missing === null ? (
          say("page-ticket-lost")
        ) : (
          <>
            <Cells built={built} missing={missing} />
            <Hidden>{say("page-ticket-missing", { n: missing })}</Hidden>
            <span aria-hidden="true">{say("page-ticket-to-go", { n: missing })}</span>
          </>
        )}
      </span>
    </Button>
  );
}

/** Longer connections show what is built as one bar. */
const COUNTED = 12;

/** The spaces of a ticket's connection: built and missing. */
function Cells({ built, missing }: { built: number; missing: number }): JSX.Element {
  const counted = built + missing <= COUNTED;
  return (
    <span class="ttr-cells" aria-hidden="true">
      {counted
        ? Array.from({ length: built }, (_, n) => <i key={n} class="ttr-built" />)
        : built > 0 && <i class="ttr-built ttr-bar" style={{ flexGrow: built }} />}
      {Array.from({ length: Math.min(missing, COUNTED) }, (_, n) => (
        <i key={`missing-${n}`} />
      ))}
    </span>
  );
}

/** For a teacher: the hand and the tickets of another seat. */
function OfOther({ seat, held, hand }: { seat: number; held: string[]; hand: Counts }): JSX.Element {
  const page = usePage();
  const { say, traits } = page;
  const order = traits.board.cards.map((card) => card.name);
  const cards = sorted(hand, order);
  return (
    <div class="ttr-theirs">
      <p class="ttr-group">
        <SeatMark seat={seat} size={12} /> {page.players[seat]}
      </p>
      <div class="ttr-others">
        <Payment cards={cards} />
        <Hidden>{say("page-cards", { cards: Object.fromEntries(cards) })}</Hidden>
      </div>
      {held.map((id) => (
        <Button key={id} class="ttr-ticket ttr-slim" {...pointing(page, id)}>
          <b class="ttr-points">{page.traits.board.tickets[id]?.points}</b>
          <span class="ttr-name">{ticketName(page, id)}</span>
        </Button>
      ))}
    </div>
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
            class={`ttr-offer ${traits.board.tickets[id]?.tour ? "ttr-tour" : ""} ${picked.has(id) ? "ttr-on" : ""}`}
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
