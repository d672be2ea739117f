/**
 * Stamps are always the base's time, so that nobody outside sees a date in the future. Advancing only lets what is
 * waiting become due earlier: tokens and links end, carriers finish, buyers change their minds.
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

  /** When something that takes so long is over, for `reached`. */
  in(ms: number): number {
    return this.base() + this.advancedMs + ms;
  }

  reached(due: number): boolean {
    return this.base() + this.advancedMs >= due;
  }
}
