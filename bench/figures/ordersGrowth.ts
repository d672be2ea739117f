import { orders } from '@pressroom/contract/orders/orders';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, compareRatio } from '../figure.ts';
import { latency } from '../load.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';
import { firstPage } from './ordersPage.ts';

export const ordersGrowth: Figure = {
  names: ['orders-growth'],
  what: 'the orders page at 1,000,000 orders (ours) and at 10,000 (bare), one client',
  async measure() {
    const [large, small] = [await datasetOf(1_000_000), await datasetOf(10_000)];
    await using many = await startPressroom(large);
    await using few = await startPressroom(small);
    const [atMany, atFew] = [many, few].map((server) => server.target(orders.queryList.path, firstPage));
    const sides = { ours: () => latency(atMany!), bare: () => latency(atFew!) };
    await inTurn(200, sides);
    return [compareRatio('orders-growth', { ...(await inTurn(400, sides)), unit: 'ms' }, { atMost: 1.3 })];
  },
};
