// What a person prefers, kept in the browser: it holds for all games, and survives a reload.

const SPACE = "ttr-widget";
const CHANGED = "ttr-preference";

/** For browsers that allow no storage: the preferences last as long as the page. */
const memory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // Reading the property alone raises an error in a sandboxed frame.
    return null;
  }
}

const keyOf = (name: string): string => `${SPACE}.${name}`;

/** A stored preference; the fallback if there is none, or it is none of the possible values. */
export function preference<T extends string>(name: string, fallback: T, values?: readonly T[]): T {
  const key = keyOf(name);
  let found = memory.get(key) ?? null;
  try {
    found = found ?? storage()?.getItem(key) ?? null;
  } catch {
    // Storage that cannot be read counts as empty.
  }
  return found !== null && (!values || values.includes(found as T)) ? (found as T) : fallback;
}

/** Stores a preference (`null` removes it) and tells everybody who watches. */
export function prefer(name: string, value: string | null): void {
  const key = keyOf(name);
  memory.delete(key);
  try {
    const kept = storage();
    if (!kept) throw new Error("no storage");
    if (value === null) kept.removeItem(key);
    else kept.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
  watchers.dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

/** Does this browser keep preferences beyond the page? */
export function isLasting(): boolean {
  const probe = keyOf("probe");
  try {
    const kept = storage();
    kept?.setItem(probe, "1");
    kept?.removeItem(probe);
    return !!kept;
  } catch {
    return false;
  }
}

/** Takes over preferences that were kept elsewhere, where this browser keeps none. */
export function remember(kept: Readonly<Record<string, string>>): void {
  if (isLasting()) return;
  for (const [name, value] of Object.entries(kept)) if (!memory.has(keyOf(name))) memory.set(keyOf(name), value);
}

const watchers = new EventTarget();

/** Calls back with the name of a preference that has changed, on this page or in another tab. */
export function watchPreferences(changed: (name: string) => void): () => void {
  const here = (event: Event) => changed((event as CustomEvent<string>).detail);
  const elsewhere = (event: StorageEvent) => {
    if (event.key?.startsWith(`${SPACE}.`)) changed(event.key.slice(SPACE.length + 1));
  };
  watchers.addEventListener(CHANGED, here);
  globalThis.addEventListener?.("storage", elsewhere);
  return () => {
    watchers.removeEventListener(CHANGED, here);
    globalThis.removeEventListener?.("storage", elsewhere);
  };
}
