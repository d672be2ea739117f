import { orders } from '@pressroom/contract/orders/orders';
import { publishActs, publishPreflight } from '@pressroom/contract/publishing/acts';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { completeShirt, type EveryStoreTest, everyStoreTest } from '../../testing/everyStore.ts';
import { goOn, type ProductThere } from '../../testing/publishMakers.ts';
import { syncAll } from '../../testing/syncMakers.ts';
import { planRounds } from './publishing.public.ts';

const title = 'Soft Cotton Shirt With An Owl';

/** In each store, in the order of its places. */
const listingsOf = async ({ admin }: EveryStoreTest, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await must(admin, publishProducts.detail, { id })).publishProducts[0]!));

const productsIn = ({ sandbox }: EveryStoreTest, shopId: string) =>
  sandbox.control<ProductThere[]>('GET', `products?store=${shopId}`);

async function plannedEverywhere(at: EveryStoreTest): Promise<string[]> {
  const { id: productId } = await completeShirt(at);
  const storeIds = at.places.map(({ storeId }) => storeId);
  const links = await must(at.admin, publishPlans.generate, { storeIds, productIds: [productId] });
  expect(links.map(({ problem }) => problem)).toEqual([null, null, null, null]);
  const publishProducts = links.map(({ storeId, cargoNo }) => ({ storeId, productId, cargoNo, title }));
  const { plan } = await must(at.admin, publishPlans.create, { publishProducts });
  const planned = await must(at.admin, publishPlans.detail, { id: plan.id });
  return storeIds.map((storeId) => planned.publishProducts.find((one) => one.storeId === storeId)!.id);
}

async function round(at: EveryStoreTest): Promise<void> {
  await sql`update listings set checked_at = clock_timestamp() - interval '1 day'`.execute(at.test.db);
  const { app } = at.test;
  await planRounds.run({ app, log: app.log, signal: new AbortController().signal }, {});
  await at.test.drain();
}

it('publishes to stores of every type, maps what is sold there, and changes what each lets us', async () => {
  const at = await everyStoreTest();
  const { admin, test, sandbox, places } = at;
  const ids = await plannedEverywhere(at);
  const [, , temu, temuFull] = ids as [string, string, string, string];

  const judged = await must(admin, publishPreflight.preflight, { ids });
  const findings = judged.rows.flatMap((row) => row.findings.map((finding) => ({ id: row.id, ...finding })));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  // the template names a model of the other shop
  expect(findings.find(({ ruleId }) => ruleId === 'temu.model')).toMatchObject({
    id: temuFull,
    msg: expect.stringContaining('goes without one'),
  });
  sandbox.fault({ kind: 'timeOutAfter', endpoint: 'temu:bg.glo.goods.add', count: 1, ms: 10 });
  expect(await must(admin, publishActs.executeProducts, { ids })).toMatchObject({ done: ids, refused: [] });
  await test.drain();
  const stages = (await listingsOf(at, ids)).map(({ publishStatus, stage }) => [publishStatus, stage]);
  expect(stages).toEqual(ids.map(() => [2, 'review']));

  const there = await Promise.all(places.map(({ shopId }) => productsIn(at, shopId)));
  expect(there.map((products) => products.length)).toEqual([1, 1, 1, 1]);
  for (const [product] of there) await sandbox.control('POST', `products/${product!.number}/approve`);
  await goOn(at);
  const published = await listingsOf(at, ids);
  expect(published).toMatchObject(ids.map(() => ({ publishStatus: 3, status: 1, problem: null, differs: [] })));
  // the stock of new products is asked about with the rounds; what is fully managed there takes none with a new product: it
  // was set afterwards
  await must(admin, publishActs.check, { ids });
  await test.drain();
  const stockThere = (await listingsOf(at, ids)).map(({ publishProductSpecs }) =>
    publishProductSpecs.map(({ market }) => market!.realStock),
  );
  expect(stockThere).toEqual(
    published.map(({ publishProductSpecs }) => publishProductSpecs.map(({ realStock }) => realStock)),
  );
  const ofFull = await must(admin, publishProducts.timeline, { id: temuFull });
  expect(ofFull[0]!.behavior).toBe('The marketplace has the new stock');

  const skusThere = there.flatMap(([product]) => product!.skcs.flatMap(({ skus }) => skus.map(({ id }) => id)));
  const { rows: mapped } = await must(admin, skuMapping.page, {});
  expect(mapped.map(({ skuId }) => skuId).toSorted()).toEqual(skusThere.toSorted());
  expect(new Set(mapped.map((row) => `${row.productCode} ${row.printingName}`))).toEqual(
    new Set(['TEE-BLK-M owl_front.png', 'TEE-BLK-L owl_front.png']),
  );

  // fully managed shops have no orders for their sellers
  for (const { shopId, storeId, mode } of places) {
    if (mode === 'full') continue;
    await must(admin, stores.updateSyncOrder, { id: storeId, syncOrder: 1 });
    const sellerSkus = [(await productsIn(at, shopId))[0]!.skcs[0]!.skus[0]!.sellerSku];
    await sandbox.orders(shopId, { count: 2, withinHours: 0, sellerSkus, cancelled: 0, moved: 0, heldBack: 0 });
  }
  await syncAll(at);
  const bought = (await must(admin, orders.queryList, {})).rows.flatMap(({ orderDetailsList }) => orderDetailsList);
  expect(bought.length).toBeGreaterThanOrEqual(4);
  expect(new Set(bought.map(({ productCode }) => productCode))).toEqual(new Set(['TEE-BLK-M']));

  const price = { ids, originalPrice: '11.00', specialPrice: '9.00' };
  expect((await must(admin, publishActs.updatePrice, price)).refused).toMatchObject([
    { id: temu, reason: 'publishing.act.noPrice' },
    { id: temuFull, reason: 'publishing.act.noPrice' },
  ]);
  await must(admin, publishActs.updateRealStock, { ids, realStock: 12 });
  await test.drain();
  await must(admin, publishActs.check, { ids });
  await test.drain();
  const changed = await listingsOf(at, ids);
  expect(changed.map(({ specialPrice }) => specialPrice)).toEqual(['9.00', '9.00', '9.90', '9.90']);
  expect(changed).toMatchObject(ids.map(() => ({ realStock: 24, differs: [] })));

  const ofTemu = [temu, temuFull];
  const shelve = (status: 1 | 2) => must(admin, publishActs.updateStatus, { ids: ofTemu, status });
  await shelve(2);
  await test.drain();
  expect(await listingsOf(at, ofTemu)).toMatchObject(ofTemu.map(() => ({ status: 2, realStock: 0 })));
  const stock = await must(admin, publishActs.updateRealStock, { ids: ofTemu, realStock: 5 });
  expect(stock.refused.map(({ reason }) => reason)).toEqual(ofTemu.map(() => 'publishing.act.removedByStock'));
  await shelve(1);
  await test.drain();
  expect(await listingsOf(at, ofTemu)).toMatchObject(ofTemu.map(() => ({ status: 1, realStock: 24 })));

  const numbers = published.map(({ marketProductId }) => marketProductId);
  await sandbox.control('POST', `products/${numbers[2]}/stock`, { units: 3 });
  await sandbox.control('POST', `products/${numbers[3]}/stock`, { units: 2 });
  await sandbox.control('POST', `products/${numbers[3]}/price`, { original: 1500, special: 900 });
  await round(at);
  const differs = async () => (await listingsOf(at, ids)).map((listing) => listing.differs);
  expect(await differs()).toEqual([[], [], ['stock'], ['price', 'stock']]);
  await must(admin, publishActs.takeTheirs, { ids: [temu] });
  expect(await must(admin, publishActs.sendOurs, { ids: [temuFull] })).toMatchObject({
    done: [],
    refused: [{ id: temuFull, reason: 'publishing.act.noPrice' }],
  });
  await test.drain();
  await round(at);
  expect(await differs()).toEqual([[], [], [], ['price']]);
  await must(admin, publishActs.takeTheirs, { ids: [temuFull] });
  expect(await differs()).toEqual([[], [], [], []]);
  expect((await listingsOf(at, ofTemu)).map(({ realStock }) => realStock)).toEqual([6, 24]);
}, 60_000);
