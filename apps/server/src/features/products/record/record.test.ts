import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { fillSlots, keptCode, keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptPicture, keptPictures, keptProductTemplate } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

it('says what a product with many SKUs is, and what each of them can sell', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/multiAttribute']);
  const [black, white] = [await keptCode(test, 2, 'BLK'), await keptCode(test, 2, 'WHT')];
  const [small, medium] = [await keptCode(test, 3, 'S'), await keptCode(test, 3, 'M')];
  const plenty = await keptProductCode(test, { code: 'TEE-BLK-S', realStock: 9, reserved: 4, printNum: 2 });
  const short = await keptProductCode(test, { code: 'TEE-WHT-M', realStock: 3, reserved: 5 });
  const [front, back] = [await keptPrint(test, 'front.png'), await keptPrint(test, 'back.png')];
  const [shown, other] = await keptPictures(test, 2);
  const template = await keptProductTemplate(test);
  const made = await keptProduct(test, {
    productType: productType.variants,
    spu: 'DS-1',
    styleId: await keptCode(test, 1, 'TEE'),
    print1Id: front,
    print2Id: back,
    productTemplateId: template.id,
    templateVersion: '2020-01-01T00:00:00Z',
    skus: [
      { sku: 'A', productCodeId: plenty.id, colorId: black, sizeId: small, mainBlobId: shown!.id },
      { sku: 'B', productCodeId: plenty.id, colorId: black, sizeId: medium, mainBlobId: shown!.id, ownStock: 2 },
      { sku: 'C', productCodeId: short.id, colorId: white, sizeId: medium, mainBlobId: other!.id, status: 2 },
      { sku: 'D', colorId: white, sizeId: small },
    ],
  });
  const [row] = (await must(clerk, products.list, { withSpecs: false })).rows;
  expect(row).toMatchObject({
    spu: 'DS-1',
    styleCode: 'TEE',
    colorCodes: ['BLK', 'WHT'],
    sizeCodes: ['S', 'M'],
    productTemplateName: template.name,
    templateMoved: true,
    stockImage1: front,
    stockImage2: back,
    stockImages: [{ id: front, name: 'front.png' }, { name: 'back.png' }],
    pictureUrls: [shown!.address, other!.address],
    skuCount: 4,
    enabledCount: 3,
    productSpecs: [],
  });
  const specs = await must(clerk, products.specs, { productId: made.id });
  expect((await must(clerk, products.list, {})).rows[0]!.productSpecs).toEqual(specs);
  expect(specs.map(({ sku, followsStock, realStock, inventory }) => [sku, followsStock, realStock, inventory])).toEqual(
    [
      ['A', true, 5, 5],
      ['B', false, 2, 5],
      ['C', true, 0, 0],
      ['D', true, 0, null],
    ],
  );
  expect(specs[2]).toMatchObject({
    productCode: 'TEE-WHT-M',
    productCodeCategoryId: short.categoryId,
    printNum: 1,
    status: 2,
    mainPictureUrl: other!.address,
    colorCode: 'WHT',
    sizeCode: 'M',
    productSpecInfoName: 'WHT name-M name',
    productSpecInfos: [
      { productKey: 'color', specValId: white, specVal: 'WHT name', type: 2 },
      { productKey: 'size', specValId: medium, specVal: 'M name', type: 3 },
    ],
    components: [],
    derived: [],
  });
});

it('gives a combination what its components cost, need and suffice for', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  const code = await keptProductCode(test, { realStock: 11 });
  const picture = await keptPicture(test);
  const prints = [await keptPrint(test), await keptPrint(test)];
  const shirt = await keptProduct(test, {
    print1Id: prints[0]!,
    skus: [{ productCodeId: code.id, mainBlobId: picture.id }],
  });
  const mug = await keptProduct(test, {
    print1Id: prints[1]!,
    skus: [
      {
        ownStock: 4,
        startOriginalPrice: '0.99',
        outerBoxLength: '9.50',
        outerBoxWidth: '26.00',
        outerBoxHeight: '10.25',
      },
    ],
  });
  const set = await keptProduct(test, {
    components: [{ skuId: shirt.skuIds[0]!, quantity: 3 }, { skuId: mug.skuIds[0]! }],
    skus: [{ endSellingPrice: '40.00' }],
  });
  const spec = async () => (await must(clerk, products.get, { id: set.id })).productSpecs[0]!;
  expect(await spec()).toMatchObject({
    productCode: '',
    followsStock: true,
    realStock: 3,
    inventory: 3,
    mainPictureUrl: picture.address,
    stockImages: prints.map((id) => ({ id })),
    startOriginalPrice: '36.99',
    endOriginalPrice: '72.00',
    startSellingPrice: '39.60',
    endSellingPrice: '40.00',
    outerBoxLength: 30,
    outerBoxWidth: 26,
    outerBoxHeight: 19.25,
    outerBoxWeight: 880,
    derived: expect.not.arrayContaining(['endSellingPrice']) as unknown,
    components: [
      {
        id: shirt.skuIds[0]!,
        productId: shirt.id,
        quantity: 3,
        productSpecInfoName: 'BLK name-M name',
        productCode: code.code,
        mainPictureUrl: picture.address,
      },
      { id: mug.skuIds[0]!, quantity: 1, mainPictureUrl: '' },
    ],
  });
  expect((await spec()).derived).toEqual(
    expect.arrayContaining(['mainPictureUrl', 'startOriginalPrice', 'outerBoxLength']),
  );
  // a price that a component does not have makes no sum
  await test.db.updateTable('productSkus').set({ endOriginalPrice: null }).where('id', '=', mug.skuIds[0]!).execute();
  expect(await spec()).toMatchObject({ startOriginalPrice: '36.99', endOriginalPrice: null });
  expect(await spec()).toEqual(
    (await must(clerk, products.list, { productType: 3 })).rows[0]!.productSpecs.map(withPictures)[0],
  );
});
const withPictures = <Spec extends object>(spec: Spec) => ({ ...spec, sheinProductImages: [], temuProductImages: [] });

it('answers a product with the pictures of each slot in their order', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  const made = await keptProduct(test);
  const [skuId] = made.skuIds as [string];
  const shein = await fillSlots(test, skuId, { [imageTypes.sheinDetail]: 2 });
  const temu = await fillSlots(test, skuId, { [imageTypes.temuCarousel]: 3 });
  const product = await must(clerk, products.get, { id: made.id });
  const slot = { productId: made.id, productSpecId: skuId };
  expect(product.productSpecs).toMatchObject([
    {
      sheinProductImages: [{ ...slot, storeType: 'SHEIN', imageType: 1, imageLinks: shein.join(',') }],
      temuProductImages: [{ ...slot, storeType: 'TEMU', imageType: 4, imageLinks: temu.join(',') }],
    },
  ]);
  expect(JSON.parse(product.sheinCategory)).toEqual(['女装', '上装', 'T恤']);
  expect(product).toMatchObject({ outerPkgShape: 1, outerPkgType: 0, productTemplateId: null, templateMoved: false });
});
