import { orders } from '@pressroom/contract/orders/orders';
import { attention, dateType, deadlineState, orderStatus, sortType } from '@pressroom/contract/orders/status';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, compareRatio, type Measured } from '../figure.ts';
import { latency } from '../load.ts';
import { call } from '../programs/call.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';
import { firstPage } from './ordersPage.ts';

const page = orders.queryList.path;
const tabs = orders.queryListTotal.path;
const urgentFirst = { dateType: dateType.deliveryTimeLimit, sortType: sortType.ascending };

/** What an index leads to: it must not grow with the orders. */
const found = {
  page: [page, firstPage],
  'any-status': [page, { pageSize: 20 }],
  'in-store': [page, { pageSize: 20, shopIds: '3', sysStatus: orderStatus.signed }],
  number: [page, { thirdOrderNumbers: ['PO-211-00000000400007'] }],
} as const;

/** What is counted: it may grow as the orders do, and no faster. */
const counted = {
  'tabs-of-status': [tabs, {}],
  'tabs-overdue': [tabs, { deadline: deadlineState.overdue }],
  'exceptions-any': [page, { attention: attention.any, ...urgentFirst }],
} as const;

const volumes = [2, 4];

async function targetsOf(pressroom: Pressroom) {
  const deep = await call(pressroom, orders.queryList, { ...firstPage, pageNum: 940 });
  const asked = {
    ...found,
    ...counted,
    deep: [page, { ...firstPage, pageNum: 941, anchor: `940-${deep.rows[0]!.id}` }] as const,
  };
  return new Map(Object.entries(asked).map(([name, [path, input]]) => [name, pressroom.target(path, input)]));
}

export const ordersVolume: Figure = {
  names: [
    'orders-volume',
    ...volumes.flatMap((times) => Object.keys({ ...found, ...counted, deep: 0 }).map(nameAt(times))),
  ],
  onDemand: true,
  what: 'lists of orders at 2 and 4 million orders (ours) and at 1 million (bare), one client',
  async measure() {
    await using million = await startPressroom(await datasetOf(1_000_000));
    const before = await targetsOf(million);
    const measured: Measured[] = [];
    for (const times of volumes) {
      await using more = await startPressroom(await datasetOf(times * 1_000_000));
      for (const [name, target] of await targetsOf(more)) {
        const sides = { ours: () => latency(target), bare: () => latency(before.get(name)!) };
        await inTurn(10, sides);
        const bound = name in counted ? 1.3 * times : 1.3;
        measured.push(
          compareRatio(nameAt(times)(name), { ...(await inTurn(40, sides)), unit: 'ms' }, { atMost: bound }),
        );
      }
    }
    return measured;
  },
};

function nameAt(times: number) {
  return (name: string) => `volume-${times}m-${name}`;
}
