import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { listed, type Translate } from '../../../platform/i18n.ts';

/** Ends in 409 while orders, mappings or related models would lose their store. */
export async function refuseUsed(tx: Tx, id: string, t: Translate): Promise<void> {
  const uses = await countUses(tx, id);
  if (uses.orders + uses.mappings + uses.models === 0) return;
  const places = [
    ...(uses.orders > 0 ? [t('stores.usedByOrders', { count: uses.orders })] : []),
    ...(uses.mappings > 0 ? [t('stores.usedByMappings', { count: uses.mappings })] : []),
    ...(uses.models > 0 ? [t('stores.usedByModels', { count: uses.models })] : []),
  ];
  fail(409, 'platform.inUse', { params: { places: listed(places, t) }, data: uses });
}

async function countUses(tx: Tx, id: string): Promise<{ orders: number; mappings: number; models: number }> {
  const { rows } = await sql<{ orders: string; mappings: string; models: string }>`
    select (select count(*) from orders where shop_id = ${id}) as orders,
           (select count(*) from sku_mappings where shop_id = ${id}) as mappings,
           (select count(*) from category_models where shop_id = ${id}) as models`.execute(tx);
  const [counts] = rows;
  return { orders: Number(counts?.orders), mappings: Number(counts?.mappings), models: Number(counts?.models) };
}
