// Cards that are turned up over the map: for a route they come out of a tunnel's mouth, then the question whether to pay.

import type { JSX } from "preact";
import { Face, Payment, Way } from "./card";
import { sorted } from "./choosing";
import type { Scale } from "./hit";
import { type Opening, revealedIn } from "./opening";
import type { Page } from "./page";
import { Button, usePage } from "./parts";
import { GhostTrain } from "./pieces";
import type { Route } from "./protocol";
import type { Spot } from "./steps";
import { Stone } from "./stone";

const asks = ({ traits, moves }: Page): boolean => traits.prompt.kind === "tunnel" && moves.length > 0;

/** What is open now: cards on their way, or the question about those that are out. */
function openingOf(page: Page): Opening | null {
  const { opening, held } = page.local;
  if (opening || !asks(page) || held.asked) return opening;
  const { prompt, view } = page.traits;
  const { revealed, extra } = revealedIn(view);
  const { route } = prompt.about as { route?: string };
  const spot: Spot | null = route ? { kind: "route", id: route } : null;
  return { cards: revealed, like: extra, spot, seat: prompt.seat, safe: false, shown: revealed.length, over: true };
}

/** The mouth of a tunnel, on the side of the map away from the tunnel itself. */
export function Mouth(): JSX.Element | null {
  const page = usePage();
  const opening = openingOf(page);
  if (!opening) return null;
  const { cards, like, shown, over, spot, safe } = opening;
  const pays = asks(page) && !page.local.opening;
  const out = cards.slice(0, shown);
  return (
    <div class={`ttr-mouthbox ${sideOf(page, spot)}`}>
      <div class={`ttr-mouth ${spot ? "" : "ttr-plain"}`}>
        {spot ? <Stone /> : null}
        <div class="ttr-revealed" role="img" aria-label={page.say("page-tunnel-cards", { cards: out })}>
          {out.map((name, n) => (
            <span
              class={`ttr-turned ${like[n] ? "ttr-costs" : "ttr-free"} ${over && !like[n] && !safe ? "ttr-quieter" : ""}`}
              key={n}
              style={{ "--at": place(n, cards.length) }}
            >
              <Face name={name} />
              {like[n] ? <b>+1</b> : null}
            </span>
          ))}
        </div>
        {over && !pays && spot ? <Verdict opening={opening} /> : null}
        {pays ? <Plate /> : null}
      </div>
    </div>
  );
}

/** The place of a card in its row, from -1 to 1. */
const place = (n: number, count: number): number => (count < 2 ? 0 : (2 * n) / (count - 1) - 1);

function sideOf({ chart }: Page, spot: Spot | null): string {
  if (!chart || !spot) return "";
  const { left, width } = chart.host.getBoundingClientRect();
  return chart.where(spot).x < left + width / 2 ? "ttr-right" : "ttr-left";
}

function Verdict({ opening: { like, safe } }: { opening: Opening }): JSX.Element | null {
  const { say } = usePage();
  const extra = like.filter(Boolean).length;
  if (!safe && !extra) return null;
  return <p class={`ttr-stamp ${safe ? "ttr-safe" : ""}`}>{safe ? say("page-tunnel-safe") : `+${extra}`}</p>;
}

/** What the tunnel costs, and the ways to pay. */
function Plate(): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const { route, extra } = traits.prompt.about as { route?: string; extra?: number };
  const laid = (traits.view.rules.tunnels as { laid?: Record<string, number> } | undefined)?.laid ?? {};
  const order = traits.board.cards.map((card) => card.name);
  const name = traits.board.routes.find(({ id }) => id === route)?.name ?? "";
  const payable = page.moves.some((move) => move.cards);
  const look = traits.board.seats[traits.prompt.seat ?? -1];
  return (
    <div class="ttr-choice ttr-tunnel" style={{ "--seat": look?.fill, "--seat-ink": look?.ink }}>
      <header>
        <b>{say("page-tunnel-costs", { name, n: Number(extra ?? 0) })}</b>
        <span class="ttr-laidcards">
          {say("page-tunnel-laid")} <Payment cards={sorted(laid, order)} />
        </span>
      </header>
      {payable ? null : <p>{say("page-tunnel-poor", { n: Number(extra ?? 0) })}</p>}
      <div class="ttr-options">
        {page.moves.map((move) => (
          <Button
            key={move.id}
            class={move.cards ? "ttr-option ttr-payit" : ""}
            title={move.label}
            onClick={() => void page.playMove(move)}
          >
            {move.cards ? <span>{say("page-tunnel-pay")}</span> : null}
            <Way move={move} />
          </Button>
        ))}
      </div>
    </div>
  );
}

/** How far the light around a route reaches beyond its cities, in pixels of the drawing. */
const LIGHT = 46;

/** The map falls dark, but for the route that the cards are about and its train that is not built yet. */
export function Veil({ page, scale }: { page: Page; scale: Scale }): JSX.Element | null {
  const opening = openingOf(page);
  const { board } = page.traits;
  const route = board.routes.find(({ id }) => id === opening?.spot?.id);
  const look = board.seats[opening?.seat ?? -1];
  if (!route || !look) return null;
  const ends = board.cities.filter(({ id }) => id === route.a || id === route.b);
  const [xs, ys] = [ends.map(({ x }) => scale.x(x)), ends.map(({ y }) => scale.y(y))];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const reach = Math.hypot(right - left, bottom - top) / 2 + LIGHT;
  const light = `circle at ${(left + right) / 2}px ${(top + bottom) / 2}px`;
  const style = {
    background: `radial-gradient(${light}, transparent ${reach * 0.72}px, var(--veil) ${reach}px)`,
  };
  return (
    <>
      <div class="ttr-mapveil" style={style} />
      <svg class="ttr-mapveil ttr-tunnelway" aria-hidden="true">
        <path class="ttr-way-rim" d={wayOf(route, scale)} />
        <path class="ttr-way" d={wayOf(route, scale)} />
        <GhostTrain route={route} scale={scale} look={look} />
      </svg>
    </>
  );
}

const wayOf = (route: Route, scale: Scale): string =>
  route.path
    .map((line) => `M${line.map(([x, y]) => `${scale.x(x).toFixed(1)} ${scale.y(y).toFixed(1)}`).join("L")}`)
    .join("");
