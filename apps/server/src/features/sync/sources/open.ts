import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { openConnection } from '../../stores/stores.public.ts';
import type { MarketSource } from './source.ts';
import { sheinSource } from './shein/source.ts';
import { temuSource } from './temu/source.ts';

/** Ends in 409 where the store is not authorised for orders. */
export async function openSource(app: App, storeId: string): Promise<MarketSource> {
  const connection = await openConnection(app, app.db, storeId);
  if (!connection) throw new Failure(409, 'sync.notReady');
  return connection.marketplace === 'shein'
    ? sheinSource(connection.store, storeId)
    : temuSource(connection.store, storeId);
}
