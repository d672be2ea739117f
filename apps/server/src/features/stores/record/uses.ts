import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';

/** 409 while orders, mappings or related models belong to the store. */
export async function refuseUsed(tx: Tx, id: string): Promise<void> {
  const uses = await countUses(tx, id);
  if (uses.orders + uses.mappings + uses.models === 0) return;
  const places: Message[] = [
    ...(uses.orders > 0 ? [{ key: 'stores.usedByOrders' as const, params: { count: uses.orders } }] : []),
    ...(uses.mappings > 0 ? [{ key: 'stores.usedByMappings' as const, params: { count: uses.mappings } }] : []),
    ...(uses.models > 0 ? [{ key: 'stores.usedByModels' as const, params: { count: uses.models } }] : []),
  ];
  fail(409, 'platform.inUse', { params: { places }, data: uses });
}

async function countUses(tx: Tx, id: string): Promise<{ orders: number; mappings: number; models: number }> {
  const { rows } = await sql<{ orders: string; mappings: string; models: string }>`
    select (select count(*) from orders where shop_id = ${id}) as orders,
           (select count(*) from sku_mappings where shop_id = ${id}) as mappings,
           (select count(*) from category_models where shop_id = ${id}) as models`.execute(tx);
  const [counts] = rows;
  return { orders: Number(counts?.orders), mappings: Number(counts?.mappings), models: Number(counts?.models) };
}
