import { expect } from '@playwright/test';
import type { ChannelRow } from '@pressroom/contract/channels/channels';
import type { OrderFigures } from '@pressroom/contract/dashboard/dashboard';
import type { CostGroup } from '@pressroom/contract/lastMile/costs';
import type { ManifestRow } from '@pressroom/contract/lastMile/handover';
import type { LabelInvoice } from '@pressroom/contract/lastMile/invoices';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { failedStatuses } from '@pressroom/contract/lastMile/status';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { PublishPlan, PublishProduct } from '@pressroom/contract/publishing/listing';
import { type Fate, plans } from '../../apps/server/src/demo/publishing/planList.ts';
import { journey } from '../journey.ts';
import { call } from '../reading/call.ts';
import { signInReading } from '../screens/templates.ts';

journey.use({ sampleShop: true, settings: { SANDBOX: 'true' }, instance: 'templates' });

type State = Pick<PublishProduct, 'publishStatus' | 'stage' | 'differs'>;

const published = { publishStatus: 3, stage: null } as const;
const states: Record<Fate, State> = {
  pending: { publishStatus: 1, stage: null, differs: [] },
  published: { ...published, differs: [] },
  review: { publishStatus: 2, stage: 'review', differs: [] },
  refused: { publishStatus: 4, stage: null, differs: [] },
  unknown: { publishStatus: 2, stage: 'unknown', differs: [] },
  quota: { publishStatus: 2, stage: 'queued', differs: [] },
  price: { ...published, differs: ['price'] },
  stock: { ...published, differs: ['stock'] },
  shelf: { ...published, differs: ['shelf'] },
  gone: { ...published, differs: ['gone'] },
};

interface Rows<Row> {
  rows: Row[];
}

// the product has started again since its shop was made, and has made nothing twice
journey('the sample shop has listings in every state, and two stores that cannot be released to', async ({ page }) => {
  await signInReading(page, 'zh');
  const { rows } = await call<Rows<PublishProduct>>(page, '/publish/plan/product/page?pageSize=200');
  const meant = plans.flatMap(({ listings }) => listings);
  expect(rows.map(({ cargoNo, spu }) => `${cargoNo} ${spu}`).toSorted()).toEqual(
    meant.map(([, , cargoNo, spu]) => `${cargoNo} ${spu}`).toSorted(),
  );
  for (const [, fate, cargoNo, spu] of meant) {
    // one product in two stores fares the same in both
    for (const row of rows.filter((one) => one.cargoNo === cargoNo && one.spu === spu))
      expect(row, `${cargoNo} ${spu}`).toMatchObject(states[fate]);
  }
  const refused = rows.filter(({ publishStatus }) => publishStatus === 4);
  // TEMU tells its reasons in its seller centre alone
  for (const { storeTypeCode, problem } of refused)
    expect(problem!.reason !== '').toBe(storeTypeCode.startsWith('SHEIN'));

  const open = (await call<Rows<PublishPlan>>(page, '/publish/plan/page?pageSize=100')).rows;
  expect(new Set(open.map(({ publishStatus }) => publishStatus))).toEqual(new Set([1, 5]));
  expect(open.filter(({ releaseAt }) => releaseAt !== null)).toMatchObject([{ withErrors: 0, pending: 4 }]);
  expect(open.filter(({ withErrors, publishStatus }) => withErrors > 0 && publishStatus === 1)).toHaveLength(1);
  expect(open.filter(({ withErrors, releaseAt }) => withErrors === 0 && releaseAt === null)).toHaveLength(1);

  const { rows: stores } = await call<Rows<{ id: string; name: string; typeCode: string }>>(
    page,
    '/store/page?pageSize=50',
  );
  const atMarkets = stores.filter(({ typeCode }) => typeCode !== 'OTHER');
  const ids = atMarkets.map(({ id }) => `ids=${id}`).join('&');
  const judged = await call<{ id: string; missing: string[] }[]>(page, `/store/publishing/states?${ids}`);
  const without = judged.filter(({ missing }) => missing.length > 0).map(({ id }) => id);
  expect(atMarkets.flatMap(({ id, name }) => (without.includes(id) ? name : [])).toSorted()).toEqual([
    'Tinta Viva MX',
    '云上衣橱 US',
  ]);
});

interface Order {
  id: string;
  sysStatus: number;
  orderTime: string;
  deliveryTime: string | null;
}

journey('the sample shop has sold for a month: what is old has arrived, and what is new waits', async ({ page }) => {
  await signInReading(page, 'zh');
  const { orders } = await call<{ orders: OrderFigures }>(page, '/dashboard/overview');
  // the first of the 30 days has just begun with the shop
  expect(orders.days.slice(1).filter(({ totalNum }) => totalNum === 0)).toEqual([]);
  for (const figure of ['overdue', 'dueSoon', 'waitingOrders', 'unlabelled', 'printsFailed'] as const)
    expect(orders[figure], figure).toBeGreaterThan(0);
  // drawings are made by now: no order waits for them any more
  const empty = orders.statuses.filter(({ totalNum }) => totalNum === 0).map(({ sysStatus }) => sysStatus);
  expect(empty.filter((sysStatus) => sysStatus !== orderStatus.drawingLayout)).toEqual([]);

  const { rows } = await call<Rows<Order>>(page, '/sysOrder/queryList', { pageSize: 1000 });
  const agesOf = (sysStatus: number) =>
    rows.filter((row) => row.sysStatus === sysStatus).map(({ orderTime }) => Date.now() - Date.parse(orderTime));
  const median = (ages: number[]) => ages.toSorted((one, other) => one - other)[Math.floor(ages.length / 2)]!;
  expect(median(agesOf(orderStatus.signed))).toBeGreaterThan(median(agesOf(orderStatus.shipped)));
  expect(median(agesOf(orderStatus.shipped))).toBeGreaterThan(median(agesOf(orderStatus.factoryReview)));
  for (const { orderTime, deliveryTime } of rows)
    if (deliveryTime !== null) expect(Date.parse(deliveryTime)).toBeGreaterThan(Date.parse(orderTime));

  const { rows: days } = await call<Rows<CostGroup>>(page, '/labelCost/groups?by=day');
  expect(days.length).toBeGreaterThan(3);
  const { rows: users } = await call<Rows<{ username: string; mustChangePassword: boolean }>>(page, '/user/listPage');
  expect(users.map(({ username, mustChangePassword }) => `${username} ${mustChangePassword}`).toSorted()).toEqual([
    'admin false',
    'linden false',
    'packer false',
  ]);
});

interface Dated {
  gmtCreate: string;
}

journey(
  'the sample shop was set up before its first order, and what it did stands in the days of its orders',
  async ({ page }) => {
    await signInReading(page, 'zh');
    const agesOf = async (path: string) =>
      (await call<Rows<Dated>>(page, path)).rows.map(
        ({ gmtCreate }) => (Date.now() - Date.parse(gmtCreate)) / 86_400_000,
      );
    for (const path of ['/store/page?pageSize=50', '/productTemplate/list?pageSize=100'])
      expect(Math.min(...(await agesOf(path))), path).toBeGreaterThan(29);
    for (const path of ['/publish/plan/product/page?pageSize=200', '/production/gangSheets?pageSize=20']) {
      const ages = await agesOf(path);
      expect(Math.max(...ages), path).toBeGreaterThan(14);
      expect(Math.min(...ages), path).toBeLessThan(1);
      // the newest first
      expect(ages, path).toEqual(ages.toSorted((one, other) => one - other));
    }
  },
);

interface Batch {
  batchNumber: string;
  labelType: number;
  dataStatus: number;
}

journey('the sample shop has labels in every state, bought from systems and marketplaces', async ({ page }) => {
  await signInReading(page, 'zh');
  const { rows: batches } = await call<Rows<Batch>>(page, '/bulkPrintRecord/queryBulkPrintRecordList');
  expect(new Set(batches.map(({ labelType, dataStatus }) => `${labelType} ${dataStatus}`))).toEqual(
    new Set(['1 1', '2 1', '2 2']),
  );
  const statuses = new Set<string>();
  for (const { batchNumber, labelType } of batches) {
    const { rows } = await call<Rows<LastMileRow>>(
      page,
      `/bulkPrintRecord/queryBulkPrintRecordDetails?batchNumber=${batchNumber}`,
    );
    for (const { orderStatus, errMsg } of rows) {
      statuses.add(`${labelType} ${orderStatus}`);
      if (failedStatuses.includes(orderStatus)) expect(errMsg).not.toBeNull();
    }
  }
  expect([...statuses].toSorted()).toEqual(['1 0', '1 10', '1 11', '2 0', '2 2', '2 3', '2 5', '2 6', '2 7', '2 8']);

  const { rows: costs } = await call<Rows<CostGroup>>(page, '/labelCost/groups?by=channel');
  expect(new Set(costs.map(({ provider }) => provider))).toEqual(new Set(['17Print', 'YWJ', 'shein', 'temu']));
  const { rows: invoices } = await call<Rows<LabelInvoice>>(page, '/labelInvoice/page');
  expect(invoices).toMatchObject([{ totals: { differs: 1, neverBought: 1, unbilled: 1 } }]);
  const { rows: manifests } = await call<Rows<ManifestRow>>(page, '/handover/manifests');
  expect(manifests[0]).toMatchObject({ parcels: 3 });
  const { rows: channels } = await call<Rows<ChannelRow>>(page, '/channelInfo/queryAllList?pageSize=50');
  expect(channels).toHaveLength(4);
  expect(channels.filter(({ dataStatus }) => dataStatus === 0)).toMatchObject([{ channelName: 'UPS Ground' }]);
});
