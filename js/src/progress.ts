// Which exercises of a course have been solved: kept like the preferences, in the browser or with the notebook.

import { prefer, preference } from "./preferences";
import type { Course, Exercise } from "./protocol";

/** The names of the solved exercises. */
export function solved(course: Pick<Course, "key">): Set<string> {
  return new Set(preference(course.key, "").split(" ").filter(Boolean));
}

export function markSolved(course: Pick<Course, "key">, name: string): void {
  const known = solved(course);
  if (!known.has(name)) prefer(course.key, [...known, name].join(" "));
}

/** The exercise to go on with: the first unsolved one after this, else the first unsolved one, else the next. */
export function nextAfter(exercises: readonly Exercise[], name: string, done: ReadonlySet<string>): Exercise | null {
  const at = exercises.findIndex((one) => one.name === name);
  const onwards = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(0, at))];
  return onwards.find((one) => !done.has(one.name)) ?? onwards[0] ?? null;
}

/** The exercises by lesson, in the order of the course. */
export function byLesson(exercises: readonly Exercise[]): [lesson: string, exercises: Exercise[]][] {
  const found = new Map<string, Exercise[]>();
  for (const one of exercises) found.set(one.lesson, [...(found.get(one.lesson) ?? []), one]);
  return [...found];
}
