import { codeType } from '@pressroom/contract/codes/codes';
import { productVariants } from '@pressroom/contract/products/variants';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptCode, keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptProductTemplate } from '../../../testing/templateMakers.ts';
import { testApp, type TestApp } from '../../../testing/testApp.ts';
import { countProducts, type Form, generate, variantsTest } from './variants.fixture.ts';

const colors = ['BLK', 'wht', 'Navy', '红', '红2', 'A-B'];
/** As they stand on a size chart. */
const sizes = ['M', 'L', 'XL', '2xl', 'B-M'];

/** A style of which some categories and product codes are missing. */
async function patchyTest() {
  const test = await testApp();
  for (const code of colors) await keptCode(test, codeType.colour, code);
  for (const code of sizes) await keptCode(test, codeType.size, code);
  await keptCode(test, codeType.style, 'TEE');
  let stock = -2;
  for (const color of ['BLK', 'wht', '红'])
    for (const size of ['M', 'XL', '2xl']) {
      stock += 1;
      if (color === 'wht' && size === 'M') continue;
      await keptProductCode(test, {
        code: `TEE-${color}-${size}`,
        realStock: stock,
        printNum: color === 'wht' ? 2 : 1,
      });
    }
  const templates = [
    await keptProductTemplate(test, { name: 'Tee' }),
    await keptProductTemplate(test, { name: 'A template of thirty letters!!' }),
  ];
  const long = 'n'.repeat(49);
  await test.db.updateTable('codes').set({ name: long }).where('code', '=', '2xl').execute();
  await test.db
    .updateTable('productTemplates')
    .set({ stock: 7, origin: 'US', startSellingPrice: '1.05' })
    .where('id', '=', templates[1]!.id)
    .execute();
  await keptProduct(test, { skus: [{ sku: 'spu-blk-xl' }, { sku: 'SPU-Navy-L' }] });
  return { test, clerk: await test.as(['/products/multiAttribute']), templates };
}

/** The same as the server says, the slow way: one pair after the other, everything read by itself. */
async function plainly({ db }: TestApp, form: Form) {
  const entry = async (type: number, code: string) =>
    (await db.selectFrom('codes').where('type', '=', type).selectAll().execute()).find(
      (one) => one.code.toLowerCase() === code.toLowerCase(),
    )!;
  const inOrder = async (type: number, codes: readonly string[]) => {
    const rows = await db
      .selectFrom('codes')
      .where('type', '=', type)
      .selectAll()
      .orderBy((eb) => eb.fn('lower', ['code']))
      .execute();
    return rows.filter(({ code }) => codes.some((one) => one.toLowerCase() === code.toLowerCase()));
  };
  const style = await entry(codeType.style, form.styleCode);
  const template = await db
    .selectFrom('productTemplates')
    .where('id', '=', String(form.productTemplateId))
    .selectAll()
    .executeTakeFirstOrThrow();
  const categories = await db.selectFrom('productCategories').selectAll().execute();
  const codes = await db.selectFrom('productCodes').selectAll().execute();
  const skus = await db.selectFrom('productSkus').select('sku').execute();
  const chart = await Promise.all(sizes.map((code) => entry(codeType.size, code)));
  const asked = new Set(form.sizeCodes.map((code) => code.toLowerCase()));
  const made: string[] = [];
  const specs = [];
  for (const color of await inOrder(codeType.colour, form.colorCodes)) {
    for (const size of chart.filter(({ code }) => asked.has(code.toLowerCase()))) {
      let sku = [form.spu, color.code, size.code]
        .map((part) => part.replaceAll(/[^\x20-\x7e]/g, ''))
        .filter(Boolean)
        .join('-');
      const alike = made.filter((one) => one.toLowerCase() === sku.toLowerCase()).length;
      made.push(sku);
      if (alike > 0) sku = `${sku}-${alike + 1}`;
      const category = categories.find(({ styleId, colorId }) => styleId === style.id && colorId === color.id);
      const code = codes.find(({ categoryId, sizeId }) => categoryId === category?.id && sizeId === size.id);
      specs.push({
        sku,
        name: `${template.name} ${color.name} ${size.name}`.slice(0, 100),
        status: 1,
        colorCode: color.code,
        colorName: color.name,
        sizeCode: size.code,
        sizeName: size.name,
        productSpecInfoName: `${color.name}-${size.name}`,
        productCode: `TEE-${color.code}-${size.code}`,
        productCodeExists: Boolean(code),
        productCodeCategoryId: category?.id ?? null,
        printNum: category?.numberOfPrints ?? 0,
        followsStock: true,
        realStock: template.stock,
        inventory: code ? Math.max(0, code.realStock - code.reserved) : null,
        skuTaken: skus.some((one) => one.sku.toLowerCase() === sku.toLowerCase()),
        material: template.material,
        origin: template.origin,
        productReferenceLinks: template.productReferenceLinks,
        startOriginalPrice: template.startOriginalPrice,
        endOriginalPrice: template.endOriginalPrice,
        startSellingPrice: template.startSellingPrice,
        endSellingPrice: template.endSellingPrice,
        outerBoxLength: Number(template.outerBoxLength),
        outerBoxWidth: Number(template.outerBoxWidth),
        outerBoxHeight: Number(template.outerBoxHeight),
        outerBoxWeight: Number(template.outerBoxWeight),
      });
    }
  }
  return specs;
}

it('makes the SKUs that a plain second reckoning makes', async () => {
  const { test, clerk, templates } = await patchyTest();
  const print = await keptPrint(test);
  const anyCase = (code: string) => fc.constantFrom(code, code.toLowerCase(), code.toUpperCase());
  const some = (codes: readonly string[]) =>
    fc.subarray([...codes], { minLength: 1 }).chain((chosen) => fc.tuple(...chosen.map(anyCase)));
  const asked = fc.record({
    spu: fc.constantFrom('SPU', 'spu-1'),
    colorCodes: some(colors),
    sizeCodes: some(sizes),
    template: fc.constantFrom(...templates),
    stockImage1: fc.constantFrom(print, undefined),
  });
  type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;
  const check = async ({ template, ...given }: Asked) => {
    const form: Form = {
      isConfirm: false,
      styleCode: 'tee',
      productTemplateId: template.id,
      categoryTemplateId: template.classificationTemplateId,
      outerPkgTemplateId: template.packagingTemplateId,
      ...given,
    };
    expect((await generate(clerk, form)).productSpecs).toEqual(await plainly(test, form));
  };
  await fc.assert(fc.asyncProperty(asked, check), { numRuns: 25, seed: 13, endOnFailure: true });
});

it('writes nothing, and gives each SKU the pictures of the template and the prints', async () => {
  const { test, clerk, form } = await variantsTest();
  const before = await test.db.selectFrom('auditLog').select('id').execute();
  const { productSpecs, stockImages, sheinImageList, temuImageList } = await generate(clerk, form);
  expect(productSpecs.map(({ sku, productCodeExists, inventory }) => [sku, productCodeExists, inventory])).toEqual([
    ['ROSE-BLK-M', true, 37],
    ['ROSE-BLK-L', false, null],
    ['ROSE-WHT-M', false, null],
    ['ROSE-WHT-L', false, null],
  ]);
  expect(stockImages).toMatchObject([{ id: form.stockImage1, name: 'rose.png' }]);
  expect(sheinImageList).toMatchObject([{ storeType: 'SHEIN', imageType: 1 }]);
  expect(temuImageList.map(({ imageType, imageLinks }) => [imageType, imageLinks.split(',').length])).toEqual([
    [4, 4],
    [6, 1],
  ]);
  expect(await countProducts(test)).toBe(0);
  expect(await test.db.selectFrom('auditLog').select('id').execute()).toEqual(before);
});

it('names everything at once that is not there', async () => {
  const { test, clerk, form } = await variantsTest();
  await keptProduct(test, { spu: 'rose' });
  const wrong = {
    ...form,
    styleCode: 'CAP',
    colorCodes: ['BLK', 'PINK'],
    sizeCodes: ['4XL'],
    productTemplateId: '999',
    categoryTemplateId: '999',
    outerPkgTemplateId: '999',
    stockImage2: '999',
  };
  const reply = await clerk.call(productVariants.add, wrong);
  expect(reply).toMatchObject({ status: 400 });
  expect((reply.data as unknown as { path: string; msg: string }[]).map(({ path }) => path)).toEqual([
    'styleCode',
    'colorCodes.1',
    'sizeCodes.0',
    'productTemplateId',
    'categoryTemplateId',
    'outerPkgTemplateId',
    'stockImage2',
    'spu',
  ]);
  const products = await test.as(['/products/management']);
  expect(await products.call(productVariants.add, form)).toMatchObject({ status: 403 });
});

it('adds the product codes that are missing, as far as there is a category', async () => {
  const { test, clerk, form } = await variantsTest();
  const pairs = ['BLK', 'WHT'].flatMap((colorCode) => ['M', 'L'].map((sizeCode) => ({ colorCode, sizeCode })));
  const [first, second] = await Promise.all(
    [1, 2].map(() => must(clerk, productVariants.addCodes, { styleCode: 'tee', pairs })),
  );
  expect([...first!.added, ...second!.added]).toEqual(['TEE-BLK-L']);
  expect(first!.withoutCategory).toEqual(['TEE-WHT-M', 'TEE-WHT-L']);
  const { productSpecs } = await generate(clerk, form);
  expect(productSpecs.map(({ productCodeExists }) => productCodeExists)).toEqual([true, true, false, false]);
  const moved = await test.db
    .selectFrom('stockMovements')
    .innerJoin('productCodes', 'productCodes.id', 'stockMovements.productCodeId')
    .select(['code', 'kind', 'quantity', 'realStock'])
    .execute();
  expect(moved).toEqual([{ code: 'TEE-BLK-L', kind: 'set', quantity: 0, realStock: 0 }]);
  const unknown = { styleCode: 'TEE', pairs: [{ colorCode: 'BLK', sizeCode: '4XL' }] };
  expect(await clerk.call(productVariants.addCodes, unknown)).toMatchObject({
    status: 400,
    data: [{ path: 'pairs.0.sizeCode' }],
  });
});
