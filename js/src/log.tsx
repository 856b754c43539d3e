// The log of events, from its end; pointing at a line shows its moment on the map.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Page } from "./page";
import { Button, OWN_KEYS, SeatMark, usePage } from "./parts";
import type { GameEvent } from "./protocol";

export function Log(): JSX.Element {
  const page = usePage();
  const box = useRef<HTMLOListElement>(null);
  const length = page.first + page.log.length;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ol class="ttr-log ttr-scroll" ref={box} {...OWN_KEYS} tabIndex={0} aria-label={page.say("page-log-title")}>
      {page.first > 0 ? (
        <li>
          <Button class="ttr-quietly" onClick={() => void page.older()}>
            {page.say("page-log-older")}
          </Button>
        </li>
      ) : null}
      {page.log.map((event, n) =>
        event.quiet ? null : <Line key={page.first + n} event={event} page={page} words={event.words} />,
      )}
    </ol>
  );
}

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
