import { benchCheck } from '@pressroom/contract/printing/check';
import { orders } from '@pressroom/contract/orders/orders';
import { production } from '@pressroom/contract/production/production';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { codeOf, orderOf, start } from '../production.fixture.ts';

it('takes a mark as made back, and the log tells both', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [2]);
  const [one, other] = [codeOf(order, 1), codeOf(order, 2)];
  const look = (code: string) => must(worker, production.piece, { code });
  const log = async () => {
    const { rows } = await must(at.admin, orders.operationLog, { objMaster: order.id });
    return rows.map(({ behavior }) => behavior);
  };
  await must(worker, production.made, { codes: [one, other] });
  const told = await log();
  expect(told.slice(0, 2).toSorted()).toEqual(['Line 1, piece 1 made', 'Line 1, piece 2 made']);
  // a second mark changes nothing and is not told
  await must(worker, production.made, { codes: [one] });
  expect(await log()).toEqual(told);

  expect(await look(one)).toMatchObject({ state: 'made', canUnmark: true });
  expect(await must(worker, production.unmarkMade, { codes: [one] })).toEqual({ done: [one], refused: [] });
  expect(await look(one)).toMatchObject({ state: 'toDo', madeBy: null, canUnmark: false });
  expect(await look(other)).toMatchObject({ state: 'made' });
  expect((await log())[0]).toBe('Taken back: line 1, piece 1 is not made');
  expect((await must(worker, production.board, {})).counts).toMatchObject({ toDo: 1, made: 1 });
});

it('keeps a mark that is old, of an earlier making, counted at a bench, or of a shipped order', async () => {
  const { at, worker } = await start();
  const packer = await at.test.as(['/order', '/order/print']);
  const [order, shipped] = [await orderOf(at, [4]), await orderOf(at, [1])];
  const codes = [1, 2, 3, 4].map((unit) => codeOf(order, unit));
  const [old, again, counted, none] = codes;
  await must(worker, production.made, { codes: [old!, again!, counted!, codeOf(shipped)] });
  await must(worker, production.spoil, { code: again!, round: 1, reason: 'filmFault' });
  await must(packer, benchCheck.scan, { bench: 'A', slots: 24, code: counted!, scanId: randomUUID() });
  await at.test.db
    .updateTable('madePieces')
    .set({ gmtCreate: new Date(Date.now() - 601_000).toISOString() })
    .where('unit', '=', 1)
    .execute();
  await must(at.admin, orders.batchDelivery, { ids: [shipped.id] });
  await at.test.drain();
  const asked = [...codes, codeOf(shipped), codeOf(order, 0), 'Q1-000'];
  const { done, refused } = await must(worker, production.unmarkMade, { codes: asked });
  expect(done).toEqual([]);
  expect(new Map(refused.map(({ id, reason }) => [id, reason]))).toEqual(
    new Map([
      [codeOf(shipped), 'production.refused'],
      [codeOf(order, 0), 'production.anyUnit'],
      ['Q1-000', 'production.misreadPiece'],
      [old, 'production.markedTooLong'],
      [again, 'production.notMarked'],
      [counted, 'production.countedAtBench'],
      [none, 'production.notMarked'],
    ]),
  );
  for (const code of [...codes, codeOf(shipped)])
    expect(await must(worker, production.piece, { code }), code).toMatchObject({ canUnmark: false });
});
