import { expect, it } from 'vitest';
import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import {
  attention,
  dateType,
  deadlineState,
  orderStatus,
  printState,
  quantitySymbol,
  sortType,
} from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

type Search = CallInput<typeof orders.queryList>;
const hour = 3_600_000;
const fromNow = (hours: number) => Date.now() + hours * hour;

async function find({ admin }: ShopTest, search: Search): Promise<string[]> {
  const { rows, total } = await must(admin, orders.queryList, search);
  const counts = await must(admin, orders.queryListTotal, search);
  const ofStatus = counts.filter(({ sysStatus }) => search.sysStatus === undefined || sysStatus === search.sysStatus);
  expect([search, total]).toEqual([search, rows.length]);
  expect([search, ofStatus.reduce((sum, { totalNum }) => sum + totalNum, 0)]).toEqual([search, total]);
  return rows.map(({ thirdOrderNumber }) => thirdOrderNumber);
}

/** Three orders of 2, 5 and 9 shirts: white, black, and white for another store. */
async function three(): Promise<ShopTest> {
  const at = await shopTest();
  const { rose_front, fox_back } = at.shop.pictures;
  const lines = (productCode: string, num: number, printingImage = rose_front) => [{ productCode, num, printingImage }];
  const orderTime = (day: number) => `2026-11-0${day}T08:00:00Z`;
  await makeOrder(at, {
    thirdOrderNumber: 'few',
    orderTime: orderTime(1),
    orderDetailsList: lines('TEE-WHT-L', 2),
    deliveryTimeLimit: fromNow(-1),
  });
  await makeOrder(at, {
    thirdOrderNumber: 'some',
    orderTime: orderTime(2),
    orderDetailsList: lines('TEE-BLK-M', 5, fox_back),
    deliveryTimeLimit: fromNow(23),
    remark: 'A gift',
  });
  const own = {
    recipientsName: 'Ada Byron',
    recipientsPhone: '+1 (512) 555-0107',
    recipientsCountry: 'US',
    recipientsProvinces: 'TX',
  };
  await makeOrder(at, {
    ...own,
    thirdOrderNumber: 'many',
    shopId: at.shop.stores.linden,
    labelType: 2,
    recipientsCity: 'Austin',
    recipientsPostcode: '78704',
    recipientsAddress: '1804 Kinney Ave',
    orderTime: orderTime(3),
    orderDetailsList: lines('TEE-WHT-L', 9),
    deliveryTimeLimit: fromNow(25),
  });
  return at;
}

it('finds by what an order holds, and counts the same', async () => {
  const at = await three();
  const cases: [Search, string[]][] = [
    [{}, ['many', 'some', 'few']],
    [{ symbol: quantitySymbol.more, num: 5 }, ['many']],
    [{ symbol: quantitySymbol.atLeast, num: 5 }, ['many', 'some']],
    [{ symbol: quantitySymbol.equal, num: 5 }, ['some']],
    [{ symbol: quantitySymbol.less, num: 5 }, ['few']],
    [{ symbol: quantitySymbol.atMost, num: 5 }, ['some', 'few']],
    [{ symbol: quantitySymbol.none, num: 5 }, ['many', 'some', 'few']],
    [{ symbol: quantitySymbol.more }, ['many', 'some', 'few']],
    [{ num: 5 }, ['many', 'some', 'few']],
    [{ labelType: 2 }, ['many']],
    [{ labelType: 1 }, ['some', 'few']],
    [{ shopIds: at.shop.stores.linden }, ['many']],
    [{ shopIds: `${at.shop.stores.linden},${at.shop.stores.austin}` }, ['many', 'some', 'few']],
    [{ styleCode: 'TEE' }, ['many', 'some', 'few']],
    [{ styleCode: 'WHT' }, []],
    [{ colorCode: 'WHT' }, ['many', 'few']],
    [{ colorCode: 'WHT', dimensionCode: 'M' }, []],
    [{ dimensionCode: 'M' }, ['some']],
    [{ recipient: 'byron' }, ['many']],
    [{ recipient: 'a' }, ['many']],
    [{ recipient: 'Byron Ada' }, []],
    [{ recipient: '_da' }, []],
    [{ recipient: '5125550107' }, ['many']],
    [{ recipient: '001 512-555-0107' }, ['many']],
    [{ recipient: '+44 512 555 0107' }, []],
    [{ recipient: '512 555 0108' }, []],
    [{ remark: 1 }, ['some']],
    [{ sysStatus: orderStatus.factoryReview }, ['many', 'some', 'few']],
    [{ sysStatus: orderStatus.shipped }, []],
    [{ sysStatus: orderStatus.factoryReview, labelType: 2 }, ['many']],
    [{ deadline: deadlineState.overdue }, ['few']],
    [{ deadline: deadlineState.soon }, ['some']],
    [{ isPrint: printState.delivered }, []],
    [{ isPrint: printState.notDelivered }, ['many', 'some', 'few']],
  ];
  for (const [search, found] of cases) expect([search, await find(at, search)]).toEqual([search, found]);

  const { key } = await at.test.db.selectFrom('blobs').select('key').limit(1).executeTakeFirstOrThrow();
  await at.test.db.updateTable('orders').set({ labelKey: key }).where('thirdOrderNumber', '=', 'some').execute();
  expect(await find(at, { isPrint: printState.delivered })).toEqual(['some']);
  expect(await find(at, { isPrint: printState.notDelivered })).toEqual(['many', 'few']);
});

it('looks at the time that it is asked about, sorts by it, and puts what has none last', async () => {
  const at = await three();
  const { db } = at.test;
  const set = (number: string, facts: object) =>
    db.updateTable('orders').set(facts).where('thirdOrderNumber', '=', number).execute();
  await set('few', {
    deliveryTime: '2026-11-12T00:00:00Z',
    gmtCreate: '2026-10-02T00:00:00Z',
    deliveryTimeLimit: null,
  });
  await set('some', { deliveryTime: '2026-11-11T00:00:00Z', gmtCreate: '2026-10-01T00:00:00Z' });
  await set('many', { gmtCreate: '2026-10-03T00:00:00Z' });
  const cases: [Search, string[]][] = [
    [{ sortType: sortType.ascending }, ['few', 'some', 'many']],
    [{ sortType: sortType.descending }, ['many', 'some', 'few']],
    [{ dateType: dateType.creation }, ['many', 'few', 'some']],
    [{ dateType: dateType.creation, sortType: sortType.ascending }, ['some', 'few', 'many']],
    [{ dateType: dateType.delivery }, ['few', 'some', 'many']],
    [{ dateType: dateType.delivery, sortType: sortType.ascending }, ['some', 'few', 'many']],
    [{ dateType: dateType.deliveryTimeLimit }, ['many', 'some', 'few']],
    [{ sortBy: dateType.creation, orderTimeEnd: '2026-11-02' }, ['few', 'some']],
    [{ sortBy: dateType.deliveryTimeLimit, sortType: sortType.ascending }, ['some', 'many', 'few']],
    [{ dateType: dateType.delivery, orderTimeStart: '2026-11-12' }, ['few']],
    [{ dateType: dateType.delivery, orderTimeEnd: '2026-11-11' }, ['some']],
    [{ dateType: dateType.creation, orderTimeStart: '2026-10-02', orderTimeEnd: '2026-10-02' }, ['few']],
    [{ orderTimeStart: '2026-11-02', orderTimeEnd: '2026-11-02' }, ['some']],
  ];
  for (const [search, found] of cases) expect([search, await find(at, search)]).toEqual([search, found]);
});

it('says how many there are of a status also on a page that holds none of them', async () => {
  const at = await three();
  const search = { sysStatus: orderStatus.factoryReview, pageNum: 9, pageSize: 10 };
  expect(await must(at.admin, orders.queryList, search)).toEqual({ rows: [], total: 3 });
  const ship = { ...search, sysStatus: orderStatus.shipped };
  expect(await must(at.admin, orders.queryList, ship)).toEqual({ rows: [], total: 0 });
  const filtered = { ...search, labelType: 1 as const };
  expect(await must(at.admin, orders.queryList, filtered)).toEqual({ rows: [], total: 2 });
});

it('lists what waits for a person, by what it waits for', async () => {
  const at = await three();
  const { db } = at.test;
  const set = (number: string, sysStatus: number, key?: string) =>
    db
      .updateTable('orders')
      .set({ sysStatus, problem: key ? JSON.stringify({ key }) : null })
      .where('thirdOrderNumber', '=', number)
      .execute();
  const drawing = () => find(at, { attention: attention.drawing });
  for (const key of ['orders.drawingFailed', 'orders.drawingsGaveUp']) {
    await set('few', orderStatus.abnormal, key);
    expect([key, await drawing()]).toEqual([key, ['few']]);
  }
  await set('few', orderStatus.abnormal, 'orders.drawingsCancelled');
  expect(await drawing()).toEqual([]);
  await set('few', orderStatus.inProduction, 'orders.drawingFailed');
  expect(await drawing()).toEqual([]);
  expect(await find(at, { attention: attention.shipment })).toEqual(['few']);

  await makeOrder(at, { thirdOrderNumber: 'unmapped', orderDetailsList: [{ msku: '999', num: 1 }] });
  expect(await find(at, { attention: attention.mapping })).toEqual(['unmapped']);
  await set('unmapped', orderStatus.closed);
  expect(await find(at, { attention: attention.mapping })).toEqual([]);
});

it('lists labels that failed to print within 7 days and have not printed since', async () => {
  const at = await three();
  const { db } = at.test;
  await db.updateTable('orders').set({ sysStatus: orderStatus.inProduction }).execute();
  const { id: orderId } = (await must(at.admin, orders.queryList, { thirdOrderNumbers: 'few' })).rows[0]!;
  const failed = () => find(at, { attention: attention.print });
  const report = (outcome: 1 | 2, hoursAgo: number) =>
    db
      .insertInto('labelPrints')
      .values({
        orderId,
        outcome,
        reportedAt: new Date(fromNow(-hoursAgo)).toISOString(),
        createUser: 'tester',
        printerType: 1,
        forced: false,
      })
      .execute();
  await report(2, 7 * 24 + 1);
  expect(await failed()).toEqual([]);
  await report(2, 7 * 24 - 1);
  expect(await failed()).toEqual(['few']);
  await report(1, 1);
  expect(await failed()).toEqual([]);
});
