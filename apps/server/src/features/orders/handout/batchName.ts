import type { OrderStatus } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Translate } from '../../../platform/i18n.ts';

interface Common {
  orders: number;
  number: string;
  shopName: string | null;
  sysStatus: OrderStatus | null;
}

/** What these orders have in common, as a part of a file's name: the number of a single one; of several their store and status, and how many they are. */
export async function batchName(db: Db, chosen: RawBuilder<{ id: string }>, t: Translate): Promise<string[]> {
  const { rows } = await sql<Common>`
    select count(*)::int as orders, min(o.third_order_number) as number,
      case when count(distinct o.shop_id) = 1 then min(s.name) end as shop_name,
      case when count(distinct o.sys_status) = 1 then min(o.sys_status) end as sys_status
    from orders o join stores s on s.id = o.shop_id where o.id in (${chosen})`.execute(db);
  const { orders, number, shopName, sysStatus } = rows[0]!;
  if (orders === 1) return [number];
  const status = sysStatus === null ? [] : [t(`orders.status.${sysStatus}`)];
  return [...(shopName === null ? [] : [shopName]), ...status, String(orders)];
}
