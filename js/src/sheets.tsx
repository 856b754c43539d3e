// The score sheets of all seats, line by line; pointing at a line lights its way on the map.

import type { JSX } from "preact";
import { Button, OWN_KEYS, SeatMark, signed, usePage } from "./parts";
import type { SeatSheet, SheetLine } from "./protocol";

const LONG = 110;

/** The explanation of a line, or its short reason if that is too long. */
export const short = ({ sentence, because }: SheetLine): string => (sentence.length <= LONG ? sentence : because);

export const plus = (points: number): string => (points > 0 ? `+${points}` : signed(points));

/** Handlers that light these places on the map while something is pointed at. */
export function lighting(places: { routes: string[]; cities: string[] }): Record<string, () => void> {
  const page = usePage();
  const show = () => page.set({ lit: { routes: places.routes, cities: places.cities } });
  const hide = () => page.set({ lit: null });
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide, onClick: show };
}

export function Sheets(): JSX.Element | null {
  const { sheet } = usePage().traits;
  if (!sheet) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div class="ttr-sheets ttr-scroll" {...OWN_KEYS} tabIndex={0}>
      {sheet.seats.map((seat) => (
        <SheetOf key={seat.seat} sheet={seat} won={sheet.winners.includes(seat.seat)} />
      ))}
    </div>
  );
}

function SheetOf({ sheet: { seat, name, lines, total }, won }: { sheet: SeatSheet; won: boolean }): JSX.Element {
  const page = usePage();
  const open = page.local.sheetOpen === seat;
  return (
    <div class={`ttr-sheet ${won ? "ttr-won" : ""}`} data-sheet={seat}>
      <h3>
        <Button aria-expanded={open} onClick={() => page.set({ sheetOpen: open ? null : seat })}>
          <SeatMark seat={seat} size={13} /> <span class="ttr-who">{name}</span> <b>{signed(total)}</b>
        </Button>
      </h3>
      {open ? (
        <ul>
          {lines.map((line, n) => (
            <li key={n}>
              <Row line={line} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Row({ line }: { line: SheetLine }): JSX.Element {
  return (
    <Button class="ttr-sheetline" title={line.sentence} {...lighting(line)}>
      <span>{line.label}</span>
      <b>{plus(line.points)}</b>
      <small>{short(line)}</small>
    </Button>
  );
}
