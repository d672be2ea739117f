import { audit } from '@pressroom/contract/audit/audit';
import { packageShape, packageType } from '@pressroom/contract/packaging/packages';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { keptPackaging, keptPicture, keptPictures, keptProductTemplate } from '../../testing/templateMakers.ts';
import { testApp } from '../../testing/testApp.ts';
import { waitForRow } from '../../testing/waitForLock.ts';

const noImages = { image1: '', image2: '', image3: '', image4: '', image5: '', image6: '' };

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const [front, back, open] = (await keptPictures(test, 3)).map(({ address }) => address) as [string, string, string];
  const carton = {
    name: 'Carton',
    packageShape: packageShape.cuboid,
    packageType: packageType.hard,
    image1: front,
    image2: back,
  };
  return { test, admin, front, back, open, carton };
}

it('adds a template, and shows it with its names and pictures', async () => {
  const { admin, carton, front, back } = await start();
  const added = await must(admin, packaging.create, { ...carton, name: '  Carton ', image3: '' });
  expect(added).toMatchObject({
    ...noImages,
    name: 'Carton',
    packageShape: 1,
    packageShapeName: 'Cuboid',
    packageType: 0,
    packageTypeName: 'Hard packaging',
    image1: front,
    image2: back,
    useCount: 0,
  });
  expect(await must(admin, packaging.page, {})).toEqual({ rows: [added], total: 1 });
  expect(await must(admin, packaging.shapes, {})).toEqual([
    { name: 'Irregular', value: 0 },
    { name: 'Cuboid', value: 1 },
    { name: 'Cylinder', value: 2 },
  ]);
  expect((await must(admin, packaging.types, {})).map(({ value }) => value)).toEqual([0, 1, 2]);
});

it('finds templates by part of their name, shape and type, newest first', async () => {
  const { test, admin } = await start();
  for (const [name, shape, type] of [
    ['纸箱 small', 1, 0],
    ['Small tube', 2, 0],
    ['Bag', 0, 2],
    ['100%_bag', 0, 1],
  ] as const)
    await keptPackaging(test, { name, packageShape: shape, packageType: type });
  const named = async (search: object) => {
    const { rows, total } = await must(admin, packaging.page, search);
    return [rows.map(({ name }) => name), total];
  };
  expect(await named({})).toEqual([['100%_bag', 'Bag', 'Small tube', '纸箱 small'], 4]);
  expect(await named({ name: 'SMALL' })).toEqual([['Small tube', '纸箱 small'], 2]);
  expect(await named({ name: '纸箱' })).toEqual([['纸箱 small'], 1]);
  expect(await named({ name: '%_' })).toEqual([['100%_bag'], 1]);
  expect(await named({ packageShape: 0 })).toEqual([['100%_bag', 'Bag'], 2]);
  expect(await named({ packageShape: 0, packageType: 2, name: 'ba' })).toEqual([['Bag'], 1]);
  expect(await named({ pageSize: 20, pageNum: 2 })).toEqual([[], 4]);
  expect(await named({ pageSize: 1, pageNum: 2, name: 'small' })).toEqual([['纸箱 small'], 2]);
});

it('asks for name, shape, type and at least one picture, all at once', async () => {
  const { admin, carton, front } = await start();
  expect(await admin.send(packaging.create, { name: ' ', packageShape: '', packageType: 3 })).toMatchObject({
    status: 400,
    data: [
      { path: 'name', msg: 'Please enter template name' },
      { path: 'packageShape', msg: 'Please select the package shape' },
      { path: 'packageType', msg: 'Please select the package type' },
      { path: 'image1', msg: 'Please upload pictures of the packaging' },
    ],
  });
  const refused = async (wish: object) => (await admin.send(packaging.create, { ...carton, ...wish })).data;
  expect(await refused({ name: 'x'.repeat(31) })).toMatchObject([{ path: 'name', msg: 'At most 30 characters' }]);
  expect(await refused({ image2: 'https://shop.example/a.png' })).toMatchObject([{ path: 'image2' }]);
  const nowhere = `/files/${'x'.repeat(24)}`;
  expect(await refused({ image1: front, image2: '', image3: nowhere })).toMatchObject([
    { path: 'image3', msg: 'This picture no longer exists. Upload it again' },
  ]);
  expect((await must(admin, packaging.page, {})).total).toBe(0);
});

it('gives each name once, whatever its case', async () => {
  const { admin, carton } = await start();
  const { id } = await must(admin, packaging.create, carton);
  const other = await must(admin, packaging.create, { ...carton, name: 'Tube' });
  const taken = { status: 400, data: [{ path: 'name', msg: 'A template named “CARTON” already exists' }] };
  const named = { name: 'CARTON' };
  expect(await admin.call(packaging.create, { ...carton, ...named })).toMatchObject(taken);
  expect(await admin.call(packaging.update, { ...carton, ...named, id: other.id })).toMatchObject(taken);
  expect(await admin.call(packaging.duplicate, { ...named, id })).toMatchObject(taken);
  expect(await must(admin, packaging.update, { ...carton, ...named, id })).toMatchObject(named);
});

it('changes a template and the order of its pictures, lets go of those that it lost, and tells its history', async () => {
  const { test, admin, carton, front, back, open } = await start();
  const before = await must(admin, packaging.create, carton);
  const after = await must(admin, packaging.update, {
    ...before,
    name: 'Tube',
    packageShape: 2,
    image1: open,
    image2: front,
  });
  expect(after).toMatchObject({ ...noImages, id: before.id, name: 'Tube', image1: open, image2: front });
  expect(after.gmtModified > before.gmtModified).toBe(true);
  const released = await test.db
    .selectFrom('releasedBlobs')
    .innerJoin('blobs', 'blobs.id', 'blobId')
    .select('key')
    .execute();
  expect(released.map(({ key }) => `/files/${key}`)).toEqual([back]);
  const { rows } = await must(admin, audit.history, { objectType: 'packagingTemplates', objectId: before.id });
  expect(rows.map(({ actionName }) => actionName)).toEqual([
    'Changed an outer packaging template',
    'Added an outer packaging template',
  ]);
  expect(rows[0]!.changes.map(({ name, before: was, after: is }) => [name, was, is])).toEqual([
    ['Name', 'Carton', 'Tube'],
    ['Package shape', 'Cuboid', 'Cylinder'],
    ['Picture nos.', expect.stringMatching(/^\d+, \d+$/), expect.stringMatching(/^\d+, \d+$/)],
  ]);
});

it('refuses an edit of a template that has changed since it was loaded', async () => {
  const { admin, carton } = await start();
  const loaded = await must(admin, packaging.create, carton);
  const current = await must(admin, packaging.update, { ...loaded, name: 'Tube' });
  expect(await admin.call(packaging.update, { ...loaded, name: 'Late' })).toMatchObject({
    status: 409,
    failure: 'platform.stale',
    data: { current, by: 'tester', at: current.gmtModified },
  });
  expect((await must(admin, packaging.page, {})).rows).toEqual([current]);
});

it('copies a template with its pictures under another name', async () => {
  const { admin, carton } = await start();
  const { id } = await must(admin, packaging.create, carton);
  const copy = await must(admin, packaging.duplicate, { id, name: 'Carton 2' });
  expect(copy).toMatchObject({ ...carton, name: 'Carton 2', useCount: 0 });
  expect(copy.id).not.toBe(id);
  expect(await admin.call(packaging.duplicate, { id: '404', name: 'Carton 3' })).toMatchObject({ status: 404 });
  // the copy has them still
  await must(admin, packaging.delete, { id });
  expect((await must(admin, packaging.page, {})).rows).toEqual([copy]);
});

it('deletes a template that nothing uses, and counts what uses another one', async () => {
  const { test, admin } = await start();
  const picture = await keptPicture(test);
  const [free, used] = [await keptPackaging(test, { pictures: [picture] }), await keptPackaging(test)];
  const product = await keptProductTemplate(test, { packagingTemplateId: used.id });
  expect(await admin.call(packaging.delete, { id: used.id })).toMatchObject({
    status: 409,
    failure: 'platform.inUse',
    msg: 'This is in use and cannot be deleted (product templates: 1)',
    data: { productTemplates: 1 },
  });
  expect((await must(admin, packaging.page, {})).rows.map(({ id, useCount }) => [id, useCount])).toEqual([
    [product.packagingTemplateId, 1],
    [free.id, 0],
  ]);
  expect(await must(admin, packaging.delete, { id: free.id })).toBeNull();
  expect(await admin.call(packaging.delete, { id: free.id })).toMatchObject({ status: 404 });
  expect(
    await admin.call(packaging.update, {
      id: free.id,
      name: 'x',
      packageShape: 1,
      packageType: 1,
      image1: picture.address,
    }),
  ).toMatchObject({ status: 404 });
  const released = await test.db.selectFrom('releasedBlobs').select('blobId').execute();
  expect(released).toEqual([{ blobId: picture.id }]);
});

it('counts a use that is being added while it is deleted', async () => {
  const { test, admin } = await start();
  const { id } = await keptPackaging(test);
  const deleting = await test.db.transaction().execute(async (adding) => {
    await keptProductTemplate({ db: adding }, { packagingTemplateId: id });
    const answer = admin.call(packaging.delete, { id });
    await waitForRow(adding);
    return { answer };
  });
  expect(await deleting.answer).toMatchObject({ status: 409, data: { productTemplates: 1 } });
});

it('shows templates to those who choose one, without counts, and lets only its page write', async () => {
  const { test, carton } = await start();
  const used = await keptPackaging(test);
  await keptProductTemplate(test, { packagingTemplateId: used.id });
  const chooser = await test.as(['/products/stencil']);
  expect((await must(chooser, packaging.page, {})).rows).toMatchObject([{ id: used.id, useCount: null }]);
  expect((await must(chooser, packaging.shapes, {})).length).toBe(3);
  for (const [endpoint, input] of [
    [packaging.create, carton],
    [packaging.update, { ...carton, id: used.id }],
    [packaging.duplicate, { id: used.id, name: 'Copy' }],
    [packaging.delete, { id: used.id }],
  ] as const)
    expect(await chooser.send(endpoint, input)).toMatchObject({ status: 403 });
  const manager = await test.as(['/products/outerPackagingTemplate']);
  expect((await must(manager, packaging.page, {})).rows).toMatchObject([{ useCount: 1 }]);
  expect(await manager.send(packaging.create, carton)).toMatchObject({ status: 200 });
  expect(await (await test.as(['/products/code'])).send(packaging.page, {})).toMatchObject({ status: 403 });
});
