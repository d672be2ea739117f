import { sync } from '@pressroom/contract/sync/sync';
import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { useRead } from '../../client/useRead.ts';

const none: readonly StoreSync[] = [];

/** How far each store is; empty until that is known. */
export function useStoreSyncs(): readonly StoreSync[] {
  return useRead(sync.status, { pageSize: 10_000 }).data?.rows ?? none;
}
