import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';

/** 409 while anything belongs to the store that would be lost or torn with it. */
export async function refuseUsed(tx: Tx, id: string): Promise<void> {
  const uses = await countUses(tx, id);
  const places = usedBy.flatMap(([place, key]): Message[] =>
    uses[place] > 0 ? [{ key, params: { count: uses[place] } }] : [],
  );
  if (places.length > 0) fail(409, 'platform.inUse', { params: { places }, data: uses });
}

interface StoreUses {
  orders: number;
  mappings: number;
  models: number;
  templates: number;
  listings: number;
  publishTemplates: number;
}

const usedBy: readonly [keyof StoreUses, Message['key']][] = [
  ['orders', 'stores.usedByOrders'],
  ['mappings', 'stores.usedByMappings'],
  ['models', 'stores.usedByModels'],
  ['templates', 'stores.usedByTemplates'],
  ['listings', 'publishing.usedByListings'],
  ['publishTemplates', 'stores.usedByPublishTemplates'],
];

async function countUses(tx: Tx, id: string): Promise<StoreUses> {
  const { rows } = await sql<StoreUses>`
    select (select count(*)::int from order_numbers where shop_id = ${id}) as orders,
           (select count(*)::int from sku_mappings where shop_id = ${id}) as mappings,
           (select count(*)::int from category_models where shop_id = ${id}) as models,
           (select count(*)::int from classification_templates
            where shein_store_id = ${id} or temu_store_id = ${id}) as templates,
           (select count(*)::int from listings where store_id = ${id}) as listings,
           (select count(*)::int from publish_template_stores where store_id = ${id}) as publish_templates`.execute(tx);
  return rows[0]!;
}
