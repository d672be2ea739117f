import { audit } from '@pressroom/contract/audit/audit';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { singleForm, singleSpecForm } from '../../../testing/productForms.ts';
import { keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptPicture, keptProductTemplate, productTemplateForm } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

async function withSingle() {
  const test = await testApp();
  const clerk = await test.as(['/products/management', '/products/stencil']);
  const form = await singleForm(test);
  const product = await must(clerk, productWrites.add, form);
  return { test, clerk, form, product, spec: product.productSpecs[0]! };
}

type Single = Awaited<ReturnType<typeof withSingle>>;

const editOf = ({ form, product }: Single) => {
  const { singleSpec: _, ...head } = form;
  return { ...head, id: product.id, gmtModified: product.gmtModified };
};
const specEditOf = ({ form, spec }: Single) => ({ ...form.singleSpec, id: spec.id, gmtModified: spec.gmtModified });

it('adds a single product with its pictures, in either shape of the call', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  await keptProductCode(test, { code: 'TEE-BLK-M', realStock: 7 });
  const template = await keptProductTemplate(test);
  const form = await singleForm(test, { spu: ' TEE-1 ', productTemplateId: template.id, status: 2 });
  form.singleSpec = await singleSpecForm(test, { sku: 'TEE-1-BLK', name: '', productCode: 'tee-blk-m' });
  const added = await must(clerk, productWrites.add, form);
  expect(added).toMatchObject({
    spu: 'TEE-1',
    productType: 1,
    status: 2,
    skuCount: 1,
    productTemplateId: template.id,
    templateMoved: false,
    stockImage1: form.stockImage1,
    productSpecs: [
      {
        sku: 'TEE-1-BLK',
        name: '',
        status: 2,
        productCode: 'TEE-BLK-M',
        followsStock: true,
        realStock: 7,
        startOriginalPrice: '12.00',
        endOriginalPrice: '18.50',
        outerBoxWidth: 25.5,
        mainPictureUrl: form.singleSpec.mainPictureUrl,
        shein: { missing: ['name'] },
      },
    ],
  });
  const [spec] = added.productSpecs;
  expect(spec!.sheinProductImages.map(({ imageType, imageLinks }) => ({ imageType, imageLinks }))).toEqual(
    form.singleSpec.sheinProductImages!.map(({ imageType, imageLinks }) => ({ imageType, imageLinks })),
  );
  expect(spec!.temuProductImages.map(({ imageType }) => imageType)).toEqual([4, 5, 6]);
  expect(await must(clerk, products.get, { id: added.id })).toEqual(added);

  const { singleSpec, ...head } = await singleForm(test);
  const second = await must(clerk, productWrites.add, {
    ...head,
    productSpecs: [{ ...singleSpec, realStock: '007' }],
  });
  expect(second.productSpecs).toMatchObject([{ followsStock: false, realStock: 7 }]);
  expect(await clerk.call(productWrites.add, head)).toMatchObject({
    status: 400,
    data: [{ path: 'singleSpec', msg: 'Please complete the product information' }],
  });
});

it('changes product and SKU in one call, says what changed and lets the clean-up have the pictures that went', async () => {
  const at = await withSingle();
  const { test, clerk, form } = at;
  const fresh = await keptPicture(test);
  const [detail, ...others] = form.singleSpec.sheinProductImages!;
  const [former = '', second = ''] = String(detail!.imageLinks).split(',');
  const after = await must(clerk, productWrites.edit, {
    ...editOf(at),
    status: 2,
    singleSpec: {
      ...specEditOf(at),
      endSellingPrice: '16',
      followsStock: false,
      realStock: 5,
      sheinProductImages: [{ ...detail!, imageLinks: `${second},${fresh.address}` }, ...others],
    },
  });
  expect(after).toMatchObject({
    status: 2,
    enabledCount: 0,
    productSpecs: [{ status: 2, endSellingPrice: '16.00', followsStock: false, realStock: 5 }],
  });
  expect(after.productSpecs[0]!.sheinProductImages[0]!.imageLinks).toBe(`${second},${fresh.address}`);
  const gone = await test.db
    .selectFrom('releasedBlobs')
    .innerJoin('blobs', 'blobs.id', 'blobId')
    .select('key')
    .execute();
  expect(gone).toEqual([{ key: former.slice('/files/'.length) }]);
  const { rows } = await must(clerk, audit.history, { objectType: 'products', objectId: after.id });
  expect(rows[0]!.changes.map(({ name, before, after: now }) => [name, before, now])).toEqual([
    ['Stock', null, '5'],
    ['Price range (USD)', '9.90 – 15.90', '9.90 – 16.00'],
    ['SHEIN detail pictures, nos.', expect.any(String), expect.any(String)],
    ['State', 'On sale', 'Stop sale'],
  ]);
});

it('takes the two calls of the specification as well, and changes no version without a difference', async () => {
  const at = await withSingle();
  const { clerk, product, spec } = at;
  const same = await must(clerk, productWrites.edit, { ...editOf(at), singleSpec: specEditOf(at) });
  expect(same).toEqual(product);
  // the SKU that was loaded is still the same after its product's state has changed
  const head = await must(clerk, productWrites.edit, { ...editOf(at), status: 2 });
  const edited = await must(clerk, productWrites.editSpec, { ...specEditOf(at), status: 1, remark: 'until spring' });
  expect(edited).toMatchObject({ id: spec.id, status: 2, remark: 'until spring' });
  const after = await must(clerk, products.get, { id: product.id });
  expect(after.gmtModified > head.gmtModified).toBe(true);
});

it('refuses who is late with the product or with its SKU, and shows what it is now', async () => {
  const at = await withSingle();
  const { clerk, product } = at;
  const current = await must(clerk, productWrites.editSpec, { ...specEditOf(at), remark: 'mine' });
  const late = await clerk.call(productWrites.editSpec, { ...specEditOf(at), remark: 'theirs' });
  expect(late).toMatchObject({ status: 409, failure: 'platform.stale', data: { current } });
  expect(late.data).toMatchObject({ by: expect.stringMatching(/^test-/) as string });
  const lateHead = await clerk.call(productWrites.edit, { ...editOf(at), status: 2 });
  expect(lateHead).toMatchObject({ status: 409, failure: 'platform.stale', data: { current: { id: product.id } } });
  const { gmtModified: _, ...head } = editOf(at);
  const lateSpec = await clerk.call(productWrites.edit, { ...head, singleSpec: specEditOf(at) });
  expect(lateSpec).toMatchObject({ status: 409, data: { current: { productSpecs: [{ remark: 'mine' }] } } });
  // nothing of it was written
  expect(await must(clerk, products.get, { id: product.id })).toMatchObject({ status: 1 });
  const { gmtModified: __, ...unchecked } = specEditOf(at);
  expect(await must(clerk, productWrites.editSpec, { ...unchecked, remark: 'last' })).toMatchObject({ remark: 'last' });
});

it('names every field that is wrong at once: taken codes, and what does not exist', async () => {
  const at = await withSingle();
  const { test, clerk, form, product, spec } = at;
  const other = await singleForm(test, { spu: form.spu.toLowerCase(), stockImage2: '404' });
  const small = await keptPicture(test, { width: 700, height: 700 });
  const [detail, ...others] = other.singleSpec.sheinProductImages!;
  const reply = await clerk.send(productWrites.add, {
    ...other,
    singleSpec: {
      ...other.singleSpec,
      productCode: 'NO-SUCH-CODE',
      mainPictureUrl: `/files/${'x'.repeat(24)}`,
      sheinProductImages: [{ ...detail, imageLinks: [small.address, small.address] }, ...others],
    },
  });
  expect(reply.status).toBe(400);
  expect((reply.data as { path: string }[]).map(({ path }) => path)).toEqual([
    'stockImage2',
    'singleSpec.mainPictureUrl',
    'singleSpec.sheinProductImages.0.imageLinks',
    'singleSpec.sheinProductImages.0.imageLinks',
    'singleSpec.productCode',
  ]);
  const taken = { ...other, stockImage2: undefined };
  taken.singleSpec = { ...other.singleSpec, sku: form.singleSpec.sku.toLowerCase() };
  expect(await clerk.call(productWrites.add, taken)).toMatchObject({
    status: 400,
    data: [
      { path: 'spu', msg: `There is a product with the SPU “${taken.spu}” already` },
      { path: 'singleSpec.sku', msg: `There is a product with the SKU “${taken.singleSpec.sku}” already` },
    ],
  });
  // its own codes are not taken
  const own = { ...specEditOf(at), sku: spec.sku.toLowerCase() };
  expect(await must(clerk, productWrites.editSpec, own)).toMatchObject({ sku: spec.sku.toLowerCase() });
  for (const [path, given] of [
    ['productTemplateId', { productTemplateId: '404' }],
    ['categoryTemplateId', { categoryTemplateId: '404' }],
    ['outerPkgTemplateId', { outerPkgTemplateId: '404' }],
  ] as const)
    expect(await clerk.call(productWrites.add, { ...(await singleForm(test)), ...given })).toMatchObject({
      status: 400,
      data: [{ path }],
    });
  expect(await clerk.call(productWrites.edit, { ...editOf(at), id: '404' })).toMatchObject({ status: 404 });
  expect(await clerk.call(productWrites.editSpec, { ...specEditOf(at), id: '404' })).toMatchObject({ status: 404 });
  const elsewhere = { ...specEditOf(at), id: (await keptProduct(test)).skuIds[0]! };
  const { gmtModified: _, ...head } = editOf(at);
  expect(await clerk.call(productWrites.edit, { ...head, singleSpec: elsewhere })).toMatchObject({ status: 404 });
  expect(await clerk.call(productWrites.edit, { ...head, components: [{ id: spec.id }] })).toMatchObject({
    status: 400,
    data: [{ path: 'components' }],
  });
  expect(product.id).toBe(head.id);
});

it('gives a code to one of two who ask for it at the same moment', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  const forms = [await singleForm(test), await singleForm(test)];
  const replies = await Promise.all(
    forms.map((form) => clerk.call(productWrites.add, { ...form, spu: 'TWICE-Ä', stockImage1: undefined })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.find(({ status }) => status === 400)).toMatchObject({ data: [{ path: 'spu' }] });
});

it('takes a template as it is when it is chosen, and keeps that version until another is', async () => {
  const at = await withSingle();
  const { test, clerk, product } = at;
  const template = await must(clerk, productTemplates.add, await productTemplateForm(test));
  const { gmtModified: _, ...head } = editOf(at);
  const chosen = { ...head, productTemplateId: template.id };
  expect(await must(clerk, productWrites.edit, chosen)).toMatchObject({ templateMoved: false });
  const form = await productTemplateForm(test);
  await must(clerk, productTemplates.edit, { ...form, id: template.id });
  expect(await must(clerk, products.get, { id: product.id })).toMatchObject({ templateMoved: true });
  expect(await must(clerk, productWrites.edit, { ...chosen, status: 2 })).toMatchObject({ templateMoved: true });
  expect(await must(clerk, productWrites.edit, head)).toMatchObject({ productTemplateId: null, templateMoved: false });
  expect(await must(clerk, productWrites.edit, chosen)).toMatchObject({ templateMoved: false });
});

it('deletes a product, or a SKU and with the last one its product, and releases their pictures', async () => {
  const { test, clerk, product } = await withSingle();
  await must(clerk, productWrites.delete, { id: product.id });
  expect(await clerk.call(products.get, { id: product.id })).toMatchObject({ status: 404 });
  expect(await clerk.call(productWrites.delete, { id: product.id })).toMatchObject({ status: 404 });
  expect(await test.db.selectFrom('releasedBlobs').select('blobId').execute()).toHaveLength(12);
  const second = await must(clerk, productWrites.add, await singleForm(test));
  const third = await must(clerk, productWrites.add, await singleForm(test));
  const ids = [second, third].map(({ productSpecs }) => productSpecs[0]!.id);
  expect(await clerk.call(productWrites.deleteSpec, { ids: [...ids, '404'] })).toMatchObject({ status: 404 });
  await must(clerk, productWrites.deleteSpec, ids);
  expect(await must(clerk, products.list, {})).toMatchObject({ total: 0 });
});

it('leaves every kind to those who may have it', async () => {
  const at = await withSingle();
  const { test, form, product, spec } = at;
  const other = await test.as(['/products/multiAttribute']);
  const variants = await keptProduct(test, { productType: 2 });
  expect(await other.call(productWrites.add, form)).toMatchObject({ status: 403 });
  expect(await other.call(productWrites.edit, editOf(at))).toMatchObject({ status: 403 });
  expect(await other.call(productWrites.editSpec, specEditOf(at))).toMatchObject({ status: 403 });
  expect(await other.call(productWrites.delete, { id: product.id })).toMatchObject({ status: 403 });
  expect(await other.call(productWrites.deleteSpec, [...variants.skuIds, spec.id])).toMatchObject({ status: 403 });
  expect(await at.clerk.call(productWrites.delete, { id: variants.id })).toMatchObject({ status: 403 });
  await must(other, productWrites.delete, { id: variants.id });
  const print = await keptPrint(test);
  expect(await at.clerk.call(productWrites.edit, { ...editOf(at), stockImage1: print })).toMatchObject({ status: 200 });
});
