import { readFile } from 'node:fs/promises';
import { codes } from '@pressroom/contract/codes/codes';
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
