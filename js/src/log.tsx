// The log of events, from its end. Pointing at a line shows its places on the map, and a click shows its moment.

import type { JSX } from "preact";
import { memo } from "preact/compat";
import { focusIn } from "./focus";
import type { Page } from "./page";
import { Button, OWN_KEYS, SeatMark, usePage } from "./parts";
import type { GameEvent } from "./protocol";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e6, End: 1e6 };

/** One tab stop; arrow keys go from line to line, from the last one. */
function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const box = event.currentTarget as HTMLElement;
  const lines = [...box.querySelectorAll<HTMLElement>(".ttr-jump")];
  if (step === undefined || !lines.length) return;
  event.preventDefault();
  const now = focusIn(box)?.closest<HTMLElement>(".ttr-jump");
  const next = now ? lines.indexOf(now) + step : lines.length - 1;
  lines[Math.max(0, Math.min(lines.length - 1, next))]!.focus();
}

export function Log(): JSX.Element {
  const page = usePage();
  const { log, first, say } = page;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for controls of a form
    <div
      class="ttr-log ttr-scroll"
      role="group"
      {...OWN_KEYS}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={say("page-log-title")}
      onKeyDown={walk}
    >
      <Lines page={page} log={log} first={first} older={say("page-log-older")} jump={say("page-log-jump")} />
    </div>
  );
}

interface LinesProps {
  page: Page;
  log: GameEvent[];
  first: number;
  older: string;
  jump: string;
}

const Lines = memo(function Lines({ page, log, first, older, jump }: LinesProps): JSX.Element {
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
        event.quiet ? null : <Line key={first + n} event={event} page={page} number={first + n} jump={jump} />,
      )}
    </ol>
  );
});

interface LineProps {
  event: GameEvent;
  page: Page;
  /** The number of the event, where a click shows its moment, and what the click does. */
  number?: number;
  jump?: string;
}

/** Events are sent again in another language, so that their words need not be compared. */
export const Line = memo(function Line({ event, page, number, jump }: LineProps): JSX.Element {
  const { routes, cities, words } = event;
  const places = routes.length + cities.length > 0;
  const show = () => places && page.set({ lit: { routes, cities } });
  const hide = () => places && page.set({ lit: null });
  return (
    <li
      class={`ttr-line ttr-line-${event.type} ${places ? "ttr-placed" : ""}`}
      title={words}
      onPointerEnter={show}
      onPointerLeave={hide}
    >
      {event.seat !== null ? <SeatMark seat={event.seat} size={12} /> : null}
      {number === undefined ? (
        <span>{words}</span>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: it leads to another moment, which has no address for an <a>
        <button
          type="button"
          {...OWN_KEYS}
          role="link"
          class="ttr-jump"
          tabIndex={-1}
          title={`${words} (${jump})`}
          onFocus={show}
          onBlur={hide}
          onClick={() => void page.ask("look", { event: number })}
        >
          {words}
        </button>
      )}
    </li>
  );
});
