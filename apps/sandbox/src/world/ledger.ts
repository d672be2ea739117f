import type { Clock } from './clock.ts';

export interface Entry {
  system: string;
  store: string;
  /** What was done: bought, shipped, confirmed. */
  act: string;
  /** The system's own number of it. */
  reference: string;
  /** How many authenticated calls asked for it. */
  attempts: number;
  /** How often it was done. A number above 1 is a fault of the client: it bought or shipped twice. */
  done: number;
  firstAt: number;
  lastAt: number;
}

export type Act = Pick<Entry, 'system' | 'store' | 'act' | 'reference'>;

/** Records every act that costs money or moves goods, whether the answer reached the caller or not. */
export class Ledger {
  #entries = new Map<string, Entry>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note(act: Act, done: boolean): void {
    const now = this.#clock.now();
    const key = JSON.stringify([act.system, act.store, act.act, act.reference]);
    const entry = this.#entries.get(key) ?? { ...act, attempts: 0, done: 0, firstAt: now, lastAt: now };
    entry.attempts += 1;
    if (done) entry.done += 1;
    entry.lastAt = now;
    this.#entries.set(key, entry);
  }

  get entries(): Entry[] {
    return [...this.#entries.values()];
  }

  load(entries: Entry[]): void {
    this.#entries.clear();
    for (const entry of entries)
      this.#entries.set(JSON.stringify([entry.system, entry.store, entry.act, entry.reference]), entry);
  }
}
