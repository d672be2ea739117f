import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { integer } from '../shared/wire.ts';
import { eachRow } from './eachRow.ts';
import { orderName, type TemuOrder, temuOrder } from './order.ts';
import type { TemuStore } from './temuStore.ts';
import { inSeconds } from './temuTime.ts';
import { halfWay, type TimeWindow, windowsOf } from './timeWindows.ts';

export const orderPage = z.object({ totalItemNum: integer, pageItems: eachRow(temuOrder, orderName) });

export type TemuOrderSearch = {
  /** Both moments belong to the range. The end must not be in the future, or orders that arrive meanwhile may be missed. */
  from: Date;
  to: Date;
  by: 'created' | 'updated';
  statusCode?: number;
  regionId?: string;
  /** Who fulfils the orders. TEMU's default is the seller, without cooperative warehouses. */
  fulfillmentTypes?: string[];
};

export type TemuOrderPage = {
  window: TimeWindow;
  /** How many orders TEMU says the window holds. */
  count: number;
  /** The orders of the page, without those that an earlier page already had unchanged. */
  orders: TemuOrder[];
  unreadable: { parentOrderSn: string | undefined; where: string }[];
  /** On the last page of a window: everything up to this moment has been given out. */
  completeUntil: Date | undefined;
};

type Page = z.output<typeof orderPage>;
type Ask = (page: number) => Promise<Page>;

/** How often a window that keeps changing is read again before the caller has to try later. */
const maxPasses = 3;

/**
 * Pages of a range of any length, oldest window first. TEMU sorts the newest first, and an order that changes meanwhile
 * leaves the window and moves the older ones towards the first page. So a window is read from its last page to its
 * first: nothing slips from a page still to be read to one that was read before.
 */
export async function* eachTemuOrderPage(
  store: TemuStore,
  search: TemuOrderSearch,
  options: CallOptions = {},
): AsyncGenerator<TemuOrderPage, void> {
  const { listWindowMs, windowRows } = store.settings.unverified;
  const seen = new Set<string>();
  const pending = windowsOf(search, listWindowMs);
  for (let window = pending.shift(); window; window = pending.shift()) {
    const ask = askFor(store, search, window, options);
    const first = await ask(1);
    const middle = halfWay(window);
    if (first.totalItemNum > windowRows && middle) {
      pending.unshift({ from: window.from, to: middle }, { from: middle, to: window.to });
      continue;
    }
    for await (const { page, last } of pagesOf(store, first, ask)) {
      const { rows, unreadable } = page.pageItems;
      yield {
        window,
        count: page.totalItemNum,
        orders: rows.filter((order) => isNews(seen, `${order.parentOrderSn} ${order.updatedAt?.getTime()}`)),
        unreadable: unreadable
          .filter(({ name, where }) => name === undefined || isNews(seen, `${name} ${where}`))
          .map(({ name, where }) => ({ parentOrderSn: name, where })),
        completeUntil: last ? window.to : undefined,
      };
    }
  }
}

const times = {
  created: { from: 'createAfter', to: 'createBefore', sort: 'createTime' },
  updated: { from: 'updateAtStart', to: 'updateAtEnd', sort: 'updateTime' },
};

function askFor(store: TemuStore, search: TemuOrderSearch, window: TimeWindow, options: CallOptions): Ask {
  const { from, to, sort } = times[search.by];
  const question = {
    [from]: inSeconds(window.from),
    [to]: inSeconds(window.to),
    sortby: sort,
    pageSize: store.settings.caps.orderPage,
    parentOrderStatus: search.statusCode,
    regionId: search.regionId === undefined ? undefined : bareNumber(search.regionId),
    fulfillmentTypeList: search.fulfillmentTypes,
  };
  return (pageNumber) => store.call('orderList', { ...question, pageNumber }, orderPage, options);
}

/** Reads the pages of one window, from the last to the first, until the window is complete. */
async function* pagesOf(store: TemuStore, first: Page, ask: Ask) {
  const found = new Set<string>();
  const note = (page: Page, number: number) => {
    for (const { parentOrderSn } of page.pageItems.rows) found.add(parentOrderSn);
    page.pageItems.unreadable.forEach(({ name }, index) => found.add(name ?? `${number}/${index}`));
  };
  let newest = first;
  for (let pass = 1; pass <= maxPasses; pass++) {
    note(newest, 1);
    const pages = Math.ceil(newest.totalItemNum / store.settings.caps.orderPage);
    for (let number = pages; number > 1; number--) {
      const page = await ask(number);
      note(page, number);
      yield { page, last: false };
    }
    if (pages > 1 || pass > 1) {
      newest = await ask(1);
      note(newest, 1);
    }
    const complete = found.size >= newest.totalItemNum;
    yield { page: newest, last: complete };
    if (complete) return;
  }
  throw new MarketplaceFailure('unavailable', store.settings.interfaces.orderList.name, { code: 'listKeepsChanging' });
}

function isNews(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
