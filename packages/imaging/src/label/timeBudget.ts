/**
 * The time that all jobs of one file may take together: a first share, and more for every finished step. Jobs
 * that run at once use it up together. `signal` aborts when it is used up, or when the file is given up.
 */
export class TimeBudget {
  readonly #controller = new AbortController();
  readonly #perStepMs: number;
  #leftMs: number;
  #running = 0;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ firstMs, perStepMs }: { firstMs: number; perStepMs: number }) {
    this.#leftMs = firstMs;
    this.#perStepMs = perStepMs;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  begin(): void {
    this.#change(() => (this.#running += 1));
  }

  end(): void {
    this.#change(() => (this.#running -= 1));
  }

  step(): void {
    this.#change(() => (this.#leftMs += this.#perStepMs));
  }

  giveUp(): void {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }

  #change(change: () => void): void {
    const at = performance.now();
    this.#leftMs -= this.#running * (at - this.#since);
    this.#since = at;
    change();
    clearTimeout(this.#timer);
    if (this.#running === 0 || this.signal.aborted) return;
    this.#timer = setTimeout(() => this.giveUp(), Math.max(0, this.#leftMs / this.#running));
  }
}
