import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SocketModel, VOID } from "../src/socket";

/** A socket that a test answers for the server. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }

  says(said: unknown): this {
    this.onmessage({ data: JSON.stringify(said) });
    return this;
  }

  closes(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
}

const last = () => FakeSocket.all.at(-1)!;
const STATE = { set: { prompt: { seq: 4 }, board: { title: "Europe" } }, board: "mark" };

function connected() {
  const model = new SocketModel("ws://host/ttr/table/ws", "key");
  const heard: string[] = [];
  for (const name of ["change:prompt", "change:trouble", "comm_live_update"]) model.on(name, () => heard.push(name));
  model.onFirst = () => heard.push("first");
  model.onVoid = () => heard.push("void");
  model.onLate = (trouble) => heard.push(trouble);
  model.connect();
  return { model, heard };
}

describe("a guest's connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("shows the key, and starts with the first state", () => {
    const { model, heard } = connected();
    last().opens();
    expect(last().sent).toMatchObject([{ key: "key", seq: 0, board: "" }]);
    last().says(STATE);
    expect(heard).toEqual(["first", "change:prompt"]);
    expect(model.get("board")).toEqual({ title: "Europe" });
  });

  it("comes back by itself, and says what it has", () => {
    const { model, heard } = connected();
    last().opens().says(STATE).closes(1006);
    expect(model.get("trouble")).toBe("lost");
    expect(() => model.send({})).toThrow();
    vi.advanceTimersByTime(500);
    last().opens();
    expect(last().sent).toMatchObject([{ key: "key", seq: 4, board: "mark" }]);
    heard.length = 0;
    last().says({ set: { prompt: { seq: 5 } }, board: "mark" });
    expect(heard).toEqual(["change:trouble", "change:prompt", "comm_live_update"]);
    expect(model.get("trouble")).toBeNull();
    expect(model.get("board")).toEqual({ title: "Europe" });
  });

  it("waits longer after each failure, but not when the network is back", () => {
    const { model } = connected();
    last().opens().says(STATE).closes(1006);
    for (const pause of [500, 1000, 2000, 4000, 5000, 5000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      last().closes(1006);
    }
    const before = FakeSocket.all.length;
    model.hurry();
    expect(FakeSocket.all).toHaveLength(before + 1);
    model.hurry();
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it.each([
    [4503, "restarting"],
    [4410, "closed"],
    [1013, "lost"],
  ])("tells what has happened to the notebook (%i)", (code, trouble) => {
    const { model } = connected();
    last().opens().says(STATE).closes(code);
    expect(model.get("trouble")).toBe(trouble);
  });

  it("tells that the game is busy, also before there is one to show", () => {
    const { model, heard } = connected();
    last().opens().says({ busy: true });
    expect(heard).toEqual(["change:trouble", "busy"]);
    last().says({ busy: false });
    expect(model.get("trouble")).toBeNull();
  });

  it("gives up where there never was a seat", () => {
    const { heard } = connected();
    last().opens().closes(VOID);
    vi.advanceTimersByTime(100_000);
    expect(heard).toEqual(["void"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("looks again now and then for a seat that it has had, and starts again", () => {
    const { heard } = connected();
    last().opens().says(STATE).closes(VOID);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    heard.length = 0;
    last().opens().says(STATE);
    expect(heard).toContain("first");
  });
});
