import { audit } from '@pressroom/contract/audit/audit';
import { importCode, productSheets } from '@pressroom/contract/products/sheets';
import { productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { expect, it } from 'vitest';
import type { Caller } from '../../../caller.ts';
import { must } from '../../../demo/shop.ts';
import { keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { type Cells, libraryPrint, sheetOf, singleRow, textsOf } from '../../../testing/productSheets.ts';
import {
  keptClassification,
  keptPackaging,
  keptPicture,
  keptProductTemplate,
} from '../../../testing/templateMakers.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';

const single = { importCode: importCode.single };
const combination = { importCode: importCode.combination };
type Input = typeof single | typeof combination;

async function importRows(admin: Caller, rows: readonly Cells[], input: Input = single) {
  return admin.call(productSheets.import, input, [await sheetOf(rows)]);
}
const problems = (reply: { data: unknown }) =>
  (reply.data as { lineNum: number; msg: string }[]).map(({ lineNum, msg }) => `${lineNum}: ${msg}`);
const bySpu = async (admin: Caller, spu: string) =>
  (await must(admin, products.list, { fuzzyType: 2, fuzzy: spu })).rows[0]!;
const counted = ({ db }: TestApp) =>
  db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();

it('adds products that take from their template what the sheet leaves out, and changes nothing the second time', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const row = await singleRow(test, { SPU: 'ROSE', SKU: 'ROSE-M', Remark: 'New' });
  const second = await singleRow(test, {
    Stock: '12',
    'Selling price from (USD)': '1',
    'Selling price to (USD)': '2.5',
  });
  expect(await must(admin, productSheets.check, single, [await sheetOf([row, second])])).toMatchObject({
    rows: 2,
    created: 2,
    changed: 0,
    unchanged: 0,
    pictures: 2,
  });
  expect(await counted(test)).toEqual({ count: '0' });
  const reply = await importRows(admin, [row, second]);
  expect(reply).toMatchObject({ status: 200, data: { created: 2, changed: 0, unchanged: 0, pictures: 2 } });

  const rose = await must(admin, products.get, { id: (await bySpu(admin, 'ROSE')).id });
  expect(rose).toMatchObject({ productType: productType.single, status: 1, templateMoved: false });
  const [sku] = rose.productSpecs;
  expect(sku).toMatchObject({
    sku: 'ROSE-M',
    name: row['Trade name'],
    productCode: row['Product code'],
    remark: 'New',
    followsStock: true,
    material: 'Cotton',
    startOriginalPrice: '12.00',
    endSellingPrice: '15.90',
    outerBoxWeight: 220,
  });
  expect(rose.stockImages).toMatchObject([{ name: row['Stamping pattern 1'] }]);
  const slots = [...sku!.sheinProductImages, ...sku!.temuProductImages];
  const counts = slots.map(({ imageType, imageLinks }) => [imageType, imageLinks.split(',').length]);
  expect(Object.fromEntries(counts)).toEqual({ 1: 2, 7: 1, 4: 4, 6: 1 });
  const other = (await bySpu(admin, second['SPU']!)).productSpecs[0];
  expect(other).toMatchObject({
    followsStock: false,
    realStock: 12,
    startSellingPrice: '1.00',
    endSellingPrice: '2.50',
  });

  expect(await importRows(admin, [row, second])).toMatchObject({
    data: { created: 0, changed: 0, unchanged: 2, pictures: 0 },
  });
  const { rows } = await must(admin, audit.history, { objectType: 'products', objectId: rose.id });
  expect(rows).toHaveLength(1);
});

it('changes what the sheet says otherwise, and keeps what it leaves out', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const row = await singleRow(test, { SPU: 'ROSE', SKU: 'ROSE-M', Remark: 'New' });
  await importRows(admin, [row]);
  const { id } = await bySpu(admin, 'ROSE');
  const [before] = (await must(admin, products.get, { id })).productSpecs;
  const { address } = await keptPicture(test);
  const changed = {
    ...row,
    SKU: 'rose-m',
    Remark: '',
    Status: '停售',
    Material: 'Linen',
    'TEMU material picture': address,
  };
  expect(await importRows(admin, [changed])).toMatchObject({ data: { created: 0, changed: 1, unchanged: 0 } });
  const after = await must(admin, products.get, { id });
  expect(after).toMatchObject({ status: 2 });
  expect(after.productSpecs[0]).toMatchObject({ sku: 'rose-m', remark: '', material: 'Linen', status: 2 });
  expect(after.productSpecs[0]!.sheinProductImages).toEqual(before!.sheinProductImages);
  expect(after.productSpecs[0]!.temuProductImages).toContainEqual(
    expect.objectContaining({ imageType: 8, imageLinks: address }),
  );
  expect(await importRows(admin, [changed])).toMatchObject({ data: { unchanged: 1 } });
  // another template brings its own values for what the line does not say
  const { name } = await keptProductTemplate(test);
  await test.db
    .updateTable('productTemplates')
    .set({ material: 'Wool', startOriginalPrice: '3.00' })
    .where('name', '=', name)
    .execute();
  const { Material: _, ...bare } = changed;
  expect(await importRows(admin, [{ ...bare, 'Product template': name }])).toMatchObject({ data: { changed: 1 } });
  expect((await bySpu(admin, 'ROSE')).productSpecs[0]).toMatchObject({ material: 'Wool', startOriginalPrice: '3.00' });
});

it('puts the main picture first in its slots, and takes a line that names all of them at its word', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [main, other] = [await keptPicture(test), await keptPicture(test)];
  const row = await singleRow(test, { 'Effect drawing': main.address });
  await importRows(admin, [
    row,
    await singleRow(test, {
      SPU: 'B',
      SKU: 'B',
      'Effect drawing': main.address,
      'TEMU specification drawing': other.address,
    }),
  ]);
  const slotsOf = async (spu: string) => {
    const [sku] = (await must(admin, products.get, { id: (await bySpu(admin, spu)).id })).productSpecs;
    const slots = [...sku!.sheinProductImages, ...sku!.temuProductImages];
    return new Map(slots.map(({ imageType, imageLinks }) => [imageType, imageLinks.split(',')]));
  };
  const first = await slotsOf(row['SPU']!);
  for (const type of [1, 2, 4, 5]) expect(first.get(type)![0]).toBe(main.address);
  expect((await slotsOf('B')).get(5)).toEqual([other.address]);
});

it('says of every cell what is wrong with it, in its column, and adds nothing', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const taken = await keptProduct(test, {
    productType: productType.variants,
    spu: 'TAKEN',
    skus: [{ sku: 'TAKEN-1' }],
  });
  await keptProduct(test, { spu: 'OTHER', skus: [{ sku: 'OTHER-1' }] });
  const wide = await keptPicture(test, { width: 1000, height: 700 });
  await keptProductCode(test, { code: 'ONE-BLK-M', printNum: 1 });
  const [print, good] = [await libraryPrint(test), await singleRow(test)];
  const bad: [Cells, string][] = [
    [{ SPU: '' }, '“SPU” is empty'],
    [{ SKU: '' }, '“SKU” is empty'],
    [{ SPU: '玫瑰' }, '“SPU”: Chinese characters are not allowed.'],
    [{ SKU: 'x'.repeat(101) }, '“SKU”: At most 100 characters'],
    [
      { SKU: '5.23023643798745E+18' },
      'Excel has shortened “SKU” to 5.23023643798745E+18. Format the column as text, then enter the full number again',
    ],
    [{ SPU: taken.spu }, '“SPU”: There is a product with the SPU “TAKEN” already'],
    [{ SKU: 'TAKEN-1', SPU: 'TAKEN' }, 'This SKU belongs to a product of another kind. Use the sheet for that kind'],
    [{ SKU: 'OTHER-1' }, 'This SKU belongs to the SPU “OTHER”. An import cannot move it'],
    [{ 'Product template': 'None such' }, '“Product template”: there is no “None such”'],
    [{ 'Classifying template': 'None' }, '“Classifying template”: there is no “None”'],
    [{ 'Outer packaging template': 'None' }, '“Outer packaging template”: there is no “None”'],
    [{ 'Product code': 'NO-SUCH-CODE' }, 'There is no product code “NO-SUCH-CODE”'],
    [{ 'Product code': '' }, '“Product code”: Please Select'],
    [{ 'Stamping pattern 1': 'nobody' }, '“Stamping pattern 1”: there is no picture “nobody” in the library'],
    [{ 'Stamping pattern 1': '' }, 'There is neither an effect drawing nor a stamping pattern to make one with'],
    [
      { 'Product code': 'ONE-BLK-M', 'Stamping pattern 2': print },
      'The product code ONE-BLK-M has one print position: leave stamping pattern 2 empty',
    ],
    [{ Stock: '1.5' }, '“Stock”: The stock is a whole number of at most 8 digits'],
    [{ 'Original price from (USD)': '18' }, '“Original price to (USD)”: Please enter the correct original price range'],
    [{ 'Selling price to (USD)': '1.234' }, '“Selling price to (USD)”: '],
    [{ 'Carton length (CM)': 'long' }, '“Carton length (CM)”: Please enter a valid number'],
    [{ Origin: 'Mars' }, '“Origin”: '],
    [{ Status: 'maybe' }, '“Status”: '],
    [{ Remark: 'x'.repeat(101) }, '“Remark”: At most 100 characters'],
    [{ 'SHEIN color block chart': '' }, '“SHEIN color block chart”: '],
    [{ 'SHEIN detail pictures': '-' }, '“SHEIN detail pictures”: Please select at least 2 detail pictures'],
    [{ 'TEMU carousel images': print }, '“TEMU carousel images”: Please select at least 5 carousel images'],
    [
      { 'TEMU outer packaging images': wide.address },
      `“TEMU outer packaging images”: “${wide.address}”: The picture is 1000×700 pixels; its aspect ratio must be 1:1`,
    ],
  ];
  const rows = [good];
  for (const [cells] of bad) rows.push(await singleRow(test, cells));
  const reply = await importRows(admin, [...rows, good]);
  expect(reply).toMatchObject({ status: 422, failure: 'products.sheet.failed' });
  const said = problems(reply);
  for (const [at, [cells, problem]] of bad.entries()) {
    const line = said.find((one) => one.startsWith(`${at + 3}: `));
    expect(line, JSON.stringify(cells)).toContain(problem);
  }
  // what only follows from them is not said
  for (const root of ['“Product template”: there is no “None such”', 'there is no picture “nobody” in the library'])
    expect(said.find((one) => one.includes(root))).toMatch(new RegExp(`${root}$`));
  expect(said.at(-1)).toBe(`${bad.length + 3}: Line 2 has the same SKU; Line 2 has the same SPU`);
  expect(said).toHaveLength(bad.length + 1);
  expect(await counted(test)).toEqual({ count: '2' });
  const sheet = [await sheetOf(rows)];
  const { plan, created, refused } = await must(admin, productSheets.check, single, sheet);
  expect([created, refused.total]).toEqual([1, bad.length]);
  const how = { ...single, plan, skipRefused: 'true' };
  expect(await must(admin, productSheets.import, how, sheet)).toMatchObject({ created: 1, refused: bad.length });
  expect(await counted(test)).toEqual({ count: '3' });
});

it('hands the sheet back with what is wrong with each line, ready to be mended and sent again', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const rows = [await singleRow(test), await singleRow(test, { Stock: 'many' })];
  const reply = await admin.call(productSheets.corrected, single, [await sheetOf(rows)]);
  const [header, first, second] = await textsOf(reply.body);
  expect(header!.slice(0, 2)).toEqual(['错误说明 Problems', 'SPU']);
  expect([first![0], first![1]]).toEqual(['', rows[0]!['SPU']]);
  expect(second![0]).toBe('“Stock”: The stock is a whole number of at most 8 digits');
  const again = await admin.call(productSheets.corrected, single, [{ fileName: 'a.xlsx', bytes: reply.body }]);
  expect(await textsOf(again.body)).toEqual([header, first, second]);
  const mended = second!.map((text, at) => (header![at] === 'Stock' ? '7' : text));
  const cells = [first!, mended].map((line) => Object.fromEntries(line.map((text, at) => [header![at]!, text])));
  expect(await importRows(admin, cells)).toMatchObject({ data: { created: 2 } });
});

it('reads combinations line by line of their components', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const parts = [
    await keptProduct(test),
    await keptProduct(test, { productType: productType.variants, skus: [{}, {}] }),
  ];
  const [one, , three] = (
    await test.db
      .selectFrom('productSkus')
      .select('sku')
      .where(
        'productId',
        'in',
        parts.map(({ id }) => id),
      )
      .orderBy('id')
      .execute()
  ).map(({ sku }) => sku);
  const [classification, packaging] = [await keptClassification(test), await keptPackaging(test)];
  const head = {
    SPU: 'SET',
    SKU: 'SET-1',
    'Trade name': 'Set',
    'Classifying template': classification.name,
    'Outer packaging template': packaging.name,
  };
  const rows: Cells[] = [
    {
      ...head,
      'Component SKU': one!,
      'Component quantity': '2',
      'Selling price from (USD)': '5',
      'Selling price to (USD)': '6',
    },
    { SPU: 'set', 'Component SKU': three!.toLowerCase() },
  ];
  expect(await importRows(admin, rows, combination)).toMatchObject({ data: { rows: 2, created: 1, pictures: 0 } });
  const [set] = (await must(admin, products.list, { productType: productType.combination })).rows;
  expect(set).toMatchObject({
    spu: 'SET',
    productSpecs: [
      {
        sku: 'SET-1',
        startSellingPrice: '5.00',
        components: [
          { sku: one, quantity: 2 },
          { sku: three, quantity: 1 },
        ],
      },
    ],
  });
  expect(await importRows(admin, rows, combination)).toMatchObject({ data: { unchanged: 1 } });
  expect(await importRows(admin, rows.toReversed(), combination)).toMatchObject({ data: { changed: 1 } });

  const reply = await importRows(
    admin,
    [
      { ...head, SPU: 'NEW', 'Component SKU': 'nobody' },
      { ...head, SPU: 'NEW', 'Trade name': 'Another', 'Component SKU': one!, 'Component quantity': '0' },
      { ...head, SPU: 'TWICE', SKU: 'T', 'Component SKU': one! },
      { SPU: 'TWICE', 'Component SKU': one! },
      { ...head, SPU: 'NESTED', SKU: 'N', 'Component SKU': 'SET-1' },
    ],
    combination,
  );
  expect(problems(reply)).toEqual([
    '2: This SKU belongs to the SPU “set”. An import cannot move it; “Component SKU”: there is no “nobody”',
    '3: “Trade name” differs from line 2, which has the same SPU; “Component quantity”: Must be at least 1',
    '5: “Component SKU”: Each product can be selected once only',
    '6: “Component SKU”: A combination cannot contain another combination',
  ]);
});

it('takes one sheet that two people send at once only once', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const rows = [await singleRow(test), await singleRow(test)];
  const replies = await Promise.all([1, 2].map(() => importRows(admin, rows)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies.map(({ data }) => data.created)).toEqual(expect.arrayContaining([0, 2]));
  expect(await counted(test)).toEqual({ count: '2' });
});

it('refuses what is no sheet of products, without the right to manage them, too', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const refused = async (file: { fileName: string; bytes: Buffer }) => {
    const { status, msg } = await admin.call(productSheets.import, single, [file]);
    return [status, msg];
  };
  expect(await refused({ fileName: 'a.csv', bytes: Buffer.from('SPU') })).toEqual([
    400,
    expect.stringContaining('.xlsx'),
  ]);
  expect(await refused(await sheetOf([{ SPU: 'A' }]))).toEqual([400, expect.stringContaining('SKU')]);
  const { bytes } = await sheetOf([{ SPU: '', SKU: '' }]);
  expect(await refused({ fileName: 'a.xlsx', bytes })).toEqual([400, 'The sheet holds no products']);
  const variants = await test.as(['/products/multiAttribute']);
  expect(await variants.call(productSheets.import, single, [await sheetOf([{ SPU: 'A' }])])).toMatchObject({
    status: 403,
  });
});
