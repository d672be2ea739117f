import { createHash } from 'node:crypto';
import type { World } from '../world/world.ts';

/** Something that only the account's owner knows; the same in every world of this seed. */
export function secretOf({ seed }: World, ...names: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, ...names]))
    .digest('hex')
    .slice(0, 32);
}
