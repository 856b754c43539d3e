// The keyboard: a table of keys that both the handler and the list of keys (`?`) read.
//
// Keys work while the focus is in the page, but not where text is typed, nor in an open dialog. Keys with Ctrl, Alt or
// Meta belong to the browser and the notebook.

/** What a key does; the message `page-key-<name>` says it. */
export type KeyName =
  | "draw"
  | "open"
  | "tickets"
  | "moves"
  | "undo"
  | "hint"
  | "rules"
  | "log"
  | "zoom-in"
  | "zoom-out"
  | "zoom-fit"
  | "full"
  | "discards"
  | "menu"
  | "keys";

export interface Key {
  name: KeyName;
  /** The values of `event.key`. */
  keys: readonly string[];
  /** How the keys are written in the list. */
  shown: string;
  /** The heading under which it is listed. */
  group: "play" | "look" | "help";
  /** The icons of the button that does the same. */
  pictures?: readonly string[];
}

const SLOTS = ["1", "2", "3", "4", "5", "6"] as const;

export const KEYS: readonly Key[] = [
  { name: "open", keys: SLOTS, shown: "1 – 6", group: "play" },
  { name: "draw", keys: ["d"], shown: "D", group: "play" },
  { name: "tickets", keys: ["t"], shown: "T", group: "play" },
  { name: "moves", keys: ["b"], shown: "B", group: "play" },
  { name: "undo", keys: ["u"], shown: "U", group: "play", pictures: ["undo"] },
  { name: "hint", keys: ["h"], shown: "H", group: "play", pictures: ["hint"] },
  { name: "zoom-in", keys: ["+", "="], shown: "+", group: "look", pictures: ["plus"] },
  { name: "zoom-out", keys: ["-"], shown: "−", group: "look", pictures: ["minus"] },
  { name: "zoom-fit", keys: ["0"], shown: "0", group: "look", pictures: ["fit"] },
  { name: "full", keys: ["f"], shown: "F", group: "look", pictures: ["grow", "shrink"] },
  { name: "log", keys: ["l"], shown: "L", group: "look", pictures: ["list"] },
  { name: "discards", keys: ["c"], shown: "C", group: "look" },
  { name: "rules", keys: ["r"], shown: "R", group: "help", pictures: ["rules"] },
  { name: "menu", keys: ["m"], shown: "M", group: "help", pictures: ["menu"] },
  { name: "keys", keys: ["?"], shown: "?", group: "help" },
];

/** The part of a keyboard event that decides. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

/** What a key press asks for; `slot` is the number of an open card, from 0. */
export function keyFor(event: Pressed, target: Element | null): { name: KeyName; slot: number } | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (typesText(target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = KEYS.find(({ keys }) => keys.includes(key));
  return found ? { name: found.name, slot: found.name === "open" ? Number(key) - 1 : -1 } : null;
}

const WITHOUT_TEXT = new Set(["button", "checkbox", "radio", "range", "submit", "reset", "color", "file", "image"]);

/** Does the element take typed characters for itself? A list does too: it jumps to what begins with them. */
export function typesText(element: Element | null): boolean {
  const field = element?.closest("input, textarea, select, [contenteditable]:not([contenteditable='false'])");
  if (!field) return false;
  if (field.tagName !== "INPUT") return true;
  return !WITHOUT_TEXT.has((field.getAttribute("type") ?? "text").toLowerCase());
}

/** The key that presses the button with this icon. */
export function keyOf(picture: string): Key | undefined {
  return KEYS.find((key) => key.pictures?.includes(picture));
}
