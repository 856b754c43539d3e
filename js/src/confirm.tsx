// Before something is built: the payment, beside the map's ghost train or in the sheet, and the cards that pay for it.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "./card";
import { type Choice, chosenMove, sorted } from "./choosing";
import type { Target } from "./hit";
import type { Page } from "./page";
import { Button, Hidden, OWN_KEYS, Tool, useInSight, usePage } from "./parts";
import { nameOf } from "./picking";
import { placeBeside, type Spot } from "./placing";
import type { Move, Route } from "./protocol";
import { fingers } from "./settings";

/** How far a popover may stand out of the map. */
const OUT = 12;
/** What it costs to cover a space of a claimed route, of a free one, of an open ticket's path; a city, a ticket's city. */
const CLAIMED = 1;
const FREE = 2;
const PATH = 6;
const CITY = 3;
const GOAL = 8;

/** What a popover about this place should leave visible. */
export function spotsAround(page: Page, target: Target): { of: Omit<Spot, "cost">[]; spots: Spot[] } {
  const { board, view } = page.traits;
  const at = page.spots?.();
  if (!at) return { of: [], spots: [] };
  const route = board.routes.find((one) => target.kind === "route" && one.id === target.id);
  const ends = route ? [route.a, route.b].flatMap((id) => at({ kind: "city", id })) : [];
  const open = view.tickets.filter((ticket) => !ticket.done);
  const path = new Set(open.flatMap(({ id }) => view.paths[id] ?? []));
  const goals = new Set(open.flatMap(({ id }) => board.tickets[id]?.cities ?? []));
  const spots = board.routes.flatMap(({ id }, n) => {
    const cost = path.has(n) ? PATH : page.claimed[id] === undefined ? FREE : CLAIMED;
    return at({ kind: "route", id }).map((spot) => ({ ...spot, cost }));
  });
  for (const { id } of board.cities) {
    const cost = goals.has(id) ? GOAL : CITY;
    spots.push(...at({ kind: "city", id }).map((spot) => ({ ...spot, cost })));
  }
  return { of: [...at(target), ...ends], spots };
}

/** Moves a box beside a place on the map. */
export function standBeside(box: HTMLElement, page: Page, target: Target): void {
  const frame = page.el.querySelector(".ttr-page")?.getBoundingClientRect();
  const from = box.offsetParent?.getBoundingClientRect();
  const map = page.el.querySelector(".ttr-map")?.getBoundingClientRect();
  const around = spotsAround(page, target);
  if (!frame || !from || !map || !around.of.length) return;
  const view = box.ownerDocument.defaultView;
  const [left, top] = [Math.max(map.left - OUT, frame.left + 4), Math.max(map.top - OUT, frame.top + 4, 4)];
  const right = Math.min(map.right + OUT, frame.right - 4);
  const bottom = Math.min(map.bottom + OUT, frame.bottom - 4, (view?.innerHeight ?? map.bottom) - 4);
  const room = { x: left, y: top, width: right - left, height: Math.max(bottom - top, box.offsetHeight) };
  const never = [...page.el.querySelectorAll(".ttr-hand")].map((one) => one.getBoundingClientRect());
  const { x, y, tail } = placeBeside({ width: box.offsetWidth, height: box.offsetHeight }, { ...around, room, never });
  box.style.left = `${Math.round(x - from.left)}px`;
  box.style.top = `${Math.round(y - from.top)}px`;
  box.style.setProperty("--tail-x", `${Math.round(tail.x - x)}px`);
  box.style.setProperty("--tail-y", `${Math.round(tail.y - y)}px`);
}

/** The popover on pages with room beside the route. */
export function Confirm(): JSX.Element | null {
  const page = usePage();
  const { choice } = page.local;
  if (page.layout.shape === "sheet" || !choice?.target) return null;
  return <Popover key={`${choice.target.kind} ${choice.target.id}`} choice={choice} target={choice.target} />;
}

function Popover({ choice, target }: { choice: Choice; target: Target }): JSX.Element {
  const page = usePage();
  const box = useRef<HTMLElement>(null);
  const stand = () => box.current && standBeside(box.current, page, target);
  useLayoutEffect(() => {
    stand();
  }, [choice, page.traits.view, page.layout]);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(".ttr-main")?.focus({ preventScroll: true });
    const stage = page.el.querySelector(".ttr-stage");
    // The map's zoom is a transform of its stage.
    const zooms = new MutationObserver(stand);
    if (stage) zooms.observe(stage, { attributes: true, attributeFilter: ["style"] });
    return () => zooms.disconnect();
  }, []);
  return (
    <section
      class="ttr-confirm ttr-beside"
      ref={box}
      aria-label={nameOf(page.traits.board, target)}
      style={seatStyle(page)}
    >
      <i class="ttr-tail" aria-hidden="true" />
      <Head target={target} />
      <div class="ttr-paying">
        <Fan cards={chosenMove(choice).cards ?? {}} />
        {choice.moves.length > 1 ? <Turn choice={choice} /> : null}
      </div>
      <Build move={chosenMove(choice)} />
    </section>
  );
}

/** The same in the sheet of a narrow page, with all payments side by side. */
export function PayInSheet({ choice, target }: { choice: Choice; target: Target }): JSX.Element {
  const page = usePage();
  const box = useInSight();
  const ways = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A tap on a card of the hand may choose a payment that is out of sight.
    ways.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [choice.at]);
  const route = page.traits.board.routes.find((one) => target.kind === "route" && one.id === target.id);
  return (
    <section class="ttr-confirm" ref={box} aria-label={nameOf(page.traits.board, target)} style={seatStyle(page)}>
      <Head target={target} />
      {route ? <Facts route={route} /> : null}
      {choice.moves.length > 1 ? (
        <div class="ttr-options ttr-ways" ref={ways}>
          {choice.moves.map((move, n) => (
            <Button
              key={move.id}
              class="ttr-option"
              title={move.label}
              aria-pressed={n === (choice.at ?? 0)}
              onClick={() => page.picking.choose(n)}
            >
              <Fan cards={move.cards ?? {}} />
              <span>{paymentWords(page, move)}</span>
            </Button>
          ))}
        </div>
      ) : null}
      <div class="ttr-buttons">
        <Button class="ttr-back-out" onClick={() => page.set({ choice: null })}>
          {page.say("page-back")}
        </Button>
        <Build move={chosenMove(choice)} />
      </div>
    </section>
  );
}

/** What the plate says about the payment beside the route. */
export function PayingNote({ choice }: { choice: Choice }): JSX.Element {
  const { say, el } = usePage();
  if (choice.ahead) return <p class="ttr-plate-note">{say("page-prepared-help")}</p>;
  return (
    <p class="ttr-plate-note">
      {say(choice.moves.length > 1 ? "page-build-help" : "page-build-help-one")}{" "}
      {fingers(el) ? null : say("page-build-help-esc")}
    </p>
  );
}

function seatStyle({ traits, local }: Page): Record<string, string> {
  const look = traits.board.seats[(local.choice?.ahead ? traits.view.seat : traits.prompt.seat) ?? -1];
  return look ? { "--seat": look.fill, "--seat-ink": look.ink } : {};
}

function Head({ target }: { target: Target }): JSX.Element {
  const page = usePage();
  const points = page.traits.board.routes.find((one) => target.kind === "route" && one.id === target.id)?.points;
  return (
    <h2>
      <span>{nameOf(page.traits.board, target)}</span>
      {points ? (
        <b class="ttr-gain">
          <span aria-hidden="true">+{points}</span>
          <Hidden>, {page.say("page-points", { n: points })}</Hidden>
        </b>
      ) : null}
    </h2>
  );
}

/** The name of the open ticket that a route would help to complete. */
export function ticketOn({ traits: { board, view } }: Page, route: Route): string | undefined {
  const number = board.routes.indexOf(route);
  const worth = (id: string) => board.tickets[id]?.points ?? 0;
  const helped = view.tickets.filter(({ id, done }) => !done && view.paths[id]?.includes(number));
  helped.sort((one, other) => worth(other.id) - worth(one.id));
  return helped[0] && board.tickets[helped[0].id]?.name;
}

function Facts({ route }: { route: Route }): JSX.Element {
  const page = usePage();
  const ticket = ticketOn(page, route);
  return (
    <p class="ttr-quiet">
      {page.say("route-cost", { length: route.length, color: route.color })}
      {ticket ? <b class="ttr-yes"> · {page.say("page-hover-on-ticket", { name: ticket })}</b> : null}
    </p>
  );
}

/** "1 of 3" and the button for the next payment. */
function Turn({ choice: { at = 0, moves } }: { choice: Choice }): JSX.Element {
  const page = usePage();
  return (
    <span class="ttr-turn-pay">
      <span>{page.say("page-payment-of", { n: at + 1, all: moves.length })}</span>
      <Tool
        picture="next"
        words={page.say("page-payment-next")}
        onClick={(event) => {
          page.picking.choose(at + 1);
          takeFocus(page, event);
        }}
      />
    </span>
  );
}

/** The cards of a payment one by one, like those in a hand. */
function Fan({ cards }: { cards: Record<string, number> }): JSX.Element {
  const order = usePage().traits.board.cards.map((card) => card.name);
  const all = sorted(cards, order).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, n) => [name, n] as const),
  );
  return (
    <span class="ttr-fan" style={{ "--cards": all.length }} aria-hidden="true">
      {all.map(([name, n]) => (
        <Face key={`${name} ${n}`} name={name} size="small" />
      ))}
    </span>
  );
}

/** `3 red + 1 locomotive`. */
function paymentWords(page: Page, move: Move): string {
  const order = page.traits.board.cards.map((card) => card.name);
  const parts = sorted(move.cards ?? {}, order).map(([name, n]) => page.say("page-payment", { cards: { [name]: n } }));
  return parts.join(" + ");
}

function Build({ move }: { move: Move }): JSX.Element {
  const page = usePage();
  const payment = paymentWords(page, move);
  const { choice } = page.local;
  if (choice?.ahead) {
    return (
      <Button class="ttr-main ttr-build" onClick={() => void page.picking.build()}>
        {page.say("page-prepare-for", { payment })}
      </Button>
    );
  }
  return (
    <Button class="ttr-main ttr-build" onClick={() => void page.picking.build()}>
      {payment ? page.say("page-build-for", { kind: move.kind, payment }) : move.label}
    </Button>
  );
}

/** What the plate says about the move that is prepared for the own next turn. */
export function PlannedNote(): JSX.Element | null {
  const page = usePage();
  const { prepared } = page.local;
  if (!prepared) return null;
  return (
    <p class="ttr-plate-note ttr-planned">
      <b>{page.say("page-prepared", { name: prepared.name })}</b> <span>{page.say("page-prepared-help")}</span>
      <Tool picture="close" words={page.say("page-prepared-drop")} onClick={() => page.preparing.drop()} />
    </p>
  );
}

/** After a click with the mouse, Enter builds again; with the keyboard the focus stays where it is. */
function takeFocus(page: Page, event: MouseEvent): void {
  if (event.detail) page.el.querySelector<HTMLElement>(".ttr-confirm .ttr-main")?.focus({ preventScroll: true });
}

/** How many of these cards pay for what is chosen; `null` if nothing is, or no payment uses them. */
export function paid({ local: { choice } }: Page, card: string): number | null {
  if (!choice?.target || !choice.moves.some((move) => move.cards?.[card])) return null;
  return chosenMove(choice).cards?.[card] ?? 0;
}

/** Over a pile of the hand while a payment is chosen: the button for the next payment that uses it. */
export function Payer({ card, pays }: { card: string; pays: boolean }): JSX.Element {
  const page = usePage();
  const words = page.say("page-payment-with", { card });
  return (
    <button
      type="button"
      {...OWN_KEYS}
      class="ttr-payer"
      aria-pressed={pays}
      title={words}
      aria-label={words}
      onClick={(event) => {
        page.picking.payWith(card);
        takeFocus(page, event);
      }}
    />
  );
}
