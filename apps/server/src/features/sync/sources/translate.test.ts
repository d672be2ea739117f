import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { labelPdf } from '../../../testing/orderMakers.ts';
import { ordersOf, syncAll, type SyncTest, syncTest } from '../../../testing/syncMakers.ts';

/** The sandbox's own record of an order. */
function recordOf(at: SyncTest, number: string): unknown {
  return at.sandbox.core.markets.map((market) => market.order(number)).find((order) => order !== undefined);
}
const sheinOrder = (at: SyncTest, number: string) => recordOf(at, number) as SheinOrder;
const temuOrder = (at: SyncTest, number: string) => recordOf(at, number) as TemuOrder;

interface SheinOrder {
  units: { goodsId: string; listing: { sku: string; sellerSku: string; title: string } }[];
  logistics: number[];
  placedAt: number;
  shipBy: number;
  stockMode: number;
  heldBackBy: number[];
}

interface TemuOrder {
  lines: { orderSn: string; productSkuId: string; quantity: number; listing: { sellerSku: string } }[];
}

async function linesOf({ test }: SyncTest) {
  const rows = await test.db
    .selectFrom('orderLines as l')
    .innerJoin('orders as o', 'o.id', 'l.orderId')
    .select(['o.thirdOrderNumber', 'l.msku', 'l.num', 'l.listing', 'l.marketItems'])
    .orderBy('l.id')
    .execute();
  return Map.groupBy(rows, ({ thirdOrderNumber }) => thirdOrderNumber);
}

describe('an order of SHEIN', () => {
  it('has a line for each SKU code, with its pieces, their names there, and what the listing says', async () => {
    const at = await syncTest('s1');
    const numbers = await at.sandbox.orders('s1', { count: 12, withinHours: 48 });
    await syncAll(at);
    const lines = await linesOf(at);
    for (const number of numbers) {
      const bySku = Map.groupBy(sheinOrder(at, number).units, ({ listing }) => listing.sku);
      const expected = [...bySku].map(([msku, units]) => ({
        msku,
        num: units.length,
        listing: { title: units[0]!.listing.title, sellerSku: units[0]!.listing.sellerSku },
        marketItems: units.map(({ goodsId }) => ({ id: goodsId, quantity: 1 })),
      }));
      expect(lines.get(number)).toMatchObject(expected);
    }
    const { rows } = await must(at.admin, orders.queryList, {});
    expect(rows.every(({ labelType }) => labelType === 2)).toBe(true);
    for (const { thirdOrderNumber, deliveryTimeLimit } of rows) {
      const { shipBy } = sheinOrder(at, thirdOrderNumber);
      expect(Math.floor(Date.parse(deliveryTimeLimit!) / 1000)).toBe(Math.floor(shipBy / 1000));
    }
  });

  it('that only SHEIN’s logistics may carry waits for its label', async () => {
    const at = await syncTest('s2');
    await at.sandbox.orders('s2', { count: 2, withinHours: 48 });
    await syncAll(at);
    const { rows } = await must(at.admin, orders.queryList, {});
    expect(rows.map(({ labelType }) => labelType)).toEqual([1, 1]);
  });

  it('that lies in SHEIN’s own warehouse is left out, and missed by nobody', async () => {
    const at = await syncTest('s1');
    const [theirs, ours] = (await at.sandbox.orders('s1', { count: 2, withinHours: 0 })) as [string, string];
    sheinOrder(at, theirs).stockMode = 2;
    await syncAll(at);
    expect([...(await ordersOf(at, at.storeId)).keys()]).toEqual([ours]);
    const { placedAt } = sheinOrder(at, ours);
    const today = new Date(placedAt).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
    await must(at.admin, sync.reconcile, { shopId: at.storeId, startDay: today, endDay: today });
    await at.test.drain();
    expect((await must(at.admin, sync.ledger, {})).rows).toMatchObject([{ said: 1, held: 1, missing: 0 }]);
  });

  it('comes in without its address while that is held back, and gets it later without any change there', async () => {
    const at = await syncTest('s1');
    const [number] = (await at.sandbox.orders('s1', { count: 1, withinHours: 48 })) as [string];
    sheinOrder(at, number).heldBackBy = [1];
    await syncAll(at);
    expect((await ordersOf(at, at.storeId)).get(number)).toMatchObject({ recipientsName: '' });
    expect((await must(at.admin, sync.runs, {})).rows[0]).toMatchObject({ state: 'done', failed: 0 });

    sheinOrder(at, number).heldBackBy = [];
    await sql`update sync_withheld set ask_at = clock_timestamp()`.execute(at.test.db);
    await syncAll(at);
    expect((await ordersOf(at, at.storeId)).get(number)!.recipientsName).not.toBe('');
  });
});

describe('an order of TEMU', () => {
  it('is the parent order, with a line for each of its orders', async () => {
    const at = await syncTest('s4');
    const numbers = await at.sandbox.orders('s4', { count: 8, withinHours: 48 });
    await syncAll(at);
    const lines = await linesOf(at);
    for (const number of numbers) {
      const expected = temuOrder(at, number).lines.map(({ orderSn, productSkuId, quantity, listing }) => ({
        msku: productSkuId,
        num: quantity,
        listing: { sellerSku: listing.sellerSku },
        marketItems: [{ id: orderSn, quantity }],
      }));
      expect(lines.get(number)).toMatchObject(expected);
    }
  });

  it('that the buyer may still change waits, and is ready once TEMU has given it away', async () => {
    const at = await syncTest('s4');
    const [number] = (await at.sandbox.orders('s4', { count: 1 })) as [string];
    await syncAll(at);
    expect((await ordersOf(at, at.storeId)).get(number)).toMatchObject({
      sysStatus: orderStatus.storeReview,
      marketState: 'pending',
      recipientsName: '',
    });
    await at.sandbox.control('POST', `orders/${number}/release`);
    await syncAll(at);
    const released = (await ordersOf(at, at.storeId)).get(number)!;
    expect(released.marketState).toBe('toShip');
    expect(released.recipientsName).not.toBe('');
  });

  it('goes on with its label while its phone changes or its address is withheld, and stops for another street', async () => {
    const at = await syncTest('s4');
    const [number] = (await at.sandbox.orders('s4', { count: 1, withinHours: 48, cancelled: 0, moved: 0 })) as [string];
    await syncAll(at);
    const { rows } = await must(at.admin, orders.queryList, { thirdOrderNumbers: [number] });
    const first = rows[0]!;
    const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf(['1Z999AA10123456784']) }];
    await must(at.admin, orders.uploadPdf, { id: first.id, trackingNumber: '1Z999AA10123456784' }, pdf);
    const look = () => must(at.admin, orders.queryDetail, { id: first.id });
    expect(first.recipientsPhone).toContain('ext. ');
    const { recipientsName, recipientsAddress } = first;
    const same = { recipientsName, recipientsAddress, holds: [], labelVoid: null, sysStatus: first.sysStatus };

    const act = async (name: string) => {
      await at.sandbox.control('POST', `orders/${number}/${name}`);
      // TEMU tells times in whole seconds, and this test does not last one
      await sql`update orders set market_updated_at = market_updated_at - interval '1 minute'`.execute(at.test.db);
      await syncAll(at);
    };

    await act('withhold');
    expect(await look()).toMatchObject({ ...same, recipientsPhone: first.recipientsPhone });
    await act('show');
    const shown = await look();
    expect(shown).toMatchObject(same);
    expect(shown.recipientsPhone).not.toBe(first.recipientsPhone);

    await act('change-address');
    expect(await look()).toMatchObject({
      sysStatus: orderStatus.abnormal,
      holds: [{ kind: 'addressChanged' }],
      labelVoid: expect.any(String),
    });
  });

  it('that comes in withheld is asked for again until its address is there', async () => {
    const at = await syncTest('s4');
    const [number] = (await at.sandbox.orders('s4', { count: 1, withinHours: 48 })) as [string];
    await at.sandbox.control('POST', `orders/${number}/withhold`);
    await syncAll(at);
    const { rows } = await must(at.admin, orders.queryList, { thirdOrderNumbers: [number] });
    expect(rows[0]).toMatchObject({ recipientsName: '', recipientsAddress: '', recipientsPhone: '' });
    await at.sandbox.control('POST', `orders/${number}/show`);
    await sql`update sync_withheld set ask_at = clock_timestamp()`.execute(at.test.db);
    await syncAll(at);
    const { recipientsName, recipientsAddress, holds } = await must(at.admin, orders.queryDetail, { id: rows[0]!.id });
    expect([recipientsName, recipientsAddress]).not.toContain('');
    expect(holds).toEqual([]);
  });

  it('that the buyer wants cancelled, or sent elsewhere, is stopped until somebody decides', async () => {
    const at = await syncTest('s4');
    const [one, other] = (await at.sandbox.orders('s4', { count: 2, withinHours: 48 })) as [string, string];
    await syncAll(at);
    await at.sandbox.control('POST', `orders/${one}/ask-cancel`);
    await at.sandbox.control('POST', `orders/${other}/ask-address`);
    await syncAll(at);
    const held = await ordersOf(at, at.storeId);
    expect([one, other].map((number) => held.get(number)!.sysStatus)).toEqual([
      orderStatus.abnormal,
      orderStatus.abnormal,
    ]);
  });
});
