import { createHash } from 'node:crypto';
import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';
import { isOrderZone, type OrderZone, regions, type Zone } from './zones.ts';

function key(world: World, ...names: (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([world.seed, 'temu', ...names]))
    .digest('hex');
}

export interface AppKeys {
  appKey: string;
  appSecret: string;
}

/** The applications: one in each order zone, and one for both product gateways. */
export function appKeys(world: World, zone: OrderZone | 'products'): AppKeys {
  return { appKey: key(world, 'app', zone).slice(0, 32), appSecret: key(world, 'secret', zone).slice(0, 40) };
}

export function appOf(world: World, zone: Zone): AppKeys {
  return appKeys(world, isOrderZone(zone) ? zone : 'products');
}

export type TokenKind = 'orders' | 'products';

/** `keySerial` counts the tokens that the seller issued before. */
export function tokenOf(world: World, { id }: Store, kind: TokenKind, keySerial: number): string {
  return key(world, 'token', kind, id, keySerial).slice(0, 56);
}

export function storeKeys(world: World, store: Store): Record<string, string> {
  const { zone } = regions[store.country];
  const [orders, products] = [appKeys(world, zone), appKeys(world, 'products')];
  return {
    zone,
    ...orders,
    accessToken: tokenOf(world, store, 'orders', store.keys),
    productKey: products.appKey,
    productSecret: products.appSecret,
    productToken: tokenOf(world, store, 'products', store.keys),
  };
}
