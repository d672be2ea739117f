import { readFile } from 'node:fs/promises';
import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { json } from '../../../platform/database/expressions.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { recheckMappings } from '../skuMapping.public.ts';

const recheck = ({ test: { app } }: ShopTest) =>
  recheckMappings.run({ app, log: app.log, signal: new AbortController().signal }, {});

/** An order whose line carries a listing with this attribute. */
async function orderWithListing(at: ShopTest, msku: string, value: string, sellerSku = ''): Promise<void> {
  const order = await makeOrder(at, { orderDetailsList: [{ msku, num: 1 }] });
  await at.test.db
    .updateTable('orderLines')
    .set({ listing: json({ title: '', sellerSku, attributes: [{ name: '', value }] }) })
    .where('orderId', '=', order.id)
    .execute();
}

const contradicted = ({ admin }: ShopTest) => must(admin, skuMapping.page, { contradicted: 'true' });

it('checks a mapping again when an order brings another listing, and lists the contradictions', async () => {
  const at = await shopTest();
  const shopId = at.shop.stores.austin;
  const form = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front, shopId };
  await must(at.admin, skuMapping.save, { ...form, skuId: '901' });
  await must(at.admin, skuMapping.save, { ...form, skuId: '902' });
  expect(await contradicted(at)).toEqual({ rows: [], total: 0 });

  await orderWithListing(at, '901', 'Black');
  await orderWithListing(at, '902', 'White');
  await recheck(at);
  const found = await contradicted(at);
  expect(found).toMatchObject({
    total: 1,
    rows: [{ skuId: '901', contradictions: [{ about: 'colour', said: 'Black' }] }],
  });
  expect(await must(at.admin, skuMapping.page, { skuId: '902' })).toMatchObject({
    rows: [{ listing: { attributes: [{ value: 'White' }] }, contradictions: [] }],
  });

  const { id, gmtModified } = found.rows[0]!;
  await must(at.admin, skuMapping.save, { ...form, id, gmtModified, skuId: '903' });
  expect(await contradicted(at)).toEqual({ rows: [], total: 0 });
});

it('checks mappings again after the dictionary has changed', async () => {
  const at = await shopTest();
  const shopId = at.shop.stores.austin;
  await orderWithListing(at, '911', 'Zelkova');
  const print = at.shop.pictures.rose_front;
  await must(at.admin, skuMapping.save, { productCode: 'TEE-WHT-L', printingImage: print, shopId, skuId: '911' });
  expect((await contradicted(at)).total).toBe(0);
  await must(at.admin, codes.create, { type: 2, code: 'ZLK', name: 'Zelkova' });
  await recheck(at);
  expect((await contradicted(at)).rows).toMatchObject([{ skuId: '911', contradictions: [{ said: 'Zelkova' }] }]);
});

it('compares only as many prints as the product has positions, whatever the mapping keeps', async () => {
  const at = await shopTest();
  const { admin, shop, test } = at;
  const { fox_back: printingImage, rose_front: printingImage2 } = shop.pictures;
  const pair = { shopId: shop.stores.austin, skuId: '921' };
  await must(admin, skuMapping.save, { ...pair, productCode: 'TEE-BLK-M', printingImage, printingImage2 });
  await orderWithListing(at, pair.skuId, 'Black', 'TEE-BLK-M-ROSE');
  await recheck(at);
  expect((await contradicted(at)).total).toBe(0);

  await test.db.updateTable('productCategories').set({ numberOfPrints: 1 }).execute();
  await orderWithListing(at, pair.skuId, 'Black', 'TEE-BLK-M-ROSE');
  await recheck(at);
  expect((await contradicted(at)).rows).toMatchObject([{ skuId: '921', contradictions: [{ about: 'design' }] }]);
});

it('takes the newest listing of the mapping’s own store', async () => {
  const at = await shopTest();
  const { austin, linden } = at.shop.stores;
  const form = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front, skuId: '931' };
  const said = async (shopId: string) => {
    const { rows } = await must(at.admin, skuMapping.page, { skuId: '931', shopId });
    return rows[0]!.listing?.attributes.map(({ value }) => value);
  };
  await orderWithListing(at, '931', 'Black');
  await orderWithListing(at, '931', 'White');
  // an order typed in by hand has no listing, and takes none away
  await makeOrder(at, { orderDetailsList: [{ msku: '931', num: 1 }] });
  for (const shopId of [austin, linden]) await must(at.admin, skuMapping.save, { ...form, shopId });
  expect([await said(austin), await said(linden)]).toEqual([['White'], undefined]);
  expect((await contradicted(at)).total).toBe(0);

  await orderWithListing(at, '931', 'Black');
  await recheck(at);
  expect([await said(austin), await said(linden)]).toEqual([['Black'], undefined]);
});

it('checks again what was checked more than a day ago, and a mapping whose print has another name', async () => {
  const at = await shopTest();
  const { admin, shop, test } = at;
  const print = shop.pictures.rose_front;
  for (const skuId of ['941', '942']) {
    await orderWithListing(at, skuId, 'Black');
    const form = { shopId: shop.stores.austin, skuId, productCode: 'TEE-WHT-L', printingImage: print };
    await must(admin, skuMapping.save, { ...form, confirmContradictions: true });
  }
  await recheck(at);
  // as if the rules had been others when these were checked
  for (const [skuId, hours] of Object.entries({ 941: 25, 942: 23 }))
    await sql`
      update mapping_contradictions set contradictions = '[]', checked_at = now() - ${hours} * interval '1 hour'
      where mapping_id = (select id from sku_mappings where sku_id = ${skuId})`.execute(test.db);
  await sql`update codes set gmt_modified = now() - interval '2 days'`.execute(test.db);
  await recheck(at);
  expect((await contradicted(at)).rows.map(({ skuId }) => skuId)).toEqual(['941']);

  await must(admin, library.rename, { id: print, name: 'peony_front' });
  await recheck(at);
  expect((await contradicted(at)).rows.map(({ skuId }) => skuId)).toEqual(['942', '941']);
});

it('passes over a mapping that was deleted since its listing changed', async () => {
  const at = await shopTest();
  const form = { shopId: at.shop.stores.austin, productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  const { id } = await must(at.admin, skuMapping.save, { ...form, skuId: '951' });
  await must(at.admin, skuMapping.save, { ...form, skuId: '952' });
  for (const msku of ['951', '952']) await orderWithListing(at, msku, 'Black');
  await must(at.admin, skuMapping.delete, { ids: [id] });
  await recheck(at);
  expect((await contradicted(at)).rows.map(({ skuId }) => skuId)).toEqual(['952']);
  const left = await at.test.db.selectFrom('listingChanges').selectAll().execute();
  expect(left).toEqual([]);
});

it('loses the queue of its former name with an upgrade, also where that queue never was', async () => {
  const { db } = await testApp();
  const upgrade = await readFile(new URL('../../../../migrations/0035_recheck_queue.sql', import.meta.url), 'utf8');
  const former = 'skuMapping.judgeListings';
  await sql`select pgboss.create_queue(${former}, '{"policy":"standard"}'::jsonb)`.execute(db);
  await sql`insert into pgboss.schedule (name, cron) values (${former}, '* * * * *')`.execute(db);
  await sql`insert into pgboss.job (name, data) values (${former}, '{}')`.execute(db);
  for (const _time of [1, 2]) {
    await sql.raw(upgrade).execute(db);
    const { rows } = await sql`
      select name from pgboss.queue where name = ${former}
      union all select name from pgboss.schedule where name = ${former}
      union all select name from pgboss.job where name = ${former}`.execute(db);
    expect(rows).toEqual([]);
  }
});
