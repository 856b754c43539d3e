// The module that anywidget loads: it mounts the page into its element and removes it again.

import { h, render as mount } from "preact";
import "./style/fonts.css";
import "./style/page.css";
import "./style/areas.css";
import "./style/cards.css";
import "./style/dock.css";
import "./style/plate.css";
import "./style/panels.css";
import "./style/replay.css";
import "./style/sheet.css";
import "./style/map.css";
import "./style/coach.css";
import "./style/menu.css";
import "./style/motion.css";
import "./style/end.css";
import "./style/guide.css";
import "./style/confirm.css";
import "./style/guests.css";
import { App } from "./app";
import { callPlayer } from "./calling";
import { keepingFocus } from "./focus";
import { isNarrow } from "./layout";
import type { Model } from "./link";
import { Motion } from "./motion";
import { Page } from "./page";
import { followPreferences } from "./prefer";
import { preference } from "./preferences";
import { roomFor } from "./room";
import { themeNow, watchTheme } from "./settings";
import { press } from "./shortcuts";
import { tabTitle } from "./title";

/** The number of the first state of a game on a page. */
const FIRST = 1;
/** What is taken for the width of a page that is not shown yet. */
const WIDTH = 1010;

function render({ model, el, signal }: { model: Model; el: HTMLElement; signal?: AbortSignal }): () => void {
  const root = el.ownerDocument.createElement("div");
  root.className = "ttr-root";
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  // A click on the map gives it the focus, so that keys work.
  root.tabIndex = -1;
  el.append(root);
  // It has no width of its own and would shrink to nothing in a row of widgets.
  el.style.width = "100%";
  el.style.minWidth = "0";
  let page: Page;
  try {
    page = new Page(model, root);
  } catch (error) {
    // Without the first traits there is nothing to render.
    root.className = "ttr-root ttr-broken";
    root.setAttribute("role", "alert");
    root.textContent = `This game cannot be shown. ${(error as Error).message}. Restart the kernel and reload the page.`;
    return () => root.remove();
  }
  const motion = new Motion(page, root);
  const draw = () => {
    keepingFocus(root, () => mount(h(App, { page }), root));
    root.dataset.seq = String(page.traits.prompt.seq);
    root.dataset.ready = "1";
    if (page.local.offline) root.dataset.offline = "1";
    else delete root.dataset.offline;
  };
  page.listen(draw);
  page.listen(() => motion.drawn());
  page.onNews = (items) => motion.show(items);
  const forget = followPreferences(page);
  page.preparing.restore();
  const title = tabTitle(root.ownerDocument);
  let called = false;
  const call = () => {
    const awaited = isAwaited(page);
    title.say(awaited ? page.say("menu-your-turn") : null);
    if (awaited && !called && page.traits.controls.guest) callPlayer(root.ownerDocument, page.say("menu-your-turn"));
    called = awaited;
  };
  page.listen(call);
  page.listen(() => showLinks(page));
  call();
  const room = roomFor(root);
  const measure = () => {
    const { box } = page.local;
    const full = root.ownerDocument.fullscreenElement === root;
    const now = { width: root.clientWidth || box.width || WIDTH, height: room(full), narrow: false };
    // A scrollbar that comes and goes must not make the page switch to and fro.
    now.narrow = isNarrow(now.width, box.narrow);
    if (now.width !== box.width || now.height !== box.height || now.narrow !== box.narrow) page.set({ box: now });
    page.set({ full });
  };
  measure();
  draw();
  motion.drawn();
  if (page.traits.prompt.seq === FIRST) intoView(root);

  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
  sizes?.observe(root);
  const view = root.ownerDocument.defaultView;
  view?.addEventListener("resize", measure);
  root.ownerDocument.addEventListener("fullscreenchange", measure);
  const unwatch = watchTheme(root, () => page.set({ theme: themeNow(page.traits.settings.theme, root) }));
  const active = () => page.active(performance.now());
  root.addEventListener("pointermove", active, { passive: true });
  root.addEventListener("pointerdown", active, { passive: true });
  root.addEventListener("keydown", active);
  root.addEventListener("keydown", (event) => {
    if (press(page, root, event)) event.preventDefault();
    else page.picking.key(event);
  });
  root.addEventListener("pointerdown", (event) => page.picking.pressed(event), { passive: true });

  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    sizes?.disconnect();
    view?.removeEventListener("resize", measure);
    root.ownerDocument.removeEventListener("fullscreenchange", measure);
    unwatch();
    motion.close();
    title.close();
    forget();
    page.close();
    mount(null, root);
    root.remove();
  };
  signal?.addEventListener("abort", close);
  return close;
}

/** A game that has just been started from the lobby is scrolled into view, once it stands on the page. */
function intoView(root: HTMLElement): void {
  if (typeof IntersectionObserver === "undefined") return;
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.boundingClientRect.height) return;
    seen.disconnect();
    if (root.closest(".ttr-lobby") && entry.intersectionRatio < 1) root.scrollIntoView({ block: "start" });
  });
  seen.observe(root);
}

/** A script has invited guests: show their links. */
function showLinks(page: Page): void {
  if (page.traits.controls.inviting && page.local.dialog !== "guests") page.set({ dialog: "guests" });
}

/** Do the others wait for the player of this page? */
function isAwaited({ traits, local }: Page): boolean {
  if (!traits.prompt.mine || traits.controls.role !== "player" || local.offline) return false;
  return preference("notices", "on", ["on", "off"]) === "on";
}

export default { render };
