import type { Message } from '@pressroom/contract/message';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { findAcceptances } from '../../orders/orders.public.ts';
import { openConnection } from '../../stores/stores.public.ts';
import { findStoreShipping } from '../storeShipping/queries.ts';
import type { ShippingRule } from './choose.ts';
import type { LabelSeller } from './seller.ts';
import { openSheinSeller } from './shein.ts';
import { openTemuSeller } from './temu.ts';

/** The logistics of a store's marketplace, with the rule by which the store chooses among its channels. */
export async function openMarketSeller(
  app: App,
  db: Db,
  shopId: string,
): Promise<{ seller: LabelSeller; rule: ShippingRule } | { problem: Message }> {
  const settings = await findStoreShipping(db, shopId);
  if (!settings) return { problem: { key: 'stores.noMarketplace' } };
  try {
    const connection = await openConnection(app, db, shopId);
    if (!connection) return { problem: { key: 'lastMile.seller.notAuthorized', params: { shop: settings.name } } };
    const warehouse = settings.warehouse?.code ?? null;
    const seller =
      connection.marketplace === 'shein'
        ? openSheinSeller(connection.store, { warehouse })
        : openTemuSeller(connection.store, {
            warehouse,
            stockWarehouse: settings.stockWarehouse,
            acceptancesOf: (thirdOrderNumber) => findAcceptances(db, { shopId, thirdOrderNumber }),
          });
    const { rule, channels } = settings;
    return { seller, rule: { rule, channels: channels.map(({ code }) => code) } };
  } catch (failure) {
    // the server's settings lack the application's key
    if (failure instanceof Failure) return { problem: { key: failure.key, params: failure.params } };
    throw failure;
  }
}
