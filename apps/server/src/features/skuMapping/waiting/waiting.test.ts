import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../../../demo/shop.ts';
import { json } from '../../../platform/database/expressions.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

interface Sold {
  msku: string;
  num?: number;
  shopId?: string;
  hours?: number;
  title?: string;
  sellerSku?: string;
  values?: string[];
}

/** An order that a marketplace has told us of, with what its listing says. */
async function sell(at: ShopTest, { msku, num = 1, shopId, hours, title, sellerSku, values = [] }: Sold) {
  const order = await makeOrder(at, {
    orderDetailsList: [{ msku, num }],
    deliveryTimeLimit: hours === undefined ? undefined : Date.now() + hours * 3_600_000,
    ...(shopId && { shopId }),
  });
  const listing = { title, sellerSku, attributes: values.map((value) => ({ name: null, value })) };
  await at.test.db
    .updateTable('orderLines')
    .set({ listing: json(listing) })
    .where('orderId', '=', order.id)
    .execute();
  return order;
}

/** The queue, each with what it may stand for. */
async function suggestedFor(at: ShopTest) {
  const { rows } = await queueOf(at);
  const pairs = rows.map(({ shopId, skuId }) => ({ shopId, skuId }));
  const found = await must(at.admin, skuMapping.suggestions, { pairs });
  return rows.map((row, index) => ({ ...row, ...found[index]! }));
}

const queueOf = ({ admin }: ShopTest, search: object = {}) => must(admin, skuMapping.waitingPage, search);

it('puts what is due first, then what holds up most, page by page without a gap', async () => {
  const at = await shopTest();
  await sell(at, { msku: '801', hours: 200 });
  for (const num of [1, 4]) await sell(at, { msku: '802', num, hours: 100 });
  await sell(at, { msku: '803', num: 3 });
  await sell(at, { msku: '804', hours: 3 });
  const whole = await queueOf(at);
  expect(whole.rows.map(({ skuId, orders: held, units }) => [skuId, held, units])).toEqual([
    ['804', 1, 1],
    ['802', 2, 5],
    ['803', 1, 3],
    ['801', 1, 1],
  ]);
  expect(whole).toMatchObject({ total: 4, orders: 5 });
  expect(whole.next).toBeUndefined();

  const first = await queueOf(at, { pageSize: 3 });
  const second = await queueOf(at, { pageSize: 3, after: first.next });
  expect([...first.rows, ...second.rows]).toEqual(whole.rows);
  expect(second.total).toBe(4);
  expect(second.next).toBeUndefined();
  expect(await at.admin.call(skuMapping.waitingPage, { after: 'nonsense' })).toMatchObject({ status: 400 });
  const cursor = JSON.parse(Buffer.from(first.next!, 'base64url').toString()) as object;
  const forged = [
    { asOf: '0000-01-01T00:00:00Z' },
    { deadline: 'soon' },
    { later: 2 ** 40 },
    { units: -(2 ** 31) },
    { shopId: '9'.repeat(19) },
    { skuId: '\u0000' },
  ];
  for (const part of forged) {
    const after = Buffer.from(JSON.stringify({ ...cursor, ...part })).toString('base64url');
    expect(await at.admin.call(skuMapping.waitingPage, { after })).toMatchObject({ status: 400 });
  }
});

it('suggests what the seller’s SKU spells out, and one decision lets every order go on', async () => {
  const at = await shopTest();
  await sell(at, { msku: '811', sellerSku: 'TEE-WHT-L-OWL', title: 'Shirt', values: ['White', 'L'] });
  await sell(at, { msku: '811', sellerSku: 'TEE-WHT-L-OWL', title: 'Shirt', values: ['White', 'L'] });
  const rows = await suggestedFor(at);
  const [{ shopId, skuId, suggestions, listing }] = rows as [(typeof rows)[number]];
  expect(listing?.sellerSku).toBe('TEE-WHT-L-OWL');
  expect(suggestions[0]).toMatchObject({
    productCode: 'TEE-WHT-L',
    prints: [{ name: 'owl_front.png' }],
    complete: true,
    reasons: ['The seller SKU contains TEE-WHT-L', 'The listing names the picture “owl_front.png”'],
  });
  const saved = await must(at.admin, skuMapping.save, {
    shopId,
    skuId,
    productCode: suggestions[0]!.productCode!,
    printingImage: suggestions[0]!.prints[0]!.id,
  });
  expect(saved).toMatchObject({ releasedOrders: 2, contradictions: [] });
  expect((await queueOf(at)).total).toBe(0);
});

it('suggests what the same goods are elsewhere, in the size that was sold', async () => {
  const at = await shopTest();
  const { linden } = at.shop.stores;
  const title = 'Night walker shirt';
  const form = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  await sell(at, { msku: '821', shopId: linden, title, sellerSku: 'NW-7', values: ['白色 / L'] });
  await must(at.admin, skuMapping.save, { ...form, skuId: '821', shopId: linden });

  await sell(at, { msku: '822', title: 'Another', sellerSku: 'nw-7' });
  await sell(at, { msku: '821', title: 'Another' });
  await sell(at, { msku: '823', title, sellerSku: 'NW-8', values: ['white, L'] });
  const rows = await suggestedFor(at);
  const found = Object.fromEntries(rows.map(({ skuId, suggestions }) => [skuId, suggestions[0]]));
  const same = { productCode: 'TEE-WHT-L', prints: [{ name: 'rose_front.png' }] };
  expect(found['821']).toMatchObject({ ...same, reasons: ['The same SKU ID is mapped to TEE-WHT-L in “Linden Tees”'] });
  expect(found['822']).toMatchObject({
    ...same,
    reasons: ['The same seller SKU is mapped to TEE-WHT-L in “Linden Tees”'],
  });
  expect(found['823']).toMatchObject({
    ...same,
    reasons: [
      expect.stringContaining('Model, color and size match the listing'),
      'A product with the same title uses rose_front.png (TEE-WHT-L in “Linden Tees”)',
    ],
  });
});

it('names the product code that a listing spells out and that is missing, and nothing that is not certain', async () => {
  const at = await shopTest();
  await must(at.admin, codes.create, { type: 2, code: 'RED', name: 'Red' });
  const listings: Record<string, Pick<Sold, 'sellerSku' | 'values'>> = {
    'size missing': { sellerSku: 'TEE-WHT-M-OWL' },
    'size said elsewhere': { sellerSku: 'TEE-BLK-OWL', values: ['Black / L'] },
    'category missing': { sellerSku: 'tee_red_m', values: ['Red'] },
    'there already': { sellerSku: 'TEE-WHT-L-OWL' },
    'colour contradicted': { sellerSku: 'TEE-WHT-M-OWL', values: ['Black'] },
    'two readings': { sellerSku: 'TEE-WHT-M-TEE-BLK-L' },
    'no such colour': { sellerSku: 'TEE-GRN-M-OWL' },
    'no size': { sellerSku: 'TEE-WHT-OWL' },
    silent: {},
  };
  for (const [msku, listing] of Object.entries(listings)) await sell(at, { msku, ...listing });
  const missingOf = async () =>
    Object.fromEntries((await suggestedFor(at)).map(({ skuId, missing }) => [skuId, missing]));
  const none = Object.fromEntries(Object.keys(listings).map((msku) => [msku, null]));
  const before = await missingOf();
  expect(before).toEqual({
    ...none,
    'size missing': {
      categoryCode: 'TEE-WHT',
      sizeCode: 'M',
      category: expect.objectContaining({ name: '白色 T 恤 White tee' }),
    },
    'size said elsewhere': {
      categoryCode: 'TEE-BLK',
      sizeCode: 'L',
      category: expect.objectContaining({ name: '黑色 T 恤 Black tee' }),
    },
    'category missing': { categoryCode: 'TEE-RED', sizeCode: 'M', category: null },
  });

  const { category } = before['size missing']!;
  const white = { productCodeCategoryId: category!.id, sizeCode: 'M', realStock: 5 };
  await must(at.admin, categories.createProductCode, white);
  const now = (await suggestedFor(at)).find(({ skuId }) => skuId === 'size missing');
  expect(now).toMatchObject({ missing: null, suggestions: [{ productCode: 'TEE-WHT-M', complete: true }] });
});

it('never suggests what the listing contradicts', async () => {
  const at = await shopTest();
  const { linden } = at.shop.stores;
  const form = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  await must(at.admin, skuMapping.save, { ...form, skuId: '831', shopId: linden });
  await sell(at, { msku: '831', values: ['Black', 'M'] });
  expect((await suggestedFor(at))[0]).toMatchObject({ skuId: '831', suggestions: [] });
});

it('shows on a mapping where its listing contradicts it, with both sides', async () => {
  const at = await shopTest();
  const order = await sell(at, { msku: '841', sellerSku: 'TEE-BLK-M-FOX', values: ['Black', 'M'] });
  const form = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  const saved = await must(at.admin, skuMapping.save, {
    ...form,
    skuId: '841',
    shopId: order.shopId,
    confirmContradictions: true,
  });
  expect(saved.contradictions).toMatchObject([
    { about: 'size', source: 'attribute', said: 'M' },
    { about: 'colour', source: 'attribute', said: 'Black' },
    { about: 'design', source: 'sellerSku', said: 'fox_back.png', mapped: 'rose_front.png' },
  ]);
  expect((await must(at.admin, orders.queryDetail, { id: order.id })).orderDetailsList[0]?.productCode).toBe(
    'TEE-WHT-L',
  );
});
