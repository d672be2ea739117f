import { orders } from '@pressroom/contract/orders/orders';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { presetSheet } from '@pressroom/contract/production/gangSheetSettings';
import { production } from '@pressroom/contract/production/production';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { codeOf, orderOf, start } from '../production.fixture.ts';

/** A sheet with an order of two pieces, marked as printed. */
async function printed() {
  const { at, worker } = await start();
  const order = await orderOf(at, [2]);
  const wanted = { orders: { ids: [order.id] }, settings: presetSheet };
  const { ids } = await must(worker, gangSheets.makeSheets, wanted);
  await at.test.drain();
  await must(worker, gangSheets.sheetsPrinted, { ids });
  const sheet = async () => (await must(worker, gangSheets.sheets, {})).rows[0]!;
  return { at, worker, order, ids, sheet };
}

it('takes back that a sheet was printed, and the log tells both', async () => {
  const { at, worker, order, ids, sheet } = await printed();
  expect(await sheet()).toMatchObject({ state: 'printed', changeUser: expect.any(String), canUndo: true });
  expect(await must(worker, gangSheets.undoPrinted, { ids })).toEqual({ done: ids, refused: [] });
  expect(await sheet()).toMatchObject({
    state: 'laid',
    files: 'ready',
    changeUser: null,
    changedAt: null,
    canUndo: false,
  });
  expect((await must(worker, production.board, {})).counts).toMatchObject({ laidOut: 2 });
  const { rows } = await must(at.admin, orders.operationLog, { objMaster: order.id });
  expect(rows.slice(0, 2).map(({ behavior }) => behavior)).toEqual([
    `Taken back: G${ids[0]} is not printed`,
    `G${ids[0]} printed, with 2 prints of this order`,
  ]);
  expect((await must(worker, gangSheets.undoPrinted, { ids })).refused).toMatchObject([
    { reason: 'production.sheets.notPrinted' },
  ]);
  expect((await must(worker, gangSheets.sheetsPrinted, { ids })).done).toEqual(ids);
});

it('leaves a sheet printed once its film was used, or after ten minutes', async () => {
  const { at, worker, order, ids, sheet } = await printed();
  const refusal = async () => (await must(worker, gangSheets.undoPrinted, { ids })).refused;
  const code = codeOf(order, 1);
  await must(worker, production.made, { codes: [code] });
  expect(await refusal()).toMatchObject([{ reason: 'production.sheets.pressed' }]);
  await must(worker, production.unmarkMade, { codes: [code] });
  await must(worker, production.spoil, { code, round: 1, reason: 'misprint' });
  expect(await refusal()).toMatchObject([{ reason: 'production.sheets.pressed' }]);
  expect(await sheet()).toMatchObject({ canUndo: false });
  await must(worker, production.unspoil, { code });
  expect(await sheet()).toMatchObject({ canUndo: true });
  await at.test.db
    .updateTable('gangSheets')
    .set({ changedAt: new Date(Date.now() - 601_000).toISOString() })
    .execute();
  expect(await refusal()).toMatchObject([{ reason: 'production.sheets.printedTooLong' }]);
  expect(await sheet()).toMatchObject({ state: 'printed', canUndo: false });
});
