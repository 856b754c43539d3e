// Reports the surroundings of a widget to Python: dark or light, the available width in pixels, and what the person
// prefers; and keeps what Python wishes to be kept. Hands over the link of a game with which the site was opened.

import { takeLink } from "./handed";
import type { Model } from "./link";
import { prefer, preference } from "./preferences";
import { themeNow, watchTheme } from "./settings";

/** The preferences that Python asks for. */
const NAMES = ["locale", "name"];

type Writer = Model & { set(name: string, value: unknown): void; save_changes(): void };

/** Smaller changes of the width are ignored, and a series of changes is awaited: redrawing is expensive. */
const STEP = 40;
const PAUSE = 250;

export function tellSurroundings({ model, el }: { model: Writer; el: HTMLElement }): () => void {
  const probe = el.ownerDocument.createElement("div");
  el.append(probe);
  let told: { dark: boolean; room: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const room = probe.clientWidth;
    const dark = themeNow("auto", probe) === "dark";
    // A hidden page has no width.
    if (!room || (told && told.dark === dark && Math.abs(told.room - room) < STEP)) return;
    told = { dark, room };
    model.set("dark", dark);
    model.set("room", room);
    model.save_changes();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, PAUSE);
  };
  tell();
  const kept = NAMES.map((name) => [name, preference(name, "")] as const).filter(([, value]) => value);
  if (kept.length) {
    model.set("preferences", Object.fromEntries(kept));
    model.save_changes();
  }
  const link = takeLink();
  if (link) {
    model.set("link", link);
    model.save_changes();
  }
  const keep = () => {
    const wish = (model.get("wish") ?? {}) as Record<string, string>;
    for (const name of NAMES) if (wish[name] && preference(name, "") !== wish[name]) prefer(name, wish[name]);
  };
  model.on("change:wish", keep);
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(later);
  sizes?.observe(probe);
  const unwatch = watchTheme(probe, tell);
  return () => {
    clearTimeout(timer);
    sizes?.disconnect();
    unwatch();
    model.off("change:wish", keep);
    probe.remove();
  };
}

export default { render: tellSurroundings };
