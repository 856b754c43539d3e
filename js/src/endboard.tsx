// The departure board under the map: a plate for each seat, split flaps for its points.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { counted, isPlain, onFlaps, TURNS, turning, widths } from "./count";
import { ending } from "./ending";
import { OWN_KEYS, SeatMark, signed, usePage } from "./parts";
import type { Sheet } from "./protocol";

const NAME = { least: 6, most: 12 };
const TURN = 26;
/** The width of a letter of a heading; the second where there is little room. */
const [LETTER, TIGHT] = [6.9, 6.1];

export function EndBoard(): JSX.Element | null {
  const page = usePage();
  const { say } = page;
  const state = ending(page);
  if (!state) return null;
  const { sheet, lines, step, over } = state;
  const { cells, totals, order } = counted(sheet, lines, step);
  const names = sheet.seats.map(({ name }) => name.toLocaleUpperCase(page.traits.settings.locale));
  const size = widths(sheet, lines);
  const letters = Math.min(NAME.most, Math.max(NAME.least, ...names.map((name) => [...name].length)));
  const told = over ? undefined : lines[step - 1];
  const heads = [...sheet.columns, say("page-end-total")];
  const flaps = [...size.columns, size.total];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="ttr-departures ttr-scroll" aria-label={say("page-end-count")} {...OWN_KEYS} tabIndex={0}>
      <Spoken heads={heads} cells={cells} totals={totals} sheet={sheet} />
      <div class="ttr-board" aria-hidden="true" style={{ ...grid(letters, heads, flaps), "--seats": names.length }}>
        <div class="ttr-boardrow ttr-heads">
          <span>{say("page-end-count")}</span>
          {heads.map((head, n) => (
            <span key={head} class={sumOf(heads, n)}>
              {head}
            </span>
          ))}
        </div>
        <div class="ttr-plates">
          {sheet.seats.map(({ seat, name }, row) => {
            const won = over && sheet.winners.includes(seat);
            return (
              <div
                key={seat}
                class={`ttr-boardrow ttr-platerow ${won ? "ttr-won" : told?.seat === seat ? "ttr-told" : ""}`}
                data-row-of={seat}
                data-total={totals[row]}
                style={{ "--place": order.indexOf(seat) }}
              >
                <span class="ttr-plate-name" title={name}>
                  <SeatMark seat={seat} size={22} />
                  {isPlain(names[row]!) ? (
                    <Flaps text={onFlaps(fitting(names[row]!, letters), letters)} still />
                  ) : (
                    <b class="ttr-plain">{name}</b>
                  )}
                </span>
                {[...cells[row]!, totals[row]!].map((points, n) => (
                  <span key={heads[n]} class={sumOf(heads, n)}>
                    <Flaps text={onFlaps(points === null ? "" : signed(points), flaps[n]!, true)} />
                  </span>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

const sumOf = (heads: string[], n: number): string => (n === heads.length - 1 ? "ttr-sum" : "");

interface Spoken {
  sheet: Sheet;
  heads: string[];
  cells: (number | null)[][];
  totals: number[];
}

/** The board as a plain table, for screen readers. */
function Spoken({ sheet, heads, cells, totals }: Spoken): JSX.Element {
  return (
    <table class="ttr-hidden">
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.seats.map(({ seat, name }, row) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            {[...cells[row]!, totals[row]!].map((points, n) => (
              <td key={heads[n]}>{points === null ? "" : signed(points)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const fitting = (name: string, letters: number): string =>
  [...name].length > letters
    ? `${[...name]
        .slice(0, letters - 1)
        .join("")
        .trimEnd()}…`
    : name;

/** The columns, and the size of a flap with which all of them fit. */
function grid(letters: number, heads: string[], flaps: number[]): Record<string, string> {
  const all = letters + flaps.reduce((sum, one) => sum + one, 0);
  const wide = heads.map((head) => Math.ceil(head.length * LETTER) + 4);
  const overhang = wide.reduce((sum, one, n) => sum + Math.max(0, one - flaps[n]! * 20), 0);
  const rest = 28 + 46 + heads.length * 12 + all * 2 + overhang;
  const columns = flaps.map((one, n) => `max(calc(${one} * (var(--flap) + 2px)), ${wide[n]}px)`);
  const name = `calc(var(--mark) + ${letters} * (var(--flap) + 2px))`;
  const words = heads.map((head) => Math.max(...head.split(" ").map((word) => Math.ceil(word.length * TIGHT))));
  const narrow = flaps.map((one, n) => `max(calc(${one} * (var(--flap) + 2px)), ${words[n]}px)`);
  return {
    "--flap": `clamp(12px, calc((100cqw - ${rest}px) / ${all}), 25px)`,
    "--columns": [name, ...columns].join(" "),
    "--narrow": [name, narrow.at(-1), ...narrow.slice(0, -1)].join(" "),
  };
}

function Flaps({ text, still = false }: { text: string[]; still?: boolean }): JSX.Element {
  return (
    <span class="ttr-flaps">
      {text.map((letter, n) => (
        <Flap key={n} n={n} letter={letter} still={still} />
      ))}
    </span>
  );
}

/** One flap: it turns a few times before it shows its letter. */
function Flap({ letter, n, still }: { letter: string; n: number; still: boolean }): JSX.Element {
  const page = usePage();
  const moves = page.moving && !still;
  const before = useRef(letter);
  const [turn, setTurn] = useState(TURNS);
  useEffect(() => {
    if (before.current === letter) return;
    before.current = letter;
    if (!moves) return;
    let turned = 0;
    setTurn(0);
    const timer = setInterval(() => {
      turned += 1;
      setTurn(turned);
      if (turned >= TURNS) clearInterval(timer);
    }, TURN);
    return () => {
      clearInterval(timer);
      setTurn(TURNS);
    };
  }, [letter, moves]);
  const fresh = moves && before.current !== letter;
  const shown = fresh ? turning(letter, 0) : turning(letter, moves ? turn : TURNS);
  return (
    <span class={`ttr-flap ${turn < TURNS && moves ? "ttr-turning" : ""}`} style={{ "--n": n }}>
      {shown}
    </span>
  );
}
