import type { Signal } from '../queue/signal.ts';

interface Tone {
  hertz: number;
  /** Seconds from the start. */
  from: number;
  length: number;
}

/** One high tone for a printed label, two rising ones for a question, two low ones for a failure. */
const tones: Readonly<Record<Signal, { type: OscillatorType; notes: readonly Tone[] }>> = {
  good: { type: 'sine', notes: [{ hertz: 1320, from: 0, length: 0.12 }] },
  question: {
    type: 'triangle',
    notes: [
      { hertz: 660, from: 0, length: 0.14 },
      { hertz: 990, from: 0.18, length: 0.2 },
    ],
  },
  bad: {
    type: 'square',
    notes: [
      { hertz: 220, from: 0, length: 0.22 },
      { hertz: 220, from: 0.3, length: 0.3 },
    ],
  },
};

let audio: AudioContext | undefined;

export function playSignal(signal: Signal) {
  audio ??= new AudioContext();
  const { type, notes } = tones[signal];
  for (const { hertz, from, length } of notes) {
    const start = audio.currentTime + from;
    const source = new OscillatorNode(audio, { frequency: hertz, type });
    source.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination);
    source.start(start);
    source.stop(start + length);
  }
}
