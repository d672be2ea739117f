import { describe, expect, it } from 'vitest';
import { call } from '../testing/sheinCaller.ts';
import { makeSandbox, start, type TestSandbox } from '../testing/makeSandbox.ts';

const list = '/open-api/order/order-list';
const detail = '/open-api/order/order-detail';

interface Listed {
  count: number;
  orderList: { orderNo: string; orderStatus: string; orderCreateTime: string; orderUpdateTime: string }[];
}

const question = {
  queryType: 1,
  startTime: '2026-11-19 16:00:00',
  endTime: '2026-11-21 16:00:00',
  page: 1,
  pageSize: 30,
};

async function ask(sandbox: TestSandbox, body: object = {}): Promise<Listed> {
  const { code, info } = await call(sandbox, { path: list, body: { ...question, ...body } });
  expect(code).toBe('0');
  return info as Listed;
}

describe('the order list', () => {
  it('names every order of a window once, page by page', async () => {
    const sandbox = await makeSandbox();
    const made = await sandbox.orders({ count: 70, withinHours: 47 });
    const pages = [await ask(sandbox), await ask(sandbox, { page: 2 }), await ask(sandbox, { page: 3 })];
    expect(pages.map(({ count, orderList }) => [count, orderList.length])).toEqual([
      [70, 30],
      [70, 30],
      [70, 10],
    ]);
    const numbers = pages.flatMap(({ orderList }) => orderList.map(({ orderNo }) => orderNo));
    expect(numbers.toSorted()).toEqual(made.toSorted());
    expect(pages[0]!.orderList[0]!.orderStatus).toBe('1');
  });

  it('counts in UTC+8 and whole seconds, both ends included', async () => {
    const sandbox = await makeSandbox();
    await sandbox.orders();
    expect((await ask(sandbox)).orderList[0]!.orderCreateTime).toBe('2026-11-21 16:00:00');
    expect((await ask(sandbox, { startTime: '2026-11-21 16:00:00' })).count).toBe(1);
    expect((await ask(sandbox, { endTime: '2026-11-21 15:59:59' })).count).toBe(0);
  });

  it('finds by the time of update, and by status', async () => {
    const sandbox = await makeSandbox();
    const [cancelled] = await sandbox.orders({ count: 2 });
    sandbox.pass(60_000);
    await sandbox.control('POST', `orders/${cancelled}/cancel`);
    const updated = { queryType: 2, startTime: '2026-11-21 16:01:00', endTime: '2026-11-21 16:02:00' };
    expect(await ask(sandbox, updated)).toMatchObject({
      count: 1,
      orderList: [{ orderNo: cancelled, orderStatus: '6' }],
    });
    expect(await ask(sandbox, { orderStatus: 6 })).toMatchObject({ count: 1 });
  });

  it('shows no store the orders of another', async () => {
    const sandbox = await makeSandbox();
    const [number] = await sandbox.orders({}, 's2');
    expect(await ask(sandbox)).toMatchObject({ count: 0 });
    expect(await call(sandbox, { path: detail, body: { orderNoList: [number] } })).toMatchObject({
      code: '0',
      info: [],
    });
  });

  it.each([
    ['more than 48 hours', { startTime: '2026-11-19 15:59:59' }],
    ['more than 30 a page', { pageSize: 31 }],
    ['a page before the first', { page: 0 }],
    ['a time in another form', { startTime: '2026-11-21T16:00:00Z' }],
    ['a day that does not exist', { startTime: '2026-11-31 16:00:00' }],
    ['an end before the start', { endTime: '2026-11-18 16:00:00' }],
  ])('refuses %s', async (_what, wrong) => {
    const sandbox = await makeSandbox();
    const answer = await call(sandbox, { path: list, body: { ...question, ...wrong } });
    expect(answer).toMatchObject({ status: 200, code: 'sandbox-param-001' });
  });
});

describe('an order', () => {
  it('has a line for each piece, whose numbers no double can hold', async () => {
    const sandbox = await makeSandbox();
    const numbers = await sandbox.orders({ count: 30 });
    const answer = await call(sandbox, { path: detail, body: { orderNoList: numbers } });
    const orders = answer.info as { orderNo: string; orderGoodsInfoList: object[]; orderStatus: number }[];
    expect(orders.map(({ orderNo }) => orderNo)).toEqual(numbers);
    expect(orders.some(({ orderGoodsInfoList }) => orderGoodsInfoList.length > 2)).toBe(true);
    expect(orders[0]!.orderStatus).toBe(1);
    const ids = [...answer.text.matchAll(/"goodsId":(\d+),/g)].map(([, id]) => id!);
    expect(ids).toHaveLength(orders.flatMap(({ orderGoodsInfoList }) => orderGoodsInfoList).length);
    for (const id of ids) expect([id.length, String(Number(id)) === id]).toEqual([19, false]);
  });

  it('gives its times with their zone, and empty texts for what has not happened', async () => {
    const sandbox = await makeSandbox();
    const { info } = await call(sandbox, { path: detail, body: { orderNoList: await sandbox.orders() } });
    expect(start).toBe(Date.parse('2026-11-21T16:00:00+08:00'));
    expect(info).toMatchObject([{ orderTime: '2026-11-21T16:00:00.000+0800', pickUpTime: '' }]);
  });

  it('is asked for with 30 others at most', async () => {
    const sandbox = await makeSandbox();
    const orderNoList = Array.from({ length: 31 }, (_, index) => `G${index}`);
    expect(await call(sandbox, { path: detail, body: { orderNoList } })).toMatchObject({ code: 'sandbox-param-001' });
  });
});
