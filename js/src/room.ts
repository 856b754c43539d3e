// The height of the window that shows the page: the notebook's, which is lower than the browser's.

/** Finds the element that scrolls the page; once found it is kept, even while everything fits into it. */
export function roomFor(root: HTMLElement): (full?: boolean) => number {
  let frame: HTMLElement | null = null;
  return (full = false) => {
    const view = root.ownerDocument.defaultView;
    const most = view?.innerHeight ?? 0;
    if (full) return most;
    if (!frame?.isConnected) frame = frameOf(root, view);
    return frame ? Math.min(most, frame.clientHeight) : most;
  };
}

/** The outermost element with more content than room; some look scrollable but grow with their content. */
function frameOf(root: HTMLElement, view: Window | null): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (let one = root.parentElement; one && one !== root.ownerDocument.body; one = one.parentElement) {
    const scrolls = /auto|scroll/.test(view?.getComputedStyle(one).overflowY ?? "");
    if (scrolls && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 1) found = one;
  }
  return found;
}
