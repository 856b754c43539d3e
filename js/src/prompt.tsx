// The open question, and the answers that are not on the map.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Way } from "./card";
import type { Targets } from "./choosing";
import { Button, OWN_KEYS, SeatMark, useInSight, usePage } from "./parts";
import { TakePassengers } from "./passengers";
import type { Move } from "./protocol";
import { Picture } from "./symbols";
import { Keep } from "./tickets";
import { Tunnel } from "./tunnel";

/** The questions with a dialog of their own. */
const DIALOGS: Record<string, () => JSX.Element> = {
  keep: Keep,
  pieces: Pieces,
  passengers: TakePassengers,
  tunnel: Tunnel,
};

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

/** The part of the dock with the choices. */
export function Answers({ now }: { now: Targets }): JSX.Element | null {
  const page = usePage();
  const { prompt } = page.traits;
  const { choice } = page.local;
  if (choice) return <Choosing key={`${choice.target?.kind}-${choice.target?.id}-${choice.title}`} />;
  if (page.moves.length === 0) return <div class="ttr-choice" />;
  const key = `${prompt.seq}-${prompt.kind}`;
  const Dialog = DIALOGS[prompt.kind];
  return Dialog ? <Dialog key={key} /> : <Plain now={now} />;
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
  const refills = [...now.decks.values()].filter((move) => move.card === undefined);
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
  const piece = page.traits.board.buildings[0];
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
          <Picture of={piece ?? ""} size={16} />{" "}
          {piece ? say("page-can-build", { piece, n: now.cities.size }) : say("page-can-city", { n: now.cities.size })}
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
  if (moves[0]?.kind === "exchange") return <Exchange moves={moves} />;
  return (
    <div class="ttr-choice" ref={box}>
      <p class="ttr-choose">
        {title || (moves.some((move) => move.cards) ? say("page-pay-title", { name: name ?? "" }) : name)}
      </p>
      <div class="ttr-options">
        {moves.map((move) => (
          <Button key={move.id} class="ttr-option" title={move.label} onClick={() => void page.playMove(move)}>
            <Way move={move} />
          </Button>
        ))}
      </div>
      <Button class="ttr-quietly" onClick={() => page.set({ choice: null })}>
        {say("page-cancel")}
      </Button>
    </div>
  );
}

/** The World: how many of the pieces are trains; the rest are ships. */
function Pieces(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const ordered = [...page.moves].sort((one, other) => (one.trains ?? 0) - (other.trains ?? 0));
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
