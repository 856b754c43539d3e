// Reports the surroundings of a widget to Python: dark or light, and the available width in pixels.

import type { Model } from "./link";
import { themeNow, watchTheme } from "./settings";

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
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(later);
  sizes?.observe(probe);
  const unwatch = watchTheme(probe, tell);
  return () => {
    clearTimeout(timer);
    sizes?.disconnect();
    unwatch();
    probe.remove();
  };
}

export default { render: tellSurroundings };
