// The frame of a dialog: over the page, with the focus inside.

import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusIn, round } from "./focus";
import { OWN_KEYS, Tool, usePage } from "./parts";

/** A long page may be scrolled: place the dialog where the window is. */
const FROM_TOP = 0.11;
const HIGHEST = 0.78;

function intoSight(box: HTMLDivElement | null): void {
  const veil = box?.parentElement?.getBoundingClientRect();
  const window = box?.ownerDocument.defaultView?.innerHeight ?? 0;
  if (!box || !veil) return;
  const lowest = veil.height - HIGHEST * window - 10;
  box.style.marginTop = `${Math.round(Math.max(10, Math.min(lowest, FROM_TOP * window - veil.top)))}px`;
}

interface Frame {
  title: string;
  close?: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, children, ...more }: Frame): JSX.Element {
  const page = usePage();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    intoSight(box.current);
    const before = focusIn(page.el);
    const take = () => box.current?.focus({ preventScroll: true });
    take();
    // Tab may also arrive from the rest of the notebook.
    const around = box.current?.closest<HTMLElement>(".ttr-page");
    const covered = () => [...(around?.querySelectorAll(".ttr-dialog") ?? [])].at(-1) !== box.current;
    const come = ({ target }: FocusEvent) => box.current?.contains(target as Node) || covered() || take();
    around?.addEventListener("focusin", come);
    return () => {
      around?.removeEventListener("focusin", come);
      before?.focus({ preventScroll: true });
    };
  }, []);
  const close = more.close ?? (() => page.set({ dialog: null, rule: null }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key !== "Tab" || !box.current || !round(box.current, event.shiftKey)) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the dialog closes it, and so does Escape
    <div class="ttr-veil" onClick={(event) => event.target === event.currentTarget && close()} onKeyDown={onKeyDown}>
      <div class="ttr-dialog" role="dialog" aria-modal="true" aria-label={title} ref={box} {...OWN_KEYS} tabIndex={-1}>
        <div class="ttr-head">
          <h2>{title}</h2>
          <Tool picture="close" words={page.say("page-close")} onClick={close} />
        </div>
        {children}
      </div>
    </div>
  );
}
