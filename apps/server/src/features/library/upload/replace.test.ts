import { audit } from '@pressroom/contract/audit/audit';
import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeBaseImage, makePicture } from '../../../testing/make.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { gif, print } from './picture.fixture.ts';

it('gives a picture another file by the rules of an upload, and keeps its id and name', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const rose = await makePicture(admin, { name: 'rose.png' });
  const replace = (bytes: Buffer, gmtModified?: string, id = rose.id) =>
    admin.send(library.replace, { id, ...(gmtModified && { gmtModified }) }, [{ fileName: 'a+b.png', bytes }]);
  const replaced = await replace(await print(4), rose.gmtModified);
  expect(replaced).toMatchObject({ status: 200, data: { id: rose.id, name: 'rose.png' } });
  const fresh = await must(admin, library.fileDetails, { id: rose.id });
  expect(fresh.fileUrl).not.toBe(rose.fileUrl);
  expect(await replace(await print(5), rose.gmtModified)).toMatchObject({ status: 409, data: { by: 'tester' } });
  // the same file again
  expect(await replace(await print(4))).toMatchObject({ status: 200, data: { gmtModified: fresh.gmtModified } });
  expect(await replace(await print(5, 72))).toMatchObject({ status: 400, data: [{ path: 'file' }] });
  expect(await replace(gif)).toMatchObject({ status: 400, data: [{ path: 'file' }] });
  expect(await replace(await print(5), undefined, '999')).toMatchObject({ status: 404 });
  const base = await makeBaseImage(admin);
  expect(await replace(await print(5), undefined, base.id)).toMatchObject({ status: 404 });
  expect(await must(admin, library.fileDetails, { id: rose.id })).toEqual(fresh);
  const { rows } = await must(admin, audit.history, { objectType: 'libraryFiles', objectId: rose.id });
  expect(rows.map(({ action }) => action)).toEqual(['/fileManage/replace', '/fileManage/upload']);
  expect(rows[0]!.changes).toHaveLength(1);
  const mapper = await test.as(['/products/skuMapping']);
  const file = [{ fileName: 'x.png', bytes: await print(6) }];
  expect(await mapper.send(library.replace, { id: rose.id }, file)).toMatchObject({ status: 403 });
});

it('shows the new file in mappings and calls the pictures of products outdated, but keeps what orders came with', async () => {
  const at = await shopTest();
  const { admin, shop, test } = at;
  const printingImage = shop.pictures.rose_front;
  const sold = { productCode: 'TEE-WHT-L', printingImage, shopId: shop.stores.austin, skuId: '901' };
  await must(admin, skuMapping.save, sold);
  const order = await makeOrder(at, { orderDetailsList: [{ msku: '901', num: 1 }] });
  const code = await test.db
    .selectFrom('productCodes')
    .where('code', '=', 'TEE-WHT-L')
    .select('id')
    .executeTakeFirstOrThrow();
  const product = await keptProduct(test, { print1Id: printingImage, skus: [{ productCodeId: code.id }] });
  await must(admin, productEffects.make, { ids: [product.id] });
  await test.drain();
  const lines = () =>
    test.db.selectFrom('orderLines').where('orderId', '=', order.id).select(['printingKey', 'previewKey']).execute();
  const previews = () => test.db.selectFrom('skuMappings').select('previewId').where('skuId', '=', '901').execute();
  const [before, linesBefore] = [await previews(), await lines()];
  expect(await must(admin, productEffects.outdated, { stockImageId: printingImage })).toEqual({ products: 0, skus: 0 });

  await must(admin, library.replace, { id: printingImage }, [{ fileName: 'new.png', bytes: await print(9) }]);
  expect(await previews()).not.toEqual(before);
  expect(await lines()).toEqual(linesBefore);
  expect(await must(admin, productEffects.outdated, { stockImageId: printingImage })).toEqual({ products: 1, skus: 1 });
});
