// A move that is prepared while others play. It stays on this page, and is played when the turn comes.

import type { Choice } from "./choosing";
import { choiceFor, chosenMove, movesAt, mustAsk, sameCards, sameTarget, targets } from "./choosing";
import type { Target } from "./hit";
import type { Page } from "./page";
import { actionAt, asking, nameOf } from "./picking";
import type { Counts, Move, Refusal } from "./protocol";

/** A place to build on, a card or a deck to draw, or a kind of action. */
export interface Plan {
  target?: Target;
  /** The payment for the place, if there are several. */
  cards?: Counts | undefined;
  card?: string;
  kind?: string;
}

export interface Prepared extends Plan {
  seat: number;
  /** In words. */
  name: string;
}

export class Preparing {
  constructor(private readonly page: Page) {}

  /** Can a move be prepared now? Only for the seat that is shown, while somebody else is asked. */
  get may(): boolean {
    const { prompt, view, controls, question } = this.page.traits;
    if (prompt.mine || prompt.over || controls.curtain || question || !view.hand) return false;
    return controls.role === "player" && controls.seat === view.seat && prompt.seat !== view.seat;
  }

  /** A click on what cannot be done yet; the same click again takes it back. */
  async prepare(plan: Plan): Promise<void> {
    const { page } = this;
    const { seat } = page.traits.view;
    if (!this.may || seat === null) return;
    if (this.is(plan)) return this.drop();
    const why = await this.objection(plan);
    const ways = why || !plan.target ? [] : await this.ways(plan.target);
    // If the turn has come meanwhile, it was a click like any other.
    if (page.traits.prompt.mine && plan.target) return page.picking.pick(plan.target);
    if (!this.may || page.traits.view.seat !== seat) return;
    const name = this.nameOf(plan);
    if (why) page.set({ refusal: refusalOf(page.say("page-prepared-not", { name, reason: why })) });
    else if (plan.target && ways.length > 1 && mustAsk(asking(), ways, page.traits.board)) {
      page.picking.open({ ...choiceFor(plan.target, ways), ahead: true });
    } else this.keep(plan);
  }

  /** Keeps the chosen payment for the own next turn. */
  settle(choice: Choice): void {
    if (choice.target && this.may) this.keep({ target: choice.target, cards: chosenMove(choice).cards });
    this.page.set({ choice: null });
  }

  private keep(plan: Plan): void {
    const { page } = this;
    const { seat } = page.traits.view;
    if (seat === null) return;
    const paid = plan.cards ? ` (${page.say("page-cards", { cards: plan.cards })})` : "";
    const name = this.nameOf(plan) + paid;
    page.set({ prepared: { ...plan, seat, name }, told: page.say("page-prepared", { name }), refusal: null });
    this.leave({ ...this.actionFor(plan), ...(plan.cards ? { cards: textOf(plan.cards) } : {}) });
  }

  /** What the own next turn could be, as things stand; all payments for one place. */
  async ways(target?: Target): Promise<Move[]> {
    const answer = await this.page.link.ask("moves", { ahead: true, ...(target ? { [target.kind]: target.id } : {}) });
    return answer.ok ? answer.moves : [];
  }

  /** Prepares a move of the list. */
  prepareMove(move: Move): Promise<void> {
    return this.prepare(this.planOf(move));
  }

  isMove(move: Move): boolean {
    return this.is(this.planOf(move));
  }

  private planOf(move: Move): Plan {
    const target = placeOf(move);
    if (target) return { target };
    const card = this.page.traits.board.actions[move.kind]?.card === "source" ? move.card : undefined;
    return card ? { card } : { kind: move.kind };
  }

  is(plan: Plan): boolean {
    const { prepared } = this.page.local;
    if (!prepared) return false;
    if (plan.target) return sameTarget(plan.target, prepared.target ?? null);
    return prepared.card === plan.card && prepared.kind === plan.kind;
  }

  drop(): void {
    if (this.page.local.prepared) this.leave(null);
    this.page.set({ prepared: null });
  }

  /** A guest's move is kept at the table, to be played although the guest has gone. */
  private leave(action: Record<string, string> | null): void {
    if (this.page.traits.controls.guest) void this.page.link.ask("prepare", { action });
  }

  /** What a guest who comes back has left there. */
  restore(): void {
    const { page } = this;
    const { prepared: left, guest } = page.traits.controls;
    const { seat } = page.traits.view;
    if (!guest || !left || seat === null || page.local.prepared) return;
    const { type, route, city, card, cards } = left as Record<string, string>;
    const target: Target | undefined = route
      ? { kind: "route", id: route }
      : city
        ? { kind: "city", id: city }
        : undefined;
    const paid = cards ? { cards: cardsOf(cards) } : {};
    const plan: Plan = target ? { target, ...paid } : card ? { card } : { kind: type ?? "" };
    page.set({ prepared: { ...plan, seat, name: this.nameOf(plan) } });
  }

  /** When the turn has come: plays what was prepared, or says why that is not possible any more. */
  async play(): Promise<void> {
    const { page } = this;
    const { prepared } = page.local;
    const { prompt, view, controls } = page.traits;
    if (!prepared || !prompt.mine || prompt.kind !== "turn" || controls.curtain || page.sending) return;
    this.drop();
    if (prepared.seat !== view.seat) return;
    const found = await this.movesFor(prepared);
    if (prompt !== page.traits.prompt) return;
    // Of several payments, Python lists the most sensible one first.
    if (found.length === 1 || (prepared.target && found.length)) return page.playMove(found[0]!);
    if (found.length) return page.set({ choice: { target: null, title: prepared.name, moves: found } });
    const { seq } = prompt;
    const answer = await page.link.ask("why", { seq, action: this.actionFor(prepared) });
    const reason = answer.ok ? (answer.refusal?.text ?? "") : answer.refusal.text;
    if (seq === page.traits.prompt.seq) {
      page.set({ refusal: refusalOf(page.say("page-prepared-dropped", { name: prepared.name, reason })) });
    }
  }

  private async movesFor({ target, cards, card, kind }: Plan): Promise<Move[]> {
    const { moves, traits } = this.page;
    if (target) {
      const listed = movesAt(moves, target);
      if (!cards || !listed.some((move) => move.more)) return listed;
      const answer = await this.page.link.ask("moves", { [target.kind]: target.id });
      const same = answer.ok ? answer.moves.filter((move) => sameCards(move.cards, cards)) : [];
      return same.length ? same : listed;
    }
    const now = targets(moves, traits.board);
    if (!card) return now.plain.filter((move) => move.kind === kind);
    const move = now.cards.get(card) ?? now.decks.get(card);
    return move ? [move] : [];
  }

  private actionFor({ target, card, kind }: Plan): Record<string, string> {
    if (target) return { type: actionAt(this.page.traits.board, target) ?? "", [target.kind]: target.id };
    return card ? { type: "draw", card } : { type: kind ?? "" };
  }

  /** Why it makes no sense to prepare this, as far as the page has been told. */
  private async objection({ target }: Plan): Promise<string> {
    const { page } = this;
    if (target?.kind !== "route") return "";
    const owner = page.claimed[target.id];
    if (owner !== undefined) return page.say("page-hover-owner", { name: page.players[owner] ?? "" });
    const reason = page.closed[target.id];
    if (reason) return page.say("page-closed", { reason });
    const answer = await page.link.ask("lack", { route: target.id });
    return answer.ok && answer.words ? page.say("page-hover-lack", { cards: answer.words }) : "";
  }

  private nameOf({ target, card, kind }: Plan): string {
    const { traits, say } = this.page;
    if (target) return nameOf(traits.board, target);
    if (!card) return say("page-choose", { kind: kind ?? "" });
    return traits.board.decks.includes(card) ? say("page-draw", { deck: card }) : say("page-display-draw", { card });
  }
}

/** A payment as text, as Python compares it. */
const textOf = (cards: Counts): string =>
  Object.keys(cards)
    .sort()
    .map((card) => `${cards[card]} ${card}`)
    .join(" ");

const cardsOf = (text: string): Counts =>
  Object.fromEntries([...text.matchAll(/(\d+) (\S+)/g)].map(([, count, card]) => [card!, Number(count)]));

const placeOf = ({ route, city }: Move): Target | null =>
  route ? { kind: "route", id: route } : city ? { kind: "city", id: city } : null;

const refusalOf = (text: string): Refusal => ({ kind: "prepared", code: "", text, facts: {}, title: "" });
