// The log of events, from its end; pointing at a line shows its moment on the map.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import type { Page } from "./page";
import { Button, OWN_KEYS, SeatMark, usePage } from "./parts";
import type { GameEvent } from "./protocol";

export function Log(): JSX.Element {
  const page = usePage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="ttr-log ttr-scroll" {...OWN_KEYS} tabIndex={0} aria-label={page.say("page-log-title")}>
      <Lines page={page} log={page.log} first={page.first} older={page.say("page-log-older")} />
    </section>
  );
}

interface LinesProps {
  page: Page;
  log: GameEvent[];
  first: number;
  older: string;
}

const Lines = memo(function Lines({ page, log, first, older }: LinesProps): JSX.Element {
  return (
    <ol>
      {first > 0 ? (
        <li>
          <Button class="ttr-quietly" onClick={() => void page.older()}>
            {older}
          </Button>
        </li>
      ) : null}
      {log.map((event, n) =>
        event.quiet ? null : <Line key={first + n} event={event} page={page} words={event.words} />,
      )}
    </ol>
  );
});

export const Line = memo(function Line({ event, page }: { event: GameEvent; page: Page; words: string }): JSX.Element {
  const { routes, cities } = event;
  const places = routes.length + cities.length > 0;
  const show = () => places && page.set({ lit: { routes, cities } });
  const hide = () => places && page.set({ lit: null });
  return (
    <li
      class={`ttr-line ttr-line-${event.type} ${places ? "ttr-placed" : ""}`}
      title={event.words}
      onPointerEnter={show}
      onPointerLeave={hide}
    >
      {event.seat !== null ? <SeatMark seat={event.seat} size={12} /> : null}
      <span>{event.words}</span>
    </li>
  );
});
