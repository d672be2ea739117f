import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { presetSheet } from '@pressroom/contract/production/gangSheetSettings';
import { production } from '@pressroom/contract/production/production';
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { makeOrder } from '../../../testing/orderMakers.ts';
import { codeOf, failureOf, orderOf, review, shelf, start } from '../production.fixture.ts';

it('groups what is made now by day, product code and prints, and leaves out what is not', async () => {
  const { at, worker } = await start();
  const deliveryTimeLimit = '2031-05-04T02:00:00Z';
  const [rose, fox] = [at.shop.pictures.rose_front, at.shop.pictures.fox_back];
  const first = await orderOf(at, [2], { deliveryTimeLimit });
  await orderOf(at, [1, 1], { deliveryTimeLimit });
  await orderOf(at, [1], {
    deliveryTimeLimit,
    orderDetailsList: [{ productCode: 'TEE-BLK-M', printingImage: rose, printingImage2: fox }],
  });
  await orderOf(at, [4]);
  await makeOrder(at);
  const [closed, stopped, shipped] = [await orderOf(at, [1]), await orderOf(at, [1]), await orderOf(at, [1])];
  await review(at, closed, reviewAction.close);
  const held = marketOrder(at, { ...numberOf(stopped), asked: ['cancellation'] });
  await takeOver(at, held);
  await must(at.admin, orders.batchDelivery, { ids: [shipped.id] });
  await at.test.drain();

  await must(worker, production.made, { codes: [codeOf(first, 1), codeOf(first, 2)] });
  await must(worker, production.spoil, { code: codeOf(first, 2), round: 1, reason: 'misprint' });
  const { rows, total, days, counts } = await must(worker, production.board, {});
  expect(total).toBe(3);
  expect(rows).toMatchObject([
    { day: '2031-05-04', productCode: 'TEE-BLK-M', orders: 1, total: 1, prints: [{ position: 1 }, { position: 2 }] },
    { day: '2031-05-04', productCode: 'TEE-WHT-L', orders: 2, total: 4, toMake: 3, toDo: 3, made: 1, remakes: 1 },
    { day: null, late: false, productCode: 'TEE-WHT-L', orders: 1, total: 4, toMake: 4, made: 0, laidOut: 0 },
  ]);
  expect(days).toMatchObject([
    { day: '2031-05-04', total: 5, toMake: 4 },
    { day: null, total: 4 },
  ]);
  expect(counts).toEqual({ total: 9, toMake: 8, toDo: 8, laidOut: 0, made: 1, spoiled: 1, remakes: 1 });

  const found = async (input: object) => (await must(worker, production.board, input)).rows.length;
  expect(await found({ day: 'none' })).toBe(1);
  expect(await found({ day: '2031-05-04' })).toBe(2);
  expect(await found({ productCode: 'blk' })).toBe(1);
  expect(await found({ printName: 'FOX' })).toBe(1);
  expect(await found({ shopId: at.shop.stores.linden })).toBe(0);
  expect((await must(worker, production.board, { pageNum: 2, pageSize: 2 })).rows).toEqual([rows[2]]);
});

const numberOf = ({ thirdOrderNumber, shopId }: { thirdOrderNumber: string; shopId: string }) => ({
  thirdOrderNumber,
  shopId,
});

it('puts an order under the day that people in the display zone have, overdue ones first', async () => {
  const { at, worker } = await start();
  // a minute before and after midnight in UTC+8
  for (const deliveryTimeLimit of ['2031-05-04T16:01:00Z', '2031-05-04T15:59:00Z', '2020-01-01T00:00:00Z', undefined])
    await orderOf(at, [1], { deliveryTimeLimit });
  const { days } = await must(worker, production.board, {});
  expect(days.map(({ day, late }) => [day, late])).toEqual([
    ['2020-01-01', true],
    ['2031-05-04', false],
    ['2031-05-05', false],
    [null, false],
  ]);
});

it('says which blanks to fetch, of chosen groups or days, and which the shelf lacks', async () => {
  const { at, worker } = await start();
  const deliveryTimeLimit = '2031-05-04T02:00:00Z';
  const dated = await orderOf(at, [3], { deliveryTimeLimit });
  await orderOf(at, [2]);
  await must(worker, production.made, { codes: [codeOf(dated, 1)] });
  const realStock = await shelf(at);
  const sheet = await must(worker, production.pickSheet, {});
  expect(sheet).toMatchObject({ days: ['2031-05-04', null], toMake: 4, short: 0 });
  expect(sheet.rows).toMatchObject([
    { productCode: 'TEE-WHT-L', sizeName: 'L', colorName: '白色 White', toMake: 4, realStock, made: 1, short: 0 },
  ]);
  const { rows } = await must(worker, production.board, {});
  expect(await must(worker, production.pickSheet, { groups: [rows[0]!.id] })).toMatchObject({ toMake: 2 });
  expect(await must(worker, production.pickSheet, { day: 'none' })).toMatchObject({ toMake: 2, days: [null] });
  expect(await must(worker, production.pickSheet, { shopId: at.shop.stores.linden })).toMatchObject({ rows: [] });
  // one shirt of the four on the shelf is printed already, so three are left for four
  await at.test.db.updateTable('productCodes').set({ realStock: 4 }).where('code', '=', 'TEE-WHT-L').execute();
  expect(await must(worker, production.pickSheet, {})).toMatchObject({ toMake: 4, short: 1 });
});

it('says on the pick sheet what is printed on the blanks, as many pieces as the board has', async () => {
  const { at, worker } = await start();
  const [rose, fox] = [at.shop.pictures.rose_front, at.shop.pictures.fox_back];
  const dated = await orderOf(at, [3], { deliveryTimeLimit: '2031-05-04T02:00:00Z' });
  await orderOf(at, [2]);
  const both = [{ productCode: 'TEE-BLK-M', printingImage: rose, printingImage2: fox, num: 2 }];
  const black = await orderOf(at, [1], { orderDetailsList: both });
  const finished = await orderOf(at, [1], { orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: fox }] });
  const codes = [codeOf(dated, 1), codeOf(dated, 2), codeOf(finished)];
  await must(worker, production.made, { codes });
  await must(worker, production.spoil, { code: codeOf(dated, 1), round: 1, reason: 'misprint' });
  const layOut = { codes: [codeOf(black, 1)], settings: presetSheet };
  await must(worker, gangSheets.makeSheets, layOut);

  const sheet = await must(worker, production.pickSheet, {});
  expect(sheet.goods).toMatchObject([
    { productCode: 'TEE-BLK-M', toMake: 2, laidOut: 1, remakes: 0, prints: [{ position: 1 }, { position: 2 }] },
    { productCode: 'TEE-WHT-L', toMake: 4, laidOut: 0, remakes: 1, prints: [{ picture: expect.any(String) }] },
  ]);
  const { rows, counts } = await must(worker, production.board, {});
  const sum = (numbers: { toMake: number }[]) => numbers.reduce((all, { toMake }) => all + toMake, 0);
  expect([sum(sheet.goods), sheet.toMake, sum(rows)]).toEqual([counts.toMake, counts.toMake, counts.toMake]);
  // the same goods are two groups where they are due on two days
  const white = rows.filter(({ productCode, toMake }) => productCode === 'TEE-WHT-L' && toMake > 0);
  expect(white.map(({ toMake }) => toMake)).toEqual([2, 2]);
  for (const { id, toMake } of white)
    expect((await must(worker, production.pickSheet, { groups: [id] })).goods).toMatchObject([{ toMake }]);
});

it('names the spoiled pieces of a group or of all, with their reasons and how their remakes stand', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [3]);
  const later = await orderOf(at, [1], { deliveryTimeLimit: '2031-05-04T02:00:00Z' });
  const spoil = (code: string, round: number) =>
    must(worker, production.spoil, { code, round, reason: 'other', reasonText: `fell ${round}` });
  await spoil(codeOf(order, 1), 1);
  await spoil(codeOf(order, 1), 2);
  await spoil(codeOf(order, 3), 1);
  await must(worker, production.made, { codes: [codeOf(order, 3)] });
  await spoil(codeOf(later), 1);

  const { rows: groups, counts } = await must(worker, production.board, {});
  expect(groups).toMatchObject([
    { spoiled: 1, remakes: 1 },
    { spoiled: 3, remakes: 1, made: 1 },
  ]);
  expect(counts).toMatchObject({ spoiled: 4, remakes: 2 });
  const ofOrder = { thirdOrderNumber: order.thirdOrderNumber, lineNo: 1, productCode: 'TEE-WHT-L', reason: 'other' };
  const { rows, total } = await must(worker, production.spoilings, { groups: [groups[1]!.id] });
  expect(total).toBe(3);
  expect(rows).toMatchObject([
    { ...ofOrder, code: codeOf(order, 3), unit: 3, round: 1, remake: 'made' },
    { ...ofOrder, code: codeOf(order, 1), unit: 1, round: 2, reasonText: 'fell 2', remake: 'toDo' },
    { ...ofOrder, code: codeOf(order, 1), unit: 1, round: 1, reasonText: 'fell 1', remake: null },
  ]);
  const found = async (input: object) => (await must(worker, production.spoilings, input)).rows.map(({ id }) => id);
  expect(await found({ day: '2031-05-04' })).toHaveLength(1);
  expect(await found({ productCode: 'blk' })).toEqual([]);
  expect(await found({ groups: [groups[1]!.id], pageNum: 2, pageSize: 2 })).toEqual([rows[2]!.id]);
});

it('hands out the drawings of what is to do in a group', async () => {
  const { at, worker } = await start();
  const order = await orderOf(at, [3]);
  const number = order.thirdOrderNumber;
  await must(worker, production.made, { codes: [codeOf(order, 2)] });
  await must(worker, production.spoil, { code: codeOf(order, 3), round: 1, reason: 'filmFault' });
  const groups = (await must(worker, production.board, {})).rows.map(({ id }) => id);
  const zip = (await at.test.anonymous.get(await must(worker, production.drawings, { groups }))).body.toString(
    'latin1',
  );
  const names = ['1of3.png', '2of3.png', '3of3_R2.png'].map((end) => `${number}_1_1_TEE-WHT-L_x1_${end}`);
  expect(names.map((name) => zip.includes(name))).toEqual([true, false, true]);
  await must(worker, production.made, { codes: [1, 2, 3].map((unit) => codeOf(order, unit)) });
  expect(await failureOf(worker.send(production.drawings, { groups }))).toBe('production.nothingToDo');
  expect((await worker.send(production.drawings, {})).status).toBe(400);
});

it('counts as a plain recount does, whatever was made, spoiled and taken back', async () => {
  const { at, worker } = await start();
  const nums = [3, 1, 2];
  const order = await orderOf(at, nums);
  const units = nums.flatMap((num, line) =>
    Array.from({ length: num }, (_, unit) => codeOf(order, unit + 1, line + 1)),
  );
  /** By code: how often it was spoiled, and the rounds that are marked. */
  const plain = new Map(units.map((code) => [code, { round: 1, made: new Set<number>() }]));
  const before = await shelf(at);
  const act = record({ code: constantFrom(...units), what: constantFrom('made', 'spoil', 'unspoil', 'unmark') });
  await assert(
    asyncProperty(array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      for (const { code, what } of acts) {
        const piece = plain.get(code)!;
        if (what === 'made') {
          await must(worker, production.made, { codes: [code] });
          piece.made.add(piece.round);
        } else if (what === 'spoil') {
          await must(worker, production.spoil, { code, round: piece.round, reason: 'stained' });
          piece.round += 1;
        } else if (what === 'unmark') {
          const { done } = await must(worker, production.unmarkMade, { codes: [code] });
          expect(done).toEqual(piece.made.delete(piece.round) ? [code] : []);
        } else {
          const may = piece.round > 1 && !piece.made.has(piece.round);
          expect((await worker.send(production.unspoil, { code })).status).toBe(may ? 200 : 409);
          if (may) piece.round -= 1;
        }
      }
      const all = [...plain.values()];
      const made = all.filter((piece) => piece.made.has(piece.round)).length;
      const remakes = all.filter((piece) => piece.round > 1 && !piece.made.has(piece.round)).length;
      const toMake = units.length - made;
      const spoiled = all.reduce((sum, { round }) => sum + round - 1, 0);
      const { counts } = await must(worker, production.board, {});
      expect(counts).toEqual({ total: units.length, toMake, toDo: toMake, laidOut: 0, made, spoiled, remakes });
      expect((await must(worker, production.spoilings, {})).total).toBe(spoiled);
      expect(await shelf(at)).toBe(before - spoiled);
    }),
    { numRuns: 12 },
  );
});
