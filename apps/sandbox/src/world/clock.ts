/**
 * `now` is always the real time, so that no answer holds a date in the future. Advancing the clock only makes scheduled
 * events, tokens and links due earlier.
 */
export class Clock {
  readonly base: () => number;
  advancedMs = 0;

  constructor(base: () => number) {
    this.base = base;
  }

  now(): number {
    return this.base();
  }

  /** The time at which something of this duration is due, for `reached`. */
  in(ms: number): number {
    return this.base() + this.advancedMs + ms;
  }

  reached(due: number): boolean {
    return this.base() + this.advancedMs >= due;
  }
}
