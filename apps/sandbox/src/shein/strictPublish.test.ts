import { expect, it } from 'vitest';
import { digits } from '../json.ts';
import { issueUpload } from '../markets/uploads.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { sheinProduct } from '../testing/publishing.ts';
import { call } from '../testing/sheinCaller.ts';
import { fillShein, sentByShein } from '../testing/sheinFill.ts';
import { categories, categoryOf } from '../world/categories.ts';
import { Chance } from '../world/chance.ts';
import { kind } from './catalogue/attribute.ts';
import { attributesOf } from './catalogue/catalogue.ts';

const mug = categories.find(({ name }) => name === 'Ceramic Mugs')!.id;
const sock = categories.find(({ goods, leaf }) => goods === 'socks' && leaf)!.id;
const phoneCase = categories.find(({ goods, leaf }) => goods === 'phoneCase' && leaf)!.id;
const shirt = '1704';

type Body = ReturnType<typeof sheinProduct>;
type Skc = Body['skc_list'][number];
type Sku = Skc['sku_list'][number];

function bodyFor(sandbox: TestSandbox, categoryId: string, store = 's1'): Body {
  const attributes = sentByShein(
    fillShein(attributesOf(categoryOf(categoryId)!, []), new Chance('strict', categoryId)),
  );
  return sheinProduct(sandbox, { store, categoryId, attributes });
}

async function send(sandbox: TestSandbox, body: object, store = 's1') {
  const { code, info } = await call(sandbox, { store, path: '/open-api/goods/product/publishOrEdit', body });
  const { success, pre_valid_result } = info as {
    success: boolean;
    pre_valid_result: { module: string; form: string; messages: string[] }[] | null;
  };
  return { code, success, forms: (pre_valid_result ?? []).map(({ form }) => form) };
}

const withSkc = (body: Body, change: object): object => ({ ...body, skc_list: [{ ...body.skc_list[0], ...change }] });
const withSku = (body: Body, change: object): object =>
  withSkc(body, { sku_list: [{ ...body.skc_list[0]!.sku_list[0], ...change }] });
const priceOf = (sku: Sku) => (sku as unknown as { price_info_list: [Record<string, string>] }).price_info_list[0];
const skuOf = (body: Body) => body.skc_list[0]!.sku_list[0]!;

function pictureAt({ core }: TestSandbox, [width, height]: [number, number], type: number, sort: number) {
  const about = { origin: 'http://127.0.0.1', system: 'shein', ended: false } as const;
  const facts = { format: 'png', width, height, bytes: 1000, use: type } as const;
  const file = Buffer.from(`${width} ${height} ${type} ${sort}`);
  return { image_sort: sort, image_type: type, image_url: issueUpload(core.world.links, about, file, facts) };
}
const pictures = (sandbox: TestSandbox, body: Body, list: [[number, number], type: number, sort: number][]) =>
  withSkc(body, { image_info: { image_info_list: list.map((each) => pictureAt(sandbox, ...each)) } });

type Spoil = (body: Body, sandbox: TestSandbox) => object;
const details = Array.from({ length: 11 }, (_, index): [[number, number], number, number] => [
  [1000, 1000],
  2,
  index + 2,
]);
const main: [[number, number], number, number] = [[1000, 1000], 1, 1];

const faults: [what: string, category: string, form: string, spoil: Spoil][] = [
  [
    'a name that is too short',
    mug,
    'multi_language_name_list',
    (b) => ({ ...b, multi_language_name_list: [{ language: 'en', name: 'x' }] }),
  ],
  [
    'no name in English',
    mug,
    'multi_language_name_list',
    (b) => ({ ...b, multi_language_name_list: [{ language: 'fr', name: 'Une tasse' }] }),
  ],
  [
    'emoji in the description',
    mug,
    'multi_language_desc_list',
    (b) => ({ ...b, multi_language_desc_list: [{ language: 'en', name: 'Nice ☕️' }] }),
  ],
  [
    'a description too long',
    mug,
    'multi_language_desc_list',
    (b) => ({ ...b, multi_language_desc_list: [{ language: 'en', name: 'x'.repeat(5001) }] }),
  ],
  ['no brand where one is required', phoneCase, 'brand_code', (b) => ({ ...b, brand_code: undefined })],
  ['no sites', mug, 'site_list', (b) => ({ ...b, site_list: undefined })],
  [
    'a site that is closed',
    mug,
    'sub_site_list',
    (b) =>
      withSku(
        { ...b, site_list: [{ main_site: 'shein', sub_site_list: ['shein-br'] }] },
        { price_info_list: [{ ...priceOf(skuOf(b)), sub_site: 'shein-br', currency: 'BRL' }] },
      ),
  ],
  [
    'a site without a price',
    mug,
    'base_price',
    (b) => ({ ...b, site_list: [{ main_site: 'shein', sub_site_list: ['shein-us', 'shein-mx'] }] }),
  ],
  [
    'another currency',
    mug,
    'currency',
    (b) => withSku(b, { price_info_list: [{ ...priceOf(skuOf(b)), currency: 'CNY' }] }),
  ],
  [
    'a special price that is not below',
    mug,
    'special_price',
    (b) => withSku(b, { price_info_list: [{ ...priceOf(skuOf(b)), special_price: '29.99' }] }),
  ],
  [
    'a price of three decimals',
    mug,
    'base_price',
    (b) => withSku(b, { price_info_list: [{ ...priceOf(skuOf(b)), base_price: '29.999' }] }),
  ],
  [
    'no warehouse where there are several',
    mug,
    'supplier_warehouse_id',
    (b) => withSku(b, { stock_info_list: [{ inventory_num: 1 }] }),
  ],
  [
    'too much stock',
    mug,
    'inventory_num',
    (b) => withSku(b, { stock_info_list: [{ ...skuOf(b).stock_info_list[0], inventory_num: 100_000 }] }),
  ],
  ['a box of three decimals', mug, 'length', (b) => withSku(b, { length: '20.001' })],
  ['no height', mug, 'height', (b) => withSku(b, { height: undefined })],
  ['a weight of half a gram', mug, 'weight', (b) => withSku(b, { weight: 10.5 })],
  ['no state in the shop', mug, 'mall_state', (b) => withSku(b, { mall_state: undefined })],
  ['no pieces where they are asked for', sock, 'quantity_info', (b) => withSku(b, { quantity_info: undefined })],
  ['a SKU too long', mug, 'supplier_sku', (b) => withSku(b, { supplier_sku: 'x'.repeat(201) })],
  [
    'a SKU twice',
    mug,
    'supplier_sku',
    (b) =>
      withSkc(b, {
        sku_list: [
          skuOf(b),
          {
            ...skuOf(b),
            sale_attribute_list: [
              { ...skuOf(b).sale_attribute_list[0], attribute_value_id: undefined, custom_attribute_value: '12oz' },
            ],
          },
        ],
      }),
  ],
  [
    'a size twice',
    mug,
    'sale_attribute_list',
    (b) => withSkc(b, { sku_list: [skuOf(b), { ...skuOf(b), supplier_sku: 'other' }] }),
  ],
  [
    'a size of the seller’s own where none is taken',
    shirt,
    'sale_attribute_list',
    (b) =>
      withSku(b, {
        sale_attribute_list: [
          { attribute_id: skuOf(b).sale_attribute_list[0]!.attribute_id, custom_attribute_value: '7XL' },
        ],
      }),
  ],
  ['no size where one is required', shirt, 'sale_attribute_list', (b) => withSku(b, { sale_attribute_list: [] })],
  ['no colour', mug, 'sale_attribute', (b) => withSkc(b, { sale_attribute: undefined })],
  [
    'the size as a colour',
    mug,
    'sale_attribute',
    (b) => withSkc(b, { sale_attribute: skuOf(b).sale_attribute_list[0] }),
  ],
  ['no main picture', shirt, 'main_image', (b, s) => pictures(s, b, [[[1000, 1000], 2, 1]])],
  ['two main pictures', shirt, 'main_image', (b, s) => pictures(s, b, [main, [[1000, 1000], 1, 2]])],
  [
    'a main picture behind another',
    shirt,
    'main_image',
    (b, s) =>
      pictures(s, b, [
        [[1000, 1000], 1, 2],
        [[1000, 1000], 2, 1],
      ]),
  ],
  ['eleven details', shirt, 'detail_image', (b, s) => pictures(s, b, [main, ...details])],
  ['a main picture of 800 pixels', shirt, 'main_image', (b, s) => pictures(s, b, [[[800, 800], 1, 1]])],
  ['a square picture that is none', shirt, 'square_image', (b, s) => pictures(s, b, [main, [[1340, 1785], 5, 2]])],
  [
    'a picture whose address has expired',
    shirt,
    'image_url',
    (b, { core }) => {
      const about = { origin: 'http://127.0.0.1', system: 'shein', ended: true } as const;
      const facts = { format: 'png', width: 1000, height: 1000, bytes: 1000, use: 1 } as const;
      const image_url = issueUpload(core.world.links, about, Buffer.from('x'), facts);
      return withSkc(b, { image_info: { image_info_list: [{ image_sort: 1, image_type: 1, image_url }] } });
    },
  ],
  ['the same sort twice', shirt, 'image_sort', (b, s) => pictures(s, b, [main, [[1000, 1000], 2, 1]])],
  ['the other scheme of pictures', mug, 'is_spu_pic', (b) => ({ ...b, is_spu_pic: false })],
  [
    'a colour without its swatch',
    shirt,
    'swatch_image',
    (b) => ({
      ...b,
      skc_list: [
        b.skc_list[0],
        {
          ...b.skc_list[0],
          supplier_code: 'two',
          sale_attribute: {
            ...b.skc_list[0]!.sale_attribute,
            attribute_value_id: undefined,
            custom_attribute_value: 'Teal',
          },
          sku_list: [{ ...skuOf(b), supplier_sku: 'two' }],
        },
      ],
    }),
  ],
  [
    'a measure of something else',
    shirt,
    'size_attribute(1)',
    (b) => ({ ...b, size_attribute_list: [{ attribute_id: 1, attribute_extra_value: '90' }] }),
  ],
  ['a scheduled colour without a date', mug, 'hope_on_sale_date', (b) => withSkc(b, { shelf_way: 2 })],
];

it.each(faults)('refuses %s', async (_what, categoryId, form, spoil) => {
  const sandbox = await makeSandbox();
  const body = bodyFor(sandbox, categoryId);
  expect(await send(sandbox, body)).toEqual({ code: '0', success: true, forms: [] });
  const next = bodyFor(sandbox, categoryId);
  expect(await send(sandbox, spoil(next, sandbox))).toEqual({ code: '0', success: false, forms: [form] });
});

it('takes several colours with swatches, measures of its sizes, and values of the seller’s own', async () => {
  const sandbox = await makeSandbox();
  const body = bodyFor(sandbox, shirt);
  const [skc] = body.skc_list as [Skc];
  const image_info = { image_info_list: [pictureAt(sandbox, [1340, 1785], 1, 1), pictureAt(sandbox, [80, 80], 6, 2)] };
  const bust = attributesOf(categoryOf(shirt)!, []).find((each) => each.kind === kind.sizeChart)!;
  const [size] = skuOf(body).sale_attribute_list;
  const own = { attribute_id: skc.sale_attribute.attribute_id, custom_attribute_value: 'Teal', language: 'en' };
  const several = {
    ...body,
    size_attribute_list: [
      {
        attribute_id: digits(bust.id),
        attribute_extra_value: '92.5',
        relate_sale_attribute_id: size!.attribute_id,
        relate_sale_attribute_value_id: size!.attribute_value_id,
      },
    ],
    skc_list: [
      { ...skc, image_info },
      {
        ...skc,
        image_info,
        supplier_code: 'teal',
        sale_attribute: own,
        sku_list: [{ ...skuOf(body), supplier_sku: 'teal' }],
      },
    ],
  };
  expect(await send(sandbox, several)).toEqual({ code: '0', success: true, forms: [] });
});

it('asks fully managed stores for a supply price and the kind of packaging', async () => {
  const sandbox = await makeSandbox();
  const body = bodyFor(sandbox, mug, 's3');
  const cost_info = { cost_price: '100000.01', currency: 'CNY' };
  const spoiled = withSku(body, { cost_info, package_type: undefined });
  expect((await send(sandbox, spoiled, 's3')).forms).toEqual(['package_type', 'cost_price', 'currency']);
  expect(await send(sandbox, body, 's3')).toMatchObject({ success: true });
});

it('stops at the quota, and where the store may not publish', async () => {
  const sandbox = await makeSandbox();
  const used = sandbox.core.world.store('s1').listings.length;
  await sandbox.control('PUT', 'stores/s1/limits', { products: used + 1 });
  expect(await send(sandbox, bodyFor(sandbox, mug))).toMatchObject({ success: true });
  expect(await send(sandbox, bodyFor(sandbox, mug))).toMatchObject({ success: false, forms: ['quota'] });
  const { info } = await call(sandbox, { path: '/open-api/openapi-business-backend/query-store-info' });
  expect(info).toMatchObject({ storeProductQuota: { totalLimit: used + 1, availableLimit: 0, usedQuota: used + 1 } });
  await sandbox.control('PUT', 'stores/s1/limits', { products: 5000, mayPublish: false });
  const permission = await call(sandbox, { path: '/open-api/goods/product/check-publish-permission?brandCode=' });
  expect(permission.info).toMatchObject({ canPublishProduct: false, reason: expect.stringContaining('权限') });
});
