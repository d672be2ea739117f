import { describe, expect, it } from 'vitest';
import { type Contract, contract } from '@pressroom/contract';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { printing, refusedPrint } from '@pressroom/contract/printing/printing';
import { must } from '../../demo/shop.ts';
import { labelPdf, makeOrderInProduction, shopTest, type ShopTest } from '../../testing/orderMakers.ts';

const trackingNumber = '1Z999AA10123456784';
const remark = 'A gift: no invoice, and a ribbon';
const address = {
  recipientsName: 'Maria Gonzalez',
  recipientsPhone: '512-555-0147',
  recipientsCountry: 'US',
  recipientsProvinces: 'TX',
  recipientsCity: 'Austin',
  recipientsPostcode: '78704',
  recipientsAddress: '1804 Kinney Ave',
};

async function labelled(at: ShopTest) {
  const order = await makeOrderInProduction(at, { trackingNumber, remark, labelType: 2, ...address });
  await must(at.admin, orders.uploadPdf, { trackingNumber, id: order.id }, [
    { fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) },
  ]);
  return order;
}

async function start() {
  const at = await shopTest();
  const order = await labelled(at);
  return { at, order, packer: await at.test.as(['/order', '/order/print']) };
}

const parcelOf = (shopId: string, orderNumber: string) => ({
  orderNumber,
  carrierName: 'UPS',
  trackingNumber,
  parcelNo: 1,
  parcelCount: 1,
  shopId,
  shopName: 'Austin Print House',
  remark,
  pieces: [
    {
      lineNo: 1,
      skuId: '',
      productCode: 'TEE-WHT-L',
      productName: expect.any(String),
      num: 2,
      picture: expect.stringMatching(/^\/previews\//),
      prints: [{ name: 'rose_front.png', picture: expect.stringMatching(/^\/files\//) }],
    },
  ],
});

describe('a packer, who holds the print page alone', () => {
  it('gets the remark, the pieces and their pictures with the label, and with the question before a second one', async () => {
    const { at, order, packer } = await start();
    const { thirdOrderNumber, shopId } = order;
    const first = (await must(packer, printing.printOrderLabel, { thirdOrderNumber }))!;
    expect(first).toEqual({
      ...parcelOf(shopId, thirdOrderNumber),
      image: expect.any(String),
      printedAt: null,
      widthMm: 100,
      heightMm: 150,
      dpi: 203,
    });
    const again = await packer.call(printing.printOrderLabel, { thirdOrderNumber });
    expect(again).toMatchObject({ code: 1000, data: { ...parcelOf(shopId, thirdOrderNumber), image: '' } });
    for (const { picture, prints } of first.pieces)
      for (const address of [picture, prints[0]!.picture])
        expect((await at.test.server.inject({ url: address! })).statusCode).toBe(200);
  });

  it('gets them with a refusal, too, so that the line knows what it is about', async () => {
    const { at, order, packer } = await start();
    const { id, thirdOrderNumber, shopId } = order;
    await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal });
    const refused = await packer.call(printing.printOrderLabel, { thirdOrderNumber });
    expect(refused).toMatchObject({ status: 409 });
    expect(refusedPrint.parse(refused.data)).toEqual({
      sysStatus: orderStatus.abnormal,
      parcel: parcelOf(shopId, thirdOrderNumber),
    });
    const bare = await makeOrderInProduction(at, { remark: 'call first' });
    const { status, data } = await packer.call(printing.printOrderLabel, { thirdOrderNumber: bare.thirdOrderNumber });
    expect([status, refusedPrint.parse(data).parcel.remark]).toEqual([404, 'call first']);
  });

  it('gets them also where the label itself cannot be drawn', async () => {
    const { at, order, packer } = await start();
    const { id, thirdOrderNumber, shopId } = order;
    const picture = await at.test.db
      .selectFrom('blobs')
      .where('mime', '=', 'image/png')
      .select('key')
      .executeTakeFirstOrThrow();
    await at.test.db.updateTable('orders').set({ labelKey: picture.key }).where('id', '=', id).execute();
    const { status, data } = await packer.call(printing.printOrderLabel, { thirdOrderNumber });
    expect(status).toBe(409);
    expect(refusedPrint.parse(data).parcel).toEqual(parcelOf(shopId, thirdOrderNumber));
  });

  it('learns nothing else: no recipient, no key of the label, and no other page', async () => {
    const { order, packer } = await start();
    const { thirdOrderNumber } = order;
    const answers = [
      await packer.call(printing.printOrderLabel, { thirdOrderNumber }),
      await packer.call(printing.printOrderLabel, { thirdOrderNumber }),
      await packer.call(printing.sendOrder, { thirdOrderNumber, status: 1 }),
    ];
    const told = JSON.stringify(answers.map(({ data, msg }) => ({ data: { ...data, image: '' }, msg })));
    expect(told).not.toMatch(/Maria|Kinney|78704|512-555/);
    const open = await openTo(packer, thirdOrderNumber);
    const benchCalls = ['abort', 'commands', 'scan', 'slotFull', 'state'];
    expect(open).toEqual([...benchCalls, 'printHistory', 'printOrderLabel', 'sendOrder', 'testLabel'].toSorted());
  });
});

type Packer = Awaited<ReturnType<ShopTest['test']['as']>>;

/** The calls with keys that do not answer 403 to the packer. */
async function openTo(packer: Packer, thirdOrderNumber: string): Promise<string[]> {
  const guarded = Object.values<Contract[keyof Contract]>(contract).flatMap((feature) =>
    Object.entries<Endpoint>(feature).filter(([, { permission }]) => typeof permission !== 'string'),
  );
  const open: string[] = [];
  for (const [name, endpoint] of guarded) {
    const { status } = await packer.send(endpoint, { thirdOrderNumber, status: 3 });
    if (status !== 403) open.push(name);
  }
  return open.toSorted();
}

describe('a look from the orders screen', () => {
  it('shows the label without asking and without recording a print', async () => {
    const { at, order } = await start();
    const { thirdOrderNumber, shopId } = order;
    const looker = await at.test.as(['/order', '/order/index', 'orderSendLabel']);
    const look = () => looker.call(printing.printOrderLabel, { thirdOrderNumber, isSend: 1 });
    expect(await look()).toMatchObject({ code: 200, data: { ...parcelOf(shopId, thirdOrderNumber), printedAt: null } });
    expect(await look()).toMatchObject({ code: 200, data: { image: expect.stringMatching(/^iVBO/) } });
    expect(await at.test.db.selectFrom('labelPrints').selectAll().execute()).toEqual([]);
    expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({ code: 200 });
    expect(await look()).toMatchObject({ code: 200, data: { printedAt: expect.any(String) } });
  });

  it('is for those who may open labels, and prints nothing for them', async () => {
    const { at, order, packer } = await start();
    const { thirdOrderNumber } = order;
    const looker = await at.test.as(['/order', '/order/index', 'orderSendLabel']);
    expect(await packer.call(printing.printOrderLabel, { thirdOrderNumber, isSend: 1 })).toMatchObject({ status: 403 });
    expect(await looker.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({ status: 403 });
  });

  it('shows no label with an old address', async () => {
    const { at, order } = await start();
    const { id, thirdOrderNumber } = order;
    const labelVoid = JSON.stringify({ key: 'orders.labelVoid.address' });
    await at.test.db.updateTable('orders').set({ labelVoid }).where('id', '=', id).execute();
    const look = await at.admin.call(printing.printOrderLabel, { thirdOrderNumber, isSend: 1 });
    expect(look).toMatchObject({ status: 409 });
  });
});

describe('a station’s own printer', () => {
  it.each([
    [203, 800, 1200],
    [300, 1200, 1800],
    [600, 2400, 3600],
  ] as const)('gets a label with the dots of its %i DPI', async (dpi, width, height) => {
    const { order, packer } = await start();
    const { thirdOrderNumber } = order;
    const label = (await must(packer, printing.printOrderLabel, { thirdOrderNumber, dpi }))!;
    expect([label.dpi, ...sizeOf(label.image)]).toEqual([dpi, width, height]);
  });

  it('gets a label that is moved as it needs', async () => {
    const { at, order } = await start();
    const { thirdOrderNumber } = order;
    const ask = async (offset: object) =>
      (await must(at.admin, printing.printOrderLabel, { thirdOrderNumber, isSend: 1, ...offset }))!;
    const [straight, moved] = [await ask({}), await ask({ offsetX: 2.5, offsetY: -1 })];
    expect(sizeOf(moved.image)).toEqual(sizeOf(straight.image));
    expect(moved.image).not.toBe(straight.image);
    expect((await ask({ offsetX: 0, offsetY: 0 })).image).toBe(straight.image);
  });

  it('is one of three resolutions, and no more than two centimetres off', async () => {
    const { order, packer } = await start();
    const { thirdOrderNumber } = order;
    for (const wrong of [{ dpi: 72 }, { offsetX: 21 }, { offsetY: 'left' }, { offsetX: 'NaN' }])
      expect(await packer.send(printing.printOrderLabel, { thirdOrderNumber, ...wrong })).toMatchObject({
        status: 400,
      });
  });
});

/** As a PNG's head says it. */
function sizeOf(image: string): [number, number] {
  const head = Buffer.from(image, 'base64');
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}
