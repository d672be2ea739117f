import { createHmac } from 'node:crypto';
import { areEqual } from '../secrets.ts';
import type { Clock } from './clock.ts';

/** Signed links as object stores issue them: valid for a limited time, for everybody who has them. */
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

  check(path: string, { Expires = '', Signature = '' }: { Expires?: string; Signature?: string }) {
    if (!areEqual(this.#sign(path, Expires), Signature)) return 'forged';
    return this.#clock.reached(Number(Expires)) ? 'expired' : 'good';
  }

  #sign(path: string, due: string): string {
    return createHmac('sha256', this.#secret).update(`${path}\n${due}`).digest('hex');
  }
}
