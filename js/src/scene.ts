// How each step looks: things come from where they are and go to where they belong. Only transforms and opacities
// change, on small elements of their own, so that a browser need not paint the map again.

import { type ComponentChild, h, render as mount } from "preact";
import { EnginePiece, Raised, Rider, RollingPiece } from "./actors";
import { Back, Face } from "./card";
import { Cry, corner } from "./cry";
import { revealedIn } from "./opening";
import type { Page } from "./page";
import { Here, signed } from "./parts";
import { piecesOf } from "./pieces";
import type { Point } from "./protocol";
import type { Gap, Spot, Step } from "./steps";
import { engineAt } from "./track";

type Of<Name extends Step["does"]> = Extract<Step, { does: Name }>;
/** The page may now show the result of the step. */
type Shown = () => Promise<void>;

const OUT = "cubic-bezier(.2,.8,.25,1)";
const FLY = "cubic-bezier(.3,0,.5,1)";
const DROP = "cubic-bezier(.35,0,.25,1)";
const POP = "cubic-bezier(.3,1.45,.5,1)";
/** Milliseconds, at the normal pace. */
const FLIGHT = 420;
const NOD = 140;
const SLIDE = 340;
const TURN = 130;
const PIECE = 240;
const EVERY = 95;
const PAYING = 340;
const EACH = 60;
/** At most so many cards of a payment fly. */
const PAID = 6;
const FLOAT = 900;
const HOP = 85;
const HOPS = 900;
const CRY = 200;
const MOUTH = 460;
const CARD = 380;
const VERDICT = 900;
/** A piece lands after this share of its fall. */
const LANDED = 0.72;
/** The width of a card that arrives at a player's plate, in pixels. */
const SMALL = 22;

export class Scene {
  private moving = new Set<Animation>();
  private resting = new Map<ReturnType<typeof setTimeout>, () => void>();
  private boxes = new Set<HTMLElement>();
  private crying: HTMLElement | null = null;
  private skipped = false;

  constructor(
    private readonly page: Page,
    private readonly root: HTMLElement,
  ) {}

  async perform(step: Step, pace: number, shown: Shown): Promise<void> {
    this.skipped = false;
    this.root.style.setProperty("--pace", String(pace));
    if (step.does === "take") await this.take(step, pace, shown);
    else if (step.does === "fill") await Promise.all(step.gaps.map((gap, n) => this.fill(gap, n, pace)));
    else if (step.does === "cry") this.cry(step, pace);
    else if (step.does === "hush") await this.quiet(pace);
    else if (step.does === "spend") await this.spend(step, pace);
    else if (step.does === "build") await this.build(step, pace);
    else if (step.does === "raise") await this.raise(step, pace);
    else if (step.does === "ride") await this.ride(step, pace);
    else if (step.does === "score") await this.score(step, pace, shown);
    else await this.reveal(step, pace);
  }

  // Time.

  private async animate(el: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.skipped) return;
    if (!el.animate) return this.rest(Number(options.duration) + (options.delay ?? 0));
    const animation = el.animate(frames, { fill: "both", ...options });
    this.moving.add(animation);
    await animation.finished.catch(() => {});
    this.moving.delete(animation);
  }

  private rest(ms: number): Promise<void> {
    if (this.skipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.resting.delete(timer);
        resolve();
      }, ms);
      this.resting.set(timer, resolve);
    });
  }

  skip(): void {
    this.skipped = true;
    this.page.sound.hush();
    for (const animation of this.moving) animation.finish();
    for (const [timer, resolve] of this.resting) {
      clearTimeout(timer);
      resolve();
    }
    this.resting.clear();
  }

  // Elements.

  private find(selector: string): HTMLElement | null {
    const found = [...this.root.querySelectorAll<HTMLElement>(selector)];
    return found.find((one) => one.getClientRects().length > 0) ?? found[0] ?? null;
  }

  /** An element of the scene, in a layer of the page or of the map. */
  private put(layer: ".ttr-flights" | ".ttr-actors", name: string, child: ComponentChild): HTMLElement | null {
    const parent = this.root.querySelector(layer);
    if (!parent) return null;
    const box = this.root.ownerDocument.createElement("div");
    box.className = name;
    mount(h(Here.Provider, { value: this.page }, child), box);
    parent.append(box);
    this.boxes.add(box);
    return box;
  }

  private remove(box: HTMLElement | null): void {
    if (!box) return;
    mount(null, box);
    box.remove();
    this.boxes.delete(box);
  }

  /** Removes what a step has put on the scene, but not the message over the map. */
  clear(): void {
    for (const box of [...this.boxes]) if (box !== this.crying) this.remove(box);
    for (const away of this.root.querySelectorAll("[data-away]")) away.removeAttribute("data-away");
  }

  /** Hides what is still on its way. */
  mark(): void {
    const { slots, piles } = this.page.local.held;
    const hidden = new Set<Element>();
    for (const slot of slots) for (const one of this.root.querySelectorAll(`[data-slot="${slot}"]`)) hidden.add(one);
    const hand = this.page.traits.view.hand ?? {};
    for (const pile of piles) {
      if ((hand[pile] ?? 0) > piles.filter((one) => one === pile).length) continue;
      for (const one of this.root.querySelectorAll(`[data-place="hand"] [data-card="${pile}"]`)) hidden.add(one);
    }
    for (const one of this.root.querySelectorAll("[data-held]")) if (!hidden.has(one)) one.removeAttribute("data-held");
    for (const one of hidden) one.setAttribute("data-held", "");
  }

  /** Where an element is in the layer of the page, as a transform for a box of this size at its upper left corner. */
  private placed(box: HTMLElement, rect: DOMRect, width: number) {
    const frame = box.parentElement!.getBoundingClientRect();
    const size = { width: box.offsetWidth || 48, height: box.offsetHeight || 68 };
    const x = rect.left + rect.width / 2 - frame.left - size.width / 2;
    const y = rect.top + rect.height / 2 - frame.top - size.height / 2;
    return { x, y, scale: width / size.width };
  }

  // Cards.

  private async take(step: Of<"take">, pace: number, shown: Shown): Promise<void> {
    const start = this.find(step.from);
    const end = this.find(step.to) ?? this.find('[data-place="hand"]');
    if (!start || !end) return;
    const { sound } = this.page;
    const [from, to] = [cardIn(start), cardIn(end)];
    const face = step.card !== null && !step.deck ? h(Face, { name: step.card }) : h(Back, { deck: step.deck });
    const box = this.put(".ttr-flights", "ttr-flight", face);
    if (!box) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const one = this.placed(box, a, a.width || SMALL);
    const two = this.placed(box, b, to === end ? SMALL : b.width);
    const between = (from: number, to: number, share: number) => from + (to - from) * share;
    const high = `translate(${between(one.x, two.x, 0.34)}px, ${between(one.y, two.y, 0.2) - 26}px)`;
    const large = between(one.scale, two.scale, 0.4) * 1.34;
    sound.play("card");
    await this.animate(
      box,
      [
        { transform: at(one) },
        { transform: `${high} rotate(-9deg) scale(${large})`, offset: 0.42, easing: "cubic-bezier(.4,0,.2,1)" },
        { transform: at(two) },
      ],
      { duration: FLIGHT * pace, easing: FLY },
    );
    if (step.card !== null && step.deck) await this.turn(box, step.card, pace);
    sound.play("land");
    await shown();
    this.remove(box);
    const nods = to === end ? end : (to.closest("[data-card]") ?? to);
    await this.animate(nods, [{ transform: "translateY(4px) scale(1.03)" }, { transform: "none" }], {
      duration: NOD * pace,
      easing: OUT,
      fill: "none",
    });
  }

  /** The cards of a payment go to the discards one after the other; the hand is drawn without them already. */
  private async spend({ seat, cards, own, spot }: Of<"spend">, pace: number): Promise<void> {
    const end = this.find(".ttr-discards-open") ?? this.find(".ttr-display [data-deck]");
    const layer = this.root.querySelector(".ttr-flights")?.getBoundingClientRect();
    if (!end?.getClientRects().length || !layer) return;
    const from = (card: string): DOMRect | undefined => {
      const at = spot && this.onPage(spot);
      if (at) return new DOMRect(layer.left + at.x - SMALL / 2, layer.top + at.y - SMALL / 2, SMALL, SMALL);
      const pile = own ? this.find(`[data-place="hand"] [data-card="${card}"]`) : null;
      const start = pile ?? this.find(own ? '[data-place="hand"]' : `[data-seat="${seat}"]`);
      const box = start && (pile ? cardIn(pile) : start).getBoundingClientRect();
      return box ? new DOMRect(box.x + box.width / 2 - SMALL, box.y, 2 * SMALL, box.height) : undefined;
    };
    await Promise.all(
      cards.slice(0, PAID).map((card, n) => {
        const start = from(card);
        const box = start && this.put(".ttr-flights", "ttr-flight", h(Face, { name: card }));
        if (!start || !box) return Promise.resolve();
        const [one, two] = [this.placed(box, start, start.width), this.placed(box, end.getBoundingClientRect(), SMALL)];
        this.page.sound.play("card", n * EACH * pace);
        const high = { x: one.x + (two.x - one.x) * 0.3, y: Math.min(one.y, two.y) - 18, scale: one.scale * 1.15 };
        const frames = [
          { transform: at(one), opacity: 1 },
          { transform: `${at(high)} rotate(${n % 2 ? 6 : -7}deg)`, opacity: 1, offset: 0.4 },
          { transform: at(two), opacity: 1, offset: 0.94 },
          { transform: at(two), opacity: 0 },
        ];
        const times = { duration: PAYING * pace, delay: n * EACH * pace, easing: FLY };
        return this.animate(box, frames, times);
      }),
    );
  }

  /** A back turns over. */
  private async turn(box: HTMLElement, card: string, pace: number): Promise<void> {
    const inner = box.firstElementChild;
    const options = { duration: (TURN / 2) * pace, easing: "ease-in" };
    if (inner) await this.animate(inner, [{ transform: "none" }, { transform: "scaleX(.03)" }], options);
    mount(h(Here.Provider, { value: this.page }, h(Face, { name: card })), box);
    const face = box.firstElementChild;
    if (face)
      await this.animate(face, [{ transform: "scaleX(.03)" }, { transform: "none" }], { ...options, easing: OUT });
  }

  /** A back slides from its deck into the gap and turns over. */
  private async fill(gap: Gap, n: number, pace: number): Promise<void> {
    const [start, end] = [this.find(`[data-deck="${gap.deck}"]`), this.find(`[data-slot="${gap.slot}"]`)];
    if (!start || !end) return;
    if (n) await this.rest(90 * n * pace);
    const box = this.put(".ttr-flights", "ttr-flight", h(Back, { deck: gap.deck }));
    if (!box) return;
    const [a, b] = [cardIn(start).getBoundingClientRect(), cardIn(end).getBoundingClientRect()];
    const [one, two] = [this.placed(box, a, a.width), this.placed(box, b, b.width)];
    await this.animate(box, [{ transform: at(one) }, { transform: at(two) }], { duration: SLIDE * pace, easing: OUT });
    if (gap.card !== null) await this.turn(box, gap.card, pace);
  }

  // The map.

  /** Where a place of the map is in the layer of the page. */
  private onPage(spot: Spot): { x: number; y: number } | null {
    const found = this.page.chart?.where(spot);
    const layer = this.root.querySelector(".ttr-flights")?.getBoundingClientRect();
    return found && layer ? { x: found.x - layer.left, y: found.y - layer.top } : null;
  }

  cry(step: Of<"cry">, pace = 0): void {
    const { chart } = this.page;
    this.hush();
    const box = this.put(".ttr-flights", "ttr-cry", h(Cry, { step }));
    if (!box || !chart) {
      this.remove(box);
      return;
    }
    this.crying = box;
    const layer = box.parentElement!.getBoundingClientRect();
    const { x, y } = corner(this.page.traits.board, chart, { width: box.offsetWidth, height: box.offsetHeight });
    box.style.left = `${Math.round(x - layer.left)}px`;
    box.style.top = `${Math.round(y - layer.top)}px`;
    if (!pace) return;
    const frames = [
      { opacity: 0, transform: "translateX(-18px)" },
      { opacity: 1, transform: "none" },
    ];
    void this.animate(box, frames, { duration: CRY * pace, easing: OUT });
  }

  private async quiet(pace: number): Promise<void> {
    if (!this.crying) return;
    await this.rest(CRY * 2 * pace);
    await this.animate(this.crying, [{ opacity: 1 }, { opacity: 0 }], { duration: CRY * pace });
    this.hush();
  }

  /** Takes the message away at once. */
  hush(): void {
    const box = this.crying;
    this.crying = null;
    this.remove(box);
  }

  /** A train rolls in piece by piece, its engine first; ships sail in from the first port. */
  private async build({ route: id, seat }: Of<"build">, pace: number): Promise<void> {
    const { board } = this.page.traits;
    const route = board.routes.find((one) => one.id === id);
    const look = board.seats[seat];
    const scale = this.page.chart?.scale;
    if (!route || !look || !scale || this.page.claimed[id] !== seat) return;
    const pieces = piecesOf(route, scale);
    const port = pieces[0]!.space;
    await Promise.all(
      pieces.map((piece, n) => {
        const { x, y } = piece.space;
        const turn = pieces.length - 1 - n;
        const box = this.put(".ttr-actors", "ttr-actor ttr-placing", h(RollingPiece, { piece, scale, look }));
        if (!box) return Promise.resolve();
        const sails = route.kind === "sea";
        const long = PIECE + (sails ? 70 * n : 0);
        this.page.sound.play("piece", (turn * EVERY + long * LANDED) * pace);
        const frames = sails ? sailing([port.x - x, port.y - y]) : FALLING;
        return this.animate(box, frames, { duration: long * pace, delay: turn * EVERY * pace, easing: DROP });
      }),
    );
  }

  private async raise({ city: id, seat }: Of<"raise">, pace: number): Promise<void> {
    const { board } = this.page.traits;
    const city = board.cities.find((one) => one.id === id);
    const [look, scale] = [board.seats[seat], this.page.chart?.scale];
    if (!city || !look || !scale) return;
    const box = this.put(".ttr-actors", "ttr-actor ttr-placing", h(Raised, { board, scale, city, look }));
    if (!box) return;
    this.page.sound.play("piece", 2 * PIECE * LANDED * pace);
    await this.animate(box, FALLING, { duration: 2 * PIECE * pace, easing: DROP });
    await this.rest(PIECE * pace);
  }

  /** A passenger leaves the city for the player's plate. */
  private async ride({ city, seat, color }: Of<"ride">, pace: number): Promise<void> {
    const start = this.onPage({ kind: "city", id: city });
    const end = this.find(`[data-seat="${seat}"]`);
    const box = this.put(".ttr-flights", "ttr-rider", h(Rider, { color }));
    if (!start || !end || !box) return;
    const { x, y } = this.placed(box, end.getBoundingClientRect(), SMALL);
    const [fromX, fromY] = [start.x - box.offsetWidth / 2, start.y - box.offsetHeight / 2];
    this.page.sound.play("card");
    await this.animate(
      box,
      [
        { transform: `translate(${fromX}px, ${fromY}px) scale(.6)` },
        {
          transform: `translate(${fromX + (x - fromX) * 0.3}px, ${Math.min(fromY, y) - 20}px) scale(1.3)`,
          offset: 0.4,
        },
        { transform: `translate(${x}px, ${y}px) scale(.8)` },
      ],
      { duration: FLIGHT * 1.3 * pace, easing: FLY },
    );
    this.page.sound.play("land");
  }

  /** The points pop up where they were scored, and the engine hops along the score track. */
  private async score(step: Of<"score">, pace: number, shown: Shown): Promise<void> {
    const floats = this.float(step, pace);
    await this.rest((step.spot ? 220 : 0) * pace);
    await this.hop(step, pace);
    await shown();
    for (const away of this.root.querySelectorAll("[data-away]")) away.removeAttribute("data-away");
    for (const engine of this.root.querySelectorAll<HTMLElement>(".ttr-hopping")) this.remove(engine);
    await floats;
  }

  private async float({ seat, points, spot }: Of<"score">, pace: number): Promise<void> {
    const at = spot && this.onPage(spot);
    const text = points > 0 ? `+${points}` : signed(points);
    const box = at ? this.put(".ttr-flights", "ttr-plus", text) : null;
    if (!box || !at) return;
    const look = this.page.traits.board.seats[seat];
    box.style.color = look?.fill ?? "";
    box.style.left = `${at.x}px`;
    box.style.top = `${at.y - 34}px`;
    const frame = (y: number, scale: number) => `translate(-50%, -50%) translateY(${y}px) scale(${scale})`;
    await this.animate(
      box,
      [
        { opacity: 0, transform: frame(14, 0.6), easing: POP },
        { opacity: 1, transform: frame(0, 1.12), offset: 0.25 },
        { opacity: 1, transform: frame(-6, 1), offset: 0.7 },
        { opacity: 0, transform: frame(-30, 1) },
      ],
      { duration: FLOAT * pace, easing: "linear" },
    );
  }

  private async hop({ seat, points }: Of<"score">, pace: number): Promise<void> {
    const { board, view } = this.page.traits;
    const [scale, look] = [this.page.chart?.scale, board.seats[seat]];
    if (!scale || !look || this.skipped) return;
    const waiting = this.page.local.held.points;
    const now = view.points.map((total, one) => total - (waiting[one] ?? 0));
    const cells = Math.abs(points);
    const stops = Array.from({ length: cells + 1 }, (_, n) =>
      engineAt(
        { board, scale },
        now.map((total, one) => (one === seat ? total + n * Math.sign(points) : total)),
        seat,
      ),
    );
    const first = stops[0];
    const box = this.put(".ttr-actors", "ttr-actor ttr-hopping", h(EnginePiece, { scale, look }));
    if (!box || !first) return;
    for (const one of this.root.querySelectorAll(`[data-engine="${seat}"]`)) one.setAttribute("data-away", "");
    const each = Math.min(HOP, HOPS / cells) * pace;
    for (let cell = 1; cell <= cells; cell++) this.page.sound.play("hop", cell * each);
    await this.animate(box, hopping(stops), { duration: each * cells, easing: "linear" });
  }

  // Cards that are turned up.

  private async reveal(step: Of<"reveal">, pace: number): Promise<void> {
    const { page } = this;
    const { revealed, extra } = revealedIn(page.traits.view);
    const told = step.costs && revealed.length === step.cards.length;
    const cards = told ? revealed : step.cards;
    const like = told ? extra : [];
    const opening = { cards, like, spot: step.spot, seat: step.seat, safe: !step.costs, shown: 0, over: false };
    page.set({ opening });
    try {
      await this.rest(MOUTH * pace);
      for (let shown = 1; shown <= cards.length; shown++) {
        page.set({ opening: { ...opening, shown } });
        page.sound.play("card");
        if (like[shown - 1]) page.sound.play("match", 160 * pace);
        await this.rest((like[shown - 1] ? CARD * 1.4 : CARD) * pace);
      }
      page.set({ opening: { ...opening, shown: cards.length, over: true } });
      if (!step.asked) await this.rest(VERDICT * pace);
    } finally {
      page.set({ opening: null }); // else the question behind it would never be seen
    }
  }

  close(): void {
    this.skip();
    this.hush();
    this.clear();
  }
}

/** The card in an element, or the element itself. */
const cardIn = (el: HTMLElement): Element => el.querySelector(".ttr-card") ?? el;

const at = ({ x, y, scale }: { x: number; y: number; scale: number }): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;

/** From above, with a small bounce. */
const FALLING: Keyframe[] = [
  { opacity: 0, transform: "translateY(-30px) scale(1.25)" },
  { opacity: 1, transform: "translateY(-26px) scale(1.25)", offset: 0.25 },
  { opacity: 1, transform: "translateY(1.5px) scale(.97)", offset: LANDED },
  { opacity: 1, transform: "none" },
];

/** Along the water, rocking a little. */
const sailing = ([x, y]: Point): Keyframe[] => [
  { opacity: 0, transform: `translate(${x}px, ${y}px) scale(.8)` },
  { opacity: 1, transform: `translate(${x * 0.75}px, ${y * 0.75}px) rotate(-3deg)`, offset: 0.25 },
  { opacity: 1, transform: "rotate(2deg)", offset: 0.85 },
  { opacity: 1, transform: "none" },
];

/** From cell to cell, nine pixels high. */
function hopping(stops: Point[]): Keyframe[] {
  const cells = stops.length - 1;
  return stops.flatMap(([x, y], n): Keyframe[] => {
    const here = { transform: `translate(${x}px, ${y}px)`, offset: n / cells, easing: "ease-out" };
    const next = stops[n + 1];
    if (!next) return [here];
    const over = `translate(${(x + next[0]) / 2}px, ${(y + next[1]) / 2 - 9}px)`;
    return [here, { transform: over, offset: (n + 0.5) / cells, easing: "ease-in" }];
  });
}
