// A puzzle above the table: the goal, the turns left, hints in steps, and what came of it.

import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Button, OWN_KEYS, usePage } from "./parts";
import { markSolved, nextAfter, solved } from "./progress";
import type { PuzzleState } from "./protocol";
import { Picture } from "./symbols";

const LEVELS = 5;

export function Puzzle(): JSX.Element | null {
  const page = usePage();
  const { puzzle, course } = page.traits;
  // At once: the page may be left as soon as it says "solved".
  useLayoutEffect(() => {
    if (course && puzzle?.outcome === "solved") markSolved(course, puzzle.name);
  }, [course, puzzle?.name, puzzle?.outcome]);
  if (!puzzle) return null;
  const { say } = page;
  const { outcome, title, goal, lesson, level } = puzzle;
  return (
    <section class="ttr-coach ttr-paper" data-outcome={outcome} aria-label={say("page-puzzle-title")}>
      <h3>
        {title}
        {level ? <Level level={level} /> : null}
        {lesson ? <small>{lesson}</small> : null}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div class="ttr-coach-text" {...OWN_KEYS} tabIndex={0}>
        {outcome === "solved" ? null : <p class="ttr-coach-goal">{goal}</p>}
        <div role="status">
          <Told puzzle={puzzle} />
        </div>
      </div>
      <div class="ttr-coach-side">
        <Turns puzzle={puzzle} />
        <Steps puzzle={puzzle} />
      </div>
    </section>
  );
}

/** Five dots, as many of them filled as the level is high. */
export function Level({ level }: { level: number }): JSX.Element {
  const words = usePage().say("page-puzzle-level", { level });
  return (
    <span class="ttr-level" role="img" title={words} aria-label={words}>
      {Array.from({ length: LEVELS }, (_, n) => (
        <i key={n} class={n < level ? "ttr-full" : ""} />
      ))}
    </span>
  );
}

/** What is said now: the verdict with the shortest solution, or the last hint. */
function Told({ puzzle }: { puzzle: PuzzleState }): JSX.Element | null {
  const { say } = usePage();
  const { outcome, verdict, idea, hints, solution, unsolved } = puzzle;
  const last = hints.at(-1);
  return (
    <>
      <p class="ttr-verdict">
        {outcome === "solved" ? (
          <>
            <Picture of="done" size={14} /> <b>{verdict}</b> <span class="ttr-idea">{idea}</span>{" "}
          </>
        ) : outcome === "missed" ? (
          <>
            <Picture of="close" size={14} /> <b>{say("page-puzzle-missed")}</b> {verdict}{" "}
          </>
        ) : null}
        {solution.length ? (
          <span class="ttr-shortest">
            {say("page-puzzle-shortest")}{" "}
            {solution.map((line, n) => (
              <span key={n}>
                <em>{n + 1}</em> {line}{" "}
              </span>
            ))}
          </span>
        ) : null}
      </p>
      {unsolved ? <p>{unsolved}</p> : null}
      {outcome === "solved" ? null : idea || last ? <p class="ttr-idea">{idea || last}</p> : null}
    </>
  );
}

function Turns({ puzzle: { turn, within, outcome } }: { puzzle: PuzzleState }): JSX.Element {
  const words = usePage().say("page-puzzle-turn", { turn, within });
  const state = (n: number) => (n < turn || outcome === "missed" ? "past" : n === turn ? "now" : "left");
  return (
    <p class="ttr-turns">
      <span aria-hidden="true">
        {Array.from({ length: within }, (_, n) => (
          <i key={n} data-turn={state(n + 1)} />
        ))}
      </span>
      <span>{words}</span>
    </p>
  );
}

function Steps({ puzzle }: { puzzle: PuzzleState }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { course } = page.traits;
  const { outcome, more, solution, unsolved } = puzzle;
  const go = (step: string, name: string | null = null) => void page.ask("puzzle", { step, name });
  const next = course && nextAfter(course.exercises, puzzle.name, solved(course));
  const shown = solution.length > 0 || unsolved !== "";
  return (
    <div class="ttr-coach-steps">
      {outcome === "solved" && next ? (
        <Button class="ttr-main" onClick={() => go("start", next.name)}>
          {say("page-puzzle-next")}
        </Button>
      ) : null}
      <Button class={outcome === "missed" ? "ttr-main" : ""} picture="undo" onClick={() => go("again")}>
        <span>{say("page-puzzle-again")}</span>
      </Button>
      {outcome === "solved" || shown ? null : more ? (
        <Button picture="hint" title={say("page-puzzle-hint.left", { n: more })} onClick={() => go("hint")}>
          <span>{say("page-puzzle-hint")}</span>
          <span class="ttr-badge">{more}</span>
        </Button>
      ) : (
        <Button onClick={() => go("solution")}>{say("page-puzzle-solution")}</Button>
      )}
      {course ? (
        <Button picture="list" onClick={() => page.set({ dialog: "course" })}>
          <span>{say("page-puzzle-course")}</span>
        </Button>
      ) : null}
    </div>
  );
}
