import { eachSheinOrderPage, getSheinAddress, getSheinOrders, type SheinStore } from '@pressroom/marketplaces/shein';
import { problemOfFailure } from '../../../stores/stores.public.ts';
import { orNothing } from '../address.ts';
import type { Listed, MarketSource, Told } from '../source.ts';
import { sheinAddress, sheinState, sheinWord, tellSheinOrder } from './translate.ts';

const half = 30 * 60_000;

export function sheinSource(store: SheinStore, shopId: string): MarketSource {
  async function tell(times: ReadonlyMap<string, Listed | undefined>, signal: AbortSignal): Promise<Map<string, Told>> {
    const found = await getSheinOrders(store, [...times.keys()], { signal });
    return new Map<string, Told>([
      ...found.orders.map((order): [string, Told] => {
        const listed = times.get(order.orderNo);
        return [order.orderNo, tellSheinOrder(order, { shopId, ...timesOf(listed) })];
      }),
      ...found.missing.map((number): [string, Told] => [
        number,
        { kind: 'failed', problem: { key: 'sync.missingThere' } },
      ]),
      ...found.refused.map(({ orderNo, failure }): [string, Told] => [
        orderNo,
        { kind: 'failed', problem: problemOfFailure(failure) },
      ]),
      ...found.unreadable.map(({ orderNo, where }): [string, Told] => [
        orderNo,
        { kind: 'failed', problem: { key: 'sync.unreadable', params: { where } } },
      ]),
    ]);
  }

  return {
    addressPauseMs: half,

    async *pages({ from, to, by }, signal) {
      const search = { from, to, by: by === 'created' ? ('issued' as const) : by };
      for await (const page of eachSheinOrderPage(store, search, { signal })) {
        yield {
          listed: page.orders.map((row) => ({
            number: row.orderNo,
            status: sheinWord(row),
            shipped: ['shipped', 'signed'].includes(sheinState(row.status) ?? ''),
            createdAt: row.createdAt?.toISOString() ?? null,
            updatedAt: row.updatedAt?.toISOString() ?? null,
          })),
          unreadable: page.unreadable.map(({ where }) => ({ number: undefined, where })),
          completeUntil: page.completeUntil,
        };
      }
    },

    read: (listed, signal) => tell(new Map(listed.map((row) => [row.number, row])), signal),
    find: (numbers, signal) => tell(new Map(numbers.map((number) => [number, undefined])), signal),

    async address(number, signal) {
      const answer = await orNothing(() => getSheinAddress(store, number, { signal }));
      return answer?.receiver ? sheinAddress(answer.receiver) : null;
    },
  };
}

function timesOf(listed: Listed | undefined) {
  const moment = (text: string | null | undefined) => (text ? new Date(text) : undefined);
  return { createdAt: moment(listed?.createdAt), updatedAt: moment(listed?.updatedAt) };
}
