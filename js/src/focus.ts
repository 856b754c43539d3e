// Where the focus is: the page may stand in a shadow root, and the rest of the notebook keeps what is its own.

const STOPS = "button, input, select, textarea, summary, [tabindex]";

/** What has the focus within this element. */
export function focusIn(el: HTMLElement): HTMLElement | null {
  const { activeElement } = el.getRootNode() as Document | ShadowRoot;
  return activeElement && el.contains(activeElement) ? (activeElement as HTMLElement) : null;
}

/** Tab in a box that it must not leave: true if the focus went round, from one end to the other. */
export function round(box: HTMLElement, back: boolean): boolean {
  const stops = [...box.querySelectorAll<HTMLElement & { disabled?: boolean }>(STOPS)].filter(
    (one) => one.tabIndex >= 0 && !one.disabled,
  );
  const [end, start] = back ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const now = focusIn(box);
  if (now && now !== end && !(back && now === box)) return false;
  (start ?? box).focus();
  return true;
}

/** Draws; if that takes away what had the focus, it goes to an open dialog, or to what is asked. */
export function keepingFocus(root: HTMLElement, draw: () => void): void {
  const had = focusIn(root);
  draw();
  if (!had || focusIn(root)) return;
  const next = root.querySelector<HTMLElement>(".ttr-dialog") ?? root.querySelector<HTMLElement>(".ttr-asked") ?? root;
  next.focus({ preventScroll: true });
}
