import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { importMax } from '@pressroom/contract/categories/productCodes';
import { must } from '../../../demo/shop.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { makeCategory, makeCodes, makeProductCode } from '../../../testing/make.ts';
import { testApp } from '../../../testing/testApp.ts';

async function withTee() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  return { ...test, test, admin, category: await makeCategory(admin) };
}

type Row = readonly (string | number)[];

async function sheet(rows: readonly Row[], headers = ['型号编码', 'Colour code', '尺码', '实际库存 Real stock']) {
  const columns = headers.map((header, at) => ({ header, kind: at === 3 ? ('number' as const) : ('text' as const) }));
  return [{ fileName: 'codes.xlsx', bytes: await writeWorkbook([{ name: 'Sheet1', columns, rows }]) }];
}

it('adds the product codes of a sheet with their first stock; the same sheet again changes nothing', async () => {
  const { admin, db } = await withTee();
  const file = await sheet([
    ['tee', 'BLK', 'M', 7],
    ['TEE', 'blk', 'L', '0'],
  ]);
  expect(await must(admin, categories.importProductCodes, {}, file)).toEqual({ created: 2, existing: 0, refused: 0 });
  const codes = () => must(admin, categories.productCodePage, {});
  const after = await codes();
  expect(after.rows).toMatchObject([
    { code: 'TEE-BLK-L', realStock: 0 },
    { code: 'TEE-BLK-M', realStock: 7 },
  ]);
  await must(admin, categories.updateProductCode, { ...after.rows[1]!, realStock: 3 });
  const changed = await codes();
  expect(await must(admin, categories.importProductCodes, {}, file)).toEqual({ created: 0, existing: 2, refused: 0 });
  expect(await codes()).toEqual(changed);
  const movements = await db.selectFrom('stockMovements').select(['quantity', 'note']).orderBy('id').execute();
  expect(movements.toSorted((a, b) => b.quantity - a.quantity)).toEqual([
    { quantity: 7, note: 'codes.xlsx' },
    { quantity: 0, note: 'codes.xlsx' },
    { quantity: -4, note: '' },
  ]);
});

it('adds nothing where a line is wrong, and tells every wrong line', async () => {
  const { admin, category, test } = await withTee();
  await makeProductCode(admin, { category });
  const file = await sheet([
    ['TEE', 'BLK', 'L', 5],
    ['CAP', 'BLK', 'L', '1.5'],
    ['TEE', 'WHT', 'L', 1],
    ['TEE', 'BLK', '', 100_000_000],
    ['TEE', 'BLK', 'L', 6],
  ]);
  const reply = await admin.call(categories.importProductCodes, {}, file);
  expect(reply).toMatchObject({ status: 422, msg: '4 lines have problems. No product code was imported' });
  expect(reply.data).toEqual([
    {
      lineNum: 3,
      msg: 'The stock “1.5” must be a whole number from 0 to 99999999; “Model code” CAP is not in the code dictionary',
    },
    { lineNum: 4, msg: 'There is no category of model TEE and color WHT. Add it first' },
    {
      lineNum: 5,
      msg: '“Size code” is empty; The stock “100000000” must be a whole number from 0 to 99999999',
    },
    { lineNum: 6, msg: 'The same as line 2' },
  ]);
  expect((await must(admin, categories.productCodePage, {})).total).toBe(1);
  test.language = 'zh';
  expect((await admin.call(categories.importProductCodes, {}, file)).data).toMatchObject([
    { lineNum: 3, msg: expect.stringMatching(/^.*“1\.5”.*；“型号编码”CAP 不在编码管理中$/) },
    { lineNum: 4, msg: '没有型号 TEE、颜色 WHT 的产品分类，请先添加' },
    { lineNum: 5, msg: expect.stringMatching(/^“尺码编码”不能为空；/) },
    { lineNum: 6, msg: '与第 2 行重复' },
  ]);
  expect((await admin.call(categories.importProductCodes, {}, await sheet([['TEE', 'WHT', 'L', 1]]))).data).toEqual([
    { lineNum: 2, msg: '没有型号 TEE、颜色 WHT 的产品分类，请先添加' },
  ]);
});

it('refuses what is no such sheet', async () => {
  const { admin } = await withTee();
  const refused = async (files: Awaited<ReturnType<typeof sheet>>) =>
    (await admin.call(categories.importProductCodes, {}, files)).msg;
  expect(await refused(await sheet([['TEE', 'BLK', 'M', 1]], ['型号', '颜色', 'Number', '库存']))).toMatch(
    /^Columns are missing/,
  );
  expect(await refused(await sheet([]))).toBe('The sheet holds no product codes');
  expect(await refused([{ fileName: 'codes.csv', bytes: Buffer.from('a,b') }])).toMatch(/\.xlsx/);
  const many = Array.from({ length: importMax + 1 }, () => ['TEE', 'BLK', 'M', 1]);
  expect(await refused(await sheet(many))).toBe(
    'At most 10000 rows at a time. The sheet has 10001. Import it in parts',
  );
});

it('hands out a sheet that it takes back', async () => {
  const { admin, server } = await withTee();
  const template = await server.inject({
    url: categories.productCodeTemplate.path,
    headers: { authtoken: admin.token },
  });
  expect(template.headers['content-disposition']).toContain('product-code-import.xlsx');
  const file = [{ fileName: 'codes.xlsx', bytes: template.rawPayload }];
  expect((await admin.call(categories.importProductCodes, {}, file)).msg).toBe('The sheet holds no product codes');
});

it('tells what a sheet would add, and adds its good lines without the bad ones', async () => {
  const { admin, category } = await withTee();
  await makeProductCode(admin, { category });
  const file = await sheet([
    ['TEE', 'BLK', 'M', 9],
    ['TEE', 'BLK', 'L', 5],
    ['TEE', 'RED', 'L', 5],
  ]);
  const checked = await must(admin, categories.checkCodesImport, {}, file);
  expect(checked).toMatchObject({ created: 1, unchanged: 1, refused: { total: 1, rows: [{ lineNum: 4 }] } });
  expect((await must(admin, categories.productCodePage, {})).total).toBe(1);
  const how = { plan: checked.plan, skipRefused: 'true' };
  expect(await must(admin, categories.importProductCodes, how, file)).toEqual({ created: 1, existing: 1, refused: 1 });
});

it('explains its columns on a sheet of its own', async () => {
  const { admin } = await withTee();
  const { body } = await admin.call(categories.productCodeTemplate, {});
  const [, , about] = (await readXlsx(body)).sheets;
  expect(about?.name).toBe('说明 Columns');
  expect(about?.rows[1]?.slice(0, 3)).toEqual([
    'Model code',
    'Required',
    'The model’s code in the code dictionary, such as TEE',
  ]);
});

it('adds every combination of colors and sizes, and names those without a category', async () => {
  const { admin } = await withTee();
  const several = { styleCode: 'TEE', colorCodes: ['BLK', 'WHT'], sizeCodes: ['M', 'L'], realStock: 3 };
  expect(await must(admin, categories.createProductCodes, several)).toEqual({
    created: ['TEE-BLK-M', 'TEE-BLK-L'],
    existing: 0,
    withoutCategory: ['TEE-WHT-M', 'TEE-WHT-L'],
  });
  expect(await must(admin, categories.createProductCodes, several)).toMatchObject({ created: [], existing: 2 });
  expect((await must(admin, categories.productCodePage, {})).rows).toMatchObject([{ realStock: 3 }, { realStock: 3 }]);
});
