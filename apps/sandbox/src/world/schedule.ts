import type { Clock } from './clock.ts';

export interface Appointment {
  due: number;
  system: string;
  what: string;
  /** What it is about: an order's number, a parcel's. */
  about: string;
}

/** What will happen by itself. Plain data, so that it outlives the process in a snapshot. */
export class Schedule {
  #waiting: Appointment[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(afterMs: number, appointment: Omit<Appointment, 'due'>): void {
    this.#waiting.push({ ...appointment, due: this.#clock.in(afterMs) });
  }

  /** Those whose time has come, in the order of their times; they are no longer waiting. */
  takeDue(): Appointment[] {
    const due = this.#waiting.filter((each) => this.#clock.reached(each.due));
    if (due.length > 0) this.#waiting = this.#waiting.filter((each) => !this.#clock.reached(each.due));
    return due.sort((a, b) => a.due - b.due);
  }

  get waiting(): Appointment[] {
    return this.#waiting;
  }

  load(waiting: Appointment[]): void {
    this.#waiting = waiting;
  }
}
