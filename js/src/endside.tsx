// Beside the map at the end: the line being counted, large; then the winner's poster, what decided, and what to do now.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Chart } from "./chart";
import { confetti } from "./confetti";
import { type Told, verdict } from "./count";
import { type Ending, ending, ownSeat } from "./ending";
import { newGame, rematch } from "./leaving";
import type { Page } from "./page";
import { Button, OWN_KEYS, SeatMark, usePage } from "./parts";
import { details, Poster, title } from "./poster";
import type { DecisiveFact, Sheet, SheetLine } from "./protocol";
import { lighting, plus, Sheets, short } from "./sheets";
import { Picture } from "./symbols";
import { ticketName } from "./tickets";

/** Milliseconds: before the first line, a line, and between the last line and the winner. */
const REST = { first: 640, line: 650, drum: 500 };
/** How much longer each takes, by speed. */
const PACE = [1, 1.5, 1, 0.5];
const PAPER = ["#e7b850", "#fffcf3", "#c8322b", "#4c9a4e"];

export function EndSide(): JSX.Element | null {
  const page = usePage();
  const state = ending(page);
  const [all, setAll] = useState(false);
  useCount(page, state);
  if (!state) return null;
  return (
    <section
      class={`ttr-ending ${state.over ? "ttr-finished" : "ttr-counting"}`}
      aria-label={page.say("page-end-title")}
    >
      {state.over ? (
        all ? (
          <AllLines close={() => setAll(false)} />
        ) : (
          <Result state={state} openAll={() => setAll(true)} />
        )
      ) : (
        <Counting state={state} />
      )}
    </section>
  );
}

/** Goes from line to line, and celebrates when a count that was watched is over. */
function useCount(page: Page, state: Ending | null): void {
  const over = state?.over ?? false;
  const step = state?.step ?? 0;
  const total = state?.lines.length ?? 0;
  const { endStep, endFast } = page.local;
  const speed = page.traits.settings.speed;
  useEffect(() => {
    if (!state || over) return;
    if (endStep > 0) page.sound.play("flap");
    const rest = endStep === 0 ? REST.first : endStep < total ? REST.line : REST.line + REST.drum;
    const pace = (PACE[speed] ?? 1) / (endFast ? 2 : 1);
    const timer = setTimeout(() => page.set({ endStep: step + 1 }), rest * pace);
    return () => clearTimeout(timer);
  }, [page, state !== null, over, step, total, endFast, speed]);
  useEffect(() => {
    if (!state || over) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      page.set({ endStep: total + 1 });
    };
    page.el.addEventListener("keydown", onKey);
    return () => page.el.removeEventListener("keydown", onKey);
  }, [page, state !== null, over, total]);
  const watched = useRef(false);
  useEffect(() => {
    if (!state) {
      watched.current = false;
      return;
    }
    if (!over) {
      watched.current = true;
      return;
    }
    const told = verdict(state.sheet, ownSeat(page));
    page.set({
      told: page.say("page-end-result", { winners: title(page, told), details: details(page, told) }),
      sheetOpen: state.sheet.winners[0] ?? 0,
    });
    // The chart needs the whole log.
    void page.older(true);
    if (!watched.current || !page.moving) return;
    const people = state.sheet.winners.some((seat) => page.traits.settings.seats[seat]?.who === "human");
    if (people) page.sound.play("winner");
    const looks = state.sheet.winners.flatMap((seat) => page.traits.board.seats[seat]?.fill ?? []);
    const host = page.el.querySelector<HTMLElement>(".ttr-page");
    return host ? confetti(host, [...looks, ...looks, ...PAPER]) : undefined;
  }, [page, state !== null, over]);
}

function Counting({ state: { sheet, lines, step } }: { state: Ending }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { endFast } = page.local;
  const told = lines[step - 1];
  const next = () => page.set({ endStep: step + 1 });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the buttons do the same */}
      <div class="ttr-telling" onClick={next}>
        {told ? (
          <TellingLine key={step} told={told} />
        ) : (
          <p class="ttr-announced">
            {say("page-end-counting")}
            <small>{sheet.columns.join(" · ")}</small>
          </p>
        )}
        <ol class="ttr-counted">
          {lines
            .slice(0, Math.max(0, step - 1))
            .reverse()
            .map(({ seat, line }, n) => (
              <li key={step - n}>
                <SeatMark seat={seat} size={16} />
                <span>{nameOf(page, line)}</span>
                <b>{plus(line.points)}</b>
              </li>
            ))}
        </ol>
      </div>
      <div class="ttr-endbuttons">
        <Button aria-pressed={endFast} class={endFast ? "ttr-on" : ""} onClick={() => page.set({ endFast: !endFast })}>
          {say("page-end-faster")}
        </Button>
        <Button class="ttr-main" onClick={() => page.set({ endStep: lines.length + 1 })}>
          {say("page-end-skip")}
        </Button>
      </div>
    </>
  );
}

const nameOf = (page: Page, line: SheetLine): string => (line.ticket ? ticketName(page, line.ticket) : line.label);

/** The line being counted, large: a ticket is turned over and stamped. */
function TellingLine({ told: { seat, line } }: { told: Told }): JSX.Element {
  const page = usePage();
  const { ticket, done, points } = line;
  const stamp = page.say(done ? "page-end-done" : "page-end-missed");
  return (
    <article class={`ttr-bigline ${ticket ? "ttr-bigticket" : ""}`} data-told={ticket ?? line.rule}>
      <b class="ttr-stub">{ticket ? (page.traits.board.tickets[ticket]?.points ?? plus(points)) : plus(points)}</b>
      <div>
        <p class="ttr-whose-line">
          <SeatMark seat={seat} size={14} /> {page.players[seat]}
        </p>
        <h3>{nameOf(page, line)}</h3>
        <p class="ttr-quiet">{short(line)}</p>
      </div>
      {ticket ? <span class={`ttr-ticketstamp ${done ? "" : "ttr-missed"}`}>{`${stamp} ${plus(points)}`}</span> : null}
    </article>
  );
}

function Result({ state: { sheet }, openAll }: { state: Ending; openAll: () => void }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const fresh = page.local.endStep !== Number.POSITIVE_INFINITY;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div class="ttr-result ttr-scroll" {...OWN_KEYS} tabIndex={0}>
        <div class="ttr-inresult">
          <div class="ttr-half">
            <Poster sheet={sheet} fresh={fresh} />
            <Chart />
          </div>
          <div class="ttr-half">
            <ul class="ttr-facts" aria-label={say("page-end-facts")}>
              {sheet.facts.map((fact) => (
                <li key={fact.text}>
                  <Fact fact={fact} />
                </li>
              ))}
            </ul>
            <Points seat={ownSeat(page) ?? sheet.winners[0] ?? 0} sheet={sheet} />
            <p class="ttr-quiet ttr-seed">{say("page-end-seed", { seed: sheet.seed })}</p>
          </div>
        </div>
      </div>
      <After openAll={openAll} />
    </>
  );
}

/** The tickets of a seat, and what else it scored. */
function Points({ seat, sheet }: { seat: number; sheet: Sheet }): JSX.Element {
  const page = usePage();
  const own = sheet.seats.find((one) => one.seat === seat);
  const title =
    seat === ownSeat(page) ? page.say("page-end-yours") : page.say("page-end-sheet", { name: own?.name ?? "" });
  const tickets = own?.lines.filter(({ ticket }) => ticket) ?? [];
  const others = own?.lines.filter(({ ticket, points }) => !ticket && points) ?? [];
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul class="ttr-endtickets">
        {tickets.map((line) => (
          <li key={line.ticket}>
            <EndTicket line={line} />
          </li>
        ))}
      </ul>
      <ul class="ttr-endlines">
        {others.map((line, n) => (
          <li key={n}>
            <EndLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ fact }: { fact: DecisiveFact }): JSX.Element {
  const dark = fact.routes.length + fact.cities.length === 0;
  const words = (
    <>
      <SeatMark seat={fact.seat} size={14} />
      <span>{fact.text}</span>
    </>
  );
  const handlers = lighting(fact);
  if (dark) return <p class="ttr-fact">{words}</p>;
  return (
    <Button class="ttr-fact" {...handlers}>
      {words}
    </Button>
  );
}

function EndTicket({ line }: { line: SheetLine }): JSX.Element {
  const page = usePage();
  const id = line.ticket ?? "";
  return (
    <Button class={`ttr-endticket ${line.done ? "" : "ttr-missed"}`} title={line.sentence} {...lighting(line)}>
      <b>{plus(line.points)}</b>
      <span>
        {ticketName(page, id)}
        <small>
          <Picture of={line.done ? "done" : "close"} size={12} />
          {page.say(line.done ? "page-ticket-done" : "page-end-not-done")}
        </small>
      </span>
    </Button>
  );
}

function EndLine({ line }: { line: SheetLine }): JSX.Element {
  return (
    <Button class="ttr-endline" title={line.sentence} {...lighting(line)}>
      <span>
        {line.label}
        <small>{line.because}</small>
      </span>
      <b>{plus(line.points)}</b>
    </Button>
  );
}

function AllLines({ close }: { close: () => void }): JSX.Element {
  const { say } = usePage();
  return (
    <>
      <h2>{say("page-end-lines")}</h2>
      <Sheets />
      <div class="ttr-endbuttons">
        <Button class="ttr-main" onClick={close}>
          {say("page-end-back")}
        </Button>
      </div>
    </>
  );
}

/** What can be done after a game. */
function After({ openAll }: { openAll: () => void }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { lobby } = page.traits.controls;
  return (
    <div class="ttr-endbuttons">
      {page.may("new") ? (
        <Button class="ttr-main" onClick={() => void newGame(page)}>
          {say(lobby ? "page-end-new" : "page-end-new-deal")}
        </Button>
      ) : null}
      {page.may("again") ? <Button onClick={() => void rematch(page)}>{say("page-end-again")}</Button> : null}
      <Button onClick={() => void page.ask("look", { number: 0 })}>{say("page-end-replay")}</Button>
      {page.may("review") && page.traits.view.seat !== null ? (
        <Button onClick={() => page.set({ dialog: "review" })}>{say("page-review-title")}</Button>
      ) : null}
      {page.may("save") ? <Button onClick={() => page.set({ dialog: "menu" })}>{say("page-end-save")}</Button> : null}
      <Button onClick={openAll}>{say("page-end-lines")}</Button>
    </div>
  );
}
