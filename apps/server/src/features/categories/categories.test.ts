import { describe, expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { categoryInput, makeCategory, makeCodes, makeBaseImage, makeProductCode } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';

async function withCodes() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  return { ...test, test, admin };
}

const collar = { x: 10, y: 20, width: 200, height: 100 };
const hem = { x: 300, y: 300, width: 200, height: 100 };

describe('a category', () => {
  it('is made of dictionary codes and a base image, and says the image’s true size', async () => {
    const { admin } = await withCodes();
    const input = await categoryInput(admin, { styleCode: 'tee', numberOfPrints: 2, printLocations: [collar, hem] });
    const { data } = await admin.call(categories.create, input);
    expect(data).toMatchObject({
      styleCode: 'TEE',
      styleName: 'T-shirt',
      colorName: 'Black',
      bottomImageMetaData: { width: 500, height: 400 },
      printNum: 2,
      printLocations: [collar, hem],
      realStock: 0,
      productCodeCount: 0,
    });
    expect(data.bottomImageUrl).toMatch(/^\/files\//);
    expect((await admin.call(categories.detail, { id: data.id })).data).toEqual(data);
  });

  it('starts with boxes apart from each other where none are given, and small ones on a small picture', async () => {
    const { admin } = await withCodes();
    expect((await makeCategory(admin, { numberOfPrints: 2 })).printLocations).toEqual([
      { x: 25, y: 120, width: 200, height: 160 },
      { x: 275, y: 120, width: 200, height: 160 },
    ]);
    const small = await makeBaseImage(admin, { width: 30, height: 60 });
    const onSmall = await makeCategory(admin, { colorCode: 'WHT', bottomImageId: small.id });
    expect(onSmall.printLocations).toEqual([{ x: 5, y: 18, width: 20, height: 24 }]);
  });

  it('is refused with everything that is wrong with it', async () => {
    const { admin } = await withCodes();
    const input = await categoryInput(admin, { styleCode: 'CAP', colorCode: 'RED', bottomImageId: '987654321' });
    const reply = await admin.call(categories.create, input);
    expect(reply).toMatchObject({
      status: 400,
      data: [
        { path: 'styleCode', msg: 'Code CAP is not in the code dictionary. Add it there first' },
        { path: 'colorCode' },
        { path: 'bottomImageId', msg: 'The base image does not exist. Please upload it again' },
      ],
    });
  });

  it('keeps its boxes inside the picture, and as many as its prints', async () => {
    const { admin, test } = await withCodes();
    const input = await categoryInput(admin, { numberOfPrints: 2 });
    const outside = [
      { ...collar, x: 301 },
      { ...hem, y: 301 },
    ];
    test.language = 'zh';
    expect(await admin.call(categories.create, { ...input, printLocations: outside })).toMatchObject({
      status: 400,
      data: [
        { path: 'printLocations.0.x', msg: 'X 加宽度不能超过底图宽度 500' },
        { path: 'printLocations.1.y', msg: 'Y 加高度不能超过底图高度 400' },
      ],
    });
    expect(await admin.call(categories.create, { ...input, printLocations: [collar] })).toMatchObject({
      status: 400,
      data: [{ path: 'printLocations', msg: '印花位置数量应为 2' }],
    });
    const thin = [collar, { ...hem, width: 19 }];
    expect(await admin.call(categories.create, { ...input, printLocations: thin })).toMatchObject({
      status: 400,
      data: [{ path: 'printLocations.1.width' }],
    });
  });

  it('is the only one of its model and colour', async () => {
    const { admin } = await withCodes();
    await makeCategory(admin);
    const white = await makeCategory(admin, { colorCode: 'WHT' });
    expect(await admin.call(categories.create, await categoryInput(admin))).toMatchObject({
      status: 400,
      data: [{ path: 'colorCode', msg: 'A category with this model and color already exists' }],
    });
    const moved = await categoryInput(admin, { bottomImageId: white.bottomImageId });
    expect(await admin.call(categories.update, { ...moved, id: white.id })).toMatchObject({ status: 400 });
  });

  it('keeps model and colour once it has product codes, and everything else may change', async () => {
    const { admin } = await withCodes();
    const category = await makeCategory(admin);
    await makeProductCode(admin, { category });
    const renamed = await admin.call(categories.update, { ...category, name: 'Heavy tee', boxWeight: '210.5' });
    expect(renamed.data).toMatchObject({ name: 'Heavy tee', boxWeight: 210.5 });
    expect(await admin.call(categories.update, { ...renamed.data, colorCode: 'WHT' })).toMatchObject({
      status: 409,
      msg: 'Model and color can’t be changed once there are product codes',
      data: { productCodes: 1 },
    });
  });

  it('keeps its boxes where an update gives none, as many as there are prints now', async () => {
    const { admin } = await withCodes();
    const category = await makeCategory(admin, { printLocations: [collar] });
    const { printLocations: _, ...rest } = category;
    const two = await admin.call(categories.update, { ...rest, numberOfPrints: 2 });
    expect(two.data.printLocations).toEqual([collar, { x: 255, y: 120, width: 200, height: 160 }]);
    const { printLocations: __, ...again } = two.data;
    const one = await admin.call(categories.update, { ...again, numberOfPrints: 1 });
    expect(one.data.printLocations).toEqual([collar]);

    const small = await makeBaseImage(admin, { width: 100, height: 400 });
    const { printLocations: ___, ...last } = one.data;
    const limit = { path: 'printLocations.0.x', msg: 'X plus width must not exceed the base image width 100' };
    for (const boxes of [{}, { printLocations: [collar] }])
      expect(await admin.call(categories.update, { ...last, ...boxes, bottomImageId: small.id })).toMatchObject({
        status: 400,
        data: [limit],
      });
  });

  it('is not overwritten by an editor who loaded it before somebody else’s change', async () => {
    const { admin } = await withCodes();
    const category = await makeCategory(admin);
    await admin.call(categories.update, { ...category, name: 'First' });
    expect(await admin.call(categories.update, { ...category, name: 'Second' })).toMatchObject({ status: 409 });
    expect((await admin.call(categories.detail, { id: category.id })).data.name).toBe('First');
  });

  it('cannot be deleted while it has product codes; its codes not while it stands', async () => {
    const { admin } = await withCodes();
    const category = await makeCategory(admin);
    const product = await makeProductCode(admin, { category });
    const [black] = (await admin.call(codes.page, { type: 2, code: 'BLK' })).data.rows;
    const [medium] = (await admin.call(codes.page, { type: 3, code: 'M' })).data.rows;
    expect(black).toMatchObject({ useCount: 1 });
    expect(await admin.call(codes.edit, { ...black!, code: 'NOIR' })).toMatchObject({ status: 409 });
    expect(await admin.call(codes.edit, { ...black!, name: 'Noir' })).toMatchObject({ status: 200 });
    expect(await admin.call(codes.delete, { id: medium!.id })).toMatchObject({
      status: 409,
      msg: 'This is in use and cannot be deleted (product codes: 1)',
      data: { categories: 0, productCodes: 1 },
    });
    expect(await admin.call(categories.delete, { id: category.id })).toMatchObject({
      status: 409,
      data: { productCodes: 1 },
    });
    await admin.call(categories.deleteProductCode, { id: product.id });
    expect(await admin.call(categories.delete, { id: category.id })).toMatchObject({ status: 200 });
    expect(await admin.call(codes.delete, { id: black!.id })).toMatchObject({ status: 200 });
  });

  it('is found by its own codes and by its product codes, newest first, with its counters', async () => {
    const { admin } = await withCodes();
    const black = await makeCategory(admin);
    const white = await makeCategory(admin, { colorCode: 'WHT' });
    await makeProductCode(admin, { category: black, sizeCode: 'M', realStock: 7 });
    await makeProductCode(admin, { category: black, sizeCode: 'L', realStock: 5 });
    await makeProductCode(admin, { category: white, sizeCode: 'L' });

    const all = await admin.call(categories.page, {});
    expect(all.data).toMatchObject({
      total: 2,
      rows: [{ id: white.id }, { id: black.id, realStock: 12, virtualStock: 12, productCodeCount: 2 }],
    });
    expect(all.data.rows.map(({ productCodes }) => productCodes)).toEqual([undefined, undefined]);
    const apart = await Promise.all(
      all.data.rows.map(({ id }) => admin.call(categories.productCodePage, { productCodeCategoryId: id })),
    );
    const together = (await admin.call(categories.page, { withProductCodes: 'true' })).data.rows;
    expect(together.map(({ productCodes }) => productCodes!.map(({ code }) => code))).toEqual([
      ['TEE-WHT-L'],
      ['TEE-BLK-L', 'TEE-BLK-M'],
    ]);
    for (const [at, { productCodes }] of together.entries()) expect(apart[at]!.data.rows).toMatchObject(productCodes!);
    const found = async (filters: object) =>
      (await admin.call(categories.page, filters)).data.rows.map((row) => row.id);
    expect(await found({ colorCode: 'wht' })).toEqual([white.id]);
    expect(await found({ styleCode: 'TEE', sizeCode: 'M' })).toEqual([black.id]);
    expect(await found({ code: 'wht-l' })).toEqual([white.id]);
    expect(await found({ code: 'WHT', sizeCode: 'M' })).toEqual([]);
    expect(await found({ styleCode: 'T' })).toEqual([]);
    expect((await admin.call(categories.page, { pageNum: 2, pageSize: 1 })).data).toMatchObject({
      total: 2,
      rows: [{ id: black.id }],
    });
  });
});
