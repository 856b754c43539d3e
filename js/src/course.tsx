// The list of all exercises, lesson by lesson, with what has been solved.

import type { JSX } from "preact";
import { Dialog } from "./dialog";
import { Hidden, OWN_KEYS, usePage } from "./parts";
import { byLesson, solved } from "./progress";
import type { Exercise } from "./protocol";
import { Level } from "./puzzle";
import { Picture } from "./symbols";

export function CourseList(): JSX.Element | null {
  const page = usePage();
  const { course, puzzle } = page.traits;
  if (!course) return null;
  const done = solved(course);
  const count = course.exercises.filter(({ name }) => done.has(name)).length;
  const all = course.exercises.length;
  const start = (name: string) => {
    page.set({ dialog: null });
    void page.ask("puzzle", { step: "start", name });
  };
  return (
    <Dialog title={course.title}>
      <p class="ttr-course-done">
        <progress max={all} value={count} aria-hidden="true" />
        {page.say("page-puzzle-progress", { done: count, all })}
      </p>
      {byLesson(course.exercises).map(([lesson, exercises]) => (
        <section key={lesson} class="ttr-lesson" aria-label={lesson || course.title}>
          {lesson ? <h3>{lesson}</h3> : null}
          <ul>
            {exercises.map((one) => (
              <li key={one.name}>
                <Entry
                  exercise={one}
                  done={done.has(one.name)}
                  current={one.name === puzzle?.name}
                  start={() => start(one.name)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

interface EntryProps {
  exercise: Exercise;
  done: boolean;
  current: boolean;
  start: () => void;
}

function Entry({ exercise: { name, title, board, level, turns }, done, current, start }: EntryProps): JSX.Element {
  const { say } = usePage();
  return (
    <button
      type="button"
      {...OWN_KEYS}
      class={`ttr-exercise ${done ? "ttr-solved" : ""}`}
      data-exercise={name}
      aria-current={current}
      onClick={start}
    >
      <span class="ttr-tick">{done ? <Picture of="done" size={16} /> : null}</span>
      <b>{title}</b>
      <small>
        {board} · {say("page-puzzle-turns", { n: turns })}
      </small>
      {level ? <Level level={level} /> : null}
      {done ? <Hidden>{say("page-puzzle-done")}</Hidden> : null}
    </button>
  );
}
