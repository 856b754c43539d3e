// A look back at the own game: what cost most, and what luck did. Python works it out decision by decision.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { Button, usePage } from "./parts";
import type { ReviewAnswer } from "./protocol";

/** A step is several imagined games: on a slow machine it takes its time. */
const PATIENCE = 120_000;

export function Review(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const [found, setFound] = useState<ReviewAnswer | null>(null);
  useEffect(() => {
    let open = true;
    const goOn = async () => {
      while (open) {
        const answer = await page.link.ask("review", {}, PATIENCE);
        if (!open || !answer.ok) return;
        setFound(answer);
        if (answer.done >= answer.all) return;
      }
    };
    void goOn();
    return () => {
      open = false;
    };
  }, [page]);
  const look = (number: number) => {
    page.set({ dialog: null });
    void page.ask("look", { number });
  };
  const working = !found || found.done < found.all;
  return (
    <Dialog title={found?.title ?? say("page-review-title")}>
      {working ? (
        <p class="ttr-course-done" role="status">
          <progress max={found?.all ?? 1} value={found?.done ?? 0} aria-hidden="true" />
          {found ? say("page-review-progress", { done: found.done, all: found.all }) : null}
        </p>
      ) : null}
      {found ? <Found found={found} working={working} look={look} /> : null}
    </Dialog>
  );
}

interface FoundProps {
  found: ReviewAnswer;
  working: boolean;
  look: (number: number) => void;
}

function Found({ found: { summary, decisions, luck, how }, working, look }: FoundProps): JSX.Element {
  const { say } = usePage();
  const most = Math.max(1, ...decisions.map(({ cost, error }) => cost + error));
  return (
    <div class="ttr-review">
      <p>{working ? null : summary}</p>
      <h3>{say("page-review-costly")}</h3>
      {decisions.length ? (
        <ol>
          {decisions.map((one) => (
            <li key={one.number}>
              <Bar cost={one.cost} error={one.error} most={most} sure={one.sure} />
              <p>{one.text}</p>
              <p class="ttr-quiet">
                {one.reason} {one.sure ? "" : say("page-review-chance")}
              </p>
              <Button onClick={() => look(one.number)}>{say("page-review-show")}</Button>
            </li>
          ))}
        </ol>
      ) : working ? null : (
        <p>{say("page-review-none")}</p>
      )}
      {luck.length ? <h3>{say("page-review-luck")}</h3> : null}
      <ul>
        {luck.map(({ number, text, gain }, n) => (
          <li key={`${number} ${n}`} class={gain < 0 ? "ttr-bad-luck" : "ttr-good-luck"}>
            {text}
          </li>
        ))}
      </ul>
      <p class="ttr-quiet">{how}</p>
    </div>
  );
}

/** The cost as a bar with its range of 95 %. */
function Bar({ cost, error, most, sure }: { cost: number; error: number; most: number; sure: boolean }): JSX.Element {
  const at = (points: number) => 4 + (Math.max(0, points) / most) * 192;
  const [low, high] = [at(cost - error), at(cost + error)];
  return (
    <svg
      class={`ttr-costbar ${sure ? "" : "ttr-unsure"}`}
      viewBox="0 0 200 16"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <rect x="4" y="4" width={at(cost) - 4} height="8" rx="2" />
      <path d={`M${low} 8H${high}M${low} 4v8M${high} 4v8`} />
    </svg>
  );
}
