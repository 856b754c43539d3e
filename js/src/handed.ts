// The link of a game with which the static site was opened: its start page hands it over (tools/lite/start.js).

const KEY = "ttr-widget.link";

/** The link, once; empty if there is none.  It lasts as long as the tab, and no other tab sees it. */
export function takeLink(): string {
  try {
    const link = sessionStorage.getItem(KEY) ?? "";
    if (link) sessionStorage.removeItem(KEY);
    return link;
  } catch {
    // A browser that keeps nothing hands nothing over.
    return "";
  }
}
