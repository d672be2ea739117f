import type { Clock } from './clock.ts';

export interface ScheduledEvent {
  due: number;
  system: string;
  /** What is to happen: a name that its system knows. */
  what: string;
  /** The order's or the parcel's number. */
  about: string;
}

/** Events that will happen by themselves. Plain data, so that a snapshot can keep them. */
export class Schedule {
  #waiting: ScheduledEvent[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(afterMs: number, event: Omit<ScheduledEvent, 'due'>): void {
    this.#waiting.push({ ...event, due: this.#clock.in(afterMs) });
  }

  /** Removes and returns the events whose time has come, earliest first. */
  takeDue(): ScheduledEvent[] {
    const due: ScheduledEvent[] = [];
    const waiting: ScheduledEvent[] = [];
    // the clock goes on meanwhile: each is asked about once
    for (const each of this.#waiting) (this.#clock.reached(each.due) ? due : waiting).push(each);
    if (due.length > 0) this.#waiting = waiting;
    return due.sort((a, b) => a.due - b.due);
  }

  get waiting(): ScheduledEvent[] {
    return this.#waiting;
  }

  load(waiting: ScheduledEvent[]): void {
    this.#waiting = waiting;
  }
}
