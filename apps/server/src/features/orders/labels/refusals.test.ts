import { expect, it } from 'vitest';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { sql } from 'kysely';
import { must } from '../../../demo/shop.ts';
import { system } from '../../../platform/access/actor.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { clearRefusals } from './refusals.jobs.ts';
import { insertRefusals } from './refusals.ts';

const numbers = { ours: '1Z999AA10123456784', other: '1Z5R89390357567127' };

async function upload({ admin }: ShopTest, fileName: string, ...tracking: string[]) {
  return must(admin, orders.analysisLabel, {}, [{ fileName, bytes: await labelPdf(tracking) }]);
}

async function refusedIn({ admin }: ShopTest) {
  const { rows, total } = await must(admin, orders.refusedLabels, {});
  expect(await must(admin, dashboard.overview, {})).toMatchObject({ refusedLabels: total });
  return rows;
}

it('remembers a page that no order takes once, however often it is uploaded, until its order takes it', async () => {
  const at = await shopTest();
  await upload(at, 'monday.pdf', numbers.ours, numbers.other);
  await upload(at, 'tuesday.pdf', numbers.ours);
  expect(await refusedIn(at)).toMatchObject([
    { fileName: 'tuesday.pdf', page: 1, barCodeText: numbers.ours, msg: 'No order has this tracking number' },
    { fileName: 'monday.pdf', page: 2, barCodeText: numbers.other, createUser: 'tester' },
  ]);
  await makeOrder(at, { trackingNumber: numbers.ours });
  await upload(at, 'wednesday.pdf', numbers.ours);
  expect(await refusedIn(at)).toMatchObject([{ barCodeText: numbers.other }]);
});

it('is settled by a label that is given to its order by hand', async () => {
  const at = await shopTest();
  await upload(at, 'a.pdf', numbers.other);
  const order = await makeOrder(at, { trackingNumber: null });
  await must(at.admin, orders.uploadPdf, { trackingNumber: numbers.other, id: order.id }, [
    { fileName: 'a.pdf', bytes: await labelPdf([numbers.other]) },
  ]);
  expect(await refusedIn(at)).toEqual([]);
});

it('says why in the reader’s language, and is taken off the list by who has dealt with it', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at, { trackingNumber: numbers.ours });
  await must(at.admin, orders.batchDelivery, { ids: [order.id] });
  await upload(at, 'late.pdf', numbers.ours);
  at.test.language = 'zh';
  const [page] = await refusedIn(at);
  expect(page!.msg).toBe(`订单 ${order.thirdOrderNumber} 状态为“已发货”，面单不可更改`);

  const looker = await at.test.as(['/order/index']);
  expect((await looker.call(orders.settleRefusedLabels, { ids: [page!.id], reason: 'other' })).status).toBe(403);
  const discard = (given: object) => at.admin.send(orders.settleRefusedLabels, { ids: [page!.id], ...given });
  expect((await discard({})).status).toBe(400);
  expect((await discard({ reason: 'other', reasonText: ' ' })).status).toBe(400);
  expect((await discard({ reason: 'other', reasonText: '样张' })).status).toBe(200);
  expect(await refusedIn(at)).toEqual([]);
  const kept = at.test.db.selectFrom('labelRefusals').select(['discardReason', 'discardText', 'discardUser']);
  expect(await kept.execute()).toEqual([{ discardReason: 'other', discardText: '样张', discardUser: 'tester' }]);
});

it('lets a refused page rest after 7 days', async () => {
  const at = await shopTest();
  await upload(at, 'old.pdf', numbers.ours);
  await sql`update label_refusals set gmt_create = now() - interval '8 days'`.execute(at.test.db);
  expect(await refusedIn(at)).toEqual([]);
});

it('remembers more pages than a statement has room for values', async () => {
  const at = await shopTest();
  const pages = Array.from({ length: 12_000 }, (_, index) => ({
    fileName: `${Math.floor(index / 500)}.pdf`,
    page: (index % 500) + 1,
    barCode: index % 2 === 0 ? '' : `1Z${index}`,
    reason: { key: 'orders.label.noOrder' as const },
    pageKey: null,
    reading: { numbers: [], candidates: [], orderIds: [] },
  }));
  await at.test.db.transaction().execute((tx) => insertRefusals({ tx, actor: system }, pages));
  const { rows, total } = await must(at.admin, orders.refusedLabels, { pageSize: 1 });
  expect({ rows, total }).toMatchObject({
    rows: [{ fileName: '23.pdf', page: 500, barCodeText: '1Z11999' }],
    total: 12_000,
  });
});

it('is gone 30 days after its upload, settled or not, and the log says how many', async () => {
  const at = await shopTest();
  await upload(at, 'old.pdf', numbers.ours);
  await sql`update label_refusals set gmt_create = now() - interval '31 days'`.execute(at.test.db);
  await upload(at, 'new.pdf', numbers.other);
  const { app } = at.test;
  await clearRefusals.run({ app, log: app.log, signal: new AbortController().signal }, {});

  const left = await at.test.db.selectFrom('labelRefusals').select('fileName').execute();
  expect(left).toEqual([{ fileName: 'new.pdf' }]);
  const log = at.test.db.selectFrom('auditLog').select(['username', 'before']);
  expect(await log.where('action', '=', 'job/orders.clearRefusals').execute()).toEqual([
    { username: 'system', before: { pages: 1, expired: 1 } },
  ]);
});
