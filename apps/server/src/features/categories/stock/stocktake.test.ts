import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { isCounted } from '@pressroom/contract/categories/productCodes';
import { stock } from '@pressroom/contract/categories/stock';
import { must } from '../../../demo/shop.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { readTable } from '../../../testing/readTable.ts';
import { compareStock } from '../../orders/orders.public.ts';

async function codeOf({ admin }: ShopTest, code: string) {
  const { rows } = await must(admin, categories.productCodePage, { code });
  return rows.find(isCounted)!;
}

async function counted(rows: readonly (readonly [code: string, counted: string])[]) {
  const columns = ['产品编码', 'Counted'].map((header) => ({ header }));
  return [{ fileName: 'count.xlsx', bytes: await writeWorkbook([{ name: 'Sheet1', columns, rows }]) }];
}

it('sets the shelf to what was counted, with the reason, and hands back lines with problems', async () => {
  const at = await shopTest();
  const { admin } = at;
  const [white, black] = [await codeOf(at, 'TEE-WHT-L'), await codeOf(at, 'TEE-BLK-M')];
  const sheet = await counted([
    ['tee-wht-l', String(white.realStock - 3)],
    ['TEE-BLK-M', String(black.realStock)],
    ['TEE-BLK-L', ''],
    ['TEE-NOT-L', '4'],
    ['CAP', 'four'],
  ]);
  const checked = await must(admin, stock.checkStocktake, {}, sheet);
  expect(checked).toMatchObject({
    changed: 1,
    unchanged: 1,
    changes: { rows: [{ lineNum: 2, before: String(white.realStock), after: String(white.realStock - 3) }] },
    refused: {
      rows: [
        { lineNum: 5, msg: 'Product code TEE-NOT-L does not exist' },
        { lineNum: 6, msg: expect.stringContaining('“four” must be a whole number') },
      ],
    },
  });
  const reason = 'November count';
  expect(await admin.call(stock.stocktake, { reason }, sheet)).toMatchObject({
    status: 422,
    msg: '2 lines have problems. No stock was changed',
  });
  expect(await admin.call(stock.stocktake, { reason: ' ' }, sheet)).toMatchObject({ status: 400 });
  const how = { reason, plan: checked.plan, skipRefused: 'true' };
  expect(await must(admin, stock.stocktake, how, sheet)).toEqual({
    changed: 1,
    unchanged: 1,
    refused: 2,
    more: 0,
    fewer: 3,
  });
  expect(await codeOf(at, 'TEE-WHT-L')).toMatchObject({ realStock: white.realStock - 3 });
  const { rows, unexplained } = await must(admin, stock.movements, { id: white.id });
  expect(rows[0]).toMatchObject({ kind: 'set', quantity: -3, note: reason, createUser: 'tester' });
  expect(unexplained).toEqual({ realStock: 0, virtualStock: 0 });
  expect(await compareStock(at.test.db)).toEqual([]);
  const back = await readTable((await admin.call(stock.correctedStocktake, {}, sheet)).body);
  expect(back.rows.map(([problem]) => problem !== '')).toEqual([false, false, false, true, true]);
});

it('writes nothing where the stock has moved since the check', async () => {
  const at = await shopTest();
  const { admin } = at;
  const white = await codeOf(at, 'TEE-WHT-L');
  const sheet = await counted([['TEE-WHT-L', '7']]);
  const { plan } = await must(admin, stock.checkStocktake, {}, sheet);
  await must(admin, categories.updateProductCode, { ...white, realStock: white.realStock + 1 });
  const how = { reason: 'Counted', plan };
  expect(await admin.call(stock.stocktake, how, sheet)).toMatchObject({ status: 409, failure: 'sheet.planChanged' });
  expect(await codeOf(at, 'TEE-WHT-L')).toMatchObject({ realStock: white.realStock + 1 });
  const again = await must(admin, stock.checkStocktake, {}, sheet);
  expect(await must(admin, stock.stocktake, { ...how, plan: again.plan }, sheet)).toMatchObject({ changed: 1 });
  expect(await codeOf(at, 'TEE-WHT-L')).toMatchObject({ realStock: 7 });
});

it('refuses both counts of a code that stands twice in the sheet', async () => {
  const at = await shopTest();
  const sheet = await counted([
    ['TEE-WHT-L', '7'],
    ['TEE-WHT-L', '8'],
  ]);
  const { refused, changed } = await must(at.admin, stock.checkStocktake, {}, sheet);
  expect([changed, refused.rows.map(({ lineNum }) => lineNum)]).toEqual([0, [2, 3]]);
});

it('hands out the codes of a search to count, and takes the sheet back', async () => {
  const at = await shopTest();
  const { body } = await at.admin.call(stock.countSheet, { code: 'TEE-WHT' });
  const { head, rows } = await readTable(body);
  expect([head[0], head.at(-1)]).toEqual(['产品编码 Product code', '实盘数量 Counted']);
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.every(([code, , , , onShelf, none]) => code!.startsWith('TEE-WHT') && onShelf !== '' && none === ''),
  ).toBe(true);
  const empty = await at.admin.call(stock.checkStocktake, {}, [{ fileName: 'count.xlsx', bytes: body }]);
  expect(empty.msg).toBe('No counted quantity is filled in');
});
