import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { must } from '../../../demo/shop.ts';
import { makeOrder, makeOrderInProduction, shopTest } from '../../../testing/orderMakers.ts';

it('finds orders by many numbers, by product and by how many units they hold', async () => {
  const at = await shopTest();
  const [white, black] = [
    await makeOrder(at),
    await makeOrder(at, {
      orderDetailsList: [{ productCode: 'TEE-BLK-M', printingImage: at.shop.pictures.fox_back, num: 5 }],
    }),
  ];
  const found = async (search: Parameters<typeof at.admin.send>[1]) =>
    ((await at.admin.send(orders.queryList, search)).data as { rows: { id: string }[]; total: number }).rows.map(
      (row) => row.id,
    );
  expect(await found({ thirdOrderNumbers: [white.thirdOrderNumber, 'nobody'] })).toEqual([white.id]);
  expect(await found({ thirdOrderNumbers: `${white.thirdOrderNumber}\n${black.thirdOrderNumber}` })).toHaveLength(2);
  expect(await found({ trackingNumbers: [black.trackingNumber] })).toEqual([black.id]);
  expect(await found({ productCode: 'tee-blk-m' })).toEqual([black.id]);
  expect(await found({ dimensionCode: 'L' })).toEqual([white.id]);
  expect(await found({ symbol: 2, num: 5 })).toEqual([black.id]);
  expect(await found({ shopIds: at.shop.stores.linden })).toEqual([]);
});

it('counts a day whole, in the zone of the interface', async () => {
  const at = await shopTest();
  const times = [
    '2026-11-18T15:59:59.999Z',
    '2026-11-18T16:00:00Z',
    '2026-11-19T15:59:59.500Z',
    '2026-11-19T16:00:00Z',
  ];
  for (const orderTime of times) await makeOrder(at, { orderTime });
  const { rows, total } = await must(at.admin, orders.queryList, {
    orderTimeStart: '2026-11-19',
    orderTimeEnd: '2026-11-19',
  });
  expect(total).toBe(2);
  expect(rows.map((row) => Date.parse(row.orderTime))).toEqual([times[2], times[1]].map((time) => Date.parse(time!)));
  expect((await at.admin.call(orders.queryList, { orderTimeStart: 'yesterday' })).data).toEqual([
    { path: 'orderTimeStart', msg: 'This is not a valid time' },
  ]);
});

it('pages in a total order, each order once', async () => {
  const at = await shopTest();
  const orderTime = '2026-11-19T08:00:00Z';
  for (let count = 0; count < 5; count += 1) await makeOrder(at, { orderTime });
  const pages = await Promise.all(
    [1, 2, 3].map((pageNum) => must(at.admin, orders.queryList, { pageNum, pageSize: 2 })),
  );
  expect(new Set(pages.flatMap((page) => page.rows.map((row) => row.id))).size).toBe(5);
  expect(pages.map((page) => page.total)).toEqual([5, 5, 5]);
});

it('finds a page from any other page on as it finds it from the start', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const times = ['2026-11-19T08:00:00Z', '2026-11-19T08:00:00Z', '2026-11-18T08:00:00Z'];
  for (let count = 0; count < 13; count += 1)
    await makeOrder(at, {
      orderTime: times[count % 3]!,
      ...(count % 4 > 0 && { deliveryTimeLimit: `2026-12-0${1 + (count % 2)}T00:00:00Z` }),
    });
  await sql`update orders set delivery_time_limit = null where id % 4 = 0`.execute(db);
  const pageSize = 2;
  for (const sort of [
    {},
    { sortType: 1 },
    { dateType: 2 },
    { dateType: 2, sortType: 1 },
    { dateType: 4 },
    { labelType: 1 },
  ]) {
    const page = async (pageNum: number, anchor?: string) =>
      (await must(at.admin, orders.queryList, { ...sort, pageNum, pageSize, anchor })).rows.map((row) => row.id);
    const all = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((pageNum) => page(pageNum)));
    expect(new Set(all.flat()).size).toBe(13);
    for (const [from, ids] of all.entries())
      for (const [to, expected] of all.entries())
        expect([sort, from, to, await page(to + 1, `${from + 1}-${ids[0]}`)]).toEqual([sort, from, to, expected]);
  }
});

it('skips no order, and shows none twice, on the next page when others come before it', async () => {
  const at = await shopTest();
  for (let count = 0; count < 6; count += 1) await makeOrder(at, { orderTime: `2026-11-19T08:00:0${count}Z` });
  const page = async (pageNum: number, anchor?: string) =>
    (await must(at.admin, orders.queryList, { pageNum, pageSize: 2, anchor })).rows.map((row) => row.id);
  const [first, second, third] = [await page(1), await page(2), await page(3)];
  const newest = await makeOrder(at, { orderTime: '2026-11-20T08:00:00Z' });
  expect(await page(2, `1-${first[0]}`)).toEqual(second);
  expect(await page(3, `2-${second[0]}`)).toEqual(third);
  expect(await page(1, `2-${second[0]}`)).toEqual([newest.id, first[0]]);
  // an order that is not there leads nowhere: the page is found from the start
  expect(await page(2, '1-404404')).toEqual([first[1], second[0]]);
  const wrong = await at.admin.call(orders.queryList, { anchor: 'here' });
  expect(wrong.status).toBe(400);
});

it('answers the same counts after the pieces have been folded', async () => {
  const at = await shopTest();
  await makeOrder(at);
  await makeOrderInProduction(at);
  const before = await must(at.admin, orders.queryListTotal, {});
  await sql`select fold_order_counts()`.execute(at.test.db);
  expect(await must(at.admin, orders.queryListTotal, {})).toEqual(before);
  expect(before).toContainEqual({ sysStatus: orderStatus.inProduction, totalNum: 1 });
});

it('refuses a wrong order with the field and what to do', async () => {
  const at = await shopTest();
  const reply = await at.admin.call(orders.save, {
    thirdOrderNumber: 'X-1',
    shopId: at.shop.stores.austin,
    labelType: 2,
    recipientsName: 'Maria',
    orderDetailsList: [{ productCode: 'TEE-WHT-L' }],
  });
  expect((reply.data as unknown as { path: string }[]).map((problem) => problem.path)).toEqual([
    'recipientsPhone',
    'recipientsCountry',
    'recipientsProvinces',
    'recipientsCity',
    'recipientsPostcode',
    'recipientsAddress',
  ]);
  const lines = [{ productCode: 'TEE-WHT-L', printNum: 2 }];
  const tooMany = await at.admin.call(orders.save, {
    thirdOrderNumber: 'X-1',
    shopId: at.shop.stores.austin,
    labelType: 1,
    orderDetailsList: lines,
  });
  expect(tooMany.data).toEqual([
    { path: 'orderDetailsList.0.printNum', msg: 'Product TEE-WHT-L has only 1 print position' },
  ]);
});

it('changes an order that is not approved yet, refuses a late editor, and makes new drawings after an edit', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  const form = {
    id: order.id,
    thirdOrderNumber: order.thirdOrderNumber,
    shopId: order.shopId,
    labelType: 1 as const,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.owl_front, num: 7 }],
  };
  const edited = await must(at.admin, orders.save, { ...form, gmtModified: order.gmtModified });
  expect(edited).toMatchObject({
    totalNum: 7,
    orderTime: order.orderTime,
    orderDetailsList: [{ printingName: 'owl_front.png', num: 7 }],
  });
  expect((await at.admin.call(orders.save, { ...form, gmtModified: order.gmtModified })).status).toBe(409);
  const made = await makeOrderInProduction(at);
  expect(
    (await at.admin.call(orders.save, { ...form, id: made.id, thirdOrderNumber: made.thirdOrderNumber })).status,
  ).toBe(409);
});

it('refuses an order number that its store has already', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  const again = {
    thirdOrderNumber: order.thirdOrderNumber,
    labelType: 1 as const,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.owl_front }],
  };
  expect((await at.admin.call(orders.save, { ...again, shopId: at.shop.stores.austin })).data).toMatchObject([
    { path: 'thirdOrderNumber' },
  ]);
  expect((await at.admin.call(orders.save, { ...again, shopId: at.shop.stores.linden })).status).toBe(200);
});

it('tells when an order was changed last, and by whom', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  const [before] = await must(at.admin, orders.versions, { ids: [order.id, '404404'] });
  expect(before).toEqual({ id: order.id, gmtModified: order.gmtModified, by: 'tester' });
  const clerk = await at.test.as(['/order/index', 'orderError']);
  await must(clerk, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal });
  const [after] = await must(at.admin, orders.versions, { ids: [order.id] });
  expect(after!.by).not.toBe('tester');
  expect(after!.gmtModified > before!.gmtModified).toBe(true);
});
