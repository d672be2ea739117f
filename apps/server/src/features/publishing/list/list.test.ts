import { dashboard, listingsBehind, outdatedBehind } from '@pressroom/contract/dashboard/dashboard';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { planStatusOf } from '@pressroom/contract/publishing/status';
import { productType } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { linkOf, makePlan, picturedProduct } from '../../../testing/planMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { quotaReached } from '../record/heads.ts';
import { foldListingCounts } from './jobs.ts';

type Search = CallInput<typeof publishProducts.page>;

const noQuota = { msg: { key: quotaReached, params: { time: '2026-03-03 00:05' } }, reason: '', code: '', place: null };

/** Ways of a listing through its marketplace, and what a row of its table then says. */
const states = [
  { publishStatus: 1 },
  { publishStatus: 1, errorCount: 2 },
  { publishStatus: 2, stage: 'review' },
  { publishStatus: 2, stage: 'unknown' },
  { publishStatus: 3, shelf: 1 },
  { publishStatus: 3, shelf: 2, differs: ['price', 'shelf'] },
  { publishStatus: 3, shelf: 1, differs: ['stock'] },
  { publishStatus: 4 },
  { publishStatus: 2, stage: 'queued', problem: JSON.stringify(noQuota) },
  { publishStatus: 1, errorCount: 1, outdatedAt: '2026-03-02T12:00:00Z' },
  { publishStatus: 4, outdatedAt: '2026-03-02T12:00:00Z' },
];

interface Drawn {
  differs?: string[];
  errorCount?: number;
}

/** Five plans in three stores, with listings in every state. */
async function drawnPlans() {
  const test = await testApp();
  const admin = await test.as('admin');
  const stores = [await keptStore(test, 'SHEIN'), await keptStore(test, 'TEMU'), await keptStore(test, 'SHEIN')];
  await test.db.updateTable('stores').set({ countryCode: 'DE' }).where('id', '=', stores[2]!).execute();
  const tee = await picturedProduct(test);
  const cup = await keptProduct(test, {
    productType: productType.variants,
    spu: '杯子-100%',
    skus: [{ name: '白鹤杯' }, { name: '白鹤杯 2' }],
  });
  // by plan: which product, in which store, in which state
  const drawn: [product: string, store: number, state: number][][] = [
    [
      [tee.id, 0, 0],
      [cup.id, 0, 1],
      [tee.id, 1, 0],
    ],
    [
      [tee.id, 0, 4],
      [tee.id, 1, 5],
      [cup.id, 2, 7],
    ],
    [
      [tee.id, 0, 2],
      [cup.id, 1, 3],
    ],
    [
      [tee.id, 2, 6],
      [cup.id, 2, 4],
    ],
    [
      [cup.id, 0, 7],
      [tee.id, 0, 7],
    ],
    [
      [tee.id, 1, 8],
      [tee.id, 0, 9],
      [tee.id, 2, 10],
    ],
  ];
  const planIds: string[] = [];
  for (const [at, links] of drawn.entries()) {
    const plan = await makePlan(
      admin,
      links.map(([product, store]) => linkOf(stores[store]!, product)),
    );
    planIds.push(plan.id);
    for (const [place, { id }] of plan.publishProducts.entries()) {
      const { differs = [], errorCount = 0, ...values } = { ...states[links[place]![2]]! } as Drawn;
      const time = `2026-03-0${at + 1}T12:00:00Z`;
      await test.db
        .updateTable('listings')
        .set({ ...values, errorCount, differs, gmtCreate: time, gmtModified: time })
        .where('id', '=', id)
        .execute();
    }
    await test.db
      .updateTable('publishPlans')
      .set({ gmtCreate: `2026-03-0${at + 1}T12:00:00Z` })
      .where('id', '=', plan.id)
      .execute();
  }
  return { test, admin, stores, planIds, drawn, tee, cup };
}

it('finds listings and plans by every filter, and counts each tab as its list', async () => {
  const { test, admin, stores, planIds, cup } = await drawnPlans();
  const all = (await must(admin, publishProducts.page, {})).rows;
  expect(all).toHaveLength(15);
  expect(all.map(({ id }) => BigInt(id))).toEqual(all.map(({ id }) => BigInt(id)).toSorted((a, b) => (a < b ? 1 : -1)));
  const plans = new Map<string, PublishProduct[]>(planIds.map((id) => [id, []]));
  for (const listing of all) plans.get(listing.publishPlanId)!.push(listing);
  const isOpen = (own: readonly PublishProduct[]) => {
    const count = (status: number) => own.filter(({ publishStatus }) => publishStatus === status).length;
    const counts = { pending: count(1), publishing: count(2), published: count(3), failed: count(4) };
    return [1, 5].includes(planStatusOf(counts));
  };
  const batchNo = (await must(admin, publishPlans.detail, { id: planIds[1]! })).publishBatchNo;
  /** What plans are searched by, too. */
  const shared: [Search, (listing: PublishProduct) => boolean][] = [
    [{}, () => true],
    [{ storeId: stores[0]! }, ({ storeId }) => storeId === stores[0]],
    [{ storeTypeCode: 'SHEIN_SEMI_TRUSTEESHIP' }, ({ storeId }) => storeId !== stores[1]],
    [{ countryCode: 'US' }, ({ storeId }) => storeId !== stores[2]],
    [{ storeTypeCode: 'SHEIN_SEMI_TRUSTEESHIP', countryCode: 'US' }, ({ storeId }) => storeId === stores[0]],
    [{ outdated: true }, ({ outdated }) => outdated],
    [{ fuzzy: batchNo.slice(-4) }, ({ publishPlanId }) => publishPlanId === planIds[1]],
    [{ fuzzy: '白鹤', fuzzyType: 2 }, ({ productId }) => productId === cup.id],
    [{ fuzzy: '0%', fuzzyType: 3 }, ({ productId }) => productId === cup.id],
    [{ fuzzy: '杯子-100%-1', fuzzyType: 4 }, ({ productId }) => productId === cup.id],
    [
      { startTime: '2026-03-02', endTime: '2026-03-02', timeType: 1 },
      ({ gmtCreate }) => gmtCreate.startsWith('2026-03-02'),
    ],
  ];
  const own: typeof shared = [
    [{ status: 2 }, ({ status }) => status === 2],
    [{ productType: 2 }, ({ productType: type }) => type === 2],
    [{ publishPlanId: planIds[1]! }, ({ publishPlanId }) => publishPlanId === planIds[1]],
    [{ differs: 'any' }, ({ differs }) => differs.length > 0],
    [{ differs: 'price' }, ({ differs }) => differs.includes('price')],
    [{ unknown: true }, ({ stage }) => stage === 'unknown'],
    [{ quota: true }, ({ stage, problem }) => stage === 'queued' && problem !== null],
    [{ withErrors: true }, ({ errorCount }) => errorCount > 0],
    [{ startTime: '2026-03-03' }, ({ gmtModified }) => gmtModified >= '2026-03-03'],
  ];
  for (const folded of [false, true]) {
    if (folded) await foldListingCounts.run({ app: test.app } as never, {});
    for (const [search, holds] of [...shared, ...own]) {
      const expected = all.filter(holds).map(({ id }) => id);
      const { rows, total } = await must(admin, publishProducts.page, search);
      expect([search, rows.map(({ id }) => id), total]).toEqual([search, expected, expected.length]);
    }
    for (const [search, holds] of shared) {
      const wanted = all.filter(holds);
      const open = planIds.filter((id) => isOpen(plans.get(id)!) && plans.get(id)!.some(holds)).toReversed();
      const { rows, total } = await must(admin, publishPlans.page, search);
      expect([search, rows.map(({ id }) => id), total]).toEqual([search, open, open.length]);
      const count = (status: number) => wanted.filter(({ publishStatus }) => publishStatus === status).length;
      const tabs = { unpublished: open.length, publishing: count(2), publishFailure: count(4), published: count(3) };
      expect([search, await must(admin, publishPlans.count, search)]).toEqual([search, tabs]);
      for (const publishStatus of [2, 3, 4] as const) {
        const { total: inTab } = await must(admin, publishProducts.page, { ...search, publishStatus, pageNum: 2 });
        expect(inTab).toBe(count(publishStatus));
      }
    }
  }
  const { rows: pieces } = await sql`select from publish_plan_changes`.execute(test.db);
  expect(pieces).toEqual([]);
});

it('shows plans and listings as their lists need them', async () => {
  const { admin, test, planIds, stores, tee, cup } = await drawnPlans();
  const { rows } = await must(admin, publishPlans.page, {});
  expect(rows.map(({ id, publishStatus }) => [id, publishStatus])).toEqual([
    [planIds[5], 1],
    [planIds[1], 5],
    [planIds[0], 1],
  ]);
  expect(rows[2]).toMatchObject({ pending: 3, withErrors: 1, listingCount: 3, createUser: 'tester' });
  expect(rows[2]!.storeNames).toHaveLength(2);
  expect(rows[2]!.spuList).toEqual([tee.spu, cup.spu]);
  const last = await must(admin, publishPlans.page, { pageNum: 3, pageSize: 1 });
  expect(last).toMatchObject({ rows: [{ id: planIds[0] }], total: 3 });
  const { publishing } = await must(admin, dashboard.overview, {});
  const totalOf = async (search: Search) => (await must(admin, publishProducts.page, search)).total;
  for (const [name, search] of Object.entries(listingsBehind))
    expect([name, publishing![name as keyof typeof listingsBehind]]).toEqual([name, await totalOf(search)]);
  expect(publishing).toMatchObject({ quotaListings: 1, outdatedPlans: 1 });
  expect((await must(admin, publishPlans.page, outdatedBehind)).total).toBe(1);

  const problem = { msg: { key: 'publishing.means.brand' }, reason: 'brand is empty', code: '7', place: null };
  const { rows: failed } = await must(admin, publishProducts.page, { publishStatus: 4, storeId: stores[0]! });
  await test.db
    .updateTable('listings')
    .set({ problem: JSON.stringify(problem) })
    .where('id', '=', failed[0]!.id)
    .execute();
  const { rows: after } = await must(admin, publishProducts.page, { publishStatus: 4, storeId: stores[0]! });
  expect(after[0]).toMatchObject({ problem: { reason: 'brand is empty', code: '7' }, skuCount: 1 });
  expect(after[0]!.errorMessage).toContain('brand');
  expect(after[1]).toMatchObject({ skuCount: 2, skuList: ['杯子-100%-0-2', '杯子-100%-1-2'], spu: cup.spu });
  const specs = await must(admin, publishProducts.specs, { id: after[1]!.id });
  expect(specs.map(({ sku }) => sku)).toEqual(after[1]!.skuList);
  for (const missing of [
    publishProducts.specs,
    publishProducts.detail,
    publishProducts.timeline,
    publishPlans.detail,
  ]) {
    expect((await admin.call(missing, { id: '999999' })).status).toBe(404);
  }
  expect((await admin.call(publishProducts.findSpecs, { productSpecId: '999999' })).status).toBe(404);
  const stranger = await test.as(['/store/index']);
  expect((await stranger.call(publishProducts.page, {})).status).toBe(403);
});
