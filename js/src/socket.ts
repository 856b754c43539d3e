// A model without a notebook: it holds what the server has sent, and comes back by itself when the connection breaks.

import type { Model } from "./link";

/** The close code of a link that leads nowhere (any more). */
export const VOID = 4401;
/** The close codes of a relay whose notebook is away; any other code is a lost connection. */
const AWAY: Record<number, Trouble> = { 4503: "restarting", 4410: "closed" };
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;
const VOID_PAUSE = 10_000;
/** How many failures to connect for the first time are told. */
const PATIENT = 3;

// biome-ignore lint/suspicious/noExplicitAny: as anywidget has it
type Listener = (...args: any[]) => void;

/** Why a guest's page gets no answers. */
export type Trouble = "lost" | "busy" | "restarting" | "closed";

/** What the server says: new values of traits (with the mark of a new board), an answer, or whether the game is busy. */
interface Said {
  busy?: boolean;
  set?: Record<string, unknown>;
  board?: string;
  msg?: unknown;
}

export class SocketModel implements Model {
  /** Called once, with everything that the page needs. */
  onFirst: () => void = () => {};
  /** Called when the link leads nowhere. */
  onVoid: () => void = () => {};
  /** Called while the first connection does not succeed. */
  onLate: (trouble: Trouble) => void = () => {};
  private readonly state: Record<string, unknown> = {};
  private readonly heard = new Map<string, Listener[]>();
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private board = "";
  private ready = false;
  /** Has it ever been ready? */
  private seated = false;
  private failures = 0;

  constructor(
    private readonly address: string,
    private readonly key: string,
  ) {}

  /** A trait; `trouble` is this model's own. */
  get(name: string): unknown {
    return this.state[name];
  }

  on(name: string, listener: Listener): void {
    this.heard.set(name, [...(this.heard.get(name) ?? []), listener]);
  }

  off(name: string, listener?: Listener): void {
    this.heard.set(name, listener ? (this.heard.get(name) ?? []).filter((one) => one !== listener) : []);
  }

  /** Throws if there is no connection, so that the page knows at once. */
  send(content: unknown): void {
    if (this.socket?.readyState !== WebSocket.OPEN) throw new Error("not connected");
    this.socket.send(JSON.stringify(content));
  }

  connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      const { seq } = (this.state.prompt ?? {}) as { seq?: number };
      this.send({ key: this.key, seq: seq ?? 0, board: this.board, locale: navigator.language });
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as Said);
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
  }

  /** Does not wait for the pause to end: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  private receive({ set, board, msg, busy }: Said): void {
    this.trouble(busy ? "busy" : null);
    if (busy && !this.ready) this.onLate("busy");
    if (set) {
      Object.assign(this.state, set);
      if (board) this.board = board;
      const first = !this.ready;
      const back = this.failures > 0;
      this.ready = true;
      this.seated = true;
      this.failures = 0;
      this.pause = FIRST_PAUSE;
      if (first) this.onFirst();
      for (const name of Object.keys(set)) this.tell(`change:${name}`);
      if (back && !first) this.tell("comm_live_update");
    }
    if (msg) this.tell("msg:custom", msg, []);
  }

  private lost(code: number): void {
    if (code === VOID) {
      this.socket = null;
      this.ready = false;
      this.onVoid();
      // Whoever had a seat may get it back: perhaps the host has only opened the game again.
      if (this.seated) this.timer = setTimeout(() => this.connect(), VOID_PAUSE);
      return;
    }
    this.failures += 1;
    const trouble = AWAY[code] ?? "lost";
    this.trouble(trouble);
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    // The page asks whether anybody is there, and finds that nobody is.
    this.tell("comm_live_update");
    if (!this.ready && (this.failures >= PATIENT || trouble !== "lost")) this.onLate(trouble);
  }

  private trouble(trouble: Trouble | null): void {
    if ((this.state.trouble ?? null) === trouble) return;
    this.state.trouble = trouble;
    this.tell("change:trouble");
  }

  private tell(name: string, ...rest: unknown[]): void {
    for (const listener of this.heard.get(name) ?? []) listener(...rest);
  }
}
