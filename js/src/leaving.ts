// From one game to the next: a new deal, the same deal again, a saved game, or back to the lobby.

import type { Page } from "./page";

/** Scrolls the board into view after a person's click has put another game on it. */
function intoSight(page: Page): void {
  const { top, bottom } = page.el.getBoundingClientRect();
  const high = page.el.ownerDocument.defaultView?.innerHeight ?? bottom;
  if (top < 0 || bottom > high) page.el.scrollIntoView?.({ block: "start" });
}

/** Does somebody who plays alone want to lose the game that has begun? Where several people play, Python asks. */
async function givesUp(page: Page): Promise<boolean> {
  const { prompt, view, settings } = page.traits;
  const alone = settings.seats.filter(({ who }) => who !== "bot").length < 2;
  if (!alone || prompt.over || view.turn <= 1) return true;
  return page.confirmed("end", page.say("menu-end-sure"));
}

/** Shows the lobby, where there is one; the game goes on below it until another one starts. Otherwise starts a new game. */
export async function newGame(page: Page): Promise<boolean> {
  const { lobby } = page.traits.controls;
  if (!lobby && !(await givesUp(page))) return false;
  const answer = await page.ask("new");
  if (!answer.ok) return false;
  if (lobby) page.el.closest(".ttr-lobby")?.scrollIntoView({ block: "start" });
  else intoSight(page);
  return true;
}

/** The same deal from its start. */
export async function rematch(page: Page): Promise<boolean> {
  if (!(await givesUp(page))) return false;
  const answer = await page.ask("again");
  if (answer.ok) intoSight(page);
  return answer.ok;
}

/** A saved game in place of this one. */
export async function loadGame(page: Page, name: string): Promise<boolean> {
  const answer = await page.ask("load", { name });
  if (answer.ok) intoSight(page);
  return answer.ok;
}
