// What the keys of keys.ts do: they press the button on the page that does the same, so both always agree.

import { targets } from "./choosing";
import { drawTickets } from "./display";
import { type KeyName, keyFor } from "./keys";
import type { Page } from "./page";

const DECKS = ".ttr-display [data-deck]:not([data-deck='tickets']) .ttr-pick";

/** Handles a key press; true if it was one of ours. */
export function press(page: Page, root: HTMLElement, event: KeyboardEvent): boolean {
  const { dialog, confirm } = page.local;
  if (dialog || confirm) return false;
  const target = event.composedPath()[0];
  const found = keyFor(event, target instanceof Element ? target : null);
  if (!found) return false;
  if (found.name === "keys" || found.name === "menu") page.set({ dialog: found.name });
  else if (found.name === "rules") page.set({ dialog: "rules", rule: null });
  else if (found.name === "open") click(root.querySelector(`.ttr-display [data-slot="${found.slot}"] button`));
  else if (found.name === "draw") draw([...root.querySelectorAll<HTMLElement>(DECKS)]);
  else if (found.name === "tickets") drawTickets(page, targets(page.moves, page.traits.board));
  else if (found.name === "moves" || found.name === "log") void openTab(page, root, found.name);
  else click(buttonOf(root, found.name));
  return true;
}

const buttonOf = (root: HTMLElement, name: KeyName) => root.querySelector<HTMLElement>(`[data-key="${name}"]`);

function click(button: HTMLElement | null): void {
  if (button && !(button as HTMLButtonElement).disabled) button.click();
}

/** Draws from the deck; if there are several, the person chooses. */
function draw(decks: HTMLElement[]): void {
  if (decks.length === 1) click(decks[0]!);
  else decks.find((deck) => deck.getAttribute("aria-disabled") !== "true")?.focus();
}

async function openTab(page: Page, root: HTMLElement, name: "moves" | "log"): Promise<void> {
  const tab = () => root.querySelector<HTMLElement>(`#${page.id(`tab-${name}`)}`);
  if (!tab()) {
    click(buttonOf(root, "log"));
    await drawn();
  }
  const found = tab();
  found?.click();
  await drawn();
  const first = name === "moves" ? root.querySelector<HTMLElement>(".ttr-moves [data-move][tabindex='0']") : null;
  (first ?? found)?.focus();
}

/** The page renders in microtasks; a task later it is done. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));
