// The slip beside what is pointed at: the route or city, its cost, and what the hand lacks for it.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Targets } from "./choosing";
import { standBeside, ticketOn } from "./confirm";
import type { Page } from "./page";
import { Hidden, SeatMark, usePage } from "./parts";
import type { Board, CardKind, City, Route } from "./protocol";
import { Mark } from "./symbols";

export function Tip({ now }: { now: Targets }): JSX.Element | null {
  const page = usePage();
  const box = useRef<HTMLDivElement>(null);
  const { hover, choice, lack } = page.local;
  useLayoutEffect(() => {
    if (box.current && hover) standBeside(box.current, page, hover);
  }, [hover, choice, lack, page.traits.view, page.layout]);
  const { routes, cities } = page.traits.board;
  const route = hover?.kind === "route" ? routes.find((one) => one.id === hover.id) : undefined;
  const city = hover?.kind === "city" ? cities.find((one) => one.id === hover.id) : undefined;
  // While something is chosen, its payment is what counts.
  if (choice?.target || !(route || city)) return null;
  return (
    <div class="ttr-hoverline" ref={box} aria-hidden="true">
      <i class="ttr-tail" />
      {route ? <OfRoute route={route} now={now} /> : <OfCity city={city!} now={now} />}
    </div>
  );
}

/** The kind of most routes goes without saying. */
function usualKind({ routes }: Board): string {
  const counts = new Map<string, number>();
  for (const { kind } of routes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function OfRoute({ route, now }: { route: Route; now: Targets }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { board } = page.traits;
  const wild = board.cards.find((card) => card.wild);
  const { kind, length, color, pairs, wilds } = route;
  const cost = [say(pairs ? "route-cost.pairs" : "route-cost", { length, color })];
  if (wilds) cost.push(say("route-cost.wilds", { wilds, card: wild?.name ?? "wild" }));
  const facts = [say("page-points", { n: route.points })];
  if (kind !== usualKind(board)) facts.unshift(say("page-kind", { kind }));
  const ticket = ticketOn(page, route);
  return (
    <>
      <b>{route.name}</b>
      <Hidden> · </Hidden>
      <span class="ttr-cost">
        {pairs ? (
          cost.join(" · ")
        ) : (
          <>
            <Signs route={route} wild={wild} />
            <Hidden>{cost.join(" · ")}</Hidden>
          </>
        )}
        <span>
          {" "}
          {facts.join(" · ")}
          {ticket ? <em class="ttr-ontheway"> · {say("page-hover-on-ticket", { name: ticket })}</em> : null}
        </span>
      </span>
      <RouteNow page={page} route={route} can={now.routes.has(route.id)} />
    </>
  );
}

/** A disc for each card of the price. */
function Signs({ route, wild }: { route: Route; wild: CardKind | undefined }): JSX.Element {
  const { board } = usePage().traits;
  const kind = board.cards.find((card) => card.color === route.color && !card.wild);
  return (
    <span class="ttr-signs">
      {Array.from({ length: route.length }, (_, n) => {
        const card = n < route.wilds ? wild : kind;
        return (
          <i key={n} style={card ? { background: card.fill, color: card.ink } : undefined}>
            {card ? <Mark of={card.symbol} size={10} /> : null}
          </i>
        );
      })}
    </span>
  );
}

/** The status of the route for the player: owned, closed, affordable or not. */
function RouteNow({ page, route, can }: { page: Page; route: Route; can: boolean }): JSX.Element | null {
  const { say, players, local } = page;
  const owner = page.claimed[route.id];
  const reason = page.closed[route.id];
  if (owner !== undefined) {
    return (
      <span>
        <SeatMark seat={owner} size={9} /> {say("page-hover-owner", { name: players[owner] ?? "" })}
      </span>
    );
  }
  if (reason) return <span class="ttr-no">{say("page-closed", { reason })}</span>;
  if (can) return <span class="ttr-yes">{say("page-hover-payable")}</span>;
  if (local.lack?.route !== route.id) return null;
  const { words } = local.lack;
  return words ? (
    <span class="ttr-no">{say("page-hover-lack", { cards: words })}</span>
  ) : (
    <span class="ttr-yes">{say("page-hover-payable")}</span>
  );
}

function OfCity({ city, now }: { city: City; now: Targets }): JSX.Element {
  const { say, players, traits } = usePage();
  const { buildings, tickets } = traits.view;
  const owner = buildings[city.id];
  const waiting = traits.view.waiting[city.id] ?? [];
  const wanted = tickets.filter((ticket) => !ticket.done && traits.board.tickets[ticket.id]?.cities.includes(city.id));
  return (
    <>
      <b>{city.name}</b>
      {city.port ? <span> · {say("page-hover-port")}</span> : null}
      {owner !== undefined ? (
        <span>
          <SeatMark seat={owner} size={9} /> {say("page-hover-owner", { name: players[owner] ?? "" })}
        </span>
      ) : null}
      {waiting.length ? (
        <span>
          {say("page-hover-waiting", { colors: waiting.map((color) => say("page-color", { color })).join(", ") })}
        </span>
      ) : null}
      {wanted.map(({ id }) => (
        <span key={id}>{say("page-hover-ticket", { name: traits.board.tickets[id]?.name ?? id })}</span>
      ))}
      {now.cities.has(city.id) ? <span class="ttr-yes">{say("page-hover-build")}</span> : null}
    </>
  );
}
