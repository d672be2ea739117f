import { describe, expect, it } from 'vitest';
import { categories, type PrintBox } from '@pressroom/contract/categories/categories';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { must } from '../../demo/shop.ts';
import { makeBaseImage } from '../../testing/make.ts';
import { makeOrder, shopTest, type ShopTest } from '../../testing/orderMakers.ts';

const chest: PrintBox = { x: 20, y: 30, width: 100, height: 80 };

async function withModel(wish: { isDefault?: 0 | 1; box?: PrintBox } = {}) {
  const at = await shopTest();
  const category = await whiteTee(at);
  const { id: bottomImageId } = await makeBaseImage(at.admin, { width: 300, height: 200, seed: 9 });
  const form = {
    productCodeCategoryId: category.id,
    shopId: at.shop.stores.austin,
    bottomImageId,
    printNum: 1 as const,
    ...flattened([wish.box ?? chest]),
  };
  return { ...at, at, category, form };
}

async function whiteTee({ admin }: ShopTest) {
  const { rows } = await must(admin, categories.page, { code: 'TEE-WHT-L' });
  return rows[0]!;
}

const previewOf = async (at: ShopTest, shopId: string) =>
  (await makeOrder(at, { shopId })).orderDetailsList[0]!.productCombinedImage;

describe('a related model', () => {
  it('shows its store’s orders and mappings on another picture, and goes when it goes', async () => {
    const { at, admin, shop, category, form } = await withModel();
    const mapping = { skuId: '77', productCode: 'TEE-WHT-L', printingImage: shop.pictures.rose_front };
    const mapped = async (shopId: string) =>
      (await must(admin, skuMapping.getByShopIdAndSkuId, { shopId, skuId: '77' })).renderingImage;
    for (const shopId of [shop.stores.austin, shop.stores.linden])
      await must(admin, skuMapping.save, { ...mapping, shopId });
    const own = await mapped(shop.stores.linden);
    expect(await mapped(shop.stores.austin)).toBe(own);

    const model = await must(admin, categoryModels.save, form);
    expect(model).toMatchObject({ isDefault: 1, printLocations: [chest], x1: 20, x2: null });
    const onModel = await mapped(shop.stores.austin);
    expect(onModel).not.toBe(own);
    expect(await mapped(shop.stores.linden)).toBe(own);
    expect(await previewOf(at, shop.stores.austin)).not.toBe(await previewOf(at, shop.stores.linden));

    // a change of the category itself leaves the store's own picture alone
    const moved = { ...category, printLocations: [{ x: 0, y: 0, width: 90, height: 90 }] };
    await must(admin, categories.update, moved);
    expect(await mapped(shop.stores.austin)).toBe(onModel);
    expect(await mapped(shop.stores.linden)).not.toBe(own);

    await must(admin, categoryModels.delete, { ids: [model.id] });
    expect(await mapped(shop.stores.austin)).toBe(await mapped(shop.stores.linden));
  });

  it('is one of several: exactly one is its store’s default', async () => {
    const { admin, category, form, shop } = await withModel();
    const first = await must(admin, categoryModels.save, form);
    const second = await must(admin, categoryModels.save, { ...form, ...flattened([{ ...chest, x: 0 }]) });
    const defaults = async () => {
      const { rows } = await must(admin, categoryModels.list, { productCodeCategoryId: category.id });
      return rows.map(({ id, isDefault }) => [id, isDefault]);
    };
    expect(second.isDefault).toBe(0);
    await must(admin, categoryModels.save, { ...form, id: second.id, isDefault: 1 });
    expect(await defaults()).toEqual([
      [second.id, 1],
      [first.id, 0],
    ]);
    await must(admin, categoryModels.delete, { ids: [second.id] });
    expect(await defaults()).toEqual([[first.id, 1]]);
    const elsewhere = { productCodeCategoryId: category.id, shopId: shop.stores.linden };
    expect((await must(admin, categoryModels.list, elsewhere)).total).toBe(0);
  });

  it('keeps its boxes inside its own picture, and names the field', async () => {
    const { admin, category, form } = await withModel();
    const refused = async (wish: object) => (await admin.send(categoryModels.save, { ...form, ...wish })).data;
    expect(await refused({ x1: 201 })).toEqual([
      { path: 'x1', msg: 'X plus width must not exceed the base image width 300' },
    ]);
    expect(await refused({ height1: 19 })).toMatchObject([{ path: 'height1' }]);
    expect(await refused({ printNum: 2 })).toEqual([
      { path: 'printNum', msg: 'The number of prints must be that of the category: 1' },
    ]);
    expect(await refused({ shopId: undefined, bottomImageId: undefined })).toEqual([
      { path: 'shopId', msg: 'Please select a store' },
      { path: 'bottomImageId', msg: 'Please upload the basemap first' },
    ]);
    expect(await refused({ shopId: '404404' })).toMatchObject([{ path: 'shopId' }]);
    expect(await refused({ bottomImageId: '404404' })).toMatchObject([{ path: 'bottomImageId' }]);
    const two = { ...category, numberOfPrints: 2 as const, printLocations: [chest, chest] };
    const confirmPrints = await must(admin, categories.otherPrints, two);
    await must(admin, categories.update, { ...two, confirmPrints });
    expect(await refused({ printNum: 2 })).toEqual([{ path: 'x2', msg: 'Please fill in the second print position' }]);
    expect(await refused({ printNum: 2, ...flattened([chest, { ...chest, y: 121 }]) })).toMatchObject([{ path: 'y2' }]);
  });

  it('is not overwritten by an editor who loaded it before somebody else’s change, and keeps its store', async () => {
    const { admin, form } = await withModel();
    const shop = { name: 'Cactus', typeCode: 'OTHER', countryCode: 'MX', currency: 'USD', remark: 'dry' } as const;
    const { id: shopId } = await must(admin, stores.create, shop);
    const model = await must(admin, categoryModels.save, { ...form, shopId });
    await must(admin, categoryModels.save, { ...form, shopId, id: model.id, x1: 3 });
    const late = { ...form, shopId, id: model.id, x1: 9, gmtModified: model.gmtModified };
    expect(await admin.call(categoryModels.save, late)).toMatchObject({ status: 409 });
    expect(await admin.call(stores.delete, { id: shopId })).toMatchObject({ status: 409 });
    await must(admin, categoryModels.delete, { ids: [model.id] });
    await must(admin, stores.delete, { id: shopId });
  });

  it('is not deleted along with its category, which says that it is there', async () => {
    const { admin, category, form } = await withModel();
    await must(admin, categoryModels.save, form);
    expect(await admin.send(categories.delete, { id: category.id })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('related models: 1') as unknown,
      data: { models: 1 },
    });
  });
});

it('leaves the picture of an order that is there as it was', async () => {
  const { at, admin, shop, form } = await withModel();
  const order = await makeOrder(at, { shopId: shop.stores.austin });
  await must(admin, categoryModels.save, form);
  const kept = await must(admin, orders.queryDetail, { id: order.id });
  expect(kept.orderDetailsList[0]!.productCombinedImage).toBe(order.orderDetailsList[0]!.productCombinedImage);
});
