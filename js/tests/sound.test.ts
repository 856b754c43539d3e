import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefer } from "../src/preferences";
import { type Note, PEAK, SOUNDS, Sound, type SoundName } from "../src/sound";

interface Heard {
  wave: string;
  pitches: number[];
  gains: number[];
  from: number;
  to: number;
  stopped: boolean;
}

let heard: Heard[];
let contexts: FakeContext[];

/** Notes down what would be heard. */
class FakeContext {
  state = "running";
  currentTime = 10;
  destination = {};
  resumed = 0;
  closed = false;

  constructor() {
    contexts.push(this);
  }

  createOscillator() {
    const note: Heard = { wave: "", pitches: [], gains: [], from: 0, to: 0, stopped: false };
    const put = (value: number) => note.pitches.push(value);
    return {
      note,
      set type(wave: string) {
        note.wave = wave;
      },
      frequency: { value: 440, setValueAtTime: put, exponentialRampToValueAtTime: put },
      connect(next: { note?: Heard; gain?: unknown }) {
        if (next.gain) next.note = note;
        return next;
      },
      start(at: number) {
        note.from = at;
        heard.push(note);
      },
      stop(at?: number) {
        if (at === undefined) note.stopped = true;
        else note.to = at;
      },
    };
  }

  createGain() {
    const volume = {
      note: undefined as Heard | undefined,
      gain: {
        setValueAtTime: (value: number) => queueMicrotask(() => volume.note?.gains.push(value)),
        exponentialRampToValueAtTime: () => {},
      },
      connect: (next: object) => next,
    };
    return volume;
  }

  async resume() {
    this.resumed++;
    this.state = "running";
  }

  async close() {
    this.closed = true;
  }
}

beforeEach(() => {
  heard = [];
  contexts = [];
  vi.stubGlobal("AudioContext", FakeContext);
  prefer("sound", null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  prefer("sound", null);
});

const loudest = (notes: Note[]): number =>
  Math.max(
    ...notes.map(({ after = 0 }) =>
      notes
        .filter((other) => (other.after ?? 0) <= after && after < (other.after ?? 0) + other.length)
        .reduce((sum, { gain }) => sum + gain, 0),
    ),
  );

describe("sounds", () => {
  it.each(Object.entries(SOUNDS) as [SoundName, Note[]][])("%s never exceeds the peak", (_, notes) => {
    expect(loudest(notes)).toBeLessThanOrEqual(PEAK + 1e-9);
  });

  it("are off until they are switched on", () => {
    const sound = new Sound();
    sound.wake();
    sound.play("piece");
    expect([sound.on, contexts.length, heard.length]).toEqual([false, 0, 0]);
    sound.switch(true);
    expect(sound.on).toBe(true);
    expect(new Sound().on).toBe(true);
    expect(heard).toHaveLength(1);
    sound.switch(false);
    heard = [];
    sound.play("piece");
    expect(heard).toHaveLength(0);
  });

  it("play the notes of an effect, one after the other", async () => {
    const sound = new Sound();
    sound.switch(true);
    heard = [];
    sound.play("ticket", 500);
    await Promise.resolve();
    expect(heard.map(({ pitches }) => pitches[0])).toEqual([523, 659, 784]);
    expect(heard.map(({ from }) => Math.round((from - 10.5) * 1000))).toEqual([0, 90, 180]);
    expect(heard.every(({ gains }) => gains[0] === 0.16)).toBe(true);
    heard = [];
    sound.play("piece");
    expect(heard[0]).toMatchObject({ wave: "triangle", pitches: [240, 130] });
    heard = [];
    sound.play("winner");
    expect(heard.map(({ pitches }) => pitches[0])).toEqual([6, 587, 6, 740, 6, 880]);
  });

  it("wait for a gesture where the browser asks for one, and do not pile up", () => {
    const sound = new Sound();
    sound.switch(true);
    const [context] = contexts;
    context!.state = "suspended";
    heard = [];
    sound.play("card");
    expect(heard).toHaveLength(0);
    sound.wake();
    expect(context!.resumed).toBe(1);
    sound.play("card");
    expect(heard).toHaveLength(1);
  });

  it("can be taken back", () => {
    const sound = new Sound();
    sound.switch(true);
    sound.play("piece", 800);
    sound.hush();
    expect(heard.every(({ stopped }) => stopped)).toBe(true);
    sound.close();
    expect(contexts[0]!.closed).toBe(true);
  });

  it("are silent without audio, and raise nothing", () => {
    vi.stubGlobal("AudioContext", undefined);
    const sound = new Sound();
    expect(() => {
      sound.switch(true);
      sound.wake();
      sound.play("mine");
      sound.close();
    }).not.toThrow();
  });
});
