interface Tone {
  hertz: number;
  /** Seconds from the start. */
  from: number;
  length: number;
}

const good: readonly Tone[] = [{ hertz: 1320, from: 0, length: 0.12 }];
const bad: readonly Tone[] = [
  { hertz: 220, from: 0, length: 0.22 },
  { hertz: 220, from: 0.3, length: 0.3 },
];

let audio: AudioContext | undefined;

/** One high tone for a printed label, two low ones for anything that needs a look. */
export function playResult(printed: boolean) {
  audio ??= new AudioContext();
  for (const { hertz, from, length } of printed ? good : bad) {
    const start = audio.currentTime + from;
    const source = new OscillatorNode(audio, { frequency: hertz, type: printed ? 'sine' : 'square' });
    source.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination);
    source.start(start);
    source.stop(start + length);
  }
}
