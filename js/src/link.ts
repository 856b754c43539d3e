// Sends messages to Python and delivers the answers.

import type { Answers, Messages, Refusal } from "./protocol";
import { answer, checked } from "./validate";

/** An answer, or the refusal. */
export type Answer<K extends keyof Answers> = ({ ok: true } & Answers[K]) | { ok: false; refusal: Refusal };

/** The part of anywidget's model that the page uses. */
export interface Model {
  get(name: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as anywidget has it
  on(name: string, callback: (...args: any[]) => void): void;
  // biome-ignore lint/suspicious/noExplicitAny: as anywidget has it
  off(name: string, callback?: (...args: any[]) => void): void;
  send(content: unknown): void;
}

export const PATIENCE = 4000;
/** The answer to a message that Python has not answered in time. */
export const GONE = "gone";

const refused = (kind: string, text: string) =>
  ({ ok: false, refusal: { kind, code: kind, text, facts: {}, title: "" } }) as const;
const LOST = refused(GONE, "");

interface Waiting {
  type: keyof Answers;
  // biome-ignore lint/suspicious/noExplicitAny: each waits for the answer of its own type
  resolve: (answer: any) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Sends messages and delivers the answers. Every message gets one; after some seconds without, it is `gone`. */
export class Link {
  private last = 0;
  /** Ids are unique across reloads, and across several copies of the widget in a notebook. */
  private readonly name = Math.random().toString(36).slice(2, 10);
  private gone = false;
  private waiting = new Map<string, Waiting>();
  private readonly heard: (content: unknown) => void;

  constructor(
    private readonly model: Model,
    private readonly alive: (yes: boolean) => void,
  ) {
    this.heard = (content) => this.receive(content);
    model.on("msg:custom", this.heard);
  }

  /** The number of messages sent. */
  get asked(): number {
    return this.last;
  }

  /** `seq`: the state of the game that the message refers to, if it depends on it. */
  ask<K extends keyof Messages>(
    type: K,
    fields: Messages[K] & { seq?: number },
    patience = PATIENCE,
  ): Promise<Answer<K>> {
    const id = `${this.name}-${++this.last}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // Keep it in the list: a late answer still shows that Python is there.
        this.gone = true;
        this.alive(false);
        resolve(LOST);
      }, patience);
      this.waiting.set(id, { type, resolve, timer });
      try {
        this.model.send({ id, type, ...fields });
      } catch {
        // The connection is closed for good, so do not wait for the timeout.
        clearTimeout(timer);
        this.waiting.delete(id);
        this.gone = true;
        this.alive(false);
        resolve(LOST);
      }
    });
  }

  private receive(content: unknown): void {
    const said = content as { re: string; ok?: boolean; refusal?: unknown } | null;
    const waiting = said && typeof said === "object" ? this.waiting.get(said.re) : undefined;
    if (!said || !waiting) return;
    if (this.gone) this.giveUpBefore(said.re);
    this.gone = false;
    clearTimeout(waiting.timer);
    this.waiting.delete(said.re);
    this.alive(true);
    waiting.resolve(this.read(waiting.type, said));
  }

  private read(type: keyof Answers, said: { ok?: boolean; refusal?: unknown }): Answer<keyof Answers> {
    try {
      if (said.ok) return { ok: true, ...answer(type, said) };
      return { ok: false, refusal: checked({ record: "Refusal" }, said.refusal, "a refusal") as Refusal };
    } catch (error) {
      return refused("error", (error as Error).message);
    }
  }

  /** Python is back: messages sent while it was gone will not be answered any more. */
  private giveUpBefore(id: string): void {
    for (const [older, { resolve, timer }] of this.waiting) {
      if (older === id) return;
      clearTimeout(timer);
      this.waiting.delete(older);
      resolve(LOST);
    }
  }

  close(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    this.model.off("msg:custom", this.heard);
  }
}
