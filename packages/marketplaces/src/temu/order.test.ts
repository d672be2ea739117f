import { describe, expect, it } from 'vitest';
import { fakeTemu, refuses } from '../testing/fakeTemu.ts';
import { orderJson } from '../testing/temuOrders.ts';
import { getTemuDecryptedAddress, getTemuAddress } from './address.ts';
import { getTemuAmounts } from './amounts.ts';
import { getTemuOrder } from './orderDetails.ts';
import { temuProblemOf } from './problems.ts';
import { temuSettings } from './settings.ts';

const detail = 'bg.order.detail.v2.get';
const sn = 'PO-211-21905452099192792';

describe('an order', () => {
  it('is told in our words, with what TEMU leaves open left open', async () => {
    const { store, sent } = await fakeTemu({ [detail]: orderJson({ sn }) });
    const order = await getTemuOrder(store, sn);
    expect(order).toMatchObject({
      parentOrderSn: sn,
      status: 'toShip',
      regionId: '211',
      orderedAt: new Date('2025-02-19T21:20:00Z'),
      shipBy: new Date('2025-02-21T21:20:00Z'),
      pendingUntil: undefined,
      deliverBy: undefined,
      labels: ['pending_buyer_cancellation'],
      warnings: [],
      batchNumbers: [],
      regionNames: [],
    });
    expect(order.lines).toMatchObject([
      {
        orderSn: '211-21905452099192792',
        skuId: '17592352673534',
        name: 'T-Shirt „Größe“ 黑色',
        quantity: 2,
        orderedQuantity: 3,
        cancelledQuantity: 1,
        stockWarehouseId: undefined,
        documentFrom: undefined,
        labels: ['customized_products'],
        products: [{ productSkuId: '58224724203874', extCode: 'TEE-BLK-M', pieces: 4 }],
        packages: [],
      },
    ]);
    expect(sent[0]?.raw['parentOrderSn']).toBe(`"${sn}"`);
  });

  it('keeps a status that is new to us as its number', async () => {
    const json = orderJson({ sn, parent: { parentOrderStatus: 77 } });
    const { store } = await fakeTemu({ [detail]: json });
    expect(await getTemuOrder(store, sn)).toMatchObject({ statusCode: 77, status: undefined });
  });

  it('names its packages', async () => {
    const packageSnInfo = [{ packageSn: 'PK-1', packageDeliveryType: 2, callSuccess: true }];
    const { store } = await fakeTemu({ [detail]: orderJson({ sn, line: { packageSnInfo } }) });
    const { lines } = await getTemuOrder(store, sn);
    expect(lines[0]?.packages).toEqual([
      { packageSn: 'PK-1', deliveryCode: 2, delivery: 'temuLabel', callSuccess: true },
    ]);
  });

  it('picks single pieces where nothing says how many a unit has', async () => {
    const { store } = await fakeTemu({ [detail]: orderJson({ sn, line: { productList: [{ productSkuId: 7 }] } }) });
    expect((await getTemuOrder(store, sn)).lines[0]?.products).toMatchObject([{ pieces: 2 }]);
  });

  it('is not found, in TEMU’s words', async () => {
    const { store } = await fakeTemu({ [detail]: refuses('140020002', 'Order not found') });
    await expect(getTemuOrder(store, sn)).rejects.toMatchObject({ kind: 'notFound', reason: 'Order not found' });
  });
});

describe('an address', () => {
  const fields = {
    receiptName: 'José Ñandú',
    mobile: '+1 555 0100',
    mail: null,
    regionName1: 'United States',
    regionName2: 'Ohio',
    regionName3: 'Columbus',
    addressLine1: '1 Main St',
    addressLine2: '',
    addressLine3: 'Unit 4',
    postCode: '00501',
    addressExtra: null,
    warning: { isRestriction: true, reason: 3 },
  };

  it('is told in our words', async () => {
    const json = JSON.stringify({ ...fields, addressLineall: '1 Main St Unit 4' });
    const { store } = await fakeTemu({ 'bg.order.shippinginfo.v2.get': json });
    expect(await getTemuAddress(store, sn)).toMatchObject({
      name: 'José Ñandú',
      phone: '+1 555 0100',
      email: undefined,
      country: 'United States',
      province: 'Ohio',
      city: 'Columbus',
      lines: ['1 Main St', 'Unit 4'],
      wholeAddress: '1 Main St Unit 4',
      postCode: '00501',
      restriction: { reasonCode: 3, reason: 'labelsOfTemuOnly' },
    });
  });

  it('is unknown where it is masked', async () => {
    const masked = {
      ...fields,
      receiptName: 'J*** Ñ***',
      mobile: '+1 *** *** 0100',
      mail: '***@example.com',
      addressLine1: '1 M*** St',
      addressLineAll: '1 M*** St, Unit 4',
      addressExtra: { firstName: 'J***', lastName: 'Ñandú' },
    };
    const { store } = await fakeTemu({ 'bg.order.shippinginfo.v2.get': JSON.stringify(masked) });
    const read = await getTemuAddress(store, sn);
    expect(read).toMatchObject({ city: 'Columbus', postCode: '00501', lines: [] });
    const { name, firstName, lastName, phone, email, wholeAddress } = read;
    expect([name, firstName, lastName, phone, email, wholeAddress].filter((part) => part !== undefined)).toEqual([]);
  });

  it('is decrypted by TEMU, not by us', async () => {
    const { warning: _, ...bare } = fields;
    const { store, sent } = await fakeTemu({ 'bg.order.decryptshippinginfo.get': JSON.stringify(bare) });
    expect(await getTemuDecryptedAddress(store, sn)).toMatchObject({ phone: '+1 555 0100', restriction: undefined });
    expect(sent).toMatchObject([{ raw: { parentOrderSn: `"${sn}"` } }]);
  });
});

describe('amounts', () => {
  const json = `{"parentOrderMap":{"parentOrderSn":"${sn}","customerPaid":{"currency":"USD","amount":123456789012345678},
    "refundsTotal":{"currency":"JPY","amount":500},"taxTotal":null},
    "orderList":[{"orderSn":"211-1","quantity":2,"productTaxRate":7,"basePrice":{"currency":"USD","amount":5}}],"warning":null}`;

  it('are decimals with the places of their currency', async () => {
    const { store } = await fakeTemu({ 'bg.order.amount.query': json });
    expect(await getTemuAmounts(store, sn)).toEqual({
      parentOrderSn: sn,
      amounts: {
        customerPaid: { currency: 'USD', amount: '1234567890123456.78' },
        refundsTotal: { currency: 'JPY', amount: '500' },
      },
      lines: [{ orderSn: '211-1', quantity: 2, amounts: { basePrice: { currency: 'USD', amount: '0.05' } } }],
      warnings: [],
    });
  });

  it('may turn out to be decimals already', async () => {
    const unverified = { ...temuSettings.unverified, amountsInMinorUnits: false };
    const { store } = await fakeTemu(
      { 'bg.order.amount.query': json.replace('"amount":5}', '"amount":"5.20"}') },
      { unverified },
    );
    expect((await getTemuAmounts(store, sn)).lines[0]?.amounts).toEqual({
      basePrice: { currency: 'USD', amount: '5.20' },
    });
  });

  it('may not be counted yet', async () => {
    const { store } = await fakeTemu({ 'bg.order.amount.query': refuses('140020008') });
    const failure = await getTemuAmounts(store, sn).catch((error: unknown) => error);
    expect(temuProblemOf(failure as Parameters<typeof temuProblemOf>[0])).toBe('tooEarly');
  });
});
