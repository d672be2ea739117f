import { expect, it } from 'vitest';
import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { sampleTrackingNumber } from '@pressroom/imaging/sample';
import { must } from '../../../demo/shop.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

const numbers = { ours: '1Z999AA10123456784', other: '1Z5R89390357567127', usps: sampleTrackingNumber('USPS', 7) };
const bare = { trackingNumber: '', carrierName: '' };

const detail = ({ admin }: ShopTest, id: string) => must(admin, orders.queryDetail, { id });
const enter = ({ admin }: ShopTest, form: CallInput<typeof orders.updateParcel>, files: Buffer[] = []) =>
  admin.call(
    orders.updateParcel,
    form,
    files.map((bytes) => ({ fileName: 'label.pdf', bytes })),
  );
const logOf = async ({ admin }: ShopTest, id: string) =>
  (await must(admin, orders.operationLog, { objMaster: id })).rows.map(({ behavior }) => behavior);

it('gives an order in production its number, so that it ships', async () => {
  const at = await shopTest();
  const { id, gmtModified, can } = await makeOrderInProduction(at, bare);
  expect(can).toContain('parcel');
  expect(can).not.toContain('ship');
  expect(await enter(at, { id, trackingNumber: numbers.ours, carrierName: 'ups', gmtModified })).toMatchObject({
    status: 200,
    data: { trackingNumber: numbers.ours, carrierName: 'UPS', sysStatus: orderStatus.inProduction },
  });
  expect((await detail(at, id)).can).toContain('ship');
  expect((await logOf(at, id))[0]).toBe(`Parcel: – → UPS ${numbers.ours}`);
  expect(await must(at.admin, orders.batchDelivery, { ids: [id] })).toMatchObject({ done: [id] });
  expect(await enter(at, { id, trackingNumber: numbers.other })).toMatchObject({ status: 409 });
});

it('takes number and carrier from the label that comes along, also while drawings are made', async () => {
  const at = await shopTest();
  const order = await makeOrder(at, bare);
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve });
  const reply = await enter(at, { id: order.id }, [await labelPdf([numbers.ours])]);
  expect(reply).toMatchObject({
    status: 200,
    data: {
      sysStatus: orderStatus.drawingLayout,
      trackingNumber: numbers.ours,
      carrierName: 'UPS',
      hasLabel: true,
      labelVoid: null,
    },
  });
});

it('picks the page of the order out of several, and asks where none is its own', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at, bare);
  const pdf = await labelPdf([numbers.ours, numbers.other]);
  expect(await enter(at, { id }, [pdf])).toMatchObject({ status: 400 });
  expect(await enter(at, { id, trackingNumber: numbers.other }, [pdf])).toMatchObject({
    status: 200,
    data: { trackingNumber: numbers.other, hasLabel: true },
  });
});

it('takes a number that is scanned off a USPS label without the ZIP in front of it', async () => {
  const at = await shopTest();
  const { id } = await makeOrderInProduction(at, bare);
  expect(await enter(at, { id, trackingNumber: `42078704${numbers.usps}` })).toMatchObject({
    status: 200,
    data: { trackingNumber: numbers.usps, carrierName: 'USPS' },
  });
});

it('writes nothing where the label says another number', async () => {
  const at = await shopTest();
  const { id } = await makeOrderInProduction(at, bare);
  const reply = await enter(at, { id, trackingNumber: numbers.other }, [await labelPdf([numbers.ours])]);
  expect(reply).toMatchObject({ status: 409, msg: expect.stringContaining(numbers.ours) });
  expect(await detail(at, id)).toMatchObject({ trackingNumber: null, hasLabel: false });
});

it('leaves another order its number, unless both go in one parcel', async () => {
  const at = await shopTest();
  const first = await makeOrderInProduction(at, { trackingNumber: numbers.ours });
  const { id } = await makeOrderInProduction(at, bare);
  expect(await enter(at, { id, trackingNumber: numbers.ours })).toMatchObject({
    status: 400,
    data: [{ path: 'trackingNumber', msg: expect.stringContaining(first.thirdOrderNumber) }],
  });
  expect(await enter(at, { id, trackingNumber: numbers.ours, sharedParcel: true })).toMatchObject({ status: 200 });
});

it('shows the other’s change instead of writing over it', async () => {
  const at = await shopTest();
  const { id, gmtModified } = await makeOrderInProduction(at, bare);
  await enter(at, { id, trackingNumber: numbers.other, gmtModified });
  expect(await enter(at, { id, trackingNumber: numbers.ours, gmtModified })).toMatchObject({
    status: 409,
    data: { current: { trackingNumber: numbers.other } },
  });
});

it('asks before it takes a number that is another carrier’s by its rules', async () => {
  const at = await shopTest();
  const { id } = await makeOrderInProduction(at, bare);
  const form = { id, trackingNumber: numbers.ours, carrierName: 'FedEx' };
  expect(await enter(at, form)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('By its rules 1Z999AA10123456784 is a UPS number, but the carrier is FEDEX'),
    data: { otherCarrier: 'UPS' },
  });
  expect(await detail(at, id)).toMatchObject({ trackingNumber: null });
  expect(await enter(at, { ...form, confirmCarrier: true })).toMatchObject({
    status: 200,
    data: { carrierName: 'FEDEX' },
  });
  // what was confirmed is not asked again
  expect(await enter(at, { ...form, sharedParcel: true })).toMatchObject({ status: 200 });
});

it('judges the same when a whole order is saved', async () => {
  const at = await shopTest();
  const odd = { carrierName: 'gofo  express', trackingNumber: numbers.usps, confirmCarrier: false };
  await expect(makeOrder(at, odd)).rejects.toThrow('is a USPS number, but the carrier is GOFO EXPRESS');
  expect(await makeOrder(at, { ...odd, confirmCarrier: true })).toMatchObject({ carrierName: 'GOFO EXPRESS' });
  await makeOrder(at, { ...odd, carrierName: 'Usps', trackingNumber: '9400111899223197428490' });
  await makeOrder(at, { ...odd, carrierName: 'Fed Ex Ground', trackingNumber: '123456789012' });
});

it('makes a label void that shows the former number, until a person says that it fits', async () => {
  const at = await shopTest();
  const { id } = await makeOrderInProduction(at, bare);
  await enter(at, { id }, [await labelPdf([numbers.ours])]);
  const changed = await enter(at, { id, trackingNumber: numbers.other, carrierName: 'UPS' });
  expect(changed.data).toMatchObject({ labelVoid: expect.stringContaining('number has changed') });
  expect(changed.data.can).not.toContain('ship');
  expect(await must(at.admin, orders.keepLabel, { id })).toMatchObject({ labelVoid: null });
});

it('needs the right to edit or to upload labels, and the latter for a label', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at, bare);
  const label = [{ fileName: 'label.pdf', bytes: await labelPdf([numbers.ours]) }];
  const statusFor = async (keys: Parameters<typeof at.test.as>[0], files: typeof label | []) =>
    (await (await at.test.as(keys)).call(orders.updateParcel, { id, trackingNumber: numbers.ours }, files)).status;
  expect(await statusFor(['/order/index', 'orderAudit'], [])).toBe(403);
  expect(await statusFor(['orderUpdate'], label)).toBe(403);
  expect(await statusFor(['orderUpdate'], [])).toBe(200);
  expect(await statusFor(['orderUploadLabel'], label)).toBe(200);
});

it('says of approved orders which have no number or label yet', async () => {
  const at = await shopTest();
  const [none, numbered] = [await makeOrder(at, bare), await makeOrder(at)];
  const outcome = await must(at.admin, orders.orderReview, {
    ids: [none.id, numbered.id],
    sysStatus: reviewAction.approve,
  });
  expect(outcome.unlabelled).toMatchObject([
    { id: none.id, label: none.thirdOrderNumber, reason: 'orders.noParcelYet' },
    { id: numbered.id, reason: 'orders.noLabelYet' },
  ]);
});
