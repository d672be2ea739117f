import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { labelType, reviewAction } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { getSheinOrder } from '@pressroom/marketplaces/shein';
import { getTemuOrder } from '@pressroom/marketplaces/temu';
import { must } from '../demo/shop.ts';
import { openConnection } from '../features/stores/stores.public.ts';
import { batchOf, calculated, type LastMileTest, openChannelAt, ownOrder } from './lastMile/makers.ts';
import { marketOrder, takeOver } from './marketOrder.ts';

const msku = '5230236437987443003';

interface Pieces {
  thirdOrderNumber: string;
  items: { id: string; quantity: number }[];
}

/** An order of two pieces from a shop of the sandbox, in production. */
export async function produceTwoPieces(at: LastMileTest, shop: 's1' | 's4'): Promise<OrderRow> {
  const { id: shopId } = await at.sandbox.openStore(at.admin, shop);
  const numbers = await at.sandbox.orders(shop, { count: 12, cancelled: 0, moved: 0, heldBack: 0 });
  await at.sandbox.control('POST', 'clock', { advanceMs: 180_000 });
  const { thirdOrderNumber, items } = await findTwoPieces(at, shopId, numbers);
  const printingImage = at.shop.pictures.rose_front;
  await must(at.admin, skuMapping.save, { shopId, skuId: msku, productCode: 'TEE-WHT-L', printingImage });
  const lines = [{ msku, num: 2, listing: {}, marketItems: items }];
  const given = { thirdOrderNumber, shopId, lines, labelType: labelType.own };
  const { created } = await takeOver(at, marketOrder(at, given));
  await must(at.admin, orders.orderReview, { ids: created, sysStatus: reviewAction.approve });
  await at.test.drain();
  return must(at.admin, orders.queryDetail, { id: created[0]! });
}

async function findTwoPieces({ test }: LastMileTest, shopId: string, numbers: readonly string[]): Promise<Pieces> {
  const connection = await openConnection(test.app, test.db, shopId);
  for (const thirdOrderNumber of numbers) {
    const items =
      connection?.marketplace === 'shein'
        ? (await getSheinOrder(connection.store, thirdOrderNumber)).units.map(({ goodsId: id }) => ({
            id,
            quantity: 1,
          }))
        : (await getTemuOrder(connection!.store, thirdOrderNumber)).lines.map(({ orderSn: id, quantity }) => ({
            id,
            quantity,
          }));
    if (items.reduce((sum, { quantity }) => sum + quantity, 0) === 2) return { thirdOrderNumber, items };
  }
  throw new Error('no order of two pieces');
}

/** An order of the Austin store in production, with labels of our own for each of its two pieces. */
export async function orderInTwoParcels(at: LastMileTest): Promise<{ order: OrderRow; numbers: string[] }> {
  const { id } = await ownOrder(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  await at.test.drain();
  const numbers = await buyForEachPiece(at, await must(at.admin, orders.queryDetail, { id }));
  return { order: await must(at.admin, orders.queryDetail, { id }), numbers };
}

/** Buys a label for each piece of the order: the channel carries no more than one. Answers the tracking numbers, in the order of the parcels. */
export async function buyForEachPiece(at: LastMileTest, order: OrderRow): Promise<string[]> {
  const maxWeightGrams = order.orderDetailsList[0]!.parcelWeight!;
  await openChannelAt(at, 'YWJ', { channelCode: 'UPS-GROUND', channelName: 'UPS Ground', maxWeightGrams });
  const [priced] = await calculated(at, await batchOf(at, [order]));
  await must(at.admin, lastMile.bulkOrder, { ids: [priced!.id] });
  await at.test.drain();
  const { labels } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
  return labels
    .toSorted((one, other) => one.parcelNo - other.parcelNo)
    .map(({ trackingNumber }) => trackingNumber ?? '');
}
