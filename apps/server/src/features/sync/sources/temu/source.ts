import {
  eachTemuOrderPage,
  getTemuAddress,
  getTemuOrders,
  type TemuOrder,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
import { orNothing } from '../address.ts';
import type { MarketSource, Told } from '../source.ts';
import { tellTemuOrder, temuAddress, temuState, temuWord } from './translate.ts';

/** TEMU answers about six times a day for one order. */
const pause = 4 * 3_600_000;

export function temuSource(store: TemuStore, shopId: string): MarketSource {
  const tell = (order: TemuOrder): [string, Told] => [order.parentOrderSn, tellTemuOrder(order, shopId)];

  return {
    addressPauseMs: pause,

    async *pages(search, signal) {
      for await (const page of eachTemuOrderPage(store, search, { signal })) {
        yield {
          listed: page.orders.map((order) => ({
            number: order.parentOrderSn,
            status: temuWord(order),
            shipped: ['shipped', 'signed'].includes(temuState(order.status) ?? ''),
            createdAt: order.orderedAt?.toISOString() ?? null,
            updatedAt: order.updatedAt?.toISOString() ?? null,
            told: tellTemuOrder(order, shopId),
          })),
          unreadable: page.unreadable.map(({ parentOrderSn, where }) => ({ number: parentOrderSn, where })),
          completeUntil: page.completeUntil,
        };
      }
    },

    read: async (listed) => new Map(listed.flatMap(({ number, told }) => (told ? [[number, told]] : []))),

    async find(numbers, signal) {
      const found = await getTemuOrders(store, [...numbers], { signal });
      return new Map<string, Told>([
        ...found.orders.map(tell),
        ...found.missing.map((number): [string, Told] => [
          number,
          { kind: 'failed', problem: { key: 'sync.missingThere' } },
        ]),
        ...found.unreadable.map(({ parentOrderSn, where }): [string, Told] => [
          parentOrderSn,
          { kind: 'failed', problem: { key: 'sync.unreadable', params: { where } } },
        ]),
      ]);
    },

    async address(number, signal) {
      const answer = await orNothing(() => getTemuAddress(store, number, { signal }));
      return answer ? temuAddress(answer) : null;
    },
  };
}
