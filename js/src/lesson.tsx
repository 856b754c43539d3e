// A commented game: what is said at the moment shown, a question, and the way from note to note.

import type { JSX } from "preact";
import { Button, OWN_KEYS, usePage } from "./parts";
import type { LessonState } from "./protocol";
import { Picture } from "./symbols";

export function Lesson(): JSX.Element | null {
  const page = usePage();
  const { say } = page;
  const { lesson, controls } = page.traits;
  if (!lesson || !controls.replay) return null;
  const { title, at, count, text, question, instead } = lesson;
  return (
    <section class="ttr-coach ttr-lessoned ttr-paper" aria-label={say("page-lesson-title")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div class="ttr-coach-text" {...OWN_KEYS} tabIndex={0}>
        <h3>
          {title}
          <small>{say("page-lesson-at", { at, count })}</small>
        </h3>
        <div role="status">
          {/* Once the question is answered, the answer needs the room. */}
          {text && lesson.answer === null ? <p class="ttr-idea">{text}</p> : null}
          {instead.length ? (
            <p>
              {say("page-lesson-instead")} {instead.join("; ")}
            </p>
          ) : null}
          {question ? <Asked lesson={lesson} /> : null}
        </div>
      </div>
      <Onwards lesson={lesson} />
    </section>
  );
}

function Asked({ lesson }: { lesson: LessonState }): JSX.Element {
  const page = usePage();
  const { question, choices, answer, right, because } = lesson;
  const good = right === null || answer === right;
  const verdict = answer === null ? "" : page.say(good ? "page-lesson-right" : "page-lesson-wrong");
  const mark = (n: number) => (answer === null ? "" : n === right ? "ttr-right" : n === answer ? "ttr-wrong" : "");
  return (
    <>
      <p class="ttr-idea">
        <b>{question}</b>
      </p>
      <div class="ttr-answers">
        {choices.map((choice, n) => (
          <Button
            key={choice}
            class={mark(n)}
            disabled={answer !== null}
            onClick={() => void page.ask("lesson", { step: "answer", choice: n })}
          >
            {answer !== null && n === right ? <Picture of="done" size={13} /> : null}
            {choice}
          </Button>
        ))}
      </div>
      {answer === null ? null : (
        <p class={`ttr-verdict ${good ? "ttr-good" : ""}`}>
          <b>{verdict}</b> {because}
        </p>
      )}
    </>
  );
}

function Onwards({ lesson: { next, previous, guesses, question, answer } }: { lesson: LessonState }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { at, last } = page.traits.controls.replay!;
  const look = (number: number | null) => number !== null && void page.ask("look", { number });
  const waits = question !== "" && answer === null;
  const toMove = guesses || next === null;
  return (
    <div class="ttr-coach-side">
      <Button class="ttr-quietly" onClick={() => void page.ask("lesson", { step: guesses ? "tell" : "guess" })}>
        {say(guesses ? "page-lesson-tell" : "page-lesson-ask")}
      </Button>
      <div class="ttr-coach-steps">
        <Button
          picture="earlier"
          title={say("page-lesson-previous")}
          aria-label={say("page-lesson-previous")}
          disabled={previous === null}
          onClick={() => look(previous)}
        />
        <Button class={waits ? "" : "ttr-main"} disabled={at >= last} onClick={() => look(toMove ? at + 1 : next)}>
          {say(toMove ? "page-lesson-move" : "page-lesson-next")}
        </Button>
      </div>
    </div>
  );
}
