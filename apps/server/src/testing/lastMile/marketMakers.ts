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

const mskus = ['5230236437987443003', '5230236437987443004'] as const;

interface Made {
  count: number;
  /** 2: the first piece in a line of its own, so that it may travel in a parcel of its own. */
  lines?: 1 | 2;
}

/** So many orders of a shop whose marketplace may carry them, through its store's review, without a label or a number. */
export async function ordersAtMarket(
  at: LastMileTest,
  shop: MarketShop,
  { count, lines = 1 }: Made,
): Promise<[OrderRow, ...OrderRow[]]> {
  const { id: shopId } = await at.sandbox.openStore(at.admin, shop);
  const carried = await findCarried(at, { shop, shopId, count, lines });
  const printingImage = at.shop.pictures.rose_front;
  for (const skuId of mskus.slice(0, lines))
    await must(at.admin, skuMapping.save, { shopId, skuId, productCode: 'TEE-WHT-L', printingImage });
  const told = carried.map(({ thirdOrderNumber, marketItems }) => {
    const parts = lines === 1 ? [marketItems] : [marketItems.slice(0, 1), marketItems.slice(1)];
    return marketOrder(at, {
      thirdOrderNumber,
      shopId,
      lines: parts.map((items, part) => {
        const num = items.reduce((sum, { quantity }) => sum + quantity, 0);
        return { msku: mskus[part]!, num, listing: {}, marketItems: items };
      }),
    });
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
  { shop, shopId, count, lines }: Required<Made> & { shop: MarketShop; shopId: string },
): Promise<Carried[]> {
  const numbers = await at.sandbox.orders(shop, { count: 2 * count + 4 * lines });
  // TEMU's buyers may change an order for two minutes
  await at.sandbox.control('POST', 'clock', { advanceMs: 180_000 });
  const connection = await openConnection(at.test.app, at.test.db, shopId);
  const found: Carried[] = [];
  for (const thirdOrderNumber of numbers) {
    if (found.length === count) return found;
    if (connection?.marketplace === 'temu') {
      const order = await getTemuOrder(connection.store, thirdOrderNumber);
      const marketItems = order.lines.map(({ orderSn: id, quantity }) => ({ id, quantity }));
      if (marketItems.length >= lines) found.push({ thirdOrderNumber, marketItems });
    } else if (connection?.marketplace === 'shein') {
      const { mayUsePlatformLogistics, units } = await getSheinOrder(connection.store, thirdOrderNumber);
      const marketItems = units.map(({ goodsId: id }) => ({ id, quantity: 1 }));
      if (mayUsePlatformLogistics && units.length >= lines) found.push({ thirdOrderNumber, marketItems });
    }
  }
  throw new Error(`only ${found.length} orders that the marketplace may carry`);
}
