// The last lines of the log; a click opens all of it.

import type { JSX } from "preact";
import { Line, Log } from "./log";
import { usePage } from "./parts";

/** From this height on the log itself has room. */
const ROOM = 132;
const LINES = 2;
/** What passes between the lines: turns begin and end. */
const BETWEEN = ["turn"];

export function News(): JSX.Element {
  const page = usePage();
  const height = page.layout.areas.news?.height ?? 0;
  return height >= ROOM ? <WholeLog /> : <LastLines />;
}

export function WholeLog(): JSX.Element {
  return (
    <section class="ttr-news ttr-paper ttr-news-all" aria-label={usePage().say("page-news-title")}>
      <Log />
    </section>
  );
}

/** Two lines; the list itself is behind a tool, so that nothing is needed here for the keyboard. */
export function LastLines(): JSX.Element {
  const page = usePage();
  const lines = page.log
    .map((event, n) => ({ event, n: page.first + n }))
    .filter(({ event }) => !event.quiet && !BETWEEN.includes(event.type))
    .slice(-LINES);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, a tool opens the log
    <section
      class="ttr-news ttr-paper"
      aria-label={page.say("page-news-title")}
      onClick={() => page.set({ panel: "log" })}
    >
      <ol>
        {lines.map(({ event, n }) => (
          <Line key={n} event={event} page={page} />
        ))}
      </ol>
    </section>
  );
}
