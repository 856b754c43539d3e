// From a click on the map to a move: what the page asks before something is spent.

import {
  ASKING,
  type Asking,
  type Choice,
  choiceFor,
  chosenMove,
  movesAt,
  mustAsk,
  nextWith,
  sameTarget,
} from "./choosing";
import type { Target } from "./hit";
import { GONE } from "./link";
import type { Page } from "./page";
import { preference } from "./preferences";
import type { Board, Move } from "./protocol";

/** A second click counts after this time, so that a double click builds nothing. */
export const SECOND = 250;

/** What Enter presses by itself. */
const PRESSABLE = "button, a, input, select, textarea, summary";
/** Where a click does not drop the payment; the map looks itself what is clicked. */
const PAYMENT = ".ttr-confirm, .ttr-hand, .ttr-mapbox, .ttr-dialog";

/** When the person wants to be asked before something is built. */
export const asking = (): Asking => preference("asking", "always", ASKING);

/** The action that somebody means who points at such a place. */
export function actionAt({ actions }: Board, { kind }: Target): string | undefined {
  return Object.keys(actions).find((type) => actions[type]![kind] === kind);
}

export const nameOf = (board: Board, { kind, id }: Target): string =>
  (kind === "route" ? board.routes : board.cities).find((one) => one.id === id)?.name ?? id;

export class Picking {
  private opened = 0;

  constructor(private readonly page: Page) {}

  /** A click on the map, or on its equivalent elsewhere. */
  async pick(target: Target): Promise<void> {
    const { page } = this;
    const { prompt, view, question, controls } = page.traits;
    page.set({ refusal: null });
    if (question && question.choices.length === 0) return page.reply(target.id);
    if (controls.curtain || page.sending) return;
    const { choice } = page.local;
    if (!prompt.mine && !(choice?.ahead && sameTarget(choice.target, target)))
      return page.preparing.prepare({ target });
    if (choice && sameTarget(choice.target, target)) {
      if (performance.now() - this.opened >= SECOND) await this.build();
      return;
    }
    let found = movesAt(page.moves, target);
    if (found.length > 1 || found.some((move) => move.more)) {
      const answer = await page.ask("moves", { [target.kind]: target.id });
      if (prompt !== page.traits.prompt) return;
      if (answer.ok && answer.moves.length >= found.length) found = answer.moves;
    }
    if (found.length === 0) return this.askWhy(target);
    if (found.length > 1 && !found.some((move) => move.cards)) return this.offer(target, found);
    if (!mustAsk(asking(), found, page.traits.board)) return page.playMove(found[0]!);
    if (view !== page.traits.view) return;
    this.open(choiceFor(target, found));
  }

  /** Asks for the payment. */
  open(choice: Choice): void {
    this.opened = performance.now();
    this.page.set({ choice, lack: null });
  }

  /** Several things that can be done at a place and are not payments. */
  private offer(target: Target, moves: Move[]): void {
    this.page.set({ choice: { target: null, title: nameOf(this.page.traits.board, target), moves } });
  }

  /** Plays the chosen payment. */
  async build(): Promise<void> {
    const { choice } = this.page.local;
    if (choice?.ahead) this.page.preparing.settle(choice);
    else if (choice?.target) await this.page.playMove(chosenMove(choice));
  }

  /** Chooses a payment by its number in the list; it goes round. */
  choose(at: number): void {
    const { choice } = this.page.local;
    if (choice) this.page.set({ choice: { ...choice, at: (at + choice.moves.length) % choice.moves.length } });
  }

  /** A click on a pile of the hand: the next payment that uses it. */
  payWith(card: string): void {
    const { choice } = this.page.local;
    if (choice?.target) this.choose(nextWith(choice, card));
  }

  /** Escape drops what is chosen or prepared; Enter builds it, unless it presses another button. */
  key(event: KeyboardEvent): void {
    const { choice, building, prepared } = this.page.local;
    if (!(choice || building || prepared) || event.defaultPrevented) return;
    if (event.key === "Escape")
      if (choice || building) this.page.set({ choice: null, building: false });
      else this.page.preparing.drop();
    else if (event.key === "Enter" && choice?.target && !(event.target as Element).closest(PRESSABLE))
      void this.build();
    else return;
    event.preventDefault();
  }

  /** A click that has nothing to do with the payment drops it. */
  pressed(event: PointerEvent): void {
    if (this.page.local.choice?.target && !(event.target as Element).closest(PAYMENT)) this.page.set({ choice: null });
  }

  private async askWhy(target: Target): Promise<void> {
    const { page } = this;
    page.set({ choice: null });
    const type = actionAt(page.traits.board, target);
    if (!type) return;
    const answer = await page.link.ask("why", {
      seq: page.traits.prompt.seq,
      action: { type, [target.kind]: target.id },
    });
    if (answer.refusal && answer.refusal.kind !== GONE) page.set({ refusal: answer.refusal });
  }
}
