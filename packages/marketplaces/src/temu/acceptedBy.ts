import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import type { TemuInterfaceKey } from './interfaces.ts';
import type { TemuStore } from './temuStore.ts';

/** For interfaces that answer only true or false; false is a `rejected` failure. */
export async function acceptedBy(
  store: TemuStore,
  which: TemuInterfaceKey,
  fields: object,
  options: CallOptions,
): Promise<void> {
  if (!(await store.call(which, fields, z.boolean(), options)))
    throw new MarketplaceFailure('rejected', store.settings.interfaces[which].name, { code: 'resultFalse' });
}
