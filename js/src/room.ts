// How high the window is through which the page is seen: that of the notebook, which is lower than the browser's.

/** Finds the element in which the page is scrolled; once found it stays, also while everything fits into it. */
export function roomFor(root: HTMLElement): () => number {
  let frame: HTMLElement | null = null;
  return () => {
    const view = root.ownerDocument.defaultView;
    const most = view?.innerHeight ?? 0;
    if (!frame?.isConnected) frame = frameOf(root, view);
    return frame ? Math.min(most, frame.clientHeight) : most;
  };
}

/** The outermost element that has less room than its content wants; some only seem to scroll, and grow with it. */
function frameOf(root: HTMLElement, view: Window | null): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (let one = root.parentElement; one && one !== root.ownerDocument.body; one = one.parentElement) {
    const scrolls = /auto|scroll/.test(view?.getComputedStyle(one).overflowY ?? "");
    if (scrolls && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 1) found = one;
  }
  return found;
}
