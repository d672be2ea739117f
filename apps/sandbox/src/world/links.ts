import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Addresses that are good for a while and for whoever holds them, as stores of objects sign them. */
export class Links {
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(seed: number, clock: Clock) {
    this.#secret = `links of ${seed}`;
    this.#clock = clock;
  }

  issue(path: string, lifetimeMs: number): string {
    const due = String(this.#clock.in(lifetimeMs));
    return `${path}?Expires=${due}&Signature=${this.#sign(path, due)}`;
  }

  judge(path: string, { Expires = '', Signature = '' }: { Expires?: string; Signature?: string }) {
    const expected = Buffer.from(this.#sign(path, Expires));
    const given = Buffer.from(Signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'forged';
    return this.#clock.reached(Number(Expires)) ? 'expired' : 'good';
  }

  #sign(path: string, due: string): string {
    return createHmac('sha256', this.#secret).update(`${path}\n${due}`).digest('hex');
  }
}
