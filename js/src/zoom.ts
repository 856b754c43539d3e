// Zoom and pan by a single transform of the finished drawing; tells clicks from drags.

import type { Part } from "./minimap";
import type { Point } from "./protocol";

const MOST = 8;
/** A pointer that moved further than this has dragged, not clicked. */
const STILL = 6;

/** From this scale on, the numbers on the score track can be read. */
const NEAR = 0.9;
/** A zoomed map can be moved beyond its edge by this share of what is seen: its corners are below the overview. */
const BEYOND = 0.3;
/** A zoom rests when nothing has changed for this many milliseconds. */
const PAUSE = 120;

/** The scale at which the map rests, and the one that shows all of it. */
export interface Rest {
  scale: number;
  fit: number;
}

interface Handlers {
  rest: (at: Rest) => void;
  hover: (at: Point | null) => void;
  click: (at: Point, touch: boolean) => void;
}

export class Zoom {
  /** Screen pixels for one pixel of the drawing. */
  scale = 1;
  fit = 1;
  /** The size of the host, read once for each step: to read it after a change would lay out the page at once. */
  private room: Point = [1, 1];
  private resting: ReturnType<typeof setTimeout> | undefined;
  private factor = 1;
  private x = 0;
  private y = 0;
  private down = new Map<number, Point>();
  private start: Point = [0, 0];
  private dragged = false;
  private readonly sizes: ResizeObserver | null;
  private readonly listeners: [string, (event: never) => unknown][];

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: HTMLElement,
    private readonly size: { width: number; height: number },
    private readonly handlers: Handlers,
  ) {
    this.listeners = [
      ["pointerdown", (event: PointerEvent) => this.pressed(event)],
      ["pointermove", (event: PointerEvent) => this.moved(event)],
      ["pointerup", (event: PointerEvent) => this.released(event, true)],
      ["pointercancel", (event: PointerEvent) => this.released(event, false)],
      // A finger leaves as soon as it is lifted, but the tooltip of a tap should stay.
      ["pointerleave", (event: PointerEvent) => event.pointerType !== "touch" && this.handlers.hover(null)],
      ["wheel", (event: WheelEvent) => this.wheeled(event)],
    ];
    for (const [name, listener] of this.listeners) {
      host.addEventListener(name, listener as EventListener, { passive: name !== "wheel" });
    }
    this.sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => this.apply());
    this.sizes?.observe(host);
    this.apply();
    this.scaleNames(stage);
  }

  private readonly watchers = new Set<(seen: Part) => void>();

  /** Tells which part of the drawing is seen, now and whenever it changes. */
  watch(watcher: (seen: Part) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.seen());
    return () => this.watchers.delete(watcher);
  }

  private seen(): Part {
    const [wide, high] = [this.size.width * this.scale, this.size.height * this.scale];
    const [width, height] = this.room;
    const part = (at: number, room: number, whole: number): [number, number] => {
      const from = Math.max(0, -at / whole);
      return [from, Math.min(1, (room - at) / whole) - from];
    };
    const [[left, across], [top, down]] = [part(this.x, width, wide), part(this.y, height, high)];
    return [left, top, across, down];
  }

  /** Is only a part of the map shown? */
  get zoomed(): boolean {
    return this.factor > 1;
  }

  /** Where the whole map begins when all of it is shown, in pixels of the host. */
  home(): Point {
    return [
      Math.max(0, (this.host.clientWidth - this.size.width * this.fit) / 2),
      Math.max(0, (this.host.clientHeight - this.size.height * this.fit) / 2),
    ];
  }

  /** Moves the map so that this place, as shares of the drawing, is in the middle. */
  goTo([right, down]: Point): void {
    this.x = this.host.clientWidth / 2 - right * this.size.width * this.scale;
    this.y = this.host.clientHeight / 2 - down * this.size.height * this.scale;
    this.apply();
  }

  /** Moves on by these shares of what is seen. */
  pan(right: number, down: number): void {
    this.x -= right * this.host.clientWidth;
    this.y -= down * this.host.clientHeight;
    this.apply();
  }

  /** Brings a point of the drawing into sight, if it is out of the window or covered. */
  show([x, y]: Point, covers: readonly DOMRect[], margin = 40): void {
    const [right, down] = [this.x + x * this.scale, this.y + y * this.scale];
    const { clientWidth: width, clientHeight: height } = this.host;
    const seen = right >= margin && right <= width - margin && down >= margin && down <= height - margin;
    const at = this.toScreen([x, y]);
    const covered = covers.some(
      (box) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom,
    );
    if ((!seen || covered) && this.factor > 1) this.goTo([x / this.size.width, y / this.size.height]);
  }

  /** A gesture only moves the picture of the map; whatever else depends on the scale follows when it rests. */
  private gesture(): void {
    this.stage.style.willChange = "transform";
    this.apply(true);
  }

  private apply(moving = false): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    this.room = [width, height];
    this.fit = Math.min(width / this.size.width, height / this.size.height) || 1;
    this.scale = this.fit * this.factor;
    const [wide, high] = [this.size.width * this.scale, this.size.height * this.scale];
    const beyond = this.factor > 1 ? BEYOND * Math.min(width, height) : 0;
    this.x = held(this.x, width, wide, beyond);
    this.y = held(this.y, height, high, beyond);
    this.stage.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.dataset.near = this.scale >= NEAR ? "1" : "";
    this.host.dataset.zoomed = this.factor > 1.01 ? "1" : "";
    if (!moving) this.keepNames();
    if (this.watchers.size) for (const watcher of this.watchers) watcher(this.seen());
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), PAUSE);
  }

  /** Names keep their size on the screen. Set on these groups alone: on the stage it would restyle the whole drawing. */
  private keepNames(): void {
    for (const group of this.stage.querySelectorAll<SVGElement>(".ttr-names, .ttr-path")) this.scaleNames(group);
  }

  private scaleNames(element: ElementCSSInlineStyle): void {
    element.style.setProperty("--names", (1 / this.scale).toFixed(4));
  }

  private rest(): void {
    this.stage.style.willChange = "";
    this.keepNames();
    this.scaleNames(this.stage);
    this.handlers.rest({ scale: this.scale, fit: this.fit });
  }

  /** Zooms by a factor around a point of the host, by default its centre; 0 shows the whole map. */
  by(factor: number, at: Point = [this.host.clientWidth / 2, this.host.clientHeight / 2]): void {
    this.scaleTo(factor ? this.factor * factor : 1, at);
    this.apply();
  }

  /** The same by a button or a key: several steps in a row are one gesture. */
  step(factor: number): void {
    this.scaleTo(factor ? this.factor * factor : 1, [this.host.clientWidth / 2, this.host.clientHeight / 2]);
    this.gesture();
  }

  private scaleTo(factor: number, at: Point): void {
    const wanted = Math.max(1, Math.min(MOST, factor));
    const share = wanted / this.factor;
    this.x = at[0] - (at[0] - this.x) * share;
    this.y = at[1] - (at[1] - this.y) * share;
    this.factor = wanted;
  }

  private inHost(event: { clientX: number; clientY: number }): Point {
    const box = this.host.getBoundingClientRect();
    return [event.clientX - box.left - this.host.clientLeft, event.clientY - box.top - this.host.clientTop];
  }

  /** Converts a point of the host to pixels of the drawing. */
  private inDrawing([x, y]: Point): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  toScreen(point: Point): { x: number; y: number } {
    return this.onScreen()(point);
  }

  /** The same for many points: the place of the host is read once. */
  onScreen(): (point: Point) => { x: number; y: number } {
    const box = this.host.getBoundingClientRect();
    const left = box.left + this.host.clientLeft + this.x;
    const top = box.top + this.host.clientTop + this.y;
    return ([x, y]) => ({ x: left + x * this.scale, y: top + y * this.scale });
  }

  private pressed(event: PointerEvent): void {
    if (event.button > 0) return;
    this.down.set(event.pointerId, this.inHost(event));
    if (this.down.size === 1) {
      this.start = this.inHost(event);
      this.dragged = false;
    } else {
      this.dragged = true;
      this.handlers.hover(null);
    }
  }

  private moved(event: PointerEvent): void {
    const now = this.inHost(event);
    const before = this.down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.handlers.hover(this.inDrawing(now));
      return;
    }
    if (!this.dragged && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < STILL) return;
    if (!this.dragged) {
      this.dragged = true;
      this.handlers.hover(null);
      this.host.setPointerCapture?.(event.pointerId);
    }
    this.down.set(event.pointerId, now);
    const others = [...this.down].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const other = others[0];
    if (other) {
      const share =
        Math.hypot(now[0] - other[0], now[1] - other[1]) /
        (Math.hypot(before[0] - other[0], before[1] - other[1]) || 1);
      this.scaleTo(this.factor * share, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
      this.gesture();
    } else if (this.factor > 1) {
      this.x += now[0] - before[0];
      this.y += now[1] - before[1];
      this.gesture();
    }
  }

  private released(event: PointerEvent, clicked: boolean): void {
    if (!this.down.delete(event.pointerId) || this.down.size) return;
    if (clicked && !this.dragged)
      this.handlers.click(this.inDrawing(this.inHost(event)), event.pointerType === "touch");
  }

  /** The plain wheel scrolls the notebook; with Ctrl or Cmd, and so with a touchpad pinch, it zooms. */
  private wheeled(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.scaleTo(this.factor * Math.exp(-event.deltaY / 300), this.inHost(event));
    this.gesture();
  }

  close(): void {
    clearTimeout(this.resting);
    this.sizes?.disconnect();
    for (const [name, listener] of this.listeners) this.host.removeEventListener(name, listener as EventListener);
  }
}

/** Where the drawing begins so that the room is filled, but for what it may be moved beyond its edge. */
function held(at: number, room: number, whole: number, beyond: number): number {
  if (whole <= room) return (room - whole) / 2;
  return Math.min(beyond, Math.max(room - whole - beyond, at));
}
