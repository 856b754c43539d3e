// Shows what events do, one step at a time; then asks the next bot to move.

import { ending } from "./ending";
import type { Page } from "./page";
import type { GameEvent } from "./protocol";
import { Scene } from "./scene";
import { type Held, held, plan, type Step } from "./steps";

/** How much longer animations take, by speed. */
const PACE = [0, 1.8, 1, 0.45];
/** After a long absence only the last steps are shown. */
const MOST = 24;
const AGAIN = 2000;
/** How long a message over the map stays if nothing else moves. */
const CRY = 1200;

export class Motion {
  private queue: Step[] = [];
  /** The step that is being shown, until the page may show its result. */
  private current: Step | null = null;
  private running = false;
  private stepped = -1;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private closed = false;
  private asked: number | null = null;
  private done: number | null = null;
  /** How far the count at the end was. */
  private counted: { step: number; over: boolean } | null = null;
  private readonly scene: Scene;

  constructor(
    private readonly page: Page,
    private readonly root: HTMLElement,
  ) {
    this.scene = new Scene(page, root);
    root.addEventListener("pointerdown", this.pressed, { passive: true });
    root.addEventListener("keydown", this.woken, { passive: true });
    root.ownerDocument.addEventListener("visibilitychange", this.hidden);
  }

  private readonly woken = (): void => void this.page.sound.wake();

  private readonly pressed = (): void => {
    this.page.sound.wake();
    this.skip();
  };

  private readonly hidden = (): void => {
    if (this.root.ownerDocument.hidden) this.skip();
  };

  /** Shows the end of everything at once. */
  private skip(): void {
    if (!this.running) return;
    this.queue = [];
    this.scene.skip();
  }

  show(items: GameEvent[]): void {
    if (this.root.ownerDocument.hidden) return void this.next();
    const steps = items.flatMap((event) => plan(event, this.page.seat));
    if (this.page.moving) this.queue = [...this.queue, ...steps].slice(-MOST);
    else this.tell(steps);
    this.hold();
    if (!this.running) void this.run();
  }

  /** Without motion only the last message is shown, for a while. */
  private tell(steps: Step[]): void {
    const cry = steps.filter((step) => step.does === "cry").at(-1);
    if (!cry) return;
    this.scene.hush();
    this.scene.cry(cry);
    this.later(() => this.running || this.scene.hush(), CRY);
  }

  private async run(): Promise<void> {
    this.running = true;
    // The page is drawn first: the steps start from what it shows.
    await this.drawing();
    while (this.queue.length && !this.closed) {
      this.root.dataset.busy = "1";
      const step = this.queue.shift()!;
      this.current = step;
      const shown = () => {
        this.current = null;
        return this.hold() ? this.drawing() : Promise.resolve();
      };
      try {
        await this.scene.perform(step, PACE[this.page.traits.settings.speed] || 1, shown);
      } catch {
        // If an animation fails, the page still shows the final state.
      }
      await shown();
      this.scene.clear();
    }
    this.scene.hush();
    delete this.root.dataset.busy;
    this.running = false;
    this.news();
    this.next();
  }

  /** Keeps back what is still to be shown; must the page be drawn for that? */
  private hold(): boolean {
    const { page } = this;
    const now = held(this.current ? [this.current, ...this.queue] : this.queue);
    const drawn = ({ slots, piles, ...rest }: Held) => JSON.stringify(rest);
    if (drawn(now) !== drawn(page.local.held)) {
      page.set({ held: now });
      return true;
    }
    // Cards are only marked.
    page.local.held = now;
    this.scene.mark();
    return false;
  }

  /** Called whenever the page has been drawn. */
  drawn(): void {
    this.scene.mark();
    if (!this.running) this.news();
    this.next();
  }

  /** The page draws in a microtask after a change. */
  private async drawing(): Promise<void> {
    await Promise.resolve();
    await Promise.resolve();
  }

  /** Sounds for what has come true: it is the person's turn, a ticket is completed. */
  private news(): void {
    const { prompt, view } = this.page.traits;
    const asked = prompt.mine ? prompt.seat : prompt.seat === null ? null : -1 - prompt.seat;
    const done = view.tickets.filter((ticket) => ticket.done).length;
    if (this.done !== null && done > this.done && this.page.seat !== null) this.page.sound.play("ticket");
    else if (this.asked !== null && this.asked < 0 && prompt.mine) this.page.sound.play("mine");
    [this.asked, this.done] = [asked, done];
    this.count();
  }

  /** Sounds of the count at the end: each line turns letters, and a person who wins is whistled for. */
  private count(): void {
    const { page } = this;
    const now = ending(page);
    const before = this.counted;
    this.counted = now && { step: now.step, over: now.over };
    if (!now || !before || before.over) return;
    const { seats } = page.traits.settings;
    if (!now.over && now.step !== before.step) page.sound.play("flap");
    else if (now.over && now.sheet.winners.some((seat) => seats[seat]?.who === "human")) page.sound.play("winner");
  }

  /** Called when the page is ready for a bot's next step. */
  next(): void {
    const { prompt, settings, controls } = this.page.traits;
    // What was prepared is played when the moves of the others have been seen.
    if (!this.closed && !this.running) void this.page.preparing.play();
    if (this.closed || this.running || prompt.over || this.page.local.offline) return;
    if (controls.paused || controls.curtain || !this.page.may("step")) return;
    if (prompt.seat === null || settings.seats[prompt.seat]?.who !== "bot" || this.stepped === prompt.seq) return;
    this.stepped = prompt.seq;
    void this.page.link.ask("step", { seq: prompt.seq }).then((answer) => {
      // If Python has done nothing, ask again after a while; it says when while an action may still be undone.
      this.later(
        () => {
          if (this.page.traits.prompt.seq !== this.stepped) return;
          this.stepped = -1;
          this.next();
        },
        (answer.ok && answer.wait) || AGAIN,
      );
    });
  }

  private later(done: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      done();
    }, ms);
    this.timers.add(timer);
  }

  close(): void {
    this.closed = true;
    this.skip();
    this.scene.close();
    this.page.sound.close();
    for (const timer of this.timers) clearTimeout(timer);
    this.root.removeEventListener("pointerdown", this.pressed);
    this.root.removeEventListener("keydown", this.woken);
    this.root.ownerDocument.removeEventListener("visibilitychange", this.hidden);
  }
}
