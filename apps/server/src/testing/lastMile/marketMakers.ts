import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { reviewAction } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { getSheinOrder } from '@pressroom/marketplaces/shein';
import { getTemuOrder } from '@pressroom/marketplaces/temu';
import { must } from '../../demo/shop.ts';
import type { MarketOrder } from '../../features/orders/orders.public.ts';
import { openConnection } from '../../features/stores/stores.public.ts';
import { marketOrder, takeOver } from '../marketOrder.ts';
import type { LastMileTest } from './makers.ts';

/** s1 is at SHEIN, s4 at TEMU. */
export type MarketShop = 's1' | 's4';

const msku = '5230236437987443003';

/** So many orders of a shop whose marketplace may carry them, through its store's review, without a label or a number. */
export async function ordersAtMarket(
  at: LastMileTest,
  shop: MarketShop,
  count: number,
): Promise<[OrderRow, ...OrderRow[]]> {
  const { id: shopId } = await at.sandbox.openStore(at.admin, shop);
  const carried = await findCarried(at, { shop, shopId, count });
  const printingImage = at.shop.pictures.rose_front;
  await must(at.admin, skuMapping.save, { shopId, skuId: msku, productCode: 'TEE-WHT-L', printingImage });
  const told = carried.map(({ thirdOrderNumber, marketItems }) => {
    const num = marketItems.reduce((sum, { quantity }) => sum + quantity, 0);
    return marketOrder(at, { thirdOrderNumber, shopId, lines: [{ msku, num, listing: {}, marketItems }] });
  });
  const { created } = await takeOver(at, ...told);
  await must(at.admin, orders.orderReview, { ids: created, sysStatus: reviewAction.submit });
  const [first, ...others] = created;
  const read = (id: string) => must(at.admin, orders.queryDetail, { id });
  return [await read(first!), ...(await Promise.all(others.map(read)))];
}

type Carried = Pick<MarketOrder, 'thirdOrderNumber'> & Pick<MarketOrder['lines'][number], 'marketItems'>;

/** SHEIN's partners carry two orders of three. */
async function findCarried(
  at: LastMileTest,
  { shop, shopId, count }: { shop: MarketShop; shopId: string; count: number },
): Promise<Carried[]> {
  const numbers = await at.sandbox.orders(shop, { count: 2 * count + 4 });
  // TEMU's buyers may change an order for two minutes
  await at.sandbox.control('POST', 'clock', { advanceMs: 180_000 });
  const connection = await openConnection(at.test.app, at.test.db, shopId);
  const found: Carried[] = [];
  for (const thirdOrderNumber of numbers) {
    if (found.length === count) return found;
    if (connection?.marketplace === 'temu') {
      const { lines } = await getTemuOrder(connection.store, thirdOrderNumber);
      const marketItems = lines.map(({ orderSn: id, quantity }) => ({ id, quantity }));
      found.push({ thirdOrderNumber, marketItems });
    } else if (connection?.marketplace === 'shein') {
      const { mayUsePlatformLogistics, units } = await getSheinOrder(connection.store, thirdOrderNumber);
      const marketItems = units.map(({ goodsId: id }) => ({ id, quantity: 1 }));
      if (mayUsePlatformLogistics) found.push({ thirdOrderNumber, marketItems });
    }
  }
  throw new Error(`only ${found.length} orders that the marketplace may carry`);
}
