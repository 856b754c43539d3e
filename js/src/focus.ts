// Keyboard focus. The page may be in a shadow root, and must not take the focus from the rest of the notebook.

const STOPS = "button, input, select, textarea, summary, [tabindex]";

/** The focused element inside this one. */
export function focusIn(el: HTMLElement): HTMLElement | null {
  const { activeElement } = el.getRootNode() as Document | ShadowRoot;
  return activeElement && el.contains(activeElement) ? (activeElement as HTMLElement) : null;
}

/** Keeps Tab inside a box: true if the focus wrapped around from one end to the other. */
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

/** Renders; if the focused element disappears, moves the focus to an open dialog or to the question. */
export function keepingFocus(root: HTMLElement, draw: () => void): void {
  const had = focusIn(root);
  draw();
  if (!had || focusIn(root)) return;
  const next = root.querySelector<HTMLElement>(".ttr-dialog") ?? root.querySelector<HTMLElement>(".ttr-asked") ?? root;
  next.focus({ preventScroll: true });
}
