// The names of the cities: above everything else on the map, with a halo; a ticket's cities wear an enamel sign.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import type { Scale } from "./hit";
import type { Seen } from "./page";
import type { Board, City } from "./protocol";

interface Props {
  board: Board;
  scale: Scale;
  view: Seen;
}

/** The cities of the player's open tickets and of those on offer, and those whose tickets are all done. */
export function goals(board: Board, view: Seen): { open: Set<string>; done: Set<string> } {
  const kept = view.tickets.filter((ticket) => ticket.missing !== null || ticket.done);
  const offered = (view.rules.tickets?.offered ?? []) as string[];
  const citiesOf = (ids: string[]) => new Set(ids.flatMap((id) => board.tickets[id]?.cities ?? []));
  const open = citiesOf([...kept.filter((ticket) => !ticket.done).map((ticket) => ticket.id), ...offered]);
  const done = citiesOf(kept.filter((ticket) => ticket.done).map((ticket) => ticket.id));
  return { open, done: new Set([...done].filter((city) => !open.has(city))) };
}

export const Names = memo(
  function Names({ board, scale, view }: Props): JSX.Element {
    const { open, done } = goals(board, view);
    const unit = Math.abs(scale.x(1) - scale.x(0));
    const marked = (city: City) => open.has(city.id) || done.has(city.id);
    // Signs after the others, so that no halo covers them.
    const all = [...board.cities].sort((one, other) => Number(marked(one)) - Number(marked(other)));
    return (
      <g class="ttr-names">
        {all.map((city) => (
          <Name
            key={city.id}
            city={city}
            scale={scale}
            unit={unit}
            sign={open.has(city.id) ? "open" : done.has(city.id) ? "done" : ""}
          />
        ))}
      </g>
    );
  },
  (before, after) => before.view === after.view && before.scale === after.scale,
);

function Name({ city, scale, unit, sign }: { city: City; scale: Scale; unit: number; sign: string }): JSX.Element {
  const [size, wide] = [city.font * unit, city.wide * unit];
  const place = `translate(${scale.x(city.at[0])} ${scale.y(city.at[1])})`;
  const kind = sign ? `ttr-enamel ttr-enamel-${sign}` : city.country ? "ttr-country" : city.port ? "ttr-port" : "";
  return (
    <g transform={place}>
      <g class={`ttr-cityname ${kind}`} font-size={size}>
        {sign ? (
          <rect
            x={-wide / 2 - 0.34 * size}
            y={-0.64 * size}
            width={wide + 0.68 * size}
            height={1.28 * size}
            rx={0.2 * size}
            stroke-width={0.09 * size}
          />
        ) : null}
        <text y={0.34 * size}>{city.label}</text>
      </g>
    </g>
  );
}
