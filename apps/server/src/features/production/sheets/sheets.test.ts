import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { presetSheet } from '@pressroom/contract/production/gangSheetSettings';
import { production } from '@pressroom/contract/production/production';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { inspectImage } from '@pressroom/imaging';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../../caller.ts';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { filesOf } from '../../../testing/zipFiles.ts';
import { codeOf, failureOf, orderOf, review, start } from '../production.fixture.ts';
import { releaseSheets } from './drawSheet.ts';

type Ask = CallInput<typeof gangSheets.makeSheets>;
const ask = (wanted: Omit<Ask, 'settings'>, settings: Partial<Ask['settings']> = {}): Ask => ({
  ...wanted,
  settings: { ...presetSheet, ...settings },
});
const ofOrders = (...made: { id: string }[]) => ask({ orders: { ids: made.map(({ id }) => id) } });

async function counts(worker: Caller) {
  const { toDo, laidOut, made } = (await must(worker, production.board, {})).counts;
  return { toDo, laidOut, made };
}

it('lays the pieces of orders, makes their files, and takes them off the list of what is to do', async () => {
  const { at, worker } = await start();
  const [first, second] = [await orderOf(at, [2]), await orderOf(at, [1, 1])];
  const plan = await must(worker, gangSheets.planSheets, ofOrders(first, second));
  expect(plan).toMatchObject({
    pieces: 4,
    chosen: 2,
    orders: 2,
    splitOrders: 0,
    leftOut: [],
    sheets: [{ pieces: 4, orders: 2, widthMm: 600 }],
  });
  expect(await counts(worker)).toEqual({ toDo: 4, laidOut: 0, made: 0 });

  const { ids, pieces, taskId, leftOut } = await must(worker, gangSheets.makeSheets, ofOrders(first, second));
  expect([ids.length, pieces, leftOut]).toEqual([1, 4, []]);
  expect(await counts(worker)).toEqual({ toDo: 0, laidOut: 4, made: 0 });
  expect((await must(worker, gangSheets.sheets, {})).rows).toMatchObject([
    { id: ids[0], sheetNo: `G${ids[0]}`, state: 'laid', files: 'waiting', fileCount: 0, ...plan.sheets[0] },
  ]);
  expect(await failureOf(worker.call(gangSheets.downloadSheets, { ids }))).toBe('production.sheets.noFiles');
  await at.test.drain();

  expect((await must(worker, tasks.list, {})).find(({ id }) => id === taskId)).toMatchObject({
    state: 'done',
    total: 1,
  });
  const sheet = await must(worker, gangSheets.sheet, { id: ids[0]! });
  expect(sheet).toMatchObject({ files: 'ready', unwanted: 0 });
  expect(sheet.placed.map(({ code }) => code).toSorted()).toEqual(
    [codeOf(first, 1), codeOf(first, 2), codeOf(second, 1, 1), codeOf(second, 1, 2)].toSorted(),
  );
  const zip = [...(await filesOf((await worker.call(gangSheets.downloadSheets, { ids })).body)).values()];
  expect(zip.length).toBe(sheet.fileCount);
  const sizes = await Promise.all(zip.map((bytes) => inspectImage(bytes)));
  expect(new Set(sizes.map(({ width }) => width))).toEqual(new Set([Math.floor((600 * 200) / 25.4)]));
  const height = sizes.reduce((sum, size) => sum + size.height, 0);
  expect(Math.ceil((height * 25.4) / 200)).toBe(sheet.lengthMm);

  const log = await must(at.admin, orders.operationLog, { objMaster: first.id });
  expect(JSON.stringify(log)).toContain(`G${ids[0]}`);
});

it('lays all that match without the unticked, and nothing where they are another number than was told', async () => {
  const { at, worker } = await start();
  const [first, second, unticked] = [await orderOf(at, [2]), await orderOf(at, [1]), await orderOf(at, [1])];
  const thirdOrderNumbers = [first, second, unticked].map(({ thirdOrderNumber }) => thirdOrderNumber);
  const all = { match: { thirdOrderNumbers }, except: [unticked.id] };
  expect(await must(worker, gangSheets.planSheets, { orders: all, settings: presetSheet })).toMatchObject({
    chosen: 2,
    orders: 2,
    pieces: 3,
  });
  const wrong = await worker.call(gangSheets.makeSheets, ask({ orders: { ...all, count: 3 } }));
  expect(wrong).toMatchObject({ status: 409, data: { count: 2 } });
  const made = await must(worker, gangSheets.makeSheets, ask({ orders: { ...all, count: 2 } }));
  expect(made).toMatchObject({ pieces: 3, chosen: 2, orders: 2 });
});

it('lays no print twice, whoever asks when', async () => {
  const { at, worker } = await start();
  const [first, second] = [await orderOf(at, [2]), await orderOf(at, [1])];
  const both = await Promise.all([1, 2].map(() => worker.call(gangSheets.makeSheets, ofOrders(first, second))));
  expect(both.filter((answer) => 'failure' in answer)).toHaveLength(1);
  const twice = await at.test.db.selectFrom('gangSheetPieces').select('lineId').execute();
  expect(twice).toHaveLength(3);
  expect(await must(worker, gangSheets.planSheets, ofOrders(first))).toMatchObject({ pieces: 0, sheets: [] });
  expect(await failureOf(worker.call(gangSheets.makeSheets, ofOrders(first)))).toBe('production.sheets.none');

  const third = await orderOf(at, [1]);
  const { leftOut } = await must(worker, gangSheets.makeSheets, ofOrders(first, third));
  expect(leftOut).toMatchObject([{ label: first.thirdOrderNumber, reason: 'production.sheets.allDone' }]);
  const byCode = await must(
    worker,
    gangSheets.makeSheets,
    ask({ codes: [codeOf(await orderOf(at, [1])), codeOf(first, 1)] }),
  );
  expect(byCode).toMatchObject({ pieces: 1, leftOut: [{ reason: 'production.sheets.onSheet' }] });
});

it('leaves out what must not be printed, and says why', async () => {
  const { at, worker } = await start();
  const [made, held, closed] = [await orderOf(at, [1]), await orderOf(at, [1]), await orderOf(at, [1])];
  await must(worker, production.made, { codes: [codeOf(made)] });
  const { thirdOrderNumber, shopId } = held;
  await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, asked: ['cancellation'] }));
  await review(at, closed, reviewAction.close);
  const open = await orderOf(at, [1]);
  const plan = await must(worker, gangSheets.planSheets, ofOrders(open, made, held, closed, { id: '987654321' }));
  expect(plan.pieces).toBe(1);
  // in the order of the list: the newest first
  expect(plan.leftOut.map(({ label, reason }) => [label, reason])).toEqual([
    [closed.thirdOrderNumber, 'production.notInProduction'],
    [held.thirdOrderNumber, 'orders.held'],
    [made.thirdOrderNumber, 'production.sheets.allDone'],
    [expect.any(String), 'platform.notFound'],
  ]);
  await sql`update blobs set width = 4000, height = 4000 where width is not null`.execute(at.test.db);
  const narrow = ask({ codes: [codeOf(open)] }, { widthMm: 400, rotate: false });
  const failure = await worker.call(gangSheets.makeSheets, narrow);
  expect(failure).toMatchObject({
    failure: 'production.sheets.none',
    data: [{ reason: 'production.sheets.tooLarge' }],
  });
  const { leftOut } = await must(worker, gangSheets.planSheets, ask({ numbers: ['NOBODY-1', open.thirdOrderNumber] }));
  expect(leftOut).toMatchObject([{ label: 'NOBODY-1', reason: 'production.sheets.unknownOrder' }]);
});

it('lays a spoiled piece anew, and tells that the first print is not wanted', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [2]);
  const { ids } = await must(worker, gangSheets.makeSheets, ofOrders(order));
  await at.test.drain();
  await must(worker, production.spoil, { code: codeOf(order, 1), round: 1, reason: 'filmFault' });
  expect(await counts(worker)).toEqual({ toDo: 1, laidOut: 1, made: 0 });
  expect((await must(worker, gangSheets.sheet, { id: ids[0]! })).placed.map(({ unwanted }) => unwanted)).toEqual([
    'This piece was spoiled since and is made again',
    null,
  ]);
  const again = await must(worker, gangSheets.makeSheets, ofOrders(order));
  expect((await must(worker, gangSheets.sheet, { id: again.ids[0]! })).placed).toMatchObject([{ unit: 1, round: 2 }]);
  const found = await must(worker, gangSheets.sheets, { search: codeOf(order, 1) });
  expect(found.rows.map(({ id }) => id)).toEqual([again.ids[0], ids[0]]);
  expect((await must(worker, gangSheets.sheets, { search: order.thirdOrderNumber })).total).toBe(2);
  expect((await must(worker, gangSheets.sheets, { search: `g${ids[0]}` })).total).toBe(1);
});

it('warns of orders that were stopped after their prints were laid', async () => {
  const { at, worker } = await start();
  const [order, edited] = [await orderOf(at, [1]), await orderOf(at, [1])];
  const { ids } = await must(worker, gangSheets.makeSheets, ofOrders(order, edited));
  await at.test.drain();
  await review(at, order, reviewAction.close);
  await sql`delete from order_lines where order_id = ${edited.id}::bigint`.execute(at.test.db);
  expect((await must(worker, gangSheets.sheets, {})).rows).toMatchObject([{ id: ids[0], unwanted: 2 }]);
});

it('frees the pieces of a discarded sheet, also of one that was printed, and keeps its reason', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [1]);
  const { ids } = await must(worker, gangSheets.makeSheets, ofOrders(order));
  expect(await must(worker, gangSheets.sheetsPrinted, { ids })).toMatchObject({
    done: [],
    refused: [{ reason: 'production.sheets.notReady' }],
  });
  await at.test.drain();
  expect(await must(worker, gangSheets.sheetsPrinted, { ids })).toEqual({ done: ids, refused: [] });
  expect(await counts(worker)).toEqual({ toDo: 0, laidOut: 1, made: 0 });
  expect((await must(worker, gangSheets.discardSheets, { ids, reason: 'ink ran out' })).done).toEqual(ids);
  expect(await counts(worker)).toEqual({ toDo: 1, laidOut: 0, made: 0 });
  expect((await must(worker, gangSheets.sheets, { state: 'discarded' })).rows).toMatchObject([
    { discardReason: 'ink ran out', unwanted: 0 },
  ]);
  expect((await must(worker, gangSheets.discardSheets, { ids })).refused).toMatchObject([
    { reason: 'production.sheets.discarded' },
  ]);
  expect((await must(worker, gangSheets.makeSheets, ofOrders(order))).pieces).toBe(1);
});

it('gives the same bytes for the same pieces, as a PDF too', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [2]);
  const once = async () => {
    const { ids } = await must(worker, gangSheets.makeSheets, {
      ...ofOrders(order),
      settings: { ...presetSheet, format: 'pdf', dpi: 300 },
    });
    await at.test.drain();
    const { body, headers } = await worker.call(gangSheets.downloadSheets, { ids });
    await must(worker, gangSheets.discardSheets, { ids });
    return { body, name: headers['content-disposition'] };
  };
  const [one, other] = [await once(), await once()];
  expect(one.name).toMatch(/G\d+-\d{8}-\d{4}\.pdf/);
  expect(one.body.equals(other.body)).toBe(true);
});

it('says which print is gone, and makes the files once it is back', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [1]);
  const { ids } = await must(worker, gangSheets.makeSheets, ofOrders(order));
  const right = await at.test.db.selectFrom('gangSheetPieces').select('content').executeTakeFirstOrThrow();
  await sql`update gang_sheet_pieces set content = jsonb_set(content, '{sha256}', '"00"')`.execute(at.test.db);
  await at.test.drain();
  expect(await must(worker, gangSheets.sheet, { id: ids[0]! })).toMatchObject({
    files: 'failed',
    problem: `The file of a print of ${order.thirdOrderNumber} is missing from the storage`,
  });
  await sql`update gang_sheet_pieces set content = ${JSON.stringify(right.content)}::jsonb`.execute(at.test.db);
  await must(worker, gangSheets.redrawSheet, { id: ids[0]! });
  await at.test.drain();
  expect(await must(worker, gangSheets.sheet, { id: ids[0]! })).toMatchObject({ files: 'ready', problem: null });
  expect(await failureOf(worker.call(gangSheets.redrawSheet, { id: ids[0]! }))).toBe('production.sheets.notRedrawable');
});

it('discards the sheets whose making is cancelled', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [1]);
  const { taskId } = await must(worker, gangSheets.makeSheets, ofOrders(order));
  await must(worker, tasks.cancel, { id: taskId });
  await at.test.drain();
  expect((await must(worker, gangSheets.sheets, {})).rows).toMatchObject([{ state: 'discarded', files: 'gone' }]);
  expect(await counts(worker)).toEqual({ toDo: 1, laidOut: 0, made: 0 });
});

it('deletes the files of printed sheets after a week, and makes them again when asked', async () => {
  const { at, worker } = await start();
  const [printed, laid] = [await orderOf(at, [1]), await orderOf(at, [1])];
  const { ids } = await must(worker, gangSheets.makeSheets, ofOrders(printed));
  await must(worker, gangSheets.makeSheets, ofOrders(laid));
  await at.test.drain();
  await must(worker, gangSheets.sheetsPrinted, { ids });
  await sql`update gang_sheets set changed_at = now() - interval '8 days', gmt_create = now() - interval '9 days'`.execute(
    at.test.db,
  );
  await at.test.db.transaction().execute((tx) => at.test.app.jobs.enqueueMany(tx, releaseSheets, [{}]));
  await at.test.drain();
  expect((await must(worker, gangSheets.sheets, {})).rows.map(({ files }) => files)).toEqual(['ready', 'gone']);
  await must(worker, gangSheets.redrawSheet, { id: ids[0]! });
  await at.test.drain();
  expect((await must(worker, gangSheets.sheets, {})).rows.map(({ files }) => files)).toEqual(['ready', 'ready']);
});

it('refuses settings that no film has, each at its field', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [1]);
  const wrong = { widthMm: 99, lengthMm: 20_001, gapMm: 1, tileMm: 99 };
  const answer = await worker.call(gangSheets.planSheets, {
    ...ofOrders(order),
    settings: { ...presetSheet, ...wrong },
  });
  expect(answer.status).toBe(400);
  const fields = answer.data as unknown as { path: string }[];
  expect(fields.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(wrong)
      .map((name) => `settings.${name}`)
      .toSorted(),
  );
});
