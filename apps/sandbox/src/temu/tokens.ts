import { z } from 'zod';
import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';
import { tokenOf, type TokenKind } from './keys.ts';
import { isOrderZone, regions, type Zone } from './zones.ts';

const day = 86_400_000;

/** What the seller chose when issuing the current token. */
const issue = z.strictObject({
  days: z.number().positive().max(3650).default(365),
  /** Interfaces that the seller did not tick. */
  without: z.array(z.string()).default([]),
});

interface Issue extends z.output<typeof issue> {
  /** When it expires, for the clock's `reached`. */
  due: number;
}

export interface SavedTokens {
  beganAt: number;
  issued: Record<string, Issue>;
}

type TokenCheck = { is: 'good' | 'ended'; store: Store } | { is: 'unknown' } | { is: 'otherKey' };

/** Which tokens the sellers have issued, for what, and until when. */
export class Tokens {
  readonly #world: () => World;
  #saved: SavedTokens = { beganAt: 0, issued: {} };

  constructor(world: () => World) {
    this.#world = world;
  }

  reset(): void {
    this.#saved = { beganAt: this.#world().clock.in(0), issued: {} };
  }

  save(): SavedTokens {
    return this.#saved;
  }

  load(saved: SavedTokens): void {
    this.#saved = saved;
  }

  /** Issues a new token; the former one expires at once. */
  issue(store: Store, spec: unknown = {}): void {
    const wanted = issue.parse(spec);
    store.keys += 1;
    this.#saved.issued[store.id] = { ...wanted, due: this.#world().clock.in(wanted.days * day) };
  }

  check(token: string, zone: Zone): TokenCheck {
    const found = this.#find(token);
    if (!found) return { is: 'unknown' };
    const { store, kind, keySerial } = found;
    const belongs = isOrderZone(zone) ? kind === 'orders' && regions[store.country].zone === zone : kind === 'products';
    if (!belongs) return { is: 'otherKey' };
    const ended = keySerial < store.keys || this.#world().clock.reached(this.#due(store));
    return { is: ended ? 'ended' : 'good', store };
  }

  ticked(store: Store, type: string): boolean {
    return !this.#saved.issued[store.id]?.without.includes(type);
  }

  /** In epoch seconds. Advancing the clock brings it nearer. */
  endsAt(store: Store): number {
    return Math.floor((this.#due(store) - this.#world().clock.advancedMs) / 1000);
  }

  #due({ id }: Store): number {
    return this.#saved.issued[id]?.due ?? this.#saved.beganAt + 365 * day;
  }

  #find(token: string): { store: Store; kind: TokenKind; keySerial: number } | undefined {
    const world = this.#world();
    for (const store of world.stores.filter(({ marketplace }) => marketplace === 'temu'))
      for (const kind of ['orders', 'products'] as const)
        for (let keySerial = store.keys; keySerial >= 0; keySerial--)
          if (tokenOf(world, store, kind, keySerial) === token) return { store, kind, keySerial };
    return undefined;
  }
}
