import { audit } from '@pressroom/contract/audit/audit';
import { stock } from '@pressroom/contract/categories/stock';
import { orders } from '@pressroom/contract/orders/orders';
import { stores } from '@pressroom/contract/stores/stores';
import { monthLogs } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { compareRatio, type Figure, type Measured } from '../figure.ts';
import { send, type Target, typicalLatency } from '../load.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';

const store = '3';

/** `$order` and `$product` stand for ones that have rows. */
const asked = {
  auditAll: [audit.page, {}],
  auditOfOrders: [audit.page, { objectType: 'orders' }],
  auditOfChannels: [audit.page, { objectType: 'channels' }],
  auditOfPerson: [audit.page, { username: 'person7' }],
  auditOfPeople: [audit.page, { username: 'person1' }],
  historyOfOrder: [audit.history, { objectType: 'orders', objectId: '$order' }],
  historyOfStore: [audit.history, { objectType: 'stores', objectId: store }],
  orderLog: [orders.operationLog, { objMaster: '$order' }],
  movements: [stock.movements, { id: '$product' }],
  calls: [stores.calls, {}],
  callsOfStore: [stores.calls, { id: store }],
  callsFailed: [stores.calls, { outcome: 'failed' }],
} as const;

type Asked = (typeof asked)[keyof typeof asked];

const nameOf = (list: string) => `months-${list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const monthLists: Figure = {
  names: ['month-lists', ...Object.keys(asked).map(nameOf)],
  onDemand: true,
  what: 'lists of the audit, of logs, of stock movements and of outside calls of 24 months in a table for each month (ours) and in one piece (bare), one client',
  async measure(wanted) {
    await using inMonths = await openSide('months');
    await using inOne = await openSide('one');
    const measured: Measured[] = [];
    for (const [list, question] of Object.entries(asked)) {
      if (wanted !== 'month-lists' && wanted !== nameOf(list)) continue;
      const targets = { ours: inMonths.target(question), bare: inOne.target(question) };
      await requireRows(list, targets);
      const sides = { ours: () => typicalLatency(targets.ours), bare: () => typicalLatency(targets.bare) };
      await inTurn(2, sides);
      measured.push(compareRatio(nameOf(list), { ...(await inTurn(5, sides)), unit: 'ms' }, { atMost: 1.2 }));
    }
    return measured;
  },
};

interface Side extends AsyncDisposable {
  target(question: Asked): Target;
}

async function openSide(layout: 'months' | 'one'): Promise<Side> {
  const database = await monthLogs(layout);
  const known = await withClient(database, async (client) => {
    const { rows } = await client.query<Record<'$order' | '$product', string>>(
      `select (select min(id) + 50000 from orders)::text as "$order", (select min(id) + 100 from product_codes)::text as "$product"`,
    );
    return new Map(Object.entries(rows[0]!));
  });
  const pressroom = await startPressroom(database);
  return {
    target([endpoint, input]) {
      const filled: [string, string][] = Object.entries(input).map(([name, value]) => [
        name,
        known.get(value) ?? value,
      ]);
      return targetOf(pressroom, endpoint, Object.fromEntries(filled));
    },
    [Symbol.asyncDispose]: () => pressroom[Symbol.asyncDispose](),
  };
}

function targetOf(pressroom: Pressroom, { method, path }: Asked[0], input: Record<string, string>): Target {
  return method === 'GET' ? pressroom.reading(path, input) : pressroom.target(path, input);
}

/** Both sides have as many rows to show. */
async function requireRows(list: string, targets: Record<'ours' | 'bare', Target>): Promise<void> {
  const [ours, bare] = await Promise.all([rowsOf(targets.ours), rowsOf(targets.bare)]);
  if (ours === 0 || ours !== bare) throw new Error(`${list}: ${ours} rows in months, and ${bare} in one piece`);
}

async function rowsOf(target: Target): Promise<number> {
  const { data } = JSON.parse((await send(target)).toString()) as { data: unknown[] | { rows: unknown[] } };
  // what fits on one page is answered bare
  return (Array.isArray(data) ? data : data.rows).length;
}
