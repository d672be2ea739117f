import type { Clock } from '../world/clock.ts';

interface Bucket {
  left: number;
  filledAt: number;
}

/** Rate limits: a token bucket for each endpoint and store, which holds the calls of one second. */
export class Rates {
  #buckets = new Map<string, Bucket>();
  #own = new Map<string, number>();
  readonly #clock: () => Clock;

  constructor(clock: () => Clock) {
    this.#clock = clock;
  }

  /** Replaces the endpoint's own limit; undefined restores it. */
  set(endpoint: string, perSecond: number | undefined): void {
    if (perSecond === undefined) this.#own.delete(endpoint);
    else this.#own.set(endpoint, perSecond);
  }

  get own(): Record<string, number> {
    return Object.fromEntries(this.#own);
  }

  /** False where the call is one too many. */
  take({ endpoint, store = '' }: { endpoint: string; store?: string }, published: number): boolean {
    const perSecond = this.#own.get(endpoint) ?? this.#own.get('*') ?? published;
    const now = this.#clock().now();
    const key = `${endpoint} ${store}`;
    const bucket = this.#buckets.get(key) ?? { left: perSecond, filledAt: now };
    const refilled = bucket.left + (Math.max(0, now - bucket.filledAt) / 1000) * perSecond;
    bucket.left = Math.min(perSecond, refilled);
    bucket.filledAt = now;
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  clear(): void {
    this.#buckets.clear();
    this.#own.clear();
  }
}
