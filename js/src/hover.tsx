// The tooltip at the pointer: the route or city, its cost, and what the hand lacks for it.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Targets } from "./choosing";
import type { Page } from "./page";
import { Hidden, SeatMark, usePage } from "./parts";
import type { City, Route } from "./protocol";
import { fingers } from "./settings";

const APART = 16;

export function Tip({ now }: { now: Targets }): JSX.Element | null {
  const page = usePage();
  const box = useRef<HTMLDivElement>(null);
  const { hover } = page.local;
  useLayoutEffect(() => {
    const tip = box.current;
    const frame = tip?.parentElement?.getBoundingClientRect();
    if (!tip || !frame || !page.at) return;
    const [x, y] = [page.at.x - frame.left, page.at.y - frame.top];
    const beside = x + APART + tip.offsetWidth <= frame.width;
    const above = y - APART - tip.offsetHeight >= 0;
    tip.style.left = `${Math.max(0, beside ? x + APART : x - APART - tip.offsetWidth)}px`;
    tip.style.top = `${above ? y - APART - tip.offsetHeight : y + APART}px`;
  });
  const { routes, cities } = page.traits.board;
  const route = hover?.kind === "route" ? routes.find((one) => one.id === hover.id) : undefined;
  const city = hover?.kind === "city" ? cities.find((one) => one.id === hover.id) : undefined;
  if (!route && !city) return null;
  return (
    <div class="ttr-hoverline" ref={box} aria-hidden="true">
      {route ? <OfRoute route={route} now={now} /> : <OfCity city={city!} now={now} />}
    </div>
  );
}

function OfRoute({ route, now }: { route: Route; now: Targets }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const wild = page.traits.board.cards.find((card) => card.wild)?.name ?? "wild";
  const { kind, length, color, pairs, wilds } = route;
  const facts = [say("page-kind", { kind }), say(pairs ? "route-cost.pairs" : "route-cost", { length, color })];
  if (wilds) facts.push(say("route-cost.wilds", { wilds, card: wild }));
  facts.push(say("page-points", { n: route.points }));
  return (
    <>
      <b>{route.name}</b>
      <Hidden> · </Hidden>
      <span>{facts.join(" · ")}</span>
      <RouteNow page={page} route={route} can={now.routes.has(route.id)} />
    </>
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
  // A tap has already chosen it.
  if (can) return fingers(page.el) ? null : <span class="ttr-yes">{say("page-hover-claim")}</span>;
  if (local.lack?.route !== route.id) return null;
  const { words } = local.lack;
  return words ? (
    <span class="ttr-no">{say("page-hover-lack", { cards: words })}</span>
  ) : (
    <span class="ttr-yes">{say("page-hover-payable")}</span>
  );
}

function OfCity({ city, now }: { city: City; now: Targets }): JSX.Element {
  const { say, players, traits, el } = usePage();
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
      {now.cities.has(city.id) && !fingers(el) ? <span class="ttr-yes">{say("page-hover-build")}</span> : null}
    </>
  );
}
