import { describe, expect, it } from 'vitest';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { must } from '../../../demo/shop.ts';
import { makeBaseImage } from '../../../testing/make.ts';
import { mappingOf } from '../../../testing/mappingOf.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

const chest: PrintBox = { x: 20, y: 30, width: 100, height: 80 };

async function withModel(given: { isDefault?: 0 | 1; box?: PrintBox } = {}) {
  const at = await shopTest();
  const category = await whiteTee(at);
  const { id: bottomImageId } = await makeBaseImage(at.admin, { width: 300, height: 200, seed: 9 });
  const form = {
    productCodeCategoryId: category.id,
    shopId: at.shop.stores.austin,
    bottomImageId,
    printNum: 1 as const,
    ...flattened([given.box ?? chest]),
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
    const mapped = async (shopId: string) => (await mappingOf(admin, { shopId, skuId: '77' })).renderingImage;
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

  it('has a number of prints of its own, and shows of its product’s prints as many as it has room for', async () => {
    const { at, admin, shop, category, form } = await withModel();
    const { rose_front: rose, owl_front: owl } = shop.pictures;
    const back: PrintBox = { x: 150, y: 30, width: 90, height: 80 };
    const save = async (productCode: string, skuId: string) => {
      const mapping = { skuId, productCode, shopId: shop.stores.austin, printingImage: rose };
      await must(admin, skuMapping.save, productCode === 'TEE-BLK-M' ? { ...mapping, printingImage2: owl } : mapping);
    };
    const shown = async (skuId: string) => {
      const { rows } = await sql<{ boxes: PrintBox[] }>`
        select jsonb_path_query_array(prints, '$[*].box') as boxes from sku_mappings
        join effect_previews preview on preview.id = preview_id where sku_id = ${skuId}`.execute(at.test.db);
      return rows[0]!.boxes;
    };
    // of two positions, a product with one print fills the first
    const two = await must(admin, categoryModels.save, { ...form, printNum: 2, ...flattened([chest, back]) });
    expect(two).toMatchObject({ printNum: 2, printLocations: [chest, back] });
    await save('TEE-WHT-L', '77');
    expect(await shown('77')).toEqual([chest]);
    const order = await makeOrder(at, { shopId: shop.stores.austin });
    expect(order.orderDetailsList[0]).toMatchObject({ printNum: 1 });

    // of two prints, a model with one position shows the first; mapping and order have both all the same
    const { rows } = await must(admin, categories.page, { code: 'TEE-BLK-M' });
    const onFront = { ...form, productCodeCategoryId: rows[0]!.id, printNum: 1 as const };
    await must(admin, categoryModels.save, onFront);
    await save('TEE-BLK-M', '78');
    expect(await shown('78')).toEqual([chest]);
    const line = { productCode: 'TEE-BLK-M', num: 1, printNum: 2, printingImage: rose, printingImage2: owl };
    const both = await makeOrder(at, { shopId: shop.stores.austin, orderDetailsList: [line] });
    expect(both.orderDetailsList[0]).toMatchObject({ printNum: 2, printingImage: rose, printingImage2: owl });
    const onBack = { ...line, printNum: 1, printingLocation: 2, printingImage2: undefined };
    const back1 = await makeOrder(at, { shopId: shop.stores.austin, orderDetailsList: [onBack] });
    const bare = back1.orderDetailsList[0]!.productCombinedImage;
    expect(bare).not.toBe(both.orderDetailsList[0]!.productCombinedImage);

    // what a mapping has kept of a product with two prints is not shown on a model with two positions
    await must(admin, categoryModels.save, { ...form, printNum: 2, ...flattened([chest, back]), x1: 3 });
    await at.test.db.updateTable('skuMappings').set({ printingImage2Id: owl }).where('skuId', '=', '77').execute();
    await must(admin, categories.update, { ...category, printLocations: [{ ...chest, x: 5 }] });
    expect(await shown('77')).toEqual([chest]);
  });

  it('keeps its boxes inside its own picture, and names the field', async () => {
    const { admin, form } = await withModel();
    const refused = async (given: object) => (await admin.send(categoryModels.save, { ...form, ...given })).data;
    expect(await refused({ x1: 201 })).toEqual([
      { path: 'x1', msg: 'X plus width must not exceed the base image width 300' },
    ]);
    expect(await refused({ height1: 19 })).toMatchObject([{ path: 'height1' }]);
    expect(await refused({ shopId: undefined, bottomImageId: undefined })).toEqual([
      { path: 'shopId', msg: 'Please select a store' },
      { path: 'bottomImageId', msg: 'Please upload the base image first' },
    ]);
    expect(await refused({ shopId: '404404' })).toMatchObject([{ path: 'shopId' }]);
    expect(await refused({ bottomImageId: '404404' })).toMatchObject([{ path: 'bottomImageId' }]);
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
      msg: expect.stringContaining('store mockups: 1') as unknown,
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
