import { describe, expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sampleLabelPdf, sampleSheetPdf } from '@pressroom/imaging/sample';
import { sql } from 'kysely';
import { must } from '../../../demo/shop.ts';
import { buyerAddress } from '../../../testing/marketOrder.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { textPdf } from '../../../testing/textPdf.ts';
import { clearRefusals } from './refusals.jobs.ts';

const numbers = { ours: '1Z999AA10123456784', other: '1Z5R89390357567127' };
const usps = '9261290336128704042634';
const at = { name: 'Maria Gonzalez', address: '1804 Kinney Ave', city: 'Austin', state: 'TX', zip: '78704' };

async function upload({ admin }: ShopTest, ...files: Buffer[]) {
  return must(
    admin,
    orders.analysisLabel,
    {},
    files.map((bytes, index) => ({ fileName: `${index + 1}.pdf`, bytes })),
  );
}

/** The same label as other bytes. */
const redrawn = (number: string) =>
  sampleLabelPdf([{ carrier: 'UPS', trackingNumber: number, ...at, name: 'Somebody Else' }]);

async function labelOf({ admin }: ShopTest, id: string) {
  const { labelUrl } = await must(admin, orders.queryDetail, { id });
  return labelUrl;
}

describe('a page that would replace a label', () => {
  it('asks, in the same upload and later, and is taken instead with one act', async () => {
    const shop = await shopTest();
    const order = await makeOrder(shop, { trackingNumber: numbers.ours });
    const [first, second] = await upload(shop, await labelPdf([numbers.ours]), await redrawn(numbers.ours));
    expect(first).toMatchObject({ id: order.id, refusedId: null, msg: 'Attached' });
    expect(second).toMatchObject({ id: null, orders: [{ id: order.id, hasLabel: true }] });
    expect(second!.msg).toContain(order.thirdOrderNumber);
    const kept = await labelOf(shop, order.id);
    const [third] = await upload(shop, await redrawn(numbers.ours));
    expect(third).toMatchObject({ id: null, msg: second!.msg });
    expect(await labelOf(shop, order.id)).toBe(kept);

    const giving = { id: third!.refusedId!, orderId: order.id };
    const asked = await shop.admin.call(orders.giveRefusedLabel, giving);
    expect(asked).toMatchObject({ status: 409, data: { confirm: ['otherLabel'] } });
    await must(shop.admin, orders.giveRefusedLabel, { ...giving, confirm: ['otherLabel'] });
    expect(await labelOf(shop, order.id)).not.toBe(kept);
    expect(await must(shop.admin, orders.refusedLabels, {})).toMatchObject({ total: 0 });
  });

  it('changes nothing where it is the same page', async () => {
    const shop = await shopTest();
    const order = await makeOrder(shop, { trackingNumber: numbers.ours });
    const pdf = await labelPdf([numbers.ours]);
    await upload(shop, pdf);
    const { gmtModified } = await must(shop.admin, orders.queryDetail, { id: order.id });
    expect(await upload(shop, pdf)).toMatchObject([{ id: order.id, msg: 'Attached' }]);
    expect(await must(shop.admin, orders.queryDetail, { id: order.id })).toMatchObject({ gmtModified });
  });

  it('does not revive a label that must not be printed', async () => {
    const shop = await shopTest();
    const { id } = await makeOrder(shop, { trackingNumber: numbers.ours });
    const pdf = await labelPdf([numbers.ours]);
    await upload(shop, pdf);
    const problem = JSON.stringify({ key: 'orders.labelVoid.address' });
    await sql`update orders set label_void = ${problem}::jsonb where id = ${id}`.execute(shop.test.db);
    expect(await upload(shop, pdf)).toMatchObject([{ id: null }]);
    expect((await must(shop.admin, orders.queryDetail, { id })).labelVoid).not.toBeNull();
    expect(await upload(shop, await redrawn(numbers.ours))).toMatchObject([{ id }]);
    expect((await must(shop.admin, orders.queryDetail, { id })).labelVoid).toBeNull();
  });
});

describe('a page that is no label', () => {
  const receipt = (number: string) => textPdf(['Thank you for your order', `Tracking number: ${number}`]);

  it('is shown and not attached, whichever comes first', async () => {
    const shop = await shopTest();
    const order = await makeOrder(shop, { trackingNumber: numbers.ours });
    const [slip, label] = await upload(shop, receipt(numbers.ours), await labelPdf([numbers.ours]));
    expect(label).toMatchObject({ id: order.id, msg: 'Attached' });
    expect(slip).toMatchObject({ id: null, barCodeText: numbers.ours, orders: [{ id: order.id }] });
    expect(slip!.msg).toContain('does not look like a label');
  });

  it('gives way to the bars of a label where it is of a label’s size', async () => {
    const shop = await shopTest();
    const order = await makeOrder(shop, { trackingNumber: numbers.ours });
    const slip = textPdf([`Tracking number: ${numbers.ours}`], { width: 288, height: 432 });
    const [packing, label] = await upload(shop, slip, await labelPdf([numbers.ours]));
    expect([packing!.id, label!.id]).toEqual([null, order.id]);
  });
});

describe('a page with two numbers', () => {
  const two = (...scale: [number?]) => {
    const [width, step] = scale[0] ? [288, 288] : [612, 510];
    return sampleSheetPdf({ width, height: 2 * step }, [
      { carrier: 'UPS', trackingNumber: numbers.ours, ...at, at: { x: 0, y: 20, scale: scale[0] } },
      { carrier: 'USPS', trackingNumber: usps, ...at, at: { x: 0, y: step, scale: scale[0] } },
    ]);
  };

  it('is two labels where it can be taken apart', async () => {
    const shop = await shopTest();
    const [first, second] = [
      await makeOrder(shop, { trackingNumber: numbers.ours }),
      await makeOrder(shop, { trackingNumber: usps, carrierName: 'USPS' }),
    ];
    const pages = await upload(shop, await two());
    expect(pages).toHaveLength(2);
    expect(pages).toContainEqual(expect.objectContaining({ page: 1, id: first.id, barCodeText: numbers.ours }));
    expect(pages).toContainEqual(expect.objectContaining({ page: 1, id: second.id, barCodeText: usps }));
  });

  it('says which they are where it cannot, and is the order’s that has one of them', async () => {
    const shop = await shopTest();
    const [page] = await upload(shop, await two(0.6));
    expect(page).toMatchObject({ id: null, msg: expect.stringContaining(numbers.ours) });
    expect(page!.msg).toContain(usps);
    expect(page!.candidates.map(({ trackingNumber }) => trackingNumber).toSorted()).toEqual([numbers.ours, usps]);
    const unnumbered = await makeOrder(shop, { trackingNumber: null });
    const giving = { id: page!.refusedId!, orderId: unnumbered.id };
    expect(await shop.admin.call(orders.giveRefusedLabel, giving)).toMatchObject({ status: 409 });
    expect(await must(shop.admin, orders.giveRefusedLabel, { ...giving, trackingNumber: usps })).toMatchObject({
      trackingNumber: usps,
    });
    const decided = await makeOrder(shop, { trackingNumber: numbers.ours });
    expect(await upload(shop, await two(0.6))).toMatchObject([{ id: null }]);
    await sql`update orders set sys_status = ${orderStatus.closed} where id = ${unnumbered.id}`.execute(shop.test.db);
    expect(await upload(shop, await two(0.6))).toMatchObject([{ id: decided.id, barCodeText: numbers.ours }]);
  });
});

describe('a kept page', () => {
  const page = (number = usps) => sampleLabelPdf([{ carrier: 'USPS', trackingNumber: number, ...at }]);

  it('gives an own-label order in production its number and label; the number is the one to paste', async () => {
    const shop = await shopTest();
    const fields = {
      ...buyerAddress,
      recipientsName: at.name,
      recipientsPostcode: at.zip,
      trackingNumber: null,
      carrierName: '',
    };
    const order = await makeOrderInProduction(shop, { ...fields, labelType: 2 });
    expect(order.sysStatus).toBe(orderStatus.inProduction);
    const [refused] = await upload(shop, await page());
    expect(refused).toMatchObject({
      id: null,
      barCodeText: usps,
      candidates: [{ carrierName: 'USPS', trackingNumber: usps }],
      orders: [{ id: order.id, recipientsName: at.name }],
    });
    const given = await must(shop.admin, orders.giveRefusedLabel, { id: refused!.refusedId!, orderId: order.id });
    expect(given).toMatchObject({ id: order.id, trackingNumber: usps, carrierName: 'USPS', hasLabel: true });
    const log = await must(shop.admin, orders.operationLog, { objMaster: order.id });
    expect(log.rows[0]!.behavior).toBe(`Label attached, USPS ${usps}`);
    const again = await shop.admin.call(orders.giveRefusedLabel, { id: refused!.refusedId!, orderId: order.id });
    expect(again.status).toBe(404);
  });

  it('asks before an order changes its number, and takes no other order’s', async () => {
    const shop = await shopTest();
    const order = await makeOrder(shop, { trackingNumber: numbers.ours });
    const [refused] = await upload(shop, await page());
    const giving = { id: refused!.refusedId!, orderId: order.id };
    const asked = await shop.admin.call(orders.giveRefusedLabel, giving);
    expect(asked).toMatchObject({ status: 409, data: { confirm: ['otherNumber'] } });
    expect(asked.msg).toContain(usps);
    expect(asked.msg).toContain(numbers.ours);
    const typed = { ...giving, trackingNumber: '1ZXX3150YW44070023' };
    expect(await shop.admin.call(orders.giveRefusedLabel, typed)).toMatchObject({ status: 409 });

    const taken = await makeOrder(shop, { trackingNumber: usps });
    const confirmed = { ...giving, confirm: ['otherNumber'] as const };
    const refusal = await shop.admin.call(orders.giveRefusedLabel, { ...confirmed, confirm: [...confirmed.confirm] });
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining(taken.thirdOrderNumber) });
    await sql`update orders set sys_status = ${orderStatus.closed} where id = ${taken.id}`.execute(shop.test.db);
    await must(shop.admin, orders.giveRefusedLabel, { ...giving, confirm: ['otherNumber'] });
    expect(await must(shop.admin, orders.queryDetail, { id: order.id })).toMatchObject({
      trackingNumber: usps,
      carrierName: 'USPS',
    });
  });

  it('is given to no order that has left', async () => {
    const shop = await shopTest();
    const order = await makeOrderInProduction(shop, { trackingNumber: numbers.ours });
    await must(shop.admin, orders.batchDelivery, { ids: [order.id] });
    const [refused] = await upload(shop, await page());
    const reply = await shop.admin.call(orders.giveRefusedLabel, { id: refused!.refusedId!, orderId: order.id });
    expect(reply).toMatchObject({ status: 409, msg: expect.stringContaining('Shipped') });
    expect(await must(shop.admin, orders.labelOrders, { word: order.thirdOrderNumber })).toEqual([]);
  });

  it('finds its order by part of a number or the recipient', async () => {
    const shop = await shopTest();
    const order = await makeOrder(shop, { thirdOrderNumber: 'GSU1NB64K20148', recipientsName: 'Ada Byron' });
    for (const word of ['K20148', 'gsu1nb64k20148', order.trackingNumber!, 'ada'])
      expect(await must(shop.admin, orders.labelOrders, { word }), word).toMatchObject([{ id: order.id }]);
    expect(await must(shop.admin, orders.labelOrders, { word: '%' })).toEqual([]);
  });

  it('is seen by those who may upload labels, until it is discarded or its 7 days are over', async () => {
    const shop = await shopTest();
    const [one, other] = await upload(shop, await page(), await labelPdf([numbers.other]));
    const id = one!.refusedId!;
    // from when they were kept, before anything referred to them
    await shop.test.db.deleteFrom('releasedBlobs').execute();
    const picture = await must(shop.admin, orders.refusedLabelPage, { id });
    expect(Buffer.from(picture.image, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const looker = await shop.test.as(['/order/index']);
    expect((await looker.call(orders.refusedLabelPage, { id })).status).toBe(403);
    expect((await looker.call(orders.giveRefusedLabel, { id, orderId: '1' })).status).toBe(403);

    await must(shop.admin, orders.settleRefusedLabels, { ids: [id], reason: 'notALabel' });
    expect((await shop.admin.call(orders.refusedLabelPage, { id })).status).toBe(404);
    await sql`update label_refusals set gmt_create = now() - interval '8 days'`.execute(shop.test.db);
    expect((await shop.admin.call(orders.refusedLabelPage, { id: other!.refusedId! })).status).toBe(404);

    const { app, db } = shop.test;
    await clearRefusals.run({ app, log: app.log, signal: new AbortController().signal }, {});
    const rows = await db.selectFrom('labelRefusals').select(['pageKey', 'reading']).execute();
    expect(rows).toEqual([1, 2].map(() => ({ pageKey: null, reading: {} })));
    const released = await db
      .selectFrom('releasedBlobs')
      .innerJoin('blobs', 'blobs.id', 'blobId')
      .select('mime')
      .execute();
    expect(released).toEqual([1, 2].map(() => ({ mime: 'application/pdf' })));
  });
});

it('refuses a PDF that takes a reader’s whole memory, and says so', async () => {
  const shop = await shopTest();
  const reply = await shop.admin.call(orders.analysisLabel, {}, [{ fileName: 'a.pdf', bytes: nestedForms() }]);
  expect(reply).toMatchObject({ status: 400, msg: expect.stringMatching(/too much memory|too long/) });
});

/** Forms within forms, each of which draws the next one twelve times. */
function nestedForms(): Buffer {
  const depth = 9;
  const form = (level: number) => {
    const last = level === depth;
    const content = last ? '10 10 200 300 re f\n' : '/F Do\n'.repeat(12);
    const resources = last ? '<< >>' : `<< /XObject << /F ${level + 4} 0 R >> >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 288 432] /Resources ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  };
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Resources << /XObject << /F 4 0 R >> >> /Contents 4 0 R >>',
    ...Array.from({ length: depth }, (_, level) => form(level + 1)),
  ];
  const objects = bodies.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${objects}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\n%%EOF\n`);
}
