import { describe, expect, it } from 'vitest';
import type { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { fakeTemu, type TemuCall } from '../testing/fakeTemu.ts';
import { orderJson, orderListJson } from '../testing/temuOrders.ts';
import { getTemuOrders } from './orderDetails.ts';
import { eachTemuOrderPage, type TemuOrderPage, type TemuOrderSearch } from './orderList.ts';
import { temuSettings } from './settings.ts';
import type { TemuStore } from './temuStore.ts';

const list = 'bg.order.list.v2.get';
const start = 1_740_000_000;

type Known = { sn: string; updated: number };

/** TEMU's list by time of update, newest first. */
function listOf(known: Known[]) {
  return ({ raw }: TemuCall): string => {
    const [from, to, page, size] = ['updateAtStart', 'updateAtEnd', 'pageNumber', 'pageSize'].map((name) =>
      Number(raw[name]),
    ) as [number, number, number, number];
    const matching = known
      .filter(({ updated }) => updated >= from && updated <= to)
      .sort((a, b) => b.updated - a.updated || a.sn.localeCompare(b.sn));
    const rows = matching.slice((page - 1) * size, page * size);
    return orderListJson(
      matching.length,
      rows.map(({ sn, updated }) => orderJson({ sn, parent: { updateTime: updated } })),
    );
  };
}

function settings(orderPage: number, unverified: Partial<typeof temuSettings.unverified> = {}) {
  return {
    caps: { ...temuSettings.caps, orderPage },
    unverified: { ...temuSettings.unverified, ...unverified },
  };
}

function range(seconds: number): TemuOrderSearch {
  return { from: new Date(start * 1000), to: new Date((start + seconds) * 1000), by: 'updated' };
}

async function readAll(store: TemuStore, search: TemuOrderSearch): Promise<TemuOrderPage[]> {
  const pages: TemuOrderPage[] = [];
  for await (const page of eachTemuOrderPage(store, search)) pages.push(page);
  return pages;
}

function many(count: number): Known[] {
  return Array.from({ length: count }, (_, index) => ({ sn: `PO-211-${index}`, updated: start + index }));
}

describe('a range of orders', () => {
  it('is cut into windows, each complete with its last page', async () => {
    const known = many(250);
    const { store, sent } = await fakeTemu({ [list]: listOf(known) }, settings(30, { listWindowMs: 100_000 }));
    const pages = await readAll(store, range(249));
    expect(pages.flatMap(({ orders }) => orders.map(({ parentOrderSn }) => parentOrderSn)).sort()).toEqual(
      known.map(({ sn }) => sn).sort(),
    );
    expect(pages.flatMap(({ completeUntil }) => completeUntil ?? [])).toEqual(
      [100, 200, 249].map((seconds) => new Date((start + seconds) * 1000)),
    );
    expect(new Set(sent.map(({ raw }) => `${raw['updateAtStart']}-${raw['updateAtEnd']}`)).size).toBe(3);
    expect(sent[0]?.raw).toMatchObject({ sortby: '"updateTime"', pageSize: '30', pageNumber: '1' });
  });

  it('asks once for a window that fits into one page', async () => {
    const { store, sent } = await fakeTemu({ [list]: listOf(many(5)) });
    const pages = await readAll(store, range(60));
    expect(pages).toMatchObject([{ count: 5, unreadable: [], completeUntil: new Date((start + 60) * 1000) }]);
    expect(sent).toHaveLength(1);
  });

  it('misses no order while others change and leave their window, in one pass', async () => {
    const known = many(95);
    const answer = listOf(known);
    const { store, sent } = await fakeTemu(
      {
        [list](call) {
          const given = answer(call);
          const next = known.find(({ updated }) => updated <= start + 100 && updated > start + 40);
          if (next) next.updated = start + 1_000;
          return given;
        },
      },
      settings(10),
    );
    const orders = (await readAll(store, range(100))).flatMap(({ orders }) => orders);
    const left = known.filter(({ updated }) => updated === start + 1_000).map(({ sn }) => sn);
    const found = new Set([...orders.map(({ parentOrderSn }) => parentOrderSn), ...left]);
    expect(found.size).toBe(95);
    expect(left.length).toBeGreaterThan(9);
    expect(sent).toHaveLength(11);
  });

  it('halves a window that is too full', async () => {
    const { store, sent } = await fakeTemu({ [list]: listOf(many(100)) }, settings(100, { windowRows: 60 }));
    const pages = await readAll(store, range(99));
    expect(pages.map(({ completeUntil }) => completeUntil?.getTime())).toEqual([
      (start + 49) * 1000,
      (start + 99) * 1000,
    ]);
    expect(pages.flatMap(({ orders }) => orders)).toHaveLength(100);
    expect(sent).toHaveLength(3);
  });

  it('gives up on a window that never becomes complete, without a safe point', async () => {
    const { store } = await fakeTemu({ [list]: orderListJson(7, [orderJson({ sn: 'PO-211-1' })]) });
    const pages: TemuOrderPage[] = [];
    const reading = (async () => {
      for await (const page of eachTemuOrderPage(store, range(60))) pages.push(page);
    })();
    await expect(reading).rejects.toMatchObject({ kind: 'unavailable', code: 'listKeepsChanging' });
    expect(pages.every(({ completeUntil }) => completeUntil === undefined)).toBe(true);
    expect(pages.flatMap(({ orders }) => orders)).toHaveLength(1);
  });

  it('is not stopped by an order that nobody can read', async () => {
    const bad = orderJson({ sn: 'PO-211-2', parent: { parentOrderStatus: 'secret' } });
    const { store } = await fakeTemu({ [list]: orderListJson(2, [orderJson({ sn: 'PO-211-1' }), bad]) });
    expect(await readAll(store, range(60))).toMatchObject([
      {
        orders: [{ parentOrderSn: 'PO-211-1' }],
        unreadable: [{ parentOrderSn: 'PO-211-2', where: 'parentOrderMap.parentOrderStatus: not a whole number' }],
        completeUntil: new Date((start + 60) * 1000),
      },
    ]);
  });

  it('tells of each order that has not even a number', async () => {
    const nameless = '{"parentOrderMap":null}';
    const { store } = await fakeTemu({ [list]: orderListJson(2, [nameless, nameless]) });
    expect((await readAll(store, range(60)))[0]?.unreadable).toHaveLength(2);
  });

  it('may be of the time of creation, of one state and one region', async () => {
    const { store, sent } = await fakeTemu({ [list]: orderListJson(0, []) });
    await readAll(store, { ...range(60), by: 'created', statusCode: 2, regionId: '211' });
    expect(sent[0]?.raw).toMatchObject({
      createAfter: String(start),
      createBefore: String(start + 60),
      sortby: '"createTime"',
      parentOrderStatus: '2',
      regionId: '211',
    });
    expect(sent[0]?.raw).not.toHaveProperty('updateAtStart');
  });
});

describe('orders by their numbers', () => {
  it('are asked for in batches, and each stands in one place', async () => {
    const { store, sent } = await fakeTemu({
      [list]({ raw }) {
        const asked = JSON.parse(raw['parentOrderSnList'] ?? '[]') as string[];
        const rows = asked
          .filter((sn) => sn !== 'PO-3')
          .map((sn) => orderJson({ sn, parent: sn === 'PO-4' ? { updateTime: 'x' } : {} }));
        return orderListJson(rows.length, rows);
      },
    });
    const numbers = Array.from({ length: 25 }, (_, index) => `PO-${index}`);
    const { orders, missing, unreadable } = await getTemuOrders(store, [...numbers, 'PO-1']);
    expect(orders.map(({ parentOrderSn }) => parentOrderSn)).toEqual(
      numbers.filter((sn) => sn !== 'PO-3' && sn !== 'PO-4'),
    );
    expect(missing).toEqual(['PO-3']);
    expect(unreadable).toMatchObject([{ parentOrderSn: 'PO-4' }]);
    expect(sent).toHaveLength(2);
  });

  it('are not asked for when there are none', async () => {
    const { store, sent } = await fakeTemu({});
    expect(await getTemuOrders(store, [])).toEqual({ orders: [], missing: [], unreadable: [] });
    expect(sent).toHaveLength(0);
  });

  it('fail as a whole when TEMU refuses the question', async () => {
    const { store } = await fakeTemu({});
    const failure = await getTemuOrders(store, ['PO-1']).catch((error: MarketplaceFailure) => error);
    expect(failure).toMatchObject({ kind: 'rejected', code: '3000003' });
  });
});
