import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';

/** 409 while orders, mappings, related models or classification templates belong to the store. */
export async function refuseUsed(tx: Tx, id: string): Promise<void> {
  const uses = await countUses(tx, id);
  if (uses.orders + uses.mappings + uses.models + uses.templates === 0) return;
  const places: Message[] = [
    ...(uses.orders > 0 ? [{ key: 'stores.usedByOrders' as const, params: { count: uses.orders } }] : []),
    ...(uses.mappings > 0 ? [{ key: 'stores.usedByMappings' as const, params: { count: uses.mappings } }] : []),
    ...(uses.models > 0 ? [{ key: 'stores.usedByModels' as const, params: { count: uses.models } }] : []),
    ...(uses.templates > 0 ? [{ key: 'stores.usedByTemplates' as const, params: { count: uses.templates } }] : []),
  ];
  fail(409, 'platform.inUse', { params: { places }, data: uses });
}

interface StoreUses {
  orders: number;
  mappings: number;
  models: number;
  templates: number;
}

async function countUses(tx: Tx, id: string): Promise<StoreUses> {
  const { rows } = await sql<StoreUses>`
    select (select count(*)::int from orders where shop_id = ${id}) as orders,
           (select count(*)::int from sku_mappings where shop_id = ${id}) as mappings,
           (select count(*)::int from category_models where shop_id = ${id}) as models,
           (select count(*)::int from classification_templates
            where shein_store_id = ${id} or temu_store_id = ${id}) as templates`.execute(tx);
  return rows[0]!;
}
