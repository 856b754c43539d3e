// A commented game: what is said at the moment shown, a question, and the way from note to note.

import type { JSX } from "preact";
import { Button, OWN_KEYS, usePage } from "./parts";
import type { LessonState, VariationShown } from "./protocol";
import { Picture } from "./symbols";

export function Lesson(): JSX.Element | null {
  const page = usePage();
  const { say } = page;
  const { lesson, controls } = page.traits;
  if (!lesson || !controls.replay) return null;
  const { title, at, count, text, question, variation } = lesson;
  return (
    <section
      class={`ttr-coach ttr-lessoned ttr-paper ${variation ? "ttr-aside" : ""}`}
      aria-label={say(variation ? "page-variation-title" : "page-lesson-title")}
    >
      <h3>
        {variation?.text || title}
        <small>{say(variation ? "page-variation-title" : "page-lesson-at", { at, count })}</small>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div class="ttr-coach-text" {...OWN_KEYS} tabIndex={0}>
        <div role="status">
          {variation ? (
            <Varied variation={variation} />
          ) : (
            <>
              {/* Once the question is answered, the answer needs the room. */}
              {text && lesson.answer === null ? <p class="ttr-idea">{text}</p> : null}
              {question ? <Asked lesson={lesson} /> : <Choices lesson={lesson} />}
            </>
          )}
        </div>
      </div>
      {variation ? <Along variation={variation} /> : <Onwards lesson={lesson} />}
    </section>
  );
}

/** A variation: its moves, those that have been played in ink, and what is said after the last of them. */
function Varied({ variation: { at, moves, said } }: { variation: VariationShown }): JSX.Element {
  return (
    <>
      <ol class="ttr-branch">
        {moves.map((move, n) => (
          <li key={n} class={n < at ? "ttr-played" : ""} aria-current={n + 1 === at ? "step" : undefined}>
            {move}
          </li>
        ))}
      </ol>
      {said ? <p class="ttr-idea">{said}</p> : null}
    </>
  );
}

/** The buttons of a variation: move by move, and back to the game. */
function Along({ variation: { at, moves } }: { variation: VariationShown }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const go = (step: string) => void page.ask("lesson", { step });
  const ended = at >= moves.length;
  return (
    <div class="ttr-coach-side">
      {ended ? (
        <span />
      ) : (
        <Button class="ttr-quietly" onClick={() => go("return")}>
          {say("page-variation-return")}
        </Button>
      )}
      <div class="ttr-coach-steps">
        <Button
          picture="back"
          title={say("page-variation-back")}
          aria-label={say("page-variation-back")}
          disabled={at === 0}
          onClick={() => go("back")}
        />
        {/* The same button, so that the focus stays where it is. */}
        <Button class="ttr-main" onClick={() => go(ended ? "return" : "onwards")}>
          {say(ended ? "page-variation-return" : "page-lesson-move")}
        </Button>
      </div>
    </div>
  );
}

function Asked({ lesson }: { lesson: LessonState }): JSX.Element {
  const page = usePage();
  const { question, answer, right, because } = lesson;
  const good = right === null || answer === right;
  const verdict = answer === null ? "" : page.say(good ? "page-lesson-right" : "page-lesson-wrong");
  return (
    <>
      <p class="ttr-idea">
        <b>{question}</b>
      </p>
      <Choices lesson={lesson} />
      {answer === null ? null : (
        <p class={`ttr-verdict ${good ? "ttr-good" : ""}`}>
          <b>{verdict}</b> {because}
        </p>
      )}
    </>
  );
}

/** The answers to choose from; and the variations, once they do not give the answer away. */
function Choices({ lesson }: { lesson: LessonState }): JSX.Element | null {
  const page = usePage();
  const { question, choices, answer, right } = lesson;
  const mark = (n: number) => (answer === null ? "" : n === right ? "ttr-right" : n === answer ? "ttr-wrong" : "");
  const variations = question && answer === null ? [] : lesson.variations;
  if (choices.length + variations.length === 0) return null;
  return (
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
      {variations.map((words, choice) => (
        <Button
          key={`${choice} ${words}`}
          class="ttr-whatif"
          picture="branch"
          onClick={() => void page.ask("lesson", { step: "vary", choice })}
        >
          {words}
        </Button>
      ))}
    </div>
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
