// The end: the score told line by line, each with its routes lit; then a table, and the points over the turns.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Page } from "./page";
import { Button, OWN_KEYS, SeatMark, signed, usePage } from "./parts";
import type { Sheet, SheetLine } from "./protocol";

const LONG = 110;

/** How a line came about, unless that takes too long; then what it is about. */
const short = ({ sentence, because }: SheetLine): string => (sentence && sentence.length <= LONG ? sentence : because);

interface Told {
  seat: number;
  line: SheetLine;
}

/** All lines in the order in which they are told: rule by rule, each for all seats. */
export function telling(sheet: Sheet): Told[] {
  const rules = [...new Set(sheet.seats.flatMap(({ lines }) => lines.map((line) => line.rule)))];
  return rules.flatMap((rule) =>
    sheet.seats.flatMap(({ seat, lines }) =>
      lines.filter((line) => line.rule === rule).map((line) => ({ seat, line })),
    ),
  );
}

/** The points on the track after each turn, by seat. */
export function course(page: Page): number[][] {
  const seats = page.players.map(() => [0]);
  for (const event of page.log) {
    if (event.type === "turn") for (const points of seats) points.push(points.at(-1)!);
    else if (typeof event.points === "number" && typeof event.seat === "number") {
      const points = seats[event.seat];
      if (points) points[points.length - 1]! += event.points;
    }
  }
  return seats;
}

const PACE = 900;

export function End(): JSX.Element | null {
  const page = usePage();
  const { sheet, settings } = page.traits;
  const { endStep, sheetHidden } = page.local;
  const lines = sheet ? telling(sheet) : [];
  const total = lines.length;
  const step = page.moving ? Math.min(endStep, total) : total;
  useEffect(() => {
    if (!sheet || sheetHidden || step >= total) return;
    const timer = setTimeout(() => page.set({ endStep: step + 1 }), PACE / Math.max(1, settings.speed));
    return () => clearTimeout(timer);
  }, [page, sheet, sheetHidden, step, total, settings.speed]);
  useEffect(() => {
    if (!sheet) return;
    const line = step < total && !sheetHidden ? lines[step - 1]?.line : undefined;
    page.set({ lit: line ? { routes: line.routes ?? [], cities: line.cities ?? [] } : null });
  }, [step, total, sheetHidden, sheet]);
  // The course of the points wants the whole log.
  const over = sheet !== null;
  useEffect(() => {
    if (over) void page.older(true);
  }, [page, over]);
  if (!sheet) return null;
  if (sheetHidden) {
    return (
      <Button class="ttr-back-to" onClick={() => page.set({ sheetHidden: false })}>
        {page.t("end.sheet")}
      </Button>
    );
  }
  return (
    <section class="ttr-end" aria-label={page.t("end.title")}>
      <header>
        <h2>{winners(page, sheet, step >= total)}</h2>
        {step < total ? (
          <Button onClick={() => page.set({ endStep: total })}>{page.t("end.skip")}</Button>
        ) : (
          <Button onClick={() => page.set({ sheetHidden: true, lit: null })}>{page.t("end.map")}</Button>
        )}
      </header>
      <div class="ttr-sheets">
        {sheet.seats.map(({ seat, name, total: points }) => (
          <SheetOf
            key={seat}
            seat={seat}
            name={name}
            total={points}
            told={lines.slice(0, step)}
            all={step >= total}
            won={step >= total && sheet.winners.includes(seat)}
          />
        ))}
      </div>
      {step >= total ? <After /> : null}
    </section>
  );
}

function winners(page: Page, sheet: Sheet, all: boolean): string {
  if (!all) return page.t("end.counting");
  const names = sheet.winners.map((seat) => sheet.seats.find((one) => one.seat === seat)?.name ?? "");
  return page.t("end.winners", { n: names.length, names: names.join(", ") });
}

function SheetOf({
  seat,
  name,
  total,
  told,
  all,
  won,
}: {
  seat: number;
  name: string;
  total: number;
  told: Told[];
  all: boolean;
  won: boolean;
}): JSX.Element {
  const page = usePage();
  const own = told.filter((one) => one.seat === seat).map((one) => one.line);
  const sum = all ? total : own.reduce((points, line) => points + line.points, 0);
  return (
    <div class={`ttr-sheet ${won ? "ttr-won" : ""}`}>
      <h3>
        <SeatMark seat={seat} size={13} /> <span class="ttr-who">{name}</span> <b>{signed(sum)}</b>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul class="ttr-scroll" {...OWN_KEYS} tabIndex={0} aria-label={name}>
        {own.map((line, n) => (
          <li
            key={n}
            title={line.sentence ?? line.because}
            onPointerEnter={() => page.set({ lit: { routes: line.routes ?? [], cities: line.cities ?? [] } })}
            onPointerLeave={() => page.set({ lit: null })}
          >
            <span>{line.label}</span>
            <b>{line.points > 0 ? `+${line.points}` : signed(line.points)}</b>
            <small>{short(line)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function After(): JSX.Element {
  const page = usePage();
  const { t } = page;
  return (
    <div class="ttr-after">
      <Chart />
      <div class="ttr-buttons">
        {page.traits.settings.playing ? (
          <Button class="ttr-main" onClick={() => void page.ask("again")}>
            {t("end.again")}
          </Button>
        ) : null}
        <Button onClick={() => page.set({ dialog: "menu" })}>{t("end.save")}</Button>
      </div>
    </div>
  );
}

function Chart(): JSX.Element | null {
  const page = usePage();
  const seats = course(page);
  const turns = seats[0]?.length ?? 0;
  if (turns < 3) return null;
  const most = Math.max(10, ...seats.flat());
  const least = Math.min(0, ...seats.flat());
  const [wide, high] = [320, 96];
  const x = (turn: number) => 26 + (turn / (turns - 1)) * (wide - 30);
  const y = (points: number) => high - 12 - ((points - least) / (most - least)) * (high - 20);
  return (
    <figure class="ttr-chart">
      <figcaption>{page.t("end.chart")}</figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={page.t("end.chart")}>
        {[least, most].map((points) => (
          <g key={points}>
            <path class="ttr-axis" d={`M26 ${y(points)}H${wide - 4}`} />
            <text x="22" y={y(points) + 3} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {seats.map((points, seat) => (
          <path
            key={seat}
            class="ttr-curve"
            style={{ stroke: page.traits.board.seats[seat]?.fill }}
            d={points.map((one, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(one).toFixed(1)}`).join("")}
          />
        ))}
      </svg>
    </figure>
  );
}
