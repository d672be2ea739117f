import { productBulk } from '@pressroom/contract/products/bulk';
import { productType } from '@pressroom/contract/products/product';
import { importCode, productSheets } from '@pressroom/contract/products/sheets';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { sheetOf, singleRow } from '../../../testing/productSheets.ts';
import { keptPicture } from '../../../testing/templateMakers.ts';
import { refreshProducts } from '../record/completeness.ts';
import { testApp } from '../../../testing/testApp.ts';
import { startWorker } from '../../../testing/workerProcess.ts';

/** Two processes start in the course of one test, and a killed one is missed after some seconds. */
const patience = { timeout: 80_000, interval: 200 };

/** Until both jobs wait for what this transaction holds. */
async function waitForBoth(tx: Tx): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_locks
      where locktype = 'transactionid' and not granted and transactionid = pg_current_xact_id()::xid`.execute(tx);
    expect(rows).toHaveLength(2);
  }, patience);
}

it('leaves nothing half done where a process is killed in an import and an edit, and changes every SKU once', async () => {
  const test = await testApp();
  const { db } = test;
  const admin = await test.as('admin');
  const skus = Array.from({ length: 1200 }, (_, at) => ({ sku: `V-${at}` }));
  const many = await keptProduct(test, { productType: productType.variants, skus });
  await db.transaction().execute((tx) => refreshProducts(tx, [many.id]));
  const row = await singleRow(test, { 'Effect drawing': (await keptPicture(test)).address });
  const rows = Array.from({ length: 201 }, (_, at) => ({ ...row, SPU: `K-${at}`, SKU: `K-${at}` }));
  const imported = async () =>
    (await db.selectFrom('products').where('spu', 'like', 'K-%').select('id').execute()).length;
  const priced = async (price: string) => {
    const found = db.selectFrom('productSkus').where('productId', '=', many.id);
    return (await found.where('startOriginalPrice', '=', price).select('id').execute()).length;
  };
  const states = async () => (await db.selectFrom('tasks').select('state').execute()).map(({ state }) => state);

  await must(admin, productSheets.import, { importCode: importCode.single }, [await sheetOf(rows)]);
  const ask = { selection: { ids: [many.id] }, change: { originalPrice: { how: 'percent' as const, percent: '110' } } };
  const { basis } = await must(admin, productBulk.preview, ask);
  expect(await must(admin, productBulk.apply, { ...ask, basis })).toMatchObject({ changed: 1200 });

  const files = { DATA_DIR: test.app.settings.dataDir };
  const stop = new Error('what is held goes');
  const { id: _, ...head } = await db
    .selectFrom('products')
    .where('id', '=', many.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const held = db.transaction().execute(async (tx) => {
    await tx
      .insertInto('products')
      .values({ ...head, spu: 'K-200' })
      .execute();
    await sql`select id from product_skus where id = ${many.skuIds.at(-1)!} for update`.execute(tx);
    const worker = await startWorker(test, files);
    await waitForBoth(tx);
    await worker.kill();
    throw stop;
  });
  await expect(held).rejects.toBe(stop);
  expect([await imported(), await priced('12.00'), await priced('13.20')]).toEqual([0, 200, 1000]);

  await startWorker(test, files);
  await vi.waitFor(async () => expect(await states()).toEqual(['done', 'done']), patience);
  expect([await imported(), await priced('12.00'), await priced('13.20')]).toEqual([201, 0, 1200]);
}, 180_000);
