import { randomUUID } from 'node:crypto';
import { stock } from '@pressroom/contract/categories/stock';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { benchCheck } from '@pressroom/contract/printing/check';
import { printing } from '@pressroom/contract/printing/printing';
import { production } from '@pressroom/contract/production/production';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeOrder } from '../../../testing/orderMakers.ts';
import { findStockDifferences } from '../../orders/orders.public.ts';
import { codeOf, failureOf, orderOf, review, shelf, start } from '../production.fixture.ts';

const spoiled = { round: 1, reason: 'stained' } as const;

it('says of a code which piece of which order it is', async () => {
  const { at, worker } = await start();
  const deliveryTimeLimit = '2031-05-04T10:00:00Z';
  const order = await orderOf(at, [3], { deliveryTimeLimit });
  expect(await must(worker, production.piece, { code: codeOf(order, 2).toLowerCase() })).toMatchObject({
    code: codeOf(order, 2),
    thirdOrderNumber: order.thirdOrderNumber,
    shopName: order.shopName,
    sysStatus: orderStatus.inProduction,
    deliveryTimeLimit,
    lineNo: 1,
    unit: 2,
    num: 3,
    productCode: 'TEE-WHT-L',
    sizeName: 'L',
    prints: [{ position: 1, name: expect.stringContaining('rose'), picture: expect.any(String) }],
    state: 'toDo',
    round: 1,
    history: [],
    problem: null,
    canUndo: false,
  });
  const line = await must(worker, production.piece, { code: codeOf(order, 0) });
  expect(line).toMatchObject({ code: codeOf(order, 0), unit: null, num: 3, state: null });
  // of a line of one piece any is that one
  const single = await orderOf(at, [1]);
  expect(await must(worker, production.piece, { code: codeOf(single, 0) })).toMatchObject({ unit: 1, state: 'toDo' });

  const refused = (code: string) => failureOf(worker.send(production.piece, { code }));
  const right = codeOf(order);
  expect(await refused(right.slice(0, -1) + (right.endsWith('7') ? '8' : '7'))).toBe('production.misreadPiece');
  expect(await refused(codeOf(order, 4))).toBe('production.noSuchUnit');
  await review(at, order, reviewAction.abnormal);
  await at.test.db.deleteFrom('orderLines').where('orderId', '=', order.id).execute();
  expect(await refused(codeOf(order))).toBe('production.unknownPiece');
  const packer = await at.test.as(['/order', '/order/print']);
  expect((await packer.send(production.piece, { code: codeOf(single) })).status).toBe(403);
});

it('makes a spoiled piece again, it alone, from another blank', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [2]);
  const before = await shelf(at);
  const answer = await must(worker, production.spoil, { code: codeOf(order, 2), ...spoiled });
  expect(answer).toMatchObject({ unit: 2, state: 'toDo', round: 2, canUndo: true });
  expect(answer.history).toMatchObject([
    { round: 1, reason: 'stained', reasonText: '', createUser: expect.any(String) },
  ]);
  expect(await must(worker, production.piece, { code: codeOf(order, 1) })).toMatchObject({ round: 1, history: [] });
  expect(await shelf(at)).toBe(before - 1);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
  const { productCodeId: id } = await at.test.db
    .selectFrom('orderLines')
    .where('orderId', '=', order.id)
    .select('productCodeId')
    .executeTakeFirstOrThrow();
  const movements = await must(at.admin, stock.movements, { id: id! });
  expect(movements).toMatchObject({ unexplained: { realStock: 0, virtualStock: 0 } });
  expect(movements.rows[0]).toMatchObject({ kind: 'spoil', quantity: 1, orderId: order.id, realStock: before - 1 });
  const { rows } = await must(at.admin, orders.operationLog, { objMaster: order.id });
  expect(rows[0]!.behavior).toBe('Line 1, piece 2 spoiled (Stained): making 2 begins');

  // a third making follows, whose text is told
  const again = { code: codeOf(order, 2), round: 2, reason: 'other', reasonText: 'fell into the paint' } as const;
  expect(await must(worker, production.spoil, again)).toMatchObject({ round: 3 });
  const { rows: log } = await must(at.admin, orders.operationLog, { objMaster: order.id });
  expect(log[0]!.behavior).toBe('Line 1, piece 2 spoiled (Other: fell into the paint): making 3 begins');
  expect((await worker.send(production.spoil, { ...again, round: 3, reasonText: ' ' })).data).toMatchObject([
    { path: 'reasonText' },
  ]);

  await must(at.admin, orders.batchDelivery, { ids: [order.id] });
  await at.test.drain();
  expect(await shelf(at)).toBe(before - 4);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('takes no blank where the shirt survived', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [1]);
  const before = await shelf(at);
  await must(worker, production.spoil, { code: codeOf(order), round: 1, reason: 'filmFault' });
  expect(await shelf(at)).toBe(before);
  await must(worker, production.unspoil, { code: codeOf(order) });
  expect(await shelf(at)).toBe(before);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('is spoiled once by two who say so at once', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [1]);
  const before = await shelf(at);
  const tries = [1, 2, 3].map(() => worker.send(production.spoil, { code: codeOf(order), ...spoiled }));
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  expect((await Promise.all(tries.map(failureOf))).filter(Boolean)).toEqual([
    'production.otherRound',
    'production.otherRound',
  ]);
  expect(await shelf(at)).toBe(before - 1);
});

it('is made or spoiled of orders that are worked on, and of stopped ones', async () => {
  const { at, worker } = await start();
  const [waiting, shipped, stopped] = [await makeOrder(at), await orderOf(at, [1]), await orderOf(at, [1])];
  await must(at.admin, orders.batchDelivery, { ids: [shipped.id] });
  await at.test.drain();
  await review(at, stopped, reviewAction.abnormal);
  const spoil = (code: string) => worker.send(production.spoil, { code, ...spoiled });
  expect(await spoil(codeOf(waiting))).toMatchObject({
    status: 409,
    msg: expect.stringContaining('Factory review”: it is not in production'),
  });
  expect(await spoil(codeOf(shipped))).toMatchObject({ status: 409, msg: expect.stringContaining('It has shipped') });
  expect(await spoil(codeOf(stopped))).toMatchObject({ status: 200 });
  expect(await must(worker, production.piece, { code: codeOf(shipped) })).toMatchObject({
    state: 'made',
    problem: 'It has shipped',
  });
  const codes = [codeOf(waiting), codeOf(shipped), codeOf(stopped), codeOf(waiting, 0), 'Q1-000'];
  const { done, refused } = await must(worker, production.made, { codes });
  expect(done).toEqual([codeOf(stopped)]);
  expect(refused.map(({ id, reason }) => [id, reason])).toEqual([
    [codes[0], 'production.refused'],
    [codes[1], 'production.refused'],
    [codes[3], 'production.anyUnit'],
    [codes[4], 'production.misreadPiece'],
  ]);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('counts a piece as made by its mark until it is spoiled', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [2]);
  const [one, other] = [codeOf(order, 1), codeOf(order, 2)];
  expect(await must(worker, production.made, { codes: [one, other] })).toEqual({ done: [one, other], refused: [] });
  expect(await must(worker, production.made, { codes: [one] })).toEqual({ done: [one], refused: [] });
  const look = (code: string) => must(worker, production.piece, { code });
  expect(await look(one)).toMatchObject({ state: 'made', madeBy: expect.any(String), madeAt: expect.any(String) });
  expect(await must(worker, production.spoil, { code: one, ...spoiled })).toMatchObject({
    state: 'toDo',
    madeBy: null,
  });
  expect(await look(other)).toMatchObject({ state: 'made' });
  // the mistake undone, the first making counts again
  expect(await must(worker, production.unspoil, { code: one })).toMatchObject({ state: 'made', round: 1, history: [] });
});

it('takes a mistake back for ten minutes, and not once the remake is made', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [2]);
  const before = await shelf(at);
  const [one, other] = [codeOf(order, 1), codeOf(order, 2)];
  expect(await failureOf(worker.send(production.unspoil, { code: one }))).toBe('production.notUndoable');
  for (const code of [one, other]) await must(worker, production.spoil, { code, ...spoiled });
  await must(worker, production.made, { codes: [other] });
  expect(await worker.send(production.unspoil, { code: other })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('within 10 minutes'),
  });
  await at.test.db
    .updateTable('spoiledPieces')
    .set({ gmtCreate: new Date(Date.now() - 601_000).toISOString() })
    .where('unit', '=', 1)
    .execute();
  expect(await failureOf(worker.send(production.unspoil, { code: one }))).toBe('production.notUndoable');
  expect(await must(worker, production.piece, { code: one })).toMatchObject({ canUndo: false });
  await at.test.db.updateTable('spoiledPieces').set({ gmtCreate: new Date().toISOString() }).execute();
  expect(await must(worker, production.unspoil, { code: one })).toMatchObject({ round: 1 });
  expect(await shelf(at)).toBe(before - 1);
  const { rows } = await must(at.admin, orders.operationLog, { objMaster: order.id });
  expect(rows[0]!.behavior).toBe('Taken back: line 1, piece 1 is not spoiled');
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('is missing at the bench again, whose label fails', async () => {
  const { at, worker } = await start();
  const packer = await at.test.as(['/order', '/order/print']);
  const order = await orderOf(at, [2]);
  const scan = (code: string) => must(packer, benchCheck.scan, { bench: 'A', slots: 24, code, scanId: randomUUID() });
  const state = () => must(packer, benchCheck.state, { bench: 'A' });
  await scan(codeOf(order, 1));
  expect(await must(worker, production.piece, { code: codeOf(order, 1) })).toMatchObject({
    state: 'made',
    madeBy: null,
  });
  expect(await scan(codeOf(order, 2))).toMatchObject({ step: 'printLabel' });
  const print = () => packer.call(printing.printOrderLabel, { thirdOrderNumber: order.thirdOrderNumber });
  await print();
  await must(worker, production.spoil, { code: codeOf(order, 2), ...spoiled });
  expect(await state()).toMatchObject({ label: null, orders: [{ scanned: 1, total: 2, slots: [1] }] });
  expect(await scan(order.trackingNumber!)).toMatchObject({ step: 'refused' });
  expect(await scan(codeOf(order, 2))).toMatchObject({ step: 'printLabel' });
  expect(await must(worker, production.piece, { code: codeOf(order, 2) })).toMatchObject({ state: 'made', round: 2 });
  expect(await print()).toMatchObject({ code: 200 });
  expect(await scan(order.trackingNumber!)).toMatchObject({ step: 'done' });
});

it('leaves the bench empty where the spoiled piece was all that lay there, also one scanned by its line', async () => {
  const { at, worker } = await start();
  const packer = await at.test.as(['/order', '/order/print']);
  const [single, several] = [await orderOf(at, [1]), await orderOf(at, [2])];
  const scan = (code: string) => must(packer, benchCheck.scan, { bench: 'A', slots: 24, code, scanId: randomUUID() });
  await scan(codeOf(several, 0));
  await scan(codeOf(several, 0));
  await must(worker, production.spoil, { code: codeOf(several, 2), ...spoiled });
  expect(await must(packer, benchCheck.state, { bench: 'A' })).toMatchObject({ label: null, orders: [{ scanned: 1 }] });
  await scan(codeOf(single));
  await must(worker, production.spoil, { code: codeOf(single), ...spoiled });
  const { label, orders: left } = await must(packer, benchCheck.state, { bench: 'A' });
  expect([label, left.map(({ orderNumber }) => orderNumber)]).toEqual([null, [several.thirdOrderNumber]]);
});

it('has a drawing of its own, with the round beside its code', async () => {
  const { at, worker } = await start();
  const [order, single] = [await orderOf(at, [2]), await orderOf(at, [1])];
  await must(worker, production.spoil, { code: codeOf(order, 2), ...spoiled });
  const codes = [codeOf(order, 2), codeOf(single)];
  const address = await must(worker, production.drawings, { codes });
  const zip = (await at.test.anonymous.get(address)).body.toString('latin1');
  const [first, second] = [order.thirdOrderNumber, single.thirdOrderNumber];
  expect(zip).toContain(`${first}/${first}_1_1_TEE-WHT-L_x1_2of2_R2.png`);
  expect(zip).toContain(`${second}/${second}_1_1_TEE-WHT-L_x1.png`);
  expect(zip).not.toContain('1of2');
  expect(await failureOf(worker.send(production.drawings, { codes: [codeOf(order, 0)] }))).toBe('production.anyUnit');
  await review(at, single, reviewAction.close);
  expect(await failureOf(worker.send(production.drawings, { codes: [codeOf(single)] }))).toBe('orders.noDrawings');
});
