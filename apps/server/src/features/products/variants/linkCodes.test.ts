import { audit } from '@pressroom/contract/audit/audit';
import { categories } from '@pressroom/contract/categories/categories';
import { codeType } from '@pressroom/contract/codes/codes';
import { products } from '@pressroom/contract/products/products';
import { productVariants } from '@pressroom/contract/products/variants';
import { productWrites } from '@pressroom/contract/products/writes';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { keptCode } from '../../../testing/productMakers.ts';
import { confirmed, generate, save, type VariantsTest, variantsTest } from './variants.fixture.ts';

/** A saved product in M and L, of which TEE-BLK-L has no product code; white has no category at all. */
async function withoutCode() {
  const at = await variantsTest();
  const saved = await save(at.clerk, confirmed(at.form, await generate(at.clerk, at.form), at.picture.address));
  const admin = await at.test.as('admin');
  const look = async () => (await must(admin, products.get, { id: saved.id })).productSpecs;
  return { ...at, admin, saved, look };
}

const codesOf = (specs: readonly { sku: string; productCode: string }[]) =>
  Object.fromEntries(specs.map(({ sku, productCode }) => [sku, productCode]));

const none = { 'ROSE-BLK-L': '', 'ROSE-BLK-M': 'TEE-BLK-M', 'ROSE-WHT-L': '', 'ROSE-WHT-M': '' };
const linked = { ...none, 'ROSE-BLK-L': 'TEE-BLK-L' };

const ways: Record<string, (at: VariantsTest & { admin: VariantsTest['clerk'] }) => Promise<unknown>> = {
  'by hand': ({ admin, code }) =>
    must(admin, categories.createProductCode, {
      productCodeCategoryId: code.categoryId,
      sizeCode: 'L',
      realStock: 5,
    }),
  'from a sheet': async ({ admin }) => {
    const columns = ['型号编码', '颜色编码', '尺码', '实际库存'].map((header) => ({ header }));
    const rows = [['TEE', 'BLK', 'L', '5']];
    const bytes = await writeWorkbook([{ name: 'Sheet1', columns, rows }]);
    return must(admin, categories.importProductCodes, {}, [{ fileName: 'codes.xlsx', bytes }]);
  },
  'as another size': async (at) => {
    await keptCode(at.test, codeType.size, 'S');
    const wrong = { productCodeCategoryId: at.code.categoryId, sizeCode: 'S', realStock: 5 };
    const { id } = await must(at.admin, categories.createProductCode, wrong);
    return must(at.admin, categories.updateProductCode, { id, sizeCode: 'L', realStock: 5 });
  },
  'from the dialog of another product': ({ clerk }) =>
    must(clerk, productVariants.addCodes, { styleCode: 'TEE', pairs: [{ colorCode: 'BLK', sizeCode: 'L' }] }),
};

it.each(Object.entries(ways))('gives a product code that is added %s to the SKUs that wait for it', async (_, add) => {
  const at = await withoutCode();
  expect(codesOf(await at.look())).toEqual(none);
  const before = (await at.look()).find(({ sku }) => sku === 'ROSE-BLK-L')!;
  expect(before).toMatchObject({ shein: { missing: expect.arrayContaining(['productCode']) } });
  await add(at);
  const specs = await at.look();
  expect(codesOf(specs)).toEqual(linked);
  const after = specs.find(({ sku }) => sku === 'ROSE-BLK-L')!;
  expect(after.shein.missing).not.toContain('productCode');
  const { rows } = await must(at.admin, audit.page, { objectType: 'productSkus' });
  expect(rows[0]).toMatchObject({ objectIds: [after.id] });
  // an editor who has loaded it without the code would take it away again
  const { id, sku, name, gmtModified, mainPictureUrl } = before;
  const late = await at.clerk.call(productWrites.editSpec, { id, sku, name, gmtModified, mainPictureUrl });
  expect(late).toMatchObject({ status: 409, failure: 'platform.stale' });
  // the product itself and the SKUs beside are as their editor loaded them
  const untouched = (list: typeof specs) => list.filter(({ id }) => id !== after.id).map((spec) => spec.gmtModified);
  expect(untouched(specs)).toEqual(untouched(at.saved.productSpecs));
  expect(await must(at.admin, products.get, { id: at.saved.id })).toMatchObject({ gmtModified: at.saved.gmtModified });
});

it('misses no SKU that is saved while its product code is added', async () => {
  const at = await variantsTest();
  const admin = await at.test.as('admin');
  for (const sizeCode of ['P', 'Q', 'R', 'S']) {
    await keptCode(at.test, codeType.size, sizeCode);
    const form = { ...at.form, spu: `SPU-${sizeCode}`, colorCodes: ['BLK'], sizeCodes: [sizeCode] };
    const input = confirmed(form, await generate(at.clerk, form), at.picture.address);
    const [saved] = await Promise.all([
      save(at.clerk, input),
      must(admin, categories.createProductCode, { productCodeCategoryId: at.code.categoryId, sizeCode, realStock: 0 }),
    ]);
    const { productSpecs } = await must(admin, products.get, { id: saved.id });
    expect(productSpecs[0]!.productCode).toBe(`TEE-BLK-${sizeCode}`);
  }
});
