import { handover } from '@pressroom/contract/lastMile/handover';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  batchOf,
  calculated,
  type LastMileTest,
  lastMileTest,
  openChannelAt,
  ownOrder,
} from '../../../testing/lastMile/makers.ts';

/** Buys a label for each of so many new orders. */
async function bought(at: LastMileTest, count: number) {
  const orders = [];
  for (let made = 0; made < count; made += 1) orders.push(await ownOrder(at));
  const priced = await calculated(at, await batchOf(at, orders));
  await must(at.admin, lastMile.bulkOrder, { ids: priced.map(({ id }) => id) });
  await at.test.drain();
  return priced;
}

async function waitingOf({ admin }: LastMileTest, search: object = {}) {
  return (await must(admin, handover.parcels, search)).rows;
}

it('lists what waits for its carrier, and puts it on a manifest once', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const [first, second] = await bought(at, 3);
  const waiting = await waitingOf(at);
  expect(waiting).toHaveLength(3);
  expect(waiting[0]).toMatchObject({
    thirdOrderNumber: first!.thirdOrderNumber,
    provider: 'YWJ',
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni next day',
    carrierName: 'UNIUNI',
    late: false,
    printed: false,
  });
  expect(waiting[0]!.weightGrams).toBeGreaterThan(0);
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(await must(at.admin, handover.waiting, {})).toEqual([
    { provider: 'YWJ', channelCode: 'UNI-NEXT', channelName: 'UniUni next day', day, parcels: 3, late: 0 },
  ]);
  const scanned = await waitingOf(at, { trackingNumbers: `${waiting[1]!.trackingNumber} NOBODY` });
  expect(scanned.map(({ id }) => id)).toEqual([waiting[1]!.id]);
  const ids = [waiting[0]!.id, waiting[1]!.id];
  const made = await must(at.admin, handover.make, { ids });
  expect(made).toMatchObject({ parcels: 2, day, createUser: 'tester', undoneAt: null, canUndo: true });
  expect(made.manifestNumber).toMatch(/^MF\d{6}-\d+$/);
  expect(made.weightGrams).toBeCloseTo(waiting[0]!.weightGrams + waiting[1]!.weightGrams);
  expect((await waitingOf(at)).map(({ id }) => id)).toEqual([waiting[2]!.id]);
  const again = await at.admin.call(handover.make, { ids: [waiting[0]!.id, waiting[2]!.id] });
  expect(again).toMatchObject({
    status: 409,
    failure: 'handover.refused',
    data: [{ id: waiting[0]!.id, label: first!.thirdOrderNumber, reason: 'handover.parcel.onManifest' }],
  });
  expect(await waitingOf(at)).toHaveLength(1);
  const detail = await must(at.admin, handover.manifest, { id: made.id });
  expect(detail.list.map(({ thirdOrderNumber }) => thirdOrderNumber).toSorted()).toEqual(
    [first!.thirdOrderNumber, second!.thirdOrderNumber].toSorted(),
  );
  expect(detail.widths.every((width) => width >= 1 && width <= 4)).toBe(true);
  // start, one symbol for each character or pair of digits, check and stop
  expect(detail.widths.length).toBeGreaterThan(6 * 5);
  expect(await must(at.admin, handover.manifests, { manifestNumber: made.manifestNumber })).toMatchObject({
    total: 1,
    rows: [{ id: made.id, parcels: 2 }],
  });
  expect(await must(at.admin, handover.manifests, { endDay: '2020-01-01' })).toMatchObject({ total: 0, rows: [] });
});

it('lets a cancelled label leave its manifest, and closed orders wait for nobody', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const [first, second] = await bought(at, 3);
  const waiting = await waitingOf(at);
  const made = await must(at.admin, handover.make, { ids: [waiting[0]!.id, waiting[1]!.id] });
  await must(at.admin, lastMile.cancelLabel, { ids: [first!.id] });
  await at.test.drain();
  const { list, parcels } = await must(at.admin, handover.manifest, { id: made.id });
  expect([parcels, list.map(({ thirdOrderNumber }) => thirdOrderNumber)]).toEqual([1, [second!.thirdOrderNumber]]);
  const labelVoid = JSON.stringify({ key: 'orders.labelVoid.address' });
  await at.test.db.updateTable('orders').set({ labelVoid }).where('id', '=', waiting[2]!.orderId).execute();
  expect(await at.admin.call(handover.make, { ids: [waiting[2]!.id] })).toMatchObject({
    status: 409,
    data: [{ reason: 'handover.parcel.void' }],
  });
  await at.test.db.updateTable('orders').set({ sysStatus: -1 }).where('id', '=', waiting[2]!.orderId).execute();
  expect(await waitingOf(at)).toEqual([]);
  expect(await must(at.admin, handover.waiting, {})).toEqual([]);
  expect(await at.admin.call(handover.make, { ids: [waiting[2]!.id, waiting[0]!.id, '9'] })).toMatchObject({
    status: 409,
    data: [
      { reason: 'handover.parcel.orderOver' },
      { reason: 'handover.parcel.onManifest' },
      { reason: 'handover.parcel.unknown' },
    ],
  });
});

it('marks what was placed more than a day ago and never handed over', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  await bought(at, 2);
  const [old] = await waitingOf(at);
  const gmtCreate = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await at.test.db.updateTable('parcelLabels').set({ gmtCreate }).where('id', '=', old!.id).execute();
  expect(await waitingOf(at, { late: 'true' })).toMatchObject([{ id: old!.id, late: true }]);
  const days = await must(at.admin, handover.waiting, {});
  expect(days.map(({ parcels, late }) => [parcels, late])).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(await waitingOf(at, { day: days[0]!.day })).toMatchObject([{ id: old!.id }]);
});

it('takes one channel at a time, and a marketplace as one channel', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  await bought(at, 3);
  const [one, other, third] = await waitingOf(at);
  await at.test.db
    .updateTable('parcelLabels')
    .set({ provider: 'temu', channelCode: 'UPS', channelName: 'UPS Ground' })
    .where('id', '=', other!.id)
    .execute();
  await at.test.db
    .updateTable('parcelLabels')
    .set({ provider: 'temu', channelCode: 'GOFO', channelName: 'GOFO' })
    .where('id', '=', third!.id)
    .execute();
  expect(await at.admin.call(handover.make, { ids: [one!.id, other!.id] })).toMatchObject({
    status: 409,
    failure: 'handover.severalChannels',
  });
  const channels = await must(at.admin, handover.waiting, {});
  expect(channels.find(({ provider }) => provider === 'temu')).toMatchObject({
    channelCode: '',
    channelName: 'TEMU',
    parcels: 2,
  });
  expect(await must(at.admin, handover.make, { ids: [other!.id, third!.id] })).toMatchObject({
    provider: 'temu',
    channelName: 'TEMU',
    parcels: 2,
  });
});

it('is undone by who made it, on the same day, and its parcels wait again', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  await bought(at, 1);
  const [waiting] = await waitingOf(at);
  const packer = await at.test.as(['/order/handover']);
  const other = await at.test.as(['/order/handover']);
  const made = await must(packer, handover.make, { ids: [waiting!.id] });
  expect(await other.call(handover.undo, { id: made.id })).toMatchObject({
    status: 409,
    failure: 'handover.notUndoable',
  });
  const undone = await must(packer, handover.undo, { id: made.id });
  expect(undone).toMatchObject({ parcels: 0, canUndo: false, undoneAt: expect.any(String) });
  expect(await waitingOf(at)).toHaveLength(1);
  expect(await packer.call(handover.undo, { id: made.id })).toMatchObject({ status: 409 });
  const second = await must(packer, handover.make, { ids: [waiting!.id] });
  await at.test.db.updateTable('manifests').set({ day: '2026-01-01' }).where('id', '=', second.id).execute();
  expect(await packer.call(handover.undo, { id: second.id })).toMatchObject({ status: 409 });
  expect(await packer.call(handover.undo, { id: '99' })).toMatchObject({ status: 404 });
});
