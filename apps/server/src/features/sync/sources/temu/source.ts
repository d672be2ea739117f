import {
  eachTemuOrderPage,
  getTemuAddress,
  getTemuOrders,
  type TemuOrder,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
import { addressOrNothing } from '../address.ts';
import type { MarketSource, FetchResult } from '../source.ts';
import { translateTemuOrder, temuAddress, temuState, temuStatusText } from './translate.ts';

/** TEMU answers about six calls a day for the address of one order. */
const addressPauseMs = 4 * 3_600_000;

export function temuSource(store: TemuStore, shopId: string): MarketSource {
  const byNumber = (order: TemuOrder): [string, FetchResult] => [
    order.parentOrderSn,
    translateTemuOrder(order, shopId),
  ];

  return {
    addressPauseMs,

    async *pages(search, signal) {
      for await (const page of eachTemuOrderPage(store, search, { signal })) {
        yield {
          listed: page.orders.map((order) => ({
            number: order.parentOrderSn,
            status: temuStatusText(order),
            shipped: ['shipped', 'signed'].includes(temuState(order.status) ?? ''),
            createdAt: order.orderedAt?.toISOString() ?? null,
            updatedAt: order.updatedAt?.toISOString() ?? null,
            result: translateTemuOrder(order, shopId),
          })),
          unreadable: page.unreadable.map(({ parentOrderSn, where }) => ({ number: parentOrderSn, where })),
          completeUntil: page.completeUntil,
        };
      }
    },

    read: async (listed) => new Map(listed.flatMap(({ number, result }) => (result ? [[number, result]] : []))),

    async find(numbers, signal) {
      const found = await getTemuOrders(store, [...numbers], { signal });
      return new Map<string, FetchResult>([
        ...found.orders.map(byNumber),
        ...found.missing.map((number): [string, FetchResult] => [
          number,
          { kind: 'failed', problem: { key: 'sync.missingThere' } },
        ]),
        ...found.unreadable.map(({ parentOrderSn, where }): [string, FetchResult] => [
          parentOrderSn,
          { kind: 'failed', problem: { key: 'sync.unreadable', params: { where } } },
        ]),
      ]);
    },

    async address(number, signal) {
      const answer = await addressOrNothing(() => getTemuAddress(store, number, { signal }));
      return answer ? temuAddress(answer) : null;
    },
  };
}
