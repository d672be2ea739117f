import { audit } from '@pressroom/contract/audit/audit';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import {
  keptClassification,
  keptPackaging,
  keptPicture,
  keptPictures,
  productTemplateForm,
} from '../../testing/templateMakers.ts';
import { testApp } from '../../testing/testApp.ts';

async function withTemplate() {
  const test = await testApp();
  const clerk = await test.as(['/products/stencil']);
  const form = await productTemplateForm(test);
  const template = await must(clerk, productTemplates.add, form);
  return { test, clerk, form, template };
}

const released = async ({ db }: Awaited<ReturnType<typeof testApp>>) =>
  (await db.selectFrom('releasedBlobs').select('blobId').orderBy('blobId').execute()).map(({ blobId }) => blobId);

it('adds a template and answers it with its categories, packaging and pictures by slot', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/stencil']);
  const packaging = await keptPackaging(test, { name: 'Mailer', packageShape: 1, packageType: 2 });
  const classification = await keptClassification(test, { name: 'Tees', findings: 2 });
  const [block, chart] = await keptPictures(test, 2);
  const form = await productTemplateForm(test, {
    name: ' Classic tee ',
    outerPkgTemplateId: packaging.id,
    categoryTemplateId: classification.id,
  });
  const [detail] = form.sheinImageList!;
  const added = await must(clerk, productTemplates.add, {
    ...form,
    sheinImageList: [
      { storeType: 'SHEIN', imageType: imageTypes.sheinColourBlock, imageLinks: block!.address },
      detail!,
    ],
    temuImageList: [...form.temuImageList!, { imageType: imageTypes.temuSpecification, imageLinks: [chart!.address] }],
  });
  expect(added).toMatchObject({
    name: 'Classic tee',
    outerPkgTemplateName: 'Mailer',
    outerPkgShapeName: 'Cuboid',
    outerPkgTypeName: 'Soft packaging with soft goods',
    categoryTemplateName: 'Tees',
    sheinCategoryId: '3030',
    sheinCategory: '["女装","上装","T恤"]',
    temuCategoryId: '29001',
    temuCategory: '["服装","女士T恤"]',
    findingCount: 2,
    stock: 100,
    startOriginalPrice: '12.00',
    endOriginalPrice: '18.50',
    startSellingPrice: '9.90',
    outerBoxWidth: 25.5,
  });
  const { imageLinks } = detail!;
  expect(added.mainPictureUrl).toBe(String(imageLinks).split(',')[0]);
  expect(added.sheinImageList).toEqual([
    { storeType: 'SHEIN', imageType: 1, imageLinks },
    { storeType: 'SHEIN', imageType: 7, imageLinks: block!.address },
  ]);
  expect(added.temuImageList.map(({ imageType }) => imageType)).toEqual([4, 5, 6]);
  expect(await must(clerk, productTemplates.get, { id: added.id })).toEqual(added);
  const { sheinImageList: _, temuImageList: __, ...row } = added;
  expect(await must(clerk, productTemplates.list, {})).toEqual({ rows: [row], total: 1 });
});

it('changes a template, keeps the order of its pictures and lets the clean-up have those that went', async () => {
  const { test, clerk, form, template } = await withTemplate();
  const fresh = await keptPicture(test);
  const [former = '', second = ''] = template.sheinImageList[0]!.imageLinks.split(',');
  const changed = await must(clerk, productTemplates.edit, {
    ...form,
    id: template.id,
    gmtModified: template.gmtModified,
    state: 2,
    remark: 'until spring',
    sheinImageList: [{ imageType: imageTypes.sheinDetail, imageLinks: `${fresh.address},${second}` }],
  });
  expect(changed).toMatchObject({
    state: 2,
    remark: 'until spring',
    mainPictureUrl: fresh.address,
    sheinImageList: [{ imageLinks: `${fresh.address},${second}` }],
    temuImageList: template.temuImageList,
  });
  const gone = await test.db
    .selectFrom('blobs')
    .where('key', '=', former.slice('/files/'.length))
    .select('id')
    .executeTakeFirstOrThrow();
  expect(await released(test)).toEqual([gone.id]);
  const history = await must(clerk, audit.history, { objectType: 'productTemplates', objectId: template.id });
  expect(history.rows[0]!.changes).toEqual([
    expect.objectContaining({ name: 'SHEIN detail pictures, nos.' }),
    expect.objectContaining({ name: 'State', before: 'On sale', after: 'Stop sale' }),
    expect.objectContaining({ name: 'Remark', before: null, after: 'until spring' }),
  ]);
});

it('refuses an edit of a template that has changed since it was loaded, and shows what it is now', async () => {
  const { clerk, form, template } = await withTemplate();
  const { id, gmtModified } = template;
  const current = await must(clerk, productTemplates.edit, { ...form, id, gmtModified, stock: '5' });
  const late = await clerk.call(productTemplates.edit, { ...form, id, gmtModified, stock: '6' });
  expect(late).toMatchObject({ status: 409, failure: 'platform.stale' });
  expect(late.data).toMatchObject({ current, by: expect.stringMatching(/^test-/) as string, at: current.gmtModified });
  expect(await must(clerk, productTemplates.get, { id })).toEqual(current);
  expect(await clerk.call(productTemplates.edit, { ...form, id: '404' })).toMatchObject({ status: 404 });
});

it('copies a template with all of its pictures under another name', async () => {
  const { test, clerk, template } = await withTemplate();
  const copy = await must(clerk, productTemplates.duplicate, { id: template.id, name: 'Copy' });
  const { id, name, gmtCreate, gmtModified, ...same } = copy;
  expect({ ...template, ...same }).toEqual(template);
  expect([name, id === template.id]).toEqual(['Copy', false]);
  // PostgreSQL takes the time for each column
  expect([template.gmtModified, gmtCreate, gmtModified].toSorted()).toEqual([
    template.gmtModified,
    gmtCreate,
    gmtModified,
  ]);
  await must(clerk, productTemplates.del, { id: template.id });
  expect(await must(clerk, productTemplates.get, { id })).toEqual(copy);
  expect(await clerk.call(productTemplates.duplicate, { id: template.id, name: 'B' })).toMatchObject({ status: 404 });
  expect(await test.db.selectFrom('productTemplateImages').select('templateId').execute()).toHaveLength(7);
});

it('deletes a template and releases its pictures', async () => {
  const { test, clerk, template } = await withTemplate();
  await must(clerk, productTemplates.del, { id: template.id });
  expect(await clerk.call(productTemplates.get, { id: template.id })).toMatchObject({ status: 404 });
  expect(await clerk.call(productTemplates.del, { id: template.id })).toMatchObject({ status: 404 });
  expect(await released(test)).toHaveLength(7);
  expect((await must(clerk, productTemplates.list, {})).total).toBe(0);
});

it('takes a name once, whatever its case', async () => {
  const { test, clerk, form, template } = await withTemplate();
  const name = form.name.toUpperCase();
  const refusal = { status: 400, data: [{ path: 'name', msg: `There is a template called “${name}” already` }] };
  expect(await clerk.call(productTemplates.add, { ...form, name })).toMatchObject(refusal);
  expect(await clerk.call(productTemplates.duplicate, { id: template.id, name })).toMatchObject(refusal);
  const other = await must(clerk, productTemplates.add, await productTemplateForm(test));
  expect(await clerk.call(productTemplates.edit, { ...form, id: other.id, name })).toMatchObject(refusal);
  const again = { ...form, id: template.id, name };
  expect(await must(clerk, productTemplates.edit, again)).toMatchObject({ name });
});

it('asks for packaging and classification templates that exist', async () => {
  const { clerk, form } = await withTemplate();
  const other = { ...form, name: 'Other' };
  expect(await clerk.call(productTemplates.add, { ...other, outerPkgTemplateId: '404' })).toMatchObject({
    status: 400,
    data: [{ path: 'outerPkgTemplateId', msg: 'This outer packaging template has been deleted. Select another one' }],
  });
  expect(await clerk.call(productTemplates.add, { ...other, categoryTemplateId: '404' })).toMatchObject({
    status: 400,
    data: [{ path: 'categoryTemplateId', msg: 'This category template has been deleted. Select another one' }],
  });
});

it('says everything that is wrong with a form at once, in the words of the specification', async () => {
  const { clerk, form } = await withTemplate();
  const [detail] = form.sheinImageList!;
  const reply = await clerk.send(productTemplates.add, {
    ...form,
    name: '',
    state: null,
    startOriginalPrice: '20',
    sheinImageList: [{ ...detail, imageLinks: String(detail!.imageLinks).split(',')[0] }],
    temuImageList: [],
  });
  expect(reply).toMatchObject({ status: 400 });
  expect(reply.data).toEqual([
    { path: 'name', msg: 'Please enter template name' },
    { path: 'state', msg: 'Please select a status' },
    { path: 'sheinImageList.0.imageLinks', msg: 'Please select at least 2 detail pictures' },
    { path: 'temuImageList', msg: 'Please select at least 4 carousel images' },
    { path: 'temuImageList', msg: 'Please select outer packaging images' },
    { path: 'endOriginalPrice', msg: 'Please enter original price range' },
  ]);
});

it('gives nobody else a call, but lets the pages of what a template is made of see where they are used', async () => {
  const { test, form, template } = await withTemplate();
  const { id } = template;
  for (const page of ['/products/outerPackagingTemplate', '/products/classifyingTemplate'] as const) {
    const other = await test.as([page]);
    expect((await must(other, productTemplates.list, {})).total).toBe(1);
    expect(await other.call(productTemplates.get, { id })).toMatchObject({ status: 403 });
    expect(await other.call(productTemplates.add, form)).toMatchObject({ status: 403 });
    expect(await other.call(productTemplates.edit, { ...form, id })).toMatchObject({ status: 403 });
    expect(await other.call(productTemplates.duplicate, { id, name: 'B' })).toMatchObject({ status: 403 });
    expect(await other.call(productTemplates.del, { id })).toMatchObject({ status: 403 });
  }
  const packer = await test.as(['/order/print']);
  expect(await packer.call(productTemplates.list, {})).toMatchObject({ status: 403 });
});
