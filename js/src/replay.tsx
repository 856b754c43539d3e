// A replay: a slider with marks over the actions of the game, and everybody's cards at the moment shown.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Back, Payment } from "./card";
import { Chances } from "./chances";
import { sorted } from "./choosing";
import type { Page } from "./page";
import { Button, Hidden, OWN_KEYS, SeatMark, signed, Tool, usePage } from "./parts";
import type { Counts, Mark, ReviewedDecision } from "./protocol";
import { useStepwise } from "./stepwise";
import { Picture } from "./symbols";

/** Milliseconds between two steps at pace 1. */
const PACE = 1100;
const PACES = [0.5, 1, 2, 4];
const WORDS = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** The last mark before an action, or the first one after it. */
export function jump(marks: Mark[], at: number, onwards: boolean): number | null {
  const found = onwards ? marks.find((mark) => mark.at > at) : marks.filter((mark) => mark.at < at).at(-1);
  return found?.at ?? null;
}

/** What a key does: a step, a jump between marks, the start or the end, playing and pausing, or the way back. */
export function meant(event: Pick<KeyboardEvent, "key" | "shiftKey">): Command | null {
  const { key, shiftKey } = event;
  if (key === "ArrowLeft") return shiftKey ? "earlier" : "back";
  if (key === "ArrowRight") return shiftKey ? "later" : "onwards";
  return KEYS[key] ?? null;
}

type Command = "back" | "onwards" | "earlier" | "later" | "start" | "end" | "play" | "leave";
const KEYS: Record<string, Command> = {
  PageUp: "earlier",
  PageDown: "later",
  Home: "start",
  End: "end",
  " ": "play",
  Escape: "leave",
};

/** Goes to moments of the game; while Python answers, only the last wish is remembered. */
function useMoments(page: Page): { at: number; last: number; go: (number: number) => void } {
  const { replay } = page.traits.controls;
  const [at, last] = [replay?.at ?? 0, replay?.last ?? 0];
  const [wish, setWish] = useState<number | null>(null);
  const asking = useRef(false);
  const wanted = useRef<number | null>(null);
  const ask = async () => {
    if (asking.current) return;
    asking.current = true;
    while (wanted.current !== null) {
      const number = wanted.current;
      wanted.current = null;
      await page.ask("look", { number });
    }
    asking.current = false;
    setWish(null);
  };
  const go = (number: number) => {
    // A game that goes on has no end to look at: there it is played.
    if (replay?.live && number >= last) return void page.ask("look");
    wanted.current = Math.max(0, Math.min(last, number));
    setWish(wanted.current);
    void ask();
  };
  return { at: wish ?? at, last, go };
}

export function Replaying(): JSX.Element | null {
  const page = usePage();
  const { say, traits } = page;
  const { playing } = page.local;
  const showing = page.needs.chances === true;
  const chances = useStepwise("chances", showing);
  const { replay } = traits.controls;
  const back = replay?.live ? "page-replay-live" : replay?.over ? "page-replay-end" : null;
  const { at, last, go } = useMoments(page);
  const [pace, setPace] = useState(1);
  const [pointed, setPointed] = useState<number | null>(null);
  const marks = traits.marks?.items ?? [];
  const [earlier, later] = [jump(marks, at, false), jump(marks, at, true)];
  const play = (on: boolean) => {
    // At the end there is nothing left to play: it begins again.
    if (on && at >= last) go(0);
    page.set({ playing: on });
  };
  // Beside the game, steps follow the variation.
  const variation = traits.lesson?.variation ?? null;
  const along = (step: string) => void page.ask("lesson", { step });
  const commands: Record<Command, () => void> = {
    back: () => (variation ? along("back") : go(at - 1)),
    onwards: () => (variation ? along("onwards") : go(at + 1)),
    earlier: () => go(earlier ?? 0),
    later: () => go(later ?? last),
    start: () => go(0),
    end: () => go(last),
    play: () => play(!playing),
    leave: () => (variation ? along("return") : replay?.live && void page.ask("look")),
  };
  useKeys(page, commands);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return page.set({ playing: false });
    const timer = setTimeout(() => go(at + 1), PACE / pace);
    return () => clearTimeout(timer);
  }, [page, playing, at, last, pace]);
  useEffect(() => () => page.set({ playing: false }), [page]);
  const here = variation ? [] : marks.filter((mark) => mark.at === at);
  const told = pointed === null ? here : marks.filter((mark) => mark.at === pointed);
  const moment = variation
    ? say("page-variation-at", { n: at, at: variation.at, last: variation.moves.length })
    : say("page-replay-at", { turn: traits.view.turn, n: at, last });
  return (
    <section class="ttr-replay ttr-paper" aria-label={say("page-replay-title")}>
      <div class={`ttr-replaybar ${showing ? "ttr-with-chances" : ""}`}>
        {showing ? <Chances found={chances} at={at} last={last} go={go} /> : null}
        <Tool picture="earlier" words={say("page-replay-earlier")} disabled={at === 0} onClick={commands.earlier} />
        <Tool picture="back" words={say("page-replay-back")} disabled={at === 0} onClick={commands.back} />
        <Button
          class="ttr-main ttr-playing"
          picture={playing ? "pause" : "play"}
          title={say(playing ? "page-replay-pause" : "page-replay-play")}
          aria-label={say(playing ? "page-replay-pause" : "page-replay-play")}
          onClick={commands.play}
        />
        <Tool picture="onwards" words={say("page-replay-onwards")} disabled={at >= last} onClick={commands.onwards} />
        <Tool picture="later" words={say("page-replay-later")} disabled={at >= last} onClick={commands.later} />
        <div class="ttr-reel">
          <Marks marks={marks} last={last} at={at} go={go} point={setPointed} />
          <label>
            <Hidden>{say("page-replay-title")}</Hidden>
            <input
              {...OWN_KEYS}
              type="range"
              min={0}
              max={last}
              value={at}
              aria-valuetext={[moment, ...here.map(({ words }) => words)].join(" ")}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
          </label>
        </div>
        <Button
          class="ttr-pace"
          title={say("page-replay-pace")}
          onClick={() => setPace(PACES[(PACES.indexOf(pace) + 1) % PACES.length]!)}
        >
          <Hidden>{say("page-replay-pace")}: </Hidden>
          {WORDS.format(pace)}×
        </Button>
        {replay?.chances ? (
          <Tool
            picture="curve"
            words={say("page-chances")}
            aria-pressed={showing}
            onClick={() => page.set({ chances: !showing })}
          />
        ) : null}
        {back ? (
          <Button class="ttr-toscore" picture="close" title={say(back)} onClick={() => void page.ask("look")}>
            <span>{say(back)}</span>
          </Button>
        ) : null}
      </div>
      <p class="ttr-moment">
        <b>{moment}</b>
        {page.local.reviewed?.number === at && pointed === null ? (
          <Reviewed decision={page.local.reviewed} />
        ) : told.length ? (
          told.map((mark, n) => (
            <span key={n}>
              <SeatMark seat={mark.seat} size={11} /> {mark.words}
            </span>
          ))
        ) : (
          <span class="ttr-quiet">{traits.prompt.sentence}</span>
        )}
      </p>
      <Everybody />
    </section>
  );
}

/** What the look back says of the decision at this moment, and the way back to it. */
function Reviewed({ decision: { better } }: { decision: ReviewedDecision }): JSX.Element {
  const page = usePage();
  const goBack = async () => {
    await page.ask("look");
    page.set({ dialog: "review" });
  };
  return (
    <>
      <span>
        <Picture of="hint" size={14} /> {page.say("page-review-better")}: {better}
      </span>
      <Button class="ttr-quietly" onClick={() => void goBack()}>
        {page.say("page-review-back")}
      </Button>
    </>
  );
}

/** The keys of the replay work wherever the focus is in the page, except where somebody writes or chooses. */
function useKeys(page: Page, commands: Record<Command, () => void>): void {
  const now = useRef(commands);
  now.current = commands;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ? null : meant(event);
      if (!command || page.local.dialog || takes(event.target as HTMLElement, command)) return;
      event.preventDefault();
      now.current[command]();
    };
    page.el.addEventListener("keydown", hear);
    return () => page.el.removeEventListener("keydown", hear);
  }, [page]);
}

/** Does the focused element need the key itself? */
function takes(target: HTMLElement, command: Command): boolean {
  if (target.matches("input[type='range']")) return false;
  if (target.matches("input, select, textarea, [role='tab']")) return true;
  if (command === "play") return target.matches("button, summary");
  return target.matches(".ttr-scroll, .ttr-scroll *") && !command.startsWith("play");
}

interface MarksProps {
  marks: Mark[];
  last: number;
  at: number;
  go: (number: number) => void;
  point: (at: number | null) => void;
}

/** Marks over the slider, in the colours of the seats: low ones for what was built, pennants for a change of the lead. */
function Marks({ marks, last, at, go, point }: MarksProps): JSX.Element {
  const { traits, local } = usePage();
  const colours = traits.board.themes[local.theme].seats;
  return (
    <div class="ttr-marks" aria-hidden="true">
      {marks.map((mark, n) => (
        <button
          key={n}
          type="button"
          tabIndex={-1}
          class={`ttr-mark ttr-mark-${mark.kind} ${mark.at <= at ? "ttr-past" : ""}`}
          data-at={mark.at}
          style={{ left: `${((100 * mark.at) / Math.max(1, last)).toFixed(2)}%`, "--seat": colours[mark.seat]?.[0] }}
          title={mark.words}
          onPointerEnter={() => point(mark.at)}
          onPointerLeave={() => point(null)}
          onClick={() => go(mark.at)}
        />
      ))}
    </div>
  );
}

/** All hands at the moment shown; of a hidden hand the number of its cards. */
function Everybody(): JSX.Element {
  const { traits, players } = usePage();
  const { view } = traits;
  const known = (seat: number): Counts | null =>
    view.all?.hands[seat] ?? (seat === view.seat ? (view.hand ?? null) : null);
  return (
    <ul class="ttr-everybody">
      {players.map((_, seat) => (
        <OneHand key={seat} seat={seat} cards={known(seat)} />
      ))}
    </ul>
  );
}

function OneHand({ seat, cards }: { seat: number; cards: Counts | null }): JSX.Element {
  const { traits, local, players, say } = usePage();
  const { view, board, prompt } = traits;
  const size = view.hand_sizes[seat] ?? 0;
  const kinds = sorted(
    cards ?? {},
    board.cards.map((card) => card.name),
  );
  const points = view.points[seat] ?? 0;
  return (
    <li
      class={prompt.seat === seat && !prompt.over ? "ttr-asks" : ""}
      data-hand={seat}
      style={{ "--seat": board.themes[local.theme].seats[seat]?.[0] }}
    >
      <header>
        <SeatMark seat={seat} size={14} />
        <span class="ttr-who" title={players[seat]}>
          {players[seat]}
        </span>
        <b class="ttr-total" title={say("page-points", { n: points })}>
          {signed(points)}
          <Hidden> {say("page-score-unit", { n: points })}</Hidden>
        </b>
      </header>
      {cards ? (
        <>
          <Payment cards={kinds} />
          <Hidden>{say("page-cards", { cards })}</Hidden>
          {kinds.length ? null : <span class="ttr-quiet">{say("page-hand-empty")}</span>}
        </>
      ) : (
        <span class="ttr-stack" title={`${say("page-stat-cards")}: ${size}`}>
          <Back deck="deck" size="small" />
          <b class="ttr-count">
            <Hidden>{say("page-stat-cards")}: </Hidden>
            {size}
          </b>
        </span>
      )}
    </li>
  );
}
