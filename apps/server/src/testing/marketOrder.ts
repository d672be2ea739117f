import { writeAs } from '../platform/jobs/writeAs.ts';
import { system } from '../platform/access/actor.ts';
import { type MarketOrder, type Taken, takeMarketOrders } from '../features/orders/orders.public.ts';
import type { ShopTest } from './orderMakers.ts';

export const buyerAddress = {
  recipientsName: 'Maria Gonzalez',
  recipientsPhone: '512 555 0100',
  recipientsCountry: 'US',
  recipientsProvinces: 'TX',
  recipientsCity: 'Austin',
  recipientsPostcode: '78704',
  recipientsAddress: '1804 Kinney Ave',
  recipientsAddress2: '',
};

/** An order as a marketplace tells it, ready to ship. */
export function marketOrder({ shop }: ShopTest, given: Partial<MarketOrder> = {}): MarketOrder {
  return {
    thirdOrderNumber: 'PO-211-01522',
    shopId: shop.stores.austin,
    labelType: 1,
    orderTime: '2026-11-20T03:00:00Z',
    deliveryTimeLimit: '2026-11-23T03:00:00Z',
    marketStatus: 'toShip',
    state: 'toShip',
    marketCreatedAt: '2026-11-20T03:00:00Z',
    marketUpdatedAt: '2026-11-20T04:00:00Z',
    trackingNumber: null,
    carrierName: null,
    address: buyerAddress,
    lines: [
      { msku: '5230236437987443003', num: 2, listing: { title: 'Tee' }, marketItems: [{ id: 'L-1', quantity: 2 }] },
    ],
    asked: [],
    ...given,
  };
}

/** As a sync does it. */
export function takeOver({ test }: ShopTest, ...orders: MarketOrder[]): Promise<Taken> {
  return writeAs(test.app, system, 'job/sync.run', (act) => takeMarketOrders(act, orders));
}
