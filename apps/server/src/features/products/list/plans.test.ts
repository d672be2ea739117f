import type { CallInput } from '@pressroom/contract/endpoint';
import { productType } from '@pressroom/contract/products/product';
import { productSearch, type products } from '@pressroom/contract/products/products';
import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { system } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { findProducts } from './queries.ts';
import { searchOf } from './search.ts';

/** Copies of a single product and one of many SKUs, until there are some hundreds of each, with some dozens of codes among them. */
async function filledShop(test: TestApp) {
  const { db } = test;
  const code = await keptProductCode(test);
  const print = await keptPrint(test);
  await keptProduct(test, { spu: 'ONE', skus: [{ productCodeId: code.id }] });
  await keptProduct(test, { productType: productType.variants, spu: 'MANY', skus: [{}, {}] });
  await sql`
    insert into products (product_type, spu, classification_template_id, packaging_template_id, sku_count, enabled_count)
    select product_type, spu || n, classification_template_id, packaging_template_id, sku_count, enabled_count
    from products, generate_series(1, 300) n`.execute(db);
  await sql`
    insert into product_codes (category_id, size_id, code, real_stock)
    select category_id, size_id, code || n, 0 from product_codes, generate_series(1, 50) n`.execute(db);
  await sql`
    insert into product_skus (product_id, position, sku, name, status, product_code_id)
    select id, k, spu || '-' || k, 'Shirt ' || id, 1, (
      select id from product_codes order by id offset products.id % 50 limit 1
    )
    from products, generate_series(0, sku_count - 1) k
    where not exists (select from product_skus where product_id = products.id)`.execute(db);
  await sql`analyze`.execute(db);
  return { code: code.code, print };
}

/** The statement of a page, with the plan that PostgreSQL has for it where it need not read a small table whole. */
async function planOf(db: Db, given: CallInput<typeof products.list>): Promise<string> {
  const search = searchOf(productSearch.parse(given), { actor: system, zone: 'Asia/Shanghai' });
  const asked: CompiledQuery[] = [];
  const listening = new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'executeQuery') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return (query: CompiledQuery) => {
        asked.push(query);
        return target.executeQuery(query);
      };
    },
  });
  await findProducts(listening, search, { withSpecs: false, pageNum: 1, pageSize: 20 });
  expect(asked).toHaveLength(1);
  const [{ sql: text, parameters }] = asked as [CompiledQuery];
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await tx.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
}

it('finds a page in one statement by the index of each search', async () => {
  const test = await testApp();
  const { code, print } = await filledShop(test);
  const { single, variants } = productType;
  for (const [search, ...indexes] of [
    [{ productType: variants, fuzzyType: 1, fuzzy: 'MANY77' }, 'product_skus_sku_grams'],
    [{ productType: variants, fuzzyType: 2, fuzzy: 'MANY77' }, 'products_spu_grams'],
    [{ productType: variants, fuzzy: '77' }, 'product_skus_name_grams'],
    [{ productType: single, productCode: code }, 'product_skus_code'],
    [{ productType: single, stockImageId: print }, 'products_print1', 'products_print2'],
    [{ productType: single, templateMoved: true }, 'products_taken_over'],
    [{ startTime: '2026-01-01', endTime: '2026-01-01' }, 'products_modified'],
  ] as const satisfies readonly [CallInput<typeof products.list>, ...string[]][]) {
    const used = [...(await planOf(test.db, search)).matchAll(/(?:using|Scan on) (\w+)/g)].map(([, name]) => name);
    expect(used, JSON.stringify(search)).toEqual(expect.arrayContaining(indexes));
  }
  const newest = await planOf(test.db, { productType: variants });
  expect(newest).toMatch(/Scan Backward using products_type/);
  // what is sorted are the few codes and pictures of each product
  expect(newest.split('SubPlan')[0]).not.toContain('Sort');
});
