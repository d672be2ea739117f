import { orders } from '@pressroom/contract/orders/orders';
import { datasetOf } from '../database/datasets.ts';
import { compareRatio, type Figure } from '../figure.ts';
import { throughput, warmAll } from '../load.ts';
import { startBareOrders } from '../programs/bareOrders.ts';
import { call } from '../programs/call.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';
import { firstPage, requireSameOrders } from './ordersPage.ts';

const pageNum = 941;
const load = { clients: 20, seconds: 2 };
const rounds = 3;

export const deepPages: Figure = {
  names: ['deep-pages', 'deep-pages-growth', 'deep-pages-jump'],
  what: `page ${pageNum} of 1,000,000 orders, 20 clients: from the page before it against a bare server by key, against our own first page, and from nowhere against a bare server by offset`,
  async measure() {
    const database = await datasetOf(1_000_000);
    await using pressroom = await startPressroom(database);
    await using bare = await startBareOrders(database);
    const { sysStatus, pageSize } = firstPage;
    const { rows } = await call(pressroom, orders.queryList, { ...firstPage, pageNum: pageNum - 1 });
    const [first, last] = [rows[0]!, rows.at(-1)!];
    const asked = { ...firstPage, pageNum };
    const byKey = {
      ours: pressroom.target(orders.queryList.path, { ...asked, anchor: `${pageNum - 1}-${first.id}` }),
      bare: bare.target({ sysStatus, pageSize, behind: { orderTime: last.orderTime, id: last.id } }),
    };
    const fromStart = {
      ours: pressroom.target(orders.queryList.path, asked),
      bare: bare.target({ sysStatus, pageSize, offset: (pageNum - 1) * pageSize }),
    };
    const start = pressroom.target(orders.queryList.path, firstPage);
    await requireSameOrders(byKey);
    await requireSameOrders(fromStart);
    await warmAll([
      [byKey.ours, fromStart.ours, start],
      [byKey.bare, fromStart.bare],
    ]);
    const measured = (sides: typeof byKey) =>
      inTurn(rounds, { ours: () => throughput(sides.ours, load), bare: () => throughput(sides.bare, load) });
    const near = await measured(byKey);
    const growth = await measured({ ours: byKey.ours, bare: start });
    const far = await measured(fromStart);
    const unit = 'requests/s';
    return [
      compareRatio('deep-pages', { ...near, unit }, { atLeast: 0.8 }),
      compareRatio('deep-pages-growth', { ...growth, unit }, { atLeast: 0.5 }),
      compareRatio('deep-pages-jump', { ...far, unit }, { atLeast: 2 }),
    ];
  },
};
