import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { reviewAction } from '@pressroom/contract/orders/status';
import { Chance } from '@pressroom/sandbox/src/world/chance.ts';
import { type Carrier, makeTrackingNumber } from '@pressroom/sandbox/src/world/trackingNumbers.ts';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../demo/shop.ts';
import { marketOrder, takeOver } from './marketOrder.ts';
import { type ShopTest, shopTest } from './orderMakers.ts';
import { type TestSandbox, testSandbox } from './sandbox.ts';

export const upsNumber = '1Z999AA10123456784';
const msku = '5230236437987443003';

export interface ShippingTest extends ShopTest {
  sandbox: TestSandbox;
}

/** A shop beside marketplaces that know of no order yet. */
export async function shippingTest(): Promise<ShippingTest> {
  const sandbox = await testSandbox({ ordersPerStore: 0 });
  return { sandbox, ...(await shopTest({ environment: sandbox.environment })) };
}

type Shop = 's1' | 's4';
interface ShipmentOptions {
  trackingNumber?: string | undefined;
  carrierName?: string;
  /** Whose numbers are made up where none is given. */
  carrier?: Carrier;
  count?: number;
}

/** An order of a shop of the sandbox, taken over and produced. */
export async function produce(
  at: ShippingTest,
  shop: Shop,
  given: Omit<ShipmentOptions, 'count'> = {},
): Promise<OrderRow> {
  return (
    await produceMany(at, shop, { trackingNumber: given.carrier ? undefined : upsNumber, ...given, count: 1 })
  )[0]!;
}

/** The same for several, all with one carrier. */
export async function produceMany(
  at: ShippingTest,
  shop: Shop,
  { count = 1, ...given }: ShipmentOptions,
): Promise<OrderRow[]> {
  const { id: shopId } = await at.sandbox.openStore(at.admin, shop);
  const numbers = await at.sandbox.orders(shop, { count, cancelled: 0, moved: 0, heldBack: 0 });
  await at.sandbox.control('POST', 'clock', { advanceMs: 180_000 });
  const printingImage = at.shop.pictures.rose_front;
  await must(at.admin, skuMapping.save, { shopId, skuId: msku, productCode: 'TEE-WHT-L', printingImage });
  const lines = [{ msku, num: 2, listing: {}, marketItems: [] }];
  const { created } = await takeOver(
    at,
    ...numbers.map((thirdOrderNumber, index) => {
      const { carrier = 'UPS', carrierName = carrier } = given;
      const made = makeTrackingNumber(new Chance(1, 'shipments', index), carrier);
      const trackingNumber = given.trackingNumber ?? made;
      return marketOrder(at, { thirdOrderNumber, shopId, lines, carrierName, trackingNumber });
    }),
  );
  await must(at.admin, orders.orderReview, { ids: created, sysStatus: reviewAction.approve });
  await at.test.drain();
  return Promise.all(created.map((id) => must(at.admin, orders.queryDetail, { id })));
}
