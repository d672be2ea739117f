import { expect, it } from 'vitest';
import { listenForWebhooks } from '../testing/callback.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { sheinProduct } from '../testing/publishing.ts';
import { call, decrypt, signingOf } from '../testing/sheinCaller.ts';
import { fillShein, sentByShein } from '../testing/sheinFill.ts';
import { categories } from '../world/categories.ts';
import { Chance } from '../world/chance.ts';
import { attributesOf } from './catalogue/catalogue.ts';

const mug = categories.find(({ name }) => name === 'Ceramic Mugs')!;

const paths = {
  publish: '/open-api/goods/product/publishOrEdit',
  state: '/open-api/goods/query-document-state',
  query: '/open-api/openapi-business-backend/product/query',
  search: '/open-api/goods/searchProduct',
  info: '/open-api/goods/spu-info',
  mayEdit: '/open-api/goods/product/check-edit-permission',
  repeated: '/open-api/goods/product/check-supplierSku-repeated',
  revoke: '/open-api/goods/revoke-product',
  shelf: '/open-api/goods/modify-skc-shelf',
  price: '/open-api/openapi-business-backend/product/price/save',
  cost: '/open-api/goods/update-cost',
  stock: '/open-api/stock/stock-query',
  changeStock: '/open-api/stock/change-inventory/v2',
  changeStockV1: '/open-api/gsp/goods/change-inventory',
  managedStock: '/open-api/goods/stock-update',
};

async function publishOne(sandbox: TestSandbox, store = 's1') {
  const attributes = sentByShein(fillShein(attributesOf(mug, []), new Chance('published')));
  const body = sheinProduct(sandbox, { store, categoryId: mug.id, attributes });
  const ask = async (path: string, question: object) => (await call(sandbox, { store, path, body: question })).info;
  const { spu_name: spu, skc_list } = (await ask(paths.publish, body)) as {
    spu_name: string;
    skc_list: { skc_name: string; sku_list: { sku_code: string; supplier_sku: string }[] }[];
  };
  const [{ skc_name: skc, sku_list }] = skc_list as [(typeof skc_list)[number]];
  const [{ sku_code: sku, supplier_sku: sellerSku }] = sku_list as [(typeof sku_list)[number]];
  const act = (name: string, given: object = {}) => sandbox.control('POST', `products/${spu}/${name}`, given);
  return { ask, act, body, spu, skc, sku, sellerSku };
}

it('shows where a product stands in review, and the product itself only once that is passed', async () => {
  const sandbox = await makeSandbox();
  const { ask, act, spu, skc, sku, sellerSku } = await publishOne(sandbox);
  const stateOf = async () => await ask(paths.state, { spuList: [{ spuName: spu }, { spuName: 'a1' }] });
  const row = { spuName: spu, skcList: [{ skcName: skc, documentState: 1, failedReason: [] }] };
  expect(await stateOf()).toMatchObject({ data: [row], meta: { count: 1 } });
  expect(await ask(paths.info, { spuName: spu })).toBeNull();
  expect(await ask(paths.query, {})).toMatchObject({ data: [] });
  const found = { spuName: spu, skcList: [{ skcShelfStatus: 0, skuList: [{ skuCode: sku, supplierSku: sellerSku }] }] };
  expect(await ask(paths.search, { pageNum: 1, pageSize: 10, supplierSkuList: [sellerSku] })).toMatchObject({
    data: [found],
  });
  await act('approve');
  expect(await stateOf()).toMatchObject({ data: [{ skcList: [{ documentState: 2 }] }] });
  expect(await ask(paths.query, {})).toMatchObject({ data: [{ spuName: spu, skcName: skc, skuCodeList: [sku] }] });
  expect(await ask(paths.info, { spuName: spu })).toMatchObject({
    spuName: spu,
    skcInfoList: [
      {
        skcName: skc,
        skuInfoList: [
          { skuCode: sku, priceInfoList: [{ site: 'shein-us', basePrice: '29.99', specialPrice: '19.99' }] },
        ],
        shelfStatusInfoList: [{ siteAbbr: 'shein-us', shelfStatus: 1 }],
        skcImageInfoList: [{ imageType: 'MAIN', groupCode: `G${skc}` }],
      },
    ],
  });
  await act('recycle');
  expect(await ask(paths.search, { pageNum: 1, pageSize: 10, spuNameList: [spu] })).toMatchObject({ data: [] });
  expect(await ask(paths.info, { spuName: spu })).toMatchObject({
    skcInfoList: [{ recycleInfoList: [{ recycleStatus: 1 }] }],
  });
  await act('delete');
  expect(await ask(paths.info, { spuName: spu })).toBeNull();
});

it('says why it refuses in two languages, and then the SKUs are free again', async () => {
  const sandbox = await makeSandbox();
  const { ask, act, spu, sellerSku, body } = await publishOne(sandbox);
  const repeated = async () => await ask(paths.repeated, { supplierSkuList: [sellerSku, 'free'] });
  expect(await repeated()).toEqual([
    { supplierSku: sellerSku, repeated: true },
    { supplierSku: 'free', repeated: false },
  ]);
  await act('refuse', { reasons: [{ zh: '图片有水印', en: 'A watermark' }] });
  const failedReason = [
    { language: 'zh-cn', content: '图片有水印' },
    { language: 'en', content: 'A watermark' },
  ];
  expect(await ask(paths.state, { spuList: [{ spuName: spu }] })).toMatchObject({
    data: [{ skcList: [{ documentState: 3, failedReason }] }],
  });
  expect(await repeated()).toMatchObject([{ repeated: false }, {}]);
  expect(await ask(paths.mayEdit, { spuName: spu })).toMatchObject({ editable: false });
  expect(await ask(paths.publish, body)).toMatchObject({ success: true });
});

it('takes a change of what passed review, shows it only after the next, and lets the seller take it back', async () => {
  const sandbox = await makeSandbox();
  const { ask, act, spu, skc, sku, body } = await publishOne(sandbox);
  const [sentSkc] = body.skc_list as [(typeof body.skc_list)[number]];
  const {
    price_info_list: _price,
    stock_info_list: _stock,
    ...sentSku
  } = sentSkc.sku_list[0] as Record<string, unknown>;
  const { site_list: _sites, image_info: spuPictures, ...rest } = body as typeof body & { image_info?: object };
  const change = (name: string, skuChange: object = {}) => ({
    ...rest,
    spu_name: spu,
    multi_language_name_list: [{ language: 'en', name }],
    image_info: { ...spuPictures, image_group_code: `G${spu}` },
    skc_list: [
      {
        ...sentSkc,
        skc_name: skc,
        image_info: { ...sentSkc.image_info, image_group_code: `G${skc}` },
        sku_list: [{ ...sentSku, sku_code: sku, ...skuChange }],
      },
    ],
  });
  expect(await ask(paths.publish, change('Too early'))).toMatchObject({ pre_valid_result: [{ form: 'spu_name' }] });
  await act('approve');
  const priced = {
    price_info_list: [{ sub_site: 'shein-us', currency: 'USD', base_price: '1.00' }],
    sku_code: 'Iother',
  };
  expect(
    await ask(paths.publish, {
      ...change('New', { price_info_list: priced.price_info_list }),
      product_type_id: undefined,
    }),
  ).toMatchObject({
    pre_valid_result: [{ form: 'product_type_id' }, { form: 'price_info_list' }],
  });
  expect(await ask(paths.publish, change('New name', { weight: 333 }))).toMatchObject({ success: true, spu_name: spu });
  const nameOf = async () => await ask(paths.info, { spuName: spu });
  expect(await nameOf()).toMatchObject({ productMultiNameList: [{ productName: 'A product of a test' }] });
  expect(await ask(paths.publish, change('Again'))).toMatchObject({ pre_valid_result: [{ form: 'spu_name' }] });
  await act('approve');
  expect(await nameOf()).toMatchObject({
    productMultiNameList: [{ productName: 'New name' }],
    skcInfoList: [{ skuInfoList: [{ weight: 333, priceInfoList: [{ basePrice: '29.99' }] }] }],
  });
  await ask(paths.publish, change('Third name'));
  expect(await ask(paths.revoke, { spuName: spu })).toMatchObject({ successCount: 1, failCount: 0 });
  expect(await ask(paths.state, { spuList: [{ spuName: spu }] })).toMatchObject({
    data: [{ skcList: [{ documentState: 4 }] }],
  });
  expect(await nameOf()).toMatchObject({ productMultiNameList: [{ productName: 'New name' }] });
});

it('moves a colour on the shelf once in twenty minutes, and not what SHEIN has delisted', async () => {
  const sandbox = await makeSandbox();
  const { ask, act, skc } = await publishOne(sandbox);
  const move = async (shelf_state: number, site = 'shein-us', name = skc) =>
    await ask(paths.shelf, { skc_site_info_list: [{ skc_name: name, site_list: [site], shelf_state }] });
  const refused = (serial: string) => ({ failure_count: 1, failure_results: [{ code: `sandbox-shelf-${serial}` }] });
  expect(await move(2)).toMatchObject(refused('001'));
  await act('approve');
  expect(await move(2)).toMatchObject({ success_count: 1, failure_count: 0, total_count: 1, failure_results: [] });
  expect(await move(1)).toMatchObject(refused('004'));
  expect(await move(1, 'shein-mx')).toMatchObject(refused('002'));
  await sandbox.control('POST', 'clock', { advanceMs: 20 * 60_000 });
  expect(await move(1)).toMatchObject({ success_count: 1 });
  await act('delist');
  await sandbox.control('POST', 'clock', { advanceMs: 20 * 60_000 });
  expect(await move(1)).toMatchObject(refused('003'));
});

it('lowers a price at once, wants a reason for a rise and looks at it first', async () => {
  const sandbox = await makeSandbox();
  const { ask, act, spu, sku } = await publishOne(sandbox);
  await act('approve');
  const save = async (row: object) =>
    await ask(paths.price, { productPriceList: [{ productCode: sku, currencyCode: 'USD', site: 'shein-us', ...row }] });
  const priceNow = async () => {
    const info = (await ask(paths.info, { spuName: spu })) as {
      skcInfoList: { skuInfoList: { priceInfoList: { basePrice: string; specialPrice: string | null }[] }[] }[];
    };
    const [price] = info.skcInfoList[0]!.skuInfoList[0]!.priceInfoList;
    return [price!.basePrice, price!.specialPrice];
  };
  expect(await save({ shopPrice: 25, specialPrice: '15.00' })).toMatchObject({ data: [{ success: true, status: 1 }] });
  expect(await priceNow()).toEqual(['25.00', '15.00']);
  expect(await save({ shopPrice: '26.00', specialPrice: '15.00' })).toMatchObject({
    data: [{ success: false, status: 0 }],
  });
  expect(await save({ shopPrice: '26.00', specialPrice: '15.00', riseReason: 1 })).toMatchObject({
    data: [{ status: 2 }],
  });
  expect(await priceNow()).toEqual(['25.00', '15.00']);
  await sandbox.control('POST', 'clock', { advanceMs: 90_000 });
  expect(await priceNow()).toEqual(['26.00', '15.00']);
  for (const row of [
    { shopPrice: '9.99', specialPrice: '9.99' },
    { shopPrice: '9.999' },
    { shopPrice: '9', site: 'shein-mx' },
    { shopPrice: '9', currencyCode: 'EUR' },
  ])
    expect(await save(row)).toMatchObject({ data: [{ success: false }] });
  expect(await save({ shopPrice: '12.00' })).toMatchObject({ data: [{ success: true, status: 1 }] });
  expect(await priceNow()).toEqual(['12.00', null]);
});

it('changes stock once for each key, within bounds, in warehouses that exist', async () => {
  const sandbox = await makeSandbox();
  const { ask, act, sku } = await publishOne(sandbox);
  await act('approve');
  const unitsNow = async (question: object = { warehouseType: 2 }) => {
    const info = (await ask(paths.stock, { skuCodeList: [sku], ...question })) as {
      goodsInventory: { skuList: { totalInventoryQuantity: number }[] }[];
    };
    return info.goodsInventory[0]!.skuList[0]!.totalInventoryQuantity;
  };
  let keys = 0;
  const change = async (row: object) => {
    const request = { idempotencyKey: `k${++keys}`, skuCode: sku, invType: 'VI', changeType: 'OVERWRITE', ...row };
    return await ask(paths.changeStock, { updateSkuInventoryQuantityRequests: [request] });
  };
  expect(await unitsNow()).toBe(10);
  expect(await change({ changeQuantity: 40 })).toEqual({ failedList: [] });
  for (let time = 0; time < 2; time++) await change({ idempotencyKey: 'same', changeType: 'ADD', changeQuantity: 2 });
  await change({ changeType: 'SUB', changeQuantity: 5 });
  expect([await unitsNow(), await unitsNow({ invType: 'VI' }), await unitsNow({ warehouseType: 1 })]).toEqual([
    37, 37, 0,
  ]);
  const refused = (serial: string) => ({ failedList: [{ code: `msc-update-stock-${serial}` }] });
  expect(await change({ changeType: 'SUB', changeQuantity: 38 })).toMatchObject(refused('003'));
  expect(await change({ changeQuantity: 1, warehouseCode: 'PS1' })).toMatchObject(refused('001'));
  expect(await change({ changeQuantity: 1, skuCode: 'I1' })).toMatchObject(refused('004'));
  const v1 = await ask(paths.changeStockV1, {
    updateSkuInventoryQuantityRequests: [
      { skuCode: sku, saleInventory: 7 },
      { skuCode: 'I1', saleInventory: 7 },
    ],
  });
  expect(v1).toMatchObject({ successList: [{ skuCode: sku }], failedList: [{ skuCode: 'I1' }] });
  expect(await unitsNow()).toBe(7);
});

it('lets fully managed stores change what they are paid and their stock, but neither shelf nor price', async () => {
  const sandbox = await makeSandbox();
  const { ask, act, spu, skc, sku } = await publishOne(sandbox, 's3');
  await act('approve');
  const skc_info_list = [{ skc_name: skc, sku_info_list: [{ sku_code: sku, cost: '13.75', currency: 'USD' }] }];
  await ask(paths.cost, { spu_name: spu, skc_info_list });
  const stock = [
    { skc, shein_sku: sku, available_number: 99, stock_type: 3 },
    { skc, shein_sku: 'I1', available_number: 1, stock_type: 3 },
  ];
  expect(await ask(paths.managedStock, { stock })).toMatchObject({ fail_number: 1, fail_list: [{ shein_sku: 'I1' }] });
  expect(await ask(paths.search, { pageNum: 1, pageSize: 1, spuNameList: [spu] })).toMatchObject({
    data: [{ skcList: [{ skuList: [{ costList: [{ cost: '13.75' }], inventoryList: [{ inventoryNum: 99 }] }] }] }],
  });
  const question = { skc_site_info_list: [{ skc_name: skc, site_list: ['shein-us'], shelf_state: 1 }] };
  expect(await call(sandbox, { store: 's3', path: paths.shelf, body: question })).toMatchObject({ status: 403 });
});

it('tells a callback what it took, how it judged, and what moved on the shelf', async () => {
  const sandbox = await makeSandbox();
  const { received, origin } = await listenForWebhooks({
    readEvent: async (body, headers) => {
      const type = { headers: { 'content-type': headers['content-type']! } };
      return (await new Response(new Uint8Array(body), type).formData()).get('eventData') as string;
    },
  });
  await sandbox.control('PUT', 'webhooks/shein', { url: `${origin}/hooks/shein` });
  const { act, spu, skc, sku, sellerSku } = await publishOne(sandbox);
  await act('refuse', { reasons: ['Blurred'] });
  const other = await publishOne(sandbox);
  await other.act('approve');
  await other.act('shelf', { onShelf: false });
  await sandbox.control('PUT', 'stores/s1/limits', { products: 9 });
  await sandbox.core.systems[0]!.webhooks!.settled();
  const { secret } = await signingOf(sandbox, 'app');
  const events = received.map(({ headers, eventData }) => [
    headers['x-lt-eventcode'],
    JSON.parse(decrypt(eventData, secret)) as object,
  ]);
  expect(events).toMatchObject([
    [
      'product_document_receive_status_notice',
      {
        spu_name: spu,
        received_success: true,
        document_details: [{ skc_name: skc, sku_list: [{ seller_sku: sellerSku, sku_code: sku }] }],
      },
    ],
    [
      'product_document_audit_status_notice',
      { spu_name: spu, audit_state: 3, failed_reason: [{}, { content: 'Blurred' }] },
    ],
    ['product_document_receive_status_notice', { spu_name: other.spu }],
    ['product_document_audit_status_notice', { spu_name: other.spu, audit_state: 2, failed_reason: [] }],
    ['product_shelves_notice', { skcName: other.skc, shelfChangeInfos: [{ siteChangeInfos: [{ shelfState: 0 }] }] }],
    ['product_quota_change_notice', { availableLimit: 0 }],
  ]);
});
