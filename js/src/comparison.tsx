// The possible moves compared in imagined games, below a hint. Python works it out in small steps.

import type { JSX } from "preact";
import { Button, OWN_KEYS, usePage } from "./parts";
import type { ComparedMove } from "./protocol";
import { useStepwise } from "./stepwise";

/** The comparison, asked for step by step until it is complete or no longer shown. */
export function Comparison(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { seq } = page.traits.prompt;
  const found = useStepwise("compare", true, seq);
  const working = !found || found.done < found.all;
  return (
    <section class="ttr-comparison" aria-label={say("page-compare-title")}>
      {found?.standing ? <p>{found.standing}</p> : null}
      {found?.moves.length ? (
        <ul>
          {found.moves.map((one) => (
            <Compared key={one.move} one={one} />
          ))}
        </ul>
      ) : null}
      {working ? (
        <p class="ttr-course-done" role="status">
          <progress max={found?.all ?? 1} value={found?.done ?? 0} aria-hidden="true" />
          {say("page-compare-working")}
        </p>
      ) : (
        <p class="ttr-quiet">{found.how}</p>
      )}
    </section>
  );
}

/** A move with its verdict; pointing at it shows its route, a click plays it. */
function Compared({ one }: { one: ComparedMove }): JSX.Element {
  const page = usePage();
  const { how, words, verdict, points, error, routes, move } = one;
  const light = () => page.set({ lit: { routes, cities: [] } });
  return (
    <li class={`ttr-how-${how}`} onPointerEnter={light} {...OWN_KEYS}>
      <span>{words}</span>
      <em>{verdict}</em>
      <b>
        {how === "best" ? "" : page.say("page-compare-points", { points: signed(points), error: error.toFixed(0) })}
      </b>
      {how === "best" ? (
        <span />
      ) : (
        <Button
          picture="play"
          aria-label={`${page.say("page-hint-play")}: ${words}`}
          onClick={() => void page.play({ move })}
        />
      )}
    </li>
  );
}

/** Whole points with their sign; nothing is neither more nor less. */
function signed(points: number): string {
  const whole = Math.round(points);
  return whole ? `${whole < 0 ? "−" : "+"}${Math.abs(whole)}` : "0";
}
