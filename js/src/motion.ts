// Animates events one at a time; then asks the next bot to move.

import { h, render as mount } from "preact";
import { Back, Face } from "./card";
import { type Page, placesOf } from "./page";
import { Here } from "./parts";
import type { GameEvent } from "./protocol";

/** How much longer animations take, by speed. */
const PACE = [0, 1.8, 1, 0.45];
const FLIGHT = 280;
const PIECE = 70;
const BLINK = 900;
/** After a long absence only the last events are animated. */
const MOST = 14;
const AGAIN = 2000;

type Step = (pace: number) => Promise<void>;

export class Motion {
  private queue: Step[] = [];
  private running = false;
  private stepped = -1;
  private hurry: (() => void)[] = [];
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private closed = false;
  private readonly skip = () => {
    this.queue = [];
    for (const end of this.hurry.splice(0)) end();
  };

  constructor(
    private readonly page: Page,
    private readonly root: HTMLElement,
  ) {
    root.addEventListener("pointerdown", this.skip, { passive: true });
  }

  show(items: GameEvent[]): void {
    if (this.page.moving && !this.root.ownerDocument.hidden) {
      this.queue.push(...items.map((event) => this.stepFor(event)).filter((step) => step !== null));
      this.queue = this.queue.slice(-MOST);
    }
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length && !this.closed) {
      const step = this.queue.shift()!;
      try {
        await step(PACE[this.page.traits.settings.speed] ?? 1);
      } catch {
        // If an animation fails, the page still shows the final state.
      }
    }
    this.running = false;
    if (this.page.local.fresh.length || this.page.local.blink) this.page.set({ fresh: [], blink: null });
    this.next();
  }

  /** Called when the page is ready for a bot's next step. */
  next(): void {
    const { prompt, settings, controls } = this.page.traits;
    if (this.closed || this.running || prompt.over || this.page.local.offline) return;
    if (controls.paused || controls.curtain || !controls.playing) return;
    if (prompt.seat === null || settings.seats[prompt.seat]?.who !== "bot" || this.stepped === prompt.seq) return;
    this.stepped = prompt.seq;
    void this.page.link.ask("step", { seq: prompt.seq }).then(() => {
      // If Python has done nothing, ask again after a while.
      this.later(() => {
        if (this.page.traits.prompt.seq !== this.stepped) return;
        this.stepped = -1;
        this.next();
      }, AGAIN);
    });
  }

  private later(done: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      done();
    }, ms);
    this.timers.add(timer);
  }

  /** Waits for this time, or until somebody clicks. */
  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.hurry.push(resolve);
      this.later(resolve, ms);
    });
  }

  private stepFor(event: GameEvent): Step | null {
    const seat = event.seat ?? -1;
    const mine = seat === this.page.seat;
    switch (event.type) {
      case "draw": {
        const from = event.source === "display" ? `[data-slot="${event.slot}"]` : `[data-deck="${event.source}"]`;
        const to = mine
          ? event.card
            ? `[data-card="${event.card}"]`
            : '[data-place="hand"]'
          : `[data-seat="${seat}"]`;
        return (pace) => this.fly(from, to, event.card ?? null, event.source, FLIGHT * pace);
      }
      case "tickets-drawn":
        return (pace) => this.fly('[data-deck="tickets"]', `[data-seat="${seat}"]`, null, "tickets", FLIGHT * pace);
      case "claim":
        return (pace) => this.place(event, mine, pace);
      case "station":
      case "harbour":
      case "passenger":
        return mine ? null : (pace) => this.blink(event, pace);
      case "tunnel":
        return (pace) => this.reveal(event, pace);
      default:
        return null;
    }
  }

  private async place(event: GameEvent, mine: boolean, pace: number): Promise<void> {
    const route = this.page.traits.board.routes.find((one) => one.id === event.route);
    if (!route || this.page.claimed[route.id] !== event.seat) return;
    this.page.set({ fresh: [{ route: route.id, seat: event.seat! }] });
    await this.rest((PIECE * route.length + 180) * pace);
    this.page.set({ fresh: [] });
    if (!mine) await this.blink(event, pace);
  }

  private async blink(event: GameEvent, pace: number): Promise<void> {
    this.page.set({ blink: placesOf(event) });
    await this.rest(BLINK * pace);
    this.page.set({ blink: null });
  }

  /** Another player's tunnel: its cards are revealed over a corner of the map. */
  private async reveal(event: GameEvent, pace: number): Promise<void> {
    const layer = this.layer();
    if (event.seat === this.page.seat && event.extra > 0) return;
    const map = this.root.querySelector(".ttr-mapbox");
    if (!layer || !map) return;
    const box = this.root.ownerDocument.createElement("div");
    box.className = "ttr-shown";
    const [frame, place] = [layer.getBoundingClientRect(), map.getBoundingClientRect()];
    box.style.left = `${place.left - frame.left + 12}px`;
    box.style.top = `${place.top - frame.top + 12}px`;
    const cards = (event.revealed as string[]).map((name, n) =>
      h("span", { class: "ttr-turned", key: n, style: { "--n": n } }, h(Face, { name })),
    );
    mount(h(Here.Provider, { value: this.page }, h("div", { class: "ttr-row" }, cards)), box);
    layer.append(box);
    this.page.set({ blink: placesOf(event) });
    await this.rest(1500 * pace);
    mount(null, box);
    box.remove();
    this.page.set({ blink: null });
  }

  private layer(): HTMLElement | null {
    return this.root.querySelector(".ttr-flights");
  }

  private async fly(from: string, to: string, card: string | null, deck: string, ms: number): Promise<void> {
    const layer = this.layer();
    const start = this.root.querySelector(from);
    const end = this.root.querySelector(to) ?? this.root.querySelector('[data-place="hand"]');
    if (!layer || !start || !end || !layer.animate) return;
    const [frame, a, b] = [layer, start, end].map((one) => one!.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    const box = this.root.ownerDocument.createElement("div");
    box.className = "ttr-flight";
    mount(h(Here.Provider, { value: this.page }, card ? h(Face, { name: card }) : h(Back, { deck })), box);
    layer.append(box);
    const at = (rect: DOMRect, scale: number, opacity: number) => ({
      transform: `translate(${rect.left - frame.left + rect.width / 2 - 24}px, ${rect.top - frame.top + rect.height / 2 - 34}px) scale(${scale})`,
      opacity,
    });
    const flight = box.animate([at(a, 1, 1), at(b, 0.8, 0.9)], { duration: ms, easing: "cubic-bezier(.2,.7,.3,1)" });
    this.hurry.push(() => flight.finish());
    await flight.finished.catch(() => {});
    mount(null, box);
    box.remove();
  }

  close(): void {
    this.closed = true;
    this.skip();
    for (const timer of this.timers) clearTimeout(timer);
    this.root.removeEventListener("pointerdown", this.skip);
  }
}
