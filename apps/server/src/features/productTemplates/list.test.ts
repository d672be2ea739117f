import type { CallInput } from '@pressroom/contract/endpoint';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { must } from '../../demo/shop.ts';
import { keptClassification, keptPackaging, keptProductTemplate } from '../../testing/templateMakers.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { findProductTemplates } from './productTemplates.queries.ts';

async function shopOf(...names: string[]) {
  const test = await testApp();
  const clerk = await test.as(['/products/stencil']);
  const packagingTemplateId = (await keptPackaging(test)).id;
  const classificationTemplateId = (await keptClassification(test)).id;
  const made = [];
  for (const name of names)
    made.push(await keptProductTemplate(test, { name, packagingTemplateId, classificationTemplateId }));
  return { test, clerk, made };
}

type Search = CallInput<typeof productTemplates.list>;
const found = async (clerk: Caller, search: Search) =>
  (await must(clerk, productTemplates.list, search)).rows.map(({ name }) => name);

it('finds templates by a part of their names and by their state, newest first', async () => {
  const { test, clerk } = await shopOf('Classic tee', 'Mug', 'Tee 100%');
  await test.db.updateTable('productTemplates').set({ state: 2 }).where('name', '=', 'Tee 100%').execute();
  expect(await found(clerk, {})).toEqual(['Tee 100%', 'Mug', 'Classic tee']);
  expect(await found(clerk, { fuzzy: 'TEE' })).toEqual(['Tee 100%', 'Classic tee']);
  expect(await found(clerk, { fuzzy: '0%' })).toEqual(['Tee 100%']);
  expect(await found(clerk, { fuzzy: 'tee', state: 1 })).toEqual(['Classic tee']);
});

it('counts every match and turns the pages', async () => {
  const { clerk } = await shopOf('A', 'B', 'C');
  const page = (pageNum: number) => must(clerk, productTemplates.list, { pageNum, pageSize: 2 });
  expect(await page(1)).toMatchObject({ total: 3, rows: [{ name: 'C' }, { name: 'B' }] });
  expect(await page(2)).toMatchObject({ total: 3, rows: [{ name: 'A' }] });
  expect(await page(3)).toEqual({ total: 3, rows: [] });
});

it('reads days in the zone that the interface shows, by creation or by change', async () => {
  const { test, clerk } = await shopOf('Evening', 'Morning');
  const { db } = test;
  const moment = (name: string, gmtCreate: string, gmtModified: string) =>
    db.updateTable('productTemplates').set({ gmtCreate, gmtModified }).where('name', '=', name).execute();
  // half past eleven in the evening of the 20th, and half past midnight of the 21st
  await moment('Evening', '2026-11-20T15:30:00Z', '2026-11-21T16:30:00Z');
  await moment('Morning', '2026-11-20T16:30:00Z', '2026-11-20T16:30:00Z');
  const created = (startTime?: string, endTime?: string) => found(clerk, { timeType: 1, startTime, endTime });
  expect(await created('2026-11-20', '2026-11-20')).toEqual(['Evening']);
  expect(await created('2026-11-21')).toEqual(['Morning']);
  expect(await created('2026-11-21T00:30:00+08:00', '2026-11-21T00:30:00+08:00')).toEqual(['Morning']);
  expect(await found(clerk, { timeType: 2, startTime: '2026-11-22' })).toEqual(['Evening']);
  expect(await found(clerk, { startTime: '2026-11-21', endTime: '2026-11-21' })).toEqual(['Morning']);
  expect(await clerk.call(productTemplates.list, { startTime: '2026-11-22', endTime: '2026-11-21' })).toMatchObject({
    status: 400,
    data: [{ path: 'startTime' }],
  });
});

it('finds where a packaging or classification template is used', async () => {
  const { test, clerk, made } = await shopOf('Classic tee');
  const other = await keptProductTemplate(test, { name: 'Mug' });
  const [{ packagingTemplateId, classificationTemplateId }] = made as [(typeof made)[number]];
  expect(await found(clerk, { outerPkgTemplateId: packagingTemplateId })).toEqual(['Classic tee']);
  expect(await found(clerk, { categoryTemplateId: classificationTemplateId })).toEqual(['Classic tee']);
  expect(
    await found(clerk, { outerPkgTemplateId: packagingTemplateId, categoryTemplateId: other.classificationTemplateId }),
  ).toEqual([]);
});

/** Copies of the first template until there are `count`; every hundredth is called a mug. */
async function multiply({ db }: TestApp, count: number): Promise<void> {
  await sql`
    insert into product_templates (name, packaging_template_id, classification_template_id, state, material, stock, origin,
      product_reference_links, start_original_price, end_original_price, start_selling_price, end_selling_price,
      outer_box_length, outer_box_width, outer_box_height, outer_box_weight)
    select case when n % 100 = 0 then 'Mug ' else 'Shirt ' end || n, packaging_template_id, classification_template_id,
      state, material, stock, origin, product_reference_links, start_original_price, end_original_price,
      start_selling_price, end_selling_price, outer_box_length, outer_box_width, outer_box_height, outer_box_weight
    from product_templates, generate_series(1, ${count}::int) as n`.execute(db);
  await sql`insert into product_template_images (template_id, image_type, position, blob_id)
    select t.id, i.image_type, i.position, i.blob_id from product_templates t, product_template_images i
    where t.id <> i.template_id and i.image_type = 1`.execute(db);
  await sql`vacuum analyze product_templates, product_template_images`.execute(db);
}

/** The statements of a search, each with the plan that PostgreSQL has for it. */
async function plansOf(db: Db, search: Parameters<typeof findProductTemplates>[1]): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  const listening = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'executeQuery') return Reflect.get(target, name, target) as unknown;
      return (query: CompiledQuery) => {
        asked.push(query);
        return target.executeQuery(query);
      };
    },
  });
  await findProductTemplates(listening, search);
  const plans = [];
  for (const { sql: text, parameters } of asked) {
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
  }
  return plans;
}

it('reads a page out of 10,000 in one statement that follows indexes', async () => {
  const { test, clerk } = await shopOf('First');
  await multiply(test, 10_000);
  const all = await must(clerk, productTemplates.list, {});
  expect([all.total, all.rows.length]).toEqual([10_001, 20]);
  expect(all.rows[0]!.mainPictureUrl).toMatch(/^\/files\//);
  const mugs = await must(clerk, productTemplates.list, { fuzzy: 'mug 59' });
  expect(mugs).toMatchObject({ total: 1, rows: [{ name: 'Mug 5900' }] });

  const page = { pageNum: 1, pageSize: 20 };
  const newest = await plansOf(test.db, page);
  expect(newest).toEqual([expect.stringMatching(/Scan Backward using product_templates_pkey/)]);
  expect(newest[0]).not.toContain('Seq Scan on product_template_images');
  expect(newest[0]).not.toContain('Sort');
  const named = await plansOf(test.db, { ...page, fuzzy: 'mug 59' });
  expect(named).toEqual([expect.stringContaining('product_templates_grams')]);
  expect(named[0]).not.toContain('Seq Scan on product_templates');
});
