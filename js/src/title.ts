// "Your turn" in the title of the browser's tab while the page is hidden.
//
// Each widget of a notebook may be a module of its own, so what they share is kept at the document: who waits, and the
// title before. A title that somebody else has set meanwhile is the new title before.

interface Shared {
  waiting: Map<object, string>;
  /** The title that was set here; `null`: none. */
  ours: string | null;
  before: string;
}

const KEY = Symbol.for("ttr-widget.title");
type Bearer = Document & { [KEY]?: Shared };

function sharedBy(document: Bearer): Shared {
  document[KEY] ??= { waiting: new Map(), ours: null, before: "" };
  return document[KEY];
}

/** Sets or restores the title. */
export function retitle(document: Document): void {
  const shared = sharedBy(document);
  const isOurs = shared.ours !== null && document.title === shared.ours;
  if (!isOurs) shared.before = document.title;
  const words = document.hidden ? [...shared.waiting.values()][0] : undefined;
  if (words !== undefined) {
    shared.ours = `${words} · ${shared.before}`;
    if (document.title !== shared.ours) document.title = shared.ours;
    return;
  }
  if (isOurs) document.title = shared.before;
  shared.ours = null;
}

/** A page's part in the title: what to say while somebody waits for its player (`null`: nothing). */
export function tabTitle(document: Document): { say: (words: string | null) => void; close: () => void } {
  const owner = {};
  const { waiting } = sharedBy(document);
  const changed = () => retitle(document);
  const say = (words: string | null) => {
    if ((waiting.get(owner) ?? null) === words) return;
    if (words === null) waiting.delete(owner);
    else waiting.set(owner, words);
    changed();
  };
  document.addEventListener("visibilitychange", changed);
  return {
    say,
    close: () => {
      say(null);
      document.removeEventListener("visibilitychange", changed);
    },
  };
}
