import { products } from '@pressroom/contract/products/products';
import { importCode, productSheets } from '@pressroom/contract/products/sheets';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptProduct, keptProductCode, skuValues } from '../../../testing/productMakers.ts';
import { libraryPrint, singleRow, sheetOf, textsOf } from '../../../testing/productSheets.ts';
import { keptClassification, keptPackaging, keptPicture, keptPictures } from '../../../testing/templateMakers.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';

const single = { importCode: importCode.single };
const combination = { importCode: importCode.combination };

/** Numbers that look random, the same ones in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const awkward = [
  'plain',
  '_x0041_ escaped',
  '=1+1',
  "'quoted",
  '玫瑰，短袖；“大码”',
  'tab\tand\nline',
  '<b>&amp;</b>',
  'emoji 🌹 Ａ',
  'e\u0301 and zero\u200bwidth',
  '00123',
  '1E5',
  '12,5',
];
const codes = ['00042', '=A1', "O'K", 'a;b*2', '_x0041_', '<&>', 'é-É™', '(1) [2] {3}', '12345678901234567', 'TRUE'];

async function catalogue(test: TestApp) {
  const next = seeded(20_261_123);
  const pick = <T>(list: readonly T[]) => list[next(list.length)]!;
  const [classification, packaging] = [await keptClassification(test, { name: '分类 <1>' }), await keptPackaging(test)];
  const code = await keptProductCode(test, { printNum: 2 });
  const prints = [await libraryPrint(test, 'rose.png'), await libraryPrint(test, 'owl & fox.png')];
  const files = await test.db.selectFrom('libraryFiles').where('name', 'in', prints).select(['id', 'blobId']).execute();
  const pictures = [...(await keptPictures(test, 6)).map(({ id }) => id), ...files.map(({ blobId }) => blobId)];
  const made = [];
  for (const [at, text] of codes.entries()) {
    const product = await keptProduct(test, {
      spu: `S ${text}`,
      status: 1 + next(2),
      classificationTemplateId: classification.id,
      packagingTemplateId: packaging.id,
      print1Id: files[0]!.id,
      print2Id: next(2) === 0 ? files[1]!.id : null,
      skus: [
        {
          ...skuValues,
          sku: text,
          name: pick(awkward),
          remark: next(3) === 0 ? '' : pick(awkward),
          material: pick(awkward),
          productReferenceLinks: `https://shop.example/?a=1&b=${at}#“x”`,
          productCodeId: code.id,
          ownStock: next(2) === 0 ? null : next(1000),
          startOriginalPrice: '0.01',
          endOriginalPrice: `${1 + next(9999)}.10`,
          mainBlobId: next(4) === 0 ? null : pick(pictures),
        },
      ],
    });
    const slots = [
      [1, 2 + next(3)],
      [2, 1],
      [3, next(3)],
      [4, 5 + next(3)],
      [5, 1],
      [6, 1 + next(2)],
      [7, 1],
    ] as const;
    for (const [imageType, count] of slots)
      for (let position = 0; position < count; position += 1)
        await test.db
          .insertInto('productPictures')
          .values({ skuId: product.skuIds[0]!, imageType, position, blobId: pick(pictures) })
          .execute();
    made.push(product);
  }
  await keptProduct(test, {
    spu: 'SET™ ½',
    classificationTemplateId: classification.id,
    packagingTemplateId: packaging.id,
    skus: [{ sku: 'set*1', name: '=SUM()', startSellingPrice: '5.00', endSellingPrice: '6.50' }],
    components: made.slice(0, 4).map(({ skuIds }, at) => ({ skuId: skuIds[0]!, quantity: 1 + at })),
  });
  return made;
}

it('exports what the import takes back without any change, whatever the texts are', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await catalogue(test);
  for (const kind of [single, combination]) {
    const { body } = await admin.call(productSheets.export, { ...kind });
    const lines = await textsOf(body);
    expect(lines).toHaveLength(kind === single ? 1 + codes.length : 1 + 4);
    const reply = await admin.call(productSheets.check, kind, [{ fileName: 'export.xlsx', bytes: body }]);
    expect(reply).toMatchObject({
      status: 200,
      data: { created: 0, changed: 0, unchanged: kind === single ? codes.length : 1 },
    });
  }
});

it('exports the chosen ones, or those that a search finds, and edits by what comes back', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [first, second] = await catalogue(test);
  const { body } = await admin.call(productSheets.export, { ...single, ids: [second!.id, first!.id] });
  const [header, ...lines] = await textsOf(body);
  const sku = header!.indexOf('SKU SKU') < 0 ? header!.indexOf('SKU') : header!.indexOf('SKU SKU');
  expect(lines.map((line) => line[sku])).toEqual([codes[1], codes[0]]);
  const remark = header!.findIndex((name) => name.includes('Remark'));
  const edited = lines.map((line) =>
    Object.fromEntries(line.map((text, at) => [header![at]!, at === remark ? 'By sheet' : text])),
  );
  expect(await must(admin, productSheets.import, single, [await sheetOf(edited)])).toMatchObject({ changed: 2 });
  expect((await must(admin, products.get, { id: first!.id })).productSpecs[0]).toMatchObject({ remark: 'By sheet' });
  const found = await admin.call(productSheets.export, { ...single, search: { fuzzyType: 1, fuzzy: codes[3]! } });
  expect(await textsOf(found.body)).toHaveLength(2);
  const variants = await test.as(['/products/multiAttribute']);
  expect(await variants.call(productSheets.export, { ...single })).toMatchObject({ status: 403 });
});

it('offers a template that holds what it explains, in the reader’s language', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  for (const kind of [single, combination]) {
    const { body } = await admin.call(productSheets.template, kind);
    const reply = await admin.call(productSheets.check, kind, [{ fileName: 'template.xlsx', bytes: body }]);
    expect(reply).toMatchObject({ status: 400, msg: 'The sheet holds no products' });
  }
});

it('imports a large sheet by a task, as a whole or not at all', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const row = await singleRow(test, { 'Effect drawing': (await keptPicture(test)).address });
  const rows = Array.from({ length: 201 }, (_, at) => ({ ...row, SPU: `L-${at}`, SKU: `L-${at}` }));
  const sheet = await sheetOf(rows);
  const count = async () => (await must(admin, products.list, { fuzzyType: 2, fuzzy: 'L-' })).total;
  const { taskId, created } = await must(admin, productSheets.import, single, [sheet]);
  expect([taskId !== undefined, created, await count()]).toEqual([true, 201, 0]);
  await test.drain();
  expect(await count()).toBe(201);
  const tasks = () => test.db.selectFrom('tasks').select(['state', 'problems']).orderBy('id').execute();
  expect(await tasks()).toMatchObject([{ state: 'done' }]);

  // what is deleted between check and task is said by the task
  const other = await sheetOf(rows.map((cells) => ({ ...cells, SPU: `N${cells.SPU}`, SKU: `N${cells.SKU}` })));
  await must(admin, productSheets.import, single, [other]);
  await sql`update library_files set name = 'gone.png' where name = ${row['Stamping pattern 1']!}`.execute(test.db);
  await test.drain();
  expect((await tasks()).at(-1)).toMatchObject({
    state: 'failed',
    problems: expect.arrayContaining([expect.objectContaining({ label: '2' })]),
  });
  expect(await count()).toBe(201);
});
