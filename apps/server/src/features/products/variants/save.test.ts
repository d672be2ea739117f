import { audit } from '@pressroom/contract/audit/audit';
import { productVariants } from '@pressroom/contract/products/variants';
import { expect, it } from 'vitest';
import { codeType } from '@pressroom/contract/codes/codes';
import { keptCode, keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptPicture } from '../../../testing/templateMakers.ts';
import { must } from '../../../demo/shop.ts';
import { confirmed, countProducts, generate, save, variantsTest, type VariantsTest } from './variants.fixture.ts';

async function generated() {
  const at = await variantsTest();
  const answer = await generate(at.clerk, at.form);
  return { ...at, answer, input: confirmed(at.form, answer, at.picture.address) };
}

it('saves the SKUs that were generated, without those that were taken out', async () => {
  const { test, clerk, template, form, input, picture } = await generated();
  const [first, second, ...others] = input.productSpecs;
  const productSpecs = [
    { ...second!, name: 'Rose, black, L', startSellingPrice: '10.5', followsStock: false, realStock: 9 },
    first!,
    others[0]!,
  ];
  const product = await save(clerk, { ...input, productSpecs });
  expect(product).toMatchObject({
    spu: 'ROSE',
    productType: 2,
    styleCode: 'TEE',
    colorCodes: ['BLK', 'WHT'],
    productTemplateId: template.id,
    templateMoved: false,
    skuCount: 3,
    enabledCount: 3,
    sheinMissing: 3,
    stockImage1: form.stockImage1,
    pictureUrls: [picture.address],
  });
  expect(product.productSpecs).toMatchObject([
    { sku: 'ROSE-BLK-L', name: 'Rose, black, L', productCode: '', startSellingPrice: '10.50', realStock: 9 },
    { sku: 'ROSE-BLK-M', productCode: 'TEE-BLK-M', followsStock: true, realStock: 37 },
    { sku: 'ROSE-WHT-M', productSpecInfoName: 'WHT name-M name', mainPictureUrl: picture.address },
  ]);
  expect(product.productSpecs[0]!.temuProductImages).toMatchObject([{ imageType: 5, imageLinks: picture.address }]);
  const { rows } = await must(await test.as('admin'), audit.history, { objectType: 'products', objectId: product.id });
  expect(rows).toMatchObject([{ action: '/product/addVariantProducts' }]);
});

it('says at each SKU what is wrong with it, and then writes nothing', async () => {
  const { test, clerk, input } = await generated();
  await keptProduct(test, { skus: [{ sku: 'rose-wht-m' }] });
  const [one, two, three] = input.productSpecs;
  const tiny = await keptPicture(test, { width: 300, height: 300 });
  const refused = async (productSpecs: readonly object[]) => {
    const { status, data } = await clerk.send(productVariants.add, { ...input, productSpecs });
    return [status, ...(data as { path: string; msg: string }[]).map(({ path, msg }) => `${path}: ${msg}`)];
  };
  expect(await refused([])).toEqual([400, 'productSpecs: Please add variant products']);
  expect(await refused([one!, { ...two!, mainPictureUrl: undefined }])).toEqual([
    400,
    'productSpecs.1.mainPictureUrl: Please upload main picture',
  ]);
  expect(await refused([one!, { ...two!, sku: one!.sku.toLowerCase() }, three!])).toEqual([
    400,
    'productSpecs.1.sku: There is a product with the SKU “rose-blk-m” already',
    'productSpecs.2.sku: There is a product with the SKU “ROSE-WHT-M” already',
  ]);
  const small = [{ imageType: 1, imageLinks: tiny.address }];
  expect(
    await refused([
      one!,
      { ...one!, sku: 'OTHER', productCode: 'CAP-BLK-M' },
      { ...three!, sheinProductImages: small },
    ]),
  ).toEqual([
    400,
    'productSpecs.1.colorCode: Each color and size has one SKU only',
    expect.stringContaining('productSpecs.2.sheinProductImages.0.imageLinks: '),
    'productSpecs.1.productCode: There is no product code “CAP-BLK-M”',
  ]);
  expect(await countProducts(test)).toBe(1);
});

/** Each changes something that the SKUs were generated from. */
const changes: Readonly<Record<string, (at: VariantsTest) => Promise<unknown>>> = {
  'the form': async ({ form }) => Object.assign(form, { spu: 'ROSE-2' }),
  'a colour of the form': async ({ form }) => Object.assign(form, { colorCodes: ['BLK'] }),
  'the second print of the form': async ({ test, form }) => Object.assign(form, { stockImage2: await keptPrint(test) }),
  'the template': ({ test, template }) =>
    test.db
      .updateTable('productTemplates')
      .set({ material: 'Linen', gmtModified: new Date().toISOString() })
      .where('id', '=', template.id)
      .execute(),
  'the name of a colour': ({ test }) =>
    test.db.updateTable('codes').set({ name: 'Snow' }).where('code', '=', 'WHT').execute(),
  'the base picture of a category': async ({ test, code }) =>
    test.db
      .updateTable('productCategories')
      .set({ bottomImageId: await keptPrint(test) })
      .where('id', '=', code.categoryId)
      .execute(),
  'the boxes of a category': ({ test }) =>
    test.db
      .updateTable('productCategories')
      .set({ printLocations: JSON.stringify([{ x: 1 }]) })
      .execute(),
  'how prints lie on the cloth': ({ test }) =>
    test.db.updateTable('productCategories').set({ blend: 'screen' }).execute(),
  'another category': ({ test }) => keptProductCode(test, { code: 'TEE-WHT-M' }),
  'the picture of a print': async ({ test, form }) =>
    test.db
      .updateTable('libraryFiles')
      .set({ blobId: (await keptPicture(test)).id })
      .where('id', '=', form.stockImage1)
      .execute(),
  'a product code that has gone': ({ test, code }) =>
    test.db.deleteFrom('productCodes').where('id', '=', code.id).execute(),
};

it.each(Object.keys(changes))('writes nothing when this has changed since: %s', async (name) => {
  const { input, ...at } = await generated();
  await changes[name]!(at);
  const reply = await at.clerk.call(productVariants.add, { ...input, ...at.form, isConfirm: true });
  expect(reply).toMatchObject({ status: 409, msg: 'Data has changed. Generate the products again', data: null });
  expect(await countProducts(at.test)).toBe(0);
});

it('takes product codes that have come since, and other stock, for no change', async () => {
  const { test, clerk, input } = await generated();
  await must(clerk, productVariants.addCodes, {
    styleCode: 'TEE',
    pairs: [{ colorCode: 'BLK', sizeCode: 'L' }],
  });
  await test.db.updateTable('productCodes').set({ realStock: 5, reserved: 0 }).execute();
  const product = await save(clerk, input);
  expect(product.productSpecs.map(({ productCode, realStock }) => [productCode, realStock])).toEqual([
    ['TEE-BLK-M', 5],
    ['TEE-BLK-L', 5],
    ['', 0],
    ['', 0],
  ]);
});

it('refuses SKUs that were not generated, and adds one of two products with the same SPU', async () => {
  const { test, clerk, input } = await generated();
  const [one] = input.productSpecs;
  await keptCode(test, codeType.size, 'XL');
  const other = { ...input, productSpecs: [{ ...one!, sizeCode: 'XL' }] };
  expect(await clerk.call(productVariants.add, other)).toMatchObject({ status: 409 });
  const replies = await Promise.all([1, 2].map(() => clerk.call(productVariants.add, input)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  // whoever asks after the other has finished is told of the SKUs, too
  const spu = expect.objectContaining({ path: 'spu' });
  expect(replies.find(({ status }) => status === 400)).toMatchObject({ data: expect.arrayContaining([spu]) });
  expect(await countProducts(test)).toBe(1);
});

it('adds colours and sizes to a product that exists, where they stand on a size chart', async () => {
  const { test, clerk, form, input, picture } = await generated();
  const product = await save(clerk, { ...input, productSpecs: input.productSpecs.slice(0, 3) });
  await keptCode(test, codeType.size, 'S');
  const more = { ...form, productId: product.id, spu: 'whatever', sizeCodes: ['M', 'L', 'S'] };
  const answer = await generate(clerk, more);
  expect(answer.productSpecs.map(({ sku }) => sku)).toEqual(['ROSE-BLK-S', 'ROSE-WHT-S', 'ROSE-WHT-L']);
  const adding = confirmed(more, answer, picture.address);
  const late = { ...adding, productSpecs: adding.productSpecs.slice(1) };
  const grown = await save(clerk, { ...adding, productSpecs: adding.productSpecs.slice(0, 1) });
  expect(grown.productSpecs.map(({ sku }) => sku)).toEqual(['ROSE-BLK-S', 'ROSE-BLK-M', 'ROSE-BLK-L', 'ROSE-WHT-M']);
  expect(grown).toMatchObject({ id: product.id, skuCount: 4 });
  expect(grown.gmtModified).not.toBe(product.gmtModified);
  expect(grown.productSpecs[1]!.gmtModified).toBe(product.productSpecs[0]!.gmtModified);
  expect(await clerk.call(productVariants.add, late)).toMatchObject({ status: 409 });
  expect(await clerk.call(productVariants.add, { ...more, productId: '999' })).toMatchObject({ status: 404 });
});
