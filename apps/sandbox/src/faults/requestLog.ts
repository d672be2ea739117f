import type { Clock } from '../world/clock.ts';
import type { CallContext } from './callContext.ts';
import type { FaultKind } from './faults.ts';

export interface SeenRequest {
  at: number;
  system: string;
  endpoint: string;
  store: string | undefined;
  /** Absent where no answer was given. */
  status: number | undefined;
  outcome: string | undefined;
  /** Which category or product types a call about definitions asked for. */
  about: string | undefined;
  /** Fields that were sent and that the sandbox does not read: mistakes, or what only real servers know. */
  ignored: string[];
  faults: FaultKind[];
}

const kept = 2000;

/** Who called what, and with which outcome. Bodies are not kept. */
export class RequestLog {
  #latest: SeenRequest[] = [];
  #counts = new Map<string, number>();
  readonly #clock: () => Clock;

  constructor(clock: () => Clock) {
    this.#clock = clock;
  }

  note({ system, endpoint, store, outcome, about, ignored, faults }: CallContext, status: number | undefined): void {
    const at = this.#clock().now();
    this.#latest.push({
      at,
      system,
      endpoint,
      store,
      status,
      outcome,
      about,
      ignored,
      faults: faults.map(({ kind }) => kind),
    });
    if (this.#latest.length > kept * 2) this.#latest = this.#latest.slice(-kept);
    this.#counts.set(endpoint, (this.#counts.get(endpoint) ?? 0) + 1);
  }

  /** Newest first. */
  latest(limit: number, endpoint?: string): SeenRequest[] {
    const seen = endpoint === undefined ? this.#latest : this.#latest.filter((each) => each.endpoint === endpoint);
    return seen.slice(-Math.min(limit, kept)).toReversed();
  }

  get counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  clear(): void {
    this.#latest = [];
    this.#counts.clear();
  }
}
