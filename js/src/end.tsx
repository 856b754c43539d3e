// The end: the score counted line by line, with routes highlighted on the map; then the sheets and a chart of points.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Page } from "./page";
import { Button, OWN_KEYS, SeatMark, signed, usePage } from "./parts";
import { liveryOf } from "./pieces";
import type { Sheet, SheetLine } from "./protocol";

const LONG = 110;

/** The explanation of a line, or its short reason if that is too long. */
const short = ({ sentence, because }: SheetLine): string => (sentence.length <= LONG ? sentence : because);

export interface Told {
  seat: number;
  line: SheetLine;
}

/** All lines in the order of the count: rule by rule, for all seats. */
export function telling(sheet: Sheet): Told[] {
  const rules = [...new Set(sheet.seats.flatMap(({ lines }) => lines.map((line) => line.rule)))];
  return rules.flatMap((rule) =>
    sheet.seats.flatMap(({ seat, lines }) =>
      lines.filter((line) => line.rule === rule).map((line) => ({ seat, line })),
    ),
  );
}

/** The route points after each turn, by seat. */
export function course(page: Page): number[][] {
  const seats = page.players.map(() => [0]);
  for (const event of page.log) {
    if (event.type === "turn") for (const points of seats) points.push(points.at(-1)!);
    for (const [seat, scored] of event.scored) {
      const points = seats[seat];
      if (points) points[points.length - 1]! += scored;
    }
  }
  return seats;
}

/** The number of lines counted so far. */
function stepOf(page: Page, total: number): number {
  return page.moving ? Math.min(page.local.endStep, total) : total;
}

const lightOf = (line: SheetLine) => ({ routes: line.routes, cities: line.cities });

const PACE = 1100;

/** The dock at the end: the winner, the line being counted, and what can be done now. */
export function Ending(): JSX.Element | null {
  const page = usePage();
  const { say } = page;
  const { sheet, settings } = page.traits;
  const lines = sheet ? telling(sheet) : [];
  const total = lines.length;
  const step = stepOf(page, total);
  useEffect(() => {
    if (!sheet || step >= total) return;
    const timer = setTimeout(() => page.set({ endStep: step + 1 }), PACE / Math.max(1, settings.speed));
    return () => clearTimeout(timer);
  }, [page, sheet, step, total, settings.speed]);
  useEffect(() => {
    if (!sheet) return;
    const told = step < total ? lines[step - 1] : undefined;
    page.set({ lit: told ? lightOf(told.line) : null, sheetOpen: told ? told.seat : (sheet.winners[0] ?? 0) });
  }, [step, total, sheet]);
  // The chart needs the whole log.
  const over = sheet !== null;
  useEffect(() => {
    if (over) void page.older(true);
  }, [page, over]);
  if (!sheet) return null;
  const told = lines[Math.max(0, step - 1)];
  return (
    <section class="ttr-end" aria-label={say("page-end-title")}>
      <div class="ttr-verdict">
        <header>
          <h2>{winners(page, sheet, step >= total)}</h2>
          {step < total ? <Button onClick={() => page.set({ endStep: total })}>{say("page-end-skip")}</Button> : null}
        </header>
        {step < total && told ? <Line told={told} /> : <Standings sheet={sheet} />}
        {step >= total ? <After /> : null}
      </div>
      {step >= total ? <Chart /> : null}
    </section>
  );
}

function winners(page: Page, sheet: Sheet, all: boolean): string {
  if (!all) return page.say("page-end-counting");
  const names = sheet.winners.map((seat) => sheet.seats.find((one) => one.seat === seat)?.name ?? "");
  return page.say("page-end-winners", { n: names.length, names });
}

/** The line being counted, large. */
function Line({ told: { seat, line } }: { told: Told }): JSX.Element {
  const page = usePage();
  return (
    <p class="ttr-telling">
      <SeatMark seat={seat} size={18} />
      <b>{plus(line.points)}</b>
      <span>
        {page.players[seat]} · {line.label}
        <small>{short(line)}</small>
      </span>
    </p>
  );
}

/** The totals as bars, the best first. */
function Standings({ sheet }: { sheet: Sheet }): JSX.Element {
  const most = Math.max(1, ...sheet.seats.map(({ total }) => total));
  const seats = [...sheet.seats].sort((one, other) => other.total - one.total);
  return (
    <ol class="ttr-standings">
      {seats.map(({ seat, name, total }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={13} />
          <span class="ttr-who">{name}</span>
          <Bar seat={seat} share={Math.max(0, total) / most} />
          <b>{signed(total)}</b>
        </li>
      ))}
    </ol>
  );
}

function Bar({ seat, share }: { seat: number; share: number }): JSX.Element {
  const look = usePage().traits.board.seats[seat];
  return (
    <span class="ttr-share" aria-hidden="true">
      <span style={{ width: `${(100 * share).toFixed(1)}%`, background: look?.fill }} />
    </span>
  );
}

const plus = (points: number): string => (points > 0 ? `+${points}` : signed(points));

/** The sheets of all seats, one of them open; pointing at a line highlights its places. */
export function Sheets(): JSX.Element | null {
  const page = usePage();
  const { sheet } = page.traits;
  if (!sheet) return null;
  const lines = telling(sheet);
  const step = stepOf(page, lines.length);
  const told = lines.slice(0, step);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="ttr-sheets ttr-scroll" {...OWN_KEYS} tabIndex={0}>
      {sheet.seats.map(({ seat, name, total }) => {
        const all = step >= lines.length;
        const own = told.filter((one) => one.seat === seat).map((one) => one.line);
        const sum = all ? total : own.reduce((points, line) => points + line.points, 0);
        const won = all && sheet.winners.includes(seat);
        return <SheetOf key={seat} seat={seat} name={name} lines={own} sum={sum} won={won} />;
      })}
    </div>
  );
}

function SheetOf(props: { seat: number; name: string; lines: SheetLine[]; sum: number; won: boolean }): JSX.Element {
  const page = usePage();
  const { seat, name, lines, sum, won } = props;
  const open = page.local.sheetOpen === seat;
  return (
    <div class={`ttr-sheet ${won ? "ttr-won" : ""}`} data-sheet={seat}>
      <h3>
        <Button aria-expanded={open} onClick={() => page.set({ sheetOpen: open ? null : seat })}>
          <SeatMark seat={seat} size={13} /> <span class="ttr-who">{name}</span> <b>{signed(sum)}</b>
        </Button>
      </h3>
      {open ? (
        <ul>
          {lines.map((line, n) => (
            <li key={n}>
              <SheetRow line={line} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function SheetRow({ line }: { line: SheetLine }): JSX.Element {
  const page = usePage();
  const show = () => page.set({ lit: lightOf(line) });
  const hide = () => page.set({ lit: null });
  return (
    <Button
      class="ttr-sheetline"
      title={line.sentence}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      <span>{line.label}</span>
      <b>{plus(line.points)}</b>
      <small>{short(line)}</small>
    </Button>
  );
}

function After(): JSX.Element {
  const page = usePage();
  const { say } = page;
  return (
    <div class="ttr-buttons">
      {page.may("again") ? (
        <Button class="ttr-main" onClick={() => void page.ask("again")}>
          {say("page-end-again")}
        </Button>
      ) : null}
      <Button onClick={() => void page.ask("look", { number: 0 })}>{say("page-end-replay")}</Button>
      {page.may("save") ? <Button onClick={() => page.set({ dialog: "menu" })}>{say("page-end-save")}</Button> : null}
      <span class="ttr-quiet ttr-seed">{say("page-end-seed", { seed: page.traits.sheet?.seed ?? "" })}</span>
    </div>
  );
}

const [WIDE, HIGH] = [420, 130];
/** Where the curves end; their symbols follow to the right. */
const END = WIDE - 20;
const SIGN = 12;

/** Heights at least a symbol apart, as close as possible to the given ones. */
function apart(heights: number[]): number[] {
  const found = heights.slice();
  let free = 0;
  for (const seat of heights.map((_, n) => n).sort((one, other) => heights[one]! - heights[other]!)) {
    found[seat] = Math.max(heights[seat]!, free);
    free = found[seat]! + SIGN;
  }
  const below = Math.max(0, free - HIGH);
  return found.map((height) => height - below);
}

/** A seat's piece at the end of its curve. */
function Whose({ seat, x, y }: { seat: number; x: number; y: number }): JSX.Element | null {
  const { traits, local } = usePage();
  const look = traits.board.seats[seat];
  const fill = traits.board.themes[local.theme].seats[seat]?.[0];
  if (!look) return null;
  return (
    <g class="ttr-whose" transform={`translate(${x + SIGN / 2} ${y}) scale(${SIGN / 20})`}>
      <rect x="-12" y="-7" width="24" height="14" rx="3" fill={fill} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" />
    </g>
  );
}

function Chart(): JSX.Element | null {
  const page = usePage();
  const seats = course(page);
  const turns = seats[0]?.length ?? 0;
  if (turns < 3) return null;
  const most = Math.max(10, ...seats.flat());
  const least = Math.min(0, ...seats.flat());
  const x = (turn: number) => 30 + (turn / (turns - 1)) * (END - 30);
  const y = (points: number) => HIGH - 16 - ((points - least) / (most - least)) * (HIGH - 26);
  const marks = [...new Set([least, Math.round(most / 2), most])];
  return (
    <figure class="ttr-chart">
      <figcaption>{page.say("page-end-chart")}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={page.say("page-end-chart")}>
        {marks.map((points) => (
          <g key={points}>
            <path class="ttr-axis" d={`M30 ${y(points)}H${END}`} />
            <text x="26" y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        <text x="30" y={HIGH - 2}>
          1
        </text>
        <text x={END} y={HIGH - 2} text-anchor="end">
          {turns - 1}
        </text>
        {seats.map((points, seat) => (
          <path
            key={seat}
            class="ttr-curve"
            style={{ stroke: page.traits.board.themes[page.local.theme].seats[seat]?.[0] }}
            d={points.map((one, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(one).toFixed(1)}`).join("")}
          />
        ))}
        {apart(seats.map((points) => y(points.at(-1) ?? 0))).map((height, seat) => (
          <Whose key={seat} seat={seat} x={END + 4} y={height} />
        ))}
      </svg>
    </figure>
  );
}
