import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeShein } from '../testing/fakeShein.ts';
import { eachSheinOrderPage, type SheinOrderPage, type SheinOrderSearch } from './orderList.ts';
import { sheinSettings } from './settings.ts';
import type { SheinStore } from './sheinStore.ts';
import { readSheinTime, writeSheinTime } from './sheinTime.ts';

const path = '/open-api/order/order-list';
const hour = 3_600_000;
const from = new Date('2026-01-31T16:00:00Z');
const month = { from, to: new Date(from.getTime() + 28 * 24 * hour), by: 'updated' } satisfies SheinOrderSearch;

type Question = { queryType: number; startTime: string; endTime: string; page: number; pageSize: number };
type Shop = {
  /** Order number to time of update. */
  orders: Map<string, number>;
  newestFirst?: boolean;
  /** Runs before the n-th question is answered. */
  meanwhile?: (call: number) => void;
  countedButHidden?: number;
};

/** SHEIN's list with its rules: caps, windows, both ends included. */
async function listOf(shop: Shop, pageSize = 30, windowRows = 10_000) {
  const { caps, unverified } = sheinSettings;
  const settings = {
    ...sheinSettings,
    caps: { ...caps, orderPage: pageSize },
    unverified: { ...unverified, windowRows },
  };
  const questions: Question[] = [];
  const side = await fakeShein(
    {
      [path](body, call) {
        const question = JSON.parse(body) as Question;
        questions.push(question);
        const [start = 0, end = 0] = [question.startTime, question.endTime].map((time) =>
          readSheinTime(time)?.getTime(),
        );
        if (end - start > 48 * hour || question.pageSize > pageSize) return '{"code":"tooMuch"}';
        shop.meanwhile?.(call);
        const inside = [...shop.orders].filter(([, time]) => time >= start && time <= end);
        inside.sort((a, b) => (shop.newestFirst ? b[1] - a[1] : a[1] - b[1]));
        const page = inside.slice((question.page - 1) * question.pageSize, question.page * question.pageSize);
        const orderList = page.map(([orderNo, time]) => ({
          orderNo,
          orderStatus: '1',
          orderCreateTime: '',
          orderUpdateTime: writeSheinTime(new Date(time)),
        }));
        return { count: inside.length + (shop.countedButHidden ?? 0), orderList };
      },
    },
    settings,
  );
  return { store: side.store, questions };
}

function ordersEvery(ms: number, count: number): Map<string, number> {
  return new Map(Array.from({ length: count }, (_, index) => [`GS${index}`, from.getTime() + index * ms]));
}

async function pagesOf(store: SheinStore, search: SheinOrderSearch): Promise<SheinOrderPage[]> {
  const pages: SheinOrderPage[] = [];
  for await (const page of eachSheinOrderPage(store, search)) pages.push(page);
  return pages;
}

const numbersOf = (pages: SheinOrderPage[]) => pages.flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo));

describe('the list of orders', () => {
  it('of a month comes in windows of 48 hours, each order once, in the same order each time', async () => {
    // One falls on every edge of a window, and one window has several pages.
    const orders = ordersEvery(24 * hour, 29);
    for (let extra = 0; extra < 70; extra++) orders.set(`X${extra}`, from.getTime() + hour + extra * 1000);
    const { store, questions } = await listOf({ orders });
    const pages = await pagesOf(store, month);

    expect(numbersOf(pages).sort()).toEqual([...orders.keys()].sort());
    const safePoints = pages.flatMap(({ completeUntil }) => completeUntil ?? []);
    expect(safePoints).toHaveLength(14);
    expect(safePoints).toEqual([...safePoints].sort((a, b) => a.getTime() - b.getTime()));
    expect(safePoints.at(-1)).toEqual(month.to);
    expect(questions[0]).toMatchObject({
      queryType: 2,
      startTime: '2026-02-01 00:00:00',
      endTime: '2026-02-03 00:00:00',
    });
    expect(questions.map(({ page }) => page).slice(0, 4)).toEqual([1, 3, 2, 1]);
    expect(await pagesOf(store, month)).toEqual(pages);
  });

  it('asks once for a window without orders', async () => {
    const { store, questions } = await listOf({ orders: new Map() });
    const to = new Date(from.getTime() + 1);
    expect(await pagesOf(store, { from, to, by: 'issued', statusCode: 2 })).toEqual([
      {
        window: { from, to: new Date(from.getTime() + 1000) },
        count: 0,
        orders: [],
        unreadable: [],
        completeUntil: expect.any(Date),
      },
    ]);
    expect(questions).toEqual([expect.objectContaining({ queryType: 1, orderStatus: 2, pageSize: 30 })]);
  });

  it('halves a window that holds more than SHEIN gives out', async () => {
    const orders = ordersEvery(10_000, 100);
    const { store } = await listOf({ orders }, 10, 40);
    const pages = await pagesOf(store, { from, to: new Date(from.getTime() + hour), by: 'updated' });
    expect(numbersOf(pages).sort()).toEqual([...orders.keys()].sort());
    expect(Math.max(...pages.map(({ count }) => count))).toBeLessThan(40);
  });

  it('gives an order out again when it has changed since', async () => {
    const orders = new Map([['GS0', from.getTime()]]);
    const later = from.getTime() + 60 * hour;
    const { store } = await listOf({ orders, meanwhile: (call) => call === 1 && orders.set('GS0', later) });
    const pages = await pagesOf(store, { ...month, to: new Date(from.getTime() + 72 * hour) });
    expect(pages.flatMap(({ orders }) => orders.map(({ updatedAt }) => updatedAt?.getTime()))).toEqual([
      from.getTime(),
      later,
    ]);
  });

  it('finds what other orders push aside when they arrive', async () => {
    const orders = ordersEvery(1000, 25);
    let arrivals = 0;
    const arrive = () => orders.set(`NEW${arrivals}`, from.getTime() + hour - ++arrivals);
    const shop = { orders, newestFirst: true, meanwhile: (call: number) => call < 3 && arrive() };
    const { store } = await listOf(shop, 5);
    const pages = await pagesOf(store, { from, to: new Date(from.getTime() + hour), by: 'updated' });
    expect(numbersOf(pages).sort()).toEqual([...orders.keys()].sort());
  });

  it('loses none while orders leave the window, whichever way SHEIN sorts', async () => {
    const anyShop = fc.record({
      size: fc.integer({ min: 1, max: 24 }),
      newestFirst: fc.boolean(),
      leaving: fc.dictionary(fc.integer({ min: 1, max: 9 }).map(String), fc.nat({ max: 23 }), { maxKeys: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(anyShop, async ({ size, newestFirst, leaving }) => {
        const orders = ordersEvery(1000, size);
        const staying = new Set(orders.keys());
        const meanwhile = (call: number) => {
          const number = `GS${leaving[call] ?? '-'}`;
          if (!orders.delete(number)) return;
          staying.delete(number);
        };
        const { store } = await listOf({ orders, newestFirst, meanwhile }, 3);
        const pages = await pagesOf(store, { from, to: new Date(from.getTime() + hour), by: 'updated' });
        const numbers = numbersOf(pages);
        expect(new Set(numbers)).toEqual(new Set([...numbers, ...staying]));
        expect(numbers).toHaveLength(new Set(numbers).size);
        expect(pages.filter(({ completeUntil }) => completeUntil)).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });

  it('goes on when SHEIN keeps counting more than it lists, and says the count', async () => {
    const { store, questions } = await listOf({ orders: ordersEvery(1000, 4), countedButHidden: 2 });
    const pages = await pagesOf(store, { from, to: new Date(from.getTime() + hour), by: 'updated' });
    expect(pages.at(-1)).toMatchObject({ count: 6, completeUntil: new Date(from.getTime() + hour) });
    expect(numbersOf(pages)).toHaveLength(4);
    expect(questions).toHaveLength(3);
  });

  it('gives up for now when a window never rests', async () => {
    const shop: Shop = { orders: ordersEvery(1000, 4) };
    shop.meanwhile = (call) => void (shop.countedButHidden = call + 1);
    const { store } = await listOf(shop);
    const reading = pagesOf(store, { from, to: new Date(from.getTime() + hour), by: 'updated' });
    await expect(reading).rejects.toMatchObject({ kind: 'unavailable', code: 'listKeepsChanging' });
  });

  it('lists a row that cannot be read and keeps the others', async () => {
    const good = { orderNo: 'GS1', orderStatus: 7, orderUpdateTime: null };
    const bad = { orderNo: 'GS2', orderStatus: 'odd' };
    const { store } = await fakeShein({ [path]: () => ({ count: 2, orderList: [bad, good] }) });
    const [page] = await pagesOf(store, { from, to: new Date(from.getTime() + hour), by: 'updated' });
    expect(page).toMatchObject({
      orders: [{ orderNo: 'GS1', statusCode: 7, status: 'toBePickedUp' }],
      unreadable: [{ where: 'orderStatus: not a whole number' }],
      completeUntil: expect.any(Date),
    });
  });

  it('does not take orders without a count for all there are', async () => {
    const { store } = await fakeShein({ [path]: () => ({ orderList: [{ orderNo: 'GS1', orderStatus: 1 }] }) });
    await expect(pagesOf(store, month)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
