// Animates the effects of events one at a time; then asks the next bot to move.

import { h, render as mount } from "preact";
import { Back, Face } from "./card";
import type { Page } from "./page";
import { Here } from "./parts";
import type { GameEvent, Moved } from "./protocol";

/** How much longer animations take, by speed. */
const PACE = [0, 1.8, 1, 0.45];
const FLIGHT = 280;
const PIECE = 70;
const BLINK = 900;
/** After a long absence only the last events are animated. */
const MOST = 14;
const AGAIN = 2000;

type Step = (pace: number) => Promise<void>;

/** Where a player's things are. */
const PLAYERS = ["hand", "offered", "held", "supply"];

/** `hand:0` is place 0 of the kind `hand`. */
function placeOf(text: string): { kind: string; of: string } {
  const [kind, of = ""] = text.split(/:(.*)/s);
  return { kind: kind!, of };
}

const kindOf = (text: string): string => placeOf(text).kind;
const onMap = ({ source, target }: Moved): boolean =>
  [source, target].some((place) => ["route", "city"].includes(kindOf(place)));
const namesOf = ({ things }: Moved): string[] =>
  Object.entries(things ?? {}).flatMap(([name, count]) => Array<string>(count).fill(name));

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
      this.queue.push(...items.flatMap((event) => this.stepsFor(event)));
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
    if (controls.paused || controls.curtain || !this.page.may("step")) return;
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

  private stepsFor(event: GameEvent): Step[] {
    const mine = event.seat === this.page.seat;
    const steps = this.flights(event.moved, mine);
    const places = event.moved.filter(onMap);
    const route = places.map(({ target }) => placeOf(target)).find(({ kind }) => kind === "route")?.of;
    if (route) steps.push((pace) => this.place(route, event, pace));
    if (places.length && event.seat !== null && !mine) steps.push((pace) => this.blink(event, pace));
    const revealed = event.moved.filter(({ target }) => target === "revealed").flatMap(namesOf);
    // A player who has laid down cards is asked about them, and sees these cards in the question.
    const asked = mine && event.moved.some(({ target }) => target === "table");
    if (revealed.length && !asked) steps.push((pace) => this.reveal(revealed, event, pace));
    return steps;
  }

  /** What players take from a deck or the display: one flight from each place to each place. */
  private flights(moved: Moved[], mine: boolean): Step[] {
    const flown = new Set<string>();
    return moved.flatMap((move): Step[] => {
      const [source, target] = [placeOf(move.source), placeOf(move.target)];
      if (!["deck", "display"].includes(source.kind) || !PLAYERS.includes(target.kind)) return [];
      const card = move.what === "cards" ? (Object.keys(move.things ?? {})[0] ?? null) : null;
      const deck = source.kind === "display" ? "" : move.what === "cards" ? source.of : move.what;
      const from = source.kind === "display" ? `[data-slot="${source.of}"]` : `[data-deck="${deck}"]`;
      const own = card ? `[data-card="${card}"]` : '[data-place="hand"]';
      const to = mine && target.kind === "hand" ? own : `[data-seat="${target.of}"]`;
      if (flown.has(from + to)) return [];
      flown.add(from + to);
      return [(pace) => this.fly(from, to, card, deck, FLIGHT * pace)];
    });
  }

  private async place(id: string, { seat }: GameEvent, pace: number): Promise<void> {
    const route = this.page.traits.board.routes.find((one) => one.id === id);
    if (!route || seat === null || this.page.claimed[id] !== seat) return;
    this.page.set({ fresh: [{ route: id, seat }] });
    await this.rest((PIECE * route.length + 180) * pace);
    this.page.set({ fresh: [] });
  }

  private async blink({ routes, cities }: GameEvent, pace: number): Promise<void> {
    this.page.set({ blink: { routes, cities } });
    await this.rest(BLINK * pace);
    this.page.set({ blink: null });
  }

  /** Revealed cards, over a corner of the map. */
  private async reveal(names: string[], { routes, cities }: GameEvent, pace: number): Promise<void> {
    const layer = this.layer();
    const map = this.root.querySelector(".ttr-mapbox");
    if (!layer || !map) return;
    const box = this.root.ownerDocument.createElement("div");
    box.className = "ttr-shown";
    const [frame, place] = [layer.getBoundingClientRect(), map.getBoundingClientRect()];
    box.style.left = `${place.left - frame.left + 12}px`;
    box.style.top = `${place.top - frame.top + 12}px`;
    const cards = names.map((name, n) =>
      h("span", { class: "ttr-turned", key: n, style: { "--n": n } }, h(Face, { name })),
    );
    mount(h(Here.Provider, { value: this.page }, h("div", { class: "ttr-row" }, cards)), box);
    layer.append(box);
    this.page.set({ blink: { routes, cities } });
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
