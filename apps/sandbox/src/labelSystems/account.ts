import { createHash } from 'node:crypto';
import type { World } from '../world/world.ts';

/** A secret of the account, derived from the seed and these names. */
export function secretOf({ seed }: World, ...names: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, ...names]))
    .digest('hex')
    .slice(0, 32);
}
