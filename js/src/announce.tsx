// Notices: events for screen readers; below the map refusals, hints and errors.

import type { JSX } from "preact";
import { Comparison } from "./comparison";
import { Button, Tool, usePage } from "./parts";

export function Status(): JSX.Element {
  return (
    <div class="ttr-hidden" role="status" aria-live="polite">
      {usePage().local.told}
    </div>
  );
}

/** Notices lie over the lower edge of the map, so that nothing moves when one comes or goes. */
export function Notices(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { refusal, hint, offline, trouble, fault, seen } = page.local;
  const { error, question } = page.traits;
  return (
    <div class="ttr-notices">
      {page.traits.controls.guest ? (
        offline || trouble ? (
          <div class="ttr-notice ttr-alarm" role="alert">
            <span>{say("guests-trouble", { trouble: trouble ?? "lost" })}</span>
          </div>
        ) : null
      ) : offline ? (
        <div class="ttr-notice ttr-alarm" role="alert">
          <span>
            {say("page-offline")} {say("page-offline-hint")}
          </span>
          <Button onClick={() => void page.link.ask("ping", {})}>{say("page-offline-again")}</Button>
        </div>
      ) : null}
      {(error && error !== seen) || fault ? (
        <div class="ttr-notice ttr-alarm" role="alert">
          <span>{error?.text ?? say("page-fault", { text: fault ?? "" })}</span>
          {error?.details ? (
            <details>
              <summary data-lm-suppress-shortcuts="true">{say("page-fault-details")}</summary>
              <pre>{error.details}</pre>
            </details>
          ) : null}
          <Tool picture="close" words={say("page-close")} onClick={() => page.set({ fault: null, seen: error })} />
        </div>
      ) : null}
      {question ? (
        <div class="ttr-notice ttr-tip">
          <span>
            {question.text} {question.choices.length ? null : say("page-question-click")}
          </span>
          {question.choices.map((choice) => (
            <Button key={choice} onClick={() => void page.reply(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      ) : null}
      {refusal ? (
        <div class="ttr-notice ttr-refusal" role="alert">
          <span>
            {refusal.text}{" "}
            {refusal.kind === "illegal" && refusal.title ? (
              <button
                type="button"
                data-lm-suppress-shortcuts="true"
                class="ttr-link"
                onClick={() => page.set({ dialog: "rules", rule: refusal.code })}
              >
                {say("page-refusal-rule", { title: refusal.title })}
              </button>
            ) : null}
          </span>
          <Tool picture="close" words={say("page-close")} onClick={() => page.set({ refusal: null })} />
        </div>
      ) : null}
      {hint ? (
        <div class="ttr-notice ttr-tip">
          <span>{hint.text}</span>
          {hint.move !== null ? (
            <Button onClick={() => void page.play({ move: hint.move! })}>{say("page-hint-play")}</Button>
          ) : null}
          {hint.move !== null && !hint.compared && page.moves.length > 1 ? (
            <Button onClick={() => page.set({ hint: { ...hint, compared: true } })}>{say("page-compare")}</Button>
          ) : null}
          <Tool picture="close" words={say("page-close")} onClick={() => page.set({ hint: null, lit: null })} />
          {hint.compared ? <Comparison /> : null}
        </div>
      ) : null}
    </div>
  );
}
