import { eachSheinOrderPage, getSheinAddress, getSheinOrders, type SheinStore } from '@pressroom/marketplaces/shein';
import { problemOfFailure } from '../../../stores/stores.public.ts';
import { addressOrNothing } from '../address.ts';
import type { Listed, MarketSource, FetchResult } from '../source.ts';
import { sheinAddress, sheinState, sheinStatusText, translateSheinOrder } from './translate.ts';

const addressPauseMs = 30 * 60_000;

export function sheinSource(store: SheinStore, shopId: string): MarketSource {
  async function fetch(
    listing: ReadonlyMap<string, Listed | undefined>,
    signal: AbortSignal,
  ): Promise<Map<string, FetchResult>> {
    const found = await getSheinOrders(store, [...listing.keys()], { signal });
    return new Map<string, FetchResult>([
      ...found.orders.map((order): [string, FetchResult] => {
        const listed = listing.get(order.orderNo);
        return [order.orderNo, translateSheinOrder(order, { shopId, ...timesOf(listed) })];
      }),
      ...found.missing.map((number): [string, FetchResult] => [
        number,
        { kind: 'failed', problem: { key: 'sync.missingThere' } },
      ]),
      ...found.refused.map(({ orderNo, failure }): [string, FetchResult] => [
        orderNo,
        { kind: 'failed', problem: problemOfFailure(failure) },
      ]),
      ...found.unreadable.map(({ orderNo, where }): [string, FetchResult] => [
        orderNo,
        { kind: 'failed', problem: { key: 'sync.unreadable', params: { where } } },
      ]),
    ]);
  }

  return {
    addressPauseMs,

    async *pages({ from, to, by }, signal) {
      const search = { from, to, by: by === 'created' ? ('issued' as const) : by };
      for await (const page of eachSheinOrderPage(store, search, { signal })) {
        yield {
          listed: page.orders.map((row) => ({
            number: row.orderNo,
            status: sheinStatusText(row),
            shipped: ['shipped', 'signed'].includes(sheinState(row.status) ?? ''),
            createdAt: row.createdAt?.toISOString() ?? null,
            updatedAt: row.updatedAt?.toISOString() ?? null,
          })),
          unreadable: page.unreadable.map(({ where }) => ({ number: undefined, where })),
          completeUntil: page.completeUntil,
        };
      }
    },

    read: (listed, signal) => fetch(new Map(listed.map((row) => [row.number, row])), signal),
    find: (numbers, signal) => fetch(new Map(numbers.map((number) => [number, undefined])), signal),

    async address(number, signal) {
      const answer = await addressOrNothing(() => getSheinAddress(store, number, { signal }));
      return answer?.receiver ? sheinAddress(answer.receiver) : null;
    },
  };
}

function timesOf(listed: Listed | undefined) {
  const moment = (text: string | null | undefined) => (text ? new Date(text) : undefined);
  return { createdAt: moment(listed?.createdAt), updatedAt: moment(listed?.updatedAt) };
}
