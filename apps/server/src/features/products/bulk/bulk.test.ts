import type { CallInput } from '@pressroom/contract/endpoint';
import { audit } from '@pressroom/contract/audit/audit';
import { bulkField, bulkSkusMost, productBulk } from '@pressroom/contract/products/bulk';
import { productType } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../../caller.ts';
import { must } from '../../../demo/shop.ts';
import { keptProduct, skuValues } from '../../../testing/productMakers.ts';
import { keptProductTemplate } from '../../../testing/templateMakers.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { countChosen } from './plan.ts';
import { forgetProductActs } from '../products.public.ts';

type Ask = Pick<CallInput<typeof productBulk.preview>, 'selection' | 'change'>;

async function apply(caller: Caller, ask: Ask) {
  const { basis } = await must(caller, productBulk.preview, ask);
  return must(caller, productBulk.apply, { ...ask, basis });
}

const skusOf = ({ db }: TestApp, ids: readonly string[]) =>
  db.selectFrom('productSkus').where('id', 'in', ids).selectAll().orderBy('id').execute();
const headsOf = ({ db }: TestApp, ids: readonly string[]) =>
  db.selectFrom('products').where('id', 'in', ids).selectAll().orderBy('id').execute();

async function catalogue(test: TestApp) {
  const single = await keptProduct(test);
  const variants = await keptProduct(test, { productType: productType.variants, skus: [{}, { status: 2 }, {}] });
  const combination = await keptProduct(test, { components: [{ skuId: single.skuIds[0]! }] });
  return { single, variants, combination, ids: [single.id, variants.id, combination.id] };
}

it('shows what would change and what refuses, and changes exactly that', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { single, variants, combination, ids } = await catalogue(test);
  const template = await keptProductTemplate(test, { name: 'Summer' });
  const ask: Ask = {
    selection: { ids },
    change: {
      status: 2,
      stock: 7,
      remark: 'Sale',
      productTemplateId: template.id,
      originalPrice: { how: 'percent', percent: '110' },
      sellingPrice: { how: 'add', amount: '-0.90' },
    },
  };
  const preview = await must(admin, productBulk.preview, ask);
  expect(preview).toMatchObject({ products: 3, skus: 5, changing: 5, refusedCount: 0 });
  const [first] = preview.rows.filter(({ id }) => id === single.skuIds[0]);
  expect(first!.changes).toEqual([
    { field: bulkField.status, before: '1', after: '2' },
    { field: bulkField.template, before: '', after: 'Summer' },
    { field: bulkField.originalPrice, before: '12.00 – 18.00', after: '13.20 – 19.80' },
    { field: bulkField.sellingPrice, before: '9.90 – 15.90', after: '9.00 – 15.00' },
    { field: bulkField.stock, before: '', after: '7' },
    { field: bulkField.remark, before: '', after: 'Sale' },
  ]);
  const { changed } = await must(admin, productBulk.apply, { ...ask, basis: preview.basis });
  expect(changed).toBe(5);
  const now = await skusOf(test, [...single.skuIds, ...variants.skuIds, ...combination.skuIds]);
  expect(now.map(({ status, ownStock, startOriginalPrice }) => [status, ownStock, startOriginalPrice])).toEqual([
    ...Array.from({ length: 4 }, () => [2, 7, '13.20']),
    [2, 7, null],
  ]);
  const heads = await headsOf(test, ids);
  // the SKUs of a product with many have the status, not the product
  expect(heads.map(({ status, productTemplateId }) => [status, productTemplateId])).toEqual([
    [2, template.id],
    [1, template.id],
    [2, template.id],
  ]);
  expect(heads.map(({ enabledCount }) => enabledCount)).toEqual([0, 0, 0]);
  const { rows } = await must(admin, audit.history, { objectType: 'products', objectId: single.id });
  expect(rows).toHaveLength(1);
  expect(rows[0]!.changes).toContainEqual(expect.objectContaining({ after: 'Sale' }));
  // the prices once more, except those that the combination has from its components
  expect(await must(admin, productBulk.preview, ask)).toMatchObject({ changing: 4 });
});

it('changes only what is absent in no field, and the second time nothing', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { ids } = await catalogue(test);
  const versions = async () => (await headsOf(test, ids)).map(({ gmtModified }) => gmtModified);
  const [single, variants, combination] = await versions();
  const ask: Ask = { selection: { ids }, change: { remark: 'Sale', stock: null } };
  expect(await apply(admin, ask)).toMatchObject({ changed: 5 });
  // whoever edits the head of a product with many SKUs meanwhile has lost nothing
  expect((await versions()).map((now, at) => now === [single, variants, combination][at])).toEqual([
    false,
    true,
    false,
  ]);
  expect(await must(admin, productBulk.preview, ask)).toMatchObject({ skus: 5, changing: 0, rows: [] });
  expect(await admin.call(productBulk.preview, { ...ask, change: {} })).toMatchObject({ status: 400 });
});

it('leaves SKUs out whose range would not rise any more or whose price would be none', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const close = { startOriginalPrice: '0.10', endOriginalPrice: '0.11' };
  const single = await keptProduct(test, { skus: [close] });
  const variants = await keptProduct(test, { productType: productType.variants, skus: [close, {}] });
  const selection = { ids: [single.id, variants.id] };
  const halved: Ask = { selection, change: { originalPrice: { how: 'percent', percent: '20' } } };
  const preview = await must(admin, productBulk.preview, halved);
  expect(preview).toMatchObject({ skus: 3, changing: 2, refusedCount: 1 });
  expect(preview.refused).toMatchObject([
    { id: single.skuIds[0], msg: 'Please enter the correct original price range' },
  ]);
  await must(admin, productBulk.apply, { ...halved, basis: preview.basis });
  const prices = (await skusOf(test, [...single.skuIds, ...variants.skuIds])).map((sku) => sku.startOriginalPrice);
  expect(prices).toEqual(['0.10', '0.02', '2.40']);

  for (const [amount, refused] of [
    ['-1', 2],
    ['99999.99', 3],
  ] as const) {
    const ask: Ask = { selection, change: { originalPrice: { how: 'add', amount } } };
    const beyond = await must(admin, productBulk.preview, ask);
    expect(beyond.refusedCount).toBe(refused);
    expect(beyond.refused[0]!.msg).toBe('The price would not be between 0 and 99999.99');
  }
  const wrong: Ask = { selection, change: { originalPrice: { how: 'set', start: '5', end: '4' } } };
  expect(await admin.call(productBulk.preview, wrong)).toMatchObject({
    status: 400,
    data: [{ path: 'change.originalPrice.end' }],
  });
});

it('reaches all that match except what is taken out, or single SKUs', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { single, variants, combination } = await catalogue(test);
  const change = { remark: 'x' };
  const count = async (selection: Ask['selection']) =>
    (await must(admin, productBulk.preview, { selection, change })).skus;
  expect(await count({ match: {} })).toBe(5);
  expect(await count({ match: { productType: productType.variants } })).toBe(3);
  expect(await count({ match: {}, except: [variants.id] })).toBe(2);
  expect(await count({ skuIds: [variants.skuIds[1]!, combination.skuIds[0]!] })).toBe(2);
  await apply(admin, { selection: { match: { fuzzyType: 2, fuzzy: single.spu } }, change });
  const remarks = (await skusOf(test, [...single.skuIds, ...variants.skuIds])).map(({ remark }) => remark);
  expect(remarks).toEqual(['x', '', '', '']);
});

it('refuses what is no longer as it was shown, but not for a change elsewhere', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { single } = await catalogue(test);
  const ask: Ask = { selection: { ids: [single.id] }, change: { sellingPrice: { how: 'percent', percent: '50' } } };
  const { basis } = await must(admin, productBulk.preview, ask);
  await test.db.updateTable('productSkus').set({ remark: 'mine' }).where('productId', '=', single.id).execute();
  const replies = await Promise.all([1, 2].map(() => admin.call(productBulk.apply, { ...ask, basis })));
  // the second finds halved prices, of which the preview said nothing
  expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect(replies.find(({ status }) => status === 409)).toMatchObject({ failure: 'products.bulk.changed' });
  const [sku] = await skusOf(test, single.skuIds);
  expect(sku).toMatchObject({ startSellingPrice: '4.95', endSellingPrice: '7.95', remark: 'mine' });
});

it('takes an edit back once, except where somebody has changed the same since', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { single, variants } = await catalogue(test);
  const skuIds = [...single.skuIds, ...variants.skuIds];
  const before = await skusOf(test, skuIds);
  expect(await must(admin, productBulk.last, {})).toBeNull();
  const { editId } = await apply(admin, {
    selection: { ids: [single.id, variants.id] },
    change: { status: 2, sellingPrice: { how: 'set', start: '1', end: '2' } },
  });
  expect(await must(admin, productBulk.last, {})).toMatchObject({ editId, skus: 4 });
  const since = test.db.updateTable('productSkus').set({ startSellingPrice: '1.50' });
  await since.where('id', '=', variants.skuIds[0]!).execute();
  const elsewhere = test.db.updateTable('productSkus').set({ remark: 'kept' });
  await elsewhere.where('id', '=', variants.skuIds[2]!).execute();

  const other = await test.as(['/products/management', '/products/multiAttribute']);
  expect(await other.call(productBulk.undo, { editId })).toMatchObject({ status: 404 });
  expect(await must(admin, productBulk.undo, { editId })).toEqual({ restored: 3, changedSince: 1 });
  const told = ({ status, startSellingPrice, remark }: (typeof before)[number]) => [status, startSellingPrice, remark];
  expect((await skusOf(test, skuIds)).map(told)).toEqual([
    told(before[0]!),
    [2, '1.50', ''],
    told(before[2]!),
    [1, '9.90', 'kept'],
  ]);
  expect((await headsOf(test, [single.id]))[0]).toMatchObject({ status: 1 });
  expect(await admin.call(productBulk.undo, { editId })).toMatchObject({
    status: 409,
    failure: 'products.bulk.undone',
  });
  expect(await must(admin, productBulk.last, {})).toBeNull();
});

it('forgets after a week what can be taken back', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { ids } = await catalogue(test);
  const { editId } = await apply(admin, { selection: { ids }, change: { remark: 'Sale' } });
  const night = () =>
    forgetProductActs.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  await night();
  expect(await must(admin, productBulk.last, {})).toMatchObject({ editId });
  await test.db
    .updateTable('productEdits')
    .set({ gmtCreate: sql`clock_timestamp() - interval '8 days'` })
    .execute();
  await night();
  expect(await admin.call(productBulk.undo, { editId })).toMatchObject({ status: 404 });
  expect(await test.db.selectFrom('productEditRows').select('skuId').execute()).toEqual([]);
});

it('asks for the right of each kind, and for few enough SKUs', async () => {
  const test = await testApp();
  const { ids } = await catalogue(test);
  const managed = await test.as(['/products/management']);
  const ask: Ask = { selection: { ids }, change: { remark: 'x' } };
  expect(await managed.call(productBulk.preview, ask)).toMatchObject({ status: 403 });
  expect(await managed.call(productBulk.apply, { ...ask, basis: '' })).toMatchObject({ status: 403 });
  const all = await must(managed, productBulk.preview, { ...ask, selection: { match: {} } });
  expect(all).toMatchObject({ products: 2 });
  const many = sql`select generate_series(1, ${sql.lit(bulkSkusMost + 1)})`;
  await expect(countChosen(test.db, many)).rejects.toMatchObject({ key: 'products.bulk.tooMany' });
});

it('computes prices to the cent as plain whole numbers do', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const random = (most: number) => Math.floor(Math.random() * (most + 1));
  const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  const starts = Array.from({ length: 60 }, () => BigInt(random(4_000_000)));
  const skus = starts.map((start, at) => ({
    ...skuValues,
    sku: `P-${at}`,
    startOriginalPrice: text(start),
    endOriginalPrice: text(start + BigInt(random(4_000_000))),
  }));
  const { id, skuIds } = await keptProduct(test, { productType: productType.variants, skus });
  for (let round = 0; round < 6; round += 1) {
    const before = await skusOf(test, skuIds);
    const cents = (amount: string | null) => BigInt(amount!.replace('.', ''));
    const percent = BigInt(random(20_000));
    const amount = BigInt(random(200_000)) - 100_000n;
    const isPercent = round % 2 === 0;
    // a hundredth of a percent is a ten-thousandth; halves are rounded up
    const plain = (value: bigint) => (isPercent ? (value * percent + 5000n) / 10_000n : value + amount);
    const sign = amount < 0n ? '-' : '';
    await apply(admin, {
      selection: { ids: [id] },
      change: {
        originalPrice: isPercent
          ? { how: 'percent', percent: text(percent) }
          : { how: 'add', amount: `${sign}${text(amount < 0n ? -amount : amount)}` },
      },
    });
    const after = await skusOf(test, skuIds);
    for (const [at, { startOriginalPrice, endOriginalPrice }] of before.entries()) {
      const wanted = [plain(cents(startOriginalPrice)), plain(cents(endOriginalPrice))];
      const fits = wanted.every((value) => value >= 0n && value <= 9_999_999n);
      const now = [after[at]!.startOriginalPrice, after[at]!.endOriginalPrice];
      expect(now).toEqual(fits ? wanted.map(text) : [startOriginalPrice, endOriginalPrice]);
    }
  }
});
