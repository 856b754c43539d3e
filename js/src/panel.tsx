// The log and the list of legal moves, over the dock.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusIn } from "./focus";
import { Log } from "./log";
import { Moves } from "./moves";
import { OWN_KEYS, Tool, usePage } from "./parts";

export type Panel = "log" | "moves";
const PANELS = { log: Log, moves: Moves };

export function LogAndMoves(): JSX.Element {
  const page = usePage();
  const { local, say } = page;
  const names: Panel[] = page.may("play") && !page.traits.prompt.over ? ["log", "moves"] : ["log"];
  const open = names.includes(local.panel!) ? local.panel! : "log";
  const Shown = PANELS[open];
  const box = useRef<HTMLElement>(null);
  // The focus goes to the open tab, and back to where it was.
  useLayoutEffect(() => {
    const before = focusIn(page.el);
    if (before) box.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  const close = () => page.set({ panel: null, lit: null });
  const go = (event: KeyboardEvent, n: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[(n + step + names.length) % names.length]!;
    page.set({ panel: next });
    const list = (event.currentTarget as HTMLElement).parentElement;
    (list?.children[names.indexOf(next)] as HTMLElement | undefined)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  return (
    <section class="ttr-tabs ttr-paper" ref={box} aria-label={say("page-panel-title")} onKeyDown={onKeyDown}>
      <div class="ttr-tablist">
        <div role="tablist">
          {names.map((name, n) => (
            <button
              key={name}
              type="button"
              role="tab"
              {...OWN_KEYS}
              id={page.id(`tab-${name}`)}
              aria-selected={name === open}
              aria-controls={page.id("panel")}
              tabIndex={name === open ? 0 : -1}
              onKeyDown={(event) => go(event, n)}
              onClick={() => page.set({ panel: name })}
            >
              {say("page-tab", { tab: name })}
              {name === "moves" && page.moves.length ? <span class="ttr-badge">{page.moves.length}</span> : null}
            </button>
          ))}
        </div>
        <Tool picture="close" words={say("page-close")} onClick={close} />
      </div>
      <div role="tabpanel" id={page.id("panel")} aria-labelledby={page.id(`tab-${open}`)} class="ttr-panel">
        <Shown />
      </div>
    </section>
  );
}
