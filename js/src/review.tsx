// A look back at the own game: what cost most, and what luck did. Python works it out decision by decision.

import type { JSX } from "preact";
import { Dialog } from "./dialog";
import { Button, usePage } from "./parts";
import type { ReviewAnswer, ReviewedDecision } from "./protocol";
import { useStepwise } from "./stepwise";

export function Review(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const found = useStepwise("review", true);
  const look = (reviewed: ReviewedDecision) => {
    page.set({ dialog: null, reviewed });
    void page.ask("look", { number: reviewed.number });
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
  look: (decision: ReviewedDecision) => void;
}

function Found({ found: { summary, decisions, luck, how }, working, look }: FoundProps): JSX.Element {
  const { say } = usePage();
  const most = Math.max(1, ...decisions.map(({ cost, error }) => cost + error));
  return (
    <div class="ttr-review">
      {working ? null : <p class="ttr-summary">{summary}</p>}
      <h3>{say("page-review-costly")}</h3>
      {decisions.length ? (
        <ol>
          {decisions.map((one) => (
            <Costly key={one.number} one={one} most={most} look={look} />
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

/** A decision: what it cost, what was played and what would have been better, and why. */
function Costly({ one, most, look }: { one: ReviewedDecision; most: number; look: FoundProps["look"] }): JSX.Element {
  const { say } = usePage();
  const { cost, error, sure } = one;
  return (
    <li class={sure ? "" : "ttr-unsure"}>
      <p class="ttr-costs">
        <b>{say("page-review-cost", { cost })}</b>
        <span>{say("page-review-error", { error })}</span>
        <Bar cost={cost} error={error} most={most} />
      </p>
      <div>
        <div class="ttr-when">
          <b>{one.turn}</b>
          <Button class="ttr-quietly" onClick={() => look(one)}>
            {say("page-review-show")}
          </Button>
        </div>
        <dl>
          <dt>{say("page-review-played")}</dt>
          <dd>{one.played}</dd>
          <dt>{say("page-review-better")}</dt>
          <dd class="ttr-better">{one.better}</dd>
        </dl>
        <p class="ttr-quiet">
          {one.reason} {sure ? "" : say("page-review-chance")}
        </p>
      </div>
    </li>
  );
}

/** The cost as a bar with its range of 95 %. */
function Bar({ cost, error, most }: { cost: number; error: number; most: number }): JSX.Element {
  const at = (points: number) => 2 + (Math.max(0, points) / most) * 92;
  const [low, high] = [at(cost - error), at(cost + error)];
  return (
    <svg class="ttr-costbar" viewBox="0 0 96 14" aria-hidden="true">
      <rect x="2" y="3" width={at(cost) - 2} height="8" rx="2" />
      <path d={`M${low} 7H${high}M${low} 3v8M${high} 3v8`} />
    </svg>
  );
}
