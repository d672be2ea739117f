import { audit } from '@pressroom/contract/audit/audit';
import { categories } from '@pressroom/contract/categories/categories';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptCode } from '../../../testing/productMakers.ts';
import { confirmed, generate, save, variantsTest } from './variants.fixture.ts';

async function saved() {
  const at = await variantsTest();
  const product = await save(at.clerk, confirmed(at.form, await generate(at.clerk, at.form), at.picture.address));
  return { ...at, product };
}

/** What the dialog sends of a SKU that it has loaded. */
const formOf = ({ remark, ...spec }: ProductDetail['productSpecs'][number], given: object = {}) => ({
  ...spec,
  remark,
  realStock: spec.followsStock ? undefined : spec.realStock,
  material: spec.material,
  origin: spec.origin!,
  startOriginalPrice: spec.startOriginalPrice!,
  endOriginalPrice: spec.endOriginalPrice!,
  startSellingPrice: spec.startSellingPrice!,
  endSellingPrice: spec.endSellingPrice!,
  outerBoxLength: spec.outerBoxLength!,
  outerBoxWidth: spec.outerBoxWidth!,
  outerBoxHeight: spec.outerBoxHeight!,
  outerBoxWeight: spec.outerBoxWeight!,
  ...given,
});

const headOf = ({ id, gmtModified, spu, status, ...product }: ProductDetail) => ({
  id,
  gmtModified,
  spu,
  status,
  productTemplateId: product.productTemplateId,
  categoryTemplateId: product.categoryTemplateId,
  outerPkgTemplateId: product.outerPkgTemplateId,
  stockImage1: product.stockImage1,
  stockImage2: product.stockImage2,
});

it('changes the SKUs that are given and leaves the others, their colours and sizes as they are', async () => {
  const { clerk, product } = await saved();
  const [one, two, three, four] = product.productSpecs;
  const variantSpecs = [
    formOf(one!, { sku: two!.sku, colorCode: 'WHT', sizeCode: 'L', remark: 'swapped' }),
    formOf(two!, { sku: one!.sku }),
    formOf(three!),
  ];
  const after = await must(clerk, productWrites.edit, { ...headOf(product), variantSpecs });
  expect(after.productSpecs.map(({ sku, productSpecInfoName }) => [sku, productSpecInfoName])).toEqual([
    ['ROSE-BLK-L', 'BLK name-M name'],
    ['ROSE-BLK-M', 'BLK name-L name'],
    ['ROSE-WHT-M', 'WHT name-M name'],
    ['ROSE-WHT-L', 'WHT name-L name'],
  ]);
  expect(after.productSpecs[0]).toMatchObject({ remark: 'swapped' });
  // nothing of these differs, so whoever edits them meanwhile has lost nothing
  expect(after.productSpecs.slice(2).map(({ gmtModified }) => gmtModified)).toEqual(
    [three!, four!].map(({ gmtModified }) => gmtModified),
  );
  const wrong = [formOf(three!), formOf(four!, { productCode: 'CAP-BLK-M' })];
  const { id, gmtModified } = after;
  expect(
    await clerk.call(productWrites.edit, { ...headOf(product), id, gmtModified, variantSpecs: wrong }),
  ).toMatchObject({ status: 400, data: [{ path: 'variantSpecs.1.productCode' }] });
});

it('loses nothing silently when one edits the SPU and another one of its SKUs', async () => {
  const { test, clerk, product } = await saved();
  const other = await test.as(['/products/multiAttribute']);
  const [one, two] = product.productSpecs;
  const theirs = await must(other, productWrites.editSpec, formOf(one!, { remark: 'theirs' }));
  const mine = [formOf(one!, { remark: 'mine' }), formOf(two!, { remark: 'mine' })];
  const { gmtModified } = await must(clerk, products.get, { id: product.id });
  const head = { ...headOf(product), gmtModified };
  const late = await clerk.call(productWrites.edit, { ...head, variantSpecs: mine });
  expect(late).toMatchObject({ status: 409, failure: 'platform.stale' });
  const { current, at } = late.data as unknown as { current: ProductDetail; at: string };
  expect(current.productSpecs[0]).toMatchObject({ id: theirs.id, remark: 'theirs', gmtModified: at });
  expect(current.productSpecs[1]!.gmtModified).toBe(two!.gmtModified);
  const done = await must(clerk, productWrites.edit, { ...head, variantSpecs: [mine[1]!] });
  expect(done.productSpecs.map(({ remark }) => remark)).toEqual(['theirs', 'mine', '', '']);
  // saved as it is, it keeps its version, and nobody is told of a change
  const same = await must(clerk, productWrites.editSpec, formOf(done.productSpecs[1]!));
  expect(same.gmtModified).toBe(done.productSpecs[1]!.gmtModified);
  await must(clerk, productWrites.editSpec, formOf(done.productSpecs[0]!, { remark: 'mine after all' }));
  const before = new Date().toISOString();
  await must(other, productWrites.deleteSpec, [one!.id]);
  const now = await must(clerk, products.get, { id: product.id });
  const gone = { ...headOf(now), variantSpecs: [formOf(done.productSpecs[0]!)] };
  const refused = await clerk.call(productWrites.edit, gone);
  expect(refused).toMatchObject({ status: 409, failure: 'platform.stale' });
  const { by, at: deletedAt } = refused.data as unknown as { by: string; at: string };
  const { rows } = await must(await test.as('admin'), audit.page, { objectType: 'productSkus' });
  expect(rows[0]).toMatchObject({ action: '/product/deleteSpec', username: by });
  expect(deletedAt >= before).toBe(true);
});

it('keeps its product codes and dictionary entries, which get other codes but are not deleted', async () => {
  const { test, product, code } = await saved();
  const admin = await test.as('admin');
  const { rows } = await must(admin, categories.productCodePage, { code: 'TEE-BLK-M' });
  const msg = 'This is in use and cannot be deleted (SKUs of products: 1)';
  expect(await admin.call(categories.deleteProductCode, { id: code.id })).toMatchObject({
    status: 409,
    msg,
    data: { mappings: 0, orderLines: 0, skus: 1, variantSkus: 1, listings: 0 },
  });
  expect(await admin.call(categories.updateProductCode, { id: code.id, sizeCode: 'L', realStock: 1 })).toMatchObject({
    status: 409,
    failure: 'categories.sizeLocked',
  });
  expect(rows).toHaveLength(1);
  const entry = {
    style: [codeType.style, 'TEE'],
    white: [codeType.colour, 'WHT'],
    large: [codeType.size, 'L'],
  } as const;
  const idOf = ([type, name]: readonly [number, string]) => keptCode(test, type, name);
  for (const one of [entry.white, entry.large]) {
    expect(await admin.call(codes.delete, { id: await idOf(one) })).toMatchObject({
      status: 409,
      msg: 'This is in use and cannot be deleted (multi-attribute products: 1)',
      data: { categories: 0, productCodes: 0, products: 1 },
    });
  }
  expect(await admin.call(codes.delete, { id: await idOf(entry.style) })).toMatchObject({
    status: 409,
    data: { categories: 1, productCodes: 1, products: 1 },
  });
  const renamed = { id: await idOf(entry.style), name: 'Shirt', code: 'SHIRT', renameUses: true };
  await must(admin, codes.edit, renamed);
  const after = await must(admin, products.get, { id: product.id });
  expect(after).toMatchObject({ styleCode: 'SHIRT' });
  expect(after.productSpecs[0]).toMatchObject({ sku: 'ROSE-BLK-M', productCode: 'SHIRT-BLK-M' });
  await must(admin, productWrites.delete, { id: product.id });
  await must(admin, categories.deleteProductCode, { id: code.id });
  await must(admin, codes.delete, { id: await idOf(entry.white) });
});
