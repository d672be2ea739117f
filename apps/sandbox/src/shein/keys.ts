import { createHash } from 'node:crypto';
import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';

/** 32 upper-case hex digits: the form of SHEIN's keys and secrets, which are used as text. */
function key(world: World, ...names: (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify([world.seed, 'shein', ...names]));
  return hash.digest('hex').slice(0, 32).toUpperCase();
}

export function appKeys(world: World) {
  return { appId: `SBX${key(world, 'app').slice(0, 20)}`, appSecret: key(world, 'appSecret') };
}

export function storeKeys(world: World, { id, keys }: Store) {
  return { openKeyId: key(world, 'openKeyId', id, keys), secretKey: key(world, 'secretKey', id, keys) };
}
