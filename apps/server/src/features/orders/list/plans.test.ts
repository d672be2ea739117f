import type { OrderSearch } from '@pressroom/contract/orders/search';
import { attention, dateType, deadlineState, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import type { PageShape, Place } from '../../../platform/database/pageByKey.ts';
import { shopTest } from '../../../testing/orderMakers.ts';
import { fillOrders, wholeScan } from '../../../testing/ordersAtVolume.ts';
import { findKinds } from './exceptions.ts';
import { ordersByNumber } from './findByNumber.ts';
import { gatheredPage, pageOfOrders } from './pages.ts';
import { countByStatus, findOrders } from './queries.ts';
import { askedAt, withCutOffs } from './conditions.ts';
import { type ListSearch, matchingOrders, sortingOf } from './search.ts';

const clock = { now: new Date(), zone: 'Asia/Shanghai' };

interface Choice {
  /** Two choices of one kind exclude each other. */
  kind: string;
  search: OrderSearch | { sysStatus: OrderStatus };
}

async function choicesOf(db: Db): Promise<Choice[]> {
  const product = await db
    .selectFrom('productCodes as p')
    .innerJoin('productCategories as k', 'k.id', 'p.categoryId')
    .innerJoin('codes as style', 'style.id', 'k.styleId')
    .innerJoin('codes as color', 'color.id', 'k.colorId')
    .innerJoin('codes as size', 'size.id', 'p.sizeId')
    .select(['p.code', 'style.code as style', 'color.code as color', 'size.code as size'])
    .executeTakeFirstOrThrow();
  const store = await db.selectFrom('stores').select('id').executeTakeFirstOrThrow();
  const days = dateType.values.flatMap((kind) => [
    { dateType: kind, orderTimeStart: '2026-03-01', orderTimeEnd: '2026-03-01' },
    { dateType: kind, orderTimeStart: '2025-01-01', orderTimeEnd: '2026-12-31' },
  ]);
  const each = (kind: string, searches: readonly object[]) => searches.map((search) => ({ kind, search }) as Choice);
  return [
    ...each('number', [
      { thirdOrderNumbers: ['V-7'] },
      { thirdOrderNumbers: Array.from({ length: 500 }, (_, n) => `V-${n}`) },
    ]),
    ...each('tracking', [{ trackingNumbers: ['1Z7'] }]),
    ...each('recipient', [{ recipient: 'Grace 1' }, { recipient: 'ad' }, { recipient: '512 555 0107' }]),
    ...each('productCode', [{ productCode: product.code }]),
    ...each('style', [{ styleCode: product.style }]),
    ...each('color', [{ colorCode: product.color }]),
    ...each('size', [{ dimensionCode: product.size }]),
    ...each('store', [{ shopIds: [store.id] }]),
    ...each('quantity', [
      { symbol: 1, num: 2 },
      { symbol: 3, num: 1 },
    ]),
    ...each('label', [{ isPrint: 1 }, { isPrint: 2 }]),
    ...each('labelType', [{ labelType: 1 }]),
    ...each(
      'deadline',
      deadlineState.values.map((deadline) => ({ deadline })),
    ),
    ...each(
      'attention',
      attention.values.map((kind) => ({ attention: kind })),
    ),
    ...each('remark', [{ remark: 1 }]),
    ...each('date', days),
    ...each('status', [{ sysStatus: 5 }, { sysStatus: 1 }, { sysStatus: 4 }]),
  ];
}

/** The first page, a later one, the one behind it and the counts of a search, as the list asks for them. */
function questionsOf(db: Db, { sysStatus, ...search }: OrderSearch & { sysStatus?: OrderStatus }) {
  const searched = matchingOrders(db, search, askedAt(clock));
  const counts = searched.select(['o.sysStatus', sql<string>`count(*)`.as('total')]).groupBy('o.sysStatus');
  const matching = sysStatus === undefined ? searched : searched.where('o.sysStatus', '=', sysStatus);
  const sorting = sortingOf(search);
  const page = (way: PageShape['way'], place: Place) =>
    pageOfOrders({ db, matching, sorting }, { size: 20, way }, place);
  return {
    page: page('fromStart', {}),
    'later page': page('fromStart', { offset: 200 }),
    'next page': page('next', { anchorId: '5000' }),
    'former page': page('backward', { anchorId: '5000' }),
    'page of products': pageOfOrders(
      { db, matching, sorting, products: ['1', '2'] },
      { size: 20, way: 'fromStart' },
      {},
    ),
    'gathered page': gatheredPage({ db, matching, sorting }, { size: 20 }),
    counts,
  };
}

it('reads neither all orders nor all lines, whatever is asked', async () => {
  const at = await shopTest();
  await fillOrders(at);
  const scan = await wholeScan(at.test.db);
  const whole = await sql<object>`explain select from orders where create_user = 'nobody'`.execute(at.test.db);
  expect(whole.rows.map((row) => Object.values(row).join('')).join('\n')).toMatch(scan);
  await checkPairsOfFilters(at.test.db, scan);
  await checkUsualPages(at.test.db, scan);
  const looked = await sql<object>`explain ${ordersByNumber('V-7', 5)}`.execute(at.test.db);
  expect(looked.rows.map((row) => Object.values(row).join('')).join('\n')).not.toMatch(scan);
}, 300_000);

async function checkPairsOfFilters(db: Db, wholly: RegExp) {
  const choices = await choicesOf(db);
  const scans: string[] = [];
  for (const [index, one] of choices.entries()) {
    for (const other of choices.slice(index)) {
      if (one !== other && one.kind === other.kind) continue;
      const questions = Object.entries(questionsOf(db, { ...one.search, ...other.search } as OrderSearch));
      for (const [name, question] of questions) {
        const plan = (await question.explain()).map((row) => Object.values(row as object).join('')).join('\n');
        const scan = wholly.exec(plan);
        if (scan)
          scans.push(
            `${scan[0]} for the ${name} of ${JSON.stringify({ ...one.search, ...other.search })}`.slice(0, 200),
          );
      }
    }
  }
  expect(scans).toEqual([]);
}

/** They are planned once, and have to be planned as well as for their values. */
async function checkUsualPages(all: Db, scan: RegExp) {
  const plans = await all.connection().execute(async (db) => {
    const stores = await db.selectFrom('stores').select('id').execute();
    const shopIds = stores.map(({ id }) => id);
    const urgent = { dateType: 2, sortType: 1 };
    const day = { orderTimeStart: '2026-03-01', orderTimeEnd: '2026-03-01' };
    const one = { shopIds: shopIds.slice(0, 1) };
    for (const search of [
      {},
      { sysStatus: 1 },
      { shopIds },
      { shopIds, sysStatus: 1 },
      one,
      { ...one, sysStatus: 4 },
      urgent,
      { ...urgent, sysStatus: 1 },
      { sortBy: 2, sortType: 1 },
      day,
      { ...day, sysStatus: 4 },
      { ...day, ...one },
    ])
      for (const place of [
        { pageNum: 1 },
        { pageNum: 9 },
        { pageNum: 9, anchor: '8-5000' },
        { pageNum: 10, anchor: '8-5000' },
        { pageNum: 7, anchor: '8-5000' },
      ])
        await findOrders(db, { pageSize: 20, ...search, ...place } as ListSearch, askedAt(clock));
    const asked = await withCutOffs(db, clock);
    await findKinds(db, ['1', '2'], asked);
    for (const need of [
      ...attention.values.map((kind) => ({ attention: kind })),
      ...deadlineState.values.map((deadline) => ({ deadline })),
      { thirdOrderNumbers: ['V-7'] },
      { thirdOrderNumbers: ['V-7', 'V-8'] },
      { trackingNumbers: ['1Z7'] },
    ])
      await findOrders(db, { pageSize: 20, pageNum: 1, ...need } as ListSearch, asked);
    await countByStatus(db, day as OrderSearch, asked);
    await sql`set plan_cache_mode = force_generic_plan`.execute(db);
    const { rows } = await sql<{ name: string; statement: string; takes: number }>`
      select name, statement, cardinality(parameter_types) as takes from pg_prepared_statements
      where statement like '%planned once%'`.execute(db);
    return Promise.all(
      rows.map(async ({ name, statement, takes }) => {
        const values = takes === 0 ? '' : `(${Array.from({ length: takes }, () => 'null').join()})`;
        const plan = await sql.raw<object>(`explain execute "${name}"${values}`).execute(db);
        return { statement, plan: plan.rows.map((row) => Object.values(row).join('')).join('\n') };
      }),
    );
  });
  // four pages of each search, and the lines of whatever they hold
  expect(plans.length).toBeGreaterThanOrEqual(44 + attention.values.length);
  for (const { statement, plan } of plans) {
    expect(plan, statement).not.toMatch(scan);
    // more than a page is never sorted
    for (const [, rows] of plan.matchAll(/Sort {2}\(.*rows=(\d+)/g)) expect(Number(rows), statement).toBeLessThan(100);
  }
}
