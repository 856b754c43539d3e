// Sounds made by code with WebAudio: off until a person switches them on, and silent where there is no audio.

import { prefer, preference } from "./preferences";

export interface Note {
  wave: OscillatorType;
  /** Hertz; the pitch glides to `to`. */
  from: number;
  to?: number;
  /** Milliseconds: the length, and how long after the start of the sound. */
  length: number;
  after?: number;
  gain: number;
  /** Hertz of a vibrato. */
  shakes?: number;
}

const chord = (pitches: number[], note: Omit<Note, "from">): Note[] => pitches.map((from) => ({ ...note, from }));
const tune = (pitches: number[], note: Omit<Note, "from" | "after">): Note[] =>
  pitches.map((from, n) => ({ ...note, from, after: n * note.length }));

/** The loudest that a sound may be. */
export const PEAK = 0.22;

export const SOUNDS = {
  /** A card is taken. */
  card: [{ wave: "sine", from: 700, to: 385, length: 50, gain: 0.1 }],
  /** It lands in its pile. */
  land: [{ wave: "triangle", from: 300, to: 165, length: 60, gain: 0.16 }],
  /** A piece is put on the board. */
  piece: [{ wave: "triangle", from: 240, to: 130, length: 70, gain: PEAK }],
  /** An engine reaches the next cell of the score track. */
  hop: [{ wave: "triangle", from: 1200, length: 30, gain: 0.06 }],
  /** A letter of the departure board turns. */
  flap: [{ wave: "square", from: 2200, length: 20, gain: 0.03 }],
  /** A revealed card costs one more. */
  match: tune([392, 523], { wave: "triangle", length: 120, gain: 0.16 }),
  /** It is the person's turn. */
  mine: tune([659, 880], { wave: "sine", length: 180, gain: 0.14 }),
  /** A ticket is completed. */
  ticket: tune([523, 659, 784], { wave: "triangle", length: 90, gain: 0.16 }),
  /** The whistle for the winner. */
  winner: chord([587, 740, 880], { wave: "sine", length: 500, gain: 0.07, shakes: 6 }),
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof SOUNDS;

const SILENCE = 0.001;
const PREFERENCE = "sound";

export class Sound {
  private context: AudioContext | null = null;
  private playing = new Set<OscillatorNode>();

  get on(): boolean {
    return preference(PREFERENCE, "off", ["on", "off"]) === "on";
  }

  switch(on: boolean): void {
    prefer(PREFERENCE, on ? "on" : "off");
    if (!on) this.hush();
    else if (this.wake()) this.play("land");
  }

  /** Called when a person presses something: only then may a browser start its audio. */
  wake(): boolean {
    if (!this.on) return false;
    try {
      this.context ??= new AudioContext();
      if (this.context.state === "suspended") void this.context.resume().catch(() => {});
    } catch {
      // No audio here: the game is silent.
    }
    return this.context !== null;
  }

  /** Plays a sound, or schedules it so many milliseconds ahead. */
  play(name: SoundName, ahead = 0): void {
    const { context } = this;
    // The clock of a suspended context stands still: everything would be heard at once when it goes on.
    if (!context || !this.on || context.state !== "running") return;
    try {
      for (const note of SOUNDS[name] as Note[]) this.sound(context, note, ahead);
    } catch {
      // No audio here: the game is silent.
    }
  }

  private sound(context: AudioContext, note: Note, ahead: number): void {
    const start = context.currentTime + (ahead + (note.after ?? 0)) / 1000;
    const end = start + note.length / 1000;
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    voice.type = note.wave;
    voice.frequency.setValueAtTime(note.from, start);
    if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, end);
    volume.gain.setValueAtTime(note.gain, start);
    volume.gain.exponentialRampToValueAtTime(SILENCE, end);
    voice.connect(volume).connect(context.destination);
    if (note.shakes) this.shake(context, voice, note.shakes, start, end);
    this.start(voice, start, end);
  }

  private shake(context: AudioContext, voice: OscillatorNode, hertz: number, start: number, end: number): void {
    const [shaker, depth] = [context.createOscillator(), context.createGain()];
    shaker.frequency.setValueAtTime(hertz, start);
    depth.gain.setValueAtTime(voice.frequency.value / 80, start);
    shaker.connect(depth).connect(voice.frequency);
    this.start(shaker, start, end);
  }

  private start(voice: OscillatorNode, start: number, end: number): void {
    this.playing.add(voice);
    voice.onended = () => this.playing.delete(voice);
    voice.start(start);
    voice.stop(end);
  }

  /** Takes back what is playing and what is scheduled. */
  hush(): void {
    for (const voice of this.playing) {
      try {
        voice.stop();
      } catch {
        // It has ended by itself.
      }
    }
    this.playing.clear();
  }

  close(): void {
    this.hush();
    void this.context?.close().catch(() => {});
    this.context = null;
  }
}
