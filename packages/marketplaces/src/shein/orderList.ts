import { z } from 'zod';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { nameOf } from '../shared/nameOf.ts';
import { integer, optionalInteger, rows, text } from '../shared/wire.ts';
import { sheinOrderStatus, type SheinOrderStatus } from './codes.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';
import { optionalTime, writeSheinTime } from './sheinTime.ts';

export type SheinOrderSummary = {
  orderNo: string;
  statusCode: number;
  status: SheinOrderStatus | undefined;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
};

const summary = z
  .object({ orderNo: text, orderStatus: integer, orderCreateTime: optionalTime, orderUpdateTime: optionalTime })
  .transform((row): SheinOrderSummary => ({
    orderNo: row.orderNo,
    statusCode: row.orderStatus,
    status: nameOf(sheinOrderStatus, row.orderStatus),
    createdAt: row.orderCreateTime,
    updatedAt: row.orderUpdateTime,
  }));

const orderList = {
  path: '/open-api/order/order-list',
  method: 'POST',
  repeatable: true,
  info: z.preprocess(
    (info) => info ?? {},
    z.object({ count: optionalInteger, orderList: rows(summary) }).transform(({ count, orderList: page }, context) => {
      if (count === undefined && page.rows.length + page.unreadable.length > 0)
        context.addIssue({ code: 'custom', message: 'orders without a count' });
      return { count: count ?? 0, ...page };
    }),
  ),
} satisfies Endpoint<z.ZodType>;

export type SheinOrderSearch = {
  /** Both moments belong to the range. The end must not be in the future, or orders that arrive meanwhile may be missed. */
  from: Date;
  to: Date;
  by: 'issued' | 'updated';
  statusCode?: number;
};

export type SheinOrderPage = {
  window: { from: Date; to: Date };
  /** How many orders SHEIN says the window holds. */
  count: number;
  /** The orders of the page, without those that an earlier page already had unchanged. */
  orders: SheinOrderSummary[];
  unreadable: { where: string }[];
  /** On the last page of a window: everything up to this moment has been given out. */
  completeUntil: Date | undefined;
};

type Page = z.output<typeof orderList.info>;

const queryType = { issued: 1, updated: 2 };
/** How often a window that keeps changing is read again before the caller has to try later. */
const maxPasses = 3;
const second = 1000;

/**
 * Pages of a range of any length, oldest window first. Within a window the last page is read before the first: an order
 * that leaves the window meanwhile moves others only towards pages that are still to be read, and none slips through.
 */
export async function* eachSheinOrderPage(
  store: SheinStore,
  search: SheinOrderSearch,
  options: SheinCallOptions = {},
): AsyncGenerator<SheinOrderPage, void> {
  const seen = new Map<string, number>();
  const pending = windowsOf(search, store.settings.listWindowMs);
  for (let window = pending.shift(); window; window = pending.shift()) {
    const ask = askFor(store, search, window, options);
    const first = await ask(1);
    const middle = halfWay(window);
    if (first.count >= store.settings.unverified.windowRows && middle) {
      pending.unshift({ from: window.from, to: middle }, { from: middle, to: window.to });
      continue;
    }
    for await (const { page, last } of pagesOf(first, ask, store.settings.caps.orderPage)) {
      const orders = page.rows.filter((order) => isNews(seen, order));
      const { count, unreadable } = page;
      yield { window, count, orders, unreadable, completeUntil: last ? window.to : undefined };
    }
  }
}

type Window = SheinOrderPage['window'];

/** SHEIN counts in whole seconds. */
function windowsOf({ from, to }: SheinOrderSearch, longestMs: number): Window[] {
  const end = Math.ceil(to.getTime() / second) * second;
  const windows: Window[] = [];
  for (let start = Math.floor(from.getTime() / second) * second; start < end; start += longestMs)
    windows.push({ from: new Date(start), to: new Date(Math.min(start + longestMs, end)) });
  return windows;
}

function halfWay({ from, to }: Window): Date | undefined {
  const half = Math.floor((to.getTime() - from.getTime()) / 2 / second) * second;
  return half > 0 ? new Date(from.getTime() + half) : undefined;
}

function askFor(store: SheinStore, { by, statusCode }: SheinOrderSearch, window: Window, options: SheinCallOptions) {
  const question = {
    queryType: queryType[by],
    startTime: writeSheinTime(window.from),
    endTime: writeSheinTime(window.to),
    pageSize: store.settings.caps.orderPage,
    orderStatus: statusCode,
  };
  return (page: number): Promise<Page> => store.call(orderList, { ...question, page }, options);
}

/** Reads the pages of one window, from the last to the first, until the window is complete. */
async function* pagesOf(
  first: Page,
  ask: (page: number) => Promise<Page>,
  pageSize: number,
): AsyncGenerator<{ page: Page; last: boolean }, void> {
  let before: string | undefined;
  for (let pass = 1; pass <= maxPasses; pass++) {
    const tally = new Tally();
    let page = first;
    tally.add(1, page);
    for (let number = Math.ceil(first.count / pageSize); number > 1; number--) {
      yield { page, last: false };
      page = await ask(number);
      tally.add(number, page);
    }
    if (tally.steady && tally.size >= first.count) return yield { page, last: true };

    // An order that left the window moved later ones forward, perhaps to the page that was read first.
    yield { page, last: false };
    first = await ask(1);
    tally.add(1, first);
    const found = `${tally.size} of ${first.count}`;
    // Two equal passes mean that nothing moves and SHEIN's count does not match its list; the caller gets the count.
    const last = tally.size >= first.count || found === before;
    yield { page: first, last };
    if (last) return;
    before = found;
  }
  throw new MarketplaceFailure('unavailable', orderList.path, { code: 'listKeepsChanging' });
}

/** What one pass over a window has found. */
class Tally {
  private readonly numbers = new Set<string>();
  private readonly unreadable = new Map<number, number>();
  private readonly counts = new Set<number>();

  add(number: number, { rows, unreadable, count }: Page): void {
    for (const { orderNo } of rows) this.numbers.add(orderNo);
    this.unreadable.set(number, unreadable.length);
    this.counts.add(count);
  }

  get size(): number {
    return [...this.unreadable.values()].reduce((sum, count) => sum + count, this.numbers.size);
  }

  get steady(): boolean {
    return this.counts.size === 1;
  }
}

function isNews(seen: Map<string, number>, { orderNo, updatedAt }: SheinOrderSummary): boolean {
  const time = updatedAt?.getTime() ?? 0;
  if (seen.get(orderNo) === time) return false;
  seen.set(orderNo, time);
  return true;
}
