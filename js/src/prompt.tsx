// The open question, and the answers that are not on the map.

import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Face, Payment } from "./card";
import { sorted, type Targets, taking, waiting } from "./choosing";
import { Button, Hidden, OWN_KEYS, SeatMark, usePage } from "./parts";
import type { Move } from "./protocol";
import { Mark, Picture } from "./symbols";
import { Keep } from "./tickets";

export function Asked(): JSX.Element {
  const page = usePage();
  const { prompt } = page.traits;
  return (
    <p class={`ttr-asked ${prompt.mine ? "ttr-mine" : ""}`} {...OWN_KEYS} tabIndex={-1}>
      {prompt.seat !== null && !prompt.over ? <SeatMark seat={prompt.seat} size={13} /> : null}
      <span class="ttr-sentence">{prompt.sentence}</span>
      <Chips />
      {page.local.sending ? <span class="ttr-wait" aria-hidden="true" /> : null}
    </p>
  );
}

/** Reminders: the last round, and who this page is for. */
function Chips(): JSX.Element {
  const { traits, say } = usePage();
  const { view, settings, controls } = traits;
  const left = view.over ? null : view.turns_left;
  return (
    <>
      {left === null ? null : <span class="ttr-chip ttr-last">{say("page-chip-last", { n: left })}</span>}
      {settings.teaching ? <span class="ttr-chip">{say("page-chip-teaching")}</span> : null}
      {!settings.teaching && controls.seat === null && !controls.curtain ? (
        <span class="ttr-chip">{say("page-chip-watching")}</span>
      ) : null}
    </>
  );
}

/** In a low window, scrolls what a click on the map has opened into view. */
function useInSight(): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.scrollIntoView?.({ block: "nearest" }), []);
  return box;
}

/** The part of the dock with the choices. */
export function Answers({ now }: { now: Targets }): JSX.Element | null {
  const page = usePage();
  const { prompt } = page.traits;
  const { choice } = page.local;
  if (choice) return <Choosing key={`${choice.target?.kind}-${choice.target?.id}-${choice.title}`} />;
  if (page.moves.length === 0) return <div class="ttr-choice" />;
  const key = `${prompt.seq}-${prompt.kind}`;
  if (prompt.kind === "keep") return <Keep key={key} />;
  if (prompt.kind === "pieces") return <Pieces key={key} moves={page.moves} />;
  if (prompt.kind === "tunnel") return <Tunnel />;
  if (prompt.kind === "passengers") return <Passengers key={key} moves={page.moves} />;
  return <Plain now={now} />;
}

function Plain({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const many = (kind: string) => now.plain.filter((move) => move.kind === kind);
  const kinds = [...new Set(now.plain.map((move) => move.kind))];
  const buttons = kinds.map((kind) => {
    const moves = many(kind);
    if (moves.length === 1 || page.traits.prompt.kind !== "turn") {
      return moves.map((move) => (
        <Button
          key={move.id}
          picture={kind === "tickets" && moves.length === 1 ? "tickets" : undefined}
          onClick={() => void page.playMove(move)}
        >
          {move.label}
        </Button>
      ));
    }
    return (
      <Button
        key={kind}
        picture={kind === "tickets" ? "tickets" : undefined}
        onClick={() =>
          page.set({
            choice: {
              target: null,
              title: say("page-choose", { kind }),
              moves,
            },
          })
        }
      >
        {say("page-choose", { kind })}
      </Button>
    );
  });
  const refills = [...now.decks.values()].filter((move) => move.kind === "refill");
  return (
    <div class="ttr-choice">
      {page.traits.prompt.kind === "turn" ? <Possible now={now} /> : null}
      <div class="ttr-buttons">
        {refills.map((move) => (
          <Button key={move.id} class="ttr-main" onClick={() => void page.playMove(move)}>
            {move.label}
          </Button>
        ))}
        {buttons}
      </div>
    </div>
  );
}

/** The possible actions of a turn, in words; pointing at one highlights its places on the map. */
function Possible({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const light = (routes: Iterable<string>, cities: Iterable<string>) => ({
    onPointerEnter: () => page.set({ lit: { routes: [...routes], cities: [...cities] } }),
    onPointerLeave: () => page.set({ lit: null }),
  });
  const post = page.traits.view.rules.harbours ? "page-can-harbour" : "page-can-station";
  return (
    <ul class="ttr-possible">
      {now.cards.size + now.decks.size ? (
        <li>
          <Picture of="cards" size={16} /> {say("page-can-draw")}
        </li>
      ) : null}
      <li {...light(now.routes, [])}>
        <Picture of="trains" size={16} />{" "}
        {say(now.routes.size ? "page-can-claim" : "page-can-claim-none", { n: now.routes.size })}
      </li>
      {now.cities.size ? (
        <li {...light([], now.cities)}>
          <Picture of={post === "page-can-harbour" ? "harbours" : "stations"} size={16} />{" "}
          {say(post, { n: now.cities.size })}
        </li>
      ) : null}
    </ul>
  );
}

/** Several ways to do one thing, usually payments. */
function Choosing(): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const { target, title, moves } = page.local.choice!;
  const box = useInSight();
  const name =
    target?.kind === "route"
      ? traits.board.routes.find((route) => route.id === target.id)?.name
      : traits.board.cities.find((city) => city.id === target?.id)?.name;
  const order = traits.board.cards.map((card) => card.name);
  if (moves[0]?.kind === "exchange") return <Exchange moves={moves} />;
  return (
    <div class="ttr-choice" ref={box}>
      <p class="ttr-choose">
        {title || (moves.some((move) => move.cards) ? say("page-pay-title", { name: name ?? "" }) : name)}
      </p>
      <div class="ttr-options">
        {moves.map((move) => (
          <Button key={move.id} class="ttr-option" title={move.label} onClick={() => void page.playMove(move)}>
            <Way move={move} order={order} />
          </Button>
        ))}
      </div>
      <Button class="ttr-quietly" onClick={() => page.set({ choice: null })}>
        {say("page-cancel")}
      </Button>
    </div>
  );
}

/** A payment: cards to see, words for screen readers. */
function Way({ move, order }: { move: Move; order: string[] }): JSX.Element {
  if (!move.cards) return <>{move.label}</>;
  return (
    <>
      <Payment cards={sorted(move.cards, order)} />
      <Hidden>{move.label}</Hidden>
    </>
  );
}

/** The cards laid, the cards revealed, and which of these cost one more. */
function Tunnel(): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const tunnel = traits.view.rules.tunnels ?? { revealed: [], laid: {} };
  const revealed = tunnel.revealed as string[];
  const order = traits.board.cards.map((card) => card.name);
  const extra = (tunnel.extra ?? []) as boolean[];
  const payable = page.moves.some((move) => move.cards);
  const box = useInSight();
  return (
    <div class="ttr-choice ttr-tunnel" ref={box}>
      <div class="ttr-tunnelcards">
        <figure>
          <figcaption>{say("page-tunnel-laid")}</figcaption>
          <Payment cards={sorted(tunnel.laid ?? {}, order)} />
        </figure>
        <figure>
          <figcaption>{say("page-tunnel-revealed")}</figcaption>
          <div class="ttr-revealed" role="img" aria-label={say("page-tunnel-cards", { cards: revealed })}>
            {revealed.map((name, n) => (
              <span class={`ttr-turned ${extra[n] ? "ttr-costs" : "ttr-free"}`} key={n} style={{ "--n": n }}>
                <Face name={name} size="small" />
                {extra[n] ? <b>+1</b> : null}
              </span>
            ))}
          </div>
        </figure>
      </div>
      {payable ? null : <p>{say("page-tunnel-poor", { n: Number(traits.prompt.about.extra ?? 0) })}</p>}
      <div class="ttr-options">
        {page.moves.map((move) => (
          <Button
            key={move.id}
            class={move.cards ? "ttr-option ttr-payit" : ""}
            title={move.label}
            onClick={() => void page.playMove(move)}
          >
            {move.cards ? <span>{say("page-tunnel-pay")}</span> : null}
            <Way move={move} order={order} />
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The World: how many of the pieces are trains; the rest are ships. */
function Pieces({ moves }: { moves: Move[] }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const ordered = [...moves].sort((one, other) => (one.trains ?? 0) - (other.trains ?? 0));
  const { suggested } = page.traits.prompt;
  const [at, setAt] = useState(
    Math.max(
      0,
      ordered.findIndex((move) => move.id === suggested),
    ),
  );
  const move = ordered[at]!;
  const words = say("page-pieces", { pieces: { trains: move.trains ?? 0, ships: move.ships ?? 0 } });
  return (
    <div class="ttr-choice">
      <label class="ttr-slider">
        <span>{words}</span>
        <input
          {...OWN_KEYS}
          type="range"
          min={0}
          max={ordered.length - 1}
          value={at}
          aria-valuetext={words}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
      </label>
      <Button class="ttr-main" onClick={() => void page.playMove(move)}>
        {say("page-pieces-go")}
      </Button>
    </div>
  );
}

/** Germany: a passenger from each end, or none. */
function Passengers({ moves }: { moves: Move[] }): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const ends = waiting(moves);
  const most = [...moves].sort((a, b) => size(b) - size(a))[0];
  const [picked, setPicked] = useState<Record<string, string>>(most?.passengers ?? {});
  const move = taking(moves, picked);
  const box = useInSight();
  return (
    <div class="ttr-choice" ref={box}>
      <div class="ttr-options">
        {ends.map(([city, colors]) => (
          <fieldset class="ttr-end" key={city}>
            <legend>{traits.board.cities.find((one) => one.id === city)?.name}</legend>
            {colors.map((color) => {
              const card = traits.board.cards.find((one) => one.color === color);
              const on = picked[city] === color;
              return (
                <Button
                  key={color}
                  class={`ttr-person ${on ? "ttr-on" : ""}`}
                  aria-pressed={on}
                  aria-label={say("page-color", { color })}
                  title={say("page-color", { color })}
                  style={{ background: card?.fill, color: card?.ink }}
                  onClick={() => setPicked(without(picked, city, on ? null : color))}
                >
                  <Mark of={card?.symbol ?? ""} size={16} />
                </Button>
              );
            })}
          </fieldset>
        ))}
      </div>
      <Button class="ttr-main" disabled={!move} onClick={() => move && void page.playMove(move)}>
        {move?.label ?? say("page-passengers-go")}
      </Button>
    </div>
  );
}

const size = (move: Move) => Object.keys(move.passengers ?? {}).length;

function without(picked: Record<string, string>, city: string, color: string | null): Record<string, string> {
  const { [city]: _, ...rest } = picked;
  return color === null ? rest : { ...rest, [city]: color };
}

/** The World: pieces of one kind for as many of the other. */
function Exchange({ moves }: { moves: Move[] }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const ways = [...new Set(moves.map((move) => `${move.give}>${move.get}`))];
  const [way, setWay] = useState(ways[0]!);
  const fitting = moves.filter((move) => `${move.give}>${move.get}` === way);
  fitting.sort((one, other) => (one.count ?? 0) - (other.count ?? 0));
  const [at, setAt] = useState(0);
  const move = fitting[Math.min(at, fitting.length - 1)]!;
  return (
    <div class="ttr-choice">
      <fieldset class="ttr-options" aria-label={say("page-choose", { kind: "exchange" })}>
        {ways.map((one) => (
          <Button key={one} aria-pressed={one === way} class={one === way ? "ttr-on" : ""} onClick={() => setWay(one)}>
            {say("page-exchange-way", { give: one.split(">")[0], get: one.split(">")[1] })}
          </Button>
        ))}
      </fieldset>
      <label class="ttr-slider">
        <span>{move.label}</span>
        <input
          {...OWN_KEYS}
          type="range"
          min={0}
          max={fitting.length - 1}
          value={Math.min(at, fitting.length - 1)}
          aria-valuetext={move.label}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
      </label>
      <div class="ttr-buttons">
        <Button class="ttr-main" onClick={() => void page.playMove(move)}>
          {say("page-exchange-go")}
        </Button>
        <Button class="ttr-quietly" onClick={() => page.set({ choice: null })}>
          {say("page-cancel")}
        </Button>
      </div>
    </div>
  );
}
