import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { combinationForm, singleForm } from '../../../testing/productForms.ts';
import { keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptPicture } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

/** Two single products and a SKU of many, and a combination of the first two. */
async function withCombination() {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  const [cup, plate] = [await keptProduct(test), await keptProduct(test)];
  const shirts = await keptProduct(test, { productType: 2, skus: [{}, {}] });
  const form = await combinationForm(test, [cup.skuIds[0]!, plate.skuIds[0]!]);
  const set = await must(clerk, productWrites.addCombination, form);
  return { test, clerk, cup, plate, shirts, form, set };
}

it('adds a combination whose components keep their order and quantity, with values of its own or theirs', async () => {
  const { test, clerk, cup, shirts } = await withCombination();
  const picture = await keptPicture(test);
  const form = await combinationForm(test, []);
  const added = await must(clerk, productWrites.addCombination, {
    ...form,
    status: 2,
    combinationSpec: {
      sku: 'SET-2',
      name: 'Two shirts and a cup',
      mainPictureUrl: picture.address,
      startSellingPrice: '30',
      endSellingPrice: '39.9',
      realStock: 4,
    },
    productSpecs: [{ id: shirts.skuIds[1]!, quantity: '2' }, { id: cup.skuIds[0]! }],
  });
  expect(added).toMatchObject({
    productType: 3,
    status: 2,
    skuCount: 1,
    productSpecs: [
      {
        sku: 'SET-2',
        status: 2,
        mainPictureUrl: picture.address,
        startSellingPrice: '30.00',
        // of its components: 2 x 12.00 + 12.00
        startOriginalPrice: '36.00',
        followsStock: false,
        realStock: 4,
        components: [
          { id: shirts.skuIds[1], quantity: 2 },
          { id: cup.skuIds[0], quantity: 1 },
        ],
      },
    ],
  });
});

it('refuses components that are gone, are combinations, or come twice, each at its place', async () => {
  const { test, clerk, cup, set } = await withCombination();
  const form = await combinationForm(test, [cup.skuIds[0]!, set.productSpecs[0]!.id, '404']);
  expect(await clerk.call(productWrites.addCombination, form)).toMatchObject({
    status: 400,
    data: [
      { path: 'productSpecs.1.id', msg: 'A combination cannot contain another combination' },
      { path: 'productSpecs.2.id', msg: 'A product of the combination has been deleted' },
    ],
  });
  const twice = { ...form, productSpecs: [{ id: cup.skuIds[0]! }, { id: cup.skuIds[0]! }] };
  expect(await clerk.call(productWrites.addCombination, twice)).toMatchObject({
    status: 400,
    data: [{ path: 'productSpecs.1.id', msg: 'Each product can be selected once only' }],
  });
  expect(await clerk.call(productWrites.addCombination, { ...form, productSpecs: [] })).toMatchObject({
    status: 400,
    data: [{ path: 'productSpecs', msg: 'Please select the products of the combination' }],
  });
});

it('changes a combination in one call or in those of the specification, and refuses who is late', async () => {
  const { clerk, cup, plate, shirts, form, set } = await withCombination();
  const { productSpecs: _, combinationSpec, ...head } = form;
  const { id, gmtModified } = set;
  const [spec] = set.productSpecs;
  const [first, second, third] = [cup.skuIds[0]!, plate.skuIds[0]!, shirts.skuIds[0]!];
  const swapped = await must(clerk, productWrites.edit, {
    ...head,
    id,
    gmtModified,
    combinationSpec: { ...combinationSpec, id: spec!.id, gmtModified: spec!.gmtModified, name: 'Plate and cup' },
    components: [{ id: second }, { id: first, quantity: 3 }],
  });
  expect(swapped.productSpecs).toMatchObject([
    { name: 'Plate and cup', components: [{ id: second }, { id: first, quantity: 3 }] },
  ]);
  const parts = { id, productSpecs: [{ id: third }] };
  const late = await clerk.call(productWrites.editCombination, { ...parts, gmtModified });
  expect(late).toMatchObject({ status: 409, failure: 'platform.stale', data: { current: swapped } });
  const after = await must(clerk, productWrites.editCombination, { ...parts, gmtModified: swapped.gmtModified });
  expect(after.productSpecs).toMatchObject([{ name: 'Plate and cup', components: [{ id: third, quantity: 1 }] }]);
  const alone = await must(clerk, productWrites.edit, { ...head, id, components: [{ id: first }, { id: third }] });
  expect(alone.productSpecs[0]!.components.map((component) => component.id)).toEqual([first, third]);
  const named = await must(clerk, productWrites.editSpec, { ...combinationSpec, id: spec!.id, name: 'Set' });
  expect(named).toMatchObject({ name: 'Set', components: [{ id: first }, { id: third }] });
  const wrong = await clerk.call(productWrites.editCombination, { id: cup.id, productSpecs: [{ id: third }] });
  expect(wrong).toMatchObject({ status: 404 });
});

it('deletes nothing that a combination holds, and says which', async () => {
  const { test, clerk, cup, plate, shirts, set } = await withCombination();
  const other = await must(
    clerk,
    productWrites.addCombination,
    await combinationForm(test, [cup.skuIds[0]!, shirts.skuIds[0]!]),
  );
  const admin = await test.as('admin');
  const refused = {
    status: 409,
    failure: 'products.linkedCombinations',
    msg: `Linked to 2 combination product(s), deletion forbidden: ${set.spu}, ${other.spu}`,
    data: { combinations: [{ id: set.id, spu: set.spu }, { id: other.id }] },
  };
  expect(await clerk.call(productWrites.delete, { id: cup.id })).toMatchObject(refused);
  expect(await clerk.call(productWrites.deleteSpec, cup.skuIds)).toMatchObject(refused);
  expect(await admin.call(productWrites.delete, { id: shirts.id })).toMatchObject({ status: 409 });
  await must(admin, productWrites.deleteSpec, [shirts.skuIds[1]!]);
  await must(clerk, productWrites.delete, { id: set.id });
  await must(clerk, productWrites.deleteSpec, [other.productSpecs[0]!.id]);
  await must(clerk, productWrites.delete, { id: cup.id });
  await must(clerk, productWrites.delete, { id: plate.id });
  expect(await must(admin, products.list, {})).toMatchObject({ rows: [{ id: shirts.id, skuCount: 1 }], total: 1 });
});

it('lets one of both acts find the other: deleting a product and taking it into a combination', async () => {
  const { test, clerk } = await withCombination();
  for (let round = 0; round < 6; round += 1) {
    const code = await keptProductCode(test, { code: `R${round}-BLK-M` });
    const lamp = await keptProduct(test, { skus: [{ productCodeId: code.id }] });
    const form = await combinationForm(test, lamp.skuIds);
    const [held, deleted] = await Promise.all([
      clerk.call(productWrites.addCombination, form),
      clerk.call(productWrites.delete, { id: lamp.id }),
    ]);
    expect([held.status, deleted.status]).toEqual(held.status === 200 ? [200, 409] : [400, 200]);
  }
});

it('gives nobody else a combination', async () => {
  const { test, cup, form, set } = await withCombination();
  const other = await test.as(['/products/multiAttribute']);
  expect(await other.call(productWrites.addCombination, form)).toMatchObject({ status: 403 });
  const parts = { id: set.id, productSpecs: [{ id: cup.skuIds[0]! }] };
  expect(await other.call(productWrites.editCombination, parts)).toMatchObject({ status: 403 });
  expect(await other.call(productWrites.delete, { id: set.id })).toMatchObject({ status: 403 });
  const single = await must(await test.as('admin'), productWrites.add, await singleForm(test));
  expect(await other.call(productWrites.delete, { id: single.id })).toMatchObject({ status: 403 });
});
