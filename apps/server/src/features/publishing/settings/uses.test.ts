import { categories } from '@pressroom/contract/categories/categories';
import { classification } from '@pressroom/contract/classification/classification';
import { library } from '@pressroom/contract/library/library';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { productWrites } from '@pressroom/contract/products/writes';
import { stores } from '@pressroom/contract/stores/stores';
import { expect, it } from 'vitest';
import { keptListing } from '../../../testing/listingMakers.ts';
import { keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptProductTemplate, keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

it('deletes nothing that a listing refers to, and counts it', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const storeId = await keptStore(test, 'SHEIN');
  const template = await keptProductTemplate(test);
  const product = await keptProduct(test, { productTemplateId: template.id, skus: [{}, {}] });
  const [code, print] = [await keptProductCode(test, { code: 'CUP-RED-S' }), await keptPrint(test)];
  const { classificationTemplateId } = await test.db
    .selectFrom('products')
    .where('id', '=', product.id)
    .select('classificationTemplateId')
    .executeTakeFirstOrThrow();
  const sku = { productCodeId: code.id, print1Id: print };
  await keptListing(test, {
    storeId,
    productId: product.id,
    classificationTemplateId,
    cargoNo: 'FOX01',
    skus: [sku, sku],
  });

  expect(await admin.call(stores.delete, { id: storeId })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('listings: 1') as unknown,
    data: { listings: 1, publishTemplates: 0 },
  });
  expect(await admin.call(productWrites.delete, { id: product.id })).toMatchObject({
    status: 409,
    failure: 'products.listed',
    data: { listings: 1 },
  });
  expect(await admin.call(productWrites.deleteSpec, { ids: product.skuIds })).toMatchObject({
    failure: 'products.listed',
  });
  expect((await admin.call(productWrites.deleteSpec, { ids: [product.skuIds[0]!] })).status).toBe(200);
  expect(await admin.call(classification.deleteTemplate, { id: classificationTemplateId })).toMatchObject({
    status: 409,
    data: { products: 1, listings: 1 },
  });
  expect(await admin.call(productTemplates.del, { id: template.id })).toMatchObject({
    status: 409,
    data: { products: 1, listings: 1 },
  });
  expect(await admin.call(categories.deleteProductCode, { id: code.id })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('listings: 1') as unknown,
    data: { skus: 0, listings: 1 },
  });
  expect(await admin.call(library.delete, { ids: [print] })).toMatchObject({
    status: 409,
    data: { total: 1, places: [{ kind: 'listing', label: 'FOX01' }] },
  });
});
