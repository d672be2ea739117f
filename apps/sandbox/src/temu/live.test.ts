import { describe, expect, it } from 'vitest';
import { digits } from '../json.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { callTemu } from '../testing/temuCaller.ts';
import { ask, good, mug, shirt } from '../testing/temuGoods.ts';
import { temuPicture } from '../testing/temuPublishing.ts';
import { warehousesOf } from './warehouses.ts';

interface Published {
  productId: number;
  productSkcList: { productSkcId: number }[];
  productSkuList: { productSkuId: number; productSkcId: number; extCode: string }[];
}

async function published(sandbox: TestSandbox, categoryId: string, store = 's4'): Promise<Published> {
  const { result, errorMsg } = await ask(sandbox, good(sandbox, categoryId, store), store);
  expect(errorMsg).toBe('');
  return result as Published;
}

const caller = (sandbox: TestSandbox, store = 's4') =>
  async function call<Result>(type: string, fields: object): Promise<Result> {
    sandbox.pass(1000);
    const { success, errorCode, result } = await callTemu(sandbox, type, fields, { store, zone: 'pa' });
    if (!success) throw new Error(String(errorCode));
    return result as Result;
  };
const act = (sandbox: TestSandbox, { productId }: Published, name: string, body: object = {}) =>
  sandbox.control('POST', `products/${productId}/${name}`, body);

it('lists what was published by colour, and finds it by the seller’s code', async () => {
  const sandbox = await makeSandbox();
  const call = caller(sandbox);
  const body = good(sandbox, shirt);
  const coded = { ...body, productSkcReqs: body.productSkcReqs.map((skc, at) => ({ ...skc, extCode: `A1-${at}` })) };
  const { productSkcList } = (await ask(sandbox, coded)).result as Published;
  await published(sandbox, mug);
  interface List {
    totalCount: number;
    data: { productSkcId: number; extCode: string; skcTopStatus: number; productSkuSummaries: object[] }[];
  }
  const list = (fields: object) => call<List>('bg.glo.goods.list.get', { page: 1, pageSize: 100, ...fields });
  expect((await list({})).totalCount).toBe(3);
  const found = await list({ skcExtCode: 'A1-1' });
  expect(found).toMatchObject({
    totalCount: 1,
    data: [{ productSkcId: productSkcList[1]!.productSkcId, skcTopStatus: 0, leafCat: { catId: 1704, catType: 1 } }],
  });
  expect(found.data[0]!.productSkuSummaries).toHaveLength(3);
  expect(await list({ skcTopStatus: 100 })).toMatchObject({ totalCount: 0 });
  expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ totalCount: 3, data: [{}] });
  await expect(list({ pageSize: 101 })).rejects.toThrow('3000000');
});

it('says where a product stands, from selection to sale', async () => {
  const sandbox = await makeSandbox();
  await sandbox.control('PUT', 'reviews', { refusedShare: 0 });
  const call = caller(sandbox);
  const standing = async ({ productSkuList: [sku] }: Published, ask = call) => {
    const search = { pageNum: 1, pageSize: 100, productSkuIdList: [sku!.productSkuId] };
    const { dataList } = await ask<{ dataList: { skcList: { selectStatus: number }[] }[] }>(
      'bg.glo.product.search',
      search,
    );
    return dataList.flatMap(({ skcList }) => skcList.map(({ selectStatus }) => selectStatus));
  };
  const first = await published(sandbox, mug);
  expect(await standing(first)).toEqual([1]);
  sandbox.pass(20_000);
  expect(await standing(first)).toEqual([7]);
  await act(sandbox, first, 'approve');
  expect(await standing(first)).toEqual([12]);
  await act(sandbox, first, 'delist');
  expect(await standing(first)).toEqual([13]);
  await act(sandbox, first, 'recycle');
  expect(await standing(first)).toEqual([17]);
  await act(sandbox, first, 'delete');
  expect(await standing(first)).toEqual([]);
  const second = await published(sandbox, mug);
  await act(sandbox, second, 'refuse', { reasons: ['Blurred'] });
  expect(await standing(second)).toEqual([14]);
  const third = await published(sandbox, mug);
  await act(sandbox, third, 'refuse', { reasons: ['The price is too high'] });
  expect(await standing(third)).toEqual([9]);
  const full = await published(sandbox, mug, 's6');
  await act(sandbox, full, 'approve');
  expect(await standing(full, caller(sandbox, 's6'))).toEqual([10]);
  const detail = await call('bg.glo.goods.detail.get', { productId: second.productId });
  expect(detail).toMatchObject({ productName: 'A product of a test', leafCat: { catType: 0 } });
  await expect(call('bg.glo.goods.detail.get', { productId: full.productId })).rejects.toThrow('2000000');
});

describe('stock', () => {
  it('of a semi-managed shop is changed by the difference or as a whole, all rows or none', async () => {
    const sandbox = await makeSandbox();
    const call = caller(sandbox);
    const { productSkcList, productSkuList } = await published(sandbox, mug);
    const [{ productSkcId }, { productSkuId }] = [productSkcList[0]!, productSkuList[0]!];
    const [open, closed] = warehousesOf(sandbox.core.world, sandbox.core.world.store('s4'));
    const held = async () => {
      const answer = await call<{ productSkuStockList: { skuStockQuantity: number }[] }>(
        'bg.btg.goods.stock.quantity.get',
        { productSkcId },
      );
      return answer.productSkuStockList.map(({ skuStockQuantity }) => skuStockQuantity);
    };
    const change = (row: object, quantityChangeMode = 2) =>
      call('bg.btg.goods.stock.quantity.update', {
        quantityChangeMode,
        skuStockChangeList: [{ productSkuId, warehouseId: open!.id, ...row }],
      });
    const before = await held();
    expect(before).toContain(10);
    await change({ targetStockAvailable: 7 });
    expect(await held()).toEqual([7, ...before.slice(1)]);
    await change({ stockDiff: -3 }, 1);
    expect(await held()).toEqual([4, ...before.slice(1)]);
    await expect(change({ stockDiff: -5 }, 1)).rejects.toThrow('2000039');
    await expect(change({})).rejects.toThrow('3000000');
    await expect(change({ targetStockAvailable: 1, warehouseId: closed!.id })).rejects.toThrow('2000094');
    await expect(change({ targetStockAvailable: 1, productSkuId: 5 })).rejects.toThrow('2000000');
    expect(await held()).toEqual([4, ...before.slice(1)]);
    await expect(caller(sandbox, 's6')('bg.btg.goods.stock.quantity.get', { productSkcId })).rejects.toThrow('2000060');
  });

  it('of a fully managed shop lies nowhere', async () => {
    const sandbox = await makeSandbox();
    const call = caller(sandbox, 's6');
    const { productSkcList, productSkuList } = await published(sandbox, mug, 's6');
    const [{ productSkcId }, { productSkuId }] = [productSkcList[0]!, productSkuList[0]!];
    const change = (virtualStockDiff: number) =>
      call('bg.qtg.stock.virtualinventoryjit.edit', {
        productSkcId,
        skuVirtualStockChangeList: [{ productSkuId, virtualStockDiff }],
      });
    await change(9);
    await change(-2);
    const { productSkuStockList } = await call<{ productSkuStockList: object[] }>(
      'bg.qtg.stock.virtualinventoryjit.get',
      { productSkcId },
    );
    expect(productSkuStockList[0]).toEqual({ productSkuId, virtualStock: 7 });
    await expect(change(-8)).rejects.toThrow('2000038');
  });
});

it('tells prices in cents by site, and where they are looked at', async () => {
  const sandbox = await makeSandbox();
  const call = caller(sandbox);
  const first = await published(sandbox, mug);
  const productSkuIds = [first.productSkuList[0]!.productSkuId, 5];
  const prices = () => call('bg.glo.goods.price.list.get', { productSkuIds });
  const priced = (priceReviewStatus: number) => ({
    productSkuSupplierPriceList: [
      {
        productSkuId: productSkuIds[0],
        currencyType: 'CNY',
        supplierPrice: null,
        siteSupplierPrices: [{ siteId: 100, supplierPrice: 1999, priceReviewStatus }],
      },
    ],
  });
  expect(await prices()).toMatchObject(priced(0));
  const reviews = (orderStatusList: number[]) =>
    call('bg.semi.price.review.page.query.order', { pageNo: 1, pageSize: 10, orderStatusList });
  expect(await reviews([0])).toMatchObject({
    total: 1,
    reviewSamplePriceList: [{ supplyPrice: 1999, siteIds: [100] }],
  });
  await act(sandbox, first, 'approve');
  expect(await prices()).toMatchObject(priced(2));
  expect(await reviews([0])).toMatchObject({ total: 0 });
  const full = await published(sandbox, mug, 's6');
  const supply = await caller(sandbox, 's6')('bg.glo.goods.price.list.get', {
    productSkuIds: [full.productSkuList[0]!.productSkuId],
  });
  expect(supply).toMatchObject({ productSkuSupplierPriceList: [{ supplierPrice: 1999, siteSupplierPrices: null }] });
});

it('takes an edit of pictures and one of properties, each once until they were looked at', async () => {
  const sandbox = await makeSandbox();
  const call = caller(sandbox);
  const product = await published(sandbox, mug);
  const { productId } = product;
  const { productPropertyReqs } = good(sandbox, mug);
  const properties = (productProperties: object[]) =>
    call('bg.glo.goods.edit.property', { productId, productProperties });
  const pictures = (materialImgUrl: string) =>
    call('bg.glo.goods.edit.pictures.submit', {
      productId,
      materialImgUrl,
      carouselImageUrls: [temuPicture(sandbox)],
      skcList: [{ skcId: product.productSkcList[0]!.productSkcId, previewImgUrls: [temuPicture(sandbox)] }],
    });
  await expect(properties(productPropertyReqs)).rejects.toThrow('2000152');
  await act(sandbox, product, 'refuse', { reasons: ['Blurred'] });
  await expect(properties([])).rejects.toThrow('6000002');
  await expect(pictures(temuPicture(sandbox, { width: 700, height: 700 }))).rejects.toThrow('2000020');
  expect(await properties(productPropertyReqs)).toMatchObject({ matchEditInAudit: false });
  const better = temuPicture(sandbox, { width: 1600, height: 1600 });
  await pictures(better);
  await expect(properties(productPropertyReqs)).rejects.toThrow('2000152');
  await expect(pictures(better)).rejects.toThrow('2000194');
  await act(sandbox, product, 'approve');
  const { data } = await call<{ data: object[] }>('bg.glo.goods.list.get', { page: 1, pageSize: 10 });
  expect(data).toMatchObject([{ mainImageUrl: better, skcTopStatus: 100 }]);
});

it('makes charts for products of templates alone', async () => {
  const sandbox = await makeSandbox();
  const call = caller(sandbox);
  const { sizeSpecDataList } = await call<{ sizeSpecDataList: { businessId: number | bigint; reusable: boolean }[] }>(
    'bg.glo.goods.sizecharts.get',
    { catId: 1704, offset: 0, pageSize: 10 },
  );
  const make = (businessId: number | bigint) =>
    call<{ tempBusinessId: number }>('bg.glo.goods.sizecharts.template.create', {
      businessId: digits(String(businessId)),
    });
  const idOf = (reusable: boolean) => sizeSpecDataList.find((chart) => chart.reusable === reusable)!.businessId;
  const body = good(sandbox, shirt);
  const withChart = async (id: number | bigint) =>
    (await ask(sandbox, { ...body, sizeTemplateIds: [digits(String(id))] })).errorCode;
  expect(await withChart(idOf(true))).toBe(6_000_012);
  await expect(make(idOf(false))).rejects.toThrow('3000000');
  expect(await withChart((await make(idOf(true))).tempBusinessId)).toBe(1_000_000);
});
