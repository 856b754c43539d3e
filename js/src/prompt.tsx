// The open question, and the answers that are not on the map.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Way } from "./card";
import type { Targets } from "./choosing";
import { PayInSheet } from "./confirm";
import { OVER_THE_MAP } from "./map";
import type { Page } from "./page";
import { Button, OWN_KEYS, useInSight, usePage } from "./parts";
import { TakePassengers } from "./passengers";
import type { Move } from "./protocol";
import { Keep } from "./tickets";

/** The questions with a dialog of their own. */
const DIALOGS: Record<string, () => JSX.Element> = {
  keep: Keep,
  pieces: Pieces,
  passengers: TakePassengers,
};

/** The question that is open, with its answers: over the dock, or in the sheet; nothing while the turn itself is asked. */
export function Question({ now }: { now: Targets }): JSX.Element | null {
  return questionOf(usePage(), now);
}

export function questionOf(page: Page, now: Targets): JSX.Element | null {
  const { prompt } = page.traits;
  const { choice } = page.local;
  if (choice?.target) {
    const sheet = page.layout.shape === "sheet";
    return sheet ? <PayInSheet key={choice.target.id} choice={choice} target={choice.target} /> : null;
  }
  if (choice) return <Framed key={choice.title} of={<Choosing />} />;
  if (page.moves.length === 0 || OVER_THE_MAP.has(prompt.kind)) return null;
  const key = `${prompt.seq}-${prompt.kind}`;
  const Dialog = DIALOGS[prompt.kind];
  if (Dialog) return <Framed key={key} of={<Dialog />} />;
  const plain = prompt.kind === "turn" ? [] : [...now.plain, ...[...now.decks.values()].filter(refills)];
  return plain.length ? <Framed key={key} of={<Plain moves={plain} />} /> : null;
}

const refills = (move: Move): boolean => move.card === undefined;

function Framed({ of }: { of: JSX.Element }): JSX.Element {
  return <div class="ttr-question ttr-paper">{of}</div>;
}

function Plain({ moves }: { moves: Move[] }): JSX.Element {
  const page = usePage();
  return (
    <div class="ttr-choice">
      <div class="ttr-buttons">
        {moves.map((move) => (
          <Button key={move.id} class={refills(move) ? "ttr-main" : ""} onClick={() => void page.playMove(move)}>
            {move.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Several ways to do one thing. */
function Choosing(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { title, moves } = page.local.choice!;
  const box = useInSight();
  if (moves[0]?.kind === "exchange") return <Exchange moves={moves} />;
  return (
    <div class="ttr-choice" ref={box}>
      <p class="ttr-choose">{title}</p>
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
      {move.note ? (
        <p class="ttr-note" role="status">
          {move.note}
        </p>
      ) : null}
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
